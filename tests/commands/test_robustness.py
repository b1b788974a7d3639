"""Closed and full streams, odd files, huge numbers: one line of error, no traceback, nothing destroyed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gunsteel.core.rules import Rules
from gunsteel.formats.random_record import random_record
from tests.program import Program

GAME = ("--set", "base", "--players", "3", "--seed", "1")
HUGE = "9" * 5000


def shell(line: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """The program in a real shell; `gunsteel` stands for it."""
    command = line.replace("gunsteel", f"{sys.executable} -m gunsteel")
    return subprocess.run(
        ["bash", "-c", command], env=os.environ | variables, capture_output=True, text=True, check=False, timeout=60
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("command", ["--help", "--version", "cards", "rules", f"deal {' '.join(GAME)}"])
def test_a_full_disk_is_reported_in_a_line(command: str) -> None:
    ran = shell(f"gunsteel {command} > /dev/full")
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert "No space left" in ran.stderr


@pytest.mark.parametrize("command", ["cards", "rules --lang ja", "play --lang ja"])
def test_a_stream_that_cannot_encode_a_character_stops_nothing(command: str) -> None:
    ran = shell(f"echo q | gunsteel {command}", PYTHONIOENCODING="ascii")
    assert ran.returncode == 0
    assert ran.stderr == ""


def test_closed_streams_and_broken_pipes_stop_nothing() -> None:
    assert shell(f"gunsteel deal {' '.join(GAME)} >&-").returncode == 0
    assert shell("gunsteel play --seed 1 <&-").returncode == 0
    ran = shell("gunsteel cards | head -1")
    assert ran.stderr == ""


def test_odd_bytes_typed_do_not_end_the_game() -> None:
    ran = shell(r"printf 'why caf\xe9\nmining\nq\n' | gunsteel play --seed 1", PYTHONIOENCODING="utf-8:strict")
    assert ran.returncode == 0
    assert "You lay Mining" in ran.stdout


def test_links_and_devices_are_written_to(program: Program, tmp_path: Path) -> None:
    target, link = tmp_path / "target.json", tmp_path / "link.json"
    target.write_text("old", encoding="utf-8")
    target.chmod(0o600)
    link.symlink_to(target)
    assert program.run("deal", *GAME, "--out", link).code == 0
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8").startswith('{"format"')
    assert target.stat().st_mode & 0o777 == 0o600
    assert shell(f"gunsteel deal {' '.join(GAME)} --out /dev/stdout").stdout == target.read_text(encoding="utf-8")
    assert program.run("deal", *GAME, "--out", tmp_path / ("x" * 240)).code == 0


@pytest.mark.parametrize(
    "args",
    [
        ("play", "--lang", ""),
        ("play", "--lang", "../en"),
        ("rules", HUGE),
        ("perft", *GAME, "--depth", "5000"),
        ("perft", *GAME, "--depth", HUGE),
        ("cards", "x" * 100_000),
        ("x" * 100_000,),
    ],
)
def test_huge_and_odd_arguments_are_refused_in_a_short_line(program: Program, args: tuple[str, ...]) -> None:
    assert len(program.refused(*args)) < 1500


@pytest.mark.parametrize("value", [HUGE, "0x" + "f" * 9000, "[" * 3000])
def test_huge_values_are_refused(program: Program, tmp_path: Path, value: str) -> None:
    path = tmp_path / "huge.toml"
    path.write_text(f"[knight]\nvp = {value}\n", encoding="utf-8")
    assert "huge.toml" in program.refused("deal", *GAME, "--cards", path)


def test_typed_nonsense_changes_nothing(program: Program) -> None:
    ran = program.run("play", "--seed", 1, typed=f"save a\0b\nload a\0b\n{HUGE}\n1 2 3\nmining\nq\n")
    assert ran.code == 0
    assert "You lay Mining as a resource." in ran.out


def test_names_with_control_characters_are_refused(program: Program, tmp_path: Path) -> None:
    record = random_record(Rules("base", 2), 1)
    record.names = ["Ada\x1b[2J", "Ben"]
    path = tmp_path / "names.gs.json"
    path.write_text(record.dumps(), encoding="utf-8")
    ran = program.run("replay", path)
    assert ran.code == 2
    assert "names[0]" in ran.err
    assert "\x1b" not in ran.err
    path.write_text(record.dumps().replace('"x-', '"').replace('"names"', '"na\\nmes"'), encoding="utf-8")
    assert program.run("replay", path).err.count("\n") == 1


def test_a_finished_game_shows_its_end(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "over.gs.json"
    path.write_text(random_record(Rules("base", 3), 1).dumps(), encoding="utf-8")
    assert "points" in program.run("play", "--load", path).out.splitlines()[-1]
