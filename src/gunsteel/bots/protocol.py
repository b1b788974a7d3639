"""What a bot is: it gets a view and a question, nothing else, and names one of the options."""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from msgspec import Struct

from gunsteel.explain.aim import Aim
from gunsteel.explain.question import Question
from gunsteel.observation import Observation


class Budget(Struct, frozen=True):
    """How long a bot may think about one question: a number of simulations, or of seconds on one core.

    With a budget in simulations, a bot's answers depend only on its seed; with a clock they do not. With both,
    the one that is used up first ends the search. Bots that do not search need neither."""

    simulations: int | None = None
    seconds: float | None = None


class Bot(Protocol):
    """One player of one game. A bot may remember earlier questions; there is a new bot for each game."""

    def choose(self, view: Observation, question: Question) -> str:
        """One of `question.options`; the view is that of the seat that is asked."""


@runtime_checkable
class SpeakingBot(Bot, Protocol):
    """A bot that can say what it is after."""

    def aim(self) -> Aim | None:
        """What it was after with its last answer to a question with several options; None before that."""


# Makes a bot from its seed and its budget.
Maker = Callable[[int, Budget], Bot]
