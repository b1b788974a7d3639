"""A bot that chooses at random."""

from gunsteel.bots.protocol import Budget
from gunsteel.core.dice import Dice
from gunsteel.explain.aim import Aim
from gunsteel.explain.question import Question
from gunsteel.observation import Observation


class RandomBot:
    """All options are equally likely."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.dice = Dice(seed)

    def choose(self, view: Observation, question: Question) -> str:
        return question.options[self.dice.below(len(question.options))]

    def aim(self) -> Aim:
        return Aim("lots")
