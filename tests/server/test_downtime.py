"""Time when no server ran is nobody's time, and a clock that jumps ends no game."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from gunsteel.server.server_time import Downtimes, ServerTime
from gunsteel.server.store.downtime import note_alive
from gunsteel.server.store.store import Store
from gunsteel.server.table import acts
from gunsteel.server.table.acts import decode_act
from gunsteel.server.table.state import loaded
from gunsteel.wire.client import Client
from gunsteel.wire.lobby import CreateTable, GameChoice, MoveClock, Settings, TotalClock
from tests.server.servers import ServerProcess
from tests.server.site_under_test import Site, with_site

CLOCKS: dict[str, MoveClock | TotalClock] = {"whole game": TotalClock(60), "each act": MoveClock(60)}


def test_time_goes_on_evenly_whatever_happens_to_the_clock() -> None:
    wall, steady = 1000.0, 5.0
    time = ServerTime(lambda: wall, lambda: steady)
    wall, steady = wall + 1, steady + 1
    assert (time.now(), time.catch_up()) == (1001.0, 0.0)
    wall += 3600  # set forward, or suspended
    assert time.now() == 1001.0
    assert (time.catch_up(), time.now(), time.catch_up()) == (3600.0, 4601.0, 0.0)
    wall -= 7200  # set back
    steady += 1
    assert (time.catch_up(), time.now()) == (0.0, 4602.0)


def test_what_is_lost_is_what_lies_between() -> None:
    downtimes = Downtimes()
    downtimes.spans = [(10.0, 20.0), (30.0, 50.0)]
    assert [downtimes.lost(*span) for span in ((0, 100), (15, 40), (20, 30), (60, 70))] == [30.0, 15.0, 0.0, 0.0]


def test_the_first_process_notes_since_when_none_was_alive(database: str) -> None:
    async def play() -> None:
        store = await Store.open(database)
        times = (100.0, 105.0, 112.0, 130.0, 131.0)
        noted = [await store.write(partial(note_alive, now=now, gap=10.0)) for now in times]
        assert noted == [[], [], [], [(112.0, 130.0)], [(112.0, 130.0)]]
        await store.close()

    asyncio.run(play())


@pytest.mark.parametrize("kind", CLOCKS)
def test_downtime_is_charged_to_nobody(sqlite: str, kind: str) -> None:
    @with_site
    async def test(site: Site) -> None:
        players = await site.playing(2, settings=Settings(clock=CLOCKS[kind], away=100))
        live = site.live(players[0])
        await site.later(5.0)
        site.tables.downtimes.spans.append((site.now, site.now + 3600))
        await site.later(3600 + 20.0)
        assert live.state.status == "playing"
        assert not any(seat.away or seat.resigned for seat in live.state.seats)
        kept = await site.tables.store.acts(live.state.id)
        [resumed] = [act for act in map(decode_act, kept) if isinstance(act, acts.Resumed)]
        assert resumed.lost == 3600
        asked = live.state.person_asked
        assert asked is not None
        for state in (live.state, loaded(live.state.id, kept)):
            shown = state.info(set(), site.now).clock
            assert shown is not None
            assert shown.left[asked] == 35.0
        await site.later(36.0)
        seat = live.state.seats[asked]
        assert seat.away or seat.resigned

    test(sqlite)


@with_site
async def test_an_answer_right_after_a_downtime_is_not_late_either(site: Site) -> None:
    first, second = await site.playing(2, settings=Settings(clock=TotalClock(60)))
    asked = first if first.asked else second
    site.tables.downtimes.spans.append((site.now, site.now + 3600))
    site.now += 3610
    await asked.answer()
    clocks = site.live(first).state.clocks
    assert clocks.left[asked.seat or 0] == 50.0


def test_a_server_that_is_killed_and_comes_back_later_charges_nobody(tmp_path: Path) -> None:
    async def left(client: Client, table: str) -> float:
        async with client.at(table) as place:
            assert place.table is not None
            assert place.table.status == "playing"
            assert place.table.clock is not None
            return place.table.clock.left[0] or 0.0

    async def play() -> None:
        with ServerProcess(str(tmp_path), short_waits=True) as server:
            async with Client(server.address) as client:
                settings = Settings(clock=TotalClock(12))
                wanted = CreateTable(game=GameChoice(players=2), seats=[None, "recruit"], settings=settings)
                table = await client.create(wanted)
                async with client.at(table) as place:
                    await place.sit(0, "Ada")
                    await place.ready()
                before = await left(client, table)
                server.kill()
                await asyncio.sleep(15.0)
                server.start()
                assert await left(client, table) > before - 9.0

    asyncio.run(play())
