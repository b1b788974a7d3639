"""Tables that are dropped from memory, or whose server is restarted, are the same when they are loaded again."""

import asyncio
import gc
import subprocess
import sys
from pathlib import Path
from platform import libc_ver
from resource import getpagesize
from weakref import ref

import httpx
import pytest
from uvicorn.protocols.http.h11_impl import RequestResponseCycle
from websockets.server import ServerProtocol

from gunsteel.server.http.session import Session
from gunsteel.server.memory import collect_garbage, trim
from gunsteel.server.net.plain_http import PlainHttpProtocol
from gunsteel.server.net.websocket import WebSocketProtocol
from gunsteel.server.table.connection import Connection
from gunsteel.server.table.live import LiveTable
from gunsteel.server.table.state import TableState
from gunsteel.shared_game import SharedGame, Update
from gunsteel.wire import protocol
from gunsteel.wire.lobby import MoveClock, Settings
from tests.server.positions import dealt, same
from tests.server.site_under_test import Site, site, with_site


@with_site
async def test_a_table_dropped_from_memory_is_found_as_it_was(site: Site) -> None:
    players = await site.playing(2, record=dealt().to_json())
    watcher = await site.at(players[0].id)
    for _ in range(25):
        asked = site.live(watcher).state.person_asked
        await players[asked or 0].answer()
    for person in (*players, watcher):
        await person.settled()
    before = {person: person.now for person in (*players, watcher)}
    old = site.live(watcher)
    site.tables.drop(old)
    for person in (*players, watcher):
        welcome = await person.back()
        assert same(welcome.update, before[person])
    assert site.live(watcher) is not old
    await next(person for person in players if person.asked).answer()


@with_site
async def test_a_table_nobody_is_at_is_dropped_and_still_there(site: Site) -> None:
    players = await site.playing(2)
    before = [person.now for person in players]
    for person in players:
        await person.__aexit__()
    await site.until(lambda: not site.live(players[0].id).connections)
    site.now += 30.0
    await site.until(lambda: not site.tables.live_tables)
    for person, update in zip(players, before, strict=True):
        again = await site.at(person.id, person.client)
        assert again.seat == person.seat
        assert same(again.now, update)


def test_a_table_lives_through_a_stop_and_a_start(sqlite: str) -> None:
    async def before() -> tuple[str, str | None, str | None, Update, list[str]]:
        async with site(sqlite) as first:
            players = await first.playing(2, settings=Settings(clock=MoveClock(600)))
            for _ in range(5):
                await players[first.live(players[0]).state.person_asked or 0].answer()
            me = players[0]
            await me.settled()
            choices = list(first.live(me).state.playing.record.choices)
            return me.id, me.client.cookie, me.key, me.now, choices

    async def after(id_: str, cookie: str | None, key: str | None, update: Update, choices: list[str]) -> None:
        async with site(sqlite) as second:
            me = await second.at(id_, await second.somebody(cookie))
            assert (me.seat, me.info.status) == (0, "playing")
            assert same(me.now, update)
            friend = await second.at(id_, key=key)
            assert same(friend.now, update)
            assert second.live(id_).state.playing.record.choices == choices

    asyncio.run(after(*asyncio.run(before())))


@with_site
async def test_a_stop_is_told_and_everybody_may_come_back(site: Site) -> None:
    players = await site.playing(2)
    await site.tables.stop()
    for person in players:
        await person.until(lambda me: me.of(protocol.Bye))
        assert person.of(protocol.Bye)[0].code == "stopping"
        assert person.of(protocol.Bye)[0].again is not None


@with_site
async def test_plain_requests_leave_memory_without_a_search_for_circles(site: Site) -> None:
    def left() -> list[object]:
        return [one for one in gc.get_objects() if isinstance(one, (PlainHttpProtocol, RequestResponseCycle))]

    gc.collect()
    assert not left()
    gc.disable()
    try:
        async with httpx.AsyncClient(base_url=site.server.address) as http:
            for address in ("/healthz", "/api/tables", "/api/tables/nothing", "/"):
                await http.get(address)
            protocols = [one for one in left() if isinstance(one, PlainHttpProtocol)]
            pipes = [ref(one.transport) for one in protocols]
            assert pipes
            del protocols
        await site.until(lambda: not left())
        assert not any(pipe() for pipe in pipes)
    finally:
        gc.enable()


@with_site
async def test_who_has_gone_leaves_memory_without_a_search_for_circles(site: Site) -> None:
    def left() -> list[object]:
        return [one for one in gc.get_objects() if isinstance(one, kinds) and id(one) not in before]

    kinds = (WebSocketProtocol, ServerProtocol, Session, Connection, LiveTable, TableState, SharedGame)
    gc.collect()
    before = {id(one) for one in gc.get_objects() if isinstance(one, kinds)}
    gc.disable()
    try:
        players = await site.playing(3)
        assert {type(one) for one in left()} == set(kinds)
        pipes = [ref(one.transport) for one in left() if isinstance(one, WebSocketProtocol)]
        players[0].cut()
        for person in players:
            await person.__aexit__()
        await site.until(lambda: not site.live(players[0].id).connections)
        site.now += 30.0
        await site.until(lambda: not left())
        assert not any(pipe() for pipe in pipes)
    finally:
        gc.enable()


@with_site
async def test_circles_are_swept_while_the_server_runs(site: Site) -> None:
    class Knot:
        def __init__(self) -> None:
            self.itself = self

    gc.disable()
    sweeping = asyncio.create_task(collect_garbage(site.tables, lambda: False))
    try:
        gone = ref(Knot())
        assert gone() is not None
        await site.until(lambda: gone() is None)
    finally:
        sweeping.cancel()
        gc.enable()


@pytest.mark.skipif(libc_ver()[0] != "glibc", reason="other libraries need no telling")
def test_what_a_busy_moment_took_is_given_back() -> None:
    def resident() -> int:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * getpagesize()

    trim()
    busy = [b"%d" % n * 10_000 for n in range(2_000)]
    before = resident()
    last = busy[-1]  # it keeps the library from giving the rest back by itself
    del busy
    trim()
    assert last
    assert resident() < before - 50_000_000


def test_a_server_takes_as_many_open_files_as_it_is_granted() -> None:
    code = """
import resource
from gunsteel.server.serve import allow_many_connections
resource.setrlimit(resource.RLIMIT_NOFILE, (200, 300))
allow_many_connections()
print(*resource.getrlimit(resource.RLIMIT_NOFILE))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["300", "300"]
