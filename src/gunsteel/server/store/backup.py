"""A portable copy of a database: gzip-compressed lines of JSON, from one moment, for any kind of database."""

import asyncio
import gzip
import os
import tempfile
import zlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gunsteel.errors import Refused, refused, system_reason
from gunsteel.server.store.commit import among, insert, notify
from gunsteel.server.store.listed import LISTED
from gunsteel.server.store.schema import acts, players, settings, tables
from gunsteel.server.store.store import Store, TableStatus

BACKUP_FORMAT = "gunsteel archive"
BACKUP_VERSION = 1
TABLES_AT_ONCE = 50


class BackupCounts(Struct, frozen=True):
    """What was copied; `left` are tables that were already there."""

    tables: int
    acts: int
    left: int = 0


class Header(Struct, frozen=True, tag="archive"):
    format: str
    version: int


class Setting(Struct, frozen=True, tag="setting"):
    name: str
    value: bytes


class Copy(Struct, frozen=True, tag="table"):
    """A whole table; `log` are times and data of its acts."""

    id: str
    status: TableStatus
    public: bool
    summary: bytes
    created: float
    touched: float
    wake: float | None
    players: list[str]
    log: list[tuple[float, bytes]]


class End(Struct, frozen=True, tag="end"):
    """The last line: without it something is missing."""

    tables: int
    acts: int


Line = Header | Setting | Copy | End
LINE_DECODER = msgspec.json.Decoder(Line)


# --- Backup --------------------------------------------------------------------------------------------------------


async def backup(store: Store, path: Path) -> BackupCounts:
    """Writes the whole file or none, while others go on writing to the database."""
    try:
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:32]}.")
    except OSError as fault:
        raise refused(
            "unwritable", "{file}: cannot be written: {text}", file=str(path), text=system_reason(fault)
        ) from fault
    try:
        with os.fdopen(handle, "wb") as file:
            with gzip.GzipFile("", "wb", 6, file, mtime=0) as packed:
                counts = await _write(store, packed)
            await asyncio.to_thread(os.fsync, file.fileno())
        Path(draft).replace(path)
        _sync_folder(path.parent)
        return counts
    except OSError as fault:
        raise refused(
            "unwritable", "{file}: cannot be written: {text}", file=str(path), text=system_reason(fault)
        ) from fault
    finally:
        Path(draft).unlink(missing_ok=True)


def _unwritable(path: Path, fault: OSError) -> Refused:
    return refused("unwritable", "{file}: cannot be written: {text}", file=str(path), text=system_reason(fault))


async def _write(store: Store, packed: gzip.GzipFile) -> BackupCounts:
    async def put(*lines: Line) -> None:
        # Packing is the slow part: a server goes on meanwhile.
        try:
            await asyncio.to_thread(packed.write, b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        except OSError as fault:
            text = "the archive cannot be written: {text}"
            raise refused("archive-unwritable", text, text=system_reason(fault)) from fault

    async with store.snapshot() as connection:
        await put(Header(BACKUP_FORMAT, BACKUP_VERSION))
        for name, value in await connection.execute(select(settings.c.name, settings.c.value)):
            await put(Setting(name, value))
        total, length, last = 0, 0, ""
        while copies := await _copies(store, connection, last):
            await put(*copies)
            total += len(copies)
            length += sum(len(copy.log) for copy in copies)
            last = copies[-1].id
        await put(End(total, length))
    return BackupCounts(total, length)


async def _copies(store: Store, connection: AsyncConnection, last: str) -> list[Copy]:
    """The next tables in the order of their ids."""
    rows = (
        await connection.execute(select(*LISTED).where(tables.c.id > last).order_by(tables.c.id).limit(TABLES_AT_ONCE))
    ).all()
    ids = [row.id for row in rows]
    logs: dict[str, list[tuple[float, bytes]]] = {each: [] for each in ids}
    log = select(acts.c.table_id, acts.c.at, acts.c.data).where(among(acts.c.table_id, ids, store.postgres))
    for table, at, data in await connection.execute(log.order_by(acts.c.table_id, acts.c.n)):
        logs[table].append((at, data))
    sat: dict[str, list[str]] = {each: [] for each in ids}
    names = select(players.c.table_id, players.c.who).where(among(players.c.table_id, ids, store.postgres))
    for table, who in await connection.execute(names.order_by(players.c.table_id, players.c.who)):
        sat[table].append(who)
    return [
        Copy(
            *(row.id, row.status, row.public, row.summary, row.created, row.touched, row.wake),
            players=sat[row.id],
            log=logs[row.id],
        )
        for row in rows
    ]


def _sync_folder(folder: Path) -> None:
    """So that the new name survives a power cut. Not every system can sync a folder."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# --- Reading -------------------------------------------------------------------------------------------------------


def lines(path: Path) -> Iterator[tuple[int, Line]]:
    """The lines with their numbers; refuses what is no archive."""
    number = 1
    try:
        with gzip.open(path) as file:
            for number, raw in enumerate(file, 1):
                yield number, LINE_DECODER.decode(raw)
                number += 1
    except (EOFError, gzip.BadGzipFile, zlib.error) as fault:
        reason = refused("broken-archive", "not a whole archive of Gunsteel: {text}", text=str(fault))
        raise _in_line(path, number, reason) from fault
    except msgspec.DecodeError as fault:
        raise _in_line(path, number, str(fault)) from fault
    except OSError as fault:
        raise refused(
            "unreadable", "{file}: cannot be read: {text}", file=str(path), text=system_reason(fault)
        ) from fault


def _in_line(path: Path, number: int, text: str | Refused) -> Refused:
    return refused("archive-line", "line {number}: {text}", str(path), number=number, text=text)


def check_backup(path: Path) -> BackupCounts:
    """Reads the whole archive once; what it returns is in it."""
    seen: set[str] = set()
    length, number, ended = 0, 0, False
    for number, line in lines(path):
        fault = "nothing may follow the end" if ended else _fault(number, line, seen, length)
        if fault:
            raise _in_line(path, number, fault)
        if isinstance(line, Copy):
            seen.add(line.id)
            length += len(line.log)
        ended = isinstance(line, End)
    if not ended:
        raise _in_line(path, number + 1, refused("archive-ends", "the archive breaks off here"))
    return BackupCounts(len(seen), length)


def _fault(number: int, line: Line, seen: set[str], length: int) -> str | None:
    if isinstance(line, Header) != (number == 1):
        return "the first line, and no other, says that this is an archive"
    if isinstance(line, Header) and line.format != BACKUP_FORMAT:
        return f"an archive of another program: {line.format!r}"
    if isinstance(line, Header) and line.version != BACKUP_VERSION:
        return f"version {line.version} of the archive; this Gunsteel reads version {BACKUP_VERSION}"
    if isinstance(line, End) and (line.tables, line.acts) != (len(seen), length):
        return f"{line.tables} tables and {line.acts} acts should come before it, not {len(seen)} and {length}"
    if not isinstance(line, Copy):
        return None
    if line.id in seen:
        return f"the table {line.id!r} is here twice"
    if not line.log:
        return f"the table {line.id!r} has no acts"
    if not all(name.isprintable() for name in (line.id, *line.players)):
        return "an id contains characters that cannot be printed"
    return None


# --- Restore -------------------------------------------------------------------------------------------------------


async def restore(store: Store, path: Path) -> BackupCounts:
    """Adds what is missing: whole tables, or the acts that follow. All or nothing."""
    await asyncio.to_thread(check_backup, path)
    found = lines(path)
    added, length, left = 0, 0, 0
    async with store.writing() as connection:
        if store.postgres:
            await connection.execute(text("LOCK TABLE tables IN EXCLUSIVE MODE"))
        empty = await connection.scalar(select(tables.c.id).limit(1)) is None
        while batch := await asyncio.to_thread(lambda: list(islice(found, TABLES_AT_ONCE))):
            for _, line in batch:
                if isinstance(line, Setting) and empty:
                    await _set(store, connection, line)
                elif isinstance(line, Copy):
                    new = await _add(store, connection, line)
                    length += new
                    added += new > 0
                    left += new == 0
    return BackupCounts(added, length, left)


async def _set(store: Store, connection: AsyncConnection, line: Setting) -> None:
    row = {"name": line.name, "value": line.value}
    new = insert(settings, store.postgres)
    await connection.execute(
        new.on_conflict_do_update(index_elements=["name"], set_={"value": new.excluded.value}), [row]
    )


async def _add(store: Store, connection: AsyncConnection, copy: Copy) -> int:
    """How many acts were new. A table that has continued differently is left alone."""
    here = list(await connection.scalars(select(acts.c.data).where(acts.c.table_id == copy.id).order_by(acts.c.n)))
    new = copy.log[len(here) :]
    if not new or here != [data for _, data in copy.log[: len(here)]]:
        return 0
    row = {name: getattr(copy, name) for name in ("id", "status", "public", "summary", "created", "touched", "wake")}
    row |= {"acts": len(copy.log), "damaged": None}
    if here:
        await connection.execute(update(tables).where(tables.c.id == copy.id).values(row))
    else:
        await connection.execute(tables.insert(), [row])
    kept = [{"table_id": copy.id, "n": n, "at": at, "data": data} for n, (at, data) in enumerate(new, len(here))]
    await connection.execute(acts.insert(), kept)
    if copy.players:
        sat = [{"table_id": copy.id, "who": who} for who in copy.players]
        await connection.execute(insert(players, store.postgres).on_conflict_do_nothing(), sat)
    await connection.run_sync(notify, [copy.id], store.process)
    return len(new)
