"""Hearing what other processes did to the same database."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

CHANNEL = "gunsteel"
# Seconds between looks at a SQLite file, between attempts to connect again, and between signs of life.
LOOK = 0.25
RETRY = 1.0
ALIVE = 30.0


class Subscription:
    """News that its listener has not been told yet; the same table twice is told once."""

    def __init__(self) -> None:
        self.closed = False
        self._news: dict[str | None, None] = {}
        self._stirred = asyncio.Event()

    def hear(self, table: str | None) -> None:
        self._news[table] = None
        self._stirred.set()

    def close(self) -> None:
        self.closed = True
        self._stirred.set()

    async def heard(self) -> list[str | None]:
        """Waits for news; there may be none when the ear was closed."""
        await self._stirred.wait()
        self._stirred.clear()
        news = list(self._news)
        self._news.clear()
        return news


async def look_at_sqlite(version: Callable[[], Awaitable[object]], subscription: Subscription) -> None:
    """SQLite tells nobody, but counts the commits of others."""
    last: object = None
    while True:
        try:
            now = await version()
        except Exception:  # the file may be back at the next look
            now = None
        if now is not None and now != last:
            subscription.hear(None)
            last = now
        await asyncio.sleep(LOOK)


async def listen_to_postgres(engine: AsyncEngine, process: str, subscription: Subscription) -> None:
    """PostgreSQL tells which table it was. Whatever happened while nobody listened is unknown: None."""
    while True:
        try:
            async with engine.connect() as connection:
                driver = (await connection.get_raw_connection()).driver_connection
                await _listen(driver, process, subscription)
        except Exception:  # whatever it was, the remedy is to connect again
            await asyncio.sleep(RETRY)


async def _listen(driver: Any, process: str, subscription: Subscription) -> None:
    lost = asyncio.Event()

    def told(_driver: Any, _pid: int, _channel: str, payload: str) -> None:
        origin, _, table = payload.partition(" ")
        if origin != process:
            subscription.hear(table)

    driver.add_termination_listener(lambda _driver: lost.set())
    await driver.add_listener(CHANNEL, told)
    subscription.hear(None)
    while not lost.is_set():
        try:
            await asyncio.wait_for(lost.wait(), ALIVE)
        except TimeoutError:
            # A connection that died in silence looks like a quiet one.
            await driver.execute("SELECT 1", timeout=ALIVE)
