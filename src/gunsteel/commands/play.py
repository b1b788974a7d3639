"""Play a game in this terminal against players who choose at random."""

import argparse
import secrets
from pathlib import Path

from gunsteel.commands.common import game_arguments, read_record, rules_of, seed_argument, whole_number, write
from gunsteel.errors import Refused
from gunsteel.play.deal import deal
from gunsteel.play.dice import Dice
from gunsteel.play.fluent import LANGUAGES
from gunsteel.play.record import Record, replay
from gunsteel.tui.plain import Game, Leave
from gunsteel.tui.screen import Screen


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser, required=False)
    seed_argument(parser, required=False)
    parser.set_defaults(set="base", players=3)
    parser.add_argument("--lang", default="en", metavar="|".join(LANGUAGES), help="the language (default en)")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--seat", type=whole_number, default=0, metavar="SEAT", help="where you sit (default 0)")


def run(args: argparse.Namespace) -> int:
    record = _load(args.load) if args.load is not None else None
    rules = record.rules if record is not None else rules_of(args)
    if args.seat >= rules.players:
        raise Refused(f"--seat: {rules.players} players sit on seats 0 to {rules.players - 1}, got {args.seat}")
    screen = Screen(args.lang, args.seat, record.names if record is not None else None)
    dice = Dice(args.seed if args.seed is not None else secrets.randbits(96))
    game = Game(record or Record(rules, deal(rules, dice)), screen, dice, _load, _save)
    try:
        game.play()
    except (Leave, KeyboardInterrupt):
        print(f"\n{screen.say('goodbye')}")
    return 0


def _load(path: str) -> Record:
    record = read_record(path)
    try:
        replay(record)
    except Refused as reason:
        raise Refused(f"{path}: {reason}") from None
    return record


def _save(path: str, record: Record) -> None:
    write(Path(path), record.dumps())
