"""Stores for tests: several on one database, in this process or in others."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from gunsteel.server.store.store import Entry, Store, TableRow, TableStatus

ROOT = Path(__file__).parent.parent.parent
WAITING = TableRow("waiting", True, b"summary", None)


def row(status: TableStatus = "waiting", public: bool = True, wake: float | None = None) -> TableRow:
    return TableRow(status, public, b"summary", wake)


async def create(store: Store, table: str, act: bytes, row: TableRow, at: float) -> bool:
    """A table with one act."""
    return await store.create(table, [Entry(at, act)], row)


async def append(
    store: Store, table: str, n: int, act: bytes, row: TableRow, at: float, sat: str | None = None
) -> bool:
    """One act."""
    return await store.append(table, n, [Entry(at, act, sat)], row)


@asynccontextmanager
async def opened(database: str, count: int = 2) -> AsyncIterator[list[Store]]:
    """Several stores on one database, as several processes have them."""
    stores = await asyncio.gather(*(Store.open(database) for _ in range(count)))
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


def on(database: str, play: Callable[[Store, Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(database) as (one, two):
            await play(one, two)

    asyncio.run(asyncio.wait_for(run(), 60))


def process(play: Callable[..., Awaitable[None]], *words: str) -> "subprocess.Popen[str]":
    """Another process that runs a function of a test module."""
    program = (
        f"import asyncio, sys; from {play.__module__} import {play.__name__} as play; asyncio.run(play(*sys.argv[1:]))"
    )
    return subprocess.Popen(
        [sys.executable, "-c", program, *words], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
