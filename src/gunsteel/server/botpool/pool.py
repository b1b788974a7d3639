"""Bots run in processes of their own: the event loop never computes, and nothing that a bot does can harm a table.

Each slot has a process, started when it is first needed. A table has its slot, because bots remember; when that is busy
and another is idle, the idle one answers."""

import asyncio
import logging
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from time import perf_counter
from typing import cast
from zlib import crc32

from msgspec import DecodeError, msgpack
from msgspec.structs import replace

from gunsteel.bots.levels import LEVELS
from gunsteel.errors import shown
from gunsteel.server.botpool.worker import LENGTH_BYTES, READY, BotAnswer, BotQuestion, Failed, framed
from gunsteel.server.tasks import start_task

log = logging.getLogger("gunsteel.botpool")

# How long a bot may think: a level says so itself.
LIMITS = {level.name: level.limit_seconds for level in LEVELS}
OTHER_LIMIT = 5.0
# The bot that answers for one that fails.
FALLBACK = "soldier"
# A process must be ready by then, on a slow machine too.
START_SECONDS = 60.0
# A longer message is an error.
MOST_BYTES = 1 << 20
# A process that uses more bytes than this is replaced.
MOST_MEMORY = 1 << 30

INVALID = "the process wrote an invalid message"

ANSWER_DECODER = msgpack.Decoder(BotAnswer | Failed)


class NoAnswer(Exception):
    """A question got no answer: the message says why."""


class Process(asyncio.SubprocessProtocol):
    """A bot process, asked one question at a time."""

    def __init__(self) -> None:
        self.transport: asyncio.SubprocessTransport | None = None
        self.received = bytearray()
        self.message: asyncio.Future[bytes | NoAnswer] = asyncio.get_running_loop().create_future()
        self.unusable = False  # it ended, or wrote what it should not
        self.exited = asyncio.Event()
        self.gone = asyncio.Event()

    async def start(self, memory: int) -> None:
        # `-P`: modules in the current folder are not ours. In its own session, Ctrl-C does not reach it.
        command = (sys.executable, "-P", "-m", "gunsteel.server.botpool.worker", str(memory))
        loop = asyncio.get_running_loop()
        try:
            await loop.subprocess_exec(lambda: self, *command, stderr=None, start_new_session=True)
        except OSError as fault:
            raise NoAnswer(f"no process could be started: {fault}") from fault
        if await self.answer(START_SECONDS) != READY:
            raise NoAnswer("the process did not start")

    async def ask(self, message: bytes, seconds: float) -> bytes:
        assert self.transport is not None
        self.message = asyncio.get_running_loop().create_future()
        cast("asyncio.WriteTransport", self.transport.get_pipe_transport(0)).write(framed(message))
        return await self.answer(seconds)

    async def answer(self, seconds: float) -> bytes:
        try:
            async with asyncio.timeout(seconds):
                message = await self.message
        except TimeoutError:
            raise NoAnswer(f"no answer within {seconds:g} seconds") from None
        if isinstance(message, NoAnswer):
            raise message
        return message

    async def end(self) -> None:
        """Kill it at once, with everything it started."""
        if self.transport is None:
            return
        if not self.exited.is_set():
            with suppress(ProcessLookupError, PermissionError):  # it has just ended by itself
                os.killpg(self.transport.get_pid(), signal.SIGKILL)
        await self.exited.wait()
        self.transport.close()
        await self.gone.wait()

    def is_too_large(self) -> bool:
        """Whether it takes too much memory; never, where the system does not tell."""
        assert self.transport is not None
        try:
            sizes = Path(f"/proc/{self.transport.get_pid()}/statm").read_text(encoding="ascii")
        except OSError:
            return False
        return int(sizes.split()[1]) * os.sysconf("SC_PAGE_SIZE") > MOST_MEMORY

    def give_up(self, reason: str) -> None:
        self.unusable = True
        if not self.message.done():
            self.message.set_result(NoAnswer(reason))

    # --- What asyncio calls ----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.SubprocessTransport", transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self.received += data
        size = LENGTH_BYTES + int.from_bytes(self.received[:LENGTH_BYTES], "big")
        if self.message.done() or size > MOST_BYTES or len(self.received) > size:
            self.received.clear()
            self.give_up(INVALID)
        elif len(self.received) == size:
            self.message.set_result(bytes(self.received[LENGTH_BYTES:]))
            self.received.clear()

    def process_exited(self) -> None:
        assert self.transport is not None
        self.exited.set()
        self.give_up(f"the process ended with code {self.transport.get_returncode()}")

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone.set()


class WorkerSlot:
    """A place for one process: its current process, if any, and whether there is work."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.awake = asyncio.Event()


class QueuedQuestion:
    """A question that waits for its answer; if the answer is cancelled, nobody needs it any more."""

    def __init__(self, asked: BotQuestion, home: WorkerSlot) -> None:
        self.asked = asked
        self.home = home
        self.answer: asyncio.Future[BotAnswer] = asyncio.get_running_loop().create_future()


class BotPool:
    """A pool of so many processes. A question may take its bot's limit plus `patience` in seconds."""

    def __init__(self, processes: int, patience: float = 10.0, memory: int = 64) -> None:
        self.slots = [WorkerSlot() for _ in range(processes)]
        self.patience = patience
        self.memory = memory
        self.queue: list[QueuedQuestion] = []
        self.working: list[asyncio.Task[None]] = []
        self.asked = 0
        self.replaced = 0
        self.seconds = 0.0

    @property
    def waiting(self) -> int:
        """How many questions no process has begun with."""
        return len(self.queue)

    async def start(self) -> None:
        """Ready for questions; processes start when they are needed."""
        self.working = [start_task(self._work(slot)) for slot in self.slots]

    async def close(self) -> None:
        """End all processes at once. Questions that have no answer yet are cancelled."""
        working, self.working = self.working, []
        for task in working:
            task.cancel()
        for question in self.queue:
            question.answer.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        await asyncio.gather(*(self._end(slot) for slot in self.slots))

    async def think(self, asked: BotQuestion) -> BotAnswer:
        """An answer that is on offer, whatever the bot does."""
        if not self.working:
            raise RuntimeError("the bot processes have not been started, or are closed")
        first = crc32(asked.table.encode()) % len(self.slots)
        near = self.slots[first:] + self.slots[:first]
        question = QueuedQuestion(asked, near[0])
        self.asked += 1
        self.queue.append(question)
        for slot in near:
            if not slot.awake.is_set():
                slot.awake.set()
                break
        try:
            return await question.answer
        finally:
            if question in self.queue:
                self.queue.remove(question)

    # --- One slot -------------------------------------------------------------------------------------

    async def _work(self, slot: WorkerSlot) -> None:
        while True:
            await slot.awake.wait()
            question = self._next(slot)
            if question is None:
                slot.awake.clear()
                continue
            try:
                answer = await self._answer(slot, question)
                if not question.answer.done():
                    question.answer.set_result(answer)
            except Exception as fault:  # our own mistake goes to the caller, and the slot works on
                if not question.answer.done():
                    question.answer.set_exception(fault)
            finally:
                question.answer.cancel()

    def _next(self, slot: WorkerSlot) -> QueuedQuestion | None:
        """The oldest question of a table that belongs to this slot, else the oldest."""
        own = (question for question in self.queue if question.home is slot)
        question = next(own, self.queue[0] if self.queue else None)
        if question is not None:
            self.queue.remove(question)
        return question

    async def _answer(self, slot: WorkerSlot, question: QueuedQuestion) -> BotAnswer:
        """From the bot, which may try twice, else from the fallback, else at random."""
        asked = question.asked
        for attempt in (asked, asked, replace(asked, bot=FALLBACK)):
            try:
                return await self._ask(slot, attempt)
            except NoAnswer as reason:
                log.warning("%s: %s", shown(attempt.bot), reason)
            if question.answer.done():
                break
        return BotAnswer(Random(asked.seed).choice(asked.question.options), None, "random")

    async def _ask(self, slot: WorkerSlot, asked: BotQuestion) -> BotAnswer:
        process = await self._process(slot)
        limit = LIMITS.get(asked.bot, OTHER_LIMIT) + self.patience
        began = perf_counter()
        try:
            answer = answer_in(await process.ask(msgpack.encode(asked), limit), asked)
        except NoAnswer:
            await self._replace(slot)
            raise
        finally:
            self.seconds += perf_counter() - began
        if process.is_too_large():
            await self._replace(slot)
        if isinstance(answer, Failed):
            raise NoAnswer(answer.reason)
        return answer

    async def _process(self, slot: WorkerSlot) -> Process:
        if slot.process is not None and slot.process.unusable:
            await self._replace(slot)
        if slot.process is None:
            slot.process = Process()
            try:
                await slot.process.start(self.memory)
            except Exception:
                await self._replace(slot)
                raise
        return slot.process

    async def _replace(self, slot: WorkerSlot) -> None:
        """The next question starts a new process."""
        self.replaced += 1
        await self._end(slot)

    async def _end(self, slot: WorkerSlot) -> None:
        if slot.process is not None:
            await slot.process.end()
            slot.process = None


def answer_in(message: bytes, asked: BotQuestion) -> BotAnswer | Failed:
    try:
        answer: BotAnswer | Failed = ANSWER_DECODER.decode(message)
    except DecodeError:
        raise NoAnswer(INVALID) from None
    if isinstance(answer, BotAnswer) and answer.option not in asked.question.options:
        raise NoAnswer(INVALID)
    return answer
