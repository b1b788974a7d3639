"""Laws that hold in every game: tried on random games of all configurations and switches."""

import copy
import pickle

import pytest

from gunsteel.core import decision
from gunsteel.core.check import faults
from gunsteel.core.engine import advance, apply, count_options, offered, options
from gunsteel.core.rules import Rules
from gunsteel.core.scoring import outcome
from gunsteel.core.state import from_ints
from gunsteel.errors import Refused
from gunsteel.formats.notation import offered_names, parse
from gunsteel.formats.random_record import random_record
from gunsteel.formats.record import loads, replay
from gunsteel.formats.trace import dumps, trace
from gunsteel.ids import Option
from tests.laws.games import CONFIGURATIONS, all_rules, scale, states, title

every_game = pytest.mark.parametrize("rules", all_rules(), ids=title)
every_set = pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)


@every_game
def test_cards_and_tokens_are_conserved(rules: Rules) -> None:
    """R6, R7, R19, R60, R87."""
    for seed in range(scale(16)):
        for state in states(rules, seed):
            assert faults(state) == []


@every_game
def test_every_question_has_a_choice(rules: Rules) -> None:
    """docs/protocol.md 1.2: two options or more, but for `respond`; all distinct."""
    for seed in range(100, 100 + scale(16)):
        for state in states(rules, seed):
            names = offered_names(state)
            least = 0 if state.over else 1 if state.kind == decision.RESPOND else 2
            assert len(names) == len(options(state)) == count_options(state) >= least
            assert list(names) == sorted(names)


@every_set
def test_what_is_offered_is_accepted_and_nothing_else(set_: str, players: int) -> None:
    for seed in range(200, 200 + scale(8)):
        for state in states(Rules(set_, players), seed):
            before = state.to_ints()
            for number in range(-2, 130):
                option = Option(number)
                if offered(state, option):
                    assert apply(state, option).to_ints() != before
                else:
                    with pytest.raises(Refused):
                        apply(state, option)
                assert state.to_ints() == before


@every_set
def test_names_lead_back_to_their_options(set_: str, players: int) -> None:
    for seed in range(300, 300 + scale(8)):
        for state in states(Rules(set_, players), seed):
            for name, option in offered_names(state).items():
                assert parse(state, name) == option
            before = state.to_ints()
            for name in ("", "nonsense", "card:nonsense", "99"):
                with pytest.raises(Refused):
                    parse(state, name)
            assert state.to_ints() == before


@every_set
def test_copies_are_independent(set_: str, players: int) -> None:
    for seed in range(400, 400 + scale(8)):
        for state in states(Rules(set_, players), seed):
            before = state.to_ints()
            for option in options(state):
                twin = state.copy()
                assert twin == state
                assert hash(twin) == hash(state)
                advance(twin, option)
                assert twin != state
                assert state.to_ints() == before


@every_set
def test_ints_lead_back_to_the_state(set_: str, players: int) -> None:
    for seed in range(500, 500 + scale(8)):
        for state in states(Rules(set_, players), seed):
            twin = from_ints(state.rules, state.setup, state.to_ints())
            assert twin == state
            for option in options(state):
                assert apply(twin, option) == apply(state, option)


@every_game
def test_record_replay_and_trace_agree(rules: Rules) -> None:
    for seed in range(600, 600 + scale(8)):
        record = random_record(rules, seed)
        again = loads(record.dumps())
        assert again == record
        assert replay(again).over
        lines = list(trace(again))
        assert lines == list(trace(record))
        assert lines[-1] == {"result": record.result}
        assert [line["choice"] for line in lines[1:-1]] == record.choices
        assert [line["n"] for line in lines[1:-1]] == list(range(len(record.choices)))
        assert "".join(map(dumps, lines)).count("\n") == len(lines)


@every_set
def test_games_end_and_somebody_wins(set_: str, players: int) -> None:
    """R98, R100, R103-R105."""
    for seed in range(700, 700 + scale(80)):
        *_, last = states(Rules(set_, players), seed)
        assert last.over
        assert last.turn < 2000
        result = outcome(last)
        best = max(result.points)
        assert result.winners
        assert all(result.points[seat] == best for seat in result.winners)


@every_set
def test_copy_and_pickle_know_states(set_: str, players: int) -> None:
    """Processes exchange them, and compiled classes are not picklable by themselves."""
    for state in list(states(Rules(set_, players), 800))[::40]:
        for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert twin == state
            assert twin is not state
            assert twin.rules == state.rules
