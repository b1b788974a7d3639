"""A lesson that is being played, by the rules: the learner answers, everybody else follows the lesson."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from gunsteel.core import decision
from gunsteel.core.question import in_set
from gunsteel.errors import Refused
from gunsteel.explain.reasons import AnyReason
from gunsteel.lessons.lesson import ANYTHING, LEARNER, Lesson, LessonStep
from gunsteel.shared_game import Refusal, SharedGame, Update


class OtherAnswer(Struct, frozen=True):
    """An answer that the lesson does not go on with. `reasons`: what the rules say; none if they allow it."""

    reasons: list[AnyReason] = []


class LessonGame:
    """Where the learner is in a lesson. Each answer leads to the next step, or says why it does not."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.table = SharedGame(lesson.record(), free=True)
        # How many steps are done, and what was chosen so far of a set that the present one asks for.
        self.done = 0
        self._given: list[str] = []

    @property
    def step(self) -> LessonStep | None:
        """What is to be read or done now; None: the lesson is over."""
        steps = self.lesson.steps
        return steps[self.done] if self.done < len(steps) else None

    def answer(self, options: Sequence[str]) -> list[Update] | OtherAnswer:
        """Go on: without options past something to read, else by an answer of the game.

        What the learner is told of all that happened then; or why the lesson does not go on like this."""
        step = self.step
        if step is None:
            raise Refused("the lesson is over")
        if not options:
            return self._finish(step, []) if not step.asks else OtherAnswer()
        if step.asks:
            return self._play(step, list(options))
        # Who answers already need not read on.
        before = self.done
        while step is not None and not step.asks and not step.then:
            self._finish(step, [])
            step = self.step
        told = self._play(step, list(options)) if step is not None and step.asks else OtherAnswer()
        if isinstance(told, OtherAnswer):
            self.done = before
        return told

    def _play(self, step: LessonStep, options: list[str]) -> list[Update] | OtherAnswer:
        if step.any:
            return self._play_legal(step, options)
        whole = [*self._given, *options]
        chosen = _members(whole)
        for answer in step.answers:
            expected = answer.split()
            if expected[1:] == [ANYTHING] and whole[0] == expected[0]:
                return self._play_legal(step, options)
            wanted = _members(expected)
            if chosen == wanted or ("done" not in options and Counter(chosen) < Counter(wanted)):
                return self._play_legal(step, options)
        return OtherAnswer(self.table.reasons(LEARNER, options[0]))

    def _play_legal(self, step: LessonStep, options: list[str]) -> list[Update] | OtherAnswer:
        """An answer that the lesson goes on with, if the rules allow it."""
        told = self.table.submit(LEARNER, options)
        if isinstance(told, Refusal):
            return OtherAnswer(told.reasons)
        news = [told[LEARNER]]
        self._given += options
        # A part of a set, or a purchase that is not paid yet.
        state = self.table.state
        unfinished = self.table.chooser == LEARNER and (state.kind == decision.PAY or in_set(state))
        return news if unfinished else self._finish(step, news)

    def _finish(self, step: LessonStep, told: list[Update]) -> list[Update]:
        for option in step.then.split():
            told += self._submit([option])
        self.done += 1
        self._given = []
        return told

    def _submit(self, options: Sequence[str]) -> list[Update]:
        """Answers of whoever is asked; a lesson with one that the rules do not allow is no lesson."""
        chooser = self.table.chooser
        if chooser is None:
            raise Refused(f"{self._where}: {' '.join(options)} comes after the end of the game")
        told = self.table.submit(chooser, options)
        if isinstance(told, Refusal):
            raise Refused(f"{self._where}: the game does not offer {' '.join(options)}")
        return [told[LEARNER]] if LEARNER in told else []

    @property
    def _where(self) -> str:
        step = self.step
        return f"the lesson {self.lesson.name}, step {step.name if step else 'end'}"


def _members(options: Sequence[str]) -> list[str]:
    """What is chosen, in any order, without the word that ends a set."""
    return sorted(option for option in options if option != "done")
