"""Perft: the number of answer sequences from known positions. `python3 dev.py golden` regenerates the counts."""

import json
from pathlib import Path
from typing import Any

import pytest

from gunsteel.core.engine import apply, options
from gunsteel.core.rules import Rules
from gunsteel.core.state import State
from gunsteel.formats.perft import divide, perft
from tests.laws.games import states
from tools.regen_golden import position

ROWS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "perft.json").read_text(encoding="utf-8"))


def title(row: dict[str, Any]) -> str:
    return f"{row['set']}-{row['players']}-seed{row['seed']}-after{row['answers']}"


@pytest.mark.parametrize("row", ROWS, ids=title)
def test_the_counts_are_as_before(row: dict[str, Any]) -> None:
    state = position(row["set"], row["players"], row["seed"], row["answers"])
    assert [perft(state, depth + 1) for depth in range(len(row["perft"]))] == row["perft"]


def counted_one_by_one(state: State, depth: int) -> int:
    if depth == 0 or state.over:
        return 1
    return sum(counted_one_by_one(apply(state, option), depth - 1) for option in options(state))


@pytest.mark.parametrize("row", ROWS[::3], ids=title)
def test_divide_adds_up(row: dict[str, Any]) -> None:
    state = position(row["set"], row["players"], row["seed"], row["answers"])
    assert sum(divide(state, 3).values()) == counted_one_by_one(state, 3) == row["perft"][2]


def test_games_that_end_earlier_count_as_they_are() -> None:
    *_, asking, last = states(Rules("base", 2), 1)
    assert perft(last, 5) == 1
    assert perft(asking, 1) == len(options(asking))
    assert perft(asking, 2) == sum(perft(apply(asking, option), 1) for option in options(asking))
