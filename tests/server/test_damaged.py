"""A table whose acts do not follow from each other: marked, reported, repaired or deleted; others are not affected."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from time import time

import pytest
from sqlalchemy import text

from gunsteel.server.store import subscription as listen
from gunsteel.server.store.store import Entry, Store, TableRow
from gunsteel.server.table import acts, scheduler, state, tables
from gunsteel.server.table.acts import AnyAct
from gunsteel.server.table.live import LiveTable
from gunsteel.server.table.state import Damaged, Misfit, examined, loaded, state_of
from gunsteel.wire import client, protocol
from gunsteel.wire.client import Client, ConnectionEnded, RequestRejected
from gunsteel.wire.lobby import CreateTable, GameChoice, Settings
from tests.program import Program
from tests.server.persistent_client import PersistentClient, all_stored, until
from tests.server.servers import LocalServer, local_server
from tests.server.stores import create

TWO = CreateTable(game=GameChoice(players=2), seats=[None, "recruit"], settings=Settings(public=True))


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "BOT_LEASE", 0.5)
    monkeypatch.setattr(tables, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(tables, "GRACE", 0.2)
    monkeypatch.setattr(scheduler, "GRACE", 0.2)
    monkeypatch.setattr(listen, "POLL_SECONDS", 0.02)
    monkeypatch.setattr(client, "PAUSES", (0.02,) * 1000)


class Admin:
    """`gunsteel admin`, as another process would run it."""

    def __init__(self, program: Program, database: str) -> None:
        self.program = program
        sqlite = database.startswith("sqlite")
        folder = str(Path(database.removeprefix("sqlite:///")).parent)
        self.words = ("admin", "--data", folder) if sqlite else ("admin", "--database", database)

    async def __call__(self, *words: str) -> str:
        ran = await asyncio.to_thread(self.program.run, *self.words, *words)
        assert ran.code == 0, ran.err
        return ran.out

    async def refused(self, *words: str) -> str:
        return await asyncio.to_thread(self.program.refused, *self.words, *words)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """In a file of the name that `--data` means, or in PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgres"))


@pytest.fixture
def admin(program: Program, database: str) -> Admin:
    return Admin(program, database)


@asynccontextmanager
async def playing(server: LocalServer) -> AsyncIterator[PersistentClient]:
    """Somebody who plays with a bot and has answered three times."""
    async with Client(server.address) as lobby:
        table = await lobby.create(TWO)
        async with PersistentClient(lobby, table, Random(3)) as person:
            await person.take_seat(0)
            await person.be_ready(0)
            while len(person.acknowledged) < 3:
                await until(lambda: person.update and person.update.question, "a question")
                update = person.update
                assert update is not None
                await person.choose(update, await person.at_random(update))
                await until(lambda update=update: person.update is not update, "the next")  # type: ignore[misc]
            await until(lambda: person.update and person.update.question, "a question")
            yield person


async def damage(database: str, table: str, act: AnyAct | bytes, more: int = 0) -> int:
    """Write an act that does not follow from those before it, and so many after it; its number."""
    store = await Store.open(database)
    try:
        found = await store.found(table)
        assert found is not None
        data = act if isinstance(act, bytes) else acts.encode_act(act)
        as_it_is = TableRow(found.status, found.public, found.summary, 0.0)
        said = acts.encode_act(acts.Spoke(at=time(), seat=0, text="after it"))
        entries = [Entry(time(), each) for each in (data, *[said] * more)]
        assert await store.append(table, found.acts, entries, as_it_is)
        return found.acts
    finally:
        await store.close()


def misfit() -> AnyAct:
    return acts.Answered(at=time(), by=1, options=["nothing-like-this"])


# --- Folding -------------------------------------------------------------------------------------------------------


def test_acts_that_do_not_follow_are_noticed(sqlite: str) -> None:
    async def folding() -> None:
        async with local_server(sqlite) as server, playing(server) as person:
            written = await server.tables.store.acts(person.id)
        began = next(n for n, data in enumerate(written) if isinstance(acts.decode_act(data), acts.Began))
        whole = loaded("one", written)
        assert inside_of(whole) == inside_of(state_of("one", [acts.decode_act(data) for data in written]))
        at = time()
        wrong: list[tuple[int, bytes]] = [
            (began + 1, written[began]),
            (began + 1, acts.encode_act(acts.GotReady(at=at, seat=0, on=True))),
            (began + 1, acts.encode_act(acts.Assigned(at=at, seat=1, level=None))),
            (1, acts.encode_act(acts.Answered(at=at, by=0, options=["mining"]))),
            (1, acts.encode_act(acts.Resigned(at=at, seat=0))),
            (1, written[began]),
            (1, written[0]),
            (2, written[1]),
            (len(written), acts.encode_act(acts.Allowed(at=at, seat=0, yes=True))),
            (len(written), acts.encode_act(acts.Spoke(at=at, seat=4, text="?")).replace(b'"seat":4', b'"seat":-1')),
            (len(written), acts.encode_act(misfit())),
            (len(written), b"{}"),
            (len(written), b"\xff"),
            (0, b"{}"),
            (0, written[1]),
        ]
        for n, act in wrong:
            with pytest.raises(Damaged) as caught:
                loaded("one", [*written[:n], act, *written[n:]])
            assert caught.value.n == n
            found, fault = examined("one", [*written[:n], act])
            assert fault is not None
            assert (found.acts if found is not None else 0) == fault.n == n
        # What is left out shows, too.
        with pytest.raises(Damaged):
            loaded("one", [*written[: began + 1], *written[began + 3 :]])
        with pytest.raises(Misfit):
            whole.apply(misfit())

    def inside_of(state: state.TableState) -> object:
        return state.info(set(), 0.0), state.playing.record.choices, state.acts

    asyncio.run(folding())


# --- A server that meets one ---------------------------------------------------------------------------------------


def test_it_is_set_aside_and_everybody_is_told_the_truth(
    database: str, admin: Admin, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)

    async def meeting() -> None:
        async with local_server(database) as server:
            async with playing(server) as person:
                cookie = person.client.cookie
            await until(lambda: not server.tables.live_tables[person.id].connections, "an empty table")
            server.tables.drop(server.tables.live_tables[person.id])
            n = await damage(database, person.id, misfit(), more=2)
            # Those who look after tables by themselves meet it first, and only once.
            await until(lambda: server.tables.metrics.damaged._value.get() == 1, "that it is found")
            async with Client(server.address, cookie) as lobby:
                for _ in range(3):
                    with pytest.raises(ConnectionEnded) as ended:
                        await lobby.at(person.id).__aenter__()
                    assert ended.value.code == "damaged"
                    assert "cannot be continued; whoever runs this server can repair it" in str(ended.value)
                for call in (lobby.table, lobby.record, lobby.replay):
                    with pytest.raises(RequestRejected) as no:
                        await call(person.id)
                    assert no.value.code == "damaged"
                assert [info.id for info in await lobby.my_tables()] == [person.id]
                assert await lobby.tables() == []
                store = server.tables.store
                assert await store.due(time() + 1e6, time(), 100) == []
                found = await store.found(person.id)
                assert found is not None
                assert (found.damaged, found.wake, found.acts) == (n, None, n + 3)
                # Nobody else notices.
                async with playing(server) as other:
                    assert [info.id for info in await lobby.tables()] == [other.id]
            assert server.tables.metrics.damaged._value.get() == 1
            assert server.tables.metrics.faults._value.get() == 0
            assert "damaged" in (await admin("list", "--status", "damaged"))

    asyncio.run(asyncio.wait_for(meeting(), 120))
    told = [line for line in caplog.messages if "is damaged" in line]
    assert len(told) == 1
    assert "not-offered" in told[0] or "not-asked" in told[0]
    assert not [line for line in caplog.messages if "never retrieved" in line or "Traceback" in line]


def test_who_is_at_a_table_when_it_is_damaged_is_told_and_stays_away(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def meeting() -> None:
        async with local_server(database) as server, playing(server) as person:
            await damage(database, person.id, misfit())
            await until(lambda: person.ended, "the last message")
            assert person.ended is not None
            assert person.ended.code == "damaged"
            assert person.id not in server.tables.live_tables
            found = await server.tables.store.found(person.id)
            assert found is not None
            assert found.damaged is not None

    asyncio.run(asyncio.wait_for(meeting(), 60))
    assert not [line for line in caplog.messages if "failed" in line or "never retrieved" in line]


def test_who_acts_just_then_is_refused_with_the_truth(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process has not heard of it: it meets the damage when it writes."""
    monkeypatch.setattr(LiveTable, "notify", lambda _live: None)

    async def meeting() -> None:
        async with local_server(database) as server, playing(server) as person:
            await damage(database, person.id, misfit())
            with pytest.raises((RequestRejected, ConnectionError)):
                await person.ask(protocol.Say(text="anybody there?"))
            await until(lambda: person.ended, "the last message")
            assert person.ended is not None
            assert person.ended.code == "damaged"

    asyncio.run(asyncio.wait_for(meeting(), 60))


def test_an_act_that_is_missing_is_noticed(database: str, admin: Admin) -> None:
    async def meeting() -> None:
        async with local_server(database) as server:
            async with playing(server) as person:
                pass
            await until(lambda: not server.tables.live_tables[person.id].connections, "an empty table")
            server.tables.drop(server.tables.live_tables[person.id])
            store = server.tables.store
            written = await store.acts(person.id)
            async with store.writing() as connection:
                last = {"table": person.id, "n": len(written) - 2}
                await connection.execute(text("DELETE FROM acts WHERE table_id = :table AND n = :n"), last)
            with pytest.raises(ConnectionEnded) as ended:
                await person.client.at(person.id).__aenter__()
            assert ended.value.code == "damaged"
            told = await admin("repair", person.id)
            assert f"2 acts were removed, {len(written) - 2} kept" in told
            async with person.client.at(person.id) as place:
                assert place.table is not None
                assert place.table.status == "playing"

    asyncio.run(asyncio.wait_for(meeting(), 60))


# --- Repairing -----------------------------------------------------------------------------------------------------


def test_a_repaired_table_goes_on_while_the_server_runs(database: str, admin: Admin) -> None:
    async def repairing() -> None:
        async with local_server(database) as server:
            async with AsyncExitStack() as stack:
                person = await stack.enter_async_context(playing(server))
                cookie, acknowledged = person.client.cookie, person.acknowledged
                n = await damage(database, person.id, misfit(), more=3)
                await until(lambda: person.ended, "the last message")
            shown = await admin("show", person.id)
            assert f"damaged at act {n} of {n + 4}: Answered: nothing-like-this of seat 1: " in shown
            assert f"`gunsteel admin repair {person.id}` cuts it there" in shown
            assert f"{person.id}  damaged " in shown
            assert "is damaged at act" in await admin.refused("close", person.id)
            would = await admin("repair", "--dry", person.id)
            assert f"4 acts would be removed, {n} kept" in would
            assert len(await server.tables.store.acts(person.id)) == n + 4
            did = await admin("repair", person.id)
            assert f"4 acts were removed, {n} kept; the table goes on from there" in did
            assert "is not damaged; nothing was changed" in await admin.refused("repair", person.id)
            assert "damaged" not in await admin("show", person.id)
            assert person.id not in await admin("list", "--status", "damaged")
            async with Client(server.address, cookie) as lobby, PersistentClient(lobby, person.id, Random(4)) as again:
                assert again.seat == 0
                again.acknowledged = acknowledged
                end = await again.play(again.at_random)
                assert end.ended == "rules"
        assert await all_stored(database, again) > 3

    asyncio.run(asyncio.wait_for(repairing(), 300))


def test_a_repaired_table_is_looked_after_by_itself(database: str, admin: Admin) -> None:
    """Bots and clocks go on, although nobody has come back."""

    async def repairing() -> None:
        wanted = CreateTable(game=GameChoice(players=2), seats=[None, "recruit"], settings=Settings(away=10))
        async with local_server(database) as server, Client(server.address) as lobby:
            table = await lobby.create(wanted)
            async with PersistentClient(lobby, table) as person:
                await person.take_seat(0)
                await person.be_ready(0)
                await until(lambda: person.update and person.update.question, "a question")
                n = await damage(database, table, misfit())
                await until(lambda: person.ended, "the last message")
            await admin("repair", table)
            found = await server.tables.store.found(table)
            assert found is not None
            assert (found.acts, found.status, found.damaged) == (n, "playing", None)
            assert found.wake is not None
            # Their time is long over, as far as the table can tell.
            await server.tables.store.write(
                lambda connection: connection.execute(text("UPDATE tables SET wake = 0 WHERE id = :t"), {"t": table})
            )
            await until(lambda: table in server.tables.live_tables, "somebody who looks after it")

    asyncio.run(asyncio.wait_for(repairing(), 120))


def test_a_table_that_is_only_marked_is_opened_again(database: str, admin: Admin) -> None:
    """An older server may have found damage where there is none."""

    async def repairing() -> None:
        async with local_server(database) as server, Client(server.address) as lobby:
            table = await lobby.create(TWO)
            await server.tables.store.mark_damaged(table, 0, 1)
            with pytest.raises(RequestRejected):
                await lobby.table(table)
            assert "marked as damaged at act 0" in await admin("show", table)
            assert "all 1 acts are whole; it would be open again" in await admin("repair", "--dry", table)
            assert "all 1 acts are whole; it is open again" in await admin("repair", table)
            assert (await lobby.table(table)).status == "waiting"

    asyncio.run(asyncio.wait_for(repairing(), 60))


def test_what_cannot_be_repaired_can_be_deleted(database: str, admin: Admin) -> None:
    async def deleting() -> None:
        store = await Store.open(database)
        await create(store, "aaaaaaaaaa", b"{}", TableRow("playing", True, b"{}", 0.0), time())
        await store.close()
        async with local_server(database) as server, Client(server.address) as lobby:
            await until(lambda: server.tables.metrics.damaged._value.get() == 1, "that it is found")
            assert await lobby.tables() == []
            assert "damaged at act 0 of 1" in await admin("show", "aaaaaaaaaa")
            assert "it can only be deleted" in await admin.refused("repair", "aaaaaaaaaa")
            assert await admin("list") != ""
            assert "aaaaaaaaaa is deleted: a table of 1 acts" in await admin("delete", "aaaaaaaaaa")
            for task in ("show", "close", "repair", "delete"):
                assert "there is no table 'aaaaaaaaaa'" in await admin.refused(task, "aaaaaaaaaa")
            with pytest.raises(RequestRejected) as no:
                await lobby.table("aaaaaaaaaa")
            assert no.value.code == "no-table"

    asyncio.run(asyncio.wait_for(deleting(), 60))


def test_a_healthy_table_is_deleted_with_all_that_belongs_to_it_and_who_is_there_is_told(
    database: str, admin: Admin
) -> None:
    async def deleting() -> None:
        async with local_server(database) as server, playing(server) as person:
            assert "is not damaged" in await admin.refused("repair", person.id)
            assert f"{person.id} is deleted: a table of " in await admin("delete", person.id)
            await until(lambda: person.ended, "the last message")
            assert person.ended is not None
            assert person.ended.code == "no-table"
            assert person.id not in server.tables.live_tables
            store = server.tables.store
            assert await store.acts(person.id) == []
            assert await person.client.my_tables() == []

            def left(name: str) -> str:
                return f"SELECT count(*) FROM {name} WHERE table_id = :t"

            async with store.reading() as connection:
                for name in ("acts", "players"):
                    assert await connection.scalar(text(left(name)), {"t": person.id}) == 0

    asyncio.run(asyncio.wait_for(deleting(), 60))


def test_closing_while_bots_play_keeps_the_table_whole(database: str, admin: Admin) -> None:
    async def closing() -> None:
        async with local_server(database) as server, Client(server.address) as lobby:
            wanted = CreateTable(game=GameChoice(players=4), seats=[None, "recruit", "recruit", "recruit"])
            for pause in (0.0, 0.02, 0.1):
                table = await lobby.create(wanted)
                async with PersistentClient(lobby, table, Random(5)) as person:
                    await person.take_seat(0)
                    await person.be_ready(0)
                    playing = asyncio.ensure_future(person.play(person.at_random))
                    await asyncio.sleep(pause)
                    assert f"{table} is closed" in await admin("close", table)
                    info = await playing
                    assert info.status == "closed"
                kept = await server.tables.store.acts(table)
                assert isinstance(acts.decode_act(kept[-1]), acts.Closed)
                assert loaded(table, kept).status == "closed"
                assert f"the table {table} is closed already" in await admin.refused("close", table)

    asyncio.run(asyncio.wait_for(closing(), 120))
