"""A table while people are at it: their requests become acts, acts are written down, and then everybody is told."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from time import time
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, TypeVar

from gunsteel.info.progress import Audience
from gunsteel.server import acts, desk
from gunsteel.server.acts import AnyAct
from gunsteel.server.guest import Form, Guest
from gunsteel.server.kept import entry_of, row_of
from gunsteel.server.no import No, bye
from gunsteel.server.room import Damaged, News, Room, loaded
from gunsteel.server.spoken import spoken
from gunsteel.server.steward import Steward
from gunsteel.server.store import Entry, StoreFailed
from gunsteel.server.tasks import report
from gunsteel.shared_game import Update
from gunsteel.wire import protocol
from gunsteel.wire.lobby import TableInfo, Words

if TYPE_CHECKING:
    from gunsteel.server.hall import Hall

log = logging.getLogger("gunsteel.tables")

# How often an act is tried when other processes are quicker.
TRIES = 20
# Others may call in a bot for somebody who has been gone for so long.
GONE_FOR = 60.0
# Acts after which somebody may sit elsewhere.
SEATING = (acts.Sat, acts.Stood, acts.Assigned, acts.Keyed)

Got = TypeVar("Got")
Plan = Callable[[Room], AnyAct]


class Draft(NamedTuple):
    """An act that the room has taken over and the database has not: nobody is told of it yet."""

    act: AnyAct
    entry: Entry
    news: News
    told: dict[Form, bytes]


class Sitting:
    """One table in the memory of one process. `driving`: it is on us to let chance and bots answer."""

    def __init__(self, hall: "Hall", room: Room, driving: bool) -> None:
        self.hall = hall
        self.room = room
        self.driving = driving
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.opened = self.used = time()
        self.left: dict[int, float] = {}  # when a seat was seen to be left
        self.elsewhere: set[int] = set()  # seats whose players are connected to other processes
        self.gone = False
        self._behind = False  # there is news that will be fetched
        self.steward = Steward(self)

    # --- Acts ----------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Nothing else happens here meanwhile; what is being written is not seen before it is."""
        async with self.lock:
            if self.gone:
                raise No("busy")
            yield

    async def perform(self, plan: Plan) -> AnyAct:
        """Let an act happen: planned on the newest state, written down, told. Raises No; then nothing happened."""
        return await _whole(self._perform(plan))

    async def _perform(self, plan: Plan) -> AnyAct:
        async with self.held():
            for _ in range(TRIES):
                act = await self._true_now(plan)
                if await self.write(act):
                    return act
        raise No("busy")

    async def look(self, at: Callable[[Room], Got]) -> Got:
        """Answer a question about the table. Raises No."""
        async with self.held():
            return await self._true_now(at)

    async def _true_now(self, at: Callable[[Room], Got]) -> Got:
        """Nobody is refused for what another process has changed already: before that, it is looked up."""
        while True:
            try:
                return at(self.room)
            except No:
                if not await self._catch_up():
                    raise

    async def write(self, act: AnyAct) -> bool:
        """Whether this process was first. The room is ahead of the database for a moment, and nobody sees it."""

        async def alone() -> AsyncIterator[AnyAct]:
            yield act

        return await self.write_all(alone())

    async def write_all(self, several: AsyncIterator[AnyAct]) -> bool:
        """The same for acts of which each is found when the one before is taken over: all are written down, or none."""
        if self.gone:
            raise No("busy")
        n = self.room.acts
        entries: list[Entry] = []
        try:
            drafts = [self._draft(act) async for act in several]
            entries = [draft.entry for draft in drafts]
            with self.hall.metrics.commit.time():
                first = await self.hall.store.append(self.room.id, n, entries, row_of(self.room))
        except StoreFailed as fault:
            log.error("a table could not be written: %s", fault)
            kept = await self._reload(n, self.hall.store.settled)
            if not entries or kept[: len(entries)] != [entry.data for entry in entries]:
                raise No("failed") from fault
            self.driving = True  # it was kept after all, and everybody has been told
            return True
        except Exception:
            await self._reload(n, self.hall.store.acts)
            raise
        except BaseException:
            self.hall.drop(self, bye("failed"))  # nobody may go on from what was perhaps not written
            raise
        if not first:
            await self._reload(n, self.hall.store.acts)
            return False
        self.room.last = entries[-1].data
        self.driving = True
        for draft in drafts:
            self._publish(draft.act, draft.news, draft.told)
        self.poke()
        return True

    def _draft(self, act: AnyAct) -> Draft:
        news = self.room.apply(act)
        return Draft(act, entry_of(act), news, self._encoded(news))

    # --- What other processes write --------------------------------------------------------------------------

    async def _reload(self, n: int, read: Callable[[str], Coroutine[Any, Any, list[bytes]]]) -> list[bytes]:
        """Back to the first `n` acts, then on with what others have written, which is returned."""
        try:
            kept = await read(self.room.id)
        except StoreFailed as fault:
            self.hall.drop(self, bye("failed"))
            raise No("failed") from fault
        if len(kept) < n or kept[n - 1] != self.room.last:
            await self._part()
        try:
            self.room = loaded(self.room.id, kept[:n])
        except Damaged as fault:
            await self._give_up(fault, len(kept))
        self.watch()
        await self._take_over(kept[n:])
        return kept[n:]

    async def _take_over(self, others: Sequence[bytes]) -> None:
        """Acts that other processes have written."""
        length = self.room.acts + len(others)
        for data in others:
            self.driving = False
            try:
                act, news = self.room.take(data)
            except Damaged as fault:
                await self._give_up(fault, length)
            self._publish(act, news, self._encoded(news))
        if others:
            self.poke()

    async def _give_up(self, fault: Damaged, length: int) -> NoReturn:
        """Nobody can go on with this table until it is repaired."""
        try:
            await self.hall.mark_damaged(self.room.id, fault, length)
        finally:
            self.hall.drop(self, bye("damaged"))
        raise No("damaged") from fault

    async def _part(self) -> NoReturn:
        """The table in the database is not the one that is here: it was deleted, repaired, or restored."""
        code: protocol.Code = "failed"
        with suppress(StoreFailed):
            found = await self.hall.store.found(self.room.id)
            code = "no-table" if found is None else "failed" if found.damaged is None else "damaged"
        self.hall.drop(self, bye(code))
        raise No(code)

    async def _catch_up(self) -> bool:
        """Take over what is new in the database; whether there was anything. Whoever calls holds the lock."""
        kept = await self.hall.store.acts(self.room.id, self.room.acts - 1)
        if not kept or kept[0] != self.room.last:
            await self._part()
        before = self.present
        await self._take_over(kept[1:])
        await self.look_elsewhere()
        return len(kept) > 1 or self.present != before

    async def catch_up(self) -> None:
        """Go on to the newest state. Raises No if the table cannot be continued, or StoreFailed."""
        async with self.held():
            self._behind = False
            await self._catch_up()
        self.poke()

    def hear(self) -> None:
        """Another process has moved this table, or somebody came or went there."""
        if not self._behind:
            self._behind = True
            self.hall.spawn(self._follow())

    async def _follow(self) -> None:
        while not self.gone:
            try:
                await self.catch_up()
                return
            except No:
                return  # everybody at the table was told
            except StoreFailed as fault:
                log.warning("a table may have moved: %s", fault)
            await asyncio.sleep(1.0)  # nobody says it again

    # --- Telling ---------------------------------------------------------------------------------------------

    def watch(self) -> None:
        audiences: set[Audience] = {guest.seat for guest in self.guests}
        self.room.watch(audiences)

    @property
    def here(self) -> set[int]:
        """Seats whose players are connected to this process."""
        return {guest.seat for guest in self.guests if guest.seat is not None}

    @property
    def present(self) -> set[int]:
        return self.here | self.elsewhere

    def info(self) -> TableInfo:
        return self.room.info(self.present, time())

    def _encoded(self, news: News) -> dict[Form, bytes]:
        """The updates for those who are here, as bytes: all that is kept of them until the act is written down."""
        forms = {guest.form: guest for guest in self.guests if guest.seat in news.updates}
        told = {form: protocol.encode(self._updated(news.updates[form[0]], guest)) for form, guest in forms.items()}
        news.updates.clear()
        return told

    def _publish(self, act: AnyAct, news: News, told: dict[Form, bytes]) -> None:
        anew = self._reseat() if isinstance(act, SEATING) else set()
        info = self.info() if news.changed or anew else None
        for guest in list(self.guests):
            if guest in anew:
                guest.tell(self.welcome(guest))
                continue
            if guest.form in told:
                guest.push(told[guest.form])
            if info is not None and news.changed:
                guest.tell(protocol.Changed(table=info, seat=guest.seat, host=self.hosts(guest)))
            if news.said is not None and news.said.seat not in guest.muted:
                guest.tell(news.said)

    def _updated(self, update: Update, guest: Guest) -> protocol.Updated:
        clock = self.room.clocks.info([chair.who is not None for chair in self.room.chairs], time())
        return protocol.Updated(update=update, clock=clock, words=self.words(update, guest))

    def words(self, update: Update, guest: Guest) -> Words | None:
        return None if guest.words is None else spoken(update, self.room.names, guest.words, guest.position)

    def hosts(self, guest: Guest) -> bool:
        return guest.who == self.room.host

    def welcome(self, guest: Guest) -> protocol.Welcome:
        update = self.room.playing.current(guest.seat) if self.room.table is not None else None
        return protocol.Welcome(
            v=protocol.VERSION,
            table=self.info(),
            seat=guest.seat,
            host=self.hosts(guest),
            update=update,
            words=self.words(update, guest) if update is not None else None,
            said=[said for said in self.room.said if said.seat not in guest.muted],
        )

    # --- Coming and going --------------------------------------------------------------------------------------

    def seat(self, guest: Guest) -> int | None:
        """Where this guest sits: by the key of a link, or as who they are."""
        by_key = desk.opens(self.room, guest.key) if guest.key is not None else None
        return by_key if by_key is not None else desk.seat_of(self.room, guest.who)

    def _reseat(self) -> set[Guest]:
        """Guests who sit elsewhere than before."""
        before = self.here
        moved = {guest for guest in self.guests if self.seat(guest) != guest.seat}
        for guest in moved:
            guest.seat = self.seat(guest)
        self.watch()
        self._note_presence(before)
        return moved

    async def enter(self, guest: Guest) -> None:
        """A guest comes in and is told everything."""
        async with self.held():
            await self._catch_up()
            before = self.here
            guest.seat = self.seat(guest)
            if guest.key is not None and desk.opens(self.room, guest.key) is None:
                raise No("wrong-key")
            self.guests.add(guest)
            self.watch()
            guest.tell(self.welcome(guest))
            self._note_presence(before)
        seat = guest.seat
        if seat is not None and self.room.status == "playing" and self.room.chairs[seat].away:
            with suppress(No):  # another tab was quicker; or the bot plays on, until they try again
                await self.perform(lambda room: _come_back(room, seat))
        self.poke()

    def leave(self, guest: Guest) -> None:
        before = self.here
        self.guests.discard(guest)
        self.watch()
        self.used = time()
        if self.here != before:
            self.hall.spawn(self._note_leaving(before))
        self.poke()

    async def _note_leaving(self, before: set[int]) -> None:
        """Nobody is told while an act is being written: it may not come to be."""
        async with self.lock:
            self._note_presence(before)

    def _note_presence(self, before: set[int]) -> None:
        """Tell the table who came and who went; other processes hear it through the database."""
        now = self.here
        if now == before:
            return
        self._tell_presence(before | self.elsewhere)
        self.hall.presence(self.room.id, came=now - before, went=before - now)

    def _tell_presence(self, before: set[int]) -> None:
        now = self.present
        if now == before:
            return
        for seat in before - now:
            self.left[seat] = time()
        for guest in self.guests:
            guest.tell(protocol.Changed(table=self.info(), seat=guest.seat, host=self.hosts(guest)))

    async def look_elsewhere(self) -> None:
        """Who is connected to other processes."""
        if not self.hall.shared:
            return
        before = self.present
        self.elsewhere = await self.hall.store.present(self.room.id, time(), self.hall.process)
        self._tell_presence(before)

    # --- Being looked after --------------------------------------------------------------------------------------

    def poke(self) -> None:
        """Look whether something is due."""
        self.steward.poke()

    @property
    def idle(self) -> bool:
        return not self.guests and self.steward.idle and not self.lock.locked()

    def close(self) -> None:
        self.gone = True
        self.steward.close()


def _come_back(room: Room, seat: int) -> AnyAct:
    if not room.chairs[seat].away:
        raise No("not-playing")
    return acts.CameBack(at=time(), seat=seat)


async def _whole(work: Coroutine[Any, Any, AnyAct]) -> AnyAct:
    """Finish what was begun, also when the one who asked for it has gone."""
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_unheard)
        raise


def _unheard(task: asyncio.Task[AnyAct]) -> None:
    """A refusal that nobody waits for any more is no news."""
    if not task.cancelled() and not isinstance(task.exception(), No):
        report(task)
