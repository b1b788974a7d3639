"""Nothing lies upon a name, whatever the size of the screen; what is asked and what can be answered is in sight."""

import pytest

from tests.web.browser import DESK, HALL, PHONE, Open, Tab
from tests.web.positions import seated

# A crowded table: four players, late.
GAME, KIND, NUMBER = "combined-4", "develop", -2
# From the smallest phone to a wall; tablets, and a window seen twice as large.
SIZES = [(320, 640), PHONE, (640, 360), (820, 1180), (1180, 820), DESK, HALL, (3840, 2160)]
# Where its name stands, or its symbol: nothing else may be there.
HIDDEN = """(things) => [...document.querySelectorAll(things)].filter((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    if (width === 0) return false;
    const above = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, width * 0.15));
    return above?.closest(".thing") !== thing;
}).map((thing) => thing.outerHTML.slice(0, 120))"""
OUTSIDE = """(things) => [...document.querySelectorAll(things)].filter((thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
}).map((thing) => thing.textContent)"""
# A new size of the window is answered by new sizes of cards: some frames later nothing changes any more.
SETTLED = """async () => {
    let [before, alike] = ["", 0];
    while (alike < 5) {
        await new Promise(requestAnimationFrame);
        const boxes = [...document.querySelectorAll(".thing")].map((thing) => thing.getBoundingClientRect());
        const now = JSON.stringify([innerWidth, boxes]);
        alike = now === before ? alike + 1 : 0;
        before = now;
    }
}"""
HAND = '[data-zone^="hand/"] button.thing'


def crowded(tab: Open, size: tuple[int, int], **more: object) -> Tab:
    one = tab(size=size, hints=True, **more)
    seated(one, GAME, KIND, NUMBER)
    # What the pointer rests on would explain itself.
    one.page.mouse.move(1, 1)
    one.page.evaluate(SETTLED)
    return one


@pytest.mark.parametrize("language", ["en", "ja", "fr"])
@pytest.mark.parametrize("size", [DESK, HALL])
def test_every_name_and_every_answer_is_in_sight(tab: Open, size: tuple[int, int], language: str) -> None:
    one = crowded(tab, size, language=language)
    assert not one.page.evaluate(HIDDEN, ".board .thing:is([data-card], [data-back], [data-wonder])")
    assert not one.page.evaluate(OUTSIDE, "[data-question] h2, [data-question] .option, .board .thing")


def test_question_and_hand_are_at_the_thumb(tab: Open) -> None:
    one = crowded(tab, PHONE)
    assert not one.page.evaluate(HIDDEN, HAND)
    assert not one.page.evaluate(OUTSIDE, f"[data-question] h2, [data-question] .option, {HAND}")


def test_no_page_is_wider_than_the_screen(tab: Open) -> None:
    one = crowded(tab, DESK, language="fr")
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        one.page.evaluate(SETTLED)
        wide = one.page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= width, f"{width}×{height} is {wide} wide"
        one.at("[data-question] .option").last.scroll_into_view_if_needed()
        one.at(HAND).last.scroll_into_view_if_needed()
        assert not one.page.evaluate(HIDDEN, HAND), f"{width}×{height}"
