"""The players' time. It runs for whoever is asked; what is shown changes only when everybody is told something."""

from gunsteel.wire.lobby import Clock, ClockInfo, MoveClock


class Clocks:
    """Seconds left for each seat, as they were at `since`, and the seat whose time runs."""

    def __init__(self, kind: Clock | None, seats: int) -> None:
        self.kind = kind
        self.left: list[float] = [float(kind.seconds) if kind else 0.0] * seats
        self.running: int | None = None
        self.since = 0.0
        self.shown: tuple[list[float], int | None, float] | None = None

    def run(self, seat: int | None, at: float, told: bool, answered: bool = True) -> None:
        """From now on the time of `seat` runs.

        `told`: an act is complete that everybody may see; `answered`: it was an answer of whose time ran until now."""
        if self.kind is None:
            return
        before = self.running
        if before is not None:
            self.left[before] -= max(0.0, at - self.since)
            if answered and before != seat and not isinstance(self.kind, MoveClock):
                self.left[before] += self.kind.increment
        if isinstance(self.kind, MoveClock) and seat is not None and (told or seat != before):
            self.left[seat] = float(self.kind.seconds)
        self.running, self.since = seat, at
        if told or self.shown is None:
            self.shown = (list(self.left), seat, at)

    def resume(self, at: float, lost: float) -> None:
        """So many of the seconds that have gone by do not count."""
        if self.running is not None:
            self.left[self.running] -= max(0.0, at - self.since - lost)
            self.since = at
        if self.shown is not None:
            left, running, since = self.shown
            self.shown = (left, running, min(at, since + lost))

    @property
    def deadline(self) -> float | None:
        """When the time of the running seat is used up."""
        return None if self.running is None else self.since + self.left[self.running]

    def info(self, people: list[bool], now: float) -> ClockInfo | None:
        """What everybody may see; bots have no clock."""
        if self.shown is None:
            return None
        left, running, since = self.shown
        gone = [max(0.0, now - since) if seat == running else 0.0 for seat in range(len(left))]
        shown = [round(max(0.0, time - used), 1) for time, used in zip(left, gone, strict=True)]
        return ClockInfo([time if person else None for time, person in zip(shown, people, strict=True)], running)
