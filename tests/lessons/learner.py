"""A learner who tries every wrong answer, then gives each expected one."""

from collections.abc import Iterator

from gunsteel.explain.payments import Paying, sources_for
from gunsteel.lessons.lesson import ANYTHING, LEARNER, LessonStep
from gunsteel.lessons.lesson_game import LessonGame


def expected(game: LessonGame, step: LessonStep) -> Iterator[list[str]]:
    """Every whole answer with which the lesson goes on; of payments the small ones."""
    if not step.asks:
        yield []
        return
    question = game.table.current(LEARNER).question
    assert question is not None, f"{step.name}: nobody asks the learner"
    if step.any:
        yield ["done"]
        yield [*question.options[:1], "done"]
    for answer in step.answers:
        first, *rest = answer.split()
        if rest != [ANYTHING]:
            yield [first, *rest]
            continue
        paying = game.table.payments(LEARNER, first)
        assert isinstance(paying, Paying)
        for payment in paying.payments:
            yield [first, *sources_for(game.table.state, payment), "done"]


def wrong(game: LessonGame, step: LessonStep) -> Iterator[list[str]]:
    """Answers that are on offer and not expected, and some that are not on offer."""
    question = game.table.current(LEARNER).question
    if not step.asks or question is None:
        return
    yield ["computer" if question.kind != "buy" else "card:computer"]
    firsts = {answer.split()[0] for answer in step.answers}
    if not step.any:
        yield from ([option] for option in question.options if option not in firsts)
