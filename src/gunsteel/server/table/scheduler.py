"""What happens without a request: a game begins, chance and bots answer, clocks run out, absentees are replaced."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import nullcontext
from time import monotonic
from typing import TYPE_CHECKING
from weakref import ref

from gunsteel.formats.notation import CHANCE, offered_names
from gunsteel.server.botpool.worker import BotAnswer, BotQuestion
from gunsteel.server.refusals import Rejection
from gunsteel.server.server_time import time
from gunsteel.server.store.store import StoreFailed
from gunsteel.server.table import acts
from gunsteel.server.table.acts import AnyAct
from gunsteel.server.table.state import TableState
from gunsteel.server.tasks import start_task
from gunsteel.wire.lobby import MoveClock

if TYPE_CHECKING:
    from gunsteel.server.table.live import LiveTable

log = logging.getLogger("gunsteel.tables")

# After a restart of the server, players have at least this many seconds.
GRACE = 15.0
# For so many seconds answers of bots are collected, to be stored together.
TOGETHER = 0.1


class Scheduler:
    """Does what is due at one table, and sleeps until something is."""

    def __init__(self, live: "LiveTable") -> None:
        # In a reference cycle, a table that was dropped would stay in memory.
        self._live = ref(live)
        self.seed = secrets.randbits(62)
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._timer: asyncio.TimerHandle | None = None
        # What a bot is asked (state, seat, level, number of its update), and its answer to come.
        self._question: tuple[TableState, int, str, int] | None = None
        self._thinking: asyncio.Task[BotAnswer] | None = None

    @property
    def live(self) -> "LiveTable":
        live = self._live()
        assert live is not None, "the caller of poke has a table"
        return live

    @property
    def state(self) -> TableState:
        return self.live.state

    def poke(self) -> None:
        """Look whether something is due: the beginning, chance, a bot, a clock."""
        live = self._live()
        if live is None or live.gone:
            return
        if self._task is not None:
            self._again = True
            return
        self._task = start_task(self._run(live))

    async def _run(self, live: "LiveTable") -> None:
        """The table stays in memory meanwhile."""
        try:
            self._again = True
            while self._again:
                self._again = False
                await self._do_due()
        except (Rejection, StoreFailed) as reason:
            if not live.gone:
                log.warning("a table has to wait: %s", reason)
                self._at(time() + 2.0)
        except Exception:
            log.exception("a table has to wait")
            self._at(time() + 5.0)
        finally:
            self._task = None
            live.used = time()

    async def _do_due(self) -> None:
        while await self._ours():
            async with self.live.held():
                act = await self._due(time())
                if act is not None:
                    await self.live.write(act)
                    continue
            if self.state.bot_asked is None:
                self._arm()
                return
            if not (self.live.attended if self.state.people else self.live.connections):
                await self._rest()
                return
            await self._bot()

    async def _rest(self) -> None:
        """Nobody is here: bots wait until somebody comes, over restarts too."""
        self.live.driving = False
        if self.state.people:
            await self.live.tables.store.rest(self.state.id, self.state.acts)

    async def _ours(self) -> bool:
        """Only one process at a time lets chance and bots answer."""
        wake = self.state.wake
        if wake is None or self.live.driving:
            return True
        now = time()
        if not self.live.tables.shared or await self.live.tables.store.claim(self.state.id, now, now + GRACE):
            self.live.driving = True
            return True
        self._at(max(wake, now + 1.0))
        return False

    async def _due(self, now: float) -> AnyAct | None:
        state = self.state
        if state.status == "waiting" and state.all_ready:
            return self.live.tables.begin(state, now)
        if state.status != "playing":
            return None
        if state.endless:
            return acts.Stopped(at=now)
        if resumed := self.live.resumed(now):
            return resumed
        if chance := self._chance(now):
            return chance
        seat = state.person_asked
        if seat is None:
            return None
        late, absent_at = self._times(seat)
        if late is not None and now >= late:
            if isinstance(state.settings.clock, MoveClock):
                return acts.WentAway(at=now, seat=seat, why="clock")
            return acts.Resigned(at=now, seat=seat, late=True)
        if absent_at is not None and now >= absent_at:
            await self.live.look_elsewhere()
            if seat not in self.live.present:
                return acts.WentAway(at=now, seat=seat, why="absent")
        return None

    def _times(self, seat: int) -> tuple[float | None, float | None]:
        """When this seat's clock has run out, and when it has been absent for too long."""
        late = self.state.clocks.deadline
        away = self.state.settings.away
        absent_at = None
        if away is not None and seat not in self.live.present:
            left = self.live.left.get(seat, 0.0)
            left += self.live.tables.downtimes.lost(left, time()) if left else 0.0
            absent_at = max(left, self.state.asked_since) + away
        soonest = self.live.opened + GRACE
        return (None if late is None else max(late, soonest)), (None if absent_at is None else max(absent_at, soonest))

    # --- Bots ------------------------------------------------------------------------------------------------

    async def _bot(self) -> None:
        """Let a bot answer, and with it all that answer soon after."""
        async with self.live.held():
            thinking = self._ask()
        if thinking is None:
            return
        await asyncio.wait([thinking])
        async with self.live.held():
            if self._ask() is thinking:
                await self.live.write_all(self._answers())

    def _ask(self) -> asyncio.Task[BotAnswer] | None:
        """The answer to come of the bot that is asked; it is asked now, unless it was asked the same before."""
        asked = self.state.bot_asked
        question = None if asked is None else (self.state, *asked, self.state.playing.counts[asked[0]])
        if question != self._question:
            self._forget()
            if asked is not None:
                self._question, self._thinking = question, start_task(self._think(*asked))
        return self._thinking

    async def _think(self, seat: int, level: str) -> BotAnswer:
        update = self.state.playing.current(seat)
        assert update.question is not None
        asked = BotQuestion(
            self.state.id, seat, level, self.seed + seat, self.state.playing.observation(seat), update.question
        )
        tables = self.live.tables
        attended = bool(self.live.connections)
        async with nullcontext() if self.state.people else tables.bots_only:
            began = monotonic()
            with tables.metrics.thinking.time():
                answer = await tables.bot_pool.think(asked, self.live.owner, attended)
            if update.question.kind == "respond":
                if len(update.question.options) > 1:
                    tables.pace.note(level, monotonic() - began)
                else:
                    await tables.pace.wait(level, monotonic() - began)
            return answer

    async def _answers(self) -> AsyncIterator[AnyAct]:
        """The answer that is there, and those that follow soon. Everybody else waits until they are stored."""
        until = monotonic() + TOGETHER
        while (thinking := self._ask()) is not None:
            await asyncio.wait([thinking], timeout=max(0.0, until - monotonic()))
            if not thinking.done():
                return  # we wait for it again, and others may act meanwhile
            seat = self.state.playing.chooser
            self._forget()
            thought = thinking.result()
            assert seat is not None
            yield acts.Answered(at=time(), by=seat, options=[thought.option], aim=thought.aim)
            while chance := self._chance(time()):
                yield chance
            if self.state.endless:
                return

    def _chance(self, now: float) -> AnyAct | None:
        if self.state.status != "playing" or self.state.playing.chooser is not CHANCE:
            return None
        return acts.Answered(at=now, by=CHANCE, options=[secrets.choice(list(offered_names(self.state.playing.state)))])

    def _forget(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        self._question = self._thinking = None

    def _arm(self) -> None:
        """Wake up for the next clock."""
        seat = self.state.person_asked
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
