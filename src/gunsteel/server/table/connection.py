"""Somebody connected to a table: a player or a spectator, with a queue of limited length."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from gunsteel.info.progress import Audience
from gunsteel.server.tasks import start_task
from gunsteel.wire.lobby import Language
from gunsteel.wire.protocol import Answer, encode

MOST_QUEUED = 400
MOST_QUEUED_BYTES = 1_000_000
LAST_MESSAGE_SECONDS = 2.0

# For whom an update is, in which words, and whether with the table as text, and as numbers.
Form = tuple[Audience, Language | None, bool, bool]


class Connection:
    """A connection. What is sent waits in a queue; whoever does not read it is dropped and may come back."""

    def __init__(self, who: str, send: Callable[[str], Awaitable[None]], end: Callable[[], None]) -> None:
        self.who = who
        self.client = ""  # the one that limits apply to
        self.seat: int | None = None
        self.key: str | None = None
        self.words: Language | None = None
        self.position = False
        self.observation = False
        self.muted: set[int] = set()
        self.slow = False
        self.leaving = False  # once all is sent
        self._send = send
        self._end = end
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._sender: asyncio.Task[None] | None = None

    @property
    def form(self) -> Form:
        return self.seat, self.words, self.position, self.observation

    def tell(self, answer: Answer) -> None:
        self.push(encode(answer))

    def push(self, message: bytes) -> None:
        """Hand in a message that is already encoded; returns at once."""
        if self.leaving:
            return
        self._queue.append(message)
        self._bytes += len(message)
        if len(self._queue) > MOST_QUEUED or self._bytes > MOST_QUEUED_BYTES:
            self.slow = True
            self._queue.clear()
            self.close_after_sending()
        elif self._sender is None:
            self._sender = start_task(self._run())

    def close_after_sending(self) -> None:
        """The last message is in the queue; what cannot be sent soon is not sent."""
        if self.leaving:
            return
        self.leaving = True
        if self._sender is None or self.slow:
            self._end()
        else:
            asyncio.get_running_loop().call_later(LAST_MESSAGE_SECONDS, self._end)

    async def _run(self) -> None:
        try:
            while self._queue:
                message = self._queue.popleft()
                self._bytes -= len(message)
                await self._send(message.decode())
        except Exception:  # whatever the error: the socket is gone
            self.leaving = True
            self._queue.clear()
        finally:
            self._sender = None
        if self.leaving:
            self._end()

    async def flush(self, seconds: float) -> None:
        """Wait until all is sent, but not longer."""
        if self._sender is not None:
            await asyncio.wait([self._sender], timeout=seconds)

    def close(self) -> None:
        """The socket is gone; drop the references to it, a cycle would keep it in memory."""
        self.leaving = True
        self._queue.clear()
        if self._sender is not None:
            self._sender.cancel()
        self._send, self._end = _nowhere, _nothing


async def _nowhere(_message: str) -> None:
    pass


def _nothing() -> None:
    pass
