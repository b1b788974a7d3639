"""A round of commits: the acts that wait, kept together in one transaction. Plain code for a plain connection."""

import asyncio
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
    func,
    literal,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from gunsteel.server.listen import CHANNEL
from gunsteel.server.schema import acts, players, tables

Status = Literal["waiting", "playing", "over", "closed"]


class Row(Struct, frozen=True):
    """By what a table is found, and when somebody has to look after it."""

    status: Status
    public: bool
    summary: bytes
    wake: float | None


class Job(Struct, frozen=True):
    """An act that waits to be committed. Number 0 creates its table."""

    table: str
    n: int
    act: bytes
    row: Row
    at: float
    sat: str | None
    done: asyncio.Future[bool]

    def found_by(self) -> dict[str, object]:
        row = self.row
        return {"status": row.status, "public": row.public, "summary": row.summary, "wake": row.wake}


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


# The statements of a round, built once: building them anew took longer than the round itself.
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
    """Which of them were first, as if they had come one by one. `process` is not told of its own acts."""
    counts = _locked(connection, {job.table for job in jobs if job.n})
    born = _born(connection, [job for job in jobs if not job.n])
    firsts: list[bool] = []
    for job in jobs:
        first = counts.get(job.table) == job.n if job.n else job.table in born
        if first:
            born.discard(job.table)
            counts[job.table] = job.n + 1
        firsts.append(first)
    kept = [job for job, first in zip(jobs, firsts, strict=True) if first]
    if kept:
        _keep(connection, kept)
        tell(connection, {job.table for job in kept}, process)
    return firsts


def _locked(connection: Connection, ids: Collection[str]) -> dict[str, int]:
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
        rows.setdefault(job.table, {"id": job.table, "acts": 1, "created": job.at, "touched": job.at, **job.found_by()})
    new = insert(tables, is_postgres(connection)).on_conflict_do_nothing().returning(tables.c.id)
    return set(connection.scalars(new, [rows[table] for table in sorted(rows)]))


def _keep(connection: Connection, jobs: Sequence[Job]) -> None:
    kept = [{"table_id": job.table, "n": job.n, "at": job.at, "data": job.act} for job in jobs]
    connection.execute(APPEND, kept)
    latest = {job.table: job for job in jobs}
    changed = [
        {"this": job.table, "acts": job.n + 1, "touched": job.at, **job.found_by()} for job in latest.values() if job.n
    ]
    if changed:
        connection.execute(TOUCH, changed)
    sat = [{"table_id": job.table, "who": job.sat} for job in jobs if job.sat is not None]
    if sat:
        connection.execute(insert(players, is_postgres(connection)).on_conflict_do_nothing(), sat)


def tell(connection: Connection, ids: Collection[str], process: str) -> None:
    """Others hear of these tables when the transaction is kept. On SQLite they do anyway."""
    if is_postgres(connection) and ids:
        telling = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")
        connection.execute(telling, {"channel": CHANNEL, "news": [f"{process} {each}" for each in ids]})


def count_up(connection: Connection, ids: Collection[str], process: str) -> None:
    """On SQLite any commit is heard; this number is there for a program to count in."""
    count = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    connection.exec_driver_sql(f"PRAGMA user_version={(count + len(ids)) % 2**31}")
