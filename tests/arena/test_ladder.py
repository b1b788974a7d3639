"""The table of levels; random bots play all of them."""

from pathlib import Path

import pytest

from gunsteel.arena.executor import in_this_process
from gunsteel.arena.ladder import Ladder, game_count
from gunsteel.arena.rating import anchor
from gunsteel.bots import registry
from gunsteel.bots.levels import Level
from gunsteel.bots.protocol import Budget
from gunsteel.bots.random_bot import RandomBot
from tests.arena.contests import contest
from tests.program import Program


def level(name: str, limit_seconds: float) -> Level:
    return Level(name, "chooses at random", limit_seconds, lambda seed: RandomBot(seed, Budget()))


LEVELS = (level("random", 0.01), level("second", 0.5), level("third", 2.0))


@pytest.fixture(autouse=True)
def _bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("second", "third", "heuristic"):
        monkeypatch.setitem(registry.BUILT_IN, name, RandomBot)


def test_neighbours_meet() -> None:
    pairings = Ladder(LEVELS, contest()).pairings()
    assert [(high.name, low.name) for high, low in pairings] == [("second", "random"), ("third", "second")]


def test_levels_that_think_long_play_fewer_games() -> None:
    assert [game_count(level, 100) for level in LEVELS] == [100, 50, 17]


def test_the_soldier_is_the_heuristic_and_has_1000() -> None:
    assert anchor(["recruit", "soldier", "captain"]) == 1
    assert anchor(["random", "heuristic"]) == 1
    assert anchor(["random", "search"]) == 0


def test_the_table_has_a_row_for_each_level_and_is_the_same_again(tmp_path: Path) -> None:
    tables = []
    for _ in range(2):
        ladder = Ladder(LEVELS, contest(seed=2))
        ladder.play(4, in_this_process, tmp_path)
        tables.append(ladder.to_markdown())
    assert tables[0] == tables[1]
    title, _, _, _, *rows = tables[0].splitlines()
    assert title == "## base, 2 players"
    assert [row.split(" | ")[0] for row in rows] == ["| random", "| second", "| third"]
    assert rows[0].split(" | ")[3] == "–"
    assert rows[1].split(" | ")[3].endswith("2 games")
    assert rows[2].endswith("| 2.00 s |")
    assert len(list(tmp_path.iterdir())) == 2


def test_the_command_writes_the_table_and_names_itself(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gunsteel.commands.ladder.LEVELS", LEVELS[:2])
    out = tmp_path / "ladder.md"
    words = ("ladder", "--games", 2, "--processes", 1, "--work", tmp_path / "work", "--out", out)
    assert program.run(*words).code == 0
    text = out.read_text(encoding="utf-8")
    assert "Written by `gunsteel ladder --games 2 --seed 1`" in text
    assert [line for line in text.splitlines() if line.startswith("## ")] == [
        f"## {set_}, 2 players" for set_ in ("base", "renaissance", "combined")
    ]
    assert "there is no such folder" in program.refused("ladder", "--out", tmp_path / "no" / "ladder.md")
