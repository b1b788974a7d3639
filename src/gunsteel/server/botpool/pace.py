"""How long a bot seems to think about a response: as long if it has none, because that is secret."""

import asyncio
from collections import deque
from random import Random

from gunsteel.server.botpool.pool import LIMITS, OTHER_LIMIT

REMEMBERED = 50


class Pace:
    """Remembers how long bots of each level thought when they could respond; one that cannot takes as long."""

    def __init__(self) -> None:
        self._took: dict[str, deque[float]] = {}
        self._dice = Random()

    def note(self, level: str, seconds: float) -> None:
        """So long a bot thought that could respond."""
        self._took.setdefault(level, deque(maxlen=REMEMBERED)).append(seconds)

    async def wait(self, level: str, seconds: float) -> None:
        """A bot that cannot respond has answered after so many seconds: its answer counts only later."""
        took = self._took.get(level)
        usual = self._dice.choice(took) if took else LIMITS.get(level, OTHER_LIMIT) * self._dice.uniform(0.3, 1.0)
        await asyncio.sleep(max(0.0, usual - seconds))
