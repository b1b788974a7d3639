"""Tables in a database: each a log of acts, and what it is found by. The database decides who was first.

What many tables append at once is committed together. No clock inside: times are given."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from functools import partial
from secrets import token_bytes, token_hex
from typing import Any, TypeVar

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Integer,
    NullPool,
    Select,
    bindparam,
    delete,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from gunsteel.errors import Refused, refused, shown
from gunsteel.server.store.commit import (
    Append,
    Entry,
    TableRow,
    among,
    commit,
    count_up,
    insert,
    locked,
    notify,
    remove,
)
from gunsteel.server.store.database import (
    BUSY,
    FAULTS,
    address_of,
    engine,
    first_line_of,
    migrated,
    place,
    plain_engine,
)
from gunsteel.server.store.listed import LISTED, Listed
from gunsteel.server.store.schema import acts, players, presence, settings, tables
from gunsteel.server.store.subscription import Subscription, listen_to_postgres, look_at_sqlite
from gunsteel.server.tasks import start_task
from gunsteel.wire.lobby import TableStatus

__all__ = ["Entry", "Listed", "Store", "StoreFailed", "TableRow", "TableStatus"]

_T = TypeVar("_T")

UNFINISHED: tuple[TableStatus, ...] = ("waiting", "playing")

READERS = 4
PLAIN_WAIT_SECONDS = 0.02
# Acts that are committed together; those of one table that were handed in together are never split.
LARGEST_GROUP = 512
MOST_ACTS = 2**31 - 2
PRUNED_AT_ONCE = 100


# Built once: it is asked every second, and what SQLAlchemy makes of it is full of reference cycles.
CLAIM_DUE = (
    update(tables)
    .where(
        tables.c.id.in_(
            select(
                select(tables.c.id)
                .where(tables.c.wake <= bindparam("now"), tables.c.status.in_(UNFINISHED))
                .order_by(tables.c.wake)
                .limit(bindparam("most", type_=Integer))
                .with_for_update(skip_locked=True)
                .cte("chosen")
                .c.id
            )
        )
    )
    .values(wake=bindparam("until"))
    .returning(tables.c.id)
)


class StoreFailed(Exception):
    """The database failed. Whether a change was kept is not known: read the acts again."""


def unknown(fault: BaseException) -> StoreFailed:
    return StoreFailed(f"the database failed: {first_line_of(fault)}. It is not known whether the change was kept")


def _acts(table: str, since: int) -> Select[Any]:
    return select(acts.c.data).where(acts.c.table_id == table, acts.c.n >= since).order_by(acts.c.n)


def _written(made: Engine, work: Callable[[Connection], _T]) -> _T:
    with made.begin() as connection:
        return work(connection)


class Store:
    """The database as one process uses it."""

    def __init__(self, address: URL) -> None:
        self.postgres = address.get_backend_name() == "postgresql"
        self.process = token_hex(8)
        self._readers = engine(
            address, pool_size=READERS, max_overflow=0, isolation_level="AUTOCOMMIT", skip_autocommit_rollback=True
        )
        # One connection writes. SQLite allows no more, and its count of the commits of others leaves out its own.
        self._writers = engine(address, "BEGIN IMMEDIATE", pool_size=1, max_overflow=0)
        self._single_use = engine(address, "BEGIN", poolclass=NullPool)
        # SQLite's writer, and one that waits in a thread while another process writes.
        self._plain = None if self.postgres else plain_engine(address, "BEGIN IMMEDIATE", wait=PLAIN_WAIT_SECONDS)
        self._waiting_writer = None if self.postgres else plain_engine(address, "BEGIN IMMEDIATE")
        self._writing = asyncio.Lock()
        self._appends: asyncio.Queue[tuple[Append, asyncio.Future[bool]] | None] = asyncio.Queue()
        self._subscriptions: dict[Subscription, asyncio.Task[None]] = {}
        self._closed = False
        self.failing = False  # whether the last write failed
        self._writer = start_task(self._commit_groups())

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Migrates an older database; refuses a newer one, another file, and one that cannot be reached."""
        address = address_of(url)
        store = None
        try:
            await migrated(address)
            store = cls(address)
            if not store.postgres:
                await store._use_wal()
            return store
        except Exception as fault:
            if store:
                await store.close()
            reason = fault if isinstance(fault, Refused) and fault.code else first_line_of(fault)
            text = "the database {place} cannot be opened: {text}"
            raise refused("database-closed", text, place=place(address), text=reason) from fault

    async def close(self) -> None:
        """Finishes what was handed in."""
        if not self._closed:
            self._closed = True
            self._appends.put_nowait(None)
        await self._writer
        for subscription, task in list(self._subscriptions.items()):
            subscription.close()
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        async with self._writing:
            for each in (self._readers, self._writers, self._single_use):
                await each.dispose()
            for plain in (self._plain, self._waiting_writer):
                if plain is not None:
                    plain.dispose()

    # --- Connections -----------------------------------------------------------------------------------

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, kept when the block ends. Nobody else in this process writes meanwhile."""
        if self._writer.done():
            raise StoreFailed("the store is closed")
        async with self._writing:
            try:
                async with self._writers.begin() as connection:
                    yield connection
            except FAULTS as fault:
                raise unknown(fault) from fault

    async def write(self, work: Callable[[Connection], _T]) -> _T:
        """The same for plain code. On SQLite it runs here and now: that is quicker than waiting for a thread.

        Only while another process writes a thread waits for it, and everybody else goes on."""
        if self._writer.done():
            raise StoreFailed("the store is closed")
        try:
            written = await self._write(work)
        except BaseException as fault:
            self.failing = self.failing or isinstance(fault, StoreFailed)
            raise
        self.failing = False
        return written

    async def _write(self, work: Callable[[Connection], _T]) -> _T:
        if self._plain is None or self._waiting_writer is None:
            async with self.writing() as connection:
                return await connection.run_sync(work)
        async with self._writing:
            try:
                try:
                    return _written(self._plain, work)
                except OperationalError as fault:
                    if "locked" not in str(fault):
                        raise
                return await asyncio.to_thread(_written, self._waiting_writer, work)
            except FAULTS as fault:
                raise unknown(fault) from fault

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """For single queries, each in its own transaction."""
        if self._closed:
            raise StoreFailed("the store is closed")
        try:
            async with self._readers.connect() as connection:
                yield connection
        except FAULTS as fault:
            raise StoreFailed(f"the database failed: {first_line_of(fault)}") from fault

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """All queries see the same moment, whatever is written meanwhile."""
        try:
            async with self._single_use.connect() as connection:
                if self.postgres:
                    await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                yield connection
        except FAULTS as fault:
            raise StoreFailed(f"the database failed: {first_line_of(fault)}") from fault

    async def _listed(self, query: Select[Any]) -> list[Listed]:
        async with self.reading() as connection:
            return [Listed(*row) for row in await connection.execute(query)]

    async def _use_wal(self) -> None:
        """Readers and the writer of a SQLite file do not wait for each other. The file keeps this setting."""
        for _ in range(int(BUSY / 0.05)):
            try:
                await self._pragma("journal_mode=WAL")
                return
            except sqlite3.OperationalError as fault:
                if "locked" not in str(fault):
                    raise
                await asyncio.sleep(0.05)  # another process is doing the same, and SQLite does not wait for it
        raise refused("database-locked", "another program keeps it locked")

    async def _pragma(self, words: str) -> tuple[int, object]:
        """Asked of the connection that commits; told with that connection, as some answers are its own."""
        assert self._plain is not None
        async with self._writing:
            driver: Any = self._plain.raw_connection()
            try:
                return id(driver.driver_connection), driver.driver_connection.execute(f"PRAGMA {words}").fetchone()[0]
            finally:
                driver.close()

    # --- Acts ------------------------------------------------------------------------------------------

    async def create(self, table: str, entries: Sequence[Entry], row: TableRow) -> bool:
        """A new table with its first acts; False if there is one of this id."""
        return await self._enqueue(table, 0, entries, row)

    async def append(self, table: str, n: int, entries: Sequence[Entry], row: TableRow) -> bool:
        """Acts from number `n` on, all kept once this returns; False, and none is kept, if `n` is not the next number.

        `row` is what the table is found by after the last of them. Who `sat` down is a player from now on."""
        return 0 < n <= MOST_ACTS - len(entries) and await self._enqueue(table, n, entries, row)

    async def _enqueue(self, table: str, n: int, entries: Sequence[Entry], row: TableRow) -> bool:
        if self._closed:
            raise StoreFailed("the store is closed")
        if not entries:
            raise ValueError("nothing to keep")
        # One bad text would fail the acts of others that are committed with it.
        for name in (table, *(entry.sat or "" for entry in entries)):
            if not name.isprintable():
                text = "{text} cannot be stored: it contains characters that cannot be printed"
                raise refused("unprintable-name", text, text=shown(name))
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._appends.put_nowait((Append(table, n, entries, row), done))
        return await done

    async def _commit_groups(self) -> None:
        """While one group is committed, the next is collected."""
        while waiting := await self._appends.get():
            appends, answers = [waiting[0]], [waiting[1]]
            length = len(appends[0].entries)
            while length < LARGEST_GROUP and not self._appends.empty():
                if (waiting := self._appends.get_nowait()) is None:
                    self._appends.put_nowait(None)
                    break
                appends.append(waiting[0])
                answers.append(waiting[1])
                length += len(appends[-1].entries)
            try:
                firsts = await self.write(partial(commit, appends=appends, process=self.process))
            except Exception as fault:
                for answer in answers:
                    if not answer.done():
                        answer.set_exception(StoreFailed(first_line_of(fault)))
            else:
                for answer, first in zip(answers, firsts, strict=True):
                    if not answer.done():
                        answer.set_result(first)

    async def acts(self, table: str, since: int = 0) -> list[bytes]:
        if not table.isprintable() or since > MOST_ACTS:
            return []
        async with self.reading() as connection:
            return list(await connection.scalars(_acts(table, since)))

    async def settled(self, table: str) -> list[bytes]:
        """All acts, once a change whose fate was not known is either kept or lost."""

        def read(connection: Connection) -> list[bytes]:
            locked(connection, [table])
            return list(connection.scalars(_acts(table, 0)))

        return await self.write(read)

    async def lengths(self, ids: Collection[str]) -> dict[str, int]:
        """How many acts each of these tables has; those that do not exist are left out."""
        query = select(tables.c.id, tables.c.acts).where(among(tables.c.id, ids, self.postgres))
        async with self.reading() as connection:
            return {row.id: row.acts for row in await connection.execute(query)}

    # --- Lists -----------------------------------------------------------------------------------------

    async def listed(self, status: str | None, public: bool | None, limit: int, offset: int = 0) -> list[Listed]:
        """The newest first; None is any. Those that are damaged are not public."""
        query = select(*LISTED).order_by(tables.c.created.desc(), tables.c.id).limit(limit).offset(offset)
        if status == "damaged":
            query = query.where(tables.c.damaged.is_not(None))
        elif status is not None:
            query = query.where(tables.c.status == status)
        if public is not None:
            query = query.where(tables.c.public == public)
        if public:
            query = query.where(tables.c.damaged.is_(None))
        return await self._listed(query)

    async def found(self, table: str) -> Listed | None:
        if not table.isprintable():
            return None
        return next(iter(await self._listed(select(*LISTED).where(tables.c.id == table))), None)

    async def coded(self, code: str) -> Listed | None:
        """The public table that waits or plays and whose id begins with these letters; the newest, if several do."""
        here = (tables.c.public, tables.c.damaged.is_(None), tables.c.status.in_(UNFINISHED))
        query = select(*LISTED).where(*here, tables.c.id.startswith(code)).order_by(tables.c.created.desc())
        return next(iter(await self._listed(query.limit(1))), None)

    async def of(self, who: str, limit: int) -> list[Listed]:
        """The tables where this player sits or sat, the newest first."""
        if not who.isprintable():
            return []
        query = select(*LISTED).join_from(tables, players).where(players.c.who == who)
        return await self._listed(query.order_by(tables.c.created.desc(), tables.c.id).limit(limit))

    # --- Looking after ---------------------------------------------------------------------------------

    async def due(self, now: float, until: float, limit: int) -> list[str]:
        """Tables somebody has to look after, claimed for the caller until then."""
        values = {"now": now, "until": until, "most": limit}
        return await self.write(lambda connection: list(connection.scalars(CLAIM_DUE, values)))

    async def claim(self, table: str, now: float, until: float) -> bool:
        """The same for one table, also if it rests."""
        due = or_(tables.c.wake <= now, tables.c.wake.is_(None))
        mine = (tables.c.id == table, due, tables.c.status.in_(UNFINISHED))
        claimed = update(tables).where(*mine).values(wake=until)
        return await self.write(lambda connection: connection.execute(claimed).rowcount == 1)

    async def rest(self, table: str, length: int) -> None:
        """Nobody has to look after this table of so many acts, until somebody claims it."""
        same = (tables.c.id == table, tables.c.acts == length, tables.c.wake.is_not(None))
        await self.write(lambda connection: connection.execute(update(tables).where(*same).values(wake=None)))

    async def mark_damaged(self, table: str, n: int, length: int) -> None:
        """Act `n` of so many does not follow from those before it: nobody looks after the table any more."""
        same = (tables.c.id == table, tables.c.acts == length)
        await self.write(
            lambda connection: connection.execute(update(tables).where(*same).values(damaged=n, wake=None))
        )

    async def soonest(self) -> float | None:
        """When the next table is due."""
        async with self.reading() as connection:
            soonest: float | None = await connection.scalar(
                select(func.min(tables.c.wake)).where(tables.c.status.in_(UNFINISHED))
            )
            return soonest

    async def prune(self, before: float, statuses: Collection[str], dry: bool = False) -> list[str]:
        """Deletes the tables of these statuses that nobody touched since, with all that belongs to them."""
        old = select(tables.c.id).where(tables.c.status.in_(statuses), tables.c.touched < before)
        if dry:
            async with self.reading() as connection:
                return list(await connection.scalars(old.order_by(tables.c.id)))
        pruned: list[str] = []
        while True:
            async with self.writing() as connection:
                some = old.order_by(tables.c.id).limit(PRUNED_AT_ONCE).with_for_update(skip_locked=True)
                ids = list(await connection.scalars(some))
                if not ids:
                    await connection.execute(delete(presence).where(presence.c.until < before))
                    return pruned
                await connection.run_sync(remove, ids, self.process)
            pruned += ids

    async def delete(self, table: str) -> int | None:
        """Deletes a table with all that belongs to it; how many acts it had, None if there was no such table."""

        def work(connection: Connection) -> int | None:
            length = locked(connection, [table]).get(table)
            if length is not None:
                remove(connection, [table], self.process)
            return length

        return await self.write(work) if table.isprintable() else None

    # --- Presence --------------------------------------------------------------------------------------

    async def come(self, process: str, seats: Collection[tuple[str, int]], until: float) -> None:
        """These seats of these tables are connected to this process, at least it says so until then."""
        rows = [{"table_id": table, "seat": seat, "process": process, "until": until} for table, seat in sorted(seats)]
        if rows:
            new = insert(presence, self.postgres)
            again = new.on_conflict_do_update(index_elements=presence.primary_key, set_={"until": new.excluded.until})
            await self.write(lambda connection: connection.execute(again, rows))

    async def gone(self, process: str, table: str, seat: int) -> None:
        key = (presence.c.table_id == table, presence.c.seat == seat, presence.c.process == process)
        await self.write(lambda connection: connection.execute(delete(presence).where(*key)))

    async def all_gone(self, process: str) -> None:
        """This process stops: nobody is connected to it any more."""
        await self.write(lambda connection: connection.execute(delete(presence).where(presence.c.process == process)))

    async def present(self, table: str, now: float, apart_from: str = "") -> set[int]:
        """Seats whose players are connected, to a process other than `apart_from`."""
        there = (presence.c.table_id == table, presence.c.until > now, presence.c.process != apart_from)
        query = select(presence.c.seat).where(*there)
        async with self.reading() as connection:
            return set(await connection.scalars(query))

    # --- Settings --------------------------------------------------------------------------------------

    async def secret(self) -> bytes:
        """32 random bytes, the same for all processes, forever."""
        mine = {"name": "secret", "value": token_bytes(32)}
        first = insert(settings, self.postgres).on_conflict_do_nothing()
        kept = select(settings.c.value).where(settings.c.name == "secret")

        def agreed(connection: Connection) -> bytes:
            connection.execute(first, [mine])
            return bytes(connection.execute(kept).scalar_one())

        return await self.write(agreed)

    # --- Other processes -------------------------------------------------------------------------------

    async def listen(self) -> AsyncIterator[str | None]:
        """Tables that other processes changed; None: look at all, also when listening has just begun."""
        if self._closed:
            return
        subscription = Subscription()
        if self.postgres:
            hearing = listen_to_postgres(self._single_use, self.process, subscription)
        else:
            hearing = look_at_sqlite(lambda: self._pragma("data_version"), subscription)
        task = self._subscriptions[subscription] = start_task(hearing)
        try:
            while not subscription.closed:
                for table in await subscription.changed():
                    yield table
        finally:
            del self._subscriptions[subscription]
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def notify(self, table: str) -> None:
        """Notify other processes of this table, although it has no new act."""
        await self.write(partial(notify if self.postgres else count_up, ids=[table], process=self.process))
