"""The table: what can be bought, one question with one main button, paying with the cards, and how near the end is."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.boxes import Box, box_of
from tests.web.browser import DESKTOP, OpenTab, Tab
from tests.web.player import OPTIONS, PAY
from tests.web.positions import GOLDEN, find_question, sit_at

PANEL = "[data-panel]"
SUPPLY = ":is([data-zone^='row/'], [data-zone^='pile/']) button.item"
HAND = "[data-zone^='hand/'] button.item"
# The purchase at which most of these tests look.
PURCHASE = ("base-3", "buy", 12)
# Cards for sale that do not show what they do or what they cost.
INCOMPLETE = """(items) => [...document.querySelectorAll(items)].filter((item) => {
    const size = (part) => item.querySelector(part)?.getBoundingClientRect().height ?? 0;
    const texts = size(".name") >= 11 && size(".effect") >= 11;
    return !(texts && item.querySelector(".foot svg") && item.querySelector(".symbol"));
}).map((item) => item.dataset.card)"""
BOXES = """(items) => [...document.querySelectorAll(items)].map((item) => item.getBoundingClientRect())
    .filter(({width}) => width > 0).map(({left, top, right, bottom}) => [left, top, right, bottom])"""


@pytest.fixture(scope="module")
def buying(browser: Browser, site: str) -> Iterator[Tab]:
    """At a purchase; for tests that leave it as it is."""
    tab = Tab(browser, site)
    sit_at(tab, *PURCHASE)
    tab.page.mouse.move(1, 1)
    yield tab
    tab.close()
    assert tab.errors == []


def boxes(tab: Tab, selector: str) -> list[Box]:
    return [Box(*sides) for sides in tab.page.evaluate(BOXES, selector)]


def test_what_is_within_reach_is_lit_and_the_rest_dimmed(buying: Tab) -> None:
    n, _ = find_question(*PURCHASE)
    asked = json.loads((GOLDEN / f"{PURCHASE[0]}.jsonl").read_text(encoding="utf-8").splitlines()[n + 1])
    within_reach = {option for option in asked["options"] if option != "pass"}
    lit = {item.get_attribute("data-option") for item in buying.at(f"{SUPPLY}.lit").all()}
    assert lit == within_reach
    assert buying.at(f"{SUPPLY}.dimmed").count() == buying.at(SUPPLY).count() - len(lit) > 0


def test_every_card_for_sale_says_what_it_does_and_costs(buying: Tab) -> None:
    assert buying.page.evaluate(INCOMPLETE, SUPPLY) == []


def test_pointing_at_a_card_lights_those_that_cause_its_surcharge(buying: Tab) -> None:
    above = buying.at("[data-zone='row/gunpowder'] .place:has(.link) button.item").first
    assert buying.at(".cause").count() == 0
    for point in (above.hover, above.focus):
        point()
        buying.see("[data-zone='row/horse'] .cause")
        assert buying.at(".cause").count() == buying.at("[data-zone='row/horse'] .cause").count() <= 2
        buying.page.mouse.move(1, 1)
        buying.at("[data-focus-home]").focus()
        buying.at(".cause").first.wait_for(state="detached")


def test_what_is_explained_covers_nothing(buying: Tab) -> None:
    buying.at(SUPPLY).first.hover()
    panel = box_of(buying.see(PANEL))
    covered = [box for box in boxes(buying, ".board .item, .ribbon button, .goal") if box.overlaps(panel)]
    assert covered == []
    # Where values come from, and the rule, is behind a sign.
    details = buying.see(f"{PANEL} details summary")
    assert not buying.at(f"{PANEL} details p").first.is_visible()
    assert details.locator("svg").count() == 1
    buying.page.mouse.move(1, 1)
    buying.at(PANEL).wait_for(state="detached")


def test_a_pointer_that_rests_explains_nothing(tab: OpenTab) -> None:
    one = tab()
    sit_at(one, *PURCHASE)
    card = box_of(one.at(SUPPLY).first)
    one.page.mouse.move(card.left + 20, card.top + 20)
    one.see(PANEL)
    one.page.reload()
    one.see(OPTIONS)
    one.page.wait_for_timeout(400)
    assert one.at(PANEL).count() == 0
    one.page.mouse.move(card.left + 22, card.top + 22)
    one.see(PANEL)


def test_the_question_lies_between_board_and_hand_and_doing_nothing_is_last(buying: Tab) -> None:
    ribbon = box_of(buying.see(".ribbon"))
    assert all(box.bottom <= ribbon.top + 1 for box in boxes(buying, SUPPLY))
    # The keys on lit cards stand out a little.
    assert all(box.top >= ribbon.bottom - 1 for box in boxes(buying, HAND))
    assert buying.at(".ribbon .main").count() == 0, "which card is for the player to say"
    last = buying.at(".ribbon .answers button:visible").last
    assert last.get_attribute("data-option") == "pass"
    assert "quiet" in (last.get_attribute("class") or "")


def test_paying_happens_on_the_table(buying: Tab) -> None:
    card = buying.at(f"[data-option='{buying.at(f'{SUPPLY}.lit').first.get_attribute('data-option')}']")
    card.click()
    buying.see(PAY)
    assert buying.at(".ribbon .main").count() == 1
    name = buying.see(PAY).inner_text().split("\n")[0].strip()
    assert card.locator(".buy").inner_text() == name, "the card itself says it, too"
    lifted = buying.at("[data-zone^='down/'] button.item.chosen")
    assert lifted.count() == buying.at(".slots .tick").count() > 0
    buying.see(".purse", "Left afterwards")
    lifted.first.click()
    buying.see(".slots .missing, .slots .free, [data-buy]:disabled, [data-buy]:enabled")
    buying.page.keyboard.press("Escape")
    buying.at("[data-buy]").wait_for(state="detached")
    buying.page.mouse.move(1, 1)
    assert lifted.count() == 0


def test_the_goal_line_says_what_is_left_to_the_end(buying: Tab) -> None:
    goal = buying.see(".goal").inner_text()
    space = buying.at("[data-zone='row/space'] button.item").count()
    assert f"{space} Space cards left" in goal
    assert f"{buying.at('[data-zone=supply] [data-wonder]').count()} wonders left" in goal
    best = max(map(int, buying.at(".seats .vp dd").all_inner_texts()))
    assert f"{best} to beat" in " ".join(goal.split())


def test_every_wonder_shows_how_far_one_is(buying: Tab) -> None:
    wonders = buying.at("[data-zone=supply] button.item[data-wonder]")
    for wonder in wonders.all():
        assert re.search(r"\d/\d", wonder.inner_text())
        assert wonder.locator("svg").count() > 1
    assert wonders.count() > 0


def test_no_rule_numbers_on_the_table_and_all_symbols_one_key_away(buying: Tab) -> None:
    assert not re.search(r"\b[RQS]\d+\b", buying.see(".board").inner_text())
    buying.page.keyboard.press("!")
    sheet = buying.see("dialog[aria-labelledby=symbols-title]")
    assert sheet.locator("li").count() > 15
    buying.page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")
    buying.page.get_by_role("button", name="Symbols").click()
    sheet.wait_for()
    buying.page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")


def test_the_hand_is_one_row_that_keeps_its_size_and_its_keys_lay_cards(tab: OpenTab) -> None:
    one = tab()
    sit_at(one, "base-3", "resource", 0)
    one.page.mouse.move(1, 1)
    before = boxes(one, HAND)
    assert len({round(box.top) for box in before}) == 1
    for item in one.at(f"{HAND}.lit").all():
        assert item.locator("kbd").inner_text().lower() == item.get_attribute("aria-keyshortcuts")
    for plate in boxes(one, ".seats > *"):
        assert plate.right - plate.left < DESKTOP[0] / 6
    first = one.at(f"{HAND}.lit").first.get_attribute("data-card")
    one.page.keyboard.press("1")
    one.see("[data-question=develop]")
    one.see(f"[data-zone^='down/'] [data-card='{first}']")
    after = boxes(one, HAND)
    assert len(after) == len(before) - 1
    sizes = {(round(box.right - box.left), round(box.bottom - box.top)) for box in before + after}
    assert len(sizes) == 1


def test_choices_say_what_they_lead_to(tab: OpenTab) -> None:
    one = tab()
    # A Knight that was just laid.
    sit_at(one, "base-3", "activate", 23)
    assert one.at(".ribbon .main").count() == 1
    one.see(".ribbon .main", "Use Knight")
    assert len(one.see(".ribbon .help").inner_text()) > 20
    assert one.at(".ribbon .answers button:visible").last.get_attribute("data-option") == "no"
    # Both strengths, and who would lose.
    forecast = one.at(".ribbon li").all_inner_texts()
    assert len(forecast) == 2
    for text in forecast:
        mine, sign, theirs = re.findall(r"\d+|[‹=›]", text)[:3]
        assert {"›": int(mine) > int(theirs), "=": mine == theirs, "‹": int(mine) < int(theirs)}[sign]
    other = tab()
    sit_at(other, "base-2", "gain", 0)
    assert other.at(".ribbon .option").count() == other.at(".ribbon .option:has(svg.token)").count() > 1
