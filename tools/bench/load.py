"""The server under load: many tables of scripted players, first at a steady rate, then as fast as it can."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine
from itertools import count
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, TypeVar

import httpx
from msgspec import Struct

from gunsteel.core.rules import Rules
from gunsteel.errors import Refused
from gunsteel.formats.random_record import random_record
from gunsteel.wire.client import Client
from gunsteel.wire.lobby import CreateTable, GameChoice, GameSet
from tools.bench.load_figures import Figures, Memory, Run, delays, percentile, soak
from tools.bench.load_server import LoadedServer
from tools.bench.load_table import LoadTable, Tally

GAMES = 50  # from which the tables take the points where they begin
AT_ONCE = 8  # tables that are opened at the same time: more would be refused, all come from one address
WARM_UP = 5.0
SETTLING = 2.0  # before memory is read
PATIENCE = 10.0  # for the last choices of a run
SAMPLING = 10.0
FASTEST = 15.0  # choices a second at one table: the server allows a player 20 messages
# Seconds for everything besides the measurements, and for opening each table.
AROUND, OPENING = 60.0, 0.4

Done = TypeVar("Done")


class Plan(Struct, frozen=True):
    """How much load, and for how long; if `soak` is above 0, the steady run takes that many seconds instead."""

    tables: int = 500
    players: int = 4
    set: GameSet = "base"
    rate: float = 300.0
    seconds: float = 30.0
    soak: float = 0.0

    @property
    def bound(self) -> float:
        return AROUND + OPENING * self.tables + 2 * self.seconds + self.soak


def measure(plan: Plan, folder: str | None = None) -> Figures:
    """Start a server, put it under load, stop it. Its tables are in `folder` meanwhile."""
    if plan.rate > FASTEST * plan.tables:
        raise Refused(f"{plan.rate:.0f} choices a second need at least {plan.rate / FASTEST:.0f} tables")
    with TemporaryDirectory(dir=folder) as data, LoadedServer(data) as server:
        try:
            return asyncio.run(_measure(plan, server))
        except TimeoutError:
            raise Refused(f"the load test did not end within {plan.bound:.0f} seconds") from None
        except ExceptionGroup as several:
            fault = _first(several)
            if isinstance(fault, Refused | OSError | httpx.HTTPError):
                raise Refused(f"the server failed under load: {str(fault) or type(fault).__name__}") from None
            raise


def _first(fault: Exception) -> Exception:
    return _first(fault.exceptions[0]) if isinstance(fault, ExceptionGroup) else fault


async def _measure(plan: Plan, server: LoadedServer) -> Figures:
    async with asyncio.timeout(plan.bound), Client(server.address) as client, asyncio.TaskGroup() as tasks:
        return await Load(plan, server, client, tasks).run()


class Load:
    """One load test."""

    def __init__(self, plan: Plan, server: LoadedServer, client: Client, tasks: asyncio.TaskGroup) -> None:
        self.plan = plan
        self.server = server
        self.client = client
        self.tasks = tasks
        self.tables: list[LoadTable] = []
        self.playing: set[asyncio.Task[None]] = set()
        rules = Rules(plan.set, plan.players, {}, {})
        self.games = [random_record(rules, random.getrandbits(60)) for _ in range(GAMES)]

    async def run(self) -> Figures:
        empty = self.server.megabytes
        self.tables = await self._at_once([self._connected(self._somewhere()) for _ in range(self.plan.tables)])
        connected = await self._settled_megabytes()
        await self._at_once([table.begin() for table in self.tables])
        begun = await self._settled_megabytes()
        await self._steadily(Tally(), WARM_UP)
        tally, megabytes = Tally(), list[float]()
        sampler = self.tasks.create_task(self._sample(megabytes))
        steady = await self._measured(self._steadily, tally, self.plan.soak or self.plan.seconds)
        sampler.cancel()
        after = self.server.megabytes
        most = await self._measured(self._at_most, Tally(), self.plan.seconds)
        await asyncio.gather(*(table.leave() for table in self.tables))
        return Figures(
            tables=self.plan.tables,
            players=self.plan.players,
            update_bytes=sum(tally.sizes) / max(1, len(tally.sizes)),
            update_bytes_p95=percentile(tally.sizes, 0.95),
            updates_per_choice=len(tally.deliveries) / max(1, len(tally.everybody)),
            memory=Memory(empty, connected, begun, after),
            steady=steady,
            most=most,
            soak=soak(megabytes, SAMPLING) if self.plan.soak else None,
        )

    # --- Tables --------------------------------------------------------------------------------------------------

    def _somewhere(self) -> CreateTable:
        """A random point of a random game, every point equally likely, as if the tables had existed for a while."""
        game = random.choices(self.games, [len(game.choices) for game in self.games])[0]
        return CreateTable(record=game.to_json(), choices=random.randrange(len(game.choices)))

    async def _connected(self, wanted: CreateTable) -> LoadTable:
        table = LoadTable(self.tasks)
        await table.connect(self.server.address, await self.client.create(wanted), self.plan.players)
        return table

    async def _play(self, index: int, tally: Tally) -> None:
        """One choice at this table; when the game is over, another table replaces it."""
        table = self.tables[index]
        await table.choose(tally)
        if table.over:
            await table.leave()
            again = await self._connected(CreateTable(game=GameChoice(self.plan.set, self.plan.players)))
            await again.begin()
            self.tables[index] = again

    # --- Measuring -----------------------------------------------------------------------------------------------

    async def _measured(self, run: Callable[[Tally, float], Awaitable[None]], tally: Tally, seconds: float) -> Run:
        began, server, client = perf_counter(), self.server.cpu_seconds, process_time()
        await run(tally, seconds)
        rate = len(tally.everybody) / (perf_counter() - began)
        server, client = self.server.cpu_seconds - server, process_time() - client
        await self._finish()
        return Run(
            choices_per_second=rate,
            delivery=delays(tally.deliveries),
            everybody=delays(tally.everybody),
            skipped=tally.skipped,
            unfinished=tally.sent - len(tally.everybody),
            server_cpu_seconds=server,
            client_cpu_seconds=client,
        )

    async def _steadily(self, tally: Tally, seconds: float) -> None:
        """Open loop: every table has its slots, at a random phase, whether the server keeps up or not."""
        period = len(self.tables) / self.plan.rate
        phases = sorted(random.random() * period for _ in self.tables)
        began = perf_counter()
        for turn in count():
            for index, phase in enumerate(phases):
                due = turn * period + phase
                if due > seconds:
                    return
                await asyncio.sleep(max(0.0, began + due - perf_counter()))
                if self.tables[index].ready:
                    self._start(self._play(index, tally))
                else:
                    tally.skipped += 1

    async def _at_most(self, tally: Tally, seconds: float) -> None:
        """Closed loop: every table goes on as soon as everybody has the last update."""
        end = perf_counter() + seconds
        for index in range(len(self.tables)):
            self._start(self._play_until(end, index, tally))
        await asyncio.sleep(seconds)

    async def _play_until(self, end: float, index: int, tally: Tally) -> None:
        while (now := perf_counter()) < end:
            await self._play(index, tally)
            await asyncio.sleep(max(0.0, now + 1 / FASTEST - perf_counter()))

    def _start(self, play: Coroutine[Any, Any, None]) -> None:
        task = self.tasks.create_task(play)
        self.playing.add(task)
        task.add_done_callback(self.playing.discard)

    async def _finish(self) -> None:
        """Wait until every choice has been answered."""
        if self.playing:
            _, hanging = await asyncio.wait(self.playing, timeout=PATIENCE)
            if hanging:
                raise Refused(f"{len(hanging)} choices were not answered within {PATIENCE:.0f} seconds")

    async def _at_once(self, work: list[Coroutine[Any, Any, Done]]) -> list[Done]:
        """A few at a time."""
        turn = asyncio.Semaphore(AT_ONCE)

        async def one(each: Coroutine[Any, Any, Done]) -> Done:
            async with turn:
                return await each

        return list(await asyncio.gather(*map(one, work)))

    async def _settled_megabytes(self) -> float:
        await asyncio.sleep(SETTLING)
        return self.server.megabytes

    async def _sample(self, megabytes: list[float]) -> None:
        while True:
            megabytes.append(self.server.megabytes)
            await asyncio.sleep(SAMPLING)
