"""Limits for each client: more is rejected with a sentence, and nobody else has to wait."""

import asyncio
import json
import socket
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from gunsteel.server.http import heavy, middleware, session
from gunsteel.server.http.heavy import LargeResponse, Outbox
from gunsteel.server.http.limits import client_at
from gunsteel.server.net import websocket
from gunsteel.server.net.websocket import WebSocketProtocol
from gunsteel.server.refusals import MANY_UPLOADS, Rejection
from gunsteel.server.table import connection, participant
from gunsteel.server.table.connection import Connection
from gunsteel.wire import protocol
from gunsteel.wire.client import Client, RequestRejected, TableConnection
from gunsteel.wire.lobby import CreateTable, GameChoice
from tests.server.raw_sockets import LIMIT, SocketClient, run, socket_of, two_player_table, until
from tests.server.servers import LocalServer
from tools.bench.endless import endless_record

# As a proxy on this machine would tell two clients apart.
EVE, ANN = {"x-forwarded-for": "192.0.2.1"}, {"x-forwarded-for": "192.0.2.2"}


async def first_words(server: LocalServer) -> protocol.FromServer:
    """What Eve is told before she has said anything."""
    async with connect(socket_of(server), additional_headers=EVE) as eve:
        answer: protocol.FromServer = protocol.decode_answer(await asyncio.wait_for(eve.recv(), LIMIT))
        return answer


# --- Calls and connections -------------------------------------------------------------------------------------------


def test_calls_are_counted_for_each_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "REFUSAL_SECONDS", 0.0)

    async def play(server: LocalServer) -> None:
        async with httpx.AsyncClient(base_url=server.address) as client:
            statuses = [(await client.get("/api/levels", headers=EVE)).status_code for _ in range(40)]
            assert statuses[:10] == [200] * 10
            assert 429 in statuses
            refused = [await client.get("/api/levels", headers=EVE) for _ in range(20)]
            assert any(answer.status_code == 429 and answer.json()["code"] == "too-fast" for answer in refused)
            assert (await client.get("/api/levels", headers=ANN)).status_code == 200

    run(tmp_path, play, requests=1.0)


def test_a_game_that_is_played_again_counts_for_many_calls(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        async with httpx.AsyncClient(base_url=server.address) as client:
            path = "/api/tables/aaaaaaaaaa/replay"
            statuses = [(await client.get(path, headers=EVE)).status_code for _ in range(5)]
            assert statuses[0] == 404
            assert 429 in statuses

    run(tmp_path, play, requests=1.0)


def test_what_a_client_uploads_in_a_day_is_limited(tmp_path: Path) -> None:
    values = {"values": {}, "words": "en"}
    large = {"values": {}, "words": "en", "padding": "x" * 30_000}  # refused for its member, and counted all the same

    async def play(server: LocalServer) -> None:
        async with httpx.AsyncClient(base_url=server.address) as client:
            statuses = [(await client.post("/api/values/check", json=large, headers=EVE)).status_code for _ in range(3)]
            assert statuses == [400, 400, 400]
            refused = await client.post("/api/values/check", json=large, headers=EVE)
            assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
            assert refused.json()["text"] == MANY_UPLOADS
            assert (await client.post("/api/values/check", json=values, headers=ANN)).status_code == 200

    run(tmp_path, play, uploads=100_000.0)


def test_answers_that_nobody_reads_have_limited_room() -> None:
    outbox = Outbox(most=1000, each=600)
    first = LargeResponse(b"x" * 500, 200, {}, outbox, "eve")
    with pytest.raises(Rejection, match="busy"):
        LargeResponse(b"x" * 200, 200, {}, outbox, "eve")
    LargeResponse(b"x" * 500, 200, {}, outbox, "ann")
    with pytest.raises(Rejection, match="busy"):
        LargeResponse(b"x" * 100, 200, {}, outbox, "bob")

    async def gone(_message: object) -> None:
        raise OSError("the client is gone")

    with pytest.raises(OSError, match="gone"):
        asyncio.run(first({"type": "http"}, None, gone))  # type: ignore[arg-type]
    assert outbox.unsent == {"ann": 500}
    LargeResponse(b"x" * 500, 200, {}, outbox, "bob")


def test_a_large_answer_is_whole_also_beside_one_that_nobody_reads(tmp_path: Path) -> None:
    record = {"record": endless_record(400).to_json(), "count": 200}

    async def play(server: LocalServer) -> None:
        there = server.address.removeprefix("http://").split(":")
        body = json.dumps(record).encode()
        head = (
            f"POST /api/replay HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.2.1\r\ncontent-length: {len(body)}\r\n"
            "content-type: application/json\r\n\r\n"
        )
        _, writer = await asyncio.open_connection(there[0], int(there[1]), limit=1024)
        writer.write(head.encode() + body)
        async with httpx.AsyncClient(base_url=server.address, timeout=LIMIT) as client:
            whole = await client.post("/api/replay", json=record, headers=ANN)
            assert whole.status_code == 200
            assert len(whole.content) > heavy.PART
            assert len(whole.json()["updates"]) == 200
        writer.close()

    run(tmp_path, play)


def test_connections_are_counted_for_each_client(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, "waiting")
        async with SocketClient(server, there.table, **EVE) as one, SocketClient(server, there.table, **EVE):
            no = await first_words(server)
            assert isinstance(no, protocol.Bye)
            assert no.code == "full"
            assert no.again is not None
            async with SocketClient(server, there.table, **ANN):
                assert await one.heard() == []
        await until(lambda: not server.tables.live_tables[there.table].connections)
        async with SocketClient(server, there.table, **EVE):
            pass

    run(tmp_path, play, connections=2)


def test_coming_again_and_again_counts_as_calls(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, "waiting")

        codes = set()
        for _ in range(40):
            async with connect(socket_of(server), additional_headers=EVE) as eve:
                with suppress(ConnectionClosed):
                    await eve.send('{"type": "ping"}')
                answer = protocol.decode_answer(await asyncio.wait_for(eve.recv(), LIMIT))
                assert isinstance(answer, protocol.Bye | protocol.Rejected)
                codes.add(answer.code)
        assert codes == {"hello-first", "too-fast"}
        async with SocketClient(server, there.table, **ANN):
            pass

    run(tmp_path, play, requests=3.0)


def test_one_client_of_the_newer_internet_has_one_network() -> None:
    assert client_at("2001:db8::1") == client_at("2001:db8::ffff:2") != client_at("2001:db8:0:1::1")
    assert client_at("192.0.2.1") != client_at("192.0.2.2")
    assert client_at("::ffff:192.0.2.1") != client_at("::ffff:192.0.2.2")


def test_tables_are_counted_for_each_client_also_by_rematch(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        async with Client(server.address) as ann:
            table = await ann.create(CreateTable(game=GameChoice(players=2), seats=[None, "recruit"]))
            async with ann.at(table) as place:
                await place.sit(0, "Ann")
                await place.ask(protocol.Start())
                await place.ask(protocol.Resign())
                for again in (lambda: ann.create(CreateTable()), lambda: place.ask(protocol.Rematch())):
                    with pytest.raises(RequestRejected, match="a lot of tables") as no:
                        await again()
                    assert no.value.code == "too-fast"
            ann.http.headers.update(ANN)
            await ann.create(CreateTable())

    run(tmp_path, play, tables=0.0001)


# --- Messages --------------------------------------------------------------------------------------------------------


def test_a_client_that_floods_is_slowed_and_the_others_are_answered(tmp_path: Path) -> None:
    flood = 150

    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, "waiting")
        async with (
            SocketClient(server, there.table, **EVE) as eve,
            SocketClient(server, there.table, there.keys[0], **ANN) as ann,
        ):
            await ann.heard()
            for _ in range(flood):
                await eve.say('{"type": "ping"}')
            async with asyncio.timeout(LIMIT):
                for _ in range(20):
                    await ann.say({"type": "rename", "name": "Ann"})
                    answers = await ann.heard()
                    assert [type(answer) for answer in answers] == [protocol.Changed, protocol.Done]
                while not isinstance(answer := protocol.decode_answer(await eve.socket.recv()), protocol.Rejected):
                    pass
            assert answer.code == "too-fast"
            eve.socket.transport.abort()

    run(tmp_path, play, requests=10.0)


def test_the_messages_of_all_sockets_and_the_calls_of_a_client_are_counted_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "COSTS", {})
    monkeypatch.setattr(middleware, "REFUSAL_SECONDS", 0.01)

    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, "waiting")
        async with (
            SocketClient(server, there.table, **EVE) as one,
            SocketClient(server, there.table, **EVE) as other,
            httpx.AsyncClient(base_url=server.address) as client,
        ):
            await one.heard()
            for _ in range(100):
                await one.say('{"type": "ping"}')
            async with asyncio.timeout(LIMIT):
                while not isinstance(protocol.decode_answer(await one.socket.recv()), protocol.Rejected):
                    pass
            answers = []
            for _ in range(5):
                await other.say('{"type": "ping"}')
                answers.append(protocol.decode_answer(await asyncio.wait_for(other.socket.recv(), LIMIT)))
            assert any(isinstance(answer, protocol.Rejected) and answer.code == "too-fast" for answer in answers)
            for path in ("/", "/no-such-page", "/api/levels", "/openapi.json"):
                statuses = [(await client.get(path, headers=EVE)).status_code for _ in range(5)]
                assert 429 in statuses, path
            assert (await client.get("/api/levels", headers=ANN)).status_code == 200
            one.socket.transport.abort()

    run(tmp_path, play, requests=2.0)


def test_who_never_says_hello_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "HELLO_SECONDS", 0.05)

    async def play(server: LocalServer) -> None:
        no = await first_words(server)
        assert isinstance(no, protocol.Bye)
        assert (no.code, no.again) == ("hello-first", None)

    run(tmp_path, play)


def test_a_table_does_not_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(participant, "MOST_UNLIMITED", 12)
    monkeypatch.setattr(participant, "MOST_UNDONE", 3)
    monkeypatch.setattr(participant, "MOST_SAID", 2)
    unlimited: list[protocol.FromClient] = [
        protocol.Rename(name="Ann"),
        protocol.Ready(on=False),
        protocol.Link(seat=0),
        protocol.Chat(on=True),
    ]

    async def play(server: LocalServer) -> None:
        async with Client(server.address) as ann:
            table = await ann.create(CreateTable(game=GameChoice(players=2), seats=[None, "recruit"]))
            async with ann.at(table) as place:
                await place.sit(0, "Ann")
                for number in range(11):
                    await place.ask(unlimited[number % len(unlimited)])
                for request in [*unlimited, protocol.Stand(), protocol.Assign(seat=1, level=None)]:
                    with pytest.raises(RequestRejected, match="too often") as no:
                        await place.ask(request)
                    assert no.value.code == "too-fast"
                for _ in range(2):
                    await place.ask(protocol.Say(text="hi"))
                with pytest.raises(RequestRejected, match="limit of messages"):
                    await place.ask(protocol.Say(text="hi"))
                await place.ask(protocol.Start())
                state = server.tables.live_tables[table].state
                for _ in range(3):
                    await answer(place)
                    await place.ask(protocol.Undo())
                await answer(place)
                with pytest.raises(RequestRejected, match="undone enough"):
                    await place.ask(protocol.Undo())
                assert state.status == "playing"

    run(tmp_path, play)


async def answer(place: TableConnection) -> None:
    await until(lambda: place.update is not None and place.update.question is not None)
    update = place.update
    assert update is not None
    assert update.question is not None
    await place.choose(update, update.question.options[0])


# --- Who does not read -----------------------------------------------------------------------------------------------


def test_a_watcher_who_never_reads_is_dropped_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(participant, "MOST_UNLIMITED", 10**6)
    monkeypatch.setattr(session, "CLOSE_SECONDS", 0.05)
    monkeypatch.setattr(websocket, "LINGER_SECONDS", 0.05)
    most = connection.MOST_QUEUED_BYTES

    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, "waiting")
        live = await server.tables.live(there.table)
        await until(lambda: not live.connections)
        dozing = await asyncio.to_thread(deaf, server, there.table)
        with dozing:
            await until(lambda: len(live.connections) == 1)
            [slow] = live.connections
            await until(lambda: len(lines(server)) == 1)
            [held_by] = lines(server)
            small(held_by)
            async with (
                SocketClient(server, there.table, there.keys[0]) as ann,
                SocketClient(server, there.table) as watcher,
            ):
                await ann.heard()
                changes, largest = 0, 0
                async with asyncio.timeout(LIMIT):
                    while slow in live.connections:
                        for _ in range(20):
                            await ann.say({"type": "ready", "on": False})
                        await ann.heard()
                        changes += 20
                        largest = max(largest, held(slow, held_by))
                heard = [message for message in await watcher.heard() if isinstance(message, protocol.Changed)]
                assert len(heard) >= changes
                assert largest <= most + 200_000
                assert server.tables.metrics.dropped._value.get() == 1
                await until(lambda: held_by not in lines(server))
                assert held_by.transport.get_write_buffer_size() == 0

    run(tmp_path, play)


def deaf(server: LocalServer, table: str) -> socket.socket:
    """A socket that says hello and never reads."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", int(server.address.rpartition(":")[2])))
    raw.sendall(
        b"GET /api/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
    )
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += raw.recv(1)
    hello = json.dumps({"type": "hello", "v": 2, "table": table}).encode()
    raw.sendall(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
    return raw


def lines(server: LocalServer) -> list[WebSocketProtocol]:
    return [each for each in server.server.server_state.connections if isinstance(each, WebSocketProtocol)]


def small(connection: WebSocketProtocol) -> None:
    """The system would hold megabytes for it otherwise."""
    connection.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)


def held(slow: Connection, connection: WebSocketProtocol) -> int:
    """Bytes in memory for a guest."""
    return slow._bytes + connection.transport.get_write_buffer_size()
