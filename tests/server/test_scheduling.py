"""No table is forgotten: whatever fails, some process does what is due, and everybody is told."""

import asyncio
from time import time

import pytest

from gunsteel.server.refusals import Rejection
from gunsteel.server.spare_time import finished
from gunsteel.server.store import subscription as listen
from gunsteel.server.store.store import Store, StoreFailed, TableRow
from gunsteel.server.table import acts, scheduler, tables
from gunsteel.server.table.connection import Connection
from gunsteel.server.table.opening import began, opening
from gunsteel.server.table.participant import digest
from gunsteel.server.table.seat import COLOURS, SHAPES
from gunsteel.server.table.state import TableState
from gunsteel.wire import protocol
from gunsteel.wire.lobby import CreateTable, GameChoice
from tests.server.persistent_client import PersistentClient, clients, until
from tests.server.servers import LocalServer, local_server
from tests.server.stores import append, create

LONG_AGO = 10_000.0


async def wrote(database: str, table: str, playing: bool) -> None:
    """A table as a server left it long ago: two people are ready to begin, or are playing."""
    at = time() - LONG_AGO
    first = finished(opening(CreateTable(game=GameChoice(players=2)), None, "host", at))
    state = TableState(table, first)
    done: list[acts.AnyAct] = []
    for seat in (0, 1):
        who, key, name = f"who{seat}", digest(str(seat)), f"Person {seat}"
        done.append(acts.Sat(at=at, seat=seat, who=who, key=key, name=name, colour=COLOURS[seat], shape=SHAPES[seat]))
        done.append(acts.GotReady(at=at, seat=seat, on=True))
    if playing:
        done.append(began(state, at))
    store = await Store.open(database)
    try:
        await create(store, table, acts.encode_act(first), row_of(state), at)
        for act in done:
            n = state.acts
            state.apply(act)
            assert await append(store, table, n, acts.encode_act(act), row_of(state), at)
    finally:
        await store.close()


def row_of(state: TableState) -> TableRow:
    return TableRow(state.status, state.settings.public, protocol.encode(state.info(set(), None)), state.wake)


def test_a_table_that_cannot_be_read_does_not_keep_others_from_being_looked_after(database: str) -> None:
    async def sweeping() -> None:
        await wrote(database, "mmmmmmmmmm", playing=False)
        store = await Store.open(database)
        for broken in ("aaaaaaaaaa", "zzzzzzzzzz"):
            await create(store, broken, b"{}", TableRow("playing", False, b"{}", 0.0), time())
        await store.close()
        async with local_server(database) as server:
            while (await server.tables.state("mmmmmmmmmm")).status == "waiting":
                await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(sweeping(), 60))


def test_players_missed_since_long_are_replaced_soon_after_a_start(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not after another ten minutes, in which the table would stay in memory."""
    for module in (tables, scheduler):
        monkeypatch.setattr(module, "GRACE", 0.5)

    async def starting() -> None:
        await wrote(database, "mmmmmmmmmm", playing=True)
        async with local_server(database) as server:
            while not any(seat_state.away for seat_state in (await server.tables.state("mmmmmmmmmm")).seats):
                await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(starting(), 60))


def test_what_happens_while_a_table_is_being_read_is_not_missed(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def reading() -> None:
        async with (
            local_server(postgres) as one,
            local_server(postgres) as two,
            clients(one.address, two.address) as [a, b],
        ):
            table, other = [await a.create(CreateTable(game=GameChoice(players=2))) for _ in range(2)]
            async with (
                PersistentClient(a, table) as left,
                PersistentClient(a, other) as near,
                PersistentClient(b, other),
            ):
                await left.take_seat(0)
                await near.take_seat(0)
                read = two.tables.state

                async def slowly(wanted: str) -> TableState:
                    state = await read(wanted)
                    # News comes in order: when that of the other table is there, that of this one found no table.
                    await left.ask(protocol.Say(text="too late?"))
                    await near.ask(protocol.Say(text="this comes next"))
                    await until(lambda: length(two, other) == length(one, other), "the news of the other table")
                    return state

                monkeypatch.setattr(two.tables, "state", slowly)
                async with PersistentClient(b, table):
                    assert length(two, table) == length(one, table)

    def length(server: LocalServer, table: str) -> int:
        return server.tables.live_tables[table].state.acts

    asyncio.run(asyncio.wait_for(reading(), 60))


def test_news_is_fetched_again_when_the_database_fails_just_then(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listen, "POLL_SECONDS", 0.02)

    async def failing() -> None:
        async with (
            local_server(database) as one,
            local_server(database) as two,
            clients(one.address, two.address) as [a, b],
        ):
            table = await a.create(CreateTable(game=GameChoice(players=2)))
            async with PersistentClient(a, table) as left, PersistentClient(b, table) as right:
                await left.take_seat(0)
                await until(lambda: right.table and right.table.seats[0].taken == "person", "the first news")
                # Only processes on PostgreSQL hear who is there; that is news, too.
                await until(lambda: not two.tables.shared or two.tables.live_tables[table].elsewhere, "the second news")
                failures = ["acts"] if two.tables.shared else ["lengths", "acts"]
                for name in list(failures):
                    monkeypatch.setattr(two.tables.store, name, once(name, getattr(two.tables.store, name), failures))
                await left.ask(protocol.Ready(on=True))
                await until(lambda: right.table and right.table.seats[0].ready, "the news")
                assert not failures

    def once(name: str, works: object, failures: list[str]) -> object:
        async def fails(*words: object) -> object:
            if name in failures:
                failures.remove(name)
                raise StoreFailed("for a moment")
            return await works(*words)  # type: ignore[operator]

        return fails

    asyncio.run(asyncio.wait_for(failing(), 60))


def test_who_is_connected_to_two_processes_is_there_until_both_connections_are_gone(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "PRESENCE_SECONDS", 1000.0)

    async def leaving() -> None:
        async with (
            local_server(postgres) as one,
            local_server(postgres) as two,
            clients(one.address, two.address) as [a, b],
        ):
            table = await a.create(CreateTable(game=GameChoice(players=2)))
            tables = (one.tables.live_tables, two.tables.live_tables)
            async with PersistentClient(b, table) as watcher:
                async with PersistentClient(a, table) as first:
                    await first.take_seat(0)
                    async with clients(two.address) as [again]:
                        again.http.cookies.set("gunsteel", a.cookie or "")
                        async with PersistentClient(again, table) as second:
                            assert second.seat == 0
                            await until(lambda: all(0 in each[table].elsewhere for each in tables), "both connections")
                    await until(lambda: not one.tables.live_tables[table].elsewhere, "the end of the second")
                    assert watcher.table is not None
                    assert watcher.table.seats[0].present
                await until(lambda: watcher.table and not watcher.table.seats[0].present, "the end of the first")

    asyncio.run(leaving())


def test_nobody_enters_a_table_that_was_just_dropped(sqlite: str) -> None:
    async def entering() -> None:
        async with local_server(sqlite) as server, clients(server.address) as [a]:
            table = await server.tables.live(await a.create(CreateTable()))
            server.tables.drop(table)
            with pytest.raises(Rejection) as no:
                await table.enter(Connection("somebody", lambda _text: asyncio.sleep(0), lambda: None))
            assert no.value.code == "busy"
            assert not table.connections

    asyncio.run(entering())
