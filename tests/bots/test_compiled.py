"""Compiled and plain Python bots play the same, to the last bit."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gunsteel import compiled
from tests.bots.bot_digest import digest
from tests.laws.games import CONFIGURATIONS


@pytest.mark.skipif(not compiled(), reason="no compiled engine here to compare with")
def test_compiled_and_plain_bots_play_the_same() -> None:
    plain = subprocess.run(
        [sys.executable, "-m", "tests.bots.bot_digest"],
        env=os.environ | {"GUNSTEEL_PURE": "1"},
        cwd=Path(__file__).parents[2],
        check=True,
        capture_output=True,
        text=True,
    )
    assert plain.stdout.split() == [digest(set_, players) for set_, players in CONFIGURATIONS]


def test_the_digest_tells_games_apart() -> None:
    assert len({digest(set_, 2) for set_ in ("base", "renaissance", "combined")}) == 3
