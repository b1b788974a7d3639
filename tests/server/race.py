"""Two processes and one person connected to both: who plays through one and talks through the other, at full speed.

Used by a short test and, for as long as one likes, by `python -m tools.race`."""

import asyncio
import subprocess
import sys
from collections import Counter
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from itertools import count
from random import Random
from time import monotonic

from gunsteel.server.store.store import Store
from gunsteel.server.table import acts
from gunsteel.wire import protocol
from gunsteel.wire.client import Client, RequestRejected
from gunsteel.wire.lobby import CreateTable, GameChoice
from tests.server.persistent_client import LOST, PASSING, PersistentClient, chosen
from tests.server.servers import ServerProcess

RECRUITS = CreateTable(game=GameChoice(players=4), seats=[None, "recruit", "recruit", "recruit"])
# A table where nothing was acknowledged for so long is stuck.
STUCK_SECONDS = 60.0
# A table has room for 2000 messages.
MOST_SAID = 1900
# What is refused although the person sat down before they asked.
UNTRUE = ("not-seated", "not-ready", "no-table", "wrong-key")


@dataclass
class Outcome:
    """What a race has come to."""

    tables: int = 0
    over: int = 0
    closed: int = 0
    choices: int = 0
    said: int = 0
    acts: int = 0
    kills: int = 0
    untrue: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        return not (self.untrue or self.broken or self.stuck or self.lost or self.doubled)

    def __str__(self) -> str:
        return (
            f"{self.tables} tables ({self.over} games over, {self.closed} closed by admin), {self.acts} acts; "
            f"acknowledged: {self.choices} choices, {self.said} messages; {self.kills} kills; "
            f"{len(self.broken)} broken, {len(self.stuck)} stuck, {len(self.lost)} lost, {len(self.doubled)} doubled, "
            f"{self.untrue.total()} untrue refusals {dict(self.untrue) or ''}"
        ).rstrip()


class Both:
    """One person at one table, connected to both processes."""

    def __init__(self, left: PersistentClient, right: PersistentClient, rng: Random, outcome: Outcome) -> None:
        self.sides = (left, right)
        self.rng = rng
        self.outcome = outcome
        self.said: list[str] = []
        self.progress = monotonic()
        self.left = False
        self.pause = rng.choice((0.0, 0.01, 0.05))
        self._numbers = count(1)

    async def begin(self) -> None:
        """Sit down through one process; start through the other, which may not have heard of it."""
        left, right = self.sides
        while not await self._tried(left, protocol.Sit(seat=0, name="Both")):
            if left.seat == 0:
                break  # it was done before the process was killed
        while not await self._tried(right, protocol.Start()):
            if right.table is not None and right.table.status == "playing":
                break

    async def _tried(self, side: PersistentClient, request: protocol.FromClient) -> bool:
        try:
            await side.ask(request)
        except RequestRejected as no:
            if no.code in UNTRUE:
                self.outcome.untrue[f"{type(request).__name__}: {no.code}"] += 1
            await asyncio.sleep(0.02 if no.code not in PASSING else 0.2)
            return False
        except ConnectionError:
            await asyncio.sleep(0.05)
            return False
        self.progress = monotonic()
        return True

    @property
    def going_on(self) -> bool:
        known = [side.table for side in self.sides if side.table is not None]
        ended = any(table.status in ("over", "closed") for table in known) or any(side.ended for side in self.sides)
        return not self.left and not ended and monotonic() - self.progress < STUCK_SECONDS

    async def play(self) -> None:
        """Answer everything, each time through either process."""
        while self.going_on:
            side = self.rng.choice(self.sides)
            update = side.update
            if update is None or update.question is None:
                await asyncio.sleep(0.002)
                continue
            try:
                await side.choose(update, self.rng.choice(update.question.options))
                self.progress = monotonic()
            except RequestRejected as no:
                if no.code in UNTRUE:
                    self.outcome.untrue[f"Choose: {no.code}"] += 1
                await asyncio.sleep(0.005 if no.code not in PASSING else 0.2)
            except ConnectionError:
                await asyncio.sleep(0.05)

    async def talk(self) -> None:
        """Messages that can be told apart, through either process, as fast as they are taken, or a little slower."""
        while self.going_on and len(self.said) < MOST_SAID:
            text = f"message {next(self._numbers)}"
            if await self._tried(self.rng.choice(self.sides), protocol.Say(text=text)):
                self.said.append(text)
            await asyncio.sleep(self.pause)


async def create(person: Client, wanted: CreateTable) -> str:
    while True:
        try:
            return await person.create(wanted)
        except LOST:
            await asyncio.sleep(0.1)
        except RequestRejected as no:
            if no.code not in PASSING:
                raise
            await asyncio.sleep(0.1)


class Race:
    """Tables one after the other, `at_once` at a time, until the time is over.

    `kills`: so many times one of the servers is killed and started again. `close`: some tables are closed by
    `gunsteel admin` while bots play; how to call it, without the table."""

    def __init__(
        self,
        servers: tuple[ServerProcess, ServerProcess],
        url: str,
        seed: int,
        kills: int = 0,
        close: list[str] | None = None,
    ) -> None:
        self.servers = servers
        self.url = url
        self.rng = Random(seed)
        self.kills = kills
        self.close = close
        self.outcome = Outcome()
        self._over = False
        self._admin = asyncio.Lock()

    async def run(self, seconds: float, at_once: int = 3) -> Outcome:
        tables = [asyncio.create_task(self._tables(Random(self.rng.random()))) for _ in range(at_once)]
        try:
            async with asyncio.timeout(None if self.kills else seconds):
                await self._kill(seconds)
        except TimeoutError:
            pass
        finally:
            self._over = True
            await asyncio.gather(*tables)
        return self.outcome

    async def _kill(self, seconds: float) -> None:
        if not self.kills:
            await asyncio.sleep(seconds)
        while self.outcome.kills < self.kills:
            await asyncio.sleep(self.rng.uniform(0.1, 1.5))
            victim = self.rng.choice(self.servers)
            victim.kill()
            self.outcome.kills += 1
            await asyncio.to_thread(victim.start)

    async def _tables(self, rng: Random) -> None:
        while not self._over:
            await self._table(rng)

    async def _table(self, rng: Random) -> None:
        one, two = self.servers if rng.random() < 0.5 else self.servers[::-1]
        async with AsyncExitStack() as stack:
            here = await stack.enter_async_context(Client(one.address))
            table = await create(here, RECRUITS)
            self.outcome.tables += 1
            left = await stack.enter_async_context(PersistentClient(here, table, rng))
            there = await stack.enter_async_context(Client(two.address, here.cookie))
            right = await stack.enter_async_context(PersistentClient(there, table, rng))
            both = Both(left, right, rng, self.outcome)
            with suppress(TimeoutError):
                async with asyncio.timeout(STUCK_SECONDS):
                    await both.begin()
            both.progress = monotonic()
            works = [both.play(), both.talk(), self._leave(both)]
            if self.close is not None and both.rng.random() < 0.5:
                works.append(self._close_by_admin(table, both.rng.uniform(0.0, 2.0)))
            await asyncio.gather(*works)
        await self._check(both, table)

    async def _leave(self, both: Both) -> None:
        """When the time is over the table is left as it is."""
        while both.going_on and not self._over:
            await asyncio.sleep(0.05)
        both.left = True

    async def _close_by_admin(self, table: str, after: float) -> None:
        assert self.close is not None
        await asyncio.sleep(after)
        async with self._admin:
            command = [sys.executable, "-m", "gunsteel", "admin", *self.close, "close", table]
            done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            self.outcome.closed += 1

    async def _check(self, both: Both, table: str) -> None:
        """All that was acknowledged is written once, and the acts follow from each other."""
        outcome = self.outcome
        store = await Store.open(self.url)
        try:
            written = [acts.decode_act(data) for data in await store.acts(table)]
            outcome.acts += len(written)
            said = Counter(act.text for act in written if isinstance(act, acts.Spoke))
            outcome.said += len(both.said)
            outcome.lost += [f"{table}: {text}" for text in both.said if not said[text]]
            outcome.doubled += [f"{table}: {text}" for text, times in said.items() if times > 1]
            acknowledged = [note for side in both.sides for note in side.acknowledged]
            outcome.choices += len(acknowledged)
            try:
                answers = Counter((await chosen(store, table))[0])
            except Exception as fault:
                outcome.broken.append(f"{table}: {type(fault).__name__} {fault}"[:300])
                return
            outcome.lost += [f"{table}: choice {note}" for note in acknowledged if not answers[note]]
            twice = [n for n, times in Counter(n for n, _ in answers.elements()).items() if times > 1]
            outcome.doubled += [f"{table}: choice {n}" for n in twice]
        finally:
            await store.close()
        known = [side.table for side in both.sides if side.table is not None]
        ended = any(info.status in ("over", "closed") for info in known)
        outcome.over += any(info.status == "over" for info in known)
        if not ended and not self._over:
            outcome.stuck.append(f"{table}: {[side.ended and side.ended.code for side in both.sides]}")
