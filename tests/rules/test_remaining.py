"""Rules that no scenario (docs/scenarios.md) tries."""

import pytest

from gunsteel.catalog.index import BASE, RENAISSANCE, SETS, START, SUPPLY, WONDERS_OF
from gunsteel.core.rules import Rules
from gunsteel.core.state import State
from gunsteel.errors import Refused
from gunsteel.formats.notation import kind_name, offered_names
from gunsteel.formats.random_record import random_record
from gunsteel.formats.record import replay
from tests.laws.games import CONFIGURATIONS, scale, states
from tests.scene import Build


def test_each_box_has_its_cards() -> None:
    """R1, R3: 45 civilisation cards, four times five of them starting cards, and 10 wonders."""
    assert 4 * len(START) + len(BASE) == 45
    assert 4 * len(START) + len(RENAISSANCE) == 45
    assert len(WONDERS_OF["base"]) == len(WONDERS_OF["renaissance"]) == 10


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 100])
def test_only_two_to_four_can_play(players: int) -> None:
    """R4."""
    with pytest.raises(Refused, match="2 to 4 players"):
        Rules("base", players)


def test_renaissance_is_played_alone_or_mixed() -> None:
    """R5."""
    assert SETS == ("base", "renaissance", "combined")
    assert SUPPLY["combined"] == BASE | RENAISSANCE
    assert not set(BASE) & set(RENAISSANCE)


def test_a_turned_card_is_the_same_card(play: Build) -> None:
    """R8, R11: it shows the other side, and counts the same VP."""
    game = play("base", 2, [{"hand": "agriculture currency", "up": "tank"}])
    before = game.result["vp"]
    game.answer("agriculture", "yes", "tank")
    assert "tank" in game.hand() + game.down()
    assert game.result["vp"] == before


@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_covered_cards_turn_up_on_known_occasions_only(set_: str, players: int) -> None:
    """R16, R22, R70: no step of laying, taking back or passing turns a covered card face up."""
    quiet = ("start-resource", "resource", "develop", "take-back", "claim", "glory", "glory-from")
    steps = 0
    for seed in range(900, 900 + scale(16)):
        before: State | None = None
        for state in states(Rules(set_, players), seed):
            if before is not None and kind_name(before) in quiet:
                turned = [b.down & a.up for b, a in zip(before.players, state.players, strict=True)]
                assert not any(turned)
                steps += 1
            before = state
    assert steps > 50


def test_there_is_no_hand_limit(play: Build) -> None:
    """R53: everything comes back to hand."""
    area = "alchemy caravan engineering guild irrigation knight cannon flanking"
    game = play(
        "base", 2, [{"hand": "agriculture mining", "up": area}, {"hand": "mining warrior"}], wonders="apollo-project"
    )
    game.answer("agriculture").until("take-back").answer("agriculture")
    assert len(game.hand()) == 10


def test_the_attack_card_lies_face_up_before_the_responses(play: Build) -> None:
    """S11, R73: then the window opens; strength is compared after it, penalties come last."""
    game = play("base", 2, [{"hand": "agriculture warrior"}, {"hand": "knight mining", "down": "agriculture"}])
    game.answer("agriculture", "yes")
    assert game.asked == (1, "respond")
    assert game.up() == ["warrior"]
    assert game.down(1) == ["agriculture"]
    game.answer("hand:knight", "done")
    assert game.down(1) == ["agriculture"]


def test_values_are_data_not_rules(play: Build) -> None:
    """S12: a Warrior of strength 3 beats a Knight, a Knight without the icon cannot respond."""
    game = play(
        "base",
        2,
        [{"hand": "agriculture warrior"}, {"hand": "knight charge mining", "up": "musketeer", "down": "agriculture"}],
        cards={"warrior": {"strength": 3}, "knight": {"response": False}},
        rows={"gunpowder": ["alchemy", "engineering", "guild", "irrigation", None]},
    )
    game.answer("agriculture", "yes")
    assert game.options == ["done", "hand:charge"]
    game.answer("done")
    assert game.up(1) == ["agriculture", "musketeer"]


def test_part_of_an_effect_must_be_applied_in_the_base_game_too(play: Build) -> None:
    """Q34, Q36: Irrigation asks for three Food and a Horse; one Food is all there is, and it turns."""
    game = play("base", 2, [{"hand": "mining irrigation warrior barter-trade", "up": "agriculture"}])
    game.answer("mining", "irrigation", "yes")
    assert game.down() == ["agriculture", "mining"]


def test_tactic_cards_add_strength(play: Build) -> None:
    """Q38, D10: Warrior 1 and Charge 1 beat a defender of 1; Warrior alone would not."""
    defender = {"hand": "", "up": "swordsman", "down": "mining agriculture"}
    for tactic, lost in (("charge", ["agriculture", "mining"]), ("", [])):
        game = play("base", 3, [{"hand": "agriculture warrior", "up": tactic}, defender, {"hand": "mining warrior"}])
        game.answer("agriculture", "yes").answer("done").answer("done")
        assert [card for card in game.up(1) if card != "swordsman"] == lost


def test_a_turn_cap_stops_a_game_without_a_result() -> None:
    """Q48: off by default; a stopped game says so and replays."""
    record = random_record(Rules("base", 3), 5, max_turns=4)
    assert record.extra == {"x-stopped": True}
    assert record.result is None
    state = replay(record)
    assert not state.over
    assert state.turn == 4
    assert offered_names(state)
    assert "x-stopped" not in random_record(Rules("base", 3), 5).extra
