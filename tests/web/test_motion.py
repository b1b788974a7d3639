"""Things that move: whoever answers meanwhile loses nothing, and whoever wants little of it gets little."""

from pathlib import Path

import pytest

from tests.server.running import Elsewhere
from tests.web.browser import PATIENT, Open, Tab
from tests.web.ledger import choices
from tests.web.player import Player

MOVING = "() => document.querySelector('.above')?.childElementCount ?? 0"
AT_REST = f"() => ({MOVING})() === 0"
# Everything that lies on the table, and where.
LYING = """() => [...document.querySelectorAll("[data-zone] .thing")].map((thing) => {
    const {card, back, wonder} = thing.dataset;
    const seen = getComputedStyle(thing).opacity === "1";
    return [thing.closest("[data-zone]").dataset.zone, card ?? back ?? wonder, seen];
})"""
# Notes what travels over the page.
WATCH = """
window.travels = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...more) {
    window.travels += [frames].flat().some((frame) => "transform" in frame);
    return animate.call(this, frames, ...more);
};
"""


def test_answers_while_things_move(tab: Open, tmp_path: Path) -> None:
    with Elsewhere(str(tmp_path)) as server:
        one = tab(server.address, still=False, chosenMotion="full", players=2).goto()
        one.see(".play").click()
        player = Player(one)
        meanwhile = 0
        while meanwhile < 6:
            seen = player.look(PATIENT)
            meanwhile += one.page.evaluate(MOVING) > 0
            assert seen is not None
            assert player.act(seen)
        player.look(PATIENT)
        one.page.wait_for_function(AT_REST)
        assert choices(tmp_path, one.path.removeprefix("/t/"), 0) == [option for _, option in one.chosen]
        assert one.refused == []
        lying = one.page.evaluate(LYING)
        assert all(seen for _, _, seen in lying), "what has arrived can be seen"
        one.page.reload()
        one.see("[data-zone] .thing")
        assert one.page.evaluate(LYING) == lying


@pytest.mark.parametrize("still", [False, True])
def test_the_system_asks_for_little_motion(tab: Open, still: bool) -> None:
    one = tab(still=still, chosenMotion=None, players=2)
    one.context.add_init_script(WATCH)
    play(one)
    assert (one.page.evaluate("window.travels") == 0) == still


def test_no_motion_can_be_chosen(tab: Open) -> None:
    one = tab(still=False, chosenMotion="off", players=2)
    one.context.add_init_script(WATCH)
    play(one)
    assert one.page.evaluate("window.travels") == 0


def play(tab: Tab) -> None:
    tab.goto().see(".play").click()
    player = Player(tab)
    for _ in range(5):
        player.answer()
    player.look(PATIENT)
