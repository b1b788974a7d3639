"""What happens at a table by itself: it begins, chance and bots answer, clocks run down, somebody is missed long."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import nullcontext
from time import monotonic, time
from typing import TYPE_CHECKING
from weakref import ref

from gunsteel.formats.notation import CHANCE, offered_names
from gunsteel.server import acts
from gunsteel.server.acts import AnyAct
from gunsteel.server.no import No
from gunsteel.server.room import Room
from gunsteel.server.store import StoreFailed
from gunsteel.server.tasks import begin
from gunsteel.server.thinker import Asked, Thought
from gunsteel.wire.lobby import MoveClock

if TYPE_CHECKING:
    from gunsteel.server.sitting import Sitting

log = logging.getLogger("gunsteel.tables")

# Whoever finds a table after a pause of the server has at least this long.
GRACE = 15.0
# For so long answers of bots are gathered, to be written down together.
TOGETHER = 0.1


class Steward:
    """Looks after one table, and sleeps until something is due."""

    def __init__(self, sitting: "Sitting") -> None:
        # In a circle with us, a table that was dropped would stay in memory.
        self._sitting = ref(sitting)
        self.seed = secrets.randbits(62)
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._timer: asyncio.TimerHandle | None = None
        # What a bot is asked (room, seat, level, number of its update), and what it thinks.
        self._question: tuple[Room, int, str, int] | None = None
        self._thinking: asyncio.Task[Thought] | None = None

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
        self._task = begin(self._tend(sitting))

    async def _tend(self, sitting: "Sitting") -> None:
        """The table stays while we look after it."""
        try:
            self._again = True
            while self._again:
                self._again = False
                await self._look_after()
        except (No, StoreFailed) as reason:
            if not sitting.gone:
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
            async with self.sitting.held():
                act = await self._due(time())
                if act is not None:
                    await self.sitting.write(act)
                    continue
            if self.room.bot_asked is None or not (self.room.people or self.sitting.guests):
                self._arm()
                return
            await self._bot()

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
        if chance := self._chance(now):
            return chance
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

    # --- Bots ------------------------------------------------------------------------------------------------

    async def _bot(self) -> None:
        """Let a bot answer, and with it all that are as quick."""
        async with self.sitting.held():
            thinking = self._ask()
        if thinking is None:
            return
        await asyncio.wait([thinking])
        async with self.sitting.held():
            if self._ask() is thinking:
                await self.sitting.write_all(self._answers())

    def _ask(self) -> asyncio.Task[Thought] | None:
        """What the bot that is asked thinks: begun now, unless it has been asked the same before."""
        asked = self.room.bot_asked
        question = None if asked is None else (self.room, *asked, self.room.playing.counts[asked[0]])
        if question != self._question:
            self._forget()
            if asked is not None:
                self._question, self._thinking = question, begin(self._think(*asked))
        return self._thinking

    async def _think(self, seat: int, level: str) -> Thought:
        update = self.room.playing.current(seat)
        assert update.question is not None
        asked = Asked(self.room.id, seat, level, self.seed + seat, self.room.playing.observation(seat), update.question)
        async with nullcontext() if self.room.people else self.sitting.hall.leisure:
            with self.sitting.hall.metrics.thinking.time():
                return await self.sitting.hall.thinkers.think(asked)

    async def _answers(self) -> AsyncIterator[AnyAct]:
        """The answer that is there, and those that follow soon. Everybody else has to wait until they are written."""
        until = monotonic() + TOGETHER
        while (thinking := self._ask()) is not None:
            await asyncio.wait([thinking], timeout=max(0.0, until - monotonic()))
            if not thinking.done():
                return  # it is waited for again, and others may act meanwhile
            seat = self.room.playing.chooser
            self._forget()
            thought = thinking.result()
            assert seat is not None
            yield acts.Chose(at=time(), by=seat, option=thought.option, aim=thought.aim)
            while chance := self._chance(time()):
                yield chance

    def _chance(self, now: float) -> AnyAct | None:
        if self.room.status != "playing" or self.room.playing.chooser is not CHANCE:
            return None
        return acts.Chose(at=now, by=CHANCE, option=secrets.choice(list(offered_names(self.room.playing.state))))

    def _forget(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        self._question = self._thinking = None

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
        self._forget()
