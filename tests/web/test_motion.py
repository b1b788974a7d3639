"""Motion: answers meanwhile are not lost, and the settings for less motion are respected."""

from pathlib import Path

import pytest

from tests.server.servers import ServerProcess
from tests.web.browser import TIMEOUT, OpenTab, Tab
from tests.web.player import Player
from tests.web.stored_answers import stored_answers

MOVING = "() => document.querySelector('.above')?.childElementCount ?? 0"
AT_REST = f"() => ({MOVING})() === 0"
# Every item on the table, its zone, and whether it is visible.
ITEMS = """() => [...document.querySelectorAll("[data-zone] .item")].map((item) => {
    const {card, back, wonder} = item.dataset;
    const seen = getComputedStyle(item).opacity === "1";
    return [item.closest("[data-zone]").dataset.zone, card ?? back ?? wonder, seen];
})"""
# Counts animations that move something.
COUNT_MOVES = """
window.moves = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...more) {
    window.moves += [frames].flat().some((frame) => "transform" in frame);
    return animate.call(this, frames, ...more);
};
"""


def test_answers_during_animations(tab: OpenTab, tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path)) as server:
        one = tab(server.address, reduced_motion=False, chosenMotion="full", players=2).goto()
        one.see(".play").click()
        player = Player(one)
        meanwhile = 0
        while meanwhile < 6:
            screen = player.read_screen(TIMEOUT)
            meanwhile += one.page.evaluate(MOVING) > 0
            assert screen is not None
            assert player.answer_screen(screen)
        player.read_screen(TIMEOUT)
        one.page.wait_for_function(AT_REST)
        assert stored_answers(tmp_path, one.path.removeprefix("/t/"), 0) == [option for _, option in one.answers]
        assert one.rejections == []
        items = one.page.evaluate(ITEMS)
        assert all(visible for _, _, visible in items)
        one.page.reload()
        one.see("[data-zone] .item")
        assert one.page.evaluate(ITEMS) == items


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_the_system_asks_for_reduced_motion(tab: OpenTab, reduced_motion: bool) -> None:
    one = tab(reduced_motion=reduced_motion, chosenMotion=None, players=2)
    one.context.add_init_script(COUNT_MOVES)
    play(one)
    assert (one.page.evaluate("window.moves") == 0) == reduced_motion


def test_motion_can_be_turned_off(tab: OpenTab) -> None:
    one = tab(reduced_motion=False, chosenMotion="off", players=2)
    one.context.add_init_script(COUNT_MOVES)
    play(one)
    assert one.page.evaluate("window.moves") == 0


def play(tab: Tab) -> None:
    tab.goto().see(".play").click()
    player = Player(tab)
    for _ in range(5):
        player.answer()
    player.read_screen(TIMEOUT)
