"""Contests and results for tests, and bots that misbehave."""

from collections.abc import Callable

from gunsteel.arena.contest import Contest, Job
from gunsteel.arena.result import GameResult, Results
from gunsteel.bots.protocol import Budget
from gunsteel.explain.question import Question
from gunsteel.observation import Observation


def contest(*bots: str, players: int = 2, set_: str = "base", seed: int = 1) -> Contest:
    return Contest(bots, set_, players, {}, {}, seed)


def results(contest: Contest, blocks: int, winners: Callable[[Job], tuple[int, ...]]) -> Results:
    """A contest in which these seats won: a winner has 10 VP, the others have 4."""
    return Results(contest, [_game(job, winners(job)) for job in contest.jobs(blocks)])


def _game(job: Job, winners: tuple[int, ...]) -> GameResult:
    vp = tuple(10 if seat in winners else 4 for seat in range(len(job.lineup)))
    return GameResult(job.block, job.index, job.lineup, vp, winners, 20, 300)


def always(entrant: int) -> Callable[[Job], tuple[int, ...]]:
    """This entrant wins every game."""
    return lambda job: (job.lineup.index(entrant),)


class Liar:
    """Names what nobody offered."""

    def __init__(self, seed: int, budget: Budget) -> None:
        pass

    def choose(self, view: Observation, question: Question) -> str:
        return "the-moon"


class Crasher(Liar):
    """Fails at the first question."""

    def choose(self, view: Observation, question: Question) -> str:
        raise ZeroDivisionError("one\ntwo")
