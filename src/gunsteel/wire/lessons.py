"""Lessons over HTTP: what a client sends while somebody learns, and what it is told. The server remembers nothing."""

from typing import Annotated

from msgspec import Meta, Struct

from gunsteel.shared_game import Update
from gunsteel.wire.lobby import GameChoice, Language, Strict, Words
from gunsteel.wire.protocol import LONGEST_SET, OptionText

MOST_ANSWERS = 200

LessonName = Annotated[str, Meta(max_length=32, description="a lesson of `GET /api/lessons`")]
Given = Annotated[
    list[Annotated[list[OptionText], Meta(max_length=LONGEST_SET)]],
    Meta(max_length=MOST_ANSWERS, description="all answers of the learner so far; an empty one goes on after reading"),
]


class LessonQuery(Strict, frozen=True):
    words: Language = "en"


class LessonInfo(Struct, frozen=True):
    """A lesson: how many steps it has, its title, and what it is about."""

    id: str
    steps: int
    title: str
    about: str


class LessonList(Struct, frozen=True):
    """In the order in which they are offered; the first one is the guided game."""

    lessons: list[LessonInfo]


class PlayLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson with all answers so far, the newest one last."""

    lesson: LessonName
    answers: Given = []
    words: Language = "en"


class LessonWhyNot(Struct, frozen=True, forbid_unknown_fields=True):
    """Why an option is not on offer after these answers; `buying`: what is missing to buy it."""

    lesson: LessonName
    option: OptionText
    answers: Given = []
    words: Language = "en"
    buying: bool = False


class LessonPayments(Struct, frozen=True, forbid_unknown_fields=True):
    """How to pay after these answers, as `payments` of the socket."""

    lesson: LessonName
    answers: Given = []
    words: Language = "en"
    option: OptionText | None = None
    chosen: Annotated[list[OptionText], Meta(max_length=LONGEST_SET)] = []


class LessonTold(Struct, frozen=True):
    """Where the learner is after the answers.

    `done` of `steps` are done. `taken`: whether the newest answer was; if not, `objection` says why, and it does not
    belong to the answers from now on. `afterwards` is about the step before. `asks`: whether an answer of the game is
    expected; else an empty one goes on. `updates`: what the newest answer led to, the last one being the position;
    `words`: the same in sentences. `spotlight`: what the sentence is about (docs/lessons.md)."""

    game: GameChoice
    names: list[str]
    guide: str
    title: str
    done: int
    steps: int
    taken: bool
    heading: str
    sentence: str
    afterwards: str
    objection: list[str]
    spotlight: list[str]
    asks: bool
    updates: list[Update]
    words: list[Words]
