"""What several commands share: arguments for a game, files, messages."""

import argparse
import os
import shutil
from pathlib import Path

from gunsteel.catalog.index import SETS
from gunsteel.core.rules import SWITCHES, Rules, default
from gunsteel.core.setup import row_sizes
from gunsteel.errors import Refused
from gunsteel.formats.files import read_values
from gunsteel.game import Game


def whole_number(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"expected a whole number, got {text!r}")
    return int(text)


def positive(text: str) -> int:
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"expected at least 1, got {text!r}")
    return number


def game_arguments(
    parser: argparse.ArgumentParser, required: bool = True, default: tuple[str, str] | None = None
) -> None:
    """--set, --players, --switch, --cards: wherever a game is started. `default` is only for the help text."""
    set_note, players_note = ("", "") if default is None else (f" (default {default[0]})", f" (default {default[1]})")
    parser.add_argument("--set", metavar="|".join(SETS), required=required, help=f"the game to play{set_note}")
    parser.add_argument(
        "--players",
        type=whole_number,
        metavar="N",
        required=required,
        help=f"the number of players: 2, 3 or 4{players_note}",
    )
    parser.add_argument(
        "--switch",
        action="append",
        default=[],
        metavar="NAME",
        help=f"change a rule switch from its default: {', '.join(SWITCHES)}; may be repeated",
    )
    parser.add_argument("--cards", metavar="FILE", help="a TOML file with changed card values")


def refuse_game_arguments(args: argparse.Namespace, instead: str) -> None:
    """A record says which game it is."""
    for name in ("set", "players", "cards"):
        if getattr(args, name) is not None:
            raise game_given(instead, name)
    if args.switch:
        raise game_given(instead, "switch")


def game_given(instead: str, option: str) -> Refused:
    return Refused(
        f"{instead} already says which game; leave out --{option}",
        code="game-given",
        details={"instead": instead, "option": option},
    )


def seed_argument(parser: argparse.ArgumentParser, required: bool = True) -> None:
    parser.add_argument(
        "--seed", type=whole_number, metavar="K", required=required, help="the same seed gives the same game"
    )


def rules_from_arguments(args: argparse.Namespace) -> Rules:
    """The rules that the arguments describe, checked to allow a layout."""
    switches: dict[str, bool] = {}
    for name in args.switch:
        if name not in SWITCHES:
            raise Refused(
                f"--switch: there is no switch {name!r}; choose from {', '.join(SWITCHES)}",
                code="no-switch",
                details={"switch": name, "switches": ", ".join(SWITCHES)},
            )
        switches[name] = not default(args.set, name)
    rules = Rules(args.set, args.players, switches, read_values(args.cards) if args.cards else {})
    try:
        row_sizes(rules)
    except Refused as reason:
        where = f"{args.cards}: " if args.cards else ""
        raise Refused(f"{where}{reason}", code="no-layout", details={"text": reason}) from None
    return rules


def game_from_arguments(args: argparse.Namespace) -> Game:
    """The game that the arguments describe."""
    rules = rules_from_arguments(args)
    return Game(rules.set, int(rules.players), args.seed, cards=rules.values, switches=rules.switches)


def terminal_columns() -> int:
    """The width of this terminal; 80 where there is none."""
    return shutil.get_terminal_size((80, 24)).columns


def default_folder() -> Path:
    """Where this user's tables and lessons are kept."""
    home = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share")
    return home / "gunsteel"
