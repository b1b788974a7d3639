"""A progress bar: one line of the terminal that is written again and again."""

from time import monotonic
from typing import TextIO

from gunsteel.arena.result import Played
from gunsteel.arena.standing import seat_shares

SECONDS_BETWEEN = 0.2
BAR_WIDTH = 24


class ProgressBar:
    """Shown only on a terminal."""

    def __init__(self, done: int, total: int, first_bot: str, stream: TextIO) -> None:
        self.done = self.done_before = done
        self.total = total
        self.first_bot = first_bot
        self.stream = stream if stream.isatty() else None
        self.began = self.shown = monotonic()
        self.won = 0.0
        self.seats = 0

    def add(self, played: Played) -> None:
        self.done += 1
        for entrant, share in zip(played.game.lineup, seat_shares(played.game), strict=True):
            if entrant == 0:
                self.seats += 1
                self.won += share
        now = monotonic()
        if self.stream is not None and now - self.shown >= SECONDS_BETWEEN:
            self.shown = now
            self.stream.write(f"\r\x1b[K{self.line(now - self.began)}")
            self.stream.flush()

    def line(self, seconds: float) -> str:
        filled = BAR_WIDTH * self.done // self.total
        pace = (self.done - self.done_before) / max(seconds, 1e-9)
        left = round((self.total - self.done) / pace) if pace else 0
        share = f"{self.first_bot} wins {100 * self.won / self.seats:.1f} %" if self.seats else ""
        bar = "█" * filled + "░" * (BAR_WIDTH - filled)
        time = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02} left"
        return f"{bar} {self.done}/{self.total}  {60 * pace:.0f} games/min  {time}  {share}"

    def close(self) -> None:
        if self.stream is not None:
            self.stream.write("\r\x1b[K")
            self.stream.flush()
