"""A table while people are at it: their requests become acts, acts are written down, and then everybody is told."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING, Any, NamedTuple

from gunsteel.info.progress import Audience
from gunsteel.server import acts, desk
from gunsteel.server.acts import AnyAct
from gunsteel.server.guest import Form, Guest
from gunsteel.server.no import No
from gunsteel.server.room import News, Room, folded
from gunsteel.server.spoken import spoken
from gunsteel.server.steward import Steward
from gunsteel.server.store import Row, StoreFailed
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

Plan = Callable[[Room], AnyAct]


class Draft(NamedTuple):
    """An act that the room has taken over and the database has not: nobody is told of it yet."""

    act: AnyAct
    row: Row
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
        self.steward = Steward(self)

    # --- Acts ----------------------------------------------------------------------------------------------

    async def perform(self, plan: Plan) -> AnyAct:
        """Let an act happen: planned on the newest state, written down, told. Raises No; then nothing happened."""
        return await _whole(self._perform(plan))

    async def _perform(self, plan: Plan) -> AnyAct:
        async with self.lock:
            for _ in range(TRIES):
                act = plan(self.room)
                if await self.write(act):
                    return act
        raise No("busy")

    async def write(self, act: AnyAct) -> bool:
        """Whether this process was first. The room is ahead of the database for a moment, and nobody sees it."""

        async def alone() -> AsyncIterator[AnyAct]:
            yield act

        return await self.write_all(alone())

    async def write_all(self, several: AsyncIterator[AnyAct]) -> bool:
        """The same for acts of which each is found when the one before is taken over: written down together."""
        if self.gone:
            raise No("busy")
        n = self.room.acts
        try:
            drafts = [self._draft(act) async for act in several]
            assert drafts
            with self.hall.metrics.commit.time():
                first = await self._keep(drafts, n)
        except StoreFailed as fault:
            log.error("a table could not be written: %s", fault)
            await self._reload(n)
            raise No("failed") from fault
        except Exception:
            await self._reload(n)
            raise
        if not first:
            await self._reload(n)
            return False
        self.driving = True
        for draft in drafts:
            self._publish(draft.act, draft.news, draft.told)
        self.poke()
        return True

    def _draft(self, act: AnyAct) -> Draft:
        news = self.room.apply(act)
        return Draft(act, self.row(), news, self._encoded(news))

    async def _keep(self, drafts: list[Draft], n: int) -> bool:
        def kept(n: int, act: AnyAct, row: Row) -> Coroutine[Any, Any, bool]:
            sat = act.who if isinstance(act, acts.Sat) else None
            return self.hall.store.append(self.room.id, n, acts.encode(act), row, act.at, sat)

        if len(drafts) == 1:
            return await kept(n, drafts[0].act, drafts[0].row)
        # Handed in at once, they are in one transaction.
        return all(await asyncio.gather(*(kept(n + place, one.act, one.row) for place, one in enumerate(drafts))))

    def row(self) -> Row:
        info = self.room.info(set(), None)  # a clock would tell when the last hidden step was made
        return Row(self.room.status, self.room.settings.public, protocol.encode(info), self.room.wake)

    async def _reload(self, n: int) -> None:
        """Back to the first `n` acts, then on with what others have written."""
        try:
            written = [acts.decode(data) for data in await self.hall.store.acts(self.room.id)]
            if len(written) < n:
                raise StoreFailed("acts are missing")
        except StoreFailed as fault:
            self.hall.drop(self, protocol.Bye(code="failed", text=No("failed").text, again=2.0))
            raise No("failed") from fault
        self.room = folded(self.room.id, written[:n])
        self.watch()
        self._take_over(written[n:])

    def _take_over(self, others: list[AnyAct]) -> None:
        """Acts that other processes have written."""
        for act in others:
            self.driving = False
            news = self.room.apply(act)
            self._publish(act, news, self._encoded(news))

    async def catch_up(self) -> None:
        """Another process has moved this table, or somebody came or went there."""
        while not self.gone:
            async with self.lock:
                try:
                    written = await self.hall.store.acts(self.room.id, self.room.acts)
                    self._take_over([acts.decode(data) for data in written])
                    await self.look_elsewhere()
                    break
                except StoreFailed as fault:
                    log.warning("a table may have moved: %s", fault)
            await asyncio.sleep(1.0)  # nobody says it again
        self.poke()

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
        async with self.lock:
            if self.gone:
                raise No("busy")
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
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_unheard)
        raise


def _unheard(task: asyncio.Task[AnyAct]) -> None:
    """A refusal that nobody waits for any more is no news."""
    if not task.cancelled() and isinstance(fault := task.exception(), Exception) and not isinstance(fault, No):
        log.error("an act failed", exc_info=fault)
