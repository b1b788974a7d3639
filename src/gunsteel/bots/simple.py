"""The player who chooses by lot."""

from gunsteel.bots.base import Budget
from gunsteel.play.aim import Aim
from gunsteel.play.dice import Dice
from gunsteel.play.table import Question
from gunsteel.play.view import View


class RandomBot:
    """All options are equally likely."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View, question: Question) -> str:
        return question.options[self.dice.below(len(question.options))]

    def aim(self) -> Aim:
        return Aim("lots")
