"""Count the different answer sequences of a length; games that end earlier count as they are."""

import argparse

from gunsteel.commands.common import game_arguments, rules_of, seed_argument, whole_number
from gunsteel.core.dice import Dice
from gunsteel.core.engine import start
from gunsteel.errors import Refused
from gunsteel.formats.deal import deal
from gunsteel.formats.perft import divide, perft

DEEPEST = 100


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    seed_argument(parser)
    parser.add_argument("--depth", type=whole_number, required=True, metavar="D", help="how many answers")
    parser.add_argument("--divide", action="store_true", help="also for each first answer")


def run(args: argparse.Namespace) -> int:
    if args.depth > DEEPEST:
        raise Refused(f"--depth: {args.depth} answers are beyond counting; at most {DEEPEST}")
    rules = rules_of(args)
    state = start(rules, deal(rules, Dice(args.seed)))
    if args.divide and args.depth > 0:
        counts = divide(state, args.depth)
        for name, count in counts.items():
            print(f"{name}: {count}")
        print(f"total: {sum(counts.values())}")
    else:
        print(perft(state, args.depth))
    return 0
