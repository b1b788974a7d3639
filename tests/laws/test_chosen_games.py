"""The same laws where Hypothesis chooses the game and every answer, looking for trouble."""

from hypothesis import given, settings
from hypothesis import strategies as st

from gunsteel.catalog.index import SETS
from gunsteel.core.check import faults
from gunsteel.core.dice import Dice
from gunsteel.core.engine import apply, options, start
from gunsteel.core.rules import SWITCHES, Rules
from gunsteel.core.state import from_ints
from gunsteel.formats.deal import deal
from tests.laws.games import scale

games = st.tuples(
    st.sampled_from(SETS),
    st.integers(2, 4),
    st.dictionaries(st.sampled_from(sorted(SWITCHES)), st.booleans()),
    st.integers(0, 2**32),
)


@settings(max_examples=scale(200), deadline=None)
@given(game=games, answers=st.lists(st.integers(0, 10**6), max_size=200))
def test_any_answers_keep_the_laws(game: tuple[str, int, dict[str, bool], int], answers: list[int]) -> None:
    set_, players, switches, seed = game
    rules = Rules(set_, players, switches)
    state = start(rules, deal(rules, Dice(seed)))
    for number in answers:
        if state.over:
            break
        offered = options(state)
        before = state.to_ints()
        after = apply(state, offered[number % len(offered)])
        assert state.to_ints() == before
        assert faults(after) == []
        assert from_ints(rules, state.setup, after.to_ints()) == after
        state = after


@settings(max_examples=scale(100), deadline=None)
@given(seed=st.integers(0, 2**32), answers=st.lists(st.integers(0, 10**6), max_size=60))
def test_the_same_answers_lead_to_the_same_state(seed: int, answers: list[int]) -> None:
    rules = Rules("combined", 3)
    setup = deal(rules, Dice(seed))
    one, two = start(rules, setup), start(rules, setup)
    for number in answers:
        if one.over:
            break
        offered = options(one)
        option = offered[number % len(offered)]
        one, two = apply(one, option), apply(two, option)
    assert one == two
    assert hash(one) == hash(two)
