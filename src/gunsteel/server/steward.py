"""What happens at a table by itself: it begins, chance and bots answer, clocks run down, somebody is missed long."""

import asyncio
import logging
import secrets
from contextlib import nullcontext
from time import time
from typing import TYPE_CHECKING
from weakref import ref

from gunsteel.play.notation import offered_names
from gunsteel.server import acts
from gunsteel.server.acts import AnyAct
from gunsteel.server.no import No
from gunsteel.server.room import Room
from gunsteel.server.store import StoreFailed
from gunsteel.server.thinker import Asked
from gunsteel.wire.lobby import MoveClock

if TYPE_CHECKING:
    from gunsteel.server.sitting import Sitting

log = logging.getLogger("gunsteel.tables")

# Whoever finds a table after a pause of the server has at least this long.
GRACE = 15.0


class Steward:
    """Looks after one table, and sleeps until something is due."""

    def __init__(self, sitting: "Sitting") -> None:
        # In a circle with us, a table that was dropped would stay in memory.
        self._sitting = ref(sitting)
        self.seed = secrets.randbits(62)
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._timer: asyncio.TimerHandle | None = None

    @property
    def sitting(self) -> "Sitting":
        sitting = self._sitting()
        assert sitting is not None, "whoever pokes us has a table"
        return sitting

    @property
    def room(self) -> Room:
        return self.sitting.room

    def poke(self) -> None:
        """Look whether something is due: the beginning, chance, a bot, a clock."""
        sitting = self._sitting()
        if sitting is None or sitting.gone:
            return
        if self._task is not None:
            self._again = True
            return
        self._task = asyncio.ensure_future(self._tend(sitting))

    async def _tend(self, sitting: "Sitting") -> None:
        """The table stays while we look after it."""
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
            sitting.used = time()

    async def _look_after(self) -> None:
        while await self._ours():
            async with self.sitting.lock:
                act = await self._due(time())
                if act is not None:
                    await self.sitting.write(act)
                    continue
            asked = self.room.bot_asked
            if asked is None or not (self.room.people or self.sitting.guests):
                self._arm()
                return
            await self._bot(*asked)

    async def _ours(self) -> bool:
        """Only one process at a time lets chance and bots answer."""
        wake = self.room.wake
        if wake is None or self.sitting.driving:
            return True
        now = time()
        if not self.sitting.hall.shared or await self.sitting.hall.store.claim(self.room.id, now, now + GRACE):
            self.sitting.driving = True
            return True
        self._at(max(wake, now + 1.0))
        return False

    async def _due(self, now: float) -> AnyAct | None:
        room = self.room
        if room.status == "waiting" and room.all_ready:
            return self.sitting.hall.begin(room, now)
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
            await self.sitting.look_elsewhere()
            if seat not in self.sitting.present:
                return acts.WentAway(at=now, seat=seat, why="absent")
        return None

    def _times(self, seat: int) -> tuple[float | None, float | None]:
        """When this seat's clock has run down, and when it has been missed for too long."""
        late = self.room.clocks.deadline
        away = self.room.settings.away
        missed = None
        if away is not None and seat not in self.sitting.present:
            missed = max(self.sitting.left.get(seat, 0.0), self.room.asked_since) + away
        soonest = self.sitting.opened + GRACE
        return (None if late is None else max(late, soonest)), (None if missed is None else max(missed, soonest))

    async def _bot(self, seat: int, level: str) -> None:
        async with self.sitting.lock:
            if self.room.bot_asked != (seat, level):
                return
            update = self.room.playing.current(seat)
        assert update.question is not None
        asked = Asked(self.room.id, seat, level, self.seed + seat, update.view, update.question)
        async with nullcontext() if self.room.people else self.sitting.hall.leisure:
            with self.sitting.hall.metrics.thinking.time():
                thought = await self.sitting.hall.thinkers.think(asked)
        async with self.sitting.lock:
            table = self.room.table
            if table is None or self.room.bot_asked != (seat, level) or table.refusal(seat, update.n, thought.option):
                return
            await self.sitting.write(acts.Chose(at=time(), by=seat, option=thought.option, aim=thought.aim))

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
        return self._task is None

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
