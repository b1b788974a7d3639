"""Why a question is asked: by which rule and card, about what, how much is left."""

from typing import get_args

import msgspec
import pytest

from gunsteel.core.decision import KINDS
from gunsteel.core.rules import Rules
from gunsteel.errors import Refused
from gunsteel.explain import about
from gunsteel.explain.about import AnyAbout
from gunsteel.explain.stake import Stake, stake_of
from gunsteel.explain.why_asked import why_asked
from gunsteel.formats.notation import CHANCE, kind_name
from tests.explain import positions
from tests.laws.games import CONFIGURATIONS, scale, states
from tests.scene import table


def test_a_phase_of_the_turn_names_its_rule_and_no_card() -> None:
    asked = why_asked(positions.start().state)
    assert asked == about.AboutResource(seat=0, rules=("R40",), active=0)
    assert msgspec.json.encode(asked) == b'{"kind":"resource","seat":0,"rules":["R40"],"active":0}'


def test_activate_names_the_card_just_laid() -> None:
    asked = why_asked(positions.start().answer("agriculture", "mining").state)
    assert asked == about.AboutActivate(seat=0, rules=("R42", "R44"), active=0, developed="mining")


def test_pay_names_the_card_its_price_and_what_is_paid() -> None:
    asked = why_asked(positions.paying().answer("card:agriculture").state)
    assert asked == about.AboutPay(
        seat=0,
        rules=("R55", "Q13"),
        active=0,
        buying="ironworks",
        cost={"food": 1, "iron": 1},
        surcharge=0,
        paid={"food": 1},
    )


def test_respond_names_attacker_attack_card_and_strengths() -> None:
    asked = why_asked(positions.attacked().answer("flip:knight").state)
    assert asked == about.AboutRespond(
        seat=1,
        rules=("R75", "R76"),
        active=0,
        card="warrior",
        fitting={"hand:charge": 1, "hand:flanking": 1},
        attack=1,
        defence=3,
        stake=Stake(takes_resources=True, resources=2),
    )


def test_a_penalty_says_how_many_are_left() -> None:
    asked = why_asked(positions.beaten("base", "agriculture barter-trade mining warrior").answer("agriculture").state)
    assert asked == about.AboutDeplete(
        seat=1,
        rules=("R80",),
        active=0,
        card="warrior",
        purpose="penalty",
        wonder=None,
        number=2,
        chosen=1,
        left=1,
        fitting={"barter-trade": 1, "mining": 1, "warrior": 1},
    )


def test_an_attack_says_what_is_at_stake() -> None:
    """R79-R82: wonders, covered cards, culture tokens; never more than the defender has."""
    seats = [{"hand": "agriculture warrior"}, {"down": "mining", "wonders": "taj-mahal himeji-jo"}]
    state = table("combined", 2, seats).state
    attacker, defender = state.players
    assert stake_of("cannon", defender) == Stake(takes_wonder=True, wonders=("himeji-jo", "taj-mahal"))
    assert stake_of("cannon", attacker) == Stake(takes_wonder=True, wonders=())
    assert stake_of("knight", defender) == Stake(takes_resources=True, resources=1)
    assert stake_of("hussar", attacker) == Stake(takes_resources=True, resources=0, culture_each=1)
    assert stake_of("chariot", defender) == Stake(attack_culture=2, hold_culture=1)
    assert stake_of("warrior@1", attacker) == stake_of("warrior", attacker)


def test_a_space_may_be_the_whole_penalty() -> None:
    """Q11: `done` is on offer, so nothing more has to be chosen."""
    beaten = positions.beaten("renaissance", "movie reinforcement warrior")
    assert about.fitting(why_asked(beaten.state)) == {"movie": 2, "reinforcement": 1, "warrior": 1}
    game = beaten.answer("movie")
    assert game.options == ["done", "reinforcement", "warrior"]
    asked = why_asked(game.state)
    assert isinstance(asked, about.AboutDeplete)
    assert (asked.rules, asked.number, asked.chosen, asked.left) == (("R80", "Q11"), 2, 1, 0)


def test_the_price_of_a_wonder_names_the_wonder() -> None:
    game = positions.movie().answer("machu-picchu")
    asked = why_asked(game.state)
    assert isinstance(asked, about.AboutDeplete)
    assert (asked.purpose, asked.card, asked.wonder) == ("price", "movie", "machu-picchu")
    assert (asked.number, asked.left) == (1, 1)


def test_like_units_to_replenish_are_counted() -> None:
    asked = why_asked(positions.newspaper().answer("agriculture").state)
    assert isinstance(asked, about.AboutReplenish)
    assert (asked.card, asked.number, asked.chosen, asked.left) == ("newspaper", 5, 1, 4)
    assert asked.resources == ("food", "iron", "horse", "gunpowder", "oil", "earth", "space")


def test_an_opponents_part_of_an_effect_names_the_activator() -> None:
    asked = why_asked(positions.calendar_revealed().state)
    assert isinstance(asked, about.AboutReplenish)
    assert (asked.seat, asked.active, asked.card, asked.resources) == (1, 0, "calendar", ("food", "iron"))
    assert (asked.number, asked.left) == (1, 1)


def test_cards_to_play_are_counted() -> None:
    asked = why_asked(positions.blitzkrieg().state)
    assert isinstance(asked, about.AboutPlay)
    assert (asked.card, asked.types, asked.number, asked.left) == ("blitzkrieg", ("attack",), 2, 2)


def test_the_card_to_activate_may_be_one_just_played() -> None:
    asked = why_asked(positions.blitzkrieg().answer("cannon", "warrior").state)
    assert isinstance(asked, about.AboutActivateCard)
    assert (asked.rules, asked.types) == (("Q7",), ("attack",))
    assert why_asked(positions.philosophy().state).rules == ("S1", "S8")
    assert why_asked(positions.printing_press().state).rules == ("S7", "S8")


def test_spying_names_the_opponent() -> None:
    asked = why_asked(positions.espionage().answer("1").state)
    assert asked == about.AboutBack(seat=0, rules=("Q23",), active=0, card="espionage", opponent=1)
    asked = why_asked(positions.defection().state)
    assert isinstance(asked, about.AboutTake)
    assert asked.opponent == 1


def test_chance_is_asked_for_what_cannot_be_told_apart() -> None:
    asked = why_asked(positions.tribute().answer("1:iron").state)
    assert isinstance(asked, about.AboutReveal)
    assert (asked.seat, asked.opponent, asked.back) == (CHANCE, 1, "iron")


def test_a_moved_token_names_where_it_goes() -> None:
    asked = why_asked(positions.glory(positions.PLACED).answer("machu-picchu").state)
    assert asked == about.AboutGloryFrom(seat=0, rules=("R90",), active=0, wonder="machu-picchu")


def test_every_kind_of_question_has_its_own_members() -> None:
    assert tuple(kind.__struct_config__.tag for kind in get_args(AnyAbout)) == KINDS[1:]


def test_after_the_end_nothing_is_asked() -> None:
    with pytest.raises(Refused, match="over"):
        why_asked(positions.finished().state)


@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_every_question_can_be_explained(set_: str, players: int) -> None:
    for seed in range(990, 990 + scale(8)):
        for state in states(Rules(set_, players), seed):
            if state.over:
                continue
            asked = why_asked(state)
            assert asked.kind == kind_name(state)
            assert asked.rules
            assert msgspec.json.decode(msgspec.json.encode(asked), type=AnyAbout) == asked
            if isinstance(asked, about.AboutFixedSet):
                assert 0 <= asked.left <= asked.number - asked.chosen
