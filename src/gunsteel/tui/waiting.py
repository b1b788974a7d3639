"""A word on the screen while somebody thinks for long, and no trace of it afterwards."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from gunsteel.language.wrap import width

PATIENCE_SECONDS = 0.5


@contextmanager
def waiting(notice: str) -> Iterator[None]:
    """Shows the notice if what is done inside takes long; only on a terminal, where it can be erased."""
    if not sys.stdout.isatty():
        yield
        return
    shown = threading.Event()

    def show() -> None:
        shown.set()
        print(notice, end="", flush=True)

    timer = threading.Timer(PATIENCE_SECONDS, show)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        if shown.is_set():
            # One more, as some terminals draw the dots wide.
            print(f"\r{' ' * (width(notice) + 1)}\r", end="", flush=True)
