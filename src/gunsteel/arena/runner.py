"""Plays the games of a contest that are missing, and keeps the results in a file."""

import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from gunsteel.arena.contest import Contest
from gunsteel.arena.executor import Executor
from gunsteel.arena.progress import ProgressBar
from gunsteel.arena.report import rated_standings, to_json
from gunsteel.arena.result import Played, Results
from gunsteel.arena.results_file import ResultsFile
from gunsteel.arena.standing import Standing


def play_missing(results: Results, blocks: int, executor: Executor, keep: Callable[[Played], None]) -> None:
    """Play what is missing up to this many blocks; `keep` gets each game."""
    missing = [job for job in results.contest.jobs(blocks) if (job.block, job.index) not in results]
    if not missing:
        return
    bar = ProgressBar(len(results), len(results) + len(missing), results.contest.bots[0], sys.stderr)
    with closing(executor(missing)) as games, closing(bar):
        for played in games:
            results.add(played)
            keep(played)
            bar.add(played)


def play_to_file(
    contest: Contest, games: int, executor: Executor, out: Path, command: str
) -> tuple[Results, list[Standing]]:
    """The same with all games kept in a file, from which a later call continues."""
    blocks = contest.blocks(games)
    with closing(ResultsFile(out, contest, blocks)) as file:
        play_missing(file.results, blocks, executor, file.keep)
        standings = rated_standings(file.results)
        file.finish(to_json(file.results, standings, command))
    return file.results, standings
