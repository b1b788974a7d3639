"""The compiled and the plain engine play the same seeded games: every state, answer, event and belief is hashed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gunsteel import compiled
from tests.laws.games import CONFIGURATIONS
from tools.digest import digest

# 9 configurations of 223 games each: a little over 2,000.
GAMES = 223
PARTS = 4


@pytest.mark.skipif(not compiled(), reason="no compiled engine here to compare with")
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_both_engines_play_the_same_games(set_: str, players: int, part: int) -> None:
    first, last = GAMES * part // PARTS, GAMES * (part + 1) // PARTS
    plain = subprocess.run(
        [sys.executable, "-m", "tools.digest", set_, str(players), str(first), str(last)],
        env=os.environ | {"GUNSTEEL_PURE": "1"},
        cwd=Path(__file__).parent.parent,
        check=True,
        capture_output=True,
        text=True,
    )
    assert plain.stdout.split() == [digest(set_, players, seed) for seed in range(first, last)]
