"""The language of the person at the command line, and refusals in it."""

import os
import re
from collections.abc import Mapping, Sequence
from importlib import import_module

from gunsteel.errors import Detail, Refused
from gunsteel.language.locales import LANGUAGES

# In the order in which systems read them.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
LANG_HELP = "the language (default: that of the system, else en)"

# What argparse and our own types of arguments say; anything else stays English.
ARGUMENT_FAULTS = {
    "arguments-missing": r"the following arguments are required: (?P<names>.+)",
    "arguments-unknown": r"unrecognized arguments: (?P<names>.+)",
    "argument-value": r"expected (?:one|at least one) argument",
    "argument-choice": r"invalid choice: (?P<given>.+) \(choose from (?P<known>.+)\)",
    "argument-number": r"expected a whole number, got (?P<given>.+)",
    "argument-positive": r"expected at least 1, got (?P<given>.+)",
    "argument-ambiguous": r"ambiguous option: (?P<given>.+) could match (?P<known>.+)",
}


def user_language(environment: Mapping[str, str] = os.environ) -> str:
    """The one that the system is set to, if we have it; English otherwise."""
    given = next(filter(None, (environment.get(name) for name in VARIABLES)), "")
    return given[:2] if given[:2] in LANGUAGES else "en"


def language_in(words: Sequence[str]) -> str:
    """The language that a command line asks for, if we have it: needed before the line is understood."""
    for number, word in enumerate(words):
        given = " ".join(words[number + 1 : number + 2]) if word == "--lang" else word.removeprefix("--lang=")
        if given != word and given in LANGUAGES:
            return given
    return user_language()


def translated(reason: Refused, lang: str) -> str:
    """The texts are loaded only here: the error may be in the texts themselves."""
    if lang == "en":
        return str(reason)
    text: str = import_module("gunsteel.language.refused_text").refused_text(reason, lang)
    return text


def argument_refused(where: str, text: str) -> Refused:
    """A mistake in an argument or a setting, with a code if it is one that we know."""
    message = f"{where}: {text}" if where else text
    for code, pattern in ARGUMENT_FAULTS.items():
        if found := re.fullmatch(pattern, text, re.DOTALL):
            details: dict[str, Detail] = {**found.groupdict(), "where": where} if where else {**found.groupdict()}
            return Refused(message, code=code, details=details)
    return Refused(message)
