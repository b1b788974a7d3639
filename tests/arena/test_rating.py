"""Ratings of invented results."""

from math import log10
from random import Random

import pytest

from gunsteel.arena.contest import Contest, Job
from gunsteel.arena.rating import anchor, ratings
from gunsteel.arena.result import Results
from gunsteel.arena.standing import Estimate
from tests.arena.contests import always, contest, results

STRENGTH = (1, 2, 4)


def by_strength(played: Contest, blocks: int) -> Results:
    """Bots win in proportion to their strength, which is what the model says."""
    dice = Random(7)

    def winners(job: Job) -> tuple[int, ...]:
        return (dice.choices(range(len(job.lineup)), [STRENGTH[entrant] for entrant in job.lineup])[0],)

    return results(played, blocks, winners)


def rated(found: Results) -> list[Estimate]:
    return ratings([found.games], found.contest.bots)


@pytest.mark.parametrize(("bots", "players"), [("abc", 2), ("abc", 3), ("ab", 2), ("ab", 4), ("abc", 4)])
def test_strengths_are_found_for_any_number_of_seats(bots: str, players: int) -> None:
    found = rated(by_strength(contest(*bots, players=players), 200))
    for strength, one in zip(STRENGTH, found, strict=False):
        assert one.low is not None
        assert one.high is not None
        assert one.low - 25 <= 1000 + 400 * log10(strength) <= one.high + 25
    assert found == sorted(found, key=lambda one: one.value)


def test_the_anchor_has_1000() -> None:
    assert anchor(("a", "heuristic", "b")) == 1
    assert anchor(("a", "b")) == 0
    found = rated(by_strength(contest("a", "heuristic", "b"), 20))
    assert found[1] == Estimate(1000.0, 1000.0, 1000.0)


def test_a_clean_sweep_has_a_finite_rating_with_room_below() -> None:
    _, best = rated(results(contest("a", "b"), 50, always(1)))
    assert best.low is not None
    assert best.low + 150 < best.value < 2000


def test_ties_make_equals() -> None:
    found = rated(results(contest("a", "b", "c", players=3), 10, lambda job: (0, 1, 2)))
    assert [round(one.value) for one in found] == [1000, 1000, 1000]


def test_games_that_nobody_won_say_nothing() -> None:
    assert rated(results(contest("a", "b"), 10, lambda job: ()))[1].value == pytest.approx(1000)


def test_the_same_games_give_the_same_bounds() -> None:
    found = by_strength(contest("a", "b"), 30)
    assert rated(found) == rated(found)
