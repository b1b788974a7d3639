"""The `gunsteel` program: one module in `commands` for each subcommand, loaded when it is called."""

import argparse
import io
import os
import sys
from importlib import import_module
from typing import NoReturn

from gunsteel import __version__
from gunsteel.commands.complaint import complain
from gunsteel.errors import Refused, shown
from gunsteel.extras import require

COMMANDS = {
    "serve": "serve tables to browsers and programs",
    "play": "play a game in this terminal",
    "admin": "manage the tables of a server",
    "trace": "write traces of random games, or of a record",
    "replay": "check records and print their results",
    "deal": "write the record of a new game",
    "perft": "count answer sequences, to compare implementations",
    "rules": "read the rules, or look one up",
    "cards": "list the cards, or show one",
    "arena": "let bots play against each other",
    "ladder": "measure the strength of the levels",
}

# The commands that need more than `pip install gunsteel` brings.
EXTRAS = {"serve": "server", "admin": "server"}


class Parser(argparse.ArgumentParser):
    """Reports a mistake in one line."""

    def error(self, message: str) -> NoReturn:
        short = message if len(message) < 300 else f"{message[:300]}…"
        print(f"{self.prog}: {' '.join(short.split())} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)


def _help() -> str:
    lines = [f"  {name:8} {about}" for name, about in COMMANDS.items()]
    return "\n".join(
        [
            "usage: gunsteel COMMAND [ARGUMENT ...]",
            "",
            "Guns & Steel and Renaissance: rules, records and play.",
            "",
            *lines,
            "",
            "gunsteel COMMAND --help explains a command. Exit codes: 0 success, 1 a check failed, 2 bad input.",
        ]
    )


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit code. Problems with streams are reported in one line, without a traceback."""
    _open_streams()
    try:
        code = _main(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output has gone, as with `| head`.
        _close_output()
        return 0
    except OSError as fault:
        _close_output()
        print(f"gunsteel: {fault.strerror or fault}", file=sys.stderr)
        return 2


def _open_streams() -> None:
    """Closed streams, and characters that a stream cannot encode, must not stop a game."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _close_output() -> None:
    """So that nothing is written again at exit."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _main(arguments: list[str]) -> int:
    name, *rest = arguments or ["--help"]
    if name in ("-h", "--help"):
        print(_help())
        return 0
    if name == "--version":
        print(f"gunsteel {__version__}")
        return 0
    if name not in COMMANDS:
        print(f"gunsteel: there is no command {shown(name)}; choose from {', '.join(COMMANDS)}", file=sys.stderr)
        return 2
    return _run(name, rest)


def _run(name: str, rest: list[str]) -> int:
    try:
        if name in EXTRAS:
            require(EXTRAS[name], f"gunsteel {name}")
        command = import_module(f"gunsteel.commands.{name}")
        parser = Parser(prog=f"gunsteel {name}", description=command.__doc__)
        command.arguments(parser)
        return int(command.run(parser.parse_args(rest)))
    except Refused as reason:
        complain(name, reason)
        return 2
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 2
