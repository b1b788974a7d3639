"""Laws of evaluation, on all states of random games: every option has a value, chances add up to one."""

import math

import pytest

from gunsteel.bots.aims import aim_of_position
from gunsteel.bots.eval.character import SENSIBLE, Character
from gunsteel.bots.eval.option_values import option_values
from gunsteel.bots.eval.purchase import Plan, game_progress, lead
from gunsteel.bots.eval.rollout import play_turns, results, rollout_option
from gunsteel.bots.eval.tree import view_hash
from gunsteel.bots.eval.win_model import FEATURE_NAMES, WEIGHT_COUNT, WEIGHT_NAMES, WinModel, features
from gunsteel.bots.weights import _weights, win_model
from gunsteel.core import decision
from gunsteel.core.dice import Dice
from gunsteel.core.engine import options
from gunsteel.core.moves import token
from gunsteel.core.rules import Rules
from gunsteel.core.scoring import outcome
from gunsteel.core.tables import CARD_NAMES, WONDER_NAMES
from gunsteel.ids import Seat, WonderId
from tests.bots.scenes import AHEAD, BEHIND, last_space_card
from tests.laws.games import CONFIGURATIONS, all_rules, scale, states, title


@pytest.mark.parametrize("rules", all_rules(), ids=title)
def test_every_option_has_a_value_and_nothing_is_changed(rules: Rules) -> None:
    in_effects = 0
    for state in states(rules, 1):
        if state.over or state.seat == decision.CHANCE_SEAT:
            continue
        before = state.to_ints()
        values = option_values(state, SENSIBLE)
        assert len(values) == len(options(state))
        assert all(-10_000 < value < 10_000 for value in values)
        assert rollout_option(state, SENSIBLE, Dice(1), 30) in options(state)
        assert state.to_ints() == before
        in_effects += len(state.stack) > 1
    assert in_effects


@pytest.mark.parametrize("rules", all_rules(), ids=title)
def test_chances_are_positive_and_add_up_to_one(rules: Rules) -> None:
    model = win_model(rules)
    for state in states(rules, 2):
        before = state.to_ints()
        chances = model.chances(state)
        assert len(chances) == rules.players
        assert min(chances) > 0
        assert math.isclose(sum(chances), 1)
        assert state.to_ints() == before


def test_without_weights_all_chances_are_equal() -> None:
    for state in states(Rules("base", 4), 1):
        assert WinModel([0.0] * WEIGHT_COUNT).chances(state) == [0.25] * 4


def test_points_are_good_to_have() -> None:
    only_points = WinModel([float(name == "points") for name in WEIGHT_NAMES])
    ahead, behind = (only_points.chances(last_space_card(other).state) for other in (BEHIND, AHEAD))
    assert ahead[0] > 0.5 > behind[0]


@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_the_weights_are_there_and_named_like_features(set_: str, players: int) -> None:
    weights = _weights()[f"{set_}-{players}"]
    assert weights
    assert set(weights) <= set(WEIGHT_NAMES)
    assert all(math.isfinite(weight) for weight in weights.values())


def test_there_are_as_many_features_as_names() -> None:
    for state in states(Rules("combined", 3), 1):
        progress = game_progress(state)
        assert 0 <= progress <= 100
        assert len(features(state, Seat(1), progress)) == len(FEATURE_NAMES)


def test_at_most_one_player_is_ahead_of_all_others() -> None:
    for state in states(Rules("combined", 3), 1):
        assert sum(lead(state, Seat(seat)) > 0 for seat in range(3)) <= 1


@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_rollouts_end_games_and_the_winner_has_the_best_result(set_: str, players: int) -> None:
    for seed in range(scale(8)):
        state = next(states(Rules(set_, players), seed))
        play_turns(state, SENSIBLE, Dice(seed), 30, 1000)
        assert state.over
        by_seat = results(state)
        assert all(0 <= result <= 1 for result in by_seat)
        assert by_seat.index(max(by_seat)) in outcome(state).winners


def test_extreme_card_values_do_not_break_chances() -> None:
    """A huge lead is a certain win, not an overflow."""
    game = last_space_card(BEHIND).state
    huge = WinModel([1e4 * float(name == "points") for name in WEIGHT_NAMES])
    assert huge.chances(game) == [1.0, 0.0]


def test_positions_that_differ_in_glory_look_different() -> None:
    """Every wonder's tokens count, down to the last in the order of names."""
    rules = Rules("renaissance", 2)
    state = next(iter(states(rules, 1)))
    seen = {view_hash(state, Seat(0))}
    for wonder in range(len(WONDER_NAMES)):
        for tokens in (1, 2):
            state.players[1].glory = tokens * int(token(WonderId(wonder)))
            seen.add(view_hash(state, Seat(0)))
    assert len(seen) == 1 + 2 * len(WONDER_NAMES)


def test_a_weak_player_states_its_own_plan() -> None:
    """What `recruit` says it saves for is what `recruit` saves for."""
    other = 0
    careless = Character()
    careless.missing = 0
    for state in states(Rules("combined", 2), 3):
        if not state.over and state.kind == decision.RESOURCE:
            aim = aim_of_position(state, None, careless)
            plan = Plan(state, state.seat, True, careless)
            assert aim.thing == (CARD_NAMES[plan.card] if plan.card >= 0 else None)
            other += aim != aim_of_position(state, None)
    assert other
