"""Background tasks: if one fails, that is logged."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

_T = TypeVar("_T")

log = logging.getLogger("gunsteel.tasks")


def start_task(work: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
    """Run this in the background."""
    task = asyncio.create_task(work)
    task.add_done_callback(report)
    return task


def report(task: asyncio.Task[Any]) -> None:
    """Log the failure of a task, even if nobody waits for it."""
    if not task.cancelled() and isinstance(fault := task.exception(), Exception):
        log.error("%s failed", task.get_coro().__qualname__, exc_info=fault)  # type: ignore[union-attr]
