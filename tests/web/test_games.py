"""Whole games in the browser, by what stands on the screen alone."""

import httpx
import pytest

from gunsteel.formats.record import loads, replay
from gunsteel.shared_game import SharedGame
from tests.web.browser import PHONE, Open, Tab
from tests.web.hands import Hands, How
from tests.web.player import END, Player, play_together

# Each game both ways, and each language both ways.
GAMES: list[tuple[How, str, str, str]] = [
    ("clicks", "combined", "fr", "ja"),
    ("keys", "combined", "fr", "en"),
    ("clicks", "base", "en", "fr"),
    ("keys", "base", "ja", "fr"),
    ("clicks", "renaissance", "ja", "en"),
    ("keys", "renaissance", "en", "ja"),
]
# How often a mouse or a finger was used.
COUNT = "window.pointed = 0; addEventListener('pointerdown', () => window.pointed++, true)"
# Nothing that moves, and bots that know where they go: so games are over sooner.
QUICK = {"speed": 3, "level": "soldier"}


@pytest.mark.parametrize(("how", "game", "first", "second"), GAMES)
def test_two_people_and_two_bots(tab: Open, how: How, game: str, first: str, second: str) -> None:
    ada, bo = (tab(language=language, **QUICK) for language in (first, second))
    for one in (ada, bo):
        one.context.add_init_script(COUNT)
    host, guest = Hands(ada, how), Hands(bo, how)
    table = open_table(host, game)
    come(guest, table)
    for hands in (host, guest):
        hands.press(".acts .main")
    players = [Player(ada, how, 1), Player(bo, how, 2)]
    play_together(*players)
    for one, language in ((ada, first), (bo, second)):
        assert one.see("html").get_attribute("lang") == language
        assert (one.page.evaluate("window.pointed") == 0) == (how == "keys")
    by_the_rules(table, *players)


def test_with_fingers_on_a_phone(tab: Open) -> None:
    one = tab(language="ja", set="combined", players=2, size=PHONE, **QUICK).goto()
    one.see(".play").tap()
    player = Player(one)
    player.play()
    assert one.see("html").get_attribute("lang") == "ja"
    by_the_rules(one.path.removeprefix("/t/"), player)


def open_table(hands: Hands, game: str) -> str:
    """A table for two people and two bots; its code."""
    tab = hands.tab.goto()
    hands.press("a[href$='/new']")
    hands.pick(game)
    hands.pick("4")
    for seat in (3, 4):
        hands.select(f"ol li:nth-child({seat}) select", "soldier")
    hands.press("form .end .main")
    tab.see("[data-seat='0'] .who")
    hands.write(".looks input:not([type])", "Ada")
    return tab.path.removeprefix("/t/")


def come(hands: Hands, table: str) -> None:
    """To the second seat, by the code."""
    hands.tab.goto()
    hands.write("input[autocapitalize=none]", table)
    hands.press("form:has(input[autocapitalize=none]) button")
    hands.press("[data-seat='1'] .main")
    hands.write(".looks input:not([type])", "Bo")


def by_the_rules(table: str, *players: Player) -> None:
    """The game is over because the rules say so, and what was chosen on screen is on record: all of it, once."""
    told = httpx.get(f"{players[0].tab.site}/api/tables/{table}/record")
    record = loads(told.text)
    assert replay(record).over
    assert set(record.extra) == {"x-bots"}, "nobody stopped, resigned or was replaced"
    assert record.names is not None
    game = SharedGame(record)
    for seat, player in enumerate(players):
        answered = [choice for chooser, choice in zip(game.progress.choosers, record.choices, strict=True) if chooser == seat]
        assert answered == [option for _, option in player.tab.chosen]
        assert record.names[seat] in players[0].tab.see("table").inner_text()
        assert player.tab.refused == []
        assert player.explained == 0 or player.tab.phone
        if not player.keys:
            assert player.touched > player.answers / 4, "the things themselves can be chosen"
        title(player.tab, [record.names[winner] for winner in record.result["winners"]])  # type: ignore[index]


def title(tab: Tab, winners: list[str]) -> None:
    for name in winners:
        tab.see(END, name)
