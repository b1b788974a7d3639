"""All tables of a server: loaded from the database when somebody connects, dropped when nobody is left."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

from gunsteel.errors import refused
from gunsteel.server.botpool.pace import Pace
from gunsteel.server.botpool.pool import BotPool
from gunsteel.server.daily.bot_games import DailyBots
from gunsteel.server.metrics import Metrics
from gunsteel.server.refusals import Rejection, bye
from gunsteel.server.server_time import SERVER_TIME, Downtimes, time
from gunsteel.server.spare_time import SpareTime
from gunsteel.server.store.downtime import note_alive
from gunsteel.server.store.store import Store, StoreFailed
from gunsteel.server.table import acts
from gunsteel.server.table.acts import AnyAct
from gunsteel.server.table.ids import code_of, new_id
from gunsteel.server.table.live import LiveTable
from gunsteel.server.table.opening import began, daily_opening, opening
from gunsteel.server.table.rows import entry_of, row_of
from gunsteel.server.table.scheduler import GRACE
from gunsteel.server.table.state import Damaged, TableState, loading
from gunsteel.server.tasks import start_task
from gunsteel.wire import protocol
from gunsteel.wire.lobby import CreateTable

log = logging.getLogger("gunsteel.tables")

# A table without connections stays in memory for so long.
IDLE_SECONDS = 20.0
# How often the database is searched for tables that are due and that no process schedules.
SWEEP_SECONDS = 1.0
PRESENCE_SECONDS = 20.0
DAY_SECONDS = 24 * 3600
PRUNED = ("waiting", "over", "closed")
# How often a process notes that it is alive; if none does for twice as long, none was.
ALIVE_SECONDS = 5.0


class Tables:
    """The tables in memory, the store, and the pool of bot processes."""

    def __init__(self, store: Store, bot_pool: BotPool, metrics: Metrics, pause: float = 600.0) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.metrics = metrics
        self.pause = pause
        self.process = store.process
        self.spare_time = SpareTime()
        self.pace = Pace()
        self.downtimes = Downtimes()
        self.live_tables: dict[str, LiveTable] = {}
        self.stopping = False
        self.departed = 0  # connections that were closed since the last garbage collection
        # Tables where only bots play take turns, so that people do not wait for them.
        self.bots_only = asyncio.Semaphore(1)
        self.daily_bots = DailyBots(self)
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.store.postgres

    # --- Start and stop --------------------------------------------------------------------------------------------

    async def start(self) -> None:
        await self._note_alive()
        self.spawn(self.every(ALIVE_SECONDS, self._note_alive))
        self.spawn(self.every(SWEEP_SECONDS, self._listen))
        self.spawn(self.every(SWEEP_SECONDS, self._sweep))
        if self.shared:
            self.spawn(self.every(PRESENCE_SECONDS, self._keep_presence))

    async def stop(self) -> None:
        """Tell everybody, finish what is being written, end the bot processes."""
        self.stopping = True
        connections = [connection for live in self.live_tables.values() for connection in live.connections]
        for live in list(self.live_tables.values()):
            self.drop(live, bye("stopping", again=1.0))
        await asyncio.gather(*(connection.flush(2.0) for connection in connections))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bot_pool.close()
        if self.shared:
            with suppress(StoreFailed):
                await self.store.all_gone(self.process)
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = start_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- Tables ------------------------------------------------------------------------------------------------

    async def create(self, wanted: CreateTable, host: str) -> str:
        """Open a table. Raises Refused or Rejection; then there is none."""
        record = wanted.record
        if wanted.point is not None:
            if record is not None:
                raise refused("record-or-point", "go on from a record or from a point of a table, not from both")
            record = await self.record(wanted.point.table)
        return await self._open(await self.spare_time.run(opening(wanted, record, host, time())))

    async def create_daily(self, day: str, host: str) -> str:
        """A table with the deal of a day."""
        return await self._open(daily_opening(day, host, time()))

    async def _open(self, first: acts.Opened, *more: AnyAct) -> str:
        """A new table with these acts, all of them or none."""
        for _ in range(5):
            state = TableState(new_id(first.settings.public), first)
            code = code_of(state.id) if first.settings.public else None
            if code is not None and await self.store.coded(code) is not None:
                continue
            for act in more:
                state.apply(act)
            if await self.store.create(state.id, [entry_of(act) for act in (first, *more)], row_of(state)):
                return state.id
        raise Rejection("busy")

    async def live(self, table: str) -> LiveTable:
        """A table in memory; it is loaded if necessary."""
        if self.stopping:
            raise Rejection("stopping")
        there = self.live_tables.get(table)
        if there is not None:
            there.used = time()
            return there
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self.live_tables:
                    state = await self.state(table)
                    if table not in self.live_tables:
                        there = self.live_tables[table] = LiveTable(self, state, driving=False)
                        self.metrics.tables.set(len(self.live_tables))
                        try:
                            await there.catch_up()  # nobody notified us of what happened while it was read
                        except BaseException:
                            self.drop(there)
                            raise
                        return there
                return self.live_tables[table]
        finally:
            if not lock.locked():
                self._loading.pop(table, None)

    async def state(self, table: str) -> TableState:
        """A table as it is stored, for reading."""
        found = await self.store.found(table)
        if found is None:
            raise Rejection("no-table")
        if found.damaged is not None:
            raise Rejection("damaged")
        kept = await self.store.acts(table)
        if not kept:
            raise Rejection("no-table")
        try:
            state = await self.spare_time.run(loading(table, kept))
            if state.acts < found.acts:
                raise Damaged(state.acts, "an act is missing")
            return state
        except Damaged as fault:
            await self.mark_damaged(table, fault, max(len(kept), found.acts))
            raise Rejection("damaged") from fault

    async def mark_damaged(self, table: str, fault: Damaged, length: int) -> None:
        """Logged once: nobody tries to load it again until it is repaired."""
        log.error("the table %s is damaged: %s; see `gunsteel admin show %s`", table, fault, table)
        self.metrics.damaged.inc()
        try:
            await self.store.mark_damaged(table, fault.n, length)
        except StoreFailed as failed:
            log.warning("that could not be stored: %s", failed)

    async def record(self, table: str) -> dict[str, Any]:
        """The whole game, once it is over."""
        state = await self.state(table)
        if state.status != "over":
            raise Rejection("not-playing", "The record of a game is available when it is over.")
        return state.record()

    async def rematch(self, state: TableState) -> str:
        """The same people and bots at a new table, each one seat further: the last player begins."""
        at = time()
        order = [*range(1, len(state.seats)), 0]
        seats = [state.seats[seat] for seat in order]
        levels = [None if seat_state.who is not None else seat_state.level for seat_state in seats]
        first = acts.Opened(at=at, host=state.host, game=state.game, settings=state.settings, levels=levels)
        taken = [
            acts.Sat(
                at=at,
                seat=seat,
                who=seat_state.who,
                key=seat_state.key or "",
                name=seat_state.name,
                colour=seat_state.colour,
                shape=seat_state.shape,
            )
            for seat, seat_state in enumerate(seats)
            if seat_state.who is not None
        ]
        return await self._open(first, *taken)

    async def close(self, table: str) -> None:
        """Close a table that is not needed."""
        live = await self.live(table)
        await live.perform(partial(_as_is, acts.Closed(at=time(), by="operator")))

    def begin(self, state: TableState, at: float) -> acts.Began:
        return began(state, at)

    def drop(self, live: LiveTable, last: protocol.Bye | None = None) -> None:
        """Forget a table; it stays in the database."""
        live.close()
        if self.live_tables.get(live.state.id) is live:
            del self.live_tables[live.state.id]
        self.metrics.tables.set(len(self.live_tables))
        for connection in list(live.connections):
            if last is not None:
                connection.tell(last)
            connection.close_after_sending()

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
            await self.store.notify(table)
        except StoreFailed as fault:
            log.warning("presence was not stored: %s", fault)

    async def _keep_presence(self) -> None:
        seats = [
            (id_, connection.seat)
            for id_, live in self.live_tables.items()
            for connection in live.connections
            if connection.seat is not None
        ]
        if seats:
            await self.store.come(self.process, set(seats), time() + 2 * PRESENCE_SECONDS)
        for live in list(self.live_tables.values()):
            if live.elsewhere:
                live.notify()  # a killed process does not say that its players are gone

    # --- Scheduling ---------------------------------------------------------------------------------------------

    async def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except StoreFailed as fault:
                log.warning("the database does not answer: %s", fault)
            except Exception:
                log.exception("a periodic task failed")
                self.metrics.faults.inc()
            await asyncio.sleep(seconds)

    async def prune(self, days: int) -> None:
        """Remove tables that are over, closed or never began, and untouched for so many days."""
        gone = await self.store.prune(time() - days * DAY_SECONDS, PRUNED)
        if gone:
            log.info("%d old tables were removed", len(gone))

    async def _note_alive(self) -> None:
        """Downtime, a suspended machine and a clock that is set forward are nobody's time."""
        before = time()
        if ahead := SERVER_TIME.catch_up():
            log.warning("the machine's clock is %.0f seconds ahead; that time is charged to nobody", ahead)
            self.downtimes.spans.append((before, before + ahead))
        self.downtimes.spans = await self.store.write(partial(note_alive, now=time(), gap=2 * ALIVE_SECONDS))

    async def _sweep(self) -> None:
        """Tables whose time has come, and tables nobody needs in memory."""
        now = time()
        for table in await self.store.due(now, now + GRACE, 100):
            try:
                live = await self.live(table)
            except Rejection:
                continue
            except StoreFailed:
                raise
            except Exception:
                log.exception("a table that is due cannot be loaded")
                continue
            live.driving = True
            live.poke()
        for live in list(self.live_tables.values()):
            if live.idle and now - live.used > IDLE_SECONDS:
                self.drop(live)
        self.metrics.replaced.set(self.bot_pool.replaced)
        self.metrics.waiting.set(self.bot_pool.waiting)

    async def _listen(self) -> None:
        """Follow what other processes have done."""
        async for table in self.store.listen():
            if table is None:
                for live in await self._changed():
                    live.notify()
            elif table in self.live_tables:
                self.live_tables[table].notify()

    async def _changed(self) -> list[LiveTable]:
        """Tables that others may have changed; all, if the database does not say."""
        there = dict(self.live_tables)
        try:
            lengths = await self.store.lengths(list(there))
        except StoreFailed:
            return list(there.values())
        return [live for id_, live in there.items() if lengths.get(id_, 0) != live.state.acts]


def _as_is(act: AnyAct, _state: TableState) -> AnyAct:
    """An act that needs no look at the table."""
    return act
