"""Strength as one number, in the units of Elo: 400 more means ten wins to one.

A game counts as its winner beating every other seat. Under Luce's choice axiom that is the Bradley-Terry model, for any
number of seats; `choix` fits it. Only this file needs the extra `arena`."""

from collections.abc import Iterable, Sequence
from math import log
from typing import TYPE_CHECKING

from gunsteel import extras
from gunsteel.arena.result import GameResult
from gunsteel.arena.standing import Estimate, seat_shares
from gunsteel.errors import Refused

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Matrix = NDArray[np.float64]

ELO = 400 / log(10)
# The bot that is rated 1000, by both of its names.
ANCHORS = ("heuristic", "soldier")
ANCHOR_RATING = 1000
RESAMPLES = 1000
RESAMPLING_SEED = 1  # of the resampling, so that the same games give the same bounds


def why_unrated() -> Refused | None:
    """Why there can be no ratings; None if there can."""
    return extras.missing("arena", "a rating", code="rating-needs-extra")


def anchor(bots: Sequence[str]) -> int:
    """The index of the bot that is rated 1000: the heuristic if it plays, else the first."""
    return next((index for index, name in enumerate(bots) if name in ANCHORS), 0)


def ratings(groups: Iterable[Iterable[GameResult]], bots: Sequence[str]) -> list[Estimate]:
    """The rating of each bot, from groups of games; an entrant is an index into `bots`.

    The bounds come from a bootstrap: blocks are resampled within each group."""
    extras.require("arena", "a rating")
    import numpy as np

    stacks = [_stack(games, len(bots)) for games in groups]
    base = anchor(bots)
    fitted = _fit([stack.sum(axis=0) for stack in stacks], base)
    dice = np.random.default_rng(RESAMPLING_SEED)
    resampled = [_fit([_resample(stack, dice) for stack in stacks], base) for _ in range(RESAMPLES)]
    low, high = np.percentile(resampled, (2.5, 97.5), axis=0)
    return [
        Estimate(round(float(value), 1), round(float(least), 1), round(float(most), 1))
        for value, least, most in zip(fitted, low, high, strict=True)
    ]


def _stack(games: Iterable[GameResult], bots: int) -> "Matrix":
    """How often each bot beat each other, block by block, and one imaginary block at the end.

    In it everybody ties with everybody, so that a clean sweep has a finite rating."""
    import numpy as np

    blocks: dict[int, Matrix] = {}
    tied: dict[int, Matrix] = {}
    for game in games:
        even = [1 / len(game.lineup)] * len(game.lineup)
        _count(blocks.setdefault(game.block, np.zeros((bots, bots))), game, seat_shares(game))
        _count(tied.setdefault(game.block, np.zeros((bots, bots))), game, even)
    return np.array([*blocks.values(), np.mean(list(tied.values()), axis=0)])


def _count(beaten: "Matrix", game: GameResult, shares: list[float]) -> None:
    """Each seat beats all others with its share of the win; a bot does not beat itself."""
    for winner, share in zip(game.lineup, shares, strict=True):
        for loser in game.lineup:
            beaten[winner, loser] += share if loser != winner else 0


def _resample(stack: "Matrix", dice: "np.random.Generator") -> "Matrix":
    """The sum of as many blocks drawn with replacement, plus the imaginary one."""
    size = len(stack)
    counts = dice.multinomial(size, [1 / size] * size)
    total: Matrix = (counts[:, None, None] * stack).sum(axis=0) + stack[-1]
    return total


def _fit(beaten: "list[Matrix]", base: int) -> "Matrix":
    import choix
    import numpy as np

    strengths: Matrix = choix.ilsr_pairwise_dense(np.sum(beaten, axis=0), max_iter=10_000, tol=1e-6)
    ratings: Matrix = ELO * (strengths - strengths[base]) + ANCHOR_RATING
    return ratings
