"""A player who thinks ahead: plays many games in the mind, from positions that fit what it has seen."""

import time

from gunsteel.bots.aims import aim_of_search
from gunsteel.bots.eval.tree import Settings, Tree
from gunsteel.bots.protocol import Budget
from gunsteel.bots.weights import prospects_of
from gunsteel.core.dice import Dice
from gunsteel.core.state import State
from gunsteel.explain.aim import Aim
from gunsteel.formats.notation import option_name
from gunsteel.ids import Option
from gunsteel.info.view import View, is_certain, rules_of, sample
from gunsteel.shared_game import Question

# What to think by when nobody says how long.
USUAL = Budget(simulations=2000)
# So many simulations between two looks at the clock, once it is known that they are quick.
BATCH = 32
# So many different positions are drawn for one question at most.
POSITIONS = 512
# An answer is clear when, after a part of the budget, nearly all simulations follow it.
A_WHILE = 0.15
CLEAR = 0.85
# No tree grows beyond this, whatever the clock allows.
MOST_NODES = 400_000

SETTINGS = Settings(turns=4, noise=30, explore=0.6, softness=40.0)


class SearchBot:
    """Information-set tree search. What was thought about one question serves the next ones of the same turn."""

    def __init__(self, seed: int, budget: Budget, settings: Settings = SETTINGS) -> None:
        self.dice = Dice(seed)
        self.budget = budget if budget.simulations or budget.seconds else USUAL
        self.settings = settings
        self.tree: Tree | None = None
        self.chosen = Option(0)
        self.thought: State | None = None

    def choose(self, view: View, question: Question) -> str:
        if len(question.options) == 1:
            return question.options[0]
        began = time.perf_counter()
        state = sample(view, self.dice)
        tree = self.tree_for(view, state)
        self.think(tree, view, state, began)
        best = tree.root.leader(state)
        self.chosen = Option(best.option)
        self.thought = state
        return option_name(state, self.chosen)

    def tree_for(self, view: View, state: State) -> Tree:
        """The tree of the question before if it leads here, else a new one."""
        if self.tree is None or not self.tree.go_on_from(self.chosen, state):
            most = min(2 * self.budget.simulations, MOST_NODES) if self.budget.simulations else MOST_NODES
            self.tree = Tree(state, prospects_of(rules_of(view)), self.settings, most, self.dice)
        return self.tree

    def think(self, tree: Tree, view: View, state: State, began: float) -> None:
        """Until the budget is used up or the answer is clear, and at least for a moment."""
        positions = [state]
        done = 0
        while not done or self.used(done, began) < 1.0:
            batch = min(BATCH, max(1, done))
            if self.budget.simulations:
                batch = min(batch, self.budget.simulations - done)
            if len(positions) < POSITIONS and not is_certain(view):
                positions += [sample(view, self.dice) for _ in range(batch)]
            tree.think(positions, batch)
            done += batch
            if self.is_clear(tree, done, began):
                break

    def used(self, done: int, began: float) -> float:
        """Which part of the budget is used up; 1 is all of it."""
        seconds = (time.perf_counter() - began) / self.budget.seconds if self.budget.seconds else 0.0
        return max(done / self.budget.simulations, seconds) if self.budget.simulations else seconds

    def is_clear(self, tree: Tree, done: int, began: float) -> bool:
        """Whether nothing can change the answer any more, or after a while nearly all simulations follow it.

        Counted in simulations if there are any, so that the clock does not decide."""
        ahead = int(tree.root.ahead())
        if self.budget.simulations:
            if ahead > self.budget.simulations - done:
                return True
            used = done / self.budget.simulations
        else:
            used = self.used(done, began)
        return used > A_WHILE and ahead > CLEAR * int(tree.root.visits)

    def aim(self) -> Aim | None:
        """Worked out only when asked for, from the tree of the last question."""
        if self.tree is None or self.thought is None:
            return None
        return aim_of_search(self.tree.root, self.thought)
