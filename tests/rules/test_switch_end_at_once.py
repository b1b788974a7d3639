"""The switch end-at-once in both positions: at the very gain or purchase, or after the turn (Q2)."""

from collections.abc import Mapping

import pytest

from tests.scene import Build, Table

IDLE = {"hand": "agriculture mining"}
ON = {"end-at-once": True}
OFF = {"end-at-once": False}
DEFAULT: dict[str, bool] = {}


# --- The last Space card -----------------------------------------------------------------------------------------


def buy_computer(play: Build, switches: Mapping[str, bool], space: list[str | None]) -> Table:
    """(B) Seat 0 lays Mining and buys Computer; two covered Horse cards are left, as Hanging Gardens asks."""
    buyer = {"hand": "mining", "down": "cannon caravan currency knight steam-engine swordsman"}
    rows = {"space": space, "earth": [None] * 4}
    wonders = "hanging-gardens manhattan-project"
    game = play("base", 3, [buyer, IDLE, IDLE], rows=rows, wonders=wonders, switches=switches)
    return game.buy("computer", "card:cannon", "card:caravan", "card:knight", "card:steam-engine")


def test_Q2_the_last_space_card_ends_the_game_before_the_wonder_check(play: Build) -> None:
    """R98, R99, R103, Q2."""
    game = buy_computer(play, ON, [None, "computer", None])
    assert game.over
    assert game.options == []
    assert game.wonders() == []
    assert game.supply_wonders == ["hanging-gardens", "manhattan-project"]
    assert game.hand() == []
    assert game.up() == ["cannon", "caravan", "computer", "knight", "steam-engine"]
    assert game.down() == ["currency", "mining", "swordsman"]
    assert game.result == {"vp": [9, 0, 0], "cards": [8, 2, 2], "winners": [0]}


@pytest.mark.parametrize("switches", [DEFAULT, OFF])
def test_Q2_without_the_switch_the_turn_is_completed(play: Build, switches: dict[str, bool]) -> None:
    """R84, R98, R99, Q2."""
    game = buy_computer(play, switches, [None, "computer", None])
    assert not game.over
    assert game.wonders() == ["hanging-gardens"]
    assert game.asked == (0, "take-back")
    game.answer("done")
    assert game.over
    assert game.result == {"vp": [10, 0, 0], "cards": [9, 2, 2], "winners": [0]}


def test_Q2_another_space_card_does_not_end_the_game(play: Build) -> None:
    """R98, Q2."""
    game = buy_computer(play, ON, [None, "computer", "satellite"])
    assert not game.over
    assert game.wonders() == ["hanging-gardens"]
    assert game.answer("done").asked == (1, "resource")


def buy_movie_by_conversion(play: Build, switches: Mapping[str, bool]) -> Table:
    """(R) Seat 0 pays two Gunpowder for an Oil: Panama Canal is met, its third token would follow."""
    seats = [{"hand": "agriculture", "down": "compass theology", "glory": {"panama-canal": 2}}, IDLE, IDLE]
    rows = {"space": [None, "movie", None], "earth": [None] * 4}
    price = {"movie": {"cost": {"oil": 1}}}
    wonders = "colossus-of-rhodes panama-canal"
    game = play("renaissance", 3, seats, rows=rows, cards=price, wonders=wonders, switches=switches)
    return game.buy("movie", "card:compass", "card:theology")


def test_Q2_the_last_space_card_ends_the_game_before_the_glory_step(play: Build) -> None:
    """R99, R100, Q2."""
    game = buy_movie_by_conversion(play, ON)
    assert game.over
    assert game.up() == ["compass", "movie", "theology"]
    assert game.wonders() == []
    assert game.glory() == {"panama-canal": 2}


@pytest.mark.parametrize("switches", [DEFAULT, OFF])
def test_Q2_without_the_switch_the_glory_step_follows(play: Build, switches: dict[str, bool]) -> None:
    """R49, R91, R100, Q2."""
    game = buy_movie_by_conversion(play, switches).answer("done")
    assert game.asked == (0, "glory")
    game.answer("panama-canal")
    assert game.over
    assert game.wonders() == ["panama-canal"]


def test_Q2_a_space_card_of_a_pile_does_not_end_the_game(play: Build) -> None:
    """R101, Q2 (C)."""
    seats = [{"hand": "agriculture", "down": "economics frigate"}, IDLE, IDLE | {"up": "space-race"}]
    price = {"computer": {"cost": {"oil": 2}}, "movie": {"cost": {"oil": 2}}}
    rows = {"space": ["movie", None], "earth": [None] * 3}
    piles = {"space": "computer"}
    one = play("combined", 3, seats, rows=rows, piles=piles, cards=price, wonders="sancta-sophia", switches=ON)
    one.answer("pile:computer")
    assert not one.over
    assert one.asked == (0, "take-back")
    two = play("combined", 3, seats, rows=rows, piles=piles, cards=price, wonders="sancta-sophia", switches=ON)
    two.answer("movie")
    assert two.over
    assert two.up() == ["economics", "frigate", "movie"]


# --- The last wonder ---------------------------------------------------------------------------------------------


def claim_hanging_gardens(play: Build, switches: Mapping[str, bool], wonders: str) -> Table:
    """(B) Seat 0 has two covered Horse cards and ends its turn with an empty hand."""
    seats = [{"hand": "agriculture mining", "down": "caravan currency"}, IDLE]
    return play("base", 2, seats, wonders=wonders, switches=switches).answer("agriculture", "no", "pass")


def test_Q2_the_last_wonder_claimed_ends_the_game_before_the_retrieval(play: Build) -> None:
    """R84, R98, R99, Q2."""
    game = claim_hanging_gardens(play, ON, "hanging-gardens")
    assert game.over
    assert game.wonders() == ["hanging-gardens"]
    assert game.up() == ["mining"]
    assert game.hand() == []
    assert game.result == {"vp": [1, 0], "cards": [5, 2], "winners": [0]}


@pytest.mark.parametrize("switches", [DEFAULT, OFF])
def test_Q2_without_the_switch_the_retrieval_follows(play: Build, switches: dict[str, bool]) -> None:
    """R48, R98, R99, Q2."""
    game = claim_hanging_gardens(play, switches, "hanging-gardens")
    assert not game.over
    assert game.wonders() == ["hanging-gardens"]
    assert game.hand() == ["mining"]
    assert game.asked == (0, "take-back")
    assert game.answer("done").over


def test_Q2_a_wonder_that_is_not_the_last_does_not_end_the_game(play: Build) -> None:
    """R98, Q2."""
    game = claim_hanging_gardens(play, ON, "hanging-gardens manhattan-project")
    assert game.wonders() == ["hanging-gardens"]
    assert game.asked == (0, "take-back")
    assert game.answer("done").asked == (1, "resource")


@pytest.mark.parametrize("switches", [DEFAULT, OFF, ON])
def test_Q2_the_last_wonder_by_glory_ends_the_game_either_way(play: Build, switches: dict[str, bool]) -> None:
    """R91, R100, Q2: nothing comes after the glory step."""
    seats = [{"hand": "mining warrior", "glory": {"colossus-of-rhodes": 2}}, IDLE]
    game = play("renaissance", 2, seats, wonders="colossus-of-rhodes", switches=switches)
    game.answer("mining", "yes", "done", "done")
    assert game.asked == (0, "glory")
    game.answer("colossus-of-rhodes")
    assert game.over
    assert game.wonders() == ["colossus-of-rhodes"]
    assert game.glory() == {}
    assert game.result == {"vp": [2, 0], "cards": [3, 2], "winners": [0]}


@pytest.mark.parametrize("switches", [DEFAULT, OFF, ON])
def test_Q2_the_last_wonder_by_a_moved_token(play: Build, switches: dict[str, bool]) -> None:
    """R90, R91, R100, Q2: with an empty stock, from another wonder in the supply."""
    glory = {"colossus-of-rhodes": 2, "panama-canal": 2, "sancta-sophia": 1}
    seats = [{"hand": "mining warrior", "glory": glory}, IDLE]
    game = play("renaissance", 2, seats, wonders="colossus-of-rhodes", switches=switches)
    game.answer("mining", "yes", "done", "done", "colossus-of-rhodes")
    assert game.asked == (0, "glory-from")
    game.answer("sancta-sophia")
    assert game.over
    assert game.wonders() == ["colossus-of-rhodes"]


def take_with_movie(play: Build, switches: Mapping[str, bool]) -> Table:
    """(R) Seat 0 takes the last wonder, of the Gunpowder age, with Movie; it could buy Calendar for two Food."""
    seats = [{"hand": "agriculture movie", "down": "barter-trade reinforcement"}, IDLE]
    game = play("renaissance", 2, seats, wonders="sancta-sophia", switches=switches).answer("agriculture", "yes")
    assert game.asked == (0, "deplete")
    assert game.options == ["agriculture", "barter-trade", "reinforcement"]
    assert not game.over
    assert game.supply_wonders == ["sancta-sophia"]
    return game.answer("agriculture")


def test_Q2_the_last_wonder_by_movie_ends_the_game_before_the_purchase(play: Build) -> None:
    """R93, R99, R100, Q2, Q21."""
    game = take_with_movie(play, ON)
    assert game.over
    assert game.wonders() == ["sancta-sophia"]
    assert game.up() == ["agriculture", "movie"]
    assert game.down() == ["barter-trade", "reinforcement"]
    assert game.result == {"vp": [7, 0], "cards": [5, 2], "winners": [0]}


@pytest.mark.parametrize("switches", [DEFAULT, OFF])
def test_Q2_without_the_switch_the_purchase_follows(play: Build, switches: dict[str, bool]) -> None:
    """R99, R100, Q2, Q21."""
    game = take_with_movie(play, switches)
    assert game.wonders() == ["sancta-sophia"]
    assert not game.over
    assert game.asked == (0, "buy")
    assert game.until().over


def spy_on_movie(play: Build, switches: Mapping[str, bool]) -> Table:
    """(R) Espionage reveals the opponent's Movie, which takes the last wonder for nothing."""
    seats = [{"hand": "agriculture espionage"}, {"hand": "mining movie"}]
    game = play("renaissance", 2, seats, wonders="colossus-of-rhodes", switches=switches).answer("agriculture", "yes")
    assert game.asked == (0, "back")
    assert game.options == ["iron", "space"]
    return game.answer("space")


def test_Q2_a_revealed_movie_goes_back_to_its_hand_before_counting(play: Build) -> None:
    """R99, R103, Q2, Q46."""
    game = spy_on_movie(play, ON)
    assert game.over
    assert game.wonders() == ["colossus-of-rhodes"]
    assert game.up() == ["espionage"]
    assert game.hand(1) == ["mining", "movie"]
    assert "revealed" not in game.position()
    assert game.result == {"vp": [2, 4], "cards": [3, 2], "winners": [1]}


@pytest.mark.parametrize("switches", [DEFAULT, OFF])
def test_Q2_without_the_switch_the_spying_turn_goes_on(play: Build, switches: dict[str, bool]) -> None:
    """R99, R100, Q2, Q46."""
    game = spy_on_movie(play, switches)
    assert not game.over
    assert game.asked == (0, "take-back")
    assert game.hand(1) == ["mining", "movie"]
    game.answer("done")
    assert game.over
    assert game.result == {"vp": [2, 4], "cards": [3, 2], "winners": [1]}


def test_Q2_a_revealed_computer_goes_back_too(play: Build) -> None:
    """R99, R103, S7, Q2, Q46 (C): the opponent's Computer plays Movie from your hand; Mining is never applied."""
    seats = [{"hand": "agriculture espionage mining movie"}, {"hand": "computer mining"}]
    game = play("combined", 2, seats, wonders="colossus-of-rhodes", switches=ON)
    game.answer("agriculture", "espionage", "yes", "space")
    assert game.asked == (0, "activate-card")
    assert game.options == ["mining", "movie"]
    game.answer("movie")
    assert game.over
    assert game.up() == ["espionage", "mining", "movie"]
    assert game.hand(1) == ["computer", "mining"]
    assert game.result == {"vp": [6, 4], "cards": [5, 2], "winners": [0]}


# --- What does not end the game at once --------------------------------------------------------------------------


def test_Q2_the_fifteenth_token_still_waits_for_the_end_of_the_turn(play: Build) -> None:
    """R100, Q17."""
    seats = [{"hand": "agriculture theology", "culture": 14}, IDLE]
    game = play("renaissance", 2, seats, wonders="colossus-of-rhodes", switches=ON).answer("agriculture", "yes")
    assert game.culture() == 16
    assert not game.over
    assert game.asked == (0, "take-back")
    assert game.answer("done").over


def test_Q2_no_purchase_ends_the_game_because_of_culture(play: Build) -> None:
    """R99, R100, Q2, Q17."""
    seats = [{"hand": "agriculture theology", "down": "barter-trade mining", "culture": 14}, IDLE]
    game = play("renaissance", 2, seats, wonders="colossus-of-rhodes", switches=ON).answer("agriculture", "yes")
    assert game.culture() == 16
    game.answer("calendar")
    assert not game.over
    assert game.asked == (0, "take-back")
    assert game.answer("done").over


def test_Q2_theft_does_not_end_the_game(play: Build) -> None:
    """R81, R98, Q40."""
    seats = [{"hand": "agriculture swordsman"}, {"hand": "agriculture mining", "wonders": "hanging-gardens"}]
    game = play("base", 2, seats, wonders="manhattan-project", switches=ON).answer("agriculture", "yes", "done")
    assert game.wonders() == ["hanging-gardens"]
    assert game.asked == (0, "take-back")
    assert game.answer("done").asked == (1, "resource")
