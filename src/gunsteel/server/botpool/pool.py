"""Bots think in processes of their own: the event loop never computes, and nothing that a bot does can harm a table.

Each place has a process, started when it is first needed. A table has its place, for bots remember; when that is busy
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
from gunsteel.server.tasks import begin

log = logging.getLogger("gunsteel.botpool")

# How long a bot may think: a level says so itself.
LIMITS = {level.name: level.limit_seconds for level in LEVELS}
OTHER_LIMIT = 5.0
# Who answers for a bot that fails.
DEPUTY = "soldier"
# A process must be ready by then, on a slow machine too.
START_SECONDS = 60.0
# A longer message is none.
MOST_BYTES = 1 << 20
# A process that has grown beyond this many bytes makes room for a new one.
HEAVY = 1 << 30

RUBBISH = "the process wrote rubbish"

DECODER = msgpack.Decoder(BotAnswer | Failed)


class NoThought(Exception):
    """A question got no answer: the message says why."""


class Process(asyncio.SubprocessProtocol):
    """A thinker process, asked one question at a time."""

    def __init__(self) -> None:
        self.transport: asyncio.SubprocessTransport | None = None
        self.received = bytearray()
        self.message: asyncio.Future[bytes | NoThought] = asyncio.get_running_loop().create_future()
        self.spoilt = False  # it ended, or wrote what it should not
        self.exited = asyncio.Event()
        self.gone = asyncio.Event()

    async def start(self, memory: int) -> None:
        # `-P`: what lies in the current folder is not ours. In a session of its own Ctrl-C does not reach it.
        command = (sys.executable, "-P", "-m", "gunsteel.server.botpool.worker", str(memory))
        loop = asyncio.get_running_loop()
        try:
            await loop.subprocess_exec(lambda: self, *command, stderr=None, start_new_session=True)
        except OSError as fault:
            raise NoThought(f"no process could be started: {fault}") from fault
        if await self.answer(START_SECONDS) != READY:
            raise NoThought("the process did not start as a thinker")

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
            raise NoThought(f"no answer within {seconds:g} seconds") from None
        if isinstance(message, NoThought):
            raise message
        return message

    async def end(self) -> None:
        """At once, whatever it does, and with all it started."""
        if self.transport is None:
            return
        if not self.exited.is_set():
            with suppress(ProcessLookupError, PermissionError):  # it has just ended by itself
                os.killpg(self.transport.get_pid(), signal.SIGKILL)
        await self.exited.wait()
        self.transport.close()
        await self.gone.wait()

    def is_heavy(self) -> bool:
        """Whether it takes too much memory; never, where the system does not tell."""
        assert self.transport is not None
        try:
            sizes = Path(f"/proc/{self.transport.get_pid()}/statm").read_text(encoding="ascii")
        except OSError:
            return False
        return int(sizes.split()[1]) * os.sysconf("SC_PAGE_SIZE") > HEAVY

    def spoil(self, reason: str) -> None:
        self.spoilt = True
        if not self.message.done():
            self.message.set_result(NoThought(reason))

    # --- What asyncio calls ----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.SubprocessTransport", transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self.received += data
        size = LENGTH_BYTES + int.from_bytes(self.received[:LENGTH_BYTES], "big")
        if self.message.done() or size > MOST_BYTES or len(self.received) > size:
            self.received.clear()
            self.spoil(RUBBISH)
        elif len(self.received) == size:
            self.message.set_result(bytes(self.received[LENGTH_BYTES:]))
            self.received.clear()

    def process_exited(self) -> None:
        assert self.transport is not None
        self.exited.set()
        self.spoil(f"the process ended with code {self.transport.get_returncode()}")

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone.set()


class Place:
    """Where one process works: the process of now, if any, and whether there is work."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.awake = asyncio.Event()


class Job:
    """A question that waits for its thought; nobody needs it any more when the thought is cancelled."""

    def __init__(self, asked: BotQuestion, home: Place) -> None:
        self.asked = asked
        self.home = home
        self.thought: asyncio.Future[BotAnswer] = asyncio.get_running_loop().create_future()


class BotPool:
    """A pool of so many processes. A question may take its bot's limit plus `patience` in seconds."""

    def __init__(self, processes: int, patience: float = 10.0, memory: int = 64) -> None:
        self.places = [Place() for _ in range(processes)]
        self.patience = patience
        self.memory = memory
        self.jobs: list[Job] = []
        self.working: list[asyncio.Task[None]] = []
        self.asked = 0
        self.replaced = 0
        self.seconds = 0.0

    @property
    def waiting(self) -> int:
        """How many questions no process has begun with."""
        return len(self.jobs)

    async def start(self) -> None:
        """Ready for questions; processes start when they are needed."""
        self.working = [begin(self._work(place)) for place in self.places]

    async def close(self) -> None:
        """End all processes at once. Questions that have no answer yet are cancelled."""
        working, self.working = self.working, []
        for task in working:
            task.cancel()
        for job in self.jobs:
            job.thought.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        await asyncio.gather(*(self._end(place) for place in self.places))

    async def think(self, asked: BotQuestion) -> BotAnswer:
        """An answer that is on offer, whatever the bot does."""
        if not self.working:
            raise RuntimeError("the bot processes have not been started, or are closed")
        first = crc32(asked.table.encode()) % len(self.places)
        near = self.places[first:] + self.places[:first]
        job = Job(asked, near[0])
        self.asked += 1
        self.jobs.append(job)
        for place in near:
            if not place.awake.is_set():
                place.awake.set()
                break
        try:
            return await job.thought
        finally:
            if job in self.jobs:
                self.jobs.remove(job)

    # --- One place -------------------------------------------------------------------------------------

    async def _work(self, place: Place) -> None:
        while True:
            await place.awake.wait()
            job = self._next(place)
            if job is None:
                place.awake.clear()
                continue
            try:
                thought = await self._answer(place, job)
                if not job.thought.done():
                    job.thought.set_result(thought)
            except Exception as fault:  # a mistake of ours goes to whoever asked, and the place works on
                if not job.thought.done():
                    job.thought.set_exception(fault)
            finally:
                job.thought.cancel()

    def _next(self, place: Place) -> Job | None:
        """The oldest question of a table that is at home here, else the oldest."""
        at_home = (job for job in self.jobs if job.home is place)
        job = next(at_home, self.jobs[0] if self.jobs else None)
        if job is not None:
            self.jobs.remove(job)
        return job

    async def _answer(self, place: Place, job: Job) -> BotAnswer:
        """From the bot, which may try twice, else from its deputy, else by lot."""
        asked = job.asked
        for attempt in (asked, asked, replace(asked, bot=DEPUTY)):
            try:
                return await self._ask(place, attempt)
            except NoThought as reason:
                log.warning("%s: %s", shown(attempt.bot), reason)
            if job.thought.done():
                break
        return BotAnswer(Random(asked.seed).choice(asked.question.options), None, "random")

    async def _ask(self, place: Place, asked: BotQuestion) -> BotAnswer:
        process = await self._process(place)
        limit = LIMITS.get(asked.bot, OTHER_LIMIT) + self.patience
        began = perf_counter()
        try:
            thought = thought_in(await process.ask(msgpack.encode(asked), limit), asked)
        except NoThought:
            await self._replace(place)
            raise
        finally:
            self.seconds += perf_counter() - began
        if process.is_heavy():
            await self._replace(place)
        if isinstance(thought, Failed):
            raise NoThought(thought.reason)
        return thought

    async def _process(self, place: Place) -> Process:
        if place.process is not None and place.process.spoilt:
            await self._replace(place)
        if place.process is None:
            place.process = Process()
            try:
                await place.process.start(self.memory)
            except Exception:
                await self._replace(place)
                raise
        return place.process

    async def _replace(self, place: Place) -> None:
        """The next question starts a new process."""
        self.replaced += 1
        await self._end(place)

    async def _end(self, place: Place) -> None:
        if place.process is not None:
            await place.process.end()
            place.process = None


def thought_in(message: bytes, asked: BotQuestion) -> BotAnswer | Failed:
    try:
        thought: BotAnswer | Failed = DECODER.decode(message)
    except DecodeError:
        raise NoThought(RUBBISH) from None
    if isinstance(thought, BotAnswer) and thought.option not in asked.question.options:
        raise NoThought(RUBBISH)
    return thought
