"""Connections for plain HTTP: one client has only so many, and each must ask soon."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from gunsteel.server.http import app
from gunsteel.server.net import plain_http
from tests.server.raw_sockets import LIMIT, SocketClient, run, two_player_table, until
from tests.server.servers import LocalServer

ASK = b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n"
LARGE = 40_000_000


@pytest.fixture
def stranger(monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine is no proxy whose word is believed, and has as many plain connections as sockets."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.9")
    monkeypatch.setattr(plain_http, "PLAIN_PER_SOCKET", 1)


class RawConnection:
    """A connection, byte by byte."""

    def __init__(self, reader: StreamReader, writer: StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def say(self, words: bytes) -> None:
        self.writer.write(words)

    async def is_served(self, ask: bytes = ASK) -> bool:
        try:
            self.say(ask)
            return await asyncio.wait_for(self.reader.readline(), LIMIT) == b"HTTP/1.1 200 OK\r\n"
        except ConnectionError:
            return False

    async def all_heard(self) -> bytes:
        """All that is said until the server hangs up."""
        heard = bytearray()
        with suppress(ConnectionError):
            while part := await asyncio.wait_for(self.reader.read(1000), LIMIT):
                heard += part
        return bytes(heard)

    def leave(self) -> None:
        self.writer.close()


@asynccontextmanager
async def connected(server: LocalServer) -> AsyncIterator[RawConnection]:
    there = urlsplit(server.address)
    connection = RawConnection(*await asyncio.open_connection(there.hostname, there.port))
    try:
        yield connection
    finally:
        connection.leave()


async def is_served(server: LocalServer) -> bool:
    async with connected(server) as connection:
        return await connection.is_served()


@pytest.mark.usefixtures("stranger")
def test_plain_connections_are_counted_for_each_client(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        async with connected(server) as one, connected(server) as two, connected(server) as three:
            assert [await each.is_served() for each in (one, two, three)] == [True] * 3
            async with connected(server) as four:
                four.say(ASK)
                assert (await four.all_heard()).startswith(b"HTTP/1.1 503 ")
            one.leave()
            async with asyncio.timeout(LIMIT):
                while not await is_served(server):
                    await asyncio.sleep(0.01)

    run(tmp_path, play, connections=3)


@pytest.mark.usefixtures("stranger")
def test_a_socket_is_no_plain_connection_any_more(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, "waiting")
        async with (
            SocketClient(server, there.table),
            SocketClient(server, there.table),
            SocketClient(server, there.table),
        ):
            assert await is_served(server)

    run(tmp_path, play, connections=3)


def test_the_visitors_of_a_proxy_are_not_counted_as_one(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        async with AsyncExitStack() as stack:
            visitors = [await stack.enter_async_context(connected(server)) for _ in range(10)]
            assert [await each.is_served() for each in visitors] == [True] * 10

    run(tmp_path, play, connections=3)


@pytest.mark.parametrize("begun", [b"", b"GET /healthz HT"])
def test_who_does_not_ask_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    monkeypatch.setattr(plain_http, "HEAD_SECONDS", 0.3)

    async def play(server: LocalServer) -> None:
        async with connected(server) as connection:
            connection.say(begun)
            assert await connection.all_heard() == b""

    run(tmp_path, play)


@pytest.mark.parametrize(("asked", "more"), [(ASK, b"GET"), (ASK[:-2] + b"content-length: 9\r\n\r\nbo", b"dy")])
def test_who_only_begins_to_ask_again_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: bytes, more: bytes
) -> None:
    monkeypatch.setattr(plain_http, "HEAD_SECONDS", 1.0)

    async def play(server: LocalServer) -> None:
        async with connected(server) as connection:
            assert await connection.is_served(asked)
            connection.say(more)
            assert b"HTTP/1.1" not in await connection.all_heard()

    run(tmp_path, play)


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> bytes:
    """What asks for more than fits into the buffers of the system, and is no matter of a moment."""
    monkeypatch.setattr(app, "document", lambda: "x" * LARGE)
    monkeypatch.setattr(plain_http, "HEAD_SECONDS", 2.0)
    return ASK.replace(b"/healthz", b"/openapi.json")


def test_who_reads_slowly_is_waited_for(tmp_path: Path, large: bytes) -> None:
    async def play(server: LocalServer) -> None:
        async with connected(server) as connection:
            assert await connection.is_served(large)
            read = 0
            while read < LARGE:
                await asyncio.sleep(0.2)
                read += len(await asyncio.wait_for(connection.reader.readexactly(LARGE // 20), LIMIT))

    run(tmp_path, play)


def test_who_does_not_read_is_sent_away(tmp_path: Path, large: bytes) -> None:
    async def play(server: LocalServer) -> None:
        async with connected(server) as connection:
            assert await connection.is_served(large)
            await until(lambda: not server.server.server_state.connections)

    run(tmp_path, play)


def test_a_socket_that_is_asked_for_wrongly_is_refused(tmp_path: Path) -> None:
    headers = b"".join(b"x-%d: y\r\n" % n for n in range(200))
    ask = b"GET /api/socket HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n" + headers + b"\r\n"

    async def play(server: LocalServer) -> None:
        async with connected(server) as connection:
            connection.say(ask)
            assert (await connection.all_heard()).startswith(b"HTTP/1.1 431 ")
            await until(lambda: not server.server.server_state.connections)

    run(tmp_path, play)


def test_who_waits_for_an_answer_is_not_hurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain_http, "HEAD_SECONDS", 1.0)

    async def play(server: LocalServer) -> None:
        listed = server.tables.store.listed

        async def slowly(*args: object, **more: object) -> object:
            await asyncio.sleep(1.5)
            return await listed(*args, **more)  # type: ignore[arg-type]

        server.tables.store.listed = slowly  # type: ignore[assignment,method-assign]
        async with httpx.AsyncClient(base_url=server.address) as client:
            assert (await client.get("/api/tables")).status_code == 200

    run(tmp_path, play)
