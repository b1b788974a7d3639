"""Fixtures for all tests."""

import os
from functools import partial

import pytest

from tests.program import Program
from tests.scene import Build, table

# Commands speak the language of the system; tests expect English unless they say otherwise.
os.environ["LC_ALL"] = "C.UTF-8"


@pytest.fixture(params=["plain", "copied"])
def play(request: pytest.FixtureRequest) -> Build:
    """Every position is played plainly, and on copies that went through ints and back after each answer."""
    return partial(table, copied=request.param == "copied")


@pytest.fixture
def program(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Program:
    return Program(capsys, monkeypatch)
