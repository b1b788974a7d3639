"""A search forgets: what it remembers is bounded by its budget, and a hundred games leave nothing behind."""

import gc
import sys
from collections.abc import Callable

from gunsteel.bots.eval.tree import Tree
from gunsteel.bots.protocol import Bot, Budget
from gunsteel.bots.search import SearchBot
from gunsteel.core.rules import Rules
from gunsteel.core.state import State
from gunsteel.observation import Observation
from tests.bots.games import play

GAMES = 100
WARM = 20
# As many as one tree of this budget has objects, about; a tree left behind by every game would be 80 times as many.
FEW = 2_000


def growth(bots: Callable[[], list[Bot]]) -> int:
    """How many blocks of memory more there are after a hundred games than after the first ones."""
    after_warm = 0
    for game in range(GAMES):
        if game == WARM:
            gc.collect()
            after_warm = sys.getallocatedblocks()
        play(bots(), Rules("combined", 2), game, max_choices=15)
    gc.collect()
    return sys.getallocatedblocks() - after_warm


def test_a_hundred_games_leave_nothing_behind() -> None:
    assert growth(lambda: [SearchBot(seat, Budget(simulations=16)) for seat in range(2)]) < FEW


def test_a_bot_that_plays_a_hundred_games_does_not_grow() -> None:
    bots: list[Bot] = [SearchBot(seat, Budget(simulations=16)) for seat in range(2)]
    assert growth(lambda: bots) < FEW


class Hoarder(SearchBot):
    """Keeps the first tree of every game."""

    def __init__(self, seed: int, budget: Budget, trees: list[Tree]) -> None:
        super().__init__(seed, budget)
        self.trees = trees

    def tree_for(self, view: Observation, state: State) -> Tree:
        first = self.tree is None
        tree = super().tree_for(view, state)
        if first:
            self.trees.append(tree)
        return tree


def test_a_bot_that_forgets_nothing_is_noticed() -> None:
    trees: list[Tree] = []
    assert growth(lambda: [Hoarder(seat, Budget(simulations=16), trees) for seat in range(2)]) > 2 * FEW
