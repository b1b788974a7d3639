"""All tables of a server: found in the database, taken into memory when somebody comes, dropped when nobody is left."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from time import time
from typing import Any

from gunsteel.errors import Refused
from gunsteel.server import acts
from gunsteel.server.acts import AnyAct
from gunsteel.server.kept import entry_of, row_of
from gunsteel.server.metrics import Metrics
from gunsteel.server.no import No, bye
from gunsteel.server.opening import began, new_id, opened
from gunsteel.server.room import Damaged, Room, loaded
from gunsteel.server.sitting import Sitting
from gunsteel.server.steward import GRACE
from gunsteel.server.store import Store, StoreFailed
from gunsteel.server.tasks import begin
from gunsteel.server.thinkers import Thinkers
from gunsteel.wire import protocol
from gunsteel.wire.lobby import CreateTable

log = logging.getLogger("gunsteel.hall")

# A table nobody is at stays in memory for so long.
IDLE_SECONDS = 20.0
# How often tables in the database are looked for that nobody looks after.
SWEEP_SECONDS = 1.0
PRESENCE_SECONDS = 20.0


class Hall:
    """Tables, the store they are kept in, and the processes where bots think."""

    def __init__(self, store: Store, thinkers: Thinkers, metrics: Metrics) -> None:
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.process = store.process
        self.sittings: dict[str, Sitting] = {}
        self.stopping = False
        self.departed = 0  # connections that were closed since the last look for garbage
        # Tables where only bots play think one after the other: people do not wait for them.
        self.leisure = asyncio.Semaphore(1)
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.store.postgres

    # --- Life ------------------------------------------------------------------------------------------------

    def start(self) -> None:
        self.spawn(self._every(SWEEP_SECONDS, self._listen))
        self.spawn(self._every(SWEEP_SECONDS, self._sweep))
        if self.shared:
            self.spawn(self._every(PRESENCE_SECONDS, self._keep_presence))

    async def stop(self) -> None:
        """Tell everybody, finish what is being written, let the bots go."""
        self.stopping = True
        guests = [guest for sitting in self.sittings.values() for guest in sitting.guests]
        for sitting in list(self.sittings.values()):
            self.drop(sitting, bye("stopping", again=1.0))
        await asyncio.gather(*(guest.flush(2.0) for guest in guests))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()
        if self.shared:
            with suppress(StoreFailed):
                await self.store.all_gone(self.process)
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = begin(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- Tables ------------------------------------------------------------------------------------------------

    async def create(self, wanted: CreateTable, host: str) -> str:
        """Open a table. Raises Refused or No; then there is none."""
        record = wanted.record
        if wanted.point is not None:
            if record is not None:
                raise Refused("go on from a record or from a point of a table, not from both")
            record = await self.record(wanted.point.table)
        return await self._open(opened(wanted, record, host, time()))

    async def _open(self, first: acts.Opened, *more: AnyAct) -> str:
        """A new table with these acts, all of them or none."""
        for _ in range(5):
            room = Room(new_id(), first)
            for act in more:
                room.apply(act)
            if await self.store.create(room.id, [entry_of(act) for act in (first, *more)], row_of(room)):
                return room.id
        raise No("busy")

    async def sitting(self, table: str) -> Sitting:
        """A table in memory; it is brought there if need be."""
        if self.stopping:
            raise No("stopping")
        there = self.sittings.get(table)
        if there is not None:
            there.used = time()
            return there
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self.sittings:
                    room = await self.room(table)
                    if table not in self.sittings:
                        there = self.sittings[table] = Sitting(self, room, driving=False)
                        self.metrics.tables.set(len(self.sittings))
                        try:
                            await there.catch_up()  # what happened while it was read, nobody told us
                        except BaseException:
                            self.drop(there)
                            raise
                        return there
                return self.sittings[table]
        finally:
            if not lock.locked():
                self._loading.pop(table, None)

    async def room(self, table: str) -> Room:
        """A table as it is written, for reading."""
        found = await self.store.found(table)
        if found is None:
            raise No("no-table")
        if found.damaged is not None:
            raise No("damaged")
        kept = await self.store.acts(table)
        if not kept:
            raise No("no-table")
        try:
            room = loaded(table, kept)
            if room.acts < found.acts:
                raise Damaged(room.acts, "an act is missing")
            return room
        except Damaged as fault:
            await self.mark_damaged(table, fault, max(len(kept), found.acts))
            raise No("damaged") from fault

    async def mark_damaged(self, table: str, fault: Damaged, length: int) -> None:
        """Said once, not at every try: nobody tries again until the table is repaired."""
        log.error("the table %s is damaged: %s; see `gunsteel admin show %s`", table, fault, table)
        self.metrics.damaged.inc()
        try:
            await self.store.mark_damaged(table, fault.n, length)
        except StoreFailed as failed:
            log.warning("that could not be written: %s", failed)

    async def record(self, table: str) -> dict[str, Any]:
        """The whole game, once it is over."""
        room = await self.room(table)
        if room.status != "over":
            raise No("not-playing", "The record of a game can be had when it is over.")
        return room.record()

    async def rematch(self, room: Room) -> str:
        """The same people and bots at a new table, one seat on: who was last begins."""
        at = time()
        order = [*range(1, len(room.chairs)), 0]
        chairs = [room.chairs[seat] for seat in order]
        levels = [None if chair.who is not None else chair.level for chair in chairs]
        first = acts.Opened(at=at, host=room.host, game=room.game, settings=room.settings, levels=levels)
        taken = [
            acts.Sat(
                at=at,
                seat=seat,
                who=chair.who,
                key=chair.key or "",
                name=chair.name,
                colour=chair.colour,
                shape=chair.shape,
            )
            for seat, chair in enumerate(chairs)
            if chair.who is not None
        ]
        return await self._open(first, *taken)

    async def close(self, table: str) -> None:
        """Close a table that is not needed."""
        sitting = await self.sitting(table)
        await sitting.perform(partial(_as_is, acts.Closed(at=time(), by="operator")))

    def begin(self, room: Room, at: float) -> acts.Began:
        return began(room, at)

    def drop(self, sitting: Sitting, last: protocol.Bye | None = None) -> None:
        """Forget a table; it stays in the database."""
        sitting.close()
        if self.sittings.get(sitting.room.id) is sitting:
            del self.sittings[sitting.room.id]
        self.metrics.tables.set(len(self.sittings))
        for guest in list(sitting.guests):
            if last is not None:
                guest.tell(last)
            guest.hang_up()

    # --- Presence ------------------------------------------------------------------------------------------------

    def presence(self, table: str, came: set[int], went: set[int]) -> None:
        if self.shared and not self.stopping:
            self.spawn(self._note_presence(table, came, went))

    async def _note_presence(self, table: str, came: set[int], went: set[int]) -> None:
        try:
            if came:
                await self.store.come(self.process, [(table, seat) for seat in came], time() + 2 * PRESENCE_SECONDS)
            for seat in went:
                await self.store.gone(self.process, table, seat)
            await self.store.tell(table)
        except StoreFailed as fault:
            log.warning("presence was not written: %s", fault)

    async def _keep_presence(self) -> None:
        seats = [
            (id_, guest.seat)
            for id_, sitting in self.sittings.items()
            for guest in sitting.guests
            if guest.seat is not None
        ]
        if seats:
            await self.store.come(self.process, set(seats), time() + 2 * PRESENCE_SECONDS)
        for sitting in list(self.sittings.values()):
            if sitting.elsewhere:
                sitting.hear()  # a process that was killed does not say that its players are gone

    # --- Looking after ---------------------------------------------------------------------------------------------

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except StoreFailed as fault:
                log.warning("the database does not answer: %s", fault)
            except Exception:
                log.exception("looking after the tables failed")
                self.metrics.faults.inc()
            await asyncio.sleep(seconds)

    async def _sweep(self) -> None:
        """Tables whose time has come, and tables nobody needs in memory."""
        now = time()
        for table in await self.store.due(now, now + GRACE, 100):
            try:
                sitting = await self.sitting(table)
            except No:
                continue
            except StoreFailed:
                raise
            except Exception:
                log.exception("a table cannot be looked after")
                continue
            sitting.driving = True
            sitting.poke()
        for sitting in list(self.sittings.values()):
            if sitting.idle and now - sitting.used > IDLE_SECONDS:
                self.drop(sitting)
        self.metrics.replaced.set(self.thinkers.replaced)
        self.metrics.waiting.set(self.thinkers.waiting)

    async def _listen(self) -> None:
        """Hear what other processes have done."""
        async for table in self.store.listen():
            if table is None:
                for sitting in await self._moved():
                    sitting.hear()
            elif table in self.sittings:
                self.sittings[table].hear()

    async def _moved(self) -> list[Sitting]:
        """Tables that others may have moved; all, if the database does not say."""
        there = dict(self.sittings)
        try:
            lengths = await self.store.lengths(list(there))
        except StoreFailed:
            return list(there.values())
        return [sitting for id_, sitting in there.items() if lengths.get(id_, 0) != sitting.room.acts]


def _as_is(act: AnyAct, _room: Room) -> AnyAct:
    """An act that needs no look at the table."""
    return act
