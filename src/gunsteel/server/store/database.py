"""The address of the database, how to connect to it, and its error messages."""

import asyncio
import os
import sqlite3
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, NullPool, QueuePool, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gunsteel.errors import refused, shown
from gunsteel.extras import require
from gunsteel.server.store.migrations import migrate

RIGHT = "sqlite:///folder/file.db or postgresql://user:password@host/name"
# Seconds to wait for another process that writes to the same SQLite file, for a connection, for an answer.
BUSY = 30.0
CONNECT = 10.0
ANSWER = 60.0
SQLITE = {"timeout": BUSY, "isolation_level": None}


def address_of(url: str) -> URL:
    """Error messages never contain the password: a wrong url may have it anywhere."""
    try:
        address = make_url(url)
    except (SQLAlchemyError, ValueError):
        raise refused(
            "database-address",
            "the address of the database cannot be read; write it like {right} "
            "(in a password write @ as %40, : as %3A, / as %2F)",
            right=RIGHT,
        ) from None
    if address.drivername == "sqlite" and not address.host:
        if address.database in (None, "", ":memory:"):
            text = "a database in memory would be lost; name a file, as in sqlite:///gunsteel.db"
            raise refused("database-in-memory", text)
        return URL.create("sqlite+aiosqlite", database=address.database)
    if address.drivername not in ("postgresql", "postgres"):
        text = "a database is {right}; {given} is not one that Gunsteel can use"
        raise refused("database-kind", text, right=RIGHT, given=shown(address.drivername))
    require("postgres", "PostgreSQL")
    query = dict(address.query)
    if "sslmode" in query:
        query["ssl"] = query.pop("sslmode")  # asyncpg's name for it
    return address.set(drivername="postgresql+asyncpg", query=query)


def place(address: URL) -> str:
    """The address for messages: no user, no password, no options."""
    if address.get_backend_name() == "sqlite":
        return str(address.database)
    host = address.host or address.query.get("host") or "localhost"
    return f"{address.database or ''} at {host}{f':{address.port}' if address.port else ''}".strip()


def engine(address: URL, begin: str | None = None, checked: bool = True, **options: Any) -> AsyncEngine:
    """`begin` is how transactions begin in SQLite, which the driver would do too late."""
    if address.get_backend_name() == "postgresql":
        limits = {"timeout": CONNECT, "command_timeout": ANSWER if checked else None}
        return create_async_engine(address, connect_args=limits, pool_pre_ping=True, **options)
    made = create_async_engine(address, connect_args=SQLITE, **options)
    _set_up_sqlite(made.sync_engine, begin, checked)
    return made


def plain_engine(address: URL, begin: str, checked: bool = True, wait: float = BUSY) -> Engine:
    """A SQLite file without asyncio, for one connection; `wait`: for so long while another process writes."""
    arguments = SQLITE | {"check_same_thread": False, "timeout": wait}
    address = address.set(drivername="sqlite")
    made = create_engine(address, connect_args=arguments, poolclass=QueuePool, pool_size=1, max_overflow=0)
    _set_up_sqlite(made, begin, checked)
    return made


def _set_up_sqlite(made: Engine, begin: str | None, checked: bool) -> None:
    @event.listens_for(made, "connect")
    def connected(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA foreign_keys={'ON' if checked else 'OFF'}")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.close()

    if begin:

        @event.listens_for(made, "begin")
        def begun(connection: Any) -> None:
            connection.exec_driver_sql(begin)


async def migrated(address: URL, revision: str = "head") -> None:
    """Migrations may take long, and rebuild tables that others refer to."""
    folder = Path(address.database or "").parent
    if address.get_backend_name() == "sqlite" and not folder.is_dir():
        raise refused("no-such-folder", "there is no folder {folder}", folder=str(folder))
    if address.get_backend_name() == "sqlite":
        await asyncio.to_thread(_migrated_file, address, revision)
        return
    made = engine(address, checked=False, poolclass=NullPool)
    try:
        async with made.begin() as connection:
            await connection.run_sync(migrate, revision)
    finally:
        await made.dispose()


def _migrated_file(address: URL, revision: str) -> None:
    close_to_others(Path(address.database or ""))
    made = plain_engine(address, "BEGIN IMMEDIATE", checked=False)
    try:
        with made.begin() as connection:
            migrate(connection, revision)
    finally:
        made.dispose()


def close_to_others(file: Path) -> None:
    """Only for whoever runs the server: the file has secrets, talk and hidden cards. SQLite's other files follow it."""
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            with suppress(OSError):
                each.chmod(0o600)


def _faults() -> tuple[type[Exception], ...]:
    """What a database can do to us. While it starts or stops, asyncpg's own errors come through."""
    try:
        asyncpg = import_module("asyncpg")
    except ImportError:
        return (SQLAlchemyError, OSError, sqlite3.Error)
    return (SQLAlchemyError, OSError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)


FAULTS = _faults()


def first_line_of(fault: BaseException) -> str:
    """The first line of what the database itself said."""
    if isinstance(fault, DBAPIError) and fault.orig is not None:
        fault = fault.orig.__cause__ or fault.orig
    line = next(iter(str(fault).splitlines()), "")
    return line or type(fault).__name__
