"""The client for Python: answers belong to their requests, lost connections are opened again, nothing is done twice."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.asyncio.server import ServerConnection, serve

from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.formats import record as records
from gunsteel.formats.deal import deal
from gunsteel.formats.record import Record
from gunsteel.shared_game import SharedGame, Update
from gunsteel.wire import protocol
from gunsteel.wire.client import Client, ConnectionEnded, RequestRejected
from gunsteel.wire.lobby import CreateTable, GameChoice, SeatInfo, Settings, TableInfo, TableStatus
from tests.server.servers import LocalServer, local_server, sqlite

PATIENCE = 60.0
CODE = "abcdefgh23"


# --- A server that does as it is told --------------------------------------------------------------------------------


class Line:
    """One connection, seen by the server; `hello` is what the client began with."""

    def __init__(self, socket: ServerConnection, hello: protocol.Hello) -> None:
        self.socket = socket
        self.hello = hello

    async def say(self, *answers: protocol.Answer) -> None:
        for answer in answers:
            await self.socket.send(protocol.encode(answer).decode())

    async def hear(self) -> Any:
        return protocol.decode_request(await self.socket.recv())


Script = Callable[[Line], Awaitable[None]]


@asynccontextmanager
async def scripted(*scripts: Script) -> AsyncIterator[Client]:
    """A client of a server that follows a script on each connection, the last one on all further ones."""
    lines = 0

    async def connected(socket: ServerConnection) -> None:
        nonlocal lines
        script = scripts[min(lines, len(scripts) - 1)]
        lines += 1
        hello = protocol.decode_request(await socket.recv())
        assert isinstance(hello, protocol.Hello)
        await script(Line(socket, hello))

    async with asyncio.timeout(PATIENCE), serve(connected, "127.0.0.1", 0, compression=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with Client(f"http://127.0.0.1:{port}") as client:
            yield client


async def stay(line: Line) -> None:
    await line.socket.wait_closed()


def table(status: TableStatus) -> TableInfo:
    seats = [SeatInfo(taken="person", name=name, colour="red", shape="star") for name in ("Ada", "Ben")]
    return TableInfo(id=CODE, game=GameChoice(players=2), settings=Settings(), status=status, seats=seats, created=0.0)


def asked(n: int) -> Update:
    rules = Rules("base", 2)
    return replace(SharedGame(Record(rules, deal(rules, Dice(1)))).current(0), n=n)


def welcome(update: Update | None = None, status: TableStatus = "playing") -> protocol.Welcome:
    return protocol.Welcome(v=1, table=table(status), seat=0, host=True, update=update, words=None, said=[])


async def goes_on(line: Line) -> None:
    """Others are asked, and soon the game is over."""
    await line.say(welcome(replace(asked(4), question=None)), OVER)
    await stay(line)


OVER = protocol.Changed(table=table("over"), seat=0, host=True)


async def first(update: Update) -> str:
    assert update.question is not None
    return update.question.options[0]


# --- Answers ---------------------------------------------------------------------------------------------------------


def test_answers_are_matched_by_ref_not_by_order() -> None:
    async def script(line: Line) -> None:
        await line.say(welcome())
        asked = [await line.hear(), await line.hear()]
        for request in reversed(asked):
            await line.say(protocol.KeyGiven(ref=request.ref, seat=request.seat, key=f"of {request.seat}"))
        await stay(line)

    async def test() -> None:
        async with scripted(script) as client, client.at(CODE) as place:
            links = [place.ask(protocol.Link(seat=seat)) for seat in (2, 3)]
            assert [given.key for given in await asyncio.gather(*links)] == ["of 2", "of 3"]

    asyncio.run(test())


def test_a_refusal_is_raised_with_its_code_and_the_newest_update() -> None:
    async def script(line: Line) -> None:
        await line.say(welcome())
        request = await line.hear()
        await line.say(protocol.Rejected(ref=None, code="malformed", text="Something else."))
        await line.say(protocol.Rejected(ref=request.ref, code="stale", text="Too late.", update=asked(4)))
        await stay(line)

    async def test() -> None:
        async with scripted(script) as client, client.at(CODE) as place:
            with pytest.raises(RequestRejected, match=r"Too late\.") as no:
                await place.choose(asked(3), "mining")
            assert no.value.code == "stale"
            assert no.value.update == asked(4)

    asyncio.run(test())


# --- Lost connections ------------------------------------------------------------------------------------------------


def test_a_lost_connection_is_told_to_who_waits_and_opened_again_with_the_key() -> None:
    keys: list[str | None] = []

    async def sits_and_hangs_up(line: Line) -> None:
        keys.append(line.hello.key)
        await line.say(welcome(status="waiting"))
        request = await line.hear()
        await line.say(protocol.KeyGiven(ref=request.ref, seat=0, key="secret"))
        await line.hear()
        await line.socket.close()

    async def comes_back(line: Line) -> None:
        keys.append(line.hello.key)
        await line.say(welcome(status="playing"))
        request = await line.hear()
        await line.say(protocol.Done(ref=request.ref))
        await stay(line)

    async def test() -> None:
        async with scripted(sits_and_hangs_up, comes_back) as client, client.at(CODE) as place:
            assert await place.sit(0, "Ada") == "secret"
            with pytest.raises(ConnectionError):
                await place.ready()
            statuses = []
            async for message in place.news():
                assert isinstance(message, protocol.Welcome)
                statuses.append(message.table.status)
                if len(statuses) == 2:
                    break
            assert statuses == ["waiting", "playing"]
            await place.ask(protocol.Resign())

    asyncio.run(test())
    assert keys == [None, "secret"]


def test_who_is_told_to_come_again_does_and_who_is_told_not_to_does_not() -> None:
    async def full(line: Line) -> None:
        await line.say(protocol.Bye(code="full", text="Too many.", again=0.1))

    async def lost(line: Line) -> None:
        await line.say(welcome())

    async def removed(line: Line) -> None:
        await line.say(protocol.Bye(code="no-table", text="It is gone.", again=None))

    async def test() -> None:
        async with scripted(lost, full, removed) as client, client.at(CODE) as place:
            with pytest.raises(ConnectionEnded, match=r"It is gone\.") as ended:
                await place.play(first)
            assert ended.value.code == "no-table"
            with pytest.raises(ConnectionEnded):
                await place.ready()
        async with scripted(full) as client:
            with pytest.raises(ConnectionError, match=r"Too many\."):
                await client.at(CODE).__aenter__()

    asyncio.run(test())


def test_what_the_client_cannot_read_ends_it_with_a_word() -> None:
    async def newer(line: Line) -> None:
        await line.say(welcome())
        await line.socket.send('{"type": "newer"}')
        await stay(line)

    async def test() -> None:
        async with scripted(newer) as client, client.at(CODE) as place:
            with pytest.raises(ConnectionEnded, match="does not understand"):
                await place.play(first)

    asyncio.run(test())


# --- Playing ---------------------------------------------------------------------------------------------------------


def test_an_answer_that_was_lost_is_given_again_and_one_that_was_taken_is_not() -> None:
    heard: list[int] = []

    async def loses(line: Line) -> None:
        await line.say(welcome(asked(3)))
        heard.append((await line.hear()).n)
        await line.socket.close()

    async def test() -> None:
        async with scripted(loses, loses, goes_on) as client, client.at(CODE) as place:
            assert (await place.play(first)).status == "over"

    asyncio.run(test())
    assert heard == [3, 3]


def test_a_question_that_is_no_longer_the_newest_is_not_thought_about() -> None:
    thought: list[int] = []

    async def choose(update: Update) -> str:
        thought.append(update.n)
        return await first(update)

    async def script(line: Line) -> None:
        await line.say(welcome(asked(0)), protocol.Updated(update=asked(1)))
        for n in (2, 3):
            await line.say(protocol.Done(ref=(await line.hear()).ref), protocol.Updated(update=asked(n)))
        await line.hear()
        await line.say(OVER)
        await line.socket.close()
        await stay(line)

    async def test() -> None:
        async with scripted(script, goes_on) as client, client.at(CODE) as place:
            while place.update is None or place.update.n < 1:
                await asyncio.sleep(0)
            await place.play(choose)

    asyncio.run(test())
    assert thought == [1, 2, 3]


def test_an_answer_that_the_server_was_too_busy_for_is_given_again() -> None:
    async def script(line: Line) -> None:
        await line.say(welcome(asked(0)))
        request = await line.hear()
        await line.say(protocol.Rejected(ref=request.ref, code="busy", text="Later."))
        request = await line.hear()
        assert request.n == 0
        await line.say(protocol.Updated(update=replace(asked(1), question=None)), protocol.Done(ref=request.ref), OVER)
        await stay(line)

    async def test() -> None:
        async with scripted(script) as client, client.at(CODE) as place:
            assert (await place.play(first)).status == "over"

    asyncio.run(test())


# --- With a real server ----------------------------------------------------------------------------------------------


def test_what_is_too_fast_or_malformed_is_refused_with_its_ref(tmp_path: Path) -> None:
    async def test(client: Client) -> None:
        async with client.at(await client.create(CreateTable())) as place:
            with pytest.raises(RequestRejected) as malformed:
                await place.ask(protocol.Sit(seat=9, name="Ada"))
            assert malformed.value.code == "malformed"
            pings = [place.ask(protocol.Ping()) for _ in range(100)]
            answers = await asyncio.gather(*pings, return_exceptions=True)
            assert {type(answer) for answer in answers} == {protocol.Pong, RequestRejected}
            assert {answer.code for answer in answers if isinstance(answer, RequestRejected)} == {"too-fast"}

    async def main() -> None:
        async with (
            asyncio.timeout(PATIENCE),
            local_server(sqlite(tmp_path), requests=5.0) as server,
            Client(server.address) as client,
        ):
            await test(client)

    asyncio.run(main())


def test_two_players_whose_connections_are_cut_again_and_again_play_to_the_end(tmp_path: Path) -> None:
    async def sit_and_play(client: Client, table: str, seat: int) -> TableInfo:
        dice = random.Random(seat)

        async def choose(update: Update) -> str:
            assert update.question is not None
            return dice.choice(update.question.options)

        async with client.at(table) as place:
            await place.sit(seat, f"Player {seat}")
            await place.ready()
            return await place.play(choose)

    async def cut(server: LocalServer, table: str) -> int:
        """All connections, whenever some more has happened; how often."""
        cuts = 0
        while (state := server.tables.live_tables[table].state).status in ("waiting", "playing"):
            if state.status == "playing" and state.acts >= 20 * (cuts + 1):
                cuts += 1
                for connection in list(server.tables.live_tables[table].connections):
                    connection.close_after_sending()
            await asyncio.sleep(0.01)
        return cuts

    async def test(server: LocalServer, ada: Client, ben: Client) -> None:
        table = await ada.create(CreateTable(game=GameChoice(players=2)))
        players = [asyncio.create_task(sit_and_play(who, table, seat)) for seat, who in enumerate((ada, ben))]
        while table not in server.tables.live_tables:
            await asyncio.sleep(0.01)
        assert await cut(server, table) >= 3
        for info in await asyncio.gather(*players):
            assert info.ended == "rules"
        assert records.replay(records.from_json(await ada.record(table))).over

    async def main() -> None:
        async with (
            asyncio.timeout(PATIENCE * 2),
            local_server(sqlite(tmp_path)) as server,
            Client(server.address) as ada,
            Client(server.address) as ben,
        ):
            await test(server, ada, ben)

    asyncio.run(main())
