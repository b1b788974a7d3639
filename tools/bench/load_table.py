"""A table of scripted players, each with a connection, who choose at random; and how long everybody waited."""

import asyncio
import random
from time import perf_counter

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gunsteel.errors import Refused
from gunsteel.explain.question import Question
from gunsteel.wire import protocol

CHOICE = 1  # the `ref` of every choice


class Asked(Struct, frozen=True):
    """The part of an update that a scripted player reads."""

    n: int
    question: Question | None


class TableStatus(Struct, frozen=True):
    status: str


class Received(Struct, frozen=True):
    """The part of a message that a scripted player reads; the rest is skipped, not decoded."""

    type: str
    ref: int | None = None
    update: Asked | None = None
    table: TableStatus | None = None
    text: str | None = None


decode = msgspec.json.Decoder(Received).decode


class Tally:
    """What happened to the choices of one measurement, in seconds."""

    def __init__(self) -> None:
        self.deliveries: list[float] = []
        self.everybody: list[float] = []
        self.sent = 0
        self.skipped = 0
        self.sizes: list[int] = []  # bytes of each `updated` message


class Pending:
    """A choice whose updates have not all arrived."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.done = False
        self.last = 0.0
        self.settled: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.began = perf_counter()


class LoadTable:
    """One table, with its players connected."""

    def __init__(self, readers: asyncio.TaskGroup) -> None:
        self._readers = readers
        self._sockets: list[ClientConnection] = []
        self._reading: list[asyncio.Task[None]] = []
        self._asked: tuple[int, int, list[str]] | None = None  # the seat, the number of its update, its options
        self._pending: Pending | None = None
        self._changed = asyncio.Event()
        self.over = False

    async def connect(self, address: str, table: str, players: int) -> None:
        hello = protocol.encode(protocol.Hello(v=protocol.VERSION, table=table)).decode()
        where = "ws" + address.removeprefix("http") + "/api/socket"
        for seat in range(players):
            # Without a cookie every connection is another person.
            socket = await connect(where, compression=None, ping_interval=None, max_size=None, max_queue=None)
            self._sockets.append(socket)
            await socket.send(hello)
            self._receive(seat, await socket.recv(decode=False))
            self._reading.append(self._readers.create_task(self._read(seat, socket)))

    async def begin(self) -> None:
        """Everybody takes a seat and is ready; returns when somebody is asked."""
        for seat, socket in enumerate(self._sockets):
            await socket.send(protocol.encode(protocol.Sit(seat=seat, name=f"player {seat + 1}")).decode())
            await socket.send(protocol.encode(protocol.Ready(on=True)).decode())
        while self._asked is None:
            self._changed.clear()
            await self._changed.wait()

    async def leave(self) -> None:
        for reading in self._reading:
            reading.cancel()
        await asyncio.gather(*self._reading, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self._sockets))

    # --- Playing -------------------------------------------------------------------------------------------------

    @property
    def ready(self) -> bool:
        """Whether somebody is asked, and the choice before is over."""
        return self._asked is not None and self._pending is None

    async def choose(self, tally: Tally) -> None:
        """The player who is asked chooses; returns when all updates have arrived."""
        assert self._asked is not None, "somebody is asked"
        (seat, n, options), self._asked = self._asked, None
        message = protocol.encode(protocol.Choose(ref=CHOICE, n=n, options=[random.choice(options)])).decode()
        tally.sent += 1
        pending = self._pending = Pending(tally)
        await self._sockets[seat].send(message)
        # The server sends all updates before it says done, so by now they have been read.
        await pending.settled
        tally.everybody.append(pending.last)
        self._pending = None

    # --- Receiving -------------------------------------------------------------------------------------------------

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        try:
            while True:
                self._receive(seat, await socket.recv(decode=False))
        except ConnectionClosed as lost:
            raise Refused(f"a connection was lost: {lost}") from None

    def _receive(self, seat: int, data: bytes) -> None:
        message = decode(data)
        if message.type in ("rejected", "bye"):
            raise Refused(f"a scripted player was told: {message.text}")
        if message.table is not None:
            self.over = message.table.status == "over"
        if message.update is not None:
            self._told(seat, message.update)
            if message.type == "updated" and self._pending is not None:
                self._pending.tally.sizes.append(len(data))
        pending = self._pending
        if pending is not None:
            pending.done = pending.done or (message.type == "done" and message.ref == CHOICE)
            if pending.done and (self._asked is not None or self.over) and not pending.settled.done():
                pending.settled.set_result(None)
        self._changed.set()

    def _told(self, seat: int, update: Asked) -> None:
        if update.question is not None:
            self._asked = (seat, update.n, update.question.options)
        elif self._asked is not None and self._asked[0] == seat:
            self._asked = None
        if self._pending is not None:
            pending, tally = self._pending, self._pending.tally
            pending.last = perf_counter() - pending.began
            tally.deliveries.append(pending.last)
