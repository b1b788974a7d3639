"""What several commands share: arguments for a game, files, messages."""

import argparse
import os
import shutil
import sys
import tempfile
import tomllib
from pathlib import Path

from gunsteel.catalog.index import SETS
from gunsteel.core.rules import SWITCHES, Rules, default
from gunsteel.core.setup import row_sizes
from gunsteel.core.values import Values, checked, differing
from gunsteel.errors import Refused
from gunsteel.formats.record import Record, loads

LONGEST_LINE = 1000


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
            raise Refused(f"{instead} already says which game; leave out --{name}")
    if args.switch:
        raise Refused(f"{instead} already says which game; leave out --switch")


def seed_argument(parser: argparse.ArgumentParser, required: bool = True) -> None:
    parser.add_argument(
        "--seed", type=whole_number, metavar="K", required=required, help="the same seed gives the same game"
    )


def rules_of(args: argparse.Namespace) -> Rules:
    """The rules that the arguments describe, checked to allow a layout."""
    switches: dict[str, bool] = {}
    for name in args.switch:
        if name not in SWITCHES:
            raise Refused(f"--switch: there is no switch {name!r}; choose from {', '.join(SWITCHES)}")
        switches[name] = not default(args.set, name)
    rules = Rules(args.set, args.players, switches, values_file(args.cards) if args.cards else {})
    try:
        row_sizes(rules)
    except Refused as reason:
        raise Refused(f"{args.cards}: {reason}") from None
    return rules


def values_file(path: str) -> Values:
    """A TOML file with a table for each card: `[knight]`, `strength = 3`."""
    try:
        data = tomllib.loads(read(path))
    except (ValueError, RecursionError) as fault:
        raise Refused(f"{path}: not TOML: {fault}") from None
    return differing(checked(data, path))


def read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as fault:
        raise Refused(f"{path}: {fault.strerror or fault}") from None
    except UnicodeDecodeError:
        raise Refused(f"{path}: not a text in UTF-8") from None
    except ValueError as fault:
        raise Refused(f"{path}: {fault}") from None


def read_record(path: str) -> Record:
    text = read(path)
    try:
        return loads(text)
    except Refused as reason:
        raise Refused(f"{path}: {reason}") from None


def write(path: Path, text: str) -> None:
    """Write a whole file or nothing; what is no plain file, such as a pipe, is written into."""
    try:
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")
        else:
            _replace(path.resolve(), text)
    except (OSError, ValueError) as fault:
        raise Refused(f"{path}: cannot be written: {getattr(fault, 'strerror', None) or fault}") from None


def _replace(target: Path, text: str) -> None:
    mode = target.stat().st_mode & 0o777 if target.exists() else 0o644
    handle, draft = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:32]}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        Path(draft).chmod(mode)
        Path(draft).replace(target)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def terminal_columns() -> int:
    """The width of this terminal; 80 where there is none."""
    return shutil.get_terminal_size((80, 24)).columns


def complain(command: str, reason: object) -> None:
    """One line on standard error, of printable characters; it begins with the command."""
    text = "".join(character if character.isprintable() else " " for character in " ".join(str(reason).split()))
    line = text if len(text) <= LONGEST_LINE else text[:LONGEST_LINE] + "…"
    who = f"gunsteel {command}"
    print(line if line.startswith(f"{who} ") else f"{who}: {line}", file=sys.stderr)
