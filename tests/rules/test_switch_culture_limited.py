"""The switch culture-limited in both positions: 35 tokens and no more, or as many as needed (Q16)."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.scene import Build, Table

WONDERS = "colossus-of-rhodes panama-canal"
ON = {"culture-limited": True}
OFF = {"culture-limited": False}


def with_culture(
    play: Build,
    card: str,
    culture: list[int],
    zones: list[dict[str, str]] | None = None,
    switches: Mapping[str, bool] = ON,
) -> Table:
    """Seat 0 lays Agriculture and activates this card. Culture, and what else lies with them, by seat."""
    seats: list[dict[str, Any]] = [{"culture": tokens} for tokens in culture]
    seats[0]["hand"] = f"agriculture {card}"
    for seat, more in enumerate(zones or []):
        seats[seat].update(more)
    game = play("renaissance", len(seats), seats, switches=switches, wonders=WONDERS)
    return game.answer("agriculture", "yes")


def tokens(game: Table) -> list[int]:
    return [game.culture(seat) for seat in range(game.state.rules.players)]


@pytest.mark.parametrize(("mine", "after"), [(7, 9), (8, 10), (9, 10), (10, 10)])
def test_Q16_no_more_than_the_tokens_left_are_gained(play: Build, mine: int, after: int) -> None:
    """R95, Q16: 25 tokens lie with the others; Theology gives two."""
    assert tokens(with_culture(play, "theology", [mine, 13, 12])) == [after, 13, 12]


@pytest.mark.parametrize("switches", [{}, OFF])
def test_Q16_without_the_switch_tokens_never_run_out(play: Build, switches: dict[str, bool]) -> None:
    """R95, Q16."""
    assert tokens(with_culture(play, "theology", [10, 13, 12], switches=switches)) == [12, 13, 12]


@pytest.mark.parametrize(
    ("left", "gains"),
    [(1, [1, 0, 0, 0]), (2, [2, 0, 0, 0]), (3, [2, 1, 0, 0]), (4, [2, 1, 0, 1]), (9, [2, 1, 0, 1])],
)
def test_Q16_a_culture_attack_gives_the_attacker_first(play: Build, left: int, gains: list[int]) -> None:
    """R82, Q16, Q33: then clockwise to those who hold; seat 2 is weaker."""
    before = [8, 8, 8, 11 - left]
    game = with_culture(play, "chariot", before, [{}, {"up": "battleship"}, {}, {"up": "hussar"}])
    assert game.active == 0
    assert [after - tokens_before for after, tokens_before in zip(tokens(game), before, strict=True)] == gains


def test_Q16_horse_archer_turns_cards_even_without_a_token(play: Build) -> None:
    """R80, Q16: one token is left, two opponents lose a card."""
    zones = [{}, {"down": "agriculture"}, {"down": "mining"}]
    game = with_culture(play, "horse-archer", [10, 12, 12], zones).answer("done", "done")
    assert tokens(game) == [11, 12, 12]
    assert [game.up(seat) for seat in (1, 2)] == [["agriculture"], ["mining"]]


def test_Q16_space_race_turns_all_cards(play: Build) -> None:
    """Q16: two tokens are left, three cards turn."""
    zones = [{}, {"up": "chariot reinforcement"}, {"up": "warrior"}]
    game = with_culture(play, "space-race", [11, 11, 11], zones)
    assert tokens(game) == [13, 11, 11]
    assert [game.down(seat) for seat in (1, 2)] == [["chariot", "reinforcement"], ["warrior"]]


def test_Q16_trade_and_tribute_without_a_token_takes_the_resource(play: Build) -> None:
    """Q16."""
    game = with_culture(play, "trade-and-tribute", [11, 12, 12], [{}, {"down": "mining"}])
    assert tokens(game) == [11, 12, 12]
    assert game.gained == {"iron": 1}
    assert game.up(1) == ["mining"]


def test_Q16_writing_cannot_give_a_token_that_is_not_there(play: Build) -> None:
    """S4, Q10, Q16: so it must take one for an Earth."""
    game = with_culture(play, "writing", [11, 12, 12])
    assert game.asked == (0, "buy")
    assert tokens(game) == [10, 12, 12]
    assert game.gained == {"earth": 1}


def test_Q16_writing_without_any_token_does_nothing(play: Build) -> None:
    """S4, Q16, R97."""
    game = with_culture(play, "writing", [0, 12, 12, 11])
    assert game.asked == (0, "take-back")
    assert tokens(game) == [0, 12, 12, 11]
    assert game.gained == {}


def test_Q16_writing_offers_both_while_a_token_is_left(play: Build) -> None:
    """S4, Q16."""
    game = with_culture(play, "writing", [10, 12, 12])
    assert game.asked == (0, "option")
    assert game.options == ["1", "2"]
    assert tokens(game.answer("1")) == [11, 12, 12]


@pytest.mark.parametrize("switches", [{}, OFF])
def test_Q16_without_the_switch_writing_always_offers_both(play: Build, switches: dict[str, bool]) -> None:
    """S4, Q16."""
    game = with_culture(play, "writing", [11, 12, 12], switches=switches)
    assert game.options == ["1", "2"]
    assert tokens(game.answer("1")) == [12, 12, 12]


def test_Q16_newspaper_cannot_give_tokens_that_are_not_there(play: Build) -> None:
    """S4, Q10, Q16: so it must pay one and turn itself."""
    game = with_culture(play, "newspaper", [11, 12, 12])
    assert tokens(game) == [10, 12, 12]
    assert game.down() == ["agriculture", "newspaper"]


def test_Q16_newspaper_gives_the_last_token(play: Build) -> None:
    """S4, Q16."""
    game = with_culture(play, "newspaper", [10, 12, 12])
    assert game.options == ["1", "2"]
    assert tokens(game.answer("1")) == [11, 12, 12]


def test_Q16_a_price_that_turns_a_card_changes_something(play: Build) -> None:
    """S3, S4, Q16: Economics may still turn a resource card, for nothing."""
    game = with_culture(play, "economics", [11, 12, 12])
    assert game.asked == (0, "option")
    assert game.options == ["1", "2"]
    game.answer("1")
    assert tokens(game) == [11, 12, 12]
    assert game.hand() == ["agriculture", "economics"]


def test_Q16_theology_helps_the_opponents_even_without_a_token(play: Build) -> None:
    """S2, Q16."""
    game = with_culture(play, "theology", [11, 12, 12], [{}, {"up": "mining"}])
    assert tokens(game) == [11, 12, 12]
    assert game.down(1) == ["mining"]


@pytest.mark.parametrize("answers", [["economics", "2"], ["writing"]])
def test_Q16_a_token_paid_can_be_gained_again(play: Build, answers: list[str]) -> None:
    """R95, Q16 (C): Economics pays a token which Writing gives; or Writing pays it, and Economics gives one of two."""
    seats = [{"hand": "agriculture computer economics writing", "culture": 11}, {"culture": 12}, {"culture": 12}]
    game = play("combined", 3, seats, switches=ON, wonders=WONDERS).answer("agriculture", "computer", "yes", *answers)
    assert game.culture() == 10
    assert game.asked == (0, "option")
    assert game.options == ["1", "2"]
    game.answer("1")
    assert tokens(game) == [11, 12, 12]
