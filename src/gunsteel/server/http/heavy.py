"""Calls that take long, and answers that are large: one client cannot have many of them at once."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from gunsteel.server.refusals import Rejection

_T = TypeVar("_T")

# More than one long call of a client wait for each other, so many of them, and so long.
MOST_WAITING = 8
WAIT_SECONDS = 20.0
# An answer of more bytes is sent in parts, and counted until it is sent.
PART = 64_000
MOST_UNSENT = 16_000_000
MOST_UNSENT_EACH = 4_000_000


class HeavyCalls:
    """One long call at a time for each client."""

    def __init__(self) -> None:
        self._turns: dict[str, tuple[asyncio.Lock, int]] = {}

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        """Raises Rejection if too many wait already."""
        lock, waiting = self._turns.get(client, (asyncio.Lock(), 0))
        if waiting > MOST_WAITING:
            raise Rejection("busy")
        self._turns[client] = (lock, waiting + 1)
        try:
            try:
                async with asyncio.timeout(WAIT_SECONDS):
                    await lock.acquire()
            except TimeoutError:
                raise Rejection("busy") from None
            try:
                yield
            finally:
                lock.release()
        finally:
            _, waiting = self._turns[client]
            self._turns[client] = (lock, waiting - 1)
            if waiting == 1:
                del self._turns[client]


async def while_connected(work: Awaitable[_T], request: Request) -> _T:
    """The result; abandoned when the caller has gone."""
    task = asyncio.ensure_future(work)
    gone = asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientDisconnect
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


class Outbox:
    """The bytes of large answers that are not sent yet."""

    def __init__(self, most: int = MOST_UNSENT, each: int = MOST_UNSENT_EACH) -> None:
        self.most = most
        self.each = each
        self.unsent: dict[str, int] = {}

    def enter(self, client: str, size: int) -> None:
        """Raises Rejection if there is no room."""
        mine = self.unsent.get(client, 0)
        if sum(self.unsent.values()) + size > self.most or mine + size > self.each:
            raise Rejection("busy")
        self.unsent[client] = mine + size

    def leave(self, client: str, size: int) -> None:
        self.unsent[client] -= size
        if not self.unsent[client]:
            del self.unsent[client]


class LargeResponse(Response):
    """Handed over part by part, as fast as the client reads. It has its place in the outbox until it is sent."""

    def __init__(self, body: bytes, status: int, headers: dict[str, str], outbox: Outbox, client: str) -> None:
        outbox.enter(client, len(body))
        super().__init__(body, status, headers, media_type="application/json")
        self.outbox = outbox
        self.client = client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = memoryview(self.body)
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            for begin in range(0, len(body), PART):
                more = begin + PART < len(body)
                part = bytes(body[begin : begin + PART])
                await send({"type": "http.response.body", "body": part, "more_body": more})
        finally:
            self.outbox.leave(self.client, len(body))
