"""The tree of an information-set search: what was tried from where, how often, and how it went.

One tree serves all sampled positions: a node is reached by the answers that led to it, and at each visit only the
options of the position at hand can be chosen. Every player maximises its own result."""

import math
from typing import Final

from mypy_extensions import i64

from gunsteel.bots.eval.character import SENSIBLE
from gunsteel.bots.eval.instinct import worths
from gunsteel.bots.eval.prospects import Prospects
from gunsteel.bots.eval.rollout import play_turns, results
from gunsteel.core import decision
from gunsteel.core.cardset import bit
from gunsteel.core.dice import Dice
from gunsteel.core.engine import advance, options
from gunsteel.core.playout import Tally, play_out, random_option
from gunsteel.core.state import State
from gunsteel.ids import Option, Seat

# Questions for one card of a set after the other: wide, and mostly alike.
WIDE: Final = (
    decision.PAY,
    decision.DEPLETE,
    decision.REPLENISH,
    decision.TAKE_BACK,
    decision.PLAY,
)

# Untried options seem a little worse than what was tried.
UNTRIED: Final = 0.05
# No option is quite without a look: such a share of the first looks is dealt out equally.
EQUAL: Final = 0.1
MOST_TURNS: Final = 400  # a game played on to the end goes no further


class Edge:
    """An option that was seen at a node."""

    def __init__(self, option: i64, prior: float) -> None:
        self.option: Final = option
        self.prior: Final = prior
        self.visits: i64 = 0
        self.result: float = 0.0  # summed, for the seat that chose
        self.child: Node | None = None

    def mean(self) -> float:
        return self.result / float(self.visits) if self.visits else 0.0


class Node:
    """A question as reached by certain answers."""

    def __init__(self, seat: i64, kind: i64, looks: i64) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.looks: Final = looks  # what its player sees, if that is the player who thinks
        self.visits: i64 = 0
        self.mean: float = 0.5
        self.options: i64 = 0  # those that were met here, in any sampled position
        self.extras: i64 = 0
        self.edges: Final[list[Edge]] = []
        # The same answer may lead to another question in another sampled position.
        self.sibling: Node | None = None

    def leader(self, state: State) -> Edge:
        """The option on offer that was followed most."""
        best: Edge | None = None
        for edge in self.edges:
            if among(edge.option, state.options, state.extras) and (best is None or leads(edge, best)):
                best = edge
        assert best is not None, "a question that was thought about has options"
        return best

    def ahead(self) -> i64:
        """How many visits the first option is ahead of the second."""
        first: i64 = 0
        second: i64 = 0
        for edge in self.edges:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second

    def size(self) -> i64:
        """How many nodes there are from here on."""
        total: i64 = 1
        for edge in self.edges:
            child = edge.child
            while child is not None:
                total += child.size()
                child = child.sibling
        return total


class Settings:
    """What makes one searcher differ from another."""

    def __init__(self, turns: i64, noise: i64, explore: float, softness: float, random: bool = False) -> None:
        self.turns: Final = turns  # how many turns are played on behind the tree; 0: to the end
        self.noise: Final = noise  # how much chance there is in playing on
        self.explore: Final = explore  # how much the little known is tried
        self.softness: Final = softness  # how far the first looks spread, in hundredths of a point
        self.random: Final = random  # play on by lot instead of by instinct


class Tree:
    """A search from one question; every simulation deepens it by a node, up to `most` nodes."""

    def __init__(self, state: State, prospects: Prospects, settings: Settings, most: i64, dice: Dice) -> None:
        self.seat: Final = state.seat
        self.root: Node = Node(state.seat, state.kind, looks(state, state.seat))
        self.prospects: Final = prospects
        self.settings: Final = settings
        self.most: Final = most
        self.dice: Final = dice
        self.nodes: i64 = 1
        self.simulations: i64 = 0

    def think(self, positions: list[State], times: i64) -> None:
        """So many simulations, from the sampled positions in turn."""
        for _ in range(times):
            self.simulate(positions[self.simulations % len(positions)].copy())
            self.simulations += 1

    def go_on_from(self, option: i64, state: State) -> bool:
        """Make the node of a later question of the same player the root, if what led there was looked at."""
        for edge in self.root.edges:
            if edge.option == option:
                found = self.find(edge.child, looks(state, self.seat), 6)
                if found is not None:
                    found.sibling = None
                    self.root = found
                    self.nodes = found.size()
                    self.simulations = 0
                    return True
        return False

    def find(self, node: Node | None, wanted: i64, deep: i64) -> Node | None:
        """The node that looks like this to the player, behind answers of others."""
        while node is not None:
            if node.seat == self.seat:
                if node.looks == wanted:
                    return node
            elif deep > 0:
                for edge in node.edges:
                    found = self.find(edge.child, wanted, deep - 1)
                    if found is not None:
                        return found
            node = node.sibling
        return None

    def simulate(self, state: State) -> None:
        """One game from a sampled position, which is used up."""
        path: list[Edge] = []
        nodes: list[Node] = []
        node = self.root
        while not state.over:
            edge = self.by_chance(node, state) if state.seat == decision.CHANCE else self.select(node, state)
            path.append(edge)
            nodes.append(node)
            advance(state, Option(edge.option))
            if state.over:
                break
            child = edge.child
            while child is not None and (child.seat != state.seat or child.kind != state.kind):
                child = child.sibling
            if child is None:
                if self.nodes < self.most:
                    child = Node(state.seat, state.kind, looks(state, self.seat) if state.seat == self.seat else 0)
                    child.sibling = edge.child
                    edge.child = child
                    self.nodes += 1
                break
            node = child
        self.learn(path, nodes, self.play_on(state))

    def learn(self, path: list[Edge], nodes: list[Node], found: list[float]) -> None:
        for place in range(len(path)):
            edge = path[place]
            node = nodes[place]
            edge.visits += 1
            node.visits += 1
            if node.seat < len(found):
                result = found[node.seat]
                edge.result += result
                node.mean += (result - node.mean) / float(node.visits)

    def play_on(self, state: State) -> list[float]:
        """How it goes from here, for each seat."""
        settings = self.settings
        if settings.random:
            play_out(state, self.dice, Tally())
        else:
            last = state.turn + settings.turns if settings.turns else state.turn + MOST_TURNS
            play_turns(state, SENSIBLE, self.dice, settings.noise, last)
        return results(state) if state.over else self.prospects.chances(state)

    # --- Choosing --------------------------------------------------------------------------------------

    def by_chance(self, node: Node, state: State) -> Edge:
        option = random_option(state, self.dice)
        for edge in node.edges:
            if edge.option == option:
                return edge
        edge = Edge(option, 0.0)
        node.edges.append(edge)
        return edge

    def select(self, node: Node, state: State) -> Edge:
        """The option to follow: the one that went best so far, or was looked at too little for how good it seems."""
        if (state.options & ~node.options) or (state.extras & ~node.extras):
            self.meet(node, state)
        # Of the many ways to choose a set, the less likely ones have to wait (progressive widening).
        new = 1000 if node.kind not in WIDE else 2 + i64(math.sqrt(float(node.visits))) // 2
        best = -1.0e9
        chosen = node.edges[0]
        spread = self.settings.explore * math.sqrt(float(node.visits + 1))
        for edge in node.edges:
            if not among(edge.option, state.options, state.extras):
                continue
            new -= 1
            if edge.visits:
                worth = edge.result / float(edge.visits)
            elif node is self.root:
                # At the question itself every option gets a first look.
                return edge
            elif new < 0:
                continue
            else:
                worth = node.mean - UNTRIED
            worth += spread * edge.prior / float(1 + edge.visits)
            if worth > best:
                best = worth
                chosen = edge
        return chosen

    def meet(self, node: Node, state: State) -> None:
        """Options that were not seen here before: instinct says how much they deserve a look; the best stand first."""
        worth_of = worths(state, SENSIBLE)
        met = options(state)
        top = max(worth_of)
        priors: list[float] = []
        total = 0.0
        for worth in worth_of:
            prior = math.exp(float(worth - top) / self.settings.softness)
            priors.append(prior)
            total += prior
        for place in range(len(met)):
            if not among(met[place], node.options, node.extras):
                prior = (1.0 - EQUAL) * priors[place] / total + EQUAL / len(met)
                insert(node.edges, Edge(met[place], prior))
        node.options |= state.options
        node.extras |= state.extras


def leads(edge: Edge, other: Edge) -> bool:
    return edge.visits > other.visits or (edge.visits == other.visits and edge.result > other.result)


def among(option: i64, options: i64, extras: i64) -> bool:
    """Whether an option is in these two sets, as states keep them."""
    if option < decision.EXTRA:
        return options & bit(option) != 0
    return extras & bit(option - decision.EXTRA) != 0


def insert(edges: list[Edge], edge: Edge) -> None:
    """Keep the edges in the order of their first looks."""
    place = len(edges)
    while place > 0 and edges[place - 1].prior < edge.prior:
        place -= 1
    edges.insert(place, edge)


def looks(state: State, seat: Seat) -> i64:
    """The most of what a seat sees, as one number: to find a question again that was thought about before."""
    frame = state.stack[len(state.stack) - 1]
    own = state.players[seat]
    mixed = _mix(state.turn * 64 + state.kind, state.places)
    mixed = _mix(_mix(mixed, state.options), state.extras)
    mixed = _mix(_mix(mixed, own.hand), own.down)
    mixed = _mix(_mix(mixed, state.gained), state.deeds + 1024 * state.taken)
    mixed = _mix(mixed, frame.pc * 512 + frame.last * 4 + frame.count)
    for player in state.players:
        mixed = _mix(_mix(mixed, player.up), player.wonders)
        mixed = _mix(_mix(mixed, player.glory), player.culture)
    return mixed


def _mix(mixed: i64, number: i64) -> i64:
    """A number of 63 bits stirred into another, a third at a time."""
    mixed = _stir(mixed ^ (number & 0x1FFFFF))
    mixed = _stir(mixed ^ ((number >> 21) & 0x1FFFFF))
    return _stir(mixed ^ ((number >> 42) & 0x1FFFFF))


def _stir(number: i64) -> i64:
    """The product stays below 2**63: compiled numbers wrap, others do not."""
    stirred = (number * 0x2545F491) & 0x7FFFFFFF
    return stirred ^ (stirred >> 15)
