"""A bot that looks ahead: it simulates many games from positions that fit what it has seen."""

import time

from gunsteel.bots.aims import aim_of_search
from gunsteel.bots.eval.tree import SearchSettings, Tree
from gunsteel.bots.protocol import Budget
from gunsteel.bots.weights import win_model
from gunsteel.core.dice import Dice
from gunsteel.core.state import State
from gunsteel.explain.aim import Aim
from gunsteel.explain.question import Question
from gunsteel.formats.notation import option_name
from gunsteel.ids import Option
from gunsteel.info.position import rules_of
from gunsteel.observation import Observation, sample_state

# Where no budget is given.
DEFAULT_BUDGET = Budget(simulations=2000)
# Simulations between two looks at the clock, once they are known to be quick.
BATCH = 32
# How many positions are sampled for one question at most.
MAX_POSITIONS = 512
# The search stops early if, after this part of the budget, this share of all simulations prefers one answer.
EARLY_STOP_AFTER = 0.15
CLEAR_LEAD = 0.85
# No tree grows beyond this, however much time there is.
MAX_NODES = 400_000

SETTINGS = SearchSettings(turns=4, noise=30, exploration=0.6, temperature=40.0)


class SearchBot:
    """Information-set tree search. The tree of one question is reused for the next ones of the same turn."""

    def __init__(self, seed: int, budget: Budget, settings: SearchSettings = SETTINGS) -> None:
        self.dice = Dice(seed)
        self.budget = budget if budget.simulations or budget.seconds else DEFAULT_BUDGET
        self.settings = settings
        self.tree: Tree | None = None
        self.chosen = Option(0)
        self.searched: State | None = None

    def choose(self, view: Observation, question: Question) -> str:
        if len(question.options) == 1:
            return question.options[0]
        began = time.perf_counter()
        state = sample_state(view, self.dice)
        tree = self.tree_for(view, state)
        self.search(tree, view, state, began)
        best = tree.root.most_visited(state)
        self.chosen = Option(best.option)
        self.searched = state
        return option_name(state, self.chosen)

    def tree_for(self, view: Observation, state: State) -> Tree:
        """The tree of the previous question if it contains this one, else a new tree."""
        if self.tree is None or not self.tree.reuse(self.chosen, state):
            max_nodes = min(2 * self.budget.simulations, MAX_NODES) if self.budget.simulations else MAX_NODES
            self.tree = Tree(state, win_model(rules_of(view)), self.settings, max_nodes, self.dice)
        return self.tree

    def search(self, tree: Tree, view: Observation, state: State, began: float) -> None:
        """Until the budget is used up or the answer is clear; at least one simulation."""
        positions = [state]
        done = 0
        while not done or self.used(done, began) < 1.0:
            batch = min(BATCH, max(1, done))
            if self.budget.simulations:
                batch = min(batch, self.budget.simulations - done)
            if len(positions) < MAX_POSITIONS and not view.position.certain:
                positions += [sample_state(view, self.dice) for _ in range(batch)]
            tree.run(positions, batch)
            done += batch
            if self.is_clear(tree, done, began):
                break

    def used(self, done: int, began: float) -> float:
        """The part of the budget that is used up; 1 is all of it."""
        seconds = (time.perf_counter() - began) / self.budget.seconds if self.budget.seconds else 0.0
        return max(done / self.budget.simulations, seconds) if self.budget.simulations else seconds

    def is_clear(self, tree: Tree, done: int, began: float) -> bool:
        """Whether nothing can change the answer any more, or nearly all simulations prefer it.

        A budget in simulations is counted in simulations, so that the clock does not matter."""
        lead = int(tree.root.visit_lead())
        if self.budget.simulations:
            if lead > self.budget.simulations - done:
                return True
            used = done / self.budget.simulations
        else:
            used = self.used(done, began)
        return used > EARLY_STOP_AFTER and lead > CLEAR_LEAD * int(tree.root.visits)

    def aim(self) -> Aim | None:
        """Computed only on request, from the tree of the last question."""
        if self.tree is None or self.searched is None:
            return None
        return aim_of_search(self.tree.root, self.searched)
