"""Lessons over HTTP: each call plays the lesson from its beginning with all answers so far, which takes a few
milliseconds; so nothing is kept, and any process can answer."""

from gunsteel.errors import Refused
from gunsteel.lessons.lesson import LEARNER, LESSON_NAMES, lesson
from gunsteel.lessons.lesson_game import LessonGame, OtherAnswer
from gunsteel.lessons.lesson_text import lesson_text
from gunsteel.server.refusals import Rejection
from gunsteel.server.table.words import narrator, sentences
from gunsteel.shared_game import Refusal, Update
from gunsteel.wire.lessons import LessonInfo, LessonList, LessonPayments, LessonTold, LessonWhyNot, PlayLesson
from gunsteel.wire.lobby import GameChoice, Language
from gunsteel.wire.protocol import PaymentsTold, Reasons


def lesson_list(language: Language) -> LessonList:
    text = lesson_text(language)
    found = [lesson(name) for name in LESSON_NAMES]
    return LessonList([LessonInfo(one.name, len(one.steps), text.title(one), text.about(one)) for one in found])


def play_lesson(wanted: PlayLesson) -> LessonTold:
    text = lesson_text(wanted.words)
    game = _game(wanted, wanted.answers[:-1])
    told: list[Update] | OtherAnswer = []
    if wanted.answers:
        told = game.answer(wanted.answers[-1])
    other = told if isinstance(told, OtherAnswer) else None
    step = game.step
    updates = told if isinstance(told, list) else []
    # The last one is the position also where only something was read.
    updates = updates or [game.table.current(LEARNER)]
    return LessonTold(
        game=GameChoice(game.lesson.set, 2),  # type: ignore[arg-type]  # a test plays all lessons
        names=text.names,
        guide=text.guide,
        title=text.title(game.lesson),
        done=game.done,
        steps=len(game.lesson.steps),
        taken=other is None,
        heading=text.heading(game),
        sentence=text.sentence(game),
        afterwards=text.afterwards(game),
        objection=[] if other is None else text.objection(game, other),
        spotlight=[] if step is None else step.spotlight,
        asks=step is not None and step.asks,
        updates=updates,
        words=[sentences(update, text.names, wanted.words) for update in updates],
    )


def why_not_in_lesson(wanted: LessonWhyNot) -> Reasons:
    table = _game(wanted, wanted.answers).table
    reasons = table.missing(LEARNER, wanted.option) if wanted.buying else table.reasons(LEARNER, wanted.option)
    names = lesson_text(wanted.words).names
    words = [narrator(wanted.words).reason(why, LEARNER, names) for why in reasons]
    return Reasons(ref=None, option=wanted.option, reasons=reasons, words=words)


def payments_in_lesson(wanted: LessonPayments) -> PaymentsTold:
    found = _game(wanted, wanted.answers).table.payments(LEARNER, wanted.option, wanted.chosen)
    if isinstance(found, Refusal):
        raise Rejection(found.code)
    return PaymentsTold(
        ref=None,
        option=wanted.option,
        payments=found.payments,
        complete=found.complete,
        converts=found.converts,
        addable=found.addable,
    )


def _game(wanted: PlayLesson | LessonWhyNot | LessonPayments, answers: list[list[str]]) -> LessonGame:
    """The lesson after answers that it took before."""
    game = LessonGame(lesson(wanted.lesson))
    for answer in answers:
        if isinstance(game.answer(answer), OtherAnswer):
            raise Refused(f"the lesson {wanted.lesson} does not go on with {' '.join(answer) or 'nothing'}")
    return game


def _answered(game: LessonGame, answer: list[str]) -> list[Update] | OtherAnswer:
    return game.answer(answer)
