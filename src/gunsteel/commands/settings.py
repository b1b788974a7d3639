"""Settings of a command from the environment and from a file. The command line counts most, then the environment."""

import argparse
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gunsteel.commands.user_language import argument_refused
from gunsteel.errors import refused, shown, system_reason

PREFIX = "GUNSTEEL_"
# Settings that a file may contain alone, so that a password is in no list of processes and no environment.
IN_FILES = ("database", "metrics_token")
FALSE_WORDS = ("", "0", "no", "false")


def settings_arguments(parser: argparse.ArgumentParser, environment: Mapping[str, str] = os.environ) -> None:
    """To be called when all other arguments are there: each of them may be set otherwise, too."""
    parser.add_argument(
        "--config",
        action=_ConfigFile,
        metavar="FILE",
        help="a TOML file with settings, named like these options; in the environment, GUNSTEEL_PORT is --port",
    )
    for action in _options(parser):
        text = _in_environment(action.dest, environment)
        if text is not None:
            parser.set_defaults(**{action.dest: _value(action, text, PREFIX + action.dest.upper())})
    if (path := environment.get(f"{PREFIX}CONFIG")) is not None:
        given = {action.dest for action in _options(parser) if _in_environment(action.dest, environment) is not None}
        values = _in_file(parser, Path(path))
        parser.set_defaults(**{name: value for name, value in values.items() if name not in given})


def _options(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    """Those that people use; the help, the file itself and what only programs use are not settings."""
    return [
        action
        for action in parser._actions  # argparse has no other way to list them
        if action.option_strings and action.dest not in ("help", "config") and action.help != argparse.SUPPRESS
    ]


def _in_environment(name: str, environment: Mapping[str, str]) -> str | None:
    variable = PREFIX + name.upper()
    path = environment.get(f"{variable}_FILE") if name in IN_FILES else None
    if path is None:
        return environment.get(variable)
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as fault:
        text = system_reason(fault) if isinstance(fault, OSError) else refused("not-utf8", "not a text")
        raise refused("no-file", "{file}: {text}", f"{variable}_FILE", file=path, text=text) from None


def _value(action: argparse.Action, text: str, where: str) -> Any:
    if action.nargs == 0:
        return text.strip().lower() not in FALSE_WORDS
    if isinstance(action, argparse._AppendAction):
        return text.split()
    try:
        value = action.type(text) if callable(action.type) else text
    except (argparse.ArgumentTypeError, ValueError) as fault:
        raise argument_refused(where, str(fault)) from None
    if action.choices is not None and value not in action.choices:
        known = ", ".join(map(str, action.choices))
        raise refused("none-of", "{given} is none of {known}", where, given=shown(text), known=known)
    return value


def _in_file(parser: argparse.ArgumentParser, path: Path) -> dict[str, Any]:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise refused("no-file", "{file}: {text}", file=str(path), text=system_reason(fault)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise refused("no-file", "{file}: {text}", file=str(path), text=str(fault)) from None
    actions = {action.dest: action for action in _options(parser)}
    values: dict[str, Any] = {}
    for name, given in data.items():
        action = actions.get(name.replace("-", "_"))
        if action is None:
            text = "{name} is no setting; the options of the command are"
            raise refused("no-setting", text, str(path), name=shown(name))
        several = given if isinstance(given, list) else [given]
        if not all(isinstance(each, str | int | bool) for each in several):
            raise refused("expected-setting", "expected a text or a number", f"{path}: {name}")
        text = " ".join(("1" if each else "0") if isinstance(each, bool) else str(each) for each in several)
        values[action.dest] = _value(action, text, f"{path}: {name}")
    return values


class _ConfigFile(argparse.Action):
    """Sets what neither the command line nor the environment has set."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        setattr(namespace, self.dest, values)
        for name, value in _in_file(parser, Path(str(values))).items():
            untouched = getattr(namespace, name, None) == parser.get_default(name)
            if untouched and _in_environment(name, os.environ) is None:
                setattr(namespace, name, value)
