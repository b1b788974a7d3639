"""A bot that does not look ahead: it weighs the options of each question and takes the best."""

from gunsteel.bots.aims import aim_of_answer, aim_of_position
from gunsteel.bots.eval.character import SENSIBLE, Character
from gunsteel.bots.eval.option_values import option_values
from gunsteel.bots.protocol import Budget
from gunsteel.core import decision
from gunsteel.core.dice import Dice
from gunsteel.core.engine import options
from gunsteel.core.state import State
from gunsteel.explain.aim import Aim
from gunsteel.explain.question import Question
from gunsteel.formats.notation import option_name
from gunsteel.ids import Option
from gunsteel.observation import Observation, sample_state

# Hidden cards are sampled this often, and an option gets the mean of its values.
SAMPLES = 8
# How often it does without a purchase in a row, and what passing costs it then: less than ending a game that is lost.
PATIENCE = 6
IMPATIENCE = 1000


class HeuristicBot:
    """Follows its character; `noise` is how far it misjudges an option, in hundredths of a point."""

    def __init__(self, seed: int, budget: Budget, character: Character = SENSIBLE, noise: int = 1) -> None:
        self.dice = Dice(seed)
        self.character = character
        self.noise = noise
        self.last_aim: Aim | None = None
        self.passes = 0

    def choose(self, view: Observation, question: Question) -> str:
        if len(question.options) == 1:
            return question.options[0]
        samples = [sample_state(view, self.dice) for _ in range(SAMPLES if view.position.unknown else 1)]
        state = samples[0]
        choice = option_name(state, self.best_option(samples))
        self.last_aim = aim_of_answer(state, choice, None) or aim_of_position(state, None, self.character)
        return choice

    def best_option(self, samples: list[State]) -> Option:
        """The option with the best mean over positions that differ in hidden cards only."""
        state = samples[0]
        offered = options(state)
        by_sample = [option_values(each, self.character) for each in samples]
        values = [sum(column) / len(samples) + self.error() for column in zip(*by_sample, strict=True)]
        if state.kind != decision.BUY:
            return offered[values.index(max(values))]
        if self.passes >= PATIENCE:
            values[offered.index(decision.PASS)] -= IMPATIENCE
        best = offered[values.index(max(values))]
        self.passes = self.passes + 1 if best == decision.PASS else 0
        return best

    def error(self) -> int:
        """The sum of two throws, so that small errors are more common than big ones."""
        return int(self.dice.below(self.noise) + self.dice.below(self.noise)) - self.noise

    def aim(self) -> Aim | None:
        return self.last_aim
