"""The same seeds give the same game, other seeds another one."""

import pytest

from gunsteel.arena.match import play as play_job
from gunsteel.bots.registry import bot
from gunsteel.core.rules import Rules
from tests.arena.contests import contest
from tests.bots.games import play
from tests.laws.games import CONFIGURATIONS


def game(name: str, seed: int, set_: str, players: int, most: int) -> list[str]:
    return play([bot(name, seed + seat) for seat in range(players)], Rules(set_, players), 5, most)


@pytest.mark.parametrize("name", ["random", "heuristic", "recruit", "search@8"])
@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_the_same_seeds_give_the_same_game(name: str, set_: str, players: int) -> None:
    first, second = (game(name, 1, set_, players, 80) for _ in range(2))
    assert first == second
    assert len(first) == 80


@pytest.mark.parametrize("name", ["random", "recruit", "search@8"])
def test_other_seeds_give_another_game(name: str) -> None:
    assert game(name, 1, "base", 2, 80) != game(name, 100, "base", 2, 80)


@pytest.mark.parametrize("set_", ["base", "renaissance", "combined"])
def test_whole_games_of_the_arena_repeat(set_: str) -> None:
    job = next(contest("search@8", "heuristic", set_=set_, players=3).jobs(1))
    first, second = play_job(job).game, play_job(job).game
    assert first == second
    assert first.winners
