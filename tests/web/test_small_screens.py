"""Phones and tablets: one's own numbers are in sight, what can be chosen as well, and nothing leaves the table."""

import pytest

from tests.web.boxes import Box, box_of
from tests.web.browser import PHONE, OpenTab, Tab
from tests.web.legibility import small_texts
from tests.web.positions import open_free_table, sit_at

SIDEWAYS, TABLET = (844, 390), (820, 1180)
# Lit items that can be pressed without scrolling.
IN_SIGHT = """() => [...document.querySelectorAll(".board button.item.lit")].filter((item) => {
    const { x, y, width, height } = item.getBoundingClientRect();
    return item.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).length"""


def screen(tab: Tab) -> Box:
    size = tab.page.viewport_size
    assert size is not None
    return Box(0, 0, size["width"], size["height"])


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, TABLET])
def test_ones_own_numbers_and_something_to_choose_are_in_sight(tab: OpenTab, size: tuple[int, int]) -> None:
    one = tab(size=size)
    sit_at(one, "combined-4", "buy", 20)
    one.page.wait_for_function(f"() => ({IN_SIGHT})() > 0")
    assert one.at("header nav").count() == 0, "the game has the whole screen"
    for part in (".me .vp dd", ".me .strength dd", ".goal", ".ribbon h2"):
        assert box_of(one.see(part)).inside(screen(one)), part
    # What one can pay with.
    assert box_of(one.see(".dock [data-zone^='down/'] .item")).overlaps(screen(one))
    assert small_texts(one, "[data-zone^='row/'], [data-zone^='pile/'], [data-zone^='hand/']") == []


def test_the_rules_open_beside_the_table(tab: OpenTab) -> None:
    one = tab(size=PHONE)
    sit_at(one, "base-2", "resource", 0)
    table = one.path
    one.page.get_by_role("button", name="Rules").tap()
    one.see("[data-panel] h2")
    assert one.path == table
    assert box_of(one.see("[data-panel]")).top > 100, "the table stays in sight"
    one.see("[data-panel] .bar button").tap()
    one.at("[data-panel]").wait_for(state="detached")
    one.see(".board")


def test_a_message_is_seen_on_a_phone(tab: OpenTab) -> None:
    code = open_free_table(tab().site, "base-2", "resource", 4)
    ada, bo = tab(name="Ada", size=PHONE), tab(name="Bo")
    for one in (ada, bo):
        one.goto(f"/t/{code}")
        one.see("[data-seat]:not(:has-text('Ada')) .main").click()
        one.see(".actions .main").click()
    bo.see(".board")
    bo.at(".aside button").filter(has_text="Chat").click()
    bo.at(".chat input").fill("Your Mining is mine")
    bo.page.keyboard.press("Enter")
    assert box_of(ada.see("[data-said-by='1']", "Your Mining is mine")).inside(screen(ada))
    ada.at(".side-switch").tap()
    ada.see(".unread", "1")
    ada.at(".aside button").filter(has_text="Chat").tap()
    ada.see(".chat", "Your Mining is mine")
