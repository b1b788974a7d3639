"""The end: who won first, points by source, the tableaus as cards, the turning points, and what to do next."""

import re

import pytest

from tests.web.browser import DESKTOP, PHONE, OpenTab, Tab
from tests.web.player import END, Player
from tests.web.positions import sit_at


def play_to_the_end(tab: Tab, game: str) -> None:
    sit_at(tab, game, "take-back", -1)
    Player(tab).play()
    tab.see(END)
    tab.see("[data-turning-point]")


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("base-2", "en", DESKTOP), ("renaissance-3", "ja", PHONE), ("combined-4", "fr", DESKTOP)],
)
def test_all_that_an_end_has(tab: OpenTab, game: str, language: str, size: tuple[int, int]) -> None:
    one = tab(language=language, size=size)
    play_to_the_end(one, game)
    players = int(game[-1])
    assert one.at("[data-panel]").count() == 0, "nothing covers the result unasked"
    assert one.at("tbody tr[data-seat]").count() == players
    for row in one.at("tbody tr[data-seat]").all():
        parts = [int(part) for part in row.locator("[data-source] b").all_inner_texts()]
        assert sum(parts) == int(row.locator(".total").inner_text()), "the parts of a bar are all the points"
        assert row.locator("[data-source=other]").count() == 0, "after the game every card is known"
    tableaus = one.at("section[aria-labelledby^=tableau]")
    assert tableaus.count() == players
    for tableau in tableaus.all():
        cards, wonders = map(int, re.findall(r"\d+", tableau.locator("small").inner_text()))
        assert tableau.locator("li.wonder").count() == wonders
        assert tableau.locator("li:not(.wonder)").count() == cards
    marks = one.at("svg .mark text").all_text_contents()
    points = one.at("[data-turning-point]")
    assert marks == [str(number + 1) for number in range(points.count())]
    assert 1 <= points.count() <= 3
    turns = [int(point.get_attribute("data-turning-point") or 0) for point in points.all()]
    assert turns == sorted(turns)
    assert all(len(text) > 20 for text in points.all_inner_texts())


def test_from_the_end_to_the_replay_a_rematch_and_back_to_the_table(tab: OpenTab) -> None:
    one = tab()
    play_to_the_end(one, "base-2")
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    one.page.evaluate("() => { navigator.share = undefined; }")
    one.see("[data-share]").click()
    one.see("[role=status]", "Copied")
    assert one.page.evaluate("() => navigator.clipboard.readText()").endswith(f"{one.path}/replay")
    table = one.path
    one.press_button("Look at the table")
    one.see(".board")
    one.see(".main", "Result").click()
    one.see(END)
    one.see(".end a.button", "Replay").click()
    one.see(".step")
    one.page.go_back()
    one.see(END)
    one.press_button("Rematch")
    one.page.wait_for_function("(old) => location.pathname !== old", arg=table)
