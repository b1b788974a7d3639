"""Raw sockets at a table of two players, and observers that notice whether anything happens there."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Self

from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from gunsteel.wire import protocol
from gunsteel.wire.client import Client
from gunsteel.wire.lobby import CreateTable, GameChoice
from tests.server.servers import LocalServer, local_server, sqlite

# Long enough for a busy machine.
LIMIT = 60.0


def socket_of(server: LocalServer) -> str:
    return "ws" + server.address.removeprefix("http") + "/api/socket"


class SocketClient:
    """A socket at a table, that may say anything."""

    def __init__(self, server: LocalServer, table: str, key: str | None = None, **headers: str) -> None:
        self.address = socket_of(server)
        self.headers = {name.replace("_", "-"): value for name, value in headers.items()}
        self.hello = {"type": "hello", "v": 2, "table": table} | ({"key": key} if key else {})
        self.refs = 0

    async def __aenter__(self) -> Self:
        self.socket: ClientConnection = await connect(
            self.address, compression=None, max_size=None, additional_headers=self.headers
        )
        await self.say(self.hello)
        first = protocol.decode_answer(await self.socket.recv())
        assert isinstance(first, protocol.Welcome), first
        self.welcome = first
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def say(self, message: dict[str, Any] | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def heard(self) -> list[protocol.FromServer]:
        """All that has come up to now."""
        self.refs += 1
        await self.say({"type": "ping", "ref": self.refs})
        answers: list[protocol.FromServer] = []
        while True:
            answer = protocol.decode_answer(await asyncio.wait_for(self.socket.recv(), LIMIT))
            if answer == protocol.Pong(ref=self.refs):
                return answers
            answers.append(answer)


class TwoPlayerTable(Struct):
    """A table of Ann, who opened it, and Bob; `keys` are their seats'."""

    server: LocalServer
    table: str
    keys: list[str]

    async def acts(self) -> list[bytes]:
        return await self.server.tables.store.acts(self.table)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(LIMIT):
        while not true():
            await asyncio.sleep(0.01)


async def two_player_table(server: LocalServer, state: str) -> TwoPlayerTable:
    async with AsyncExitStack() as stack:
        ann, bob = [await stack.enter_async_context(Client(server.address)) for _ in range(2)]
        table = await ann.create(CreateTable(game=GameChoice(players=2)))
        at_ann, at_bob = [await stack.enter_async_context(client.at(table)) for client in (ann, bob)]
        keys = [await at_ann.sit(0, "Ann"), await at_bob.sit(1, "Bob")]
        if state in ("playing", "over"):
            await at_ann.ask(protocol.Start())
            live = server.tables.live_tables[table]
            await until(lambda: live.state.person_asked is not None)
        if state == "over":
            await at_bob.ask(protocol.Resign())
        if state == "closed":
            await at_ann.ask(protocol.Close())
    return TwoPlayerTable(server, table, keys)


@asynccontextmanager
async def untouched(there: TwoPlayerTable) -> AsyncIterator[None]:
    """Whatever happens inside, the table stays as it is, and nobody at it hears anything."""
    live = await there.server.tables.live(there.table)
    await until(lambda: not live.connections)
    async with AsyncExitStack() as stack:
        observers = [
            await stack.enter_async_context(SocketClient(there.server, there.table, key)) for key in (*there.keys, None)
        ]
        for observer in observers:
            await observer.heard()
        before = await there.acts()
        yield
        for observer in observers:
            assert await observer.heard() == []
        assert await there.acts() == before
    assert there.server.tables.metrics.faults._value.get() == 0


def run(tmp_path: Path, play: Callable[[LocalServer], Coroutine[Any, Any, None]], **config: object) -> None:
    """Against a fresh server; `config` are fields of its ServerConfig."""

    async def all_of_it() -> None:
        async with local_server(sqlite(tmp_path), **config) as server:
            await play(server)

    asyncio.run(all_of_it())
