"""The replay: purchases, wonders and attacks under the right turn, the present one in sight, and a large board."""

from tests.web.browser import DESKTOP, OpenTab, Tab
from tests.web.positions import GOLDEN

# What the list shows: the turn, and the kinds below it.
HIGHLIGHTS = """() => [...document.querySelectorAll("[data-turn]")].flatMap((turn) =>
    [...turn.querySelectorAll("[data-highlight]")].map((one) =>
        [Number(turn.dataset.turn), one.dataset.highlight, one.textContent.trim()]))"""
# Whether the last marked entry of the list is inside its box.
IN_SIGHT = """() => {
    const list = document.querySelector("ol.turns").getBoundingClientRect();
    const item = [...document.querySelectorAll("ol.turns [aria-current]")].at(-1).getBoundingClientRect();
    return item.top >= list.top - 1 && item.bottom <= list.bottom + 1;
}"""


def open_record(tab: Tab, game: str) -> None:
    tab.goto().see(".play")
    tab.at("input[type=file]").set_input_files(GOLDEN / f"{game}.gs.json")
    tab.see(".step", "Step 0 of ")
    tab.see("ol.turns")
    tab.at("nav h2 .soft").wait_for(state="detached")


def test_purchases_wonders_and_attacks_are_listed_under_their_turns(tab: OpenTab) -> None:
    one = tab(size=DESKTOP)
    open_record(one, "base-2")
    listed = one.page.evaluate(HIGHLIGHTS)
    assert {kind for _, kind, _ in listed} == {"bought", "wonder", "attack"}
    # With two players the odd turns are the first one's, and nobody buys in another's turn.
    for turn, kind, text in listed:
        if kind in ("bought", "wonder") and " from " not in text:
            assert text.startswith(f"Player {2 - turn % 2} "), (turn, text)
    one.at("[data-highlight=wonder]").last.click()
    one.see("[data-highlight=wonder][aria-current=step]")


def test_the_present_turn_stays_in_sight(tab: OpenTab) -> None:
    one = tab(size=DESKTOP)
    open_record(one, "combined-4")
    for key in ("End", "Home", "PageDown", "End", "PageUp", "PageUp"):
        one.page.keyboard.press(key)
        one.page.wait_for_function(IN_SIGHT)


def test_the_board_has_most_of_the_screen(tab: OpenTab) -> None:
    one = tab(size=DESKTOP)
    open_record(one, "base-2")
    board = one.see(".board").bounding_box()
    assert board is not None
    assert board["height"] >= 600
    assert board["width"] == DESKTOP[0]
    one.see("[data-more]").click()
    one.see(".actions .main")
    assert one.see(".board").bounding_box() == board, "what opens lies above the board"
