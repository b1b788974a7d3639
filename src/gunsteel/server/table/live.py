"""A table in memory with its connections: requests become acts, acts are stored, and then everybody is told."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, TypeVar

from gunsteel.info.progress import Audience
from gunsteel.server.refusals import Rejection, bye
from gunsteel.server.server_time import time
from gunsteel.server.store.store import Entry, StoreFailed
from gunsteel.server.table import acts, participant
from gunsteel.server.table.acts import AnyAct
from gunsteel.server.table.connection import Connection, Form
from gunsteel.server.table.rows import entry_of, row_of
from gunsteel.server.table.scheduler import Scheduler
from gunsteel.server.table.state import Damaged, News, NotTaken, TableState, loading
from gunsteel.server.table.words import sentences
from gunsteel.server.tasks import report
from gunsteel.shared_game import Update
from gunsteel.wire import protocol
from gunsteel.wire.lobby import TableInfo, Words
from gunsteel.wire.packing import packed

if TYPE_CHECKING:
    from gunsteel.server.table.tables import Tables

log = logging.getLogger("gunsteel.tables")

# How often an act is tried when other processes are quicker.
TRIES = 20
# After so many seconds the others may let a bot play for an absent player.
GONE_FOR = 60.0
# Less than so many seconds of downtime are not worth an act.
LEAST_LOST = 0.5
# Acts that may change who sits where.
SEATING = (acts.Sat, acts.Stood, acts.Assigned, acts.Keyed)

_T = TypeVar("_T")
MakeAct = Callable[[TableState], AnyAct]


class Draft(NamedTuple):
    """An act that is applied to the state and not stored yet: nobody is told of it yet."""

    act: AnyAct
    entry: Entry
    news: News
    told: dict[Form, bytes]


class LiveTable:
    """One table in the memory of one process. `driving`: this process lets chance and bots answer."""

    def __init__(self, tables: "Tables", state: TableState, driving: bool) -> None:
        self.tables = tables
        self.state = state
        self.driving = driving
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.opened = self.used = time()
        self.left: dict[int, float] = {}  # when the player of a seat was last seen to leave
        self.elsewhere: set[int] = set()  # seats whose players are connected to other processes
        self.attended_until: float | None = None  # when the last one left; None: nobody was here
        self.gone = False
        self._behind = False  # there is news that will be fetched
        self.scheduler = Scheduler(self)

    # --- Acts ----------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Nothing else happens at this table meanwhile; an act is not visible before it is stored."""
        async with self.lock:
            if self.gone:
                raise Rejection("busy")
            yield

    async def perform(self, make_act: MakeAct) -> AnyAct:
        """Make an act from the newest state, store it, tell everybody. Raises Rejection: nothing happened."""
        return await _finished(self._perform(make_act))

    async def _perform(self, make_act: MakeAct) -> AnyAct:
        async with self.held():
            for _ in range(TRIES):
                if (resumed := self.resumed(time())) and not await self.write(resumed):
                    continue
                act = await self._on_newest(make_act)
                try:
                    if await self.write(act):
                        return act
                except NotTaken as fault:
                    if not await self._catch_up():
                        raise Rejection(fault.refusal.code, reasons=fault.refusal.reasons) from None
        raise Rejection("busy")

    def resumed(self, now: float) -> acts.Resumed | None:
        """What has to be written first if no server ran while somebody was asked."""
        if self.state.person_asked is None:
            return None
        running = self.state.clocks.running is not None
        since = max(self.state.clocks.since if running else self.state.asked_since, self.state.resumed)
        lost = self.tables.downtimes.lost(since, now)
        return acts.Resumed(at=now, lost=lost) if lost > LEAST_LOST else None

    async def look(self, at: Callable[[TableState], _T]) -> _T:
        """Answer a question about the table. Raises Rejection."""
        async with self.held():
            return await self._on_newest(at)

    async def _on_newest(self, at: Callable[[TableState], _T]) -> _T:
        """Nobody is rejected for what another process has changed already: before that, the database is read."""
        while True:
            try:
                return at(self.state)
            except Rejection:
                if not await self._catch_up():
                    raise

    async def write(self, act: AnyAct) -> bool:
        """Whether this process was first. The state is ahead of the database for a moment, and nobody sees it."""

        async def alone() -> AsyncIterator[AnyAct]:
            yield act

        if isinstance(act, acts.Began):
            await self.tables.spare_time.run(self.state.preparing(act))
        return await self.write_all(alone())

    async def write_all(self, several: AsyncIterator[AnyAct]) -> bool:
        """The same for several acts, each made when the one before is applied: all are stored, or none."""
        if self.gone:
            raise Rejection("busy")
        n = self.state.acts
        entries: list[Entry] = []
        drafts: list[Draft] = []
        try:
            async for act in several:
                drafts.append(self._draft(act))
            entries = [draft.entry for draft in drafts]
            with self.tables.metrics.commit.time():
                first = await self.tables.store.append(self.state.id, n, entries, row_of(self.state))
        except StoreFailed as fault:
            log.error("a table could not be stored: %s", fault)
            kept = await self._reload(n, self.tables.store.settled)
            if not entries or kept[: len(entries)] != [entry.data for entry in entries]:
                raise Rejection("failed") from fault
            self.driving = True  # it was stored after all, and everybody has been told
            return True
        except NotTaken:
            if drafts:
                await self._reload(n, self.tables.store.acts)
            raise
        except Exception:
            await self._reload(n, self.tables.store.acts)
            raise
        except BaseException:
            self.tables.drop(self, bye("failed"))  # nobody may continue from what was perhaps not stored
            raise
        if not first:
            await self._reload(n, self.tables.store.acts)
            return False
        self.state.last = entries[-1].data
        self.driving = True
        for draft in drafts:
            self._publish(draft.act, draft.news, draft.told)
        self.poke()
        return True

    def _draft(self, act: AnyAct) -> Draft:
        news = self.state.apply(act)
        return Draft(act, entry_of(act), news, self._encoded(news))

    # --- What other processes write --------------------------------------------------------------------------

    async def _reload(self, n: int, read: Callable[[str], Coroutine[Any, Any, list[bytes]]]) -> list[bytes]:
        """Back to the first `n` acts, then apply what others have stored, which is returned."""
        try:
            kept = await read(self.state.id)
        except StoreFailed as fault:
            self.tables.drop(self, bye("failed"))
            raise Rejection("failed") from fault
        if len(kept) < n or kept[n - 1] != self.state.last:
            await self._drop_replaced()
        try:
            self.state = await self.tables.spare_time.run(loading(self.state.id, kept[:n]))
        except Damaged as fault:
            await self._stop_damaged(fault, len(kept))
        self.watch()
        await self._apply_others(kept[n:])
        return kept[n:]

    async def _apply_others(self, others: Sequence[bytes]) -> None:
        """Apply acts that other processes have stored."""
        length = self.state.acts + len(others)
        for data in others:
            self.driving = False
            try:
                act, news = self.state.take(data)
            except Damaged as fault:
                await self._stop_damaged(fault, length)
            self._publish(act, news, self._encoded(news))
        if others:
            self.poke()

    async def _stop_damaged(self, fault: Damaged, length: int) -> NoReturn:
        """Nobody can go on with this table until it is repaired."""
        try:
            await self.tables.mark_damaged(self.state.id, fault, length)
        finally:
            self.tables.drop(self, bye("damaged"))
        raise Rejection("damaged") from fault

    async def _drop_replaced(self) -> NoReturn:
        """The table in the database is not the one in memory: it was deleted, repaired, or restored."""
        code: protocol.Code = "failed"
        with suppress(StoreFailed):
            found = await self.tables.store.found(self.state.id)
            code = "no-table" if found is None else "failed" if found.damaged is None else "damaged"
        self.tables.drop(self, bye(code))
        raise Rejection(code)

    async def _catch_up(self) -> bool:
        """Apply what is new in the database; whether there was anything. The caller holds the lock."""
        kept = await self.tables.store.acts(self.state.id, self.state.acts - 1)
        if not kept or kept[0] != self.state.last:
            await self._drop_replaced()
        before = self.present
        await self._apply_others(kept[1:])
        await self.look_elsewhere()
        return len(kept) > 1 or self.present != before

    async def catch_up(self) -> None:
        """Go on to the newest state. Raises Rejection if the table cannot be continued, or StoreFailed."""
        async with self.held():
            self._behind = False
            await self._catch_up()
        self.poke()

    def notify(self) -> None:
        """Another process has changed this table, or somebody connected or left there."""
        if not self._behind:
            self._behind = True
            self.tables.spawn(self._follow())

    async def _follow(self) -> None:
        while not self.gone:
            try:
                await self.catch_up()
                return
            except Rejection:
                return  # everybody at the table was told
            except StoreFailed as fault:
                log.warning("cannot read whether a table has changed: %s", fault)
            await asyncio.sleep(1.0)  # there is no second notification

    # --- Telling ---------------------------------------------------------------------------------------------

    def watch(self) -> None:
        audiences: set[Audience] = {connection.seat for connection in self.connections}
        self.state.watch(audiences)

    @property
    def here(self) -> set[int]:
        """Seats whose players are connected to this process."""
        return {connection.seat for connection in self.connections if connection.seat is not None}

    @property
    def present(self) -> set[int]:
        return self.here | self.elsewhere

    @property
    def attended(self) -> bool:
        """Whether somebody is connected, or was so a while ago."""
        if self.connections or self.elsewhere:
            return True
        return self.attended_until is not None and time() - self.attended_until < self.tables.pause

    @property
    def owner(self) -> str:
        """For whom bots think here: of those who are connected, the one they have thought least for."""
        clients = {connection.client for connection in self.connections}
        return min(clients, key=self.tables.bot_pool.spent.of, default=self.state.host)

    def info(self) -> TableInfo:
        return self.state.info(self.present, time())

    def _encoded(self, news: News) -> dict[Form, bytes]:
        """The updates for the connections of this process, as bytes, until the act is stored."""
        forms = {connection.form: connection for connection in self.connections if connection.seat in news.updates}
        told = {
            form: protocol.encode(self._updated(news.updates[form[0]], connection))
            for form, connection in forms.items()
        }
        news.updates.clear()
        return told

    def _publish(self, act: AnyAct, news: News, told: dict[Form, bytes]) -> None:
        reseated = self._reseat() if isinstance(act, SEATING) else set()
        info = self.info() if news.changed or reseated else None
        for connection in list(self.connections):
            if connection in reseated:
                connection.tell(self.welcome(connection))
                continue
            if connection.form in told:
                connection.push(told[connection.form])
            if info is not None and news.changed:
                connection.tell(protocol.Changed(table=info, seat=connection.seat, host=self.hosts(connection)))
            if news.said is not None and news.said.seat not in connection.muted:
                connection.tell(news.said)

    def _updated(self, update: Update, connection: Connection) -> protocol.Updated:
        clock = self.state.clocks.info([seat_state.who is not None for seat_state in self.state.seats], time())
        return protocol.Updated(
            update=update, clock=clock, words=self.words(update, connection), position=self.position(connection)
        )

    def position(self, connection: Connection) -> str | None:
        """What a program samples positions from, if it wants to."""
        if not connection.observation or self.state.table is None:
            return None
        return packed(self.state.table.observation(connection.seat).position)

    def words(self, update: Update, connection: Connection) -> Words | None:
        return (
            None
            if connection.words is None
            else sentences(update, self.state.names(connection.words), connection.words, connection.position)
        )

    def hosts(self, connection: Connection) -> bool:
        return connection.who == self.state.host

    def welcome(self, connection: Connection) -> protocol.Welcome:
        update = self.state.playing.current(connection.seat) if self.state.table is not None else None
        return protocol.Welcome(
            v=protocol.VERSION,
            table=self.info(),
            seat=connection.seat,
            host=self.hosts(connection),
            update=update,
            words=self.words(update, connection) if update is not None else None,
            said=[said for _, said in self.state.said if said.seat not in connection.muted],
            position=self.position(connection),
            undone=self.state.seats[connection.seat].undone if connection.seat is not None else [],
        )

    # --- Connecting and leaving --------------------------------------------------------------------------------------

    def seat(self, connection: Connection) -> int | None:
        """The seat of this connection: by the key of a link, or by identity."""
        by_key = participant.opens(self.state, connection.key) if connection.key is not None else None
        return by_key if by_key is not None else participant.seat_of(self.state, connection.who)

    def _reseat(self) -> set[Connection]:
        """Connections whose seat has changed."""
        before = self.here
        moved = {connection for connection in self.connections if self.seat(connection) != connection.seat}
        for connection in moved:
            connection.seat = self.seat(connection)
        self.watch()
        self._note_presence(before)
        return moved

    async def enter(self, connection: Connection) -> None:
        """A new connection is told everything."""
        async with self.held():
            await self._catch_up()
            before = self.here
            connection.seat = self.seat(connection)
            if connection.key is not None and participant.opens(self.state, connection.key) is None:
                raise Rejection("wrong-key")
            self.connections.add(connection)
            self.watch()
            connection.tell(self.welcome(connection))
            self._note_presence(before)
        seat = connection.seat
        if seat is not None and self.state.status == "playing" and self.state.seats[seat].away:
            with suppress(Rejection):  # another tab was first; or the bot plays on, until they try again
                await self.perform(lambda state: _come_back(state, seat))
        self.poke()

    def leave(self, connection: Connection) -> None:
        before = self.here
        self.connections.discard(connection)
        self.watch()
        self.used = self.attended_until = time()
        if self.here != before:
            self.tables.spawn(self._note_leaving(before))
        self.poke()

    async def _note_leaving(self, before: set[int]) -> None:
        """Wait until no act is being stored: it may still fail."""
        async with self.lock:
            self._note_presence(before)

    def _note_presence(self, before: set[int]) -> None:
        """Tell everybody who connected and who left; other processes learn it through the database."""
        now = self.here
        if now == before:
            return
        self._tell_presence(before | self.elsewhere)
        self.tables.presence(self.state.id, came=now - before, went=before - now)

    def _tell_presence(self, before: set[int]) -> None:
        now = self.present
        if now == before:
            return
        for seat in before - now:
            self.left[seat] = time()
        for connection in self.connections:
            connection.tell(protocol.Changed(table=self.info(), seat=connection.seat, host=self.hosts(connection)))

    async def look_elsewhere(self) -> None:
        """Who is connected to other processes."""
        if not self.tables.shared:
            return
        before = self.present
        if self.elsewhere:
            self.attended_until = time()
        self.elsewhere = await self.tables.store.present(self.state.id, time(), self.tables.process)
        self._tell_presence(before)

    # --- Scheduling --------------------------------------------------------------------------------------

    def poke(self) -> None:
        """Look whether something is due."""
        self.scheduler.poke()

    @property
    def idle(self) -> bool:
        return not self.connections and self.scheduler.idle and not self.lock.locked()

    def close(self) -> None:
        self.gone = True
        self.scheduler.close()


def _come_back(state: TableState, seat: int) -> AnyAct:
    if not state.seats[seat].away:
        raise Rejection("not-playing")
    return acts.CameBack(at=time(), seat=seat)


async def _finished(work: Coroutine[Any, Any, AnyAct]) -> AnyAct:
    """Finish it, even if the client that asked for it is gone."""
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_report_unless_rejected)
        raise


def _report_unless_rejected(task: asyncio.Task[AnyAct]) -> None:
    """A rejection that nobody waits for any more is not an error."""
    if not task.cancelled() and not isinstance(task.exception(), Rejection):
        report(task)
