"""How long a bot takes for a response does not tell whether it could respond."""

import asyncio
from time import monotonic
from typing import Any

import pytest

from gunsteel.core.engine import advance, start
from gunsteel.core.rules import Rules
from gunsteel.formats.notation import chooser_of, kind_name, offered_names
from gunsteel.formats.random_record import random_record
from gunsteel.server.botpool.pace import Pace
from gunsteel.server.botpool.pool import LIMITS
from tests.server.site_under_test import Site, with_site


def seconds_of_waiting(pace: Pace, took: float) -> float:
    began = monotonic()
    asyncio.run(pace.wait("recruit", took))
    return monotonic() - began


def test_a_bot_that_cannot_respond_takes_as_long_as_those_that_could() -> None:
    pace = Pace()
    pace.note("recruit", 0.25)
    pace.note("marshal", 60.0)
    assert 0.14 <= seconds_of_waiting(pace, 0.1) < 10.0
    assert seconds_of_waiting(pace, 0.3) < 0.2


def test_before_any_could_it_takes_a_part_of_the_time_its_level_has() -> None:
    assert seconds_of_waiting(Pace(), 0.0) >= 0.29 * LIMITS["recruit"]


def attacked(options: int) -> tuple[dict[str, Any], str]:
    """A game up to where the first seat attacks the second, which has so many ways to respond (2: or more)."""
    for seed in range(100):
        record = random_record(Rules("base", 2), seed)
        state = start(record.rules, record.setup)
        for index, choice in enumerate(record.choices):
            attacker = chooser_of(state)
            advance(state, offered_names(state)[choice])
            if state.over or kind_name(state) != "respond" or (attacker, chooser_of(state)) != (0, 1):
                continue
            if min(2, len(offered_names(state))) == options:
                return record.until(index).to_json(), choice
    raise AssertionError("no game has that")


@pytest.mark.parametrize("options", [1, 2])
@with_site
async def test_every_response_of_a_bot_is_counted_or_delayed(
    site: Site, options: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    beginning, option = attacked(options)
    asked: list[str] = []

    async def wait(_pace: Pace, _level: str, _seconds: float) -> None:
        asked.append("delayed")

    monkeypatch.setattr(Pace, "wait", wait)
    monkeypatch.setattr(Pace, "note", lambda *_: asked.append("counted"))
    (me,) = await site.playing(1, "recruit", record=beginning)
    await me.answer(option)
    await site.until(lambda: asked)
    assert asked[0] == ("counted" if options > 1 else "delayed")
