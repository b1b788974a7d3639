"""`gunsteel arena` as people use it: tables, results on disk, continuing, and bad input."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from gunsteel.arena.fingerprint import fingerprint
from gunsteel.bots import registry
from tests.arena.contests import Liar
from tests.program import Program

GAME = ("--set", "base", "--players", "2")
ARENA = ("arena", "random", "random", *GAME, "--processes", "1")


def reproducible(path: Path) -> dict[str, Any]:
    data = json.loads(path.read_text(encoding="utf-8"))
    del data["times"]
    assert isinstance(data, dict)
    return data


def test_the_table_begins_with_the_command_that_makes_it(program: Program) -> None:
    ran = program.run(*ARENA, "--games", 5)
    assert (ran.code, ran.err) == (0, "")
    command, summary, _, head, *rows = ran.out.splitlines()
    assert command == "gunsteel arena random random --set base --players 2 --games 5 --seed 1"
    assert summary == "6 games: 3 layouts, each in 2 seatings; a seat's fair share is 50.0 %"
    assert head.split("  ")[0] == "bot"
    assert [row.split()[:4] for row in rows] == [["random", "6", "33.3", "%"], ["random", "6", "66.7", "%"]]


def test_json_has_every_game_and_the_standings(program: Program) -> None:
    data = json.loads(program.run(*ARENA, "--games", 2, "--json").out)
    assert list(data) == ["format", "command", "contest", "stopped", "standings", "times", "games"]
    assert data["format"] == "gunsteel-arena/2"
    assert data["contest"] == {
        "bots": ["random", "random"],
        "set": "base",
        "players": 2,
        "switches": {},
        "cards": {},
        "seed": 1,
        "fingerprint": fingerprint(),
    }
    assert list(data["standings"][0]) == ["bot", "games", "share", "points", "margin", "rating"]
    assert list(data["times"][0]) == ["total", "longest", "counts"]
    assert [list(game) for game in data["games"]] == 2 * [
        ["block", "index", "lineup", "vp", "winners", "turns", "choices"]
    ]


def test_switches_and_card_values_reach_the_games(program: Program, tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text("[knight]\nstrength = 9\n", encoding="utf-8")
    data = json.loads(
        program.run(*ARENA, "--games", 2, "--json", "--switch", "open-hands", "--cards", cards).out,
    )
    assert data["contest"]["switches"] == {"open-hands": True}
    assert data["contest"]["cards"] == {"knight": {"strength": 9}}
    assert f"--switch open-hands --cards {cards} --games" in data["command"]


@pytest.mark.parametrize("keep", [0, 1, 2])
def test_a_killed_contest_continues_to_the_same_results(program: Program, tmp_path: Path, keep: int) -> None:
    whole, torn = tmp_path / "whole.json", tmp_path / "torn.json"
    part = tmp_path / "torn.json.part"
    program.run(*ARENA, "--games", 4, "--out", whole)
    data = json.loads(whole.read_text(encoding="utf-8"))
    played = [json.dumps({"game": game, "times": data["times"]}) for game in data["games"]]
    lines = [json.dumps(data["contest"]), *played]
    # The first lines are complete, the next one is not.
    part.write_text("".join(line + "\n" for line in lines[:keep]) + lines[keep][:20], encoding="utf-8")
    assert program.run(*ARENA, "--games", 4, "--out", torn).code == 0
    assert reproducible(torn) == reproducible(whole)
    assert not part.exists()


def test_more_games_continue_from_those_that_are_there(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, grown = tmp_path / "whole.json", tmp_path / "grown.json"
    program.run(*ARENA, "--games", 4, "--out", whole)
    program.run(*ARENA, "--games", 2, "--out", grown)
    program.run(*ARENA, "--games", 4, "--out", grown)
    assert reproducible(grown) == reproducible(whole)
    monkeypatch.setattr("gunsteel.arena.executor.play", None)  # all games are there: none is played
    assert program.run(*ARENA, "--games", 4, "--out", grown).code == 0


def test_results_of_another_contest_are_left_alone(program: Program, tmp_path: Path) -> None:
    out = tmp_path / "r.json"
    program.run(*ARENA, "--games", 2, "--out", out)
    before = out.read_bytes()
    assert "another seed" in program.refused(*ARENA, "--games", 2, "--seed", 2, "--out", out)
    assert "other bots" in program.refused("arena", "random", *ARENA[1:], "--games", 2, "--out", out)
    assert out.read_bytes() == before


def test_fewer_games_than_there_are_is_refused(program: Program, tmp_path: Path) -> None:
    out = tmp_path / "r.json"
    program.run(*ARENA, "--games", 4, "--out", out)
    assert "has more games than that" in program.refused(*ARENA, "--games", 2, "--out", out)


@pytest.mark.parametrize("name", ["r.json", "r.json.part"])
def test_a_file_of_something_else_is_left_alone(program: Program, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("a diary\n", encoding="utf-8")
    assert "has no results of the arena" in program.refused(*ARENA, "--games", 2, "--out", tmp_path / "r.json")
    assert (tmp_path / name).read_text(encoding="utf-8") == "a diary\n"


def test_a_bot_that_fails_leaves_no_results(program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.BUILT_IN, "liar", Liar)
    words = ("arena", "liar", "random", *GAME, "--games", 2, "--processes", 1, "--out", tmp_path / "r.json")
    assert "the bot liar failed in seat 0 of game 0 of block 0" in program.refused(*words)
    assert list(tmp_path.iterdir()) == []


def test_without_choix_there_are_shares_but_no_ratings(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    ran = program.run(*ARENA, "--games", 2)
    assert ran.code == 0
    assert ran.err == "gunsteel arena: a rating needs the extra 'arena': pip install 'gunsteel[arena]'.\n"
    assert ran.out.splitlines()[-1].split()[-4:-2] == ["–", "–"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("arena", "random", *GAME, "--games", 2), "two bots"),
        (("arena", "random", "nobody", *GAME, "--games", 2), "there is no bot 'nobody'"),
        (("arena", "random", "random", "--set", "chess", "--players", 2, "--games", 2), "there is no set 'chess'"),
        (("arena", "random", "random", "--set", "base", "--players", 5, "--games", 2), "2 to 4 players"),
        (("arena", "random", "random", *GAME, "--games", 0), "at least 1"),
        (("arena", "random", "random", *GAME), "--games"),
        ((*ARENA, "--games", 2, "--seed", 2**64), "63 bits"),
        ((*ARENA, "--games", 2, "--ray", "local"), "leave one of them out"),
        ((*ARENA, "--games", 2, "--out", "/nowhere/at/all.json"), "an existing folder"),
        ((*ARENA, "--games", 2, "--out", "/"), "a regular file"),
    ],
)
def test_bad_input_is_refused_in_a_line(program: Program, words: tuple[object, ...], reason: str) -> None:
    assert reason in program.refused(*words)


def test_results_of_an_older_format_are_left_alone(program: Program, tmp_path: Path) -> None:
    out = tmp_path / "result.json"
    program.run(*ARENA, "--games", 2, "--out", out)
    older = out.read_text(encoding="utf-8").replace('"fingerprint":', '"made":')
    out.write_text(older, encoding="utf-8")
    assert "has no results of the arena" in program.refused(*ARENA, "--games", 4, "--out", out)
    assert out.read_text(encoding="utf-8") == older


def test_results_of_other_bots_are_not_continued(program: Program, tmp_path: Path) -> None:
    """A bot may keep its name and play differently."""
    out = tmp_path / "result.json"
    program.run(*ARENA, "--games", 2, "--out", out)
    out.write_text(out.read_text(encoding="utf-8").replace(fingerprint(), "an older version"), encoding="utf-8")
    assert "another version of the rules or bots" in program.refused(*ARENA, "--games", 4, "--out", out)
