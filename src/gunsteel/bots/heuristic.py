"""A sensible player who does not look ahead: weighs the options of each question and takes the best."""

from gunsteel.bots.aims import aim_of_answer, aim_of_position
from gunsteel.bots.eval.character import SENSIBLE, Character
from gunsteel.bots.eval.instinct import worths
from gunsteel.bots.protocol import Budget
from gunsteel.core.dice import Dice
from gunsteel.core.engine import options
from gunsteel.explain.aim import Aim
from gunsteel.formats.notation import option_name
from gunsteel.info.view import View, sample
from gunsteel.shared_game import Question

# Hidden cards are guessed so often, and the worths of an option added up.
GUESSES = 8


class HeuristicBot:
    """Follows its considerations; `doubt` is how far it misjudges an option, in hundredths of a point."""

    def __init__(self, seed: int, budget: Budget, character: Character = SENSIBLE, doubt: int = 1) -> None:
        self.dice = Dice(seed)
        self.character = character
        self.doubt = doubt
        self.last: Aim | None = None

    def choose(self, view: View, question: Question) -> str:
        if len(question.options) == 1:
            return question.options[0]
        guesses = [sample(view, self.dice) for _ in range(GUESSES if view.position.unknown else 1)]
        state = guesses[0]
        names = [option_name(state, option) for option in options(state)]
        totals = [sum(column) for column in zip(*(worths(guess, self.character) for guess in guesses), strict=True)]
        judged = [total / len(guesses) + self.misjudged() for total in totals]
        choice = names[judged.index(max(judged))]
        self.last = aim_of_answer(state, choice, None) or aim_of_position(state, None, self.character)
        return choice

    def misjudged(self) -> int:
        """Twice a throw, so that small mistakes are commoner than big ones."""
        return int(self.dice.below(self.doubt) + self.dice.below(self.doubt)) - self.doubt

    def aim(self) -> Aim | None:
        return self.last
