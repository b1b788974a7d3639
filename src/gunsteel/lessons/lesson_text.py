"""What a lesson says, in one language: the sentences of `locales/lessons.*.ftl`."""

from functools import cache

from gunsteel.catalog.index import CARDS, WONDERS
from gunsteel.explain.about import asking_card
from gunsteel.explain.why_asked import why_asked
from gunsteel.language.fluent import lesson_messages
from gunsteel.language.narrator import Narrator
from gunsteel.lessons.lesson import LEARNER, Lesson, LessonStep
from gunsteel.lessons.lesson_game import LessonGame, OtherAnswer


class LessonText:
    """Titles, sentences before and after each step, and what to say to another answer."""

    def __init__(self, lang: str) -> None:
        self._messages = lesson_messages(lang)
        self._narrator = Narrator(lang)
        narrator = self._narrator
        self._things = {card: narrator.card(card) for card in CARDS} | {one: narrator.wonder(one) for one in WONDERS}

    def title(self, lesson: Lesson) -> str:
        return self._messages.say(f"{lesson.name}.title")

    def about(self, lesson: Lesson) -> str:
        return self._messages.say(lesson.name)

    @property
    def guide(self) -> str:
        """Who speaks."""
        return self._messages.say("guide")

    @property
    def names(self) -> list[str]:
        """The players: the learner, and the opponent."""
        return [self._narrator.seat(LEARNER), self._messages.say("opponent")]

    def heading(self, game: LessonGame) -> str:
        step = game.step
        return self._say(game, f"{_key(game, step)}.title") if step else self._messages.say("well-done")

    def sentence(self, game: LessonGame) -> str:
        """What to read or to do now; after the last step, what to remember."""
        step = game.step
        return self._say(game, _key(game, step) if step else f"{game.lesson.name}.end")

    def afterwards(self, game: LessonGame) -> str:
        """About the step that was done last; empty if there is nothing to say."""
        if game.done == 0:
            return ""
        return self._optional(game, f"{_key(game, game.lesson.steps[game.done - 1])}.after")

    def objection(self, game: LessonGame, answer: OtherAnswer) -> list[str]:
        """Why the lesson does not go on with an answer: what the rules say, or what this step is about."""
        reasons = [self._narrator.reason(reason, LEARNER, self.names) for reason in answer.reasons]
        if reasons:
            return list(dict.fromkeys(reasons))
        step = next((one for one in game.lesson.steps[game.done :] if one.asks), None)
        own = self._optional(game, f"{_key(game, step)}.wrong") if step else ""
        return [own or self._messages.say("other", expected=self._expected(game, step))]

    def _expected(self, game: LessonGame, step: LessonStep | None) -> str:
        question = game.table.current(LEARNER).question
        if step is None or question is None:
            return self._messages.say("well-done")
        card = asking_card(why_asked(game.table.state))
        options = [answer.split()[0] for answer in step.answers] or question.options
        return self._narrator.any_of(
            [self._narrator.option(question.kind, one, LEARNER, self.names, card) for one in options]
        )

    def _optional(self, game: LessonGame, key: str) -> str:
        return self._say(game, key) if self._messages.has(key) else ""

    def _say(self, game: LessonGame, key: str) -> str:
        mine, theirs = (seat.points for seat in game.table.current(LEARNER).view.seats)
        return self._messages.say(key, mine=mine, theirs=theirs, **self._things)


def _key(game: LessonGame, step: LessonStep) -> str:
    return f"{game.lesson.name}-{step.name}"


@cache
def lesson_text(lang: str) -> LessonText:
    return LessonText(lang)
