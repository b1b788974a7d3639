"""The results of a contest, for machines and for people."""

import msgspec

from gunsteel.arena import rating
from gunsteel.arena.result import Results
from gunsteel.arena.standing import Estimate, Standing, standings

RESULTS_FORMAT = "gunsteel-arena/2"


def rated_standings(results: Results) -> list[Standing]:
    """The standings, with ratings if their library is installed."""
    unrated = standings(results)
    if rating.why_unrated():
        return unrated
    ratings = rating.ratings([results.games], results.contest.bots)
    return [msgspec.structs.replace(standing, rating=one) for standing, one in zip(unrated, ratings, strict=True)]


def stopped(results: Results) -> int:
    """How many games were stopped because they did not end."""
    return sum(not game.winners for game in results.games)


def to_json(results: Results, standings: list[Standing], command: str) -> str:
    """One JSON object with a line for each game. All but `times` is determined by the command."""
    members = {
        "format": RESULTS_FORMAT,
        "command": command,
        "contest": results.contest,
        "stopped": stopped(results),
        "standings": standings,
        "times": results.times,
    }
    lines = [f'"{name}": {_encoded(value)}' for name, value in members.items()]
    games = ",\n  ".join(_encoded(game) for game in results.games)
    return "{\n" + ",\n".join([*lines, f'"games": [\n  {games}\n]']) + "\n}\n"


def _encoded(value: object) -> str:
    return msgspec.json.encode(value).decode()


def to_table(results: Results, standings: list[Standing], command: str) -> str:
    """The command for these results, and a line for each bot."""
    contest = results.contest
    seatings = len(contest.block(0))
    summary = f"{len(results)} games: {len(results) // seatings} layouts, each in {seatings} seatings"
    fair = f"a seat's fair share is {100 / contest.players:.1f} %"
    note = f"; {count} stopped because they did not end" if (count := stopped(results)) else ""
    head = ("bot", "games", "win share", "95 %", "points", "margin", "rating", "95 %", "mean ms", "p99 ms")
    rows = [
        (
            standing.bot,
            str(standing.games),
            f"{100 * standing.share.value:.1f} %",
            bounds(standing.share, 100, 1),
            f"{standing.points:.1f}",
            f"{standing.margin.value:+.1f}",
            f"{standing.rating.value:.0f}" if standing.rating else "–",
            bounds(standing.rating, 1, 0) if standing.rating else "–",
            f"{1000 * times.mean:.2f}",
            f"{1000 * times.percentile(0.99):.2f}",
        )
        for standing, times in zip(standings, results.times, strict=True)
    ]
    return "\n".join([command, f"{summary}; {fair}{note}", "", *_aligned([head, *rows])]) + "\n"


def bounds(estimate: Estimate, factor: float, digits: int) -> str:
    """`37.3–62.7`"""
    ends = ("?" if end is None else f"{factor * end:.{digits}f}" for end in (estimate.low, estimate.high))
    return "–".join(ends)


def _aligned(rows: list[tuple[str, ...]]) -> list[str]:
    """Names to the left, numbers to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        )
        for row in rows
    ]
