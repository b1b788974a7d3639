"""The switches (docs/notation.md) in both positions; culture-limited and end-at-once have files of their own."""

from collections.abc import Mapping

import pytest

from gunsteel.core import engine
from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.formats.deal import deal
from tests.scene import Build, Table

IDLE = {"hand": "agriculture mining"}
WONDERS = "colossus-of-rhodes panama-canal"
BASE_WONDERS = "angkor-wat manhattan-project"


# --- second-player-resource --------------------------------------------------------------------------------------


def started(set_: str, players: int, switches: Mapping[str, bool]) -> Table:
    rules = Rules(set_, players, switches)
    return Table(engine.start(rules, deal(rules, Dice(5))))


@pytest.mark.parametrize(
    ("set_", "switches"),
    [
        ("base", {}),
        ("base", {"second-player-resource": False}),
        ("renaissance", {"second-player-resource": False}),
        ("combined", {"second-player-resource": False}),
    ],
)
def test_Q1_nobody_lays_a_starting_resource(set_: str, switches: dict[str, bool]) -> None:
    """R32, R37, Q1."""
    game = started(set_, 2, switches)
    assert game.asked == (0, "resource")
    assert [len(game.hand(seat)) for seat in range(2)] == [5, 5]


@pytest.mark.parametrize(
    ("set_", "switches"),
    [
        ("base", {"second-player-resource": True}),
        ("renaissance", {}),
        ("renaissance", {"second-player-resource": True}),
        ("combined", {}),
    ],
)
def test_Q1_the_second_player_lays_a_starting_resource(set_: str, switches: dict[str, bool]) -> None:
    """R32, R37, Q1."""
    game = started(set_, 2, switches)
    assert game.asked == (1, "start-resource")
    assert game.options == ["agriculture", "barter-trade", "mining", "reinforcement", "warrior"]
    game.answer("warrior")
    assert game.down(1) == ["warrior"]
    assert game.hand(1) == ["agriculture", "barter-trade", "mining", "reinforcement"]
    assert game.asked == (0, "resource")
    assert len(game.hand(0)) == 5


@pytest.mark.parametrize("value", [False, True])
@pytest.mark.parametrize("set_", ["base", "renaissance"])
def test_Q1_the_switch_is_for_two_players_only(set_: str, value: bool) -> None:
    """R35, Q1."""
    game = started(set_, 4, {"second-player-resource": value})
    assert game.asked == (2, "start-resource")
    game.answer("mining")
    assert game.asked == (3, "start-resource")
    game.answer("agriculture")
    assert game.asked == (0, "resource")
    assert [game.down(seat) for seat in range(4)] == [[], [], ["mining"], ["agriculture"]]
    game = started(set_, 3, {"second-player-resource": value})
    assert game.asked == (2, "start-resource")
    assert game.answer("mining").asked == (0, "resource")


# --- space-counts-two --------------------------------------------------------------------------------------------


def lose_to_warrior(play: Build, set_: str, space: str, switches: Mapping[str, bool]) -> Table:
    """Seat 1 has a Food, an Iron and a Space card and must deplete two."""
    seats = [{"hand": "agriculture warrior"}, {"down": f"agriculture mining {space}"}, IDLE]
    wonders = BASE_WONDERS if set_ == "base" else WONDERS
    game = play(set_, 3, seats, switches=switches, wonders=wonders).answer("agriculture", "yes", "done", "done")
    assert game.asked == (1, "deplete")
    return game


@pytest.mark.parametrize(
    ("set_", "space", "switches"),
    [
        ("base", "computer", {}),
        ("base", "computer", {"space-counts-two": False}),
        ("renaissance", "movie", {"space-counts-two": False}),
        ("combined", "movie", {"space-counts-two": False}),
    ],
)
def test_Q11_a_space_counts_one(play: Build, set_: str, space: str, switches: dict[str, bool]) -> None:
    """R28, R80, Q11: two cards out of three."""
    game = lose_to_warrior(play, set_, space, switches)
    first, second, third = sorted(["agriculture", "mining", space])
    assert game.options == [first, second]
    game.answer(second)
    assert game.up(1) == [second, third]
    assert game.down(1) == [first]
    assert game.asked == (0, "take-back")


@pytest.mark.parametrize(
    ("set_", "space", "switches"),
    [
        ("base", "satellite", {"space-counts-two": True}),
        ("renaissance", "movie", {}),
        ("renaissance", "stealth-bomber", {"space-counts-two": True}),
        ("combined", "satellite", {}),
    ],
)
def test_Q11_a_space_may_count_two(play: Build, set_: str, space: str, switches: dict[str, bool]) -> None:
    """R28, R80, Q11."""
    game = lose_to_warrior(play, set_, space, switches)
    assert game.options == sorted(["agriculture", "mining", space])
    game.answer(space)
    assert game.up(1) == [space]
    assert game.asked == (0, "take-back")


def test_Q11_a_space_that_may_count_two_may_also_count_one(play: Build) -> None:
    """R28, Q11: after a Space the set may end; it comes before Warrior in the alphabet."""
    seats = [{"hand": "agriculture warrior"}, {"down": "agriculture movie warrior"}, IDLE]
    game = play("renaissance", 3, seats, wonders=WONDERS).answer("agriculture", "yes", "done", "done")
    assert game.options == ["agriculture", "movie"]
    game.answer("movie")
    assert game.asked == (1, "deplete")
    assert game.options == ["done", "warrior"]
    game.answer("warrior")
    assert game.up(1) == ["movie", "warrior"]


@pytest.mark.parametrize(("switches", "culture"), [({}, 2), ({"space-counts-two": False}, 0)])
def test_Q11_the_switch_holds_for_prices_too(play: Build, switches: dict[str, bool], culture: int) -> None:
    """R28, S3, Q11: Education asks for two resources."""
    seats = [{"hand": "education movie"}, IDLE]
    game = play("renaissance", 2, seats, switches=switches, wonders=WONDERS).answer("movie", "yes")
    assert game.culture() == culture


@pytest.mark.parametrize(("switches", "gained"), [({}, {}), ({"space-counts-two": True}, {"space": 1})])
def test_Q11_the_switch_holds_for_guild(play: Build, switches: dict[str, bool], gained: dict[str, int]) -> None:
    """R28, S3, Q11."""
    seats = [{"hand": "computer guild"}, IDLE]
    game = play("base", 2, seats, switches=switches, wonders=BASE_WONDERS).answer("computer", "yes")
    assert game.gained == gained
    assert game.asked == (0, "buy")


@pytest.mark.parametrize(
    ("switches", "offered"),
    [
        ({}, ["colossus-of-rhodes", "forbidden-palace", "panama-canal"]),
        ({"space-counts-two": False}, ["colossus-of-rhodes", "forbidden-palace"]),
    ],
)
def test_Q11_the_switch_holds_for_movie(play: Build, switches: dict[str, bool], offered: list[str]) -> None:
    """R28, S3, Q11, Q21: a Food and a Space card pay for a price of 0, 2 and, counting the Space as two, 3."""
    seats = [{"hand": "agriculture movie", "down": "stealth-bomber"}, IDLE]
    wonders = "colossus-of-rhodes forbidden-palace panama-canal sydney-opera-house"
    game = play("renaissance", 3, [*seats, IDLE], switches=switches, wonders=wonders).answer("agriculture", "yes")
    assert game.asked == (0, "take-wonder")
    assert game.options == offered


# --- pisa-own ----------------------------------------------------------------------------------------------------


def buy_compass(play: Build, highest: dict[int, str], switches: Mapping[str, bool]) -> Table:
    """Seat 0 buys Compass, a Gunpowder card, for Iron and Horse; the Horse row is gone."""
    seats = [{"hand": "mining", "down": "sailing"}, IDLE]
    rows = {"horse": [None] * 6}
    wonders = "leaning-tower-of-pisa panama-canal"
    game = play("renaissance", 2, seats, rows=rows, wonders=wonders, highest=highest, switches=switches)
    return game.answer("compass")


def test_Q18_pisa_by_anybodys_purchases(play: Build) -> None:
    """R88, Q18."""
    assert buy_compass(play, {1: "oil"}, {}).asked == (0, "glory")
    assert buy_compass(play, {1: "oil"}, {"pisa-own": False}).asked == (0, "glory")
    assert buy_compass(play, {0: "oil"}, {"pisa-own": False}).asked == (0, "glory")


def test_Q18_pisa_by_own_purchases_only(play: Build) -> None:
    """R88, Q18."""
    own = {"pisa-own": True}
    assert buy_compass(play, {1: "space"}, own).asked == (1, "resource")
    assert buy_compass(play, {0: "horse", 1: "oil"}, own).asked == (1, "resource")
    assert buy_compass(play, {0: "gunpowder", 1: "oil"}, own).asked == (1, "resource")
    game = buy_compass(play, {0: "oil"}, own)
    assert game.asked == (0, "glory")
    assert game.options == ["leaning-tower-of-pisa", "none"]


@pytest.mark.parametrize(("value", "asked"), [(False, (1, "glory")), (True, (0, "resource"))])
def test_Q18_purchases_of_this_game_are_remembered(play: Build, value: bool, asked: tuple[int, str]) -> None:
    """Q18: seat 0 buys Compass (Gunpowder), then seat 1 Calendar (Horse)."""
    seats = [{"hand": "mining", "down": "sailing"}, {"down": "agriculture barter-trade"}]
    rows = {"horse": [None] * 5 + ["calendar"]}
    game = play("renaissance", 2, seats, rows=rows, wonders="leaning-tower-of-pisa", switches={"pisa-own": value})
    game.answer("compass", "calendar")
    assert game.asked == asked


# --- open-hands --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(("set_", "players"), [("base", 2), ("renaissance", 3), ("combined", 4)])
def test_Q24_open_hands_change_no_question(set_: str, players: int, seed: int) -> None:
    """Q24: the same game twice, at random, up to 300 answers."""
    closed, opened = (Rules(set_, players, {"open-hands": value}) for value in (False, True))
    one = Table(engine.start(closed, deal(closed, Dice(seed))))
    two = Table(engine.start(opened, deal(opened, Dice(seed))))
    dice = Dice(seed + 100)
    answers = 0
    while answers < 300 and not one.over:
        assert (one.asked, one.options) == (two.asked, two.options)
        choice = one.options[dice.below(len(one.options))]
        one.answer(choice)
        two.answer(choice)
        answers += 1
    assert one.position() == two.position()
    assert one.over == two.over
    assert answers > 100


def test_Q24_open_hands_leave_espionage_to_the_backs(play: Build) -> None:
    """Q23, Q24, Q46."""
    seats = [{"hand": "agriculture espionage"}, {"hand": "agriculture barter-trade mining"}]
    game = play("renaissance", 2, seats, wonders=WONDERS, switches={"open-hands": True}).answer("agriculture", "yes")
    assert game.kind == "back"
    assert game.options == ["food", "iron"]
    game.answer("food")
    assert game.asked == ("chance", "reveal")
    assert game.options == ["agriculture", "barter-trade"]
