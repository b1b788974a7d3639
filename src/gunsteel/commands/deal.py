"""Write the record of a new game: a shuffled set-up and no choices."""

import argparse
import sys
from pathlib import Path

from gunsteel.commands.common import game_arguments, rules_of, seed_argument
from gunsteel.core.dice import Dice
from gunsteel.formats.deal import deal
from gunsteel.formats.files import write
from gunsteel.formats.record import Record


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    seed_argument(parser)
    parser.add_argument("--out", metavar="FILE", help="the file to write (default: standard output)")


def run(args: argparse.Namespace) -> int:
    rules = rules_of(args)
    text = Record(rules, deal(rules, Dice(args.seed))).dumps()
    if args.out is None:
        sys.stdout.write(text)
    else:
        write(Path(args.out), text)
    return 0
