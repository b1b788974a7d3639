"""A notice in the terminal while a bot thinks for long; erased afterwards."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from gunsteel.language.wrap import width

DELAY_SECONDS = 0.5


@contextmanager
def thinking_notice(notice: str) -> Iterator[None]:
    """Shows the notice if the `with` block takes long; only on a terminal, where it can be erased."""
    if not sys.stdout.isatty():
        yield
        return
    shown = threading.Event()

    def show() -> None:
        shown.set()
        print(notice, end="", flush=True)

    timer = threading.Timer(DELAY_SECONDS, show)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        if shown.is_set():
            # One space more, because some terminals draw the dots wide.
            print(f"\r{' ' * (width(notice) + 1)}\r", end="", flush=True)
