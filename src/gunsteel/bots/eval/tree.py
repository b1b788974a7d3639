"""The tree of an information-set search: what was tried from where, how often, and how it went.

One tree serves all sampled positions: a node is reached by the answers that led to it, and at each visit only the
options of the current position can be chosen. Every player maximises its own result."""

import math
from typing import Final

from mypy_extensions import i64

from gunsteel.bots.eval.character import PATIENT
from gunsteel.bots.eval.option_values import option_values
from gunsteel.bots.eval.rollout import play_turns, results
from gunsteel.bots.eval.win_model import WinModel
from gunsteel.core import decision
from gunsteel.core.cardset import bit
from gunsteel.core.dice import Dice
from gunsteel.core.engine import advance, options
from gunsteel.core.playout import Tally, play_out, random_option
from gunsteel.core.state import State
from gunsteel.ids import Option, Seat

# Questions that choose a set card by card: many options, mostly alike. Responses are few.
WIDE_KINDS: Final = [kind for kind in decision.SET_KINDS if kind != decision.RESPOND]

# Options that were not tried yet are rated this much below the mean of the node.
UNTRIED_PENALTY: Final = 0.05
# This share of the prior is divided equally, so that every option gets some attention.
UNIFORM_SHARE: Final = 0.1
MAX_TURNS: Final = 400  # a rollout to the end stops here
MAX_ANSWERS_BETWEEN: Final = 6  # of other players, between two questions of the one who searches


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

    def child_for(self, state: State) -> "Node | None":
        """The child for the question that is pending in the position after this option."""
        node = self.child
        while node is not None and (node.seat != state.seat or node.kind != state.kind):
            node = node.sibling
        return node


class Node:
    """A question as reached by certain answers."""

    def __init__(self, seat: i64, kind: i64, view_hash: i64) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.view_hash: Final = view_hash  # what its player sees, if that is the player who searches
        self.visits: i64 = 0
        self.mean: float = 0.5
        self.options: i64 = 0  # those seen here, in any sampled position
        self.extras: i64 = 0
        self.edges: Final[list[Edge]] = []
        # The same answer may lead to another question in another sampled position.
        self.sibling: Node | None = None

    def most_visited(self, state: State) -> Edge:
        """The edge of the option on offer that was followed most."""
        best: Edge | None = None
        for edge in self.edges:
            if is_offered(edge.option, state.options, state.extras) and (best is None or is_better(edge, best)):
                best = edge
        assert best is not None, "a question that was searched has options"
        return best

    def visit_lead(self) -> i64:
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
        """How many nodes this subtree has."""
        total: i64 = 1
        for edge in self.edges:
            child = edge.child
            while child is not None:
                total += child.size()
                child = child.sibling
        return total


class SearchSettings:
    """What makes one searcher differ from another."""

    def __init__(self, turns: i64, noise: i64, exploration: float, temperature: float, random: bool = False) -> None:
        self.turns: Final = turns  # the length of a rollout in turns; 0: to the end
        self.noise: Final = noise  # how noisy rollouts are
        self.exploration: Final = exploration  # how much rarely tried options are preferred
        self.temperature: Final = temperature  # of the softmax that makes priors from option values
        self.random: Final = random  # rollouts by uniformly random choices


class Tree:
    """A search from one question; every simulation adds a node, up to `max_nodes`."""

    def __init__(self, state: State, win_model: WinModel, settings: SearchSettings, max_nodes: i64, dice: Dice) -> None:
        self.seat: Final = state.seat
        self.root: Node = Node(state.seat, state.kind, view_hash(state, state.seat))
        self.win_model: Final = win_model
        self.settings: Final = settings
        self.max_nodes: Final = max_nodes
        self.dice: Final = dice
        self.nodes: i64 = 1
        self.simulations: i64 = 0

    def run(self, positions: list[State], simulations: i64) -> None:
        """Simulate from the sampled positions in turn."""
        for _ in range(simulations):
            self.simulate(positions[self.simulations % len(positions)].copy())
            self.simulations += 1

    def reuse(self, option: i64, state: State) -> bool:
        """Make the node of a later question of the same player the root, if the search came there."""
        for edge in self.root.edges:
            if edge.option == option:
                found = self.find(edge.child, view_hash(state, self.seat), MAX_ANSWERS_BETWEEN)
                if found is not None:
                    found.sibling = None
                    self.root = found
                    self.nodes = found.size()
                    self.simulations = 0
                    return True
        return False

    def find(self, node: Node | None, wanted: i64, depth: i64) -> Node | None:
        """The node with this view hash, at most `depth` answers of others away."""
        while node is not None:
            if node.seat == self.seat:
                if node.view_hash == wanted:
                    return node
            elif depth > 0:
                for edge in node.edges:
                    found = self.find(edge.child, wanted, depth - 1)
                    if found is not None:
                        return found
            node = node.sibling
        return None

    def simulate(self, state: State) -> None:
        """One simulated game from a sampled position, which is changed."""
        path: list[Edge] = []
        nodes: list[Node] = []
        node = self.root
        while not state.over:
            edge = self.chance_edge(node, state) if state.seat == decision.CHANCE_SEAT else self.select(node, state)
            path.append(edge)
            nodes.append(node)
            advance(state, Option(edge.option))
            if state.over:
                break
            child = edge.child_for(state)
            if child is None:
                if self.nodes < self.max_nodes:
                    child = Node(state.seat, state.kind, view_hash(state, self.seat) if state.seat == self.seat else 0)
                    child.sibling = edge.child
                    edge.child = child
                    self.nodes += 1
                break
            node = child
        self.update(path, nodes, self.rollout(state))

    def update(self, path: list[Edge], nodes: list[Node], by_seat: list[float]) -> None:
        """Add the result of a simulation to every node on its path."""
        for index in range(len(path)):
            edge = path[index]
            node = nodes[index]
            edge.visits += 1
            node.visits += 1
            if node.seat < len(by_seat):
                result = by_seat[node.seat]
                edge.result += result
                node.mean += (result - node.mean) / float(node.visits)

    def rollout(self, state: State) -> list[float]:
        """The result for each seat of playing on from here."""
        settings = self.settings
        if settings.random:
            play_out(state, self.dice, Tally())
        else:
            last = state.turn + settings.turns if settings.turns else state.turn + MAX_TURNS
            play_turns(state, PATIENT, self.dice, settings.noise, last)
        return results(state) if state.over else self.win_model.chances(state)

    # --- Choosing --------------------------------------------------------------------------------------

    def chance_edge(self, node: Node, state: State) -> Edge:
        option = random_option(state, self.dice)
        for edge in node.edges:
            if edge.option == option:
                return edge
        edge = Edge(option, 0.0)
        node.edges.append(edge)
        return edge

    def select(self, node: Node, state: State) -> Edge:
        """The option to follow: good results so far, plus a bonus for a high prior and few visits (PUCT)."""
        if (state.options & ~node.options) or (state.extras & ~node.extras):
            self.expand(node, state)
        # Of the many ways to choose a set, the less likely ones are tried later (progressive widening).
        new = 1000 if node.kind not in WIDE_KINDS else 2 + i64(math.sqrt(float(node.visits))) // 2
        best = -1.0e9
        chosen = node.edges[0]
        bonus = self.settings.exploration * math.sqrt(float(node.visits + 1))
        for edge in node.edges:
            if not is_offered(edge.option, state.options, state.extras):
                continue
            new -= 1
            if edge.visits:
                value = edge.result / float(edge.visits)
            elif node is self.root:
                # At the root every option is tried once.
                return edge
            elif new < 0:
                continue
            else:
                value = node.mean - UNTRIED_PENALTY
            value += bonus * edge.prior / float(1 + edge.visits)
            if value > best:
                best = value
                chosen = edge
        return chosen

    def expand(self, node: Node, state: State) -> None:
        """Add the options that were not seen here before; priors from option values, the highest first."""
        values = option_values(state, PATIENT)
        offered = options(state)
        top = max(values)
        priors: list[float] = []
        total = 0.0
        for value in values:
            prior = math.exp(float(value - top) / self.settings.temperature)
            priors.append(prior)
            total += prior
        for index in range(len(offered)):
            if not is_offered(offered[index], node.options, node.extras):
                prior = (1.0 - UNIFORM_SHARE) * priors[index] / total + UNIFORM_SHARE / len(offered)
                insert_by_prior(node.edges, Edge(offered[index], prior))
        node.options |= state.options
        node.extras |= state.extras


def is_better(edge: Edge, other: Edge) -> bool:
    return edge.visits > other.visits or (edge.visits == other.visits and edge.result > other.result)


def is_offered(option: i64, options: i64, extras: i64) -> bool:
    """Whether an option is in these two sets, as states keep them."""
    if option < decision.EXTRA:
        return options & bit(option) != 0
    return extras & bit(option - decision.EXTRA) != 0


def insert_by_prior(edges: list[Edge], edge: Edge) -> None:
    """Keep the edges in descending order of their priors."""
    index = len(edges)
    while index > 0 and edges[index - 1].prior < edge.prior:
        index -= 1
    edges.insert(index, edge)


def view_hash(state: State, seat: Seat) -> i64:
    """A hash of most of what a seat sees, to find a question again that was searched before."""
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
    """A number of 63 bits mixed into another, a third at a time."""
    mixed = _scramble(mixed ^ (number & 0x1FFFFF))
    mixed = _scramble(mixed ^ ((number >> 21) & 0x1FFFFF))
    return _scramble(mixed ^ ((number >> 42) & 0x1FFFFF))


def _scramble(number: i64) -> i64:
    """The product stays below 2**63, because compiled numbers wrap and others do not."""
    scrambled = (number * 0x2545F491) & 0x7FFFFFFF
    return scrambled ^ (scrambled >> 15)
