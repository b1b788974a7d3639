"""A server under test, everybody who is connected to it, and time that can be moved on."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from inspect import Parameter, Signature, signature
from random import Random
from time import time
from typing import Any, Self
from unittest.mock import patch

import pytest

from gunsteel.server.http import session
from gunsteel.server.table import live, scheduler, tables
from gunsteel.server.table.live import LiveTable
from gunsteel.shared_game import Update
from gunsteel.wire import client, protocol
from gunsteel.wire.client import Client, RequestRejected, TableConnection
from gunsteel.wire.lobby import CreateTable, GameChoice, Language, TableInfo
from tests.server.servers import LocalServer, local_server

# Seconds: what has not happened by then will not; long for a busy machine.
TIMEOUT = 60.0
NAMES = ("Ada", "Bo", "Cleo", "Dan")


class Person(TableConnection):
    """A connection to a table that remembers every message."""

    def __init__(
        self, of: Client, table: str, key: str | None = None, words: Language | None = None, position: bool = False
    ) -> None:
        super().__init__(of, table, key, words, position)
        self.heard: list[protocol.FromServer] = []
        self._changed = asyncio.Event()

    def _take(self, message: protocol.FromServer) -> None:
        self.heard.append(message)
        try:
            super()._take(message)
        finally:
            self._changed.set()

    async def until(self, met: Callable[[Self], object]) -> Self:
        """Wait for a condition."""
        async with asyncio.timeout(TIMEOUT):
            while not met(self):
                self._changed.clear()
                await self._changed.wait()
        return self

    async def refused(self, request: protocol.FromClient) -> RequestRejected:
        """Ask for what must not be done."""
        with pytest.raises(RequestRejected) as caught:
            await self.ask(request)
        return caught.value

    async def settled(self) -> None:
        """All that was sent to us before has arrived."""
        await self.ask(protocol.Ping())

    def cut(self) -> None:
        """Break the connection without a word; nothing more arrives."""
        assert self._socket is not None
        self._socket.transport.abort()

    async def back(self) -> protocol.Welcome:
        """Cut, and come back; what the server says then."""
        before = len(self.heard)
        self.cut()
        await self.until(lambda me: any(isinstance(word, protocol.Welcome) for word in me.heard[before:]))
        return next(word for word in self.heard[before:] if isinstance(word, protocol.Welcome))

    def of(self, *kinds: type[Any]) -> list[Any]:
        """All of some kinds that was heard."""
        return [word for word in self.heard if isinstance(word, kinds)]

    @property
    def updates(self) -> list[Update]:
        return [word.update for word in self.of(protocol.Updated)]

    @property
    def info(self) -> TableInfo:
        assert self.table is not None
        return self.table

    @property
    def now(self) -> Update:
        assert self.update is not None
        return self.update

    @property
    def asked(self) -> bool:
        return self.update is not None and self.update.question is not None

    async def told_after(self, before: Update) -> None:
        await self.until(lambda me: me.now.n > before.n)

    async def asked_after(self, before: Update) -> None:
        await self.until(lambda me: me.asked and me.now.n > before.n)

    async def answer(self, option: str | None = None) -> str:
        """Answer what is asked; any option if none is named."""
        await self.until(lambda me: me.asked)
        assert self.now.question is not None
        chosen = option or self.now.question.options[0]
        await self.choose(self.now, chosen)
        return chosen


class Site:
    """A server with everybody who is connected to it. Its time stands still until it is `later`."""

    def __init__(self, server: LocalServer, open_: AsyncExitStack) -> None:
        self.server = server
        self.tables = server.tables
        self.now = time()
        self._open = open_

    def time(self) -> float:
        return self.now

    async def later(self, seconds: float) -> None:
        """It is later, and all tables in memory have been looked after."""
        self.now += seconds
        for table in list(self.tables.live_tables.values()):
            table.poke()
            await self.at_rest(table)

    async def at_rest(self, table: LiveTable) -> None:
        """Nothing is being done at this table."""
        await self.until(lambda: table.scheduler.idle)

    def live(self, at: TableConnection | str) -> LiveTable:
        return self.tables.live_tables[at if isinstance(at, str) else at.id]

    async def until(self, met: Callable[[], object]) -> None:
        """Wait for a condition that no message tells."""
        async with asyncio.timeout(TIMEOUT):
            while not met():
                await asyncio.sleep(0.01)

    async def somebody(self, cookie: str | None = None) -> Client:
        return await self._open.enter_async_context(Client(self.server.address, cookie))

    async def at(
        self,
        table: str,
        who: Client | None = None,
        key: str | None = None,
        words: Language | None = None,
        position: bool = False,
    ) -> Person:
        """Somebody new, or `who` once more, at a table."""
        return await self._open.enter_async_context(Person(who or await self.somebody(), table, key, words, position))

    async def opened(self, people: int, *levels: str, **more: Any) -> list[Person]:
        """A table where so many people sit on the first seats and bots on the others; the first is the host."""
        host = await self.somebody()
        if "record" not in more and "game" not in more:
            more["game"] = GameChoice("base", people + len(levels))
        table = await host.create(CreateTable(seats=[*[None] * people, *levels], **more))
        seated = [await self.at(table, host if not seat else None) for seat in range(people)]
        for seat, person in enumerate(seated):
            await person.sit(seat, NAMES[seat])
        return seated

    async def playing(self, people: int, *levels: str, **more: Any) -> list[Person]:
        """The same, and the game has begun."""
        seated = await self.opened(people, *levels, **more)
        for person in seated:
            await person.ready()
        for person in seated:
            await person.until(lambda me: me.info.status == "playing" and me.update is not None)
        return seated


@asynccontextmanager
async def site(database: str) -> AsyncIterator[Site]:
    with ExitStack() as changed:
        changed.enter_context(patch.object(client, "PAUSES", (0.01, 0.1, 1.0)))
        changed.enter_context(patch.object(tables, "ALIVE_SECONDS", 1e6))  # its time jumps
        async with local_server(database) as server, AsyncExitStack() as open_:
            all_ = Site(server, open_)
            for module in (tables, session, live, scheduler):
                changed.enter_context(patch.object(module, "time", all_.time))
            yield all_


def with_site(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that runs against a server: `async def test_…(site, …)`."""

    def run(sqlite: str, **more: Any) -> None:
        async def play() -> None:
            async with asyncio.timeout(5 * TIMEOUT), site(sqlite) as all_:
                await test(all_, **more)

        asyncio.run(play())

    others = [one for name, one in signature(test).parameters.items() if name != "site"]
    run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
    run.__signature__ = Signature([Parameter("sqlite", Parameter.POSITIONAL_OR_KEYWORD), *others])  # type: ignore[attr-defined]
    return run


def at_random(seed: int) -> Callable[[Update], Awaitable[str]]:
    """Answers at random."""
    dice = Random(seed)

    async def choose(update: Update) -> str:
        assert update.question is not None
        return dice.choice(update.question.options)

    return choose
