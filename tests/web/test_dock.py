"""What I hold and what lies before me: overlapping cards are seen whole, other ways to pay, notes on my turn."""

from playwright.sync_api import Locator

from tests.web.boxes import box_of
from tests.web.browser import OpenTab, Tab
from tests.web.player import PAY
from tests.web.positions import sit_at

# Whether nothing lies over a card: looked at near its four corners.
IS_WHOLE = """(card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const corners = [left + 6, right - 6].flatMap((x) => [top + 20, bottom - 6].map((y) => [x, y]));
    return corners.every(([x, y]) => card.closest(".item").contains(document.elementFromPoint(x, y)));
}"""
HAND = "[data-zone^=hand] button.item"
RAISED = "[data-zone^=hand] .raised"


def is_whole(card: Locator) -> bool:
    found: bool = card.evaluate(IS_WHOLE)
    return found


def test_a_covered_card_under_the_pointer_or_the_focus_is_seen_whole(tab: OpenTab) -> None:
    one = tab()
    sit_at(one, "base-2", "develop", 47)
    cards = one.at("[data-zone^=down] .item .card")
    first, second = cards.nth(0), cards.nth(1)
    one.page.mouse.move(1, 1)
    assert not is_whole(first), "seven cards overlap"
    before = box_of(first)
    first.hover(position={"x": 8, "y": 60})
    one.page.wait_for_function(IS_WHOLE, arg=first.element_handle())
    assert abs(box_of(first).right - box_of(first).left - before.right + before.left) < 1, "sizes never change"
    one.page.mouse.move(1, 1)
    one.tab_to("[data-zone^=down] .item")
    one.page.wait_for_function(IS_WHOLE, arg=first.element_handle())
    one.page.keyboard.press("ArrowRight")
    one.page.wait_for_function(IS_WHOLE, arg=second.element_handle())


def test_a_card_of_a_crowded_hand_opens_under_the_pointer_and_the_focus(tab: OpenTab) -> None:
    one = tab()
    sit_at(one, "base-2", "develop", 39)
    assert one.at(HAND).count() == 12
    one.page.mouse.move(1, 1)
    one.at(RAISED).wait_for(state="detached")
    one.at(HAND).nth(4).hover()
    assert opened(one) == one.at(HAND).nth(4).get_attribute("data-card")
    one.page.mouse.move(1, 1)
    one.at(RAISED).wait_for(state="detached")
    one.tab_to(HAND)
    held = opened(one)
    one.page.keyboard.press("ArrowRight")
    one.at(f"{HAND}:not([data-card={held}]) .raised").wait_for()


def opened(tab: Tab) -> str | None:
    """The card that is open, with its effect on the screen."""
    raised = tab.see(RAISED)
    box = box_of(raised.locator(".lines").first)
    assert box.bottom < 720
    assert box.right < 1280
    return tab.at(f"{HAND}:has(.raised)").get_attribute("data-card")


def test_other_ways_to_pay_are_a_button_away(tab: OpenTab) -> None:
    one = tab()
    sit_at(one, "base-2", "buy", 19)
    one.at("[data-zone^=row] button[data-card=overseas-trade]").click()
    one.see(PAY)
    ways = one.see(".answers button", "Other ways")
    assert "1/9" in ways.inner_text()
    chosen = paid_with(one)
    ways.click()
    one.see(".answers button", "2/9")
    assert paid_with(one) != chosen
    one.see(PAY)
    assert one.at(".slots .name").count() == len(paid_with(one))
    # By hand: a card that is taken out is missing; put back, it pays again.
    source = one.at(f"[data-zone^=down] [data-card={paid_with(one)[0]}]")
    source.click()
    one.see("[data-buy]:disabled")
    source.click()
    one.see(PAY).click()
    one.see("[data-zone^=up] [data-card=overseas-trade], [data-zone^=hand] [data-card=overseas-trade]")


def paid_with(tab: Tab) -> list[str]:
    pressed = tab.at("[data-zone^=down] [aria-pressed=true]")
    cards: list[str] = pressed.evaluate_all("(items) => items.map((item) => item.dataset.card)")
    return cards


def test_notes_say_why_nothing_was_bought_and_that_the_hand_is_full_again(tab: OpenTab) -> None:
    one = tab()
    sit_at(one, "base-2", "resource", 7)
    one.see("[data-turn-notes]", "Nothing affordable; nearest: Ambush, 1 Food short")
    other = tab()
    sit_at(other, "base-2", "resource", 4)
    other.see("[data-turn-notes]", "Hand refilled: 3 cards")
    # Once something is done in the new turn they have gone; who is attacked never sees them.
    other.at(HAND).first.click()
    other.at("[data-turn-notes]").wait_for(state="detached")
    attacked = tab()
    sit_at(attacked, "base-2", "respond", 2)
    assert attacked.at("[data-turn-notes]").count() == 0
