"""Belief: exactly the positions that the public history allows, and samples uniform among them."""

from itertools import product

import pytest

from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.core.tables import BACKS
from gunsteel.info.belief import Belief
from gunsteel.info.events import seen_events
from gunsteel.observation import sample_state
from tests.game.pairs import acts, random_act
from tests.game.watch import answer, new_table, watched
from tests.laws.games import CONFIGURATIONS, scale


@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_the_truth_is_always_possible(set_: str, players: int) -> None:
    for seed in range(scale(8)):
        for table, _ in watched(Rules(set_, players), seed):
            for seat, player in enumerate(table.public.players):
                assert table.progress.belief.consistent(seat, player.down)


def allowed(belief: Belief, seat: int) -> set[int]:
    """All sets of covered cards that the belief allows for a seat."""
    found = set()
    for parts in product(*(belief.covered[seat][back] for back in range(BACKS))):
        found.add(sum(int(part) for part in parts))
    return found


# No act has more, so all of them are looked through.
MOST_WAYS = 20_000


@pytest.mark.parametrize("seed", range(6))
def test_the_belief_is_what_all_possible_histories_allow(seed: int) -> None:
    """Every hidden course of one seat that looks the same is followed; their covered cards are the belief."""
    rules = Rules("base", 2)
    table, dice = new_table(rules, seed)
    secret = seed % 2
    worlds = [table.state]
    while len(worlds) < 40 and not table.state.over:
        chooser = table.chooser
        assert isinstance(chooser, int)
        act = random_act(table.state, chooser, dice, whole_sets=True)
        look = seen_events(act.happened, None, rules)
        every = [way for state in worlds for way in acts(state, chooser, MOST_WAYS, whole_sets=True)]
        ways = [way for way in every if seen_events(way.happened, None, rules) == look]
        if chooser != secret:
            # The other seat's own cards are as they are.
            ways = [way for way in ways if way.names == act.names]
        worlds = list({tuple(way.state.to_ints()): way.state for way in ways}.values())
        for name in act.names:
            answer(table, name)
        assert {int(state.players[secret].down) for state in worlds} == allowed(table.progress.belief, secret)


@pytest.mark.parametrize("seed", range(4))
def test_samples_are_uniform(seed: int) -> None:
    """Chi-squared against full enumeration, on positions with a few possibilities."""
    rules = Rules("combined", 2)
    dice = Dice(77 + seed)
    tried = 0
    for table, updates in watched(rules, seed):
        if table.chooser != 0 or 0 not in updates:
            continue
        possible = sorted(allowed(table.progress.belief, 1))
        if not 3 <= len(possible) <= 24:
            continue
        draws = 200 * len(possible)
        counts = dict.fromkeys(possible, 0)
        view = table.observation(0)
        for _ in range(draws):
            counts[int(sample_state(view, dice).players[1].down)] += 1
        chi2 = sum((count - 200) ** 2 / 200 for count in counts.values())
        # Mean k-1, deviation sqrt(2(k-1)): five deviations are beyond chance.
        freedom = len(possible) - 1
        assert chi2 < freedom + 5 * (2 * freedom) ** 0.5
        tried += 1
        if tried == 3:
            break
    assert tried


def test_the_order_of_a_pile_is_sampled_too() -> None:
    rules = Rules("combined", 3)
    table, _ = new_table(rules, 1)
    dice = Dice(5)
    view = table.observation(0)
    orders = [tuple(map(int, sample_state(view, dice).setup.piles[4])) for _ in range(600)]
    assert len(set(orders)) == 6
    assert {order[0] for order in orders} == {int(table.record.setup.piles[4][0])}
    assert all(80 < orders.count(order) < 120 + 20 for order in set(orders))


def test_what_is_certain_is_published() -> None:
    """The first resource may be any card with that back; once the others were seen elsewhere, it is certain."""
    table, _ = new_table(Rules("base", 2), 1)
    answer(table, "mining")
    view = table.current(1).view.seats[0]
    assert view.surely_covered == []
    assert view.surely_in_hand == ["agriculture", "barter-trade", "reinforcement"]
    answer(table, "warrior")
    view = table.current(1).view.seats[0]
    assert view.surely_covered == ["mining"]
    assert view.surely_in_hand == ["agriculture", "barter-trade", "reinforcement"]
    assert view.up == ["warrior"]
