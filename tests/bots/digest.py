"""Digests of how bots think, to compare two builds: `python -m tests.bots.digest` prints one for each configuration."""

from hashlib import blake2b

from gunsteel.bots.eval.character import SENSIBLE
from gunsteel.bots.eval.instinct import worths
from gunsteel.bots.eval.tree import Node, Tree
from gunsteel.bots.heuristic import HeuristicBot
from gunsteel.bots.protocol import Bot, Budget
from gunsteel.bots.search import SETTINGS, SearchBot
from gunsteel.bots.weights import prospects_of
from gunsteel.core import decision
from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.core.state import State
from tests.bots.made import play
from tests.laws.games import CONFIGURATIONS, states

# Every so many states of a random game are searched from, and so many choices are made by bots.
STRIDE = 40
CHOICES = 40
BUDGET = Budget(simulations=8)


def digest(set_: str, players: int) -> str:
    """A short name for worths and chances in a random game, for trees grown in it, and for the bots' own game."""
    rules = Rules(set_, players)
    found = blake2b(digest_size=8)
    for number, state in enumerate(states(rules, 7)):
        found.update(repr([part.hex() for part in prospects_of(rules).chances(state)]).encode())
        if not state.over and state.seat != decision.CHANCE:
            found.update(repr([int(worth) for worth in worths(state, SENSIBLE)]).encode())
            if number % STRIDE == 0:
                found.update(repr(grown(state)).encode())
    bots: list[Bot] = [(SearchBot if seat % 2 else HeuristicBot)(seat, BUDGET) for seat in range(players)]
    found.update(repr(play(bots, rules, 3, CHOICES)).encode())
    return found.hexdigest()


def grown(state: State) -> list[tuple[int, int, str]]:
    """A tree of a few simulations, edge by edge."""
    tree = Tree(state, prospects_of(state.rules), SETTINGS, 1000, Dice(1))
    tree.think([state], 12)
    return list(_edges(tree.root))


def _edges(node: Node) -> list[tuple[int, int, str]]:
    found: list[tuple[int, int, str]] = []
    for edge in node.edges:
        found.append((int(edge.option), int(edge.visits), edge.result.hex()))
        child = edge.child
        while child is not None:
            found += _edges(child)
            child = child.sibling
    return found


if __name__ == "__main__":
    for set_, players in CONFIGURATIONS:
        print(digest(set_, players))
