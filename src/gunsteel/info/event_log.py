"""The events of a game, counted from its beginning; only the newest are kept."""

from gunsteel.core.events import Event


class EventLog:
    """Events are numbered from the beginning of the game, whatever has been forgotten."""

    def __init__(self) -> None:
        self.newest: list[Event] = []
        self.forgotten = 0

    def __len__(self) -> int:
        return self.forgotten + len(self.newest)

    def add(self, news: list[Event]) -> None:
        self.newest += news

    def between(self, first: int, end: int) -> list[Event]:
        """Those from `first` on, up to but not including `end`."""
        assert first >= self.forgotten
        return self.newest[first - self.forgotten : end - self.forgotten]

    def undo_to(self, left: int) -> None:
        """Keep only the first so many."""
        del self.newest[left - self.forgotten :]

    def forget(self, first: int) -> None:
        """Events before `first` are not needed any more."""
        if first > self.forgotten:
            del self.newest[: first - self.forgotten]
            self.forgotten = first

    def copy(self) -> "EventLog":
        copied = EventLog()
        copied.newest = list(self.newest)
        copied.forgotten = self.forgotten
        return copied
