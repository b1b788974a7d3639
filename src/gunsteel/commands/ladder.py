"""Let each level of the bots play the one below, and write a table of their strength."""

import argparse
import shlex
from pathlib import Path

from gunsteel.arena import rating
from gunsteel.arena.ladder import Ladder
from gunsteel.bots.levels import LEVELS
from gunsteel.catalog.index import SETS
from gunsteel.commands.arena import contest_arguments, contest_of, executor_of
from gunsteel.commands.common import game_arguments, positive
from gunsteel.commands.complaint import complain
from gunsteel.commands.user_language import translated, user_language
from gunsteel.errors import refused, system_reason
from gunsteel.formats.files import write

GAMES = 200
OUT = "benchmarks/ladder.md"
WORK = "build/ladder"

INTRODUCTION = """\
# The levels and how strong they are

Written by `{command}`, which plays everything again or continues with more games; do not edit.

Each level plays the one below, {games} games or a few more (half of that for levels with a limit of half a second or
more, a sixth with one of a second or more): every layout is played in all rotations of the seats. In brackets are 95 %
confidence intervals, based on layouts, not on single games. A rating 400 points higher means ten wins to one;
`{anchor}` has 1000. After a clean sweep a rating has no upper bound. The time is the one that 99 of 100 decisions did
not exceed, on the machine that played; levels with a budget in seconds depend on it. For a single pairing:
`gunsteel arena LEVEL BELOW --set SET --players N --games GAMES --seed {seed}`.
[How the arena works](../docs/arena.md).
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser, required=False, default=("all", "2"))
    parser.add_argument(
        "--games", type=positive, default=GAMES, metavar="N", help=f"games of each pairing (default {GAMES})"
    )
    contest_arguments(parser)
    parser.add_argument("--out", default=OUT, metavar="FILE", help=f"where to write the table (default {OUT})")
    parser.add_argument(
        "--work", default=WORK, metavar="FOLDER", help=f"where to keep the games, to continue from (default {WORK})"
    )


def run(args: argparse.Namespace) -> int:
    names = [level.name for level in LEVELS]
    ladders = [Ladder(LEVELS, contest_of(_of(args, set_), names)) for set_ in _sets(args)]
    work, out = Path(args.work), Path(args.out)
    if not out.parent.is_dir():
        raise refused("no-folder", "there is no such folder", str(out))
    try:
        work.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        text = system_reason(fault)
        raise refused("not-folder", "cannot be used as a folder: {text}", str(work), text=text) from None
    executor = executor_of(args)
    if reason := rating.why_unrated():
        complain("ladder", translated(reason, user_language()))
    for ladder in ladders:
        ladder.play(args.games, executor, work)
    head = INTRODUCTION.format(
        command=_command(args),
        games=args.games,
        seed=args.seed,
        anchor=next((name for name in names if name in rating.ANCHORS), names[0]),
    )
    write(out, "\n".join([head, *(ladder.to_markdown() for ladder in ladders)]))
    return 0


def _sets(args: argparse.Namespace) -> list[str]:
    return list(SETS) if args.set is None else [args.set]


def _of(args: argparse.Namespace, set_: str) -> argparse.Namespace:
    """The arguments for one set, with two players unless they say otherwise."""
    return argparse.Namespace(**{**vars(args), "set": set_, "players": args.players or 2})


def _command(args: argparse.Namespace) -> str:
    words = ["gunsteel", "ladder"]
    for name in ("set", "players", "cards"):
        if getattr(args, name) is not None:
            words += [f"--{name}", str(getattr(args, name))]
    for switch in args.switch:
        words += ["--switch", switch]
    return shlex.join([*words, "--games", str(args.games), "--seed", str(args.seed)])
