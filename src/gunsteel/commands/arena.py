"""Let bots play against each other. Every layout is played by every line-up in all rotations of the seats."""

import argparse
import os
from pathlib import Path

from gunsteel.arena import rating
from gunsteel.arena.contest import Contest
from gunsteel.arena.executor import Executor, executor
from gunsteel.arena.report import rated_standings, to_json, to_table
from gunsteel.arena.result import Results
from gunsteel.arena.runner import play_missing, play_to_file
from gunsteel.commands.common import game_arguments, positive, rules_from_arguments, whole_number
from gunsteel.commands.complaint import complain
from gunsteel.commands.user_language import translated, user_language
from gunsteel.errors import refused


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bots", nargs="+", metavar="BOT", help="a bot's name, such as random or search@2000")
    game_arguments(parser)
    parser.add_argument(
        "--games",
        type=positive,
        required=True,
        metavar="N",
        help="at least this many; rounded up so that every layout is complete",
    )
    contest_arguments(parser)
    parser.add_argument(
        "--out", metavar="FILE", help="write the results as JSON; the same command continues from this file"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")


def contest_arguments(parser: argparse.ArgumentParser) -> None:
    """--seed, --processes, --ray: wherever contests are played."""
    parser.add_argument(
        "--seed", type=whole_number, default=1, metavar="K", help="the same seed gives the same games (default 1)"
    )
    parser.add_argument(
        "--processes", type=positive, metavar="P", help="how many games to play at a time (default: one for each core)"
    )
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; `local` starts one on this machine")


def run(args: argparse.Namespace) -> int:
    contest = contest_of(args, args.bots)
    command = contest.command(args.games, args.cards or "")
    if args.out is None:
        results = Results(contest)
        play_missing(results, contest.blocks(args.games), executor_of(args), lambda played: None)
        standings = rated_standings(results)
    else:
        results, standings = play_to_file(contest, args.games, executor_of(args), Path(args.out), command)
    if reason := rating.why_unrated():
        complain("arena", translated(reason, user_language()))
    print((to_json if args.json else to_table)(results, standings, command), end="")
    return 0


def contest_of(args: argparse.Namespace, bots: list[str]) -> Contest:
    """The contest that the arguments describe, checked."""
    rules = rules_from_arguments(args)
    contest = Contest(tuple(bots), rules.set, int(rules.players), rules.switches, rules.values, args.seed)
    contest.check()
    return contest


def executor_of(args: argparse.Namespace) -> Executor:
    if args.ray is not None and args.processes is not None:
        raise refused("both-options", "{one} and {other}: leave one of them out", one="--ray", other="--processes")
    return executor(args.processes or os.cpu_count() or 1, args.ray)
