"""Keeping memory in order while tables are served."""

import asyncio
import gc
from collections.abc import Callable
from contextlib import suppress
from ctypes import CDLL
from time import monotonic

from gunsteel.server.table.tables import Tables

# Each choice makes and drops hundreds of objects, none of them in a cycle. Left alone, Python lets them pile up and
# then searches them all for cycles while everybody waits (0.3 s). So what is new is searched every second, in a few
# milliseconds, and what is old only after so many closed connections.
GARBAGE = (100_000, 1_000_000, 1_000_000)
SWEEP_SECONDS = 1.0
MOST_DEPARTED = 10_000
# What a busy moment took is given back after so many seconds.
TRIM_SECONDS = 20.0


def settle() -> None:
    """All is loaded: what is there now stays, and is never searched."""
    gc.set_threshold(*GARBAGE)
    gc.freeze()


async def tidying(tables: Tables, is_over: Callable[[], bool]) -> None:
    """Sweep and trim, until it is over."""
    swept = trimmed = monotonic()
    while not is_over():
        await asyncio.sleep(0.1)
        now = monotonic()
        if now - swept > SWEEP_SECONDS:
            gc.collect(0)
            swept = now
        if now - trimmed > TRIM_SECONDS:
            trim()
            trimmed = now
        if tables.departed >= MOST_DEPARTED:
            tables.departed = 0
            gc.collect()


def trim() -> None:
    """Give memory that is free back to the system, where glibc would keep it; other libraries need no telling."""
    with suppress(OSError, AttributeError, TypeError):
        CDLL(None).malloc_trim(0)
