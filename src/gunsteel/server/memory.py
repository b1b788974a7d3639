"""Garbage collection and memory while tables are served."""

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
COLLECT_SECONDS = 1.0
MOST_DEPARTED = 10_000
# Memory that is free is given back to the system this often.
TRIM_SECONDS = 20.0


def freeze_loaded_objects() -> None:
    """Everything is loaded: these objects stay, and are never searched for cycles."""
    gc.set_threshold(*GARBAGE)
    gc.freeze()


async def collect_garbage(tables: Tables, is_over: Callable[[], bool]) -> None:
    """Collect garbage and return memory, until it is over."""
    collected = trimmed = monotonic()
    while not is_over():
        await asyncio.sleep(0.1)
        now = monotonic()
        if now - collected > COLLECT_SECONDS:
            gc.collect(0)
            collected = now
        if now - trimmed > TRIM_SECONDS:
            trim()
            trimmed = now
        if tables.departed >= MOST_DEPARTED:
            tables.departed = 0
            gc.collect()


def trim() -> None:
    """Give memory that is free back to the system, where glibc would keep it; other libraries do so by themselves."""
    with suppress(OSError, AttributeError, TypeError):
        CDLL(None).malloc_trim(0)
