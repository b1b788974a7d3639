"""The time of day as tables know it: while a server runs it goes on evenly, whatever happens to the machine's clock."""

import time as clocks
from collections.abc import Callable

# A difference of so many seconds to the machine's clock is taken over; a smaller one is not worth it.
SLACK = 2.0


class ServerTime:
    """Seconds since 1970. Neither a clock that is set nor a machine that was suspended makes it jump by itself."""

    def __init__(self, wall: Callable[[], float] = clocks.time, steady: Callable[[], float] = clocks.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self._offset = wall() - steady()

    def now(self) -> float:
        return self._steady() + self._offset

    def catch_up(self) -> float:
        """Take over the machine's clock if that is ahead; by how many seconds. If it was set back, we wait for it."""
        ahead = self._wall() - self.now()
        if ahead < SLACK:
            return 0.0
        self._offset += ahead
        return ahead


SERVER_TIME = ServerTime()


def time() -> float:
    return SERVER_TIME.now()


class Downtimes:
    """When no server ran, or the machine was suspended: nobody's clock ran then."""

    def __init__(self) -> None:
        self.spans: list[tuple[float, float]] = []

    def lost(self, since: float, now: float) -> float:
        """How many seconds from then to now were such a time."""
        return sum(max(0.0, min(until, now) - max(begin, since)) for begin, until in self.spans)
