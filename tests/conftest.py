"""Every position can be played plainly, or on copies that went through ints and back after each answer."""

from functools import partial

import pytest

from tests.scene import Build, table


@pytest.fixture(params=["plain", "copied"])
def play(request: pytest.FixtureRequest) -> Build:
    return partial(table, copied=request.param == "copied")
