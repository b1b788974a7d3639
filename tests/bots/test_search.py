"""The search: how much it thinks, what it remembers, and that it expects what the others will do."""

from collections.abc import Iterator
from math import isqrt

import pytest

from gunsteel.bots.eval.tree import WIDE_KINDS, Edge, Node, Tree
from gunsteel.bots.heuristic import HeuristicBot
from gunsteel.bots.protocol import Budget
from gunsteel.bots.search import DEFAULT_BUDGET, SETTINGS, SearchBot
from gunsteel.bots.weights import win_model
from gunsteel.core.dice import Dice
from gunsteel.core.engine import apply, options
from gunsteel.core.rules import Rules
from gunsteel.core.state import State
from gunsteel.explain.question import Question
from gunsteel.formats.deal import deal
from gunsteel.formats.notation import parse
from gunsteel.formats.record import Record
from gunsteel.game import Game
from gunsteel.ids import Option
from gunsteel.observation import Observation, sample_state
from tests.bots.characters import example
from tests.bots.games import play
from tests.bots.scenes import AHEAD, BEHIND, asked, last_space_card, supply
from tests.laws.games import CONFIGURATIONS
from tests.scene import Table, table


def tree_at(state: State, max_nodes: int = 1000) -> Tree:
    return Tree(state, win_model(state.rules), SETTINGS, max_nodes, Dice(1))


def beginning() -> Table:
    hand = "agriculture barter-trade mining reinforcement warrior"
    return table(seats=[{"hand": hand}, {"hand": hand}])


# --- How much it thinks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("times", [1, 8, 40])
def test_simulations_are_counted_and_each_adds_a_node_at_most(times: int) -> None:
    tree = tree_at(beginning().state)
    tree.run([beginning().state], times)
    assert tree.simulations == tree.root.visits == times
    assert tree.nodes == tree.root.size() <= 1 + times


def test_a_full_tree_grows_no_more() -> None:
    tree = tree_at(beginning().state, max_nodes=20)
    tree.run([beginning().state], 200)
    assert tree.nodes == tree.root.size() == 20
    assert tree.root.visits == 200


def test_thinking_leaves_the_sampled_positions_as_they_are() -> None:
    state = beginning().state
    before = state.to_ints()
    tree_at(state).run([state], 20)
    assert state.to_ints() == before


class Watched(SearchBot):
    """Looks at its own tree after every question."""

    grown: list[int]

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        self.grown = []
        self.reused = 0

    def tree_for(self, view: Observation, state: State) -> Tree:
        before = self.tree
        tree = super().tree_for(view, state)
        self.reused += tree is before
        self.nodes_before = int(tree.nodes)
        return tree

    def choose(self, view: Observation, question: Question) -> str:
        answer = super().choose(view, question)
        if len(question.options) > 1:
            assert self.tree is not None
            assert self.budget.simulations is not None
            root = self.tree.root
            offered = [int(option) for option in options(sample_state(view, Dice(1)))]
            assert sorted(int(edge.option) for edge in root.edges) == sorted(offered)
            assert self.tree.simulations <= self.budget.simulations
            assert self.tree.nodes == root.size() <= 2 * self.budget.simulations
            self.grown.append(int(self.tree.nodes) - self.nodes_before)
        return answer


@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_in_a_game_its_tree_keeps_to_the_budget_and_its_root_to_the_options(set_: str, players: int) -> None:
    bots = [Watched(seat, Budget(simulations=16)) for seat in range(players)]
    play([*bots], Rules(set_, players), 3, max_choices=120)
    grown = [nodes for bot in bots for nodes in bot.grown]
    assert len(grown) > 80
    assert max(grown) <= 16
    assert sum(bot.reused for bot in bots) > 30


def test_without_a_budget_it_takes_the_usual_one() -> None:
    assert SearchBot(1, Budget()).budget == DEFAULT_BUDGET


@pytest.mark.parametrize("seconds", [1e-9, 1e-4, 0.01])
def test_out_of_time_it_still_answers(seconds: float) -> None:
    view, question = asked(beginning().state)
    assert SearchBot(1, Budget(seconds=seconds)).choose(view, question) in question.options


def test_out_of_time_it_answers_from_the_tree_it_has() -> None:
    """The question before was thought about, this one finds no time."""
    game = beginning()
    bot = SearchBot(1, Budget(simulations=100))
    game.answer(bot.choose(*asked(game.state)))
    bot.budget = Budget(seconds=1e-9)
    assert bot.choose(*asked(game.state)) in game.options


# --- What it remembers ---------------------------------------------------------------------------------------------


def thought_about(game: Table) -> tuple[Tree, Edge]:
    """A tree for this question, and the option it prefers."""
    tree = tree_at(game.state)
    tree.run([game.state], 100)
    return tree, tree.root.most_visited(game.state)


def test_the_tree_serves_the_next_question_of_the_turn() -> None:
    game = beginning()
    tree, followed = thought_about(game)
    following = apply(game.state, Option(followed.option))
    assert tree.reuse(followed.option, following)
    assert 0 < tree.root.visits < 100
    assert tree.simulations == 0
    assert tree.nodes == tree.root.size()
    assert {int(edge.option) for edge in tree.root.edges} == {int(option) for option in options(following)}


def test_the_tree_does_not_serve_another_position() -> None:
    game = beginning()
    tree, followed = thought_about(game)
    other = next(option for option in options(game.state) if option != followed.option)
    assert not tree.reuse(followed.option, apply(game.state, other))
    assert not tree.reuse(followed.option, game.state)
    assert tree.root.visits == 100


def test_a_bot_whose_answer_was_not_taken_starts_a_new_tree() -> None:
    game = beginning()
    bot = SearchBot(1, Budget(simulations=50))
    answer = bot.choose(*asked(game.state))
    before = bot.tree
    game.answer(next(option for option in game.options if option != answer))
    assert bot.choose(*asked(game.state)) in game.options
    assert bot.tree is not before


# --- What it sees --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_it_buys_the_last_space_card_when_ahead_and_not_when_behind(seed: int) -> None:
    bot = SearchBot(seed, Budget(simulations=64))
    assert bot.choose(*asked(last_space_card(BEHIND).state)) == "computer"
    assert SearchBot(seed, Budget(simulations=64)).choose(*asked(last_space_card(AHEAD).state)) == "pass"


def test_it_gives_its_chances() -> None:
    """Seen from the seat that thinks: good when ahead, bad when behind."""
    chances = []
    for other in (BEHIND, AHEAD):
        bot = SearchBot(1, Budget(simulations=64))
        bot.choose(*asked(last_space_card(other).state))
        aim = bot.aim()
        assert aim is not None
        assert aim.chance is not None
        chances.append(aim.chance)
    assert chances[0] > 80 > 40 > chances[1]


def tank_under_computer() -> Table:
    """Seat 0 may buy Tank: 3 points; but then Computer costs no more than seat 1 has, who buys it and wins 9 to 8.

    If seat 0 passes, seat 1 is one resource short, and seat 0 buys Computer the turn after."""
    seats = [
        {"hand": "agriculture barter-trade knight reinforcement", "down": "mining cannon steam-engine caravan"},
        {"hand": "flanking barter-trade", "down": "guild currency overseas-trade"},
    ]
    game = table(seats=seats, rows=supply(earth="tank", space="computer"), wonders="apollo-project")
    return game.answer("agriculture", "reinforcement").until("buy")


@pytest.mark.parametrize("seed", range(3))
def test_it_expects_the_others_to_do_what_is_best_for_them(seed: int) -> None:
    view, question = asked(tank_under_computer().state)
    assert question.options == ["pass", "tank"]
    assert HeuristicBot(seed, Budget(), example(blind_to="surcharge_race")).choose(view, question) == "tank"
    assert SearchBot(seed, Budget(simulations=400)).choose(view, question) == "pass"


def test_results_are_each_seats_own() -> None:
    """After Tank the opponent is asked, and what is good there is bad at the root."""
    game = tank_under_computer()
    tree = tree_at(game.state, 10_000)
    tree.run([game.state], 400)
    tank = next(edge for edge in tree.root.edges if edge.option == parse(game.state, "tank"))
    after = tank.child
    while after is not None and after.seat == 0:
        # It has to be paid for first.
        after = max(after.edges, key=lambda edge: edge.visits).child
    assert after is not None
    assert after.seat == 1
    assert tank.mean() < 0.2
    assert after.mean > 0.8


def test_nobody_is_sure_of_the_order_of_a_pile() -> None:
    """With open hands only the piles are hidden: positions still differ."""
    rules = Rules("combined", 2, {"open-hands": True})
    view = Game.from_record(Record(rules, deal(rules, Dice(1)))).view(0)
    assert not view.position.unknown
    assert not view.position.certain
    dice = Dice(2)
    assert len({str(sample_state(view, dice).setup.piles) for _ in range(20)}) > 10
    base = Rules("base", 2, {"open-hands": True})
    assert Game.from_record(Record(base, deal(base, Dice(1)))).view(0).position.certain


def test_of_a_set_the_less_likely_ways_have_to_wait() -> None:
    """Progressive widening: behind the question itself, the ways that are tried grow with the root of the visits."""
    covered = "agriculture caravan currency guild ironworks mining philosophy swordsman"
    game = table(seats=[{"hand": "warrior reinforcement", "down": covered}, {"hand": "warrior"}])
    tree = tree_at(game.state, max_nodes=4000)
    tree.run([game.state], 2000)
    wide = [node for node in nodes_below(tree.root) if node.kind in WIDE_KINDS and node.visits and len(node.edges) > 4]
    tried = [sum(edge.visits > 0 for edge in node.edges) for node in wide]
    assert all(number <= 2 + isqrt(int(node.visits)) // 2 for node, number in zip(wide, tried, strict=True))
    assert any(number < len(node.edges) for node, number in zip(wide, tried, strict=True))
    assert max(tried) > 2


def nodes_below(root: Node) -> Iterator[Node]:
    for edge in root.edges:
        child = edge.child
        while child is not None:
            yield child
            yield from nodes_below(child)
            child = child.sibling
