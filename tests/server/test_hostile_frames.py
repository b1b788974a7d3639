"""Hostile WebSocket frames: the connection is closed with the right code, and costs no more than its messages."""

import asyncio
import json
import logging
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from gunsteel.server.net import websocket
from gunsteel.wire import protocol
from tests.server.raw_sockets import LIMIT, SocketClient, run, two_player_table, untouched
from tests.server.servers import LocalServer


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """None of it is an error of ours."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.WARNING] == []


def hello(table: str) -> str:
    return json.dumps({"type": "hello", "v": 2, "table": table})


TEXT, BINARY, CLOSE, PING, PONG, MORE = 1, 2, 8, 9, 10, 0


def frame(opcode: int, data: bytes = b"", fin: bool = True, mask: bool = True, reserved: int = 0) -> bytes:
    first = (0x80 if fin else 0) | reserved << 4 | opcode
    flag = 0x80 if mask else 0
    if len(data) < 126:
        head = struct.pack("!BB", first, flag | len(data))
    elif len(data) < 2**16:
        head = struct.pack("!BBH", first, flag | 126, len(data))
    else:
        head = struct.pack("!BBQ", first, flag | 127, len(data))
    return head + (bytes(4) + data if mask else data)


HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
)


async def close_code(server: LocalServer, data: bytes) -> int | None:
    """The code the server closes with after these bytes; None if it only hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.address.rpartition(":")[2]))
    try:
        writer.write(HANDSHAKE)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(data)
        while True:
            first, length = await asyncio.wait_for(reader.readexactly(2), LIMIT)
            if length == 126:
                [length] = struct.unpack("!H", await reader.readexactly(2))
            elif length == 127:
                [length] = struct.unpack("!Q", await reader.readexactly(8))
            body = await reader.readexactly(length)
            if first & 0x0F == CLOSE:
                return int(struct.unpack("!H", body[:2])[0]) if body else 1005
    except (asyncio.IncompleteReadError, ConnectionError):
        return None
    finally:
        writer.close()


def test_broken_frames_close_the_connection_with_the_code_for_it(tmp_path: Path) -> None:
    large = b" " * (protocol.LARGEST_MESSAGE + 1)
    half = large[:9000]

    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, "playing")
        welcome = frame(TEXT, hello(there.table).encode())
        async with untouched(there):
            for before in (b"", welcome):
                for code, data in (
                    (1009, frame(TEXT, large)),
                    (1009, frame(TEXT, half, fin=False) + frame(MORE, half)),
                    (1009, frame(BINARY, large)),
                    (1009, struct.pack("!BBQ", 0x81, 0xFF, 2**62)),
                    (1007, frame(TEXT, b"\xff\xfe")),
                    (1007, frame(TEXT, b'{"type": "\xed\xa0\x80"}')),
                    (1007, frame(TEXT, b"\xc3", fin=False) + frame(MORE, b"(")),
                    (1002, frame(TEXT, b"{}", mask=False)),
                    (1002, frame(TEXT, b"{}", reserved=4)),
                    (1002, frame(3, b"{}")),
                    (1002, frame(11, b"")),
                    (1002, frame(MORE, b"{}")),
                    (1002, frame(PING, b"", fin=False)),
                    (1002, frame(PING, b"a" * 126)),
                    (1002, frame(CLOSE, b"\x00")),
                    (1002, frame(CLOSE, struct.pack("!H", 1005))),
                    (1002, frame(TEXT, b"{", fin=False) + frame(TEXT, b"}")),
                    (1000, frame(CLOSE, struct.pack("!H", 1000) + b"bye")),
                ):
                    assert await close_code(server, before + data) == code, (code, data[:20])

    run(tmp_path, play)


def test_a_message_in_parts_is_a_message(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, "playing")
        async with SocketClient(server, there.table) as eve:
            await eve.socket.send(["", '{"type":', "", ' "ping", "ref"', ": 99}"])
            assert await eve.heard() == [protocol.Pong(ref=99)]

    run(tmp_path, play)


FLOODS = {
    "pings": (b"", frame(PING)),
    "pongs": (b"", frame(PONG)),
    "empty messages": (b"", frame(TEXT)),
    "parts of nothing": (frame(TEXT, fin=False), frame(MORE, fin=False)),
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_more_frames_than_anybody_needs_end_the_connection(tmp_path: Path, flood: tuple[bytes, bytes]) -> None:
    """They would wait in memory, and some of them never reach the table, where messages are counted."""

    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, "playing")
        welcome = frame(TEXT, hello(there.table).encode())
        async with untouched(there):
            assert await close_code(server, welcome + flood[0] + flood[1] * int(4 * websocket.FRAMES_BURST)) == 1008

    run(tmp_path, play)
