"""How well each bot did: its share of wins, its points, and how sure that is.

Games of a block share a layout, so only blocks are independent of each other: all bounds are based on block means."""

from collections import defaultdict
from math import sqrt
from statistics import NormalDist, fmean, variance

from msgspec import Struct

from gunsteel.arena.result import GameResult, Results

Z: float = NormalDist().inv_cdf(0.975)


class Estimate(Struct, frozen=True):
    """A number with its 95 % confidence interval; None where there is no bound."""

    value: float
    low: float | None
    high: float | None


class Standing(Struct, frozen=True):
    """One entrant. Share, points and margin are means over the seats it held; the margin is to the best other seat."""

    bot: str
    games: int
    share: Estimate
    points: float
    margin: Estimate
    rating: Estimate | None = None


def estimate(value: float, low: float | None, high: float | None) -> Estimate:
    """Rounded, because machines differ in the last digits."""
    return Estimate(_rounded(value), None if low is None else _rounded(low), None if high is None else _rounded(high))


def _rounded(value: float) -> float:
    return round(value, 6)


def standings(results: Results) -> list[Standing]:
    """Every entrant, in the order of the contest."""
    games = results.games
    return [_standing(name, entrant, games) for entrant, name in enumerate(results.contest.bots)]


def seat_shares(game: GameResult) -> list[float]:
    """A win, divided among the winners (R105)."""
    return [1 / len(game.winners) if seat in game.winners else 0.0 for seat in range(len(game.lineup))]


def _standing(name: str, entrant: int, games: list[GameResult]) -> Standing:
    shares: dict[int, list[float]] = defaultdict(list)
    margins: dict[int, list[float]] = defaultdict(list)
    points: list[int] = []
    played = [game for game in games if entrant in game.lineup]
    for game in played:
        share = seat_shares(game)
        for seat in _seats(game, entrant):
            shares[game.block].append(share[seat])
            margins[game.block].append(game.vp[seat] - max(_without(game.vp, seat)))
            points.append(game.vp[seat])
    return Standing(
        bot=name,
        games=len(played),
        share=share_estimate([fmean(block) for block in shares.values()]),
        points=_rounded(fmean(points)) if points else 0.0,
        margin=mean_estimate([fmean(block) for block in margins.values()]),
    )


def _seats(game: GameResult, entrant: int) -> list[int]:
    return [seat for seat, other in enumerate(game.lineup) if other == entrant]


def _without(vp: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return vp[:seat] + vp[seat + 1 :]


def mean_estimate(blocks: list[float]) -> Estimate:
    """The mean of blocks with Student's t-interval."""
    if len(blocks) < 2:
        return estimate(fmean(blocks) if blocks else 0.0, None, None)
    mean, width = fmean(blocks), student_t(len(blocks) - 1) * sqrt(variance(blocks) / len(blocks))
    return estimate(mean, mean - width, mean + width)


def share_estimate(blocks: list[float]) -> Estimate:
    """The mean of shares with Wilson's interval, for as many games as would vary like these blocks.

    If all blocks are alike, their variance is unknown; then each counts as one game."""
    if len(blocks) < 2:
        return estimate(fmean(blocks) if blocks else 0.0, 0.0, 1.0)
    share, error = fmean(blocks), variance(blocks) / len(blocks)
    games = share * (1 - share) / error if error else len(blocks)
    z = student_t(len(blocks) - 1)
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    width = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    return estimate(share, max(0.0, middle - width), min(1.0, middle + width))


def student_t(degrees: int) -> float:
    """The 97.5 % point of Student's t: exact for 1 and 2 degrees of freedom, else the Cornish-Fisher series."""
    if degrees <= 2:
        return (12.706, 4.303)[degrees - 1]
    z = Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / degrees + second / degrees**2 + third / degrees**3
