"""Count the answer sequences of a given length, to compare implementations. A game that ends earlier counts as one."""

import argparse

from gunsteel.commands.common import game_arguments, game_from_arguments, seed_argument, whole_number
from gunsteel.errors import refused
from gunsteel.formats.perft import divide, perft

DEEPEST_COUNT = 100


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    seed_argument(parser)
    parser.add_argument("--depth", type=whole_number, required=True, metavar="D", help="the length of the sequences")
    parser.add_argument("--divide", action="store_true", help="also count for each first answer")


def run(args: argparse.Namespace) -> int:
    if args.depth > DEEPEST_COUNT:
        text = "{depth} answers are too many to count; at most {most}"
        raise refused("too-deep", text, "--depth", depth=args.depth, most=DEEPEST_COUNT)
    state = game_from_arguments(args).state
    if args.divide and args.depth > 0:
        counts = divide(state, args.depth)
        for name, count in counts.items():
            print(f"{name}: {count}")
        print(f"total: {sum(counts.values())}")
    else:
        print(perft(state, args.depth))
    return 0
