"""The end of the game, scoring and ties (X146-X151)."""

from gunsteel.core.rules import Rules
from gunsteel.core.setup import row_sizes
from tests.scene import Build, Table

IDLE = {"hand": "agriculture mining"}
LAST_SPACE = {"space": ["computer", None, None], "earth": [None] * 4}
# Computer costs Horse, Gunpowder and two Oil; two Horse cards stay covered, as Hanging Gardens asks.
BUYER = {"hand": "mining", "down": "cannon caravan currency knight steam-engine swordsman"}


def buy_last_space_card(play: Build, wonders: str) -> Table:
    """Three players; seat 0 lays Mining, buys Computer and keeps two covered Horse cards."""
    game = play("base", 3, [BUYER, IDLE, IDLE], rows=LAST_SPACE, wonders=wonders)
    assert game.asked == (0, "buy")
    return game.buy("computer", "card:cannon", "card:caravan", "card:knight", "card:steam-engine")


def test_X146_after_the_last_space_card_a_wonder_is_still_taken(play: Build) -> None:
    """R84, R85, R98, R99, Q2."""
    game = buy_last_space_card(play, "hanging-gardens manhattan-project")
    assert game.wonders() == ["hanging-gardens"]
    assert not game.over
    assert game.asked == (0, "take-back")
    assert game.options == ["currency", "done", "mining", "swordsman"]
    game.answer("done")
    assert game.over
    assert game.supply_wonders == ["manhattan-project"]
    assert game.result == {"vp": [10, 0, 0], "cards": [9, 2, 2], "winners": [0]}


def test_X147_last_space_card_and_last_wonder_end_the_game_once(play: Build) -> None:
    """R98, R99."""
    game = buy_last_space_card(play, "hanging-gardens")
    assert game.wonders() == ["hanging-gardens"]
    assert game.supply_wonders == []
    assert not game.over
    game.answer("done")
    assert game.over
    assert game.options == []
    assert game.result == {"vp": [10, 0, 0], "cards": [9, 2, 2], "winners": [0]}


def test_X148_after_the_first_player_nobody_gets_a_turn(play: Build) -> None:
    """R98, R99, R102."""
    game = buy_last_space_card(play, "manhattan-project").answer("done")
    assert game.over
    assert game.active == 0
    assert [game.hand(seat) for seat in (1, 2)] == [["agriculture", "mining"]] * 2
    assert [game.down(seat) for seat in (1, 2)] == [[], []]


def test_X148_in_renaissance_neither(play: Build) -> None:
    """R100, R102."""
    seats = [{"hand": "agriculture", "down": "frigate economics sailing theology compass"}, IDLE, IDLE]
    rows = {"space": [None, "movie", None], "earth": [None] * 4}
    price = {"movie": {"cost": {"oil": 2}}}
    game = play("renaissance", 3, seats, rows=rows, cards=price, wonders="colossus-of-rhodes")
    game.buy("movie", "card:economics", "card:frigate").answer("done")
    assert game.over
    assert [game.hand(seat) for seat in (1, 2)] == [["agriculture", "mining"]] * 2


def test_X148_a_space_card_left_lets_the_game_go_on(play: Build) -> None:
    """R98."""
    rows = {"space": ["computer", None, "satellite"], "earth": [None] * 4}
    game = play("base", 3, [BUYER, IDLE, IDLE], rows=rows, wonders="manhattan-project")
    game.buy("computer", "card:cannon", "card:caravan", "card:knight", "card:steam-engine").answer("done")
    assert game.asked == (1, "resource")


def finished(play: Build, one: str, two: str, points: dict[str, dict[str, int]], wonders: str) -> Table:
    """Two players with all their cards covered, seat 0 with Hanging Gardens; no Space card is left in the supply."""
    seats = [{"down": one, "wonders": "hanging-gardens"}, {"down": two, "wonders": wonders}]
    return play("base", 2, seats, cards=points, wonders="manhattan-project").until()


TWENTY = {"computer": {"vp": 19}, "hanging-gardens": {"vp": 1}, "nuclear-submarine": {"vp": 18}, "knight": {"vp": 2}}
ONE = "agriculture barter-trade mining reinforcement warrior ambush caravan currency swordsman computer"
TWO = "agriculture barter-trade mining reinforcement warrior ironworks philosophy charge knight nuclear-submarine"
CHARGE = {"charge": {"vp": 0}}


def test_X149_with_equal_points_more_cards_win(play: Build) -> None:
    """R17, R103, R104, Q50."""
    game = finished(play, ONE, TWO, TWENTY | CHARGE, "")
    assert game.over
    assert game.result == {"vp": [20, 20], "cards": [11, 10], "winners": [0]}


def test_X149_with_equal_points_and_cards_the_victory_is_shared(play: Build) -> None:
    """R103, R104, R105, Q32, Q50."""
    game = finished(play, ONE, TWO, TWENTY | CHARGE | {"angkor-wat": {"vp": 0}}, "angkor-wat")
    assert game.over
    assert game.result == {"vp": [20, 20], "cards": [11, 11], "winners": [0, 1]}


def test_X149_more_points_win_against_more_cards(play: Build) -> None:
    """R103."""
    game = finished(play, ONE, TWO, TWENTY | {"charge": {"vp": 1}}, "")
    assert game.over
    assert game.result == {"vp": [20, 21], "cards": [11, 10], "winners": [1]}


def test_X149_culture_tokens_are_points_but_no_cards(play: Build) -> None:
    """R96, R103, R104, R105, Q50."""
    seats = [
        {"down": "agriculture mining", "culture": 16},
        {"hand": "agriculture mining", "culture": 12, "up": "movie"},
    ]
    game = play("renaissance", 2, seats, wonders="colossus-of-rhodes").until()
    assert game.over
    assert game.result == {"vp": [16, 16], "cards": [2, 3], "winners": [1]}


def test_X150_theft_is_not_gaining_the_last_wonder(play: Build) -> None:
    """R81, R98, Q40."""
    seats = [{"hand": "agriculture swordsman"}, {"hand": "agriculture mining", "wonders": "hanging-gardens"}]
    game = play("base", 2, seats, wonders="manhattan-project").answer("agriculture", "yes", "done")
    assert game.wonders() == ["hanging-gardens"]
    assert game.wonders(1) == []
    assert game.supply_wonders == ["manhattan-project"]
    game.answer("done")
    assert game.asked == (1, "resource")


def test_X150_a_wonder_stolen_in_the_last_turn_scores_for_the_thief(play: Build) -> None:
    """R81, R103, Q40."""
    thief = {"hand": "agriculture swordsman", "down": "cannon caravan knight steam-engine"}
    victim = {"hand": "agriculture mining", "wonders": "angkor-wat taj-mahal"}
    rows = {"space": ["computer", None], "earth": [None] * 3}
    game = play("base", 2, [thief, victim], rows=rows, wonders="manhattan-project")
    game.answer("agriculture", "yes", "done")
    assert game.asked == (1, "give")
    assert game.options == ["angkor-wat", "taj-mahal"]
    game.answer("taj-mahal", "computer")
    assert game.until().over
    assert game.result == {"vp": [12, 2], "cards": [8, 3], "winners": [0]}


def test_X151_with_two_players_the_second_space_card_ends_the_game(play: Build) -> None:
    """R30, R36, R38, R98, Q27."""
    assert row_sizes(Rules("base", 2)) == [6, 5, 4, 3, 2]
    seats = [{"down": "cannon caravan knight steam-engine"}, {"down": "flanking guild mining overseas-trade"}]
    game = play("base", 2, seats, rows={"earth": [None] * 3}, wonders="manhattan-project")
    assert game.position()["rows"]["space"] == ["computer", "nuclear-submarine"]
    game.answer("computer")
    assert not game.over
    assert game.asked == (1, "buy")
    game.answer("nuclear-submarine")
    assert game.over
    assert game.result == {"vp": [9, 9], "cards": [5, 5], "winners": [0, 1]}
