"""Custom card values from a TOML file: usable wherever a game is started, carried in the record."""

import json
from pathlib import Path

import pytest

from gunsteel.core.tables import CARD_NAMES
from gunsteel.formats.record import loads
from tests.program import Program

GAME = ("--set", "base", "--players", 2, "--seed", 1)


@pytest.fixture
def values(tmp_path: Path) -> Path:
    path = tmp_path / "values.toml"
    path.write_text(
        "[knight]\ncost = { iron = 2 }\nstrength = 3\nvp = 1\n\n[warrior]\nresponse = true\n\n[taj-mahal]\nvp = 2\n",
        encoding="utf-8",
    )
    return path


def test_the_record_carries_only_what_differs(program: Program, values: Path) -> None:
    data = json.loads(program.run("deal", *GAME, "--cards", values).out)
    # A Knight is worth 1 VP as printed.
    assert data["cards"] == {
        "knight": {"cost": {"iron": 2}, "strength": 3},
        "warrior": {"response": True},
        "taj-mahal": {"vp": 2},
    }
    rules = loads(json.dumps(data)).rules
    assert rules.values["knight"]["strength"] == 3


def test_values_hold_in_every_command_that_starts_a_game(program: Program, values: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.jsonl"
    assert program.run("trace", *GAME, "--cards", values, "--out", out).code == 0
    assert json.loads(out.read_text(encoding="utf-8").splitlines()[0])["cards"]["knight"]["strength"] == 3
    assert program.run("perft", *GAME, "--cards", values, "--depth", 2).code == 0
    assert program.run("play", *GAME, "--cards", values, typed="q\n").code == 0


def test_a_changed_warrior_is_changed_in_anybodys_hands(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "strong.toml"
    path.write_text("[warrior]\nstrength = 5\n", encoding="utf-8")
    rules = loads(program.run("deal", *GAME, "--cards", path).out).rules
    warriors = [number for number, name in enumerate(CARD_NAMES) if name.startswith("warrior")]
    assert [int(rules.strength[number]) for number in warriors] == [5] * 5


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("[knight]\nstrength = -1", "knight.strength: expected a whole number"),
        ("[knight]\nstrength = 'three'", "knight.strength: expected a whole number"),
        ("[knight]\nstrength = 2.0", "knight.strength: expected a whole number"),
        ("[knight]\nstrength = true", "knight.strength: expected a whole number"),
        ("[knight]\nvp = 100", "knight.vp: expected a whole number from 0 to 99"),
        ("[knight]\nresponse = 1", "knight.response: expected true or false"),
        ("[knight]\ncost = 3", "knight.cost: expected a table"),
        ("[knight]\ncost = { iron = -1 }", "knight.cost.iron: expected a whole number"),
        ("[knight]\ncost = { gold = 1 }", "knight.cost.gold: a cost is in"),
        ("[knight]\ncost = { earth = 1 }", "knight.cost.earth: a cost is in"),
        ("[knight]\ncolour = 'red'", "knight.colour: no such value"),
        ("[taj-mahal]\nstrength = 1", "taj-mahal.strength: no such value"),
        ("[paladin]\nvp = 1", "paladin: no such card"),
        ("knight = 3", "knight: expected a table"),
        ("[warrior]\nnot_in_two_player = true", "warrior.not_in_two_player: a starting card"),
        ("[knight]\nnot_in_two_player = true", "cards.not_in_two_player leaves no pyramid (horse 6, gunpowder 4,"),
        ("[knight\n", "not TOML"),
    ],
)
def test_faults_name_file_card_and_field(program: Program, tmp_path: Path, text: str, where: str) -> None:
    path = tmp_path / "faulty.toml"
    path.write_text(text, encoding="utf-8")
    said = program.refused("deal", *GAME, "--cards", path)
    assert where in said
    assert "faulty.toml" in said


def test_icons_may_move_as_long_as_a_pyramid_is_left(program: Program, tmp_path: Path) -> None:
    """R38: the same number leaves every age."""
    path = tmp_path / "icons.toml"
    path.write_text("[charge]\nnot_in_two_player = false\n[knight]\nnot_in_two_player = true\n", encoding="utf-8")
    row = json.loads(program.run("deal", *GAME, "--cards", path).out)["setup"]["rows"]["gunpowder"]
    assert "charge" in row
    assert "knight" not in row
