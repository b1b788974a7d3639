"""Play a game in this terminal against players who choose at random."""

import argparse
import secrets

from gunsteel.commands.common import game_arguments, rules_of, seed_argument, whole_number
from gunsteel.errors import Refused
from gunsteel.ids import Seat
from gunsteel.play.deal import deal
from gunsteel.play.dice import Dice
from gunsteel.play.record import Record
from gunsteel.tui import plain


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser, required=False)
    seed_argument(parser, required=False)
    parser.set_defaults(set="base", players=3)
    parser.add_argument("--seat", type=whole_number, default=0, metavar="SEAT", help="where you sit (default 0)")


def run(args: argparse.Namespace) -> int:
    rules = rules_of(args)
    if args.seat >= rules.players:
        raise Refused(f"--seat: {rules.players} players sit on seats 0 to {rules.players - 1}, got {args.seat}")
    seed = args.seed if args.seed is not None else secrets.randbits(96)
    dice = Dice(seed)
    try:
        plain.play(Record(rules, deal(rules, dice)), Seat(args.seat), dice)
    except (plain.Leave, KeyboardInterrupt):
        print("\nGoodbye. Come back soon.")
    return 0
