"""The benchmark of the engine: every configuration, for people and for machines."""

import json

import pytest

from tests.laws.games import CONFIGURATIONS
from tools.bench.__main__ import main

QUICK = ("engine", "--only-loaded", "--seconds", "0.001")


def test_all_configurations_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--json"]) == 0
    (engine,) = json.loads(capsys.readouterr().out)["engines"]
    assert [(speed["set"], speed["players"]) for speed in engine["speeds"]] == CONFIGURATIONS
    assert all(speed["decisions_per_second"] > 0 for speed in engine["speeds"])


def test_the_figures_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK]) == 0
    assert "decisions/s" in capsys.readouterr().out


@pytest.mark.parametrize("seconds", ["-1", "0", "nan", "soon"])
def test_a_wrong_number_of_seconds_is_refused(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["engine", "--seconds", seconds])
    assert leaving.value.code == 2
    assert capsys.readouterr().err.startswith("bench engine: argument --seconds: expected a number of seconds above 0")


def test_an_unknown_benchmark_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots"]) == 2
    assert "python -m tools.bench engine" in capsys.readouterr().err
