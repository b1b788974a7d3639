"""Statistics of invented results."""

import pytest

from gunsteel.arena.result import Times
from gunsteel.arena.standing import Estimate, mean_estimate, share_estimate, standings, student_t
from tests.arena.contests import always, contest, results


def test_a_share_is_the_mean_of_the_seats_a_bot_held() -> None:
    lone, three = standings(results(contest("a", "b", players=4), 10, always(0)))
    assert (lone.share.value, three.share.value) == (1.0, 0.0)
    assert (lone.games, three.games) == (40, 40)
    assert (lone.points, three.points) == (10.0, 4.0)
    assert (lone.margin.value, three.margin.value) == (6.0, -6.0)


def test_a_tie_is_half_a_win_for_each() -> None:
    found = standings(results(contest("a", "b"), 10, lambda job: (0, 1)))
    assert [standing.share.value for standing in found] == [0.5, 0.5]


def test_nobody_wins_a_stopped_game() -> None:
    found = standings(results(contest("a", "b"), 10, lambda job: ()))
    assert [standing.share.value for standing in found] == [0.0, 0.0]


def test_a_clean_sweep_counts_blocks() -> None:
    """The rule of three: none of n lost, so about 3/n to 4/n are still possible."""
    share = share_estimate([1.0] * 100)
    assert share.high == 1.0
    assert share.low == pytest.approx(1 - 3.94 / 100, abs=0.002)


def test_games_that_go_together_count_once() -> None:
    """Blocks that are won or lost whole are worth one game each, however many games they have."""
    wilson = Estimate(0.5, 0.402, 0.598)
    share = share_estimate([0.0, 1.0] * 50)
    assert share.low == pytest.approx(wilson.low, abs=0.002)
    assert share.high == pytest.approx(wilson.high, abs=0.002)


def test_seats_that_decide_the_game_make_a_narrow_share() -> None:
    """Where most blocks are divided, the rotations have taken luck out."""
    mixed = share_estimate([0.5] * 90 + [0.0, 1.0] * 5)
    assert mixed.low is not None
    assert mixed.low > 0.46


@pytest.mark.parametrize("blocks", [[], [0.5], [1.0]])
def test_one_block_bounds_nothing(blocks: list[float]) -> None:
    share, mean = share_estimate(blocks), mean_estimate(blocks)
    assert (share.low, share.high, mean.low, mean.high) == (0.0, 1.0, None, None)


@pytest.mark.parametrize(("degrees", "exact"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042)])
def test_students_t(degrees: int, exact: float) -> None:
    assert student_t(degrees) == pytest.approx(exact, rel=0.01)


def test_times_keep_mean_and_percentiles() -> None:
    times, more = Times(), Times()
    for number in range(1, 101):
        (times if number % 2 else more).add_time(number / 1000)
    times.add(more)
    assert times.questions == 100
    assert times.mean == pytest.approx(0.0505)
    assert times.percentile(0.99) == pytest.approx(0.099, rel=0.05)
    assert times.percentile(1.0) == times.longest == 0.1
