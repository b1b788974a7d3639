"""Write the record of a new game: a shuffled set-up and no choices."""

import argparse
import sys

from gunsteel.commands.common import game_arguments, game_from_arguments, seed_argument


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    seed_argument(parser)
    parser.add_argument("--out", metavar="FILE", help="the file to write (default: standard output)")


def run(args: argparse.Namespace) -> int:
    game = game_from_arguments(args)
    if args.out is None:
        sys.stdout.write(game.record.dumps())
    else:
        game.save(args.out)
    return 0
