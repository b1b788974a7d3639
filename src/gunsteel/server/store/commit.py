"""A round of commits: the acts that wait, kept together in one transaction. Plain code for a plain connection."""

import json
from collections.abc import Collection, Sequence
from typing import Any, Literal

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

Status = Literal["waiting", "playing", "over", "closed"]


class Row(Struct, frozen=True):
    """By what a table is found, and when somebody has to look after it."""

    status: Status
    public: bool
    summary: bytes
    wake: float | None

    def values(self) -> dict[str, object]:
        """Its columns. A process that writes has folded the whole table: if it was damaged, it is no more."""
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


class Job(Struct, frozen=True):
    """Acts of one table that wait to be committed, from number `n` on: all of them or none. Number 0 creates the table.

    `row` is what the table is found by after the last of them."""

    table: str
    n: int
    entries: Sequence[Entry]
    row: Row

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


def commit(connection: Connection, jobs: Sequence[Job], process: str) -> list[bool]:
    """Which of them were first, as if they had come one by one. `process` is not told of its own acts.

    A job is kept as a whole or not at all: an act must never follow one that its writer did not know."""
    counts = locked(connection, {job.table for job in jobs if job.n})
    born = _born(connection, [job for job in jobs if not job.n])
    firsts: list[bool] = []
    for job in jobs:
        first = counts.get(job.table) == job.n if job.n else job.table in born
        if first:
            born.discard(job.table)
            counts[job.table] = job.length
        firsts.append(first)
    kept = [job for job, first in zip(jobs, firsts, strict=True) if first]
    if kept:
        _keep(connection, kept)
        tell(connection, {job.table for job in kept}, process)
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


def _born(connection: Connection, jobs: Sequence[Job]) -> set[str]:
    if not jobs:
        return set()
    rows: dict[str, dict[str, object]] = {}
    for job in jobs:
        times = {"created": job.entries[0].at, "touched": job.at}
        rows.setdefault(job.table, {"id": job.table, "acts": job.length, **times, **job.row.values()})
    new = insert(tables, is_postgres(connection)).on_conflict_do_nothing().returning(tables.c.id)
    return set(connection.scalars(new, [rows[table] for table in sorted(rows)]))


def _keep(connection: Connection, jobs: Sequence[Job]) -> None:
    kept = [
        {"table_id": job.table, "n": n, "at": entry.at, "data": entry.data}
        for job in jobs
        for n, entry in enumerate(job.entries, job.n)
    ]
    connection.execute(APPEND, kept)
    latest = {job.table: job for job in jobs}
    changed = [
        {"this": job.table, "acts": job.length, "touched": job.at, **job.row.values()}
        for job in latest.values()
        if job.n
    ]
    if changed:
        connection.execute(TOUCH, changed)
    sat = [{"table_id": job.table, "who": entry.sat} for job in jobs for entry in job.entries if entry.sat is not None]
    if sat:
        connection.execute(insert(players, is_postgres(connection)).on_conflict_do_nothing(), sat)


def tell(connection: Connection, ids: Collection[str], process: str) -> None:
    """Others hear of these tables when the transaction is kept. On SQLite they do anyway."""
    if is_postgres(connection) and ids:
        telling = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")
        connection.execute(telling, {"channel": CHANNEL, "news": [f"{process} {each}" for each in ids]})


def remove(connection: Connection, ids: Collection[str], process: str) -> None:
    """These tables, with all that belongs to them."""
    for column in (acts.c.table_id, players.c.table_id, presence.c.table_id, tables.c.id):
        connection.execute(delete(column.table).where(among(column, ids, is_postgres(connection))))
    tell(connection, ids, process)


def count_up(connection: Connection, ids: Collection[str], process: str) -> None:
    """On SQLite any commit is heard; this number is there for a program to count in."""
    count = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    connection.exec_driver_sql(f"PRAGMA user_version={(count + len(ids)) % 2**31}")
