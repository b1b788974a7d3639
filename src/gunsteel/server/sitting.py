"""A table while people are at it: their requests become acts, acts are written down, and then everybody is told."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from contextlib import nullcontext, suppress
from time import time
from typing import TYPE_CHECKING, Any

from gunsteel.play.notation import offered_names
from gunsteel.play.table import Audience, Update
from gunsteel.server import acts, desk
from gunsteel.server.acts import AnyAct
from gunsteel.server.guest import Guest
from gunsteel.server.no import No
from gunsteel.server.room import News, Room, folded
from gunsteel.server.spoken import spoken
from gunsteel.server.store import Row, StoreFailed
from gunsteel.server.thinker import Asked
from gunsteel.wire import protocol
from gunsteel.wire.lobby import MoveClock, TableInfo

if TYPE_CHECKING:
    from gunsteel.server.hall import Hall

log = logging.getLogger("gunsteel.tables")

# How often an act is tried when other processes are quicker.
TRIES = 20
# Whoever finds a table after a pause of the server has at least this long.
GRACE = 15.0
# Others may call in a bot for somebody who has been gone for so long.
GONE_FOR = 60.0
# Acts after which somebody may sit elsewhere.
SEATING = (acts.Sat, acts.Stood, acts.Assigned, acts.Keyed)

Plan = Callable[[Room], AnyAct]


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
        self.seed = secrets.randbits(62)
        self.gone = False
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._timer: asyncio.TimerHandle | None = None

    # --- Acts ----------------------------------------------------------------------------------------------

    async def perform(self, plan: Plan) -> AnyAct:
        """Let an act happen: planned on the newest state, written down, told. Raises No; then nothing happened."""
        return await _whole(self._perform(plan))

    async def _perform(self, plan: Plan) -> AnyAct:
        async with self.lock:
            for _ in range(TRIES):
                act = plan(self.room)
                if await self._write(act):
                    return act
        raise No("busy")

    async def _write(self, act: AnyAct) -> bool:
        """Whether this process was first. The room is ahead of the database for a moment, and nobody sees it."""
        if self.gone:
            raise No("busy")
        n = self.room.acts
        sat = act.who if isinstance(act, acts.Sat) else None
        try:
            news = self.room.apply(act)
            with self.hall.metrics.commit.time():
                first = await self.hall.store.append(self.room.id, n, acts.encode(act), self.row(), act.at, sat)
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
        self._publish(act, news)
        self.poke()
        return True

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
            self._publish(act, self.room.apply(act))

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

    def _publish(self, act: AnyAct, news: News) -> None:
        anew = self._reseat() if isinstance(act, SEATING) else set()
        info = self.info() if news.changed or anew else None
        encoded: dict[tuple[Audience, str | None], bytes] = {}
        for guest in list(self.guests):
            if guest in anew:
                guest.tell(self.welcome(guest))
                continue
            if guest.seat in news.updates:
                form = (guest.seat, guest.words)
                if form not in encoded:
                    encoded[form] = protocol.encode(self._updated(news.updates[guest.seat], guest))
                guest.push(encoded[form])
            if info is not None and news.changed:
                guest.tell(protocol.Changed(table=info, seat=guest.seat, host=self.hosts(guest)))
            if news.said is not None and news.said.seat not in guest.muted:
                guest.tell(news.said)

    def _updated(self, update: Update, guest: Guest) -> protocol.Updated:
        clock = self.room.clocks.info([chair.who is not None for chair in self.room.chairs], time())
        return protocol.Updated(update=update, clock=clock, words=self.words(update, guest))

    def words(self, update: Update, guest: Guest) -> protocol.Words | None:
        return spoken(update, self.room.names, guest.words) if guest.words is not None else None

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

    # --- What happens by itself ----------------------------------------------------------------------------------

    def poke(self) -> None:
        """Look whether something is due: the beginning, chance, a bot, a clock."""
        if self.gone:
            return
        if self._task is not None:
            self._again = True
            return
        self._task = asyncio.ensure_future(self._tend())

    async def _tend(self) -> None:
        try:
            self._again = True
            while self._again:
                self._again = False
                await self._look_after()
        except (No, StoreFailed) as reason:
            log.warning("a table waits: %s", reason)
            self._at(time() + 2.0)
        except Exception:
            log.exception("a table waits")
            self._at(time() + 5.0)
        finally:
            self._task = None
            self.used = time()

    async def _look_after(self) -> None:
        while await self._ours():
            async with self.lock:
                act = await self._due(time())
                if act is not None:
                    await self._write(act)
                    continue
            asked = self.room.bot_asked
            if asked is None or not (self.room.people or self.guests):
                self._arm()
                return
            await self._bot(*asked)

    async def _ours(self) -> bool:
        """Only one process at a time lets chance and bots answer."""
        wake = self.room.wake
        if wake is None or self.driving:
            return True
        now = time()
        if not self.hall.shared or await self.hall.store.claim(self.room.id, now, now + GRACE):
            self.driving = True
            return True
        self._at(max(wake, now + 1.0))
        return False

    async def _due(self, now: float) -> AnyAct | None:
        room = self.room
        if room.status == "waiting" and room.all_ready:
            return self.hall.begin(room, now)
        if room.status != "playing":
            return None
        if room.playing.chooser == "chance":
            return acts.Chose(at=now, by="chance", option=secrets.choice(list(offered_names(room.playing.state))))
        seat = room.person_asked
        if seat is None:
            return None
        late, missed = self._times(seat)
        if late is not None and now >= late:
            if isinstance(room.settings.clock, MoveClock):
                return acts.WentAway(at=now, seat=seat, why="clock")
            return acts.Resigned(at=now, seat=seat, late=True)
        if missed is not None and now >= missed:
            await self.look_elsewhere()
            if seat not in self.present:
                return acts.WentAway(at=now, seat=seat, why="absent")
        return None

    def _times(self, seat: int) -> tuple[float | None, float | None]:
        """When this seat's clock has run down, and when it has been missed for too long."""
        late = self.room.clocks.deadline
        away = self.room.settings.away
        missed = None
        if away is not None and seat not in self.present:
            missed = max(self.left.get(seat, 0.0), self.room.asked_since) + away
        soonest = self.opened + GRACE
        return (None if late is None else max(late, soonest)), (None if missed is None else max(missed, soonest))

    async def _bot(self, seat: int, level: str) -> None:
        async with self.lock:
            if self.room.bot_asked != (seat, level):
                return
            update = self.room.playing.current(seat)
        assert update.question is not None
        asked = Asked(self.room.id, seat, level, self.seed + seat, update.view, update.question)
        async with nullcontext() if self.room.people else self.hall.leisure:
            with self.hall.metrics.thinking.time():
                thought = await self.hall.thinkers.think(asked)
        async with self.lock:
            table = self.room.table
            if table is None or self.room.bot_asked != (seat, level) or table.refusal(seat, update.n, thought.option):
                return
            await self._write(acts.Chose(at=time(), by=seat, option=thought.option, aim=thought.aim))

    def _arm(self) -> None:
        """Wake up for the next clock."""
        seat = self.room.person_asked
        if seat is not None:
            times = [when for when in self._times(seat) if when is not None]
            if times:
                self._at(min(times))

    def _at(self, when: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(max(0.05, when - time()), self.poke)

    @property
    def idle(self) -> bool:
        return not self.guests and self._task is None and not self.lock.locked()

    def close(self) -> None:
        self.gone = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()


def _come_back(room: Room, seat: int) -> AnyAct:
    if not room.chairs[seat].away:
        raise No("not-playing")
    return acts.CameBack(at=time(), seat=seat)


async def _whole(work: Coroutine[Any, Any, AnyAct]) -> AnyAct:
    """Finish what was begun, also when the one who asked for it has gone."""
    return await asyncio.shield(asyncio.ensure_future(work))
