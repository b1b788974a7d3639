"""Long computations on the event loop, in slices: whatever else is to be done goes first."""

import asyncio
from collections.abc import Generator
from time import perf_counter
from typing import TypeVar

_T = TypeVar("_T")

Steps = Generator[None, None, _T]

# So long a slice may take, in seconds.
SLICE = 0.001
# If the others needed more than this between two slices, they are busy: then the next slice waits.
BUSY_SECONDS = 0.0003
PAUSE = 0.004
# A computation that has taken so long already is not an ordinary table: it waits after every slice.
LONG_SECONDS = 0.03


class SpareTime:
    """Computations take turns, one slice each, so that a long one does not delay a short one."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def run(self, steps: Steps[_T]) -> _T:
        """The result of a generator that yields after each small step."""
        taken = 0.0
        while True:
            async with self._turn:
                until = perf_counter() + SLICE
                try:
                    while perf_counter() < until:
                        next(steps)
                except StopIteration as end:
                    result: _T = end.value
                    return result
                taken += SLICE
                between = perf_counter()
                await asyncio.sleep(0)
                if taken > LONG_SECONDS or perf_counter() - between > BUSY_SECONDS:
                    await asyncio.sleep(PAUSE)


def finished(steps: Steps[_T]) -> _T:
    """The result at once, where nobody waits."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: _T = end.value
            return result
