"""What a bot is: it is shown a view and a question, and names one of the options. Nothing else reaches it."""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from msgspec import Struct

from gunsteel.explain.aim import Aim
from gunsteel.info.view import View
from gunsteel.shared_game import Question


class Budget(Struct, frozen=True):
    """How long a bot may think about one question: so many simulations, or so many seconds on one core.

    Counted in simulations, a bot's answers follow from its seed; a clock makes no such promise. With both,
    whichever is used up first ends the thinking. Bots that do not search need neither."""

    simulations: int | None = None
    seconds: float | None = None


class Bot(Protocol):
    """One player at one table. A bot may remember what it thought before; it is made anew for each game."""

    def choose(self, view: View, question: Question) -> str:
        """One of `question.options`; the view is the one of the seat that is asked."""


@runtime_checkable
class SpeakingBot(Bot, Protocol):
    """A bot that can say what it is after."""

    def aim(self) -> Aim | None:
        """What its last answer was for that was a choice; None before that."""


# What a bot is made from: its seed, and its budget.
Maker = Callable[[int, Budget], Bot]
