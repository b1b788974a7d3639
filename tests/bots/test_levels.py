"""Levels: weakest first, each with a name and a limit of its own. How strong they are the ladder measures."""

import pytest

from gunsteel.bots.heuristic import HeuristicBot
from gunsteel.bots.levels import LEVELS, Level
from gunsteel.bots.protocol import Budget
from gunsteel.bots.registry import BUILT_IN, bot
from gunsteel.bots.search import SearchBot
from gunsteel.core.rules import Rules
from tests.bots.games import play

NAMES = ["recruit", "scout", "soldier", "sergeant", "captain", "general", "marshal"]


def test_the_levels_are_these_weakest_first() -> None:
    assert [level.name for level in LEVELS] == NAMES


def test_levels_are_not_named_like_bots() -> None:
    assert not {level.name for level in LEVELS} & set(BUILT_IN)


def test_every_level_says_what_it_is_like_and_how_long_it_takes() -> None:
    assert all(level.about for level in LEVELS)
    limits = [level.limit_seconds for level in LEVELS]
    assert min(limits) > 0
    assert limits == sorted(limits), "a stronger level may think longer, never shorter"


def test_the_levels_that_search_think_longer_and_longer_and_stay_within_their_limits() -> None:
    budgets = [(level, made.budget) for level in LEVELS if isinstance(made := level.make(1), SearchBot)]
    simulations = [budget.simulations or 0 for _, budget in budgets]
    assert len(simulations) == 4
    assert simulations == sorted(set(simulations))
    assert all(budget.seconds and budget.seconds <= level.limit_seconds for level, budget in budgets)


def test_the_levels_that_do_not_search_make_fewer_and_fewer_mistakes() -> None:
    noises = [made.noise for level in LEVELS if isinstance(made := level.make(1), HeuristicBot)]
    assert noises == sorted(noises, reverse=True)
    assert len(set(noises)) == 3


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_each_level_answers(level: Level) -> None:
    bots = [bot(level.name, seat) for seat in range(2)]
    for each in bots:
        if isinstance(each, SearchBot):
            each.budget = Budget(simulations=min(each.budget.simulations or 1, 50))
    assert len(play(bots, Rules("combined", 2), 1, max_choices=12)) == 12
