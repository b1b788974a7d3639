"""The `gunsteel` program: one module in `commands` for each subcommand, loaded when it is called."""

import argparse
import io
import os
import re
import sys
from importlib import import_module
from typing import NoReturn

from gunsteel import __version__
from gunsteel.commands.complaint import complain
from gunsteel.commands.user_language import argument_refused, language_in, translated
from gunsteel.errors import Refused, refused, shown
from gunsteel.extras import require

COMMANDS = ("serve", "play", "admin", "trace", "replay", "deal", "perft", "rules", "cards", "arena", "ladder")

# The commands that need more than `pip install gunsteel` brings.
EXTRAS = {"serve": "server", "admin": "server"}


class Parser(argparse.ArgumentParser):
    """Reports a mistake in one line."""

    lang = "en"  # of the person who reads it; the parsers of the tasks of a command have the same

    def error(self, message: str) -> NoReturn:
        short = message if len(message) < 300 else f"{message[:300]}…"
        told = " ".join(short.split())
        if self.lang != "en":
            found = re.fullmatch(r"argument (\S+(?:, \S+)*): (.*)", told)
            told = translated(argument_refused(*found.groups()) if found else argument_refused("", told), self.lang)
        program, _, command = self.prog.partition(" ")
        complain(command, translated(_see_help(told, self.prog), self.lang), program)
        raise SystemExit(2)


def _see_help(text: str, prog: str) -> Refused:
    return refused("see-help", "{text} (see {prog} --help)", text=text, prog=prog)


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
        # Loaded only here: the texts are not needed to say what is wrong with them.
        print(import_module("gunsteel.commands.overview").overview(COMMANDS, language_in(rest)))
        return 0
    if name == "--version":
        print(f"gunsteel {__version__}")
        return 0
    if name not in COMMANDS:
        text = "there is no command {name}; choose from {known}"
        reason = refused("no-command", text, name=shown(name), known=", ".join(COMMANDS))
        print(f"gunsteel: {translated(reason, language_in(rest))}", file=sys.stderr)
        return 2
    return _run(name, rest)


def _run(name: str, rest: list[str]) -> int:
    lang = Parser.lang = language_in(rest)
    try:
        if name in EXTRAS:
            require(EXTRAS[name], f"gunsteel {name}")
        command = import_module(f"gunsteel.commands.{name}")
        parser = Parser(prog=f"gunsteel {name}", description=command.__doc__)
        command.arguments(parser)
        return int(command.run(parser.parse_args(rest)))
    except Refused as reason:
        complain(name, translated(reason, lang))
        return 2
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 2
