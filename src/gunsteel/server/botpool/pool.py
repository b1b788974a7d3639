"""Bots run in processes of their own: the event loop never computes, and nothing that a bot does can harm a table.

Each slot has a process, started when it is first needed. A table has its slot, because bots remember; when that is busy
and another is idle, the idle one answers. Some slots are only for quick questions, which so never wait for slow ones.
Whoever has used less thinking time lately goes first."""

import asyncio
import logging
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic, perf_counter
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
# A level that takes at most so many seconds is quick.
QUICK_SECONDS = 0.1
# Thinking time counts half after so many seconds.
HALF_LIFE = 20.0
# How much lower the priority of the processes is than the server's.
NICE, QUICK_NICE = 10, 5
# The bot that answers for one that fails.
FALLBACK = "soldier"
# A process must be ready by then, on a slow machine too.
START_SECONDS = 60.0
# A longer message is an error.
MOST_BYTES = 1 << 20
# A process that uses more bytes than this is replaced.
MOST_MEMORY = 1 << 30

MOST_OWNERS, FORGOTTEN = 10_000, 0.01

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

    async def start(self, memory: int, nice: int) -> None:
        # `-P`: modules in the current folder are not ours. In its own session, Ctrl-C does not reach it.
        command = (sys.executable, "-P", "-m", "gunsteel.server.botpool.worker", str(memory), str(nice))
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
    """A place for one process: its current process, if any, whether there is work, and for whom it works."""

    def __init__(self, quick: bool = False) -> None:
        self.quick = quick
        self.process: Process | None = None
        self.awake = asyncio.Event()
        self.owner: str | None = None


class QueuedQuestion:
    """A question that waits for its answer; if the answer is cancelled, nobody needs it any more."""

    def __init__(self, asked: BotQuestion, home: WorkerSlot, owner: str, attended: bool) -> None:
        self.asked = asked
        self.home = home
        self.owner = owner
        self.attended = attended
        self.quick = is_quick(asked.bot)
        self.answer: asyncio.Future[BotAnswer] = asyncio.get_running_loop().create_future()


def is_quick(bot: str) -> bool:
    return LIMITS.get(bot, OTHER_LIMIT) <= QUICK_SECONDS


class ThinkingTime:
    """How many seconds bots have thought for each owner lately."""

    def __init__(self) -> None:
        self._spent: dict[str, tuple[float, float]] = {}

    def of(self, owner: str) -> float:
        seconds, at = self._spent.get(owner, (0.0, 0.0))
        return seconds * float(0.5 ** ((monotonic() - at) / HALF_LIFE))

    def add(self, owner: str, seconds: float) -> None:
        self._spent[owner] = (self.of(owner) + seconds, monotonic())
        if len(self._spent) > MOST_OWNERS:
            self._spent = {each: (spent, at) for each, (spent, at) in self._spent.items() if self.of(each) > FORGOTTEN}


class BotPool:
    """A pool of so many processes, and some for quick questions only.

    A question may take its bot's limit plus `patience` in seconds."""

    def __init__(self, processes: int, patience: float = 10.0, memory: int = 64, quick: int = 0) -> None:
        self.slots = [*(WorkerSlot() for _ in range(processes)), *(WorkerSlot(quick=True) for _ in range(quick))]
        # The slow questions of one owner leave a process free for others, if there are several.
        self.most_each = max(1, processes - 1)
        self.spent = ThinkingTime()
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

    async def think(self, asked: BotQuestion, owner: str = "", attended: bool = True) -> BotAnswer:
        """An answer that is on offer, whatever the bot does. `owner`: for whom; `attended`: somebody waits for it."""
        if not self.working:
            raise RuntimeError("the bot processes have not been started, or are closed")
        usable = [slot for slot in self.slots if slot.quick] if is_quick(asked.bot) else []
        usable = usable or [slot for slot in self.slots if not slot.quick]
        first = crc32(asked.table.encode()) % len(usable)
        question = QueuedQuestion(asked, usable[first], owner, attended)
        self.asked += 1
        self.queue.append(question)
        others = self.slots if question.quick else []
        for slot in (*usable[first:], *usable[:first], *others):
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
            slot.owner = None if question.quick else question.owner
            began = perf_counter()
            try:
                answer = await self._answer(slot, question)
                if not question.answer.done():
                    question.answer.set_result(answer)
            except Exception as fault:  # our own mistake goes to the caller, and the slot works on
                if not question.answer.done():
                    question.answer.set_exception(fault)
            finally:
                slot.owner = None
                self.spent.add(question.owner, perf_counter() - began)
                question.answer.cancel()
                self._wake_held_back()

    def _wake_held_back(self) -> None:
        """A question may have waited because its owner had enough processes."""
        if self.queue:
            for other in self.slots:
                other.awake.set()

    def _next(self, slot: WorkerSlot) -> QueuedQuestion | None:
        """Quick ones first, then those somebody waits for, then of whom bots have thought least for, then its own."""
        usable = [question for question in self.queue if self._may_take(slot, question)]
        if not usable:
            return None
        question = min(
            usable,
            key=lambda each: (not each.quick, not each.attended, int(self.spent.of(each.owner)), each.home is not slot),
        )
        self.queue.remove(question)
        return question

    def _may_take(self, slot: WorkerSlot, question: QueuedQuestion) -> bool:
        if question.quick or slot.quick:
            return question.quick
        busy = sum(other.owner == question.owner for other in self.slots if not other.quick)
        return busy < self.most_each or not question.owner

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
                await slot.process.start(self.memory, QUICK_NICE if slot.quick else NICE)
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
