"""Which games a contest has: the duplicate design, the seeds, and what is refused."""

from collections import Counter

import pytest

from gunsteel.arena.contest import lineups
from gunsteel.errors import Refused
from tests.arena.contests import contest

SIZES = [(bots, players) for bots in (2, 3, 4, 5) for players in (2, 3, 4)]


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_every_lineup_sits_in_every_rotation_within_a_block(bots: int, players: int) -> None:
    games = contest(*"abcde"[:bots], players=players)
    for block in range(7):
        seatings = games.block(block)
        assert len(seatings) == players * len(lineups(bots, players))
        assert {(*seating[1:], seating[0]) for seating in seatings} == set(seatings)


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_every_bot_sits_in_every_seat_equally_often(bots: int, players: int) -> None:
    seatings = contest(*"abcde"[:bots], players=players).block(0)
    for entrant in range(bots):
        seats = Counter(seat for seating in seatings for seat, other in enumerate(seating) if other == entrant)
        assert len(set(seats.values())) == 1
        assert set(seats) == set(range(players))


def test_one_bot_plays_against_three_of_another() -> None:
    assert lineups(2, 4) == [(0, 1, 1, 1)]


def test_the_last_of_three_bots_fills_four_seats() -> None:
    assert lineups(3, 4) == [(0, 1, 2, 2)]


def test_more_bots_than_seats_meet_in_all_combinations() -> None:
    assert lineups(3, 2) == [(0, 1), (0, 2), (1, 2)]


def test_who_sits_left_of_whom_changes_from_block_to_block() -> None:
    games = contest("a", "b", "c", players=3)
    assert games.block(0)[0] == (0, 1, 2)
    assert games.block(1)[0] == (0, 2, 1)


def test_games_are_rounded_up_to_whole_blocks() -> None:
    games = contest("a", "b", players=3)
    assert [games.blocks(number) for number in (1, 3, 4, 6, 7)] == [1, 1, 2, 2, 3]


def test_seeds_differ_between_uses_and_fit_the_dice() -> None:
    jobs = list(contest("a", "b").jobs(50))
    seeds = {job.seed("bot", job.block, job.index, seat) for job in jobs for seat in (0, 1)}
    assert len(seeds) == 2 * len(jobs)
    assert max(seeds) < 2**96


def test_a_seed_stays_what_it_is() -> None:
    job = next(contest("a", "b").jobs(1))
    assert job.seed("deal", 0) == 61338164738428714142790945840


def test_the_command_names_all_that_the_result_depends_on() -> None:
    games = contest("random", "search@0.3s", players=3, seed=7)
    assert games.command(90) == "gunsteel arena random search@0.3s --set base --players 3 --games 90 --seed 7"


@pytest.mark.parametrize(
    ("bots", "seed", "reason"),
    [
        (("random",), 1, "two bots"),
        (("random", "nobody"), 1, "there is no bot 'nobody'"),
        (("random", "random@much"), 1, "budget"),
        (("random", "random"), 2**63, "63 bits"),
    ],
)
def test_an_impossible_contest_is_refused(bots: tuple[str, ...], seed: int, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        contest(*bots, seed=seed).check()
