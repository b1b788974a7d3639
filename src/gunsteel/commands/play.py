"""Play a game in this terminal against bots."""

import argparse
import secrets

from gunsteel.bots.levels import LEVELS
from gunsteel.commands.common import (
    game_arguments,
    refuse_game_arguments,
    rules_from_arguments,
    seed_argument,
    terminal_columns,
    whole_number,
)
from gunsteel.core.dice import Dice
from gunsteel.formats.deal import deal
from gunsteel.formats.record import Record
from gunsteel.game import Game
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.table_text import TableText
from gunsteel.tui.terminal_game import Quit, TerminalGame

DEFAULT_SET = "base"
DEFAULT_PLAYERS = 3
DEFAULT_LEVEL = "soldier"


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser, required=False, default=(DEFAULT_SET, str(DEFAULT_PLAYERS)))
    seed_argument(parser, required=False)
    parser.add_argument(
        "--level",
        default=DEFAULT_LEVEL,
        metavar="NAME[,NAME...]",
        help=f"your opponents: {', '.join(level.name for level in LEVELS)}, or any bot such as search@500; "
        f"one for all of them or one for each (default {DEFAULT_LEVEL})",
    )
    parser.add_argument("--lang", default="en", metavar="|".join(LANGUAGES), help="the language (default en)")
    parser.add_argument("--load", metavar="FILE", help="continue a saved game")
    parser.add_argument("--seat", type=whole_number, default=0, metavar="SEAT", help="your seat (default 0)")


def run(args: argparse.Namespace) -> int:
    dice = Dice(args.seed if args.seed is not None else secrets.randbits(96))
    if args.load is not None:
        refuse_game_arguments(args, "--load")
        record = Game.load(args.load).record
    else:
        args.set = DEFAULT_SET if args.set is None else args.set
        args.players = DEFAULT_PLAYERS if args.players is None else args.players
        rules = rules_from_arguments(args)
        record = Record(rules, deal(rules, dice))
    screen = TableText(args.lang, args.seat, record.names, terminal_columns())
    levels = [level.strip() for level in args.level.split(",")]
    game = TerminalGame(record, screen, dice, levels)
    try:
        game.play()
    except (Quit, KeyboardInterrupt):
        print(f"\n{screen.say('goodbye')}")
    return 0
