"""Group commit: the acts that wait are stored together in one transaction, by synchronous code."""

import json
from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    any_,
    bindparam,
    delete,
    func,
    literal,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from gunsteel.server.store.schema import acts, players, presence, tables
from gunsteel.server.store.subscription import CHANNEL
from gunsteel.wire.lobby import TableStatus


class TableRow(Struct, frozen=True):
    """By what a table is found, and when somebody has to look after it."""

    status: TableStatus
    public: bool
    summary: bytes
    wake: float | None

    def values(self) -> dict[str, object]:
        """Its columns. A process that writes has loaded the whole table: if it was damaged, it is no more."""
        return {
            "status": self.status,
            "public": self.public,
            "summary": self.summary,
            "wake": self.wake,
            "damaged": None,
        }


class Entry(Struct, frozen=True):
    """An act as it is kept; `sat` is who sat down with it."""

    at: float
    data: bytes
    sat: str | None = None


class Append(Struct, frozen=True):
    """Acts of one table that wait to be committed, from number `n` on: all of them or none. Number 0 creates the table.

    `row` is what the table is found by after the last of them."""

    table: str
    n: int
    entries: Sequence[Entry]
    row: TableRow

    @property
    def length(self) -> int:
        """How many acts the table has afterwards."""
        return self.n + len(self.entries)

    @property
    def at(self) -> float:
        return self.entries[-1].at


def is_postgres(connection: Connection) -> bool:
    return connection.dialect.name == "postgresql"


def insert(table: Table, postgres: bool) -> postgresql.Insert | sqlite.Insert:
    return postgresql.insert(table) if postgres else sqlite.insert(table)


def among(column: ColumnElement[str], texts: Collection[str], postgres: bool) -> ColumnElement[bool]:
    """The same statement for any number of texts, so that it is prepared once."""
    if postgres:
        return column == any_(literal(sorted(texts), postgresql.ARRAY(column.type)))
    return column.in_(_each(json.dumps(sorted(texts))))


def _each(texts: object) -> Select[Any]:
    """SQLite's way to take any number of texts: as one text in JSON."""
    return select(func.json_each(texts).table_valued("value").c.value)


# The statements of a round, built once: building them each time took longer than the round itself.
APPEND = acts.insert()
TOUCH = update(tables).where(tables.c.id == bindparam("this"))
# All lock in the same order: nobody waits in a circle.
LOCK_SQLITE = select(tables.c.id, tables.c.acts).where(tables.c.id.in_(_each(bindparam("ids")))).order_by(tables.c.id)
LOCK_POSTGRES = (
    select(tables.c.id, tables.c.acts)
    .where(tables.c.id == any_(bindparam("ids", type_=postgresql.ARRAY(tables.c.id.type))))
    .order_by(tables.c.id)
    .with_for_update()
)


def commit(connection: Connection, appends: Sequence[Append], process: str) -> list[bool]:
    """Which of them were first, as if they had come one by one. `process` is not told of its own acts.

    A append is kept as a whole or not at all: an act must never follow one that its writer did not know."""
    counts = locked(connection, {append.table for append in appends if append.n})
    created_now = _created(connection, [append for append in appends if not append.n])
    firsts: list[bool] = []
    for append in appends:
        first = counts.get(append.table) == append.n if append.n else append.table in created_now
        if first:
            created_now.discard(append.table)
            counts[append.table] = append.length
        firsts.append(first)
    kept = [append for append, first in zip(appends, firsts, strict=True) if first]
    if kept:
        _keep(connection, kept)
        notify(connection, {append.table for append in kept}, process)
    return firsts


def locked(connection: Connection, ids: Collection[str]) -> dict[str, int]:
    """How many acts the tables have; no other process adds any until the commit."""
    if not ids:
        return {}
    if is_postgres(connection):
        rows = connection.execute(LOCK_POSTGRES, {"ids": sorted(ids)})
    else:
        rows = connection.execute(LOCK_SQLITE, {"ids": json.dumps(sorted(ids))})
    return {row.id: row.acts for row in rows}


def _created(connection: Connection, appends: Sequence[Append]) -> set[str]:
    if not appends:
        return set()
    rows: dict[str, dict[str, object]] = {}
    for append in appends:
        times = {"created": append.entries[0].at, "touched": append.at}
        rows.setdefault(append.table, {"id": append.table, "acts": append.length, **times, **append.row.values()})
    new = insert(tables, is_postgres(connection)).on_conflict_do_nothing().returning(tables.c.id)
    return set(connection.scalars(new, [rows[table] for table in sorted(rows)]))


def _keep(connection: Connection, appends: Sequence[Append]) -> None:
    kept = [
        {"table_id": append.table, "n": n, "at": entry.at, "data": entry.data}
        for append in appends
        for n, entry in enumerate(append.entries, append.n)
    ]
    connection.execute(APPEND, kept)
    latest = {append.table: append for append in appends}
    changed = [
        {"this": append.table, "acts": append.length, "touched": append.at, **append.row.values()}
        for append in latest.values()
        if append.n
    ]
    if changed:
        connection.execute(TOUCH, changed)
    sat = [
        {"table_id": append.table, "who": entry.sat}
        for append in appends
        for entry in append.entries
        if entry.sat is not None
    ]
    if sat:
        connection.execute(insert(players, is_postgres(connection)).on_conflict_do_nothing(), sat)


def notify(connection: Connection, ids: Collection[str], process: str) -> None:
    """Notify other processes of these tables when the transaction is committed. On SQLite they notice any commit."""
    if is_postgres(connection) and ids:
        telling = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")
        connection.execute(telling, {"channel": CHANNEL, "news": [f"{process} {each}" for each in ids]})


def remove(connection: Connection, ids: Collection[str], process: str) -> None:
    """These tables, with all that belongs to them."""
    for column in (acts.c.table_id, players.c.table_id, presence.c.table_id, tables.c.id):
        connection.execute(delete(column.table).where(among(column, ids, is_postgres(connection))))
    notify(connection, ids, process)


def count_up(connection: Connection, ids: Collection[str], process: str) -> None:
    """On SQLite other processes notice any commit, so change something: a number that programs may use."""
    count = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    connection.exec_driver_sql(f"PRAGMA user_version={(count + len(ids)) % 2**31}")
