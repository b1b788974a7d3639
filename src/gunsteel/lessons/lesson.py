"""A lesson as a file tells it: a set-up, the answers that lead to its first position, and its steps."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from gunsteel.core.rules import Rules
from gunsteel.errors import Refused
from gunsteel.formats.record import Record, setup_from_json

# In the order in which they are offered; the first one is the guided game.
LESSON_NAMES = (
    "first-game",
    "two-sides",
    "covering-again",
    "surcharge",
    "conversions",
    "responses",
    "wonders",
    "glory-and-culture",
    "research-piles",
    "endings",
)
# The seat of whoever learns.
LEARNER = 0
# In an answer, after what is bought: with any payment.
ANYTHING = "*"


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to read or to do.

    `answers`: each one that is expected, as options with spaces between them (`knight *`: with any payment); without
    one there is only something to read. `any`: every legal answer will do. `then`: what is answered afterwards, by
    whoever is asked. `spotlight`: what the sentence is about (`card:mining`, `wonder:taj-mahal`, `zone:down/0`,
    `seat:1`, `ribbon` for the question, `goal` for what ends the game)."""

    name: str
    spotlight: list[str] = []
    answers: list[str] = []
    any: bool = False
    then: str = ""

    @property
    def asks(self) -> bool:
        """Whether there is something to do."""
        return self.any or bool(self.answers)


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """`before`: the answers that lead from the deal to the first position."""

    name: str
    set: str
    setup: dict[str, Any]
    steps: list[LessonStep]
    before: str = ""
    switches: dict[str, bool] = {}

    def record(self) -> Record:
        """The game up to the first step."""
        rules = Rules(self.set, 2, self.switches)
        return Record(rules, setup_from_json(rules, self.setup), self.before.split())


def lesson_in(text: str, name: str) -> Lesson:
    """A lesson from its file; refused if the file is no lesson."""
    try:
        return msgspec.convert({"name": name} | tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise Refused(f"the lesson {name}: {fault}") from None


@cache
def lesson(name: str) -> Lesson:
    if name not in LESSON_NAMES:
        raise Refused(f"there is no lesson {name!r}; choose from {', '.join(LESSON_NAMES)}")
    return lesson_in(files("gunsteel.lessons").joinpath("data", f"{name}.toml").read_text(encoding="utf-8"), name)
