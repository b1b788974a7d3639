"""Work that goes on by itself: if it fails, the log says so."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

Got = TypeVar("Got")

log = logging.getLogger("gunsteel.tasks")


def begin(work: Coroutine[Any, Any, Got]) -> asyncio.Task[Got]:
    """Do this beside everything else."""
    task = asyncio.create_task(work)
    task.add_done_callback(report)
    return task


def report(task: asyncio.Task[Any]) -> None:
    """Log the failure of a task, be it that nobody waits for it."""
    if not task.cancelled() and isinstance(fault := task.exception(), Exception):
        log.error("%s failed", task.get_coro().__qualname__, exc_info=fault)  # type: ignore[union-attr]
