"""Digests of how bots play, to compare two builds: `python -m tests.bots.bot_digest` prints one a configuration."""

from hashlib import blake2b

from gunsteel.bots.eval.character import SENSIBLE
from gunsteel.bots.eval.option_values import option_values
from gunsteel.bots.eval.tree import Node, Tree
from gunsteel.bots.heuristic import HeuristicBot
from gunsteel.bots.protocol import Bot, Budget
from gunsteel.bots.search import SETTINGS, SearchBot
from gunsteel.bots.weights import win_model
from gunsteel.core import decision
from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.core.state import State
from tests.bots.games import play
from tests.laws.games import CONFIGURATIONS, states

# Every 40th state of a random game is searched; the bots' own game has 40 choices.
STRIDE = 40
CHOICES = 40
BUDGET = Budget(simulations=8)


def digest(set_: str, players: int) -> str:
    """A digest of option values, chances and search trees in a random game, and of a game between bots."""
    rules = Rules(set_, players)
    hashed = blake2b(digest_size=8)
    for number, state in enumerate(states(rules, 7)):
        hashed.update(repr([part.hex() for part in win_model(rules).chances(state)]).encode())
        if not state.over and state.seat != decision.CHANCE_SEAT:
            hashed.update(repr([int(value) for value in option_values(state, SENSIBLE)]).encode())
            if number % STRIDE == 0:
                hashed.update(repr(searched(state)).encode())
    bots: list[Bot] = [(SearchBot if seat % 2 else HeuristicBot)(seat, BUDGET) for seat in range(players)]
    hashed.update(repr(play(bots, rules, 3, CHOICES)).encode())
    return hashed.hexdigest()


def searched(state: State) -> list[tuple[int, int, str]]:
    """A tree of a few simulations, edge by edge."""
    tree = Tree(state, win_model(state.rules), SETTINGS, 1000, Dice(1))
    tree.run([state], 12)
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
