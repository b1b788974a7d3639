"""Whole games in the browser, played by what is on the screen alone."""

import httpx
import pytest

from gunsteel.formats.record import loads, replay
from gunsteel.language.player_names import player_names
from gunsteel.shared_game import SharedGame
from tests.web.browser import PHONE, TIMEOUT, OpenTab, Tab
from tests.web.player import END, Player, play_together
from tests.web.user_input import InputMethod, UserInput

# One plays with the mouse, the other with keys: each game both ways, each language both ways, and hosts as well.
GAMES: list[tuple[str, tuple[InputMethod, str], tuple[InputMethod, str]]] = [
    ("combined", ("clicks", "fr"), ("keys", "ja")),
    ("base", ("keys", "fr"), ("clicks", "en")),
    ("renaissance", ("clicks", "ja"), ("keys", "en")),
]
# How often a mouse or a finger was used.
COUNT_POINTER = "window.pointed = 0; addEventListener('pointerdown', () => window.pointed++, true)"
# No motion, and bots that play well: games are over sooner.
QUICK = {"speed": 3, "level": "soldier"}


@pytest.mark.parametrize(("game", "first", "second"), GAMES)
def test_two_people_and_two_bots(
    tab: OpenTab, game: str, first: tuple[InputMethod, str], second: tuple[InputMethod, str]
) -> None:
    methods, languages = (first[0], second[0]), (first[1], second[1])
    ada, bo = (tab(language=language, **QUICK) for language in languages)
    for one in (ada, bo):
        one.context.add_init_script(COUNT_POINTER)
    host, guest = UserInput(ada, methods[0]), UserInput(bo, methods[1])
    table = open_table(host, game)
    join(guest, table)
    for user in (host, guest):
        user.press(".actions .main")
    players = [Player(ada, methods[0], 1), Player(bo, methods[1], 2)]
    play_together(*players)
    for player, language in zip(players, languages, strict=True):
        assert player.tab.see("html").get_attribute("lang") == language
        assert (player.tab.page.evaluate("window.pointed") == 0) == player.keys
    assert_recorded(table, *players)


def test_a_phone_with_a_touch_screen(tab: OpenTab) -> None:
    one = tab(language="ja", set="combined", players=2, size=PHONE, **QUICK).goto()
    one.see(".play").tap()
    player = Player(one)
    player.play()
    assert one.see("html").get_attribute("lang") == "ja"
    assert_recorded(one.path.removeprefix("/t/"), player)


def open_table(user: UserInput, game: str) -> str:
    """A table for two people and two bots; its id."""
    tab = user.tab.goto()
    user.press("a[href$='/new']")
    user.pick(game)
    user.pick("4")
    for seat in (3, 4):
        user.select(f"ol li:nth-child({seat}) select", "soldier")
    user.press("form .end .main")
    tab.see("[data-seat='0'] .who")
    user.write(".appearance input:not([type])", "Ada")
    return tab.path.removeprefix("/t/")


def join(user: UserInput, table: str) -> None:
    """Takes the second seat, by the code of the table."""
    user.tab.goto()
    user.write("input[autocapitalize=none]", table)
    user.press("form:has(input[autocapitalize=none]) button")
    user.press("[data-seat='1'] .main")
    user.write(".appearance input:not([type])", "Bo")


def assert_recorded(table: str, *players: Player) -> None:
    """The game is over by the rules, and every answer is in the record, once."""
    response = httpx.get(f"{players[0].tab.site}/api/tables/{table}/record", timeout=TIMEOUT)
    record = loads(response.text)
    assert replay(record).over
    assert set(record.extra) == {"x-bots"}, "nobody stopped, resigned or was replaced"
    assert record.names is not None
    game = SharedGame(record)
    for seat, player in enumerate(players):
        choosers = game.progress.choosers
        answered = [choice for chooser, choice in zip(choosers, record.choices, strict=True) if chooser == seat]
        # What the engine takes by itself, and the end of a complete set, is named in an answer but no choice.
        sent = iter([option for _, options in player.tab.answers for option in options.split()])
        assert all(option in sent for option in answered)
        assert record.names[seat] in players[0].tab.see("table").inner_text()
        assert player.tab.rejections == []
        assert player.explained == 0 or player.tab.phone
        if not player.keys:
            assert player.item_clicks > player.answer_count / 4, "the items on the table can be chosen"
        names = player_names(record, player.tab.language) or []
        assert_winners(player.tab, names, record.result["winners"], seat)  # type: ignore[index]


def assert_winners(tab: Tab, names: list[str], winners: list[int], seat: int) -> None:
    """The headline says who has won: "You", or the names of others."""
    if seat in winners:
        tab.see(END, {"en": "You", "fr": "Vous", "ja": "あなた"}[tab.language] if len(winners) == 1 else "")
    for winner in winners:
        if winner != seat:
            tab.see(END, names[winner])
