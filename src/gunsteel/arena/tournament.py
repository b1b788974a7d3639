"""All games of a contest: those that are there already are taken over, the others are played."""

import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from gunsteel.arena.contest import Contest
from gunsteel.arena.ledger import Ledger
from gunsteel.arena.progress import Progress
from gunsteel.arena.report import rated, to_json
from gunsteel.arena.result import Played, Results
from gunsteel.arena.spread import Spread
from gunsteel.arena.standing import Standing

# Puts a text into a file, whole or not at all.
Writer = Callable[[Path, str], None]


def hold(results: Results, blocks: int, spread: Spread, keep: Callable[[Played], None]) -> None:
    """Play what is missing up to so many blocks; `keep` is told of each game."""
    missing = [job for job in results.contest.jobs(blocks) if (job.block, job.place) not in results]
    if not missing:
        return
    bar = Progress(len(results), len(results) + len(missing), results.contest.bots[0], sys.stderr)
    with closing(spread(missing)) as games, closing(bar):
        for played in games:
            results.add(played)
            keep(played)
            bar.note(played)


def hold_on_disk(
    contest: Contest, games: int, spread: Spread, out: Path, command: str, write: Writer
) -> tuple[Results, list[Standing]]:
    """The same with all games kept in a file, from which a later call goes on."""
    blocks = contest.blocks(games)
    with closing(Ledger(out, contest, blocks)) as ledger:
        hold(ledger.results, blocks, spread, ledger.keep)
        standings = rated(ledger.results)
        ledger.finish(to_json(ledger.results, standings, command), write)
    return ledger.results, standings
