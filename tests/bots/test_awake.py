"""The quick levels do not sleep: whoever can buy does so within a few turns, and nobody ends with next to nothing.

Few games here; `python -m tools.awake` plays hundreds (benchmarks/bots.md)."""

import pytest

from gunsteel import compiled
from gunsteel.bots.levels import LEVELS
from gunsteel.core.rules import Rules
from tests.laws.games import CONFIGURATIONS
from tools.awake import ASLEEP, FEW_POINTS, play

QUICK = [level.name for level in LEVELS[:3]]


@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS, ids=str)
@pytest.mark.parametrize("level", QUICK)
def test_a_level_buys_attacks_and_claims_wonders(level: str, set_: str, players: int) -> None:
    games = [play(level, Rules(set_, players), 500 + number) for number in range(20 if compiled() else 2)]
    every = [diary for game in games for diary in game]
    assert max(diary.longest for diary in every) < ASLEEP
    assert sum(diary.points < FEW_POINTS for diary in every) <= len(every) // 10
    assert all(diary.purchases for diary in every)
    assert sum(diary.attacks for diary in every) > len(every) // 2
    assert sum(diary.wonders for diary in every) > len(every) // 4
