"""Notifications of what other processes did to the same database."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

CHANNEL = "gunsteel"
# Seconds between looks at a SQLite file, between attempts to connect again, and between checks of a connection.
POLL_SECONDS = 0.25
RETRY_SECONDS = 1.0
CHECK_SECONDS = 30.0


class Subscription:
    """Tables that changed and have not been read from here yet; each is in it once."""

    def __init__(self) -> None:
        self.closed = False
        self._tables: dict[str | None, None] = {}
        self._changed = asyncio.Event()

    def notify(self, table: str | None) -> None:
        self._tables[table] = None
        self._changed.set()

    def close(self) -> None:
        self.closed = True
        self._changed.set()

    async def changed(self) -> list[str | None]:
        """Waits for changed tables; there may be none when the subscription was closed."""
        await self._changed.wait()
        self._changed.clear()
        news = list(self._tables)
        self._tables.clear()
        return news


async def look_at_sqlite(version: Callable[[], Awaitable[object]], subscription: Subscription) -> None:
    """SQLite notifies nobody, but counts the commits of others."""
    last: object = None
    while True:
        try:
            now = await version()
        except Exception:  # the file may be back at the next look
            now = None
        if now is not None and now != last:
            subscription.notify(None)
            last = now
        await asyncio.sleep(POLL_SECONDS)


async def listen_to_postgres(engine: AsyncEngine, process: str, subscription: Subscription) -> None:
    """PostgreSQL says which table it was. What happened while nobody listened is unknown: None."""
    while True:
        try:
            async with engine.connect() as connection:
                driver = (await connection.get_raw_connection()).driver_connection
                await _listen(driver, process, subscription)
        except Exception:  # whatever it was, connect again
            await asyncio.sleep(RETRY_SECONDS)


async def _listen(driver: Any, process: str, subscription: Subscription) -> None:
    lost = asyncio.Event()

    def told(_driver: Any, _pid: int, _channel: str, payload: str) -> None:
        origin, _, table = payload.partition(" ")
        if origin != process:
            subscription.notify(table)

    driver.add_termination_listener(lambda _driver: lost.set())
    await driver.add_listener(CHANNEL, told)
    subscription.notify(None)
    while not lost.is_set():
        try:
            await asyncio.wait_for(lost.wait(), CHECK_SECONDS)
        except TimeoutError:
            # A connection that is lost without an error looks like a quiet one.
            await driver.execute("SELECT 1", timeout=CHECK_SECONDS)
