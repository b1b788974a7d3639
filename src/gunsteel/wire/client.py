"""A client for Python: the lobby over HTTP, and a connection to a table that reconnects by itself."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Any, Self, TypeVar

import msgspec

from gunsteel.errors import Refused
from gunsteel.extras import require
from gunsteel.observation import Observation, observation_of
from gunsteel.shared_game import Update
from gunsteel.wire import protocol
from gunsteel.wire.lobby import (
    Created,
    CreateTable,
    DailyDeal,
    Language,
    Levels,
    Problem,
    Replay,
    TableInfo,
    TableList,
)
from gunsteel.wire.packing import unpacked

try:
    import httpx
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import ConnectionClosed, InvalidHandshake
except ModuleNotFoundError:
    require("client", __name__)
    raise

LARGEST_ANSWER = 4_000_000
# Seconds for a call: on a busy machine a healthy server may need a few.
CALL_SECONDS = 20.0
PAUSES: tuple[float, ...] = (0.1, 0.3, 1.0, 2.0, 5.0)

_T = TypeVar("_T")


class RequestRejected(Refused):
    """The server rejected the request; the message says why."""

    def __init__(self, code: str, text: str, update: Update | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.update = update


class ConnectionEnded(RequestRejected):
    """The server has closed the connection for good."""


class Client:
    """A server's lobby, as one person: a cookie says who."""

    def __init__(self, address: str, cookie: str | None = None) -> None:
        self.address = address.rstrip("/")
        # Servers close idle connections after five seconds; a request in that moment would fail.
        self.http = httpx.AsyncClient(
            base_url=self.address,
            cookies={"gunsteel": cookie} if cookie else None,
            limits=httpx.Limits(keepalive_expiry=2.0),
            timeout=CALL_SECONDS,
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str | None:
        """Who we are; another client with it is the same person."""
        return self.http.cookies.get("gunsteel")

    async def create(self, table: CreateTable) -> str:
        created = await self._call("POST", "/api/tables", Created, content=protocol.encode(table))
        return created.id

    async def tables(self, **query: str | int) -> list[TableInfo]:
        """Public tables: `status`, `limit`, `offset`."""
        return (await self._call("GET", "/api/tables", TableList, params=query)).tables

    async def my_tables(self) -> list[TableInfo]:
        return (await self._call("GET", "/api/me/tables", TableList)).tables

    async def table(self, table: str) -> TableInfo:
        return await self._call("GET", f"/api/tables/{table}", TableInfo)

    async def with_code(self, code: str) -> TableInfo:
        """The public table that has this short code."""
        return await self._call("GET", f"/api/codes/{code}", TableInfo)

    async def daily(self, bots: bool = False) -> DailyDeal:
        """The deal of the day; `bots`: let the bots play it, if they have not."""
        return await self._call("GET", "/api/daily", DailyDeal, params={"bots": str(bots).lower()})

    async def play_daily(self) -> str:
        """A table with it; its id."""
        return (await self._call("POST", "/api/daily", Created)).id

    async def record(self, table: str) -> dict[str, Any]:
        """Of a finished game."""
        return await self._call("GET", f"/api/tables/{table}/record", dict[str, Any])

    async def replay(self, table: str, key: str | None = None, **query: int | str) -> Replay:
        """`seat`, `watch`, `start`, `count`, `words`."""
        headers = {"authorization": f"Bearer {key}"} if key else {}
        return await self._call("GET", f"/api/tables/{table}/replay", Replay, params=query, headers=headers)

    async def levels(self) -> Levels:
        return await self._call("GET", "/api/levels", Levels)

    async def _call(self, method: str, path: str, answer: type[_T], **more: Any) -> _T:
        headers = {"content-type": "application/json"} | more.pop("headers", {})
        response = await self.http.request(method, path, headers=headers, **more)
        if response.is_success:
            return msgspec.json.decode(response.content, type=answer)
        problem = msgspec.json.decode(response.content, type=Problem)
        raise RequestRejected(problem.code, problem.text)

    def at(
        self,
        table: str,
        key: str | None = None,
        words: Language | None = None,
        position: bool = False,
        observation: bool = False,
    ) -> "TableConnection":
        """A connection to a table: `async with client.at(table) as table`."""
        return TableConnection(self, table, key, words, position, observation)


class TableConnection:
    """At a table, as a player or a spectator. The attributes have the newest state the server sent."""

    def __init__(
        self,
        client: Client,
        table: str,
        key: str | None,
        words: Language | None,
        position: bool = False,
        observation: bool = False,
    ) -> None:
        self.client = client
        self.id = table
        self.key = key
        self.words = words
        self.position = position
        self.wants_observation = observation
        self._position: str | None = None
        self.table: TableInfo | None = None
        self.seat: int | None = None
        self.update: Update | None = None
        self.ended: ConnectionEnded | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._refs = count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._news: asyncio.Queue[protocol.FromServer | None] = asyncio.Queue()

    async def __aenter__(self) -> Self:
        await self._connect()
        self._reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._socket is not None:
            await _close(self._socket)

    # --- Requests ----------------------------------------------------------------------------------------------

    async def ask(self, request: protocol.FromClient) -> Any:
        """Send a request and wait for the answer. Raises RequestRejected, or ConnectionError if one cannot know."""
        if self.ended is not None:
            raise self.ended
        assert self._socket is not None, "connected by `async with`"
        ref = next(self._refs)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[ref] = answer
        try:
            await self._socket.send(protocol.encode(msgspec.structs.replace(request, ref=ref)).decode())
            return await answer
        except ConnectionClosed as lost:
            raise ConnectionError("the connection was lost; after reconnecting you see whether it was done") from lost
        finally:
            self._waiting.pop(ref, None)
            if answer.done() and not answer.cancelled():
                answer.exception()  # already raised: the connection broke while we were sending

    async def sit(self, seat: int, name: str) -> str:
        """Take a seat. Its key is kept for coming back, and returned."""
        given: protocol.KeyGiven = await self.ask(protocol.Sit(seat=seat, name=name))
        return given.key

    async def ready(self, on: bool = True) -> None:
        await self.ask(protocol.Ready(on=on))

    async def choose(self, update: Update, options: str | Sequence[str]) -> None:
        """Answer the question of an update with an option, or with all options of a set; returns when it is stored."""
        chosen = [options] if isinstance(options, str) else list(options)
        await self.ask(protocol.Choose(n=update.n, options=chosen))

    @property
    def observation(self) -> Observation:
        """The newest view with the position behind it, for bots; connect with `observation=True`."""
        assert self.update is not None, "the game has not begun"
        assert self._position is not None, "connect with observation=True"
        return observation_of(self.update.view, unpacked(self._position))

    # --- Messages ---------------------------------------------------------------------------------------------

    async def news(self) -> AsyncIterator[protocol.FromServer]:
        """All messages that are not answers to requests, to the end of the connection."""
        while (message := await self._news.get()) is not None:
            yield message
        if self.ended is not None and self.ended.code != "over":
            raise self.ended

    async def play(self, choose: Callable[[Update], Awaitable[str | Sequence[str]]]) -> TableInfo:
        """Answer every question until the game is over; lost connections are opened again."""
        if self.update is not None:
            await self._play(self.update, choose)
        while self.table is None or self.table.status in ("waiting", "playing"):
            message = await self._news.get()
            if message is None:
                assert self.ended is not None
                raise self.ended
            if isinstance(message, protocol.Welcome | protocol.Updated) and message.update is not None:
                await self._play(message.update, choose)
        return self.table

    async def _play(self, update: Update, choose: Callable[[Update], Awaitable[str | Sequence[str]]]) -> None:
        if update.question is None or update is not self.update:
            return  # something newer has come, and is handled next
        option = await choose(update)
        try:
            await self.choose(update, option)
        except RequestRejected as no:
            if no.code in ("busy", "failed", "too-fast"):
                await asyncio.sleep(1.0)
                self._news.put_nowait(protocol.Updated(update=update))  # once more, if nothing newer comes
            elif no.code not in ("stale", "over", "closed", "not-asked", "not-playing"):
                raise
        except ConnectionError:
            pass  # the question comes again, or it was answered

    # --- The socket ------------------------------------------------------------------------------------------

    async def _connect(self) -> None:
        address = "ws" + self.client.address.removeprefix("http") + "/api/socket"
        cookie = self.client.cookie
        headers = {"cookie": f"gunsteel={cookie}"} if cookie else {}
        socket = await connect(
            address, additional_headers=headers, max_size=LARGEST_ANSWER, compression=None, ping_interval=None
        )
        hello = protocol.Hello(
            v=protocol.VERSION,
            table=self.id,
            key=self.key,
            words=self.words,
            position=self.position,
            observation=self.wants_observation,
        )
        try:
            self._remember(socket)
            await socket.send(protocol.encode(hello).decode())
            first = protocol.decode_answer(await socket.recv())
            self._take(first)
            if isinstance(first, protocol.Bye):
                raise ConnectionError(first.text)
        except BaseException:
            await socket.close()
            raise
        self._socket = socket

    def _remember(self, socket: ClientConnection) -> None:
        """Who the server says we are."""
        response = socket.response
        given = response.headers.get("set-cookie", "") if response is not None else ""
        if given.startswith("gunsteel="):
            self.client.http.cookies.set("gunsteel", given.partition("=")[2].partition(";")[0])

    async def _read(self) -> None:
        while True:
            try:
                assert self._socket is not None
                async for data in self._socket:
                    self._take(protocol.decode_answer(data))
            except ConnectionEnded as ended:
                self.ended = ended
            except ConnectionClosed:
                pass
            except msgspec.DecodeError as fault:
                self.ended = ConnectionEnded(
                    "version", f"The server sent a message that this client does not understand: {fault}"
                )
            for answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("the connection was lost"))
            if self.ended is not None or not await self._come_back():
                self._news.put_nowait(None)
                return

    async def _come_back(self) -> bool:
        for pause in (*PAUSES, *[PAUSES[-1]] * 50):
            await asyncio.sleep(pause)
            try:
                await self._connect()
                return True
            except (OSError, ConnectionClosed, InvalidHandshake):
                continue
            except ConnectionEnded as ended:
                self.ended = ended
                return False
        self.ended = ConnectionEnded("lost", "the server does not answer")
        return False

    def _take(self, message: protocol.FromServer) -> None:
        match message:
            case protocol.Bye():
                if message.again is None:
                    raise ConnectionEnded(message.code, message.text)
                return
            case protocol.Rejected():
                self._answer(message.ref, RequestRejected(message.code, message.text, message.update))
                return
            case (
                protocol.Done()
                | protocol.Reasons()
                | protocol.PaymentsTold()
                | protocol.AimTold()
                | protocol.KeyGiven()
                | protocol.Pong()
            ):
                if isinstance(message, protocol.KeyGiven) and message.seat == self.seat:
                    self.key = message.key
                self._answer(message.ref, message)
                return
            case protocol.Welcome():
                self.table, self.seat, self.update = message.table, message.seat, message.update
                self._position = message.position
            case protocol.Changed():
                self.table, self.seat = message.table, message.seat
            case protocol.Updated():
                self.update, self._position = message.update, message.position
        self._news.put_nowait(message)

    def _answer(self, ref: int | None, answer: object) -> None:
        waiting = self._waiting.get(ref) if ref is not None else None
        if waiting is None or waiting.done():
            return
        if isinstance(answer, Exception):
            waiting.set_exception(answer)
        else:
            waiting.set_result(answer)


async def _close(socket: ClientConnection) -> None:
    """What still arrives is read: a socket whose buffer is full would not see that the server closes it, too."""
    closing = asyncio.create_task(socket.close())
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass
    await closing
