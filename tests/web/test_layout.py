"""Nothing covers a name, whatever the size of the screen; the question and its options are visible."""

import pytest

from tests.web.browser import DESKTOP, LARGE, PHONE, OpenTab, Tab
from tests.web.legibility import small_texts
from tests.web.positions import sit_at

# A crowded table: four players, near the end.
GAME, KIND, INDEX = "combined-4", "develop", -2
# From the smallest phone to a very large screen; tablets, and a zoomed window.
SIZES = [(320, 640), PHONE, (640, 360), (820, 1180), (1180, 820), DESKTOP, LARGE, (3840, 2160)]
# Items whose name or symbol is covered; plates and rows may have to be scrolled.
HIDDEN = """(items) => [...document.querySelectorAll(items)].filter((item) => {
    item.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { x, y, width, height } = item.getBoundingClientRect();
    if (width === 0) return false;
    const above = document.elementFromPoint(x + Math.min(width / 2, 12), y + height / 2);
    return above?.closest(".item") !== item;
}).map((item) => item.outerHTML.slice(0, 120))"""
# Tiles, portraits and strips whose words do not fit; letters may reach a little over their line.
CUT = """() => [...document.querySelectorAll(".tile .words, .face .words, .strip")].filter((element) =>
    element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 1
).map((element) => element.textContent)"""
OUTSIDE = """(elements) => [...document.querySelectorAll(elements)].filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
}).map((element) => element.textContent)"""
# Strips that are cut through by the edge of their plate.
CUT_STRIPS = """() => [...document.querySelectorAll(".plate .strip")].filter((strip) =>
    strip.getBoundingClientRect().bottom > strip.closest(".plate").getBoundingClientRect().bottom + 1
).map((strip) => strip.textContent)"""
# After the window is resized, cards change their size for some frames; so they do when the fonts have come.
SETTLED = """async () => {
    await document.fonts.ready;
    let [before, alike] = ["", 0];
    while (alike < 5) {
        await new Promise(requestAnimationFrame);
        const boxes = [...document.querySelectorAll(".item")].map((item) => item.getBoundingClientRect());
        const now = JSON.stringify([innerWidth, boxes]);
        alike = now === before ? alike + 1 : 0;
        before = now;
    }
}"""
HAND = '[data-zone^="hand/"] button.item'


def crowded(tab: OpenTab, size: tuple[int, int], **more: object) -> Tab:
    one = tab(size=size, hints=True, **more)
    sit_at(one, GAME, KIND, INDEX)
    # An item under the pointer would be explained.
    one.page.mouse.move(1, 1)
    # What is loaded after the board may take room from it.
    one.page.wait_for_load_state("networkidle")
    one.page.evaluate(SETTLED)
    return one


@pytest.mark.parametrize("language", ["en", "ja", "fr"])
@pytest.mark.parametrize("size", [DESKTOP, LARGE])
def test_every_name_and_every_option_is_visible(tab: OpenTab, size: tuple[int, int], language: str) -> None:
    one = crowded(tab, size, language=language)
    assert not one.page.evaluate(HIDDEN, ".board .item:is([data-card], [data-back], [data-wonder])")
    assert not one.page.evaluate(OUTSIDE, ".ribbon h2, [data-question] .option, .board .item")
    assert small_texts(one) == []
    assert one.page.evaluate(CUT) == []


def test_a_full_plate_says_how_many_cards_are_left_and_opens(tab: OpenTab) -> None:
    one = crowded(tab, DESKTOP)
    plate = one.at(".plate:has(.rest)").first
    strips = plate.locator("[data-zone^=up] .strip")
    shown = strips.count()
    left = int(plate.locator(".rest").inner_text())
    assert one.page.evaluate(CUT_STRIPS) == []
    plate.locator(".rest").focus()
    one.page.keyboard.press("Enter")
    plate.locator(".rest[aria-expanded=true]").wait_for()
    assert strips.count() == shown + left
    one.page.evaluate(SETTLED)
    assert one.page.evaluate(CUT_STRIPS) == []
    one.page.keyboard.press("Enter")
    plate.locator(".rest[aria-expanded=false]").wait_for()
    assert strips.count() == shown


def test_question_and_hand_are_visible_on_a_phone(tab: OpenTab) -> None:
    one = crowded(tab, PHONE)
    assert not one.page.evaluate(HIDDEN, HAND)
    assert not one.page.evaluate(OUTSIDE, f".ribbon h2, [data-question] .option, {HAND}")


def test_no_page_is_wider_than_the_screen(tab: OpenTab) -> None:
    one = crowded(tab, DESKTOP, language="fr")
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        one.page.evaluate(SETTLED)
        wide = one.page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= width, f"{width}×{height} is {wide} wide"
        one.at("[data-question] .option").last.scroll_into_view_if_needed()
        one.at(HAND).last.scroll_into_view_if_needed()
        assert not one.page.evaluate(HIDDEN, HAND), f"{width}×{height}"
