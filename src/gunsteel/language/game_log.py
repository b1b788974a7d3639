"""The log of a game: a sentence for each event, or for several like events in a row."""

from collections.abc import Sequence

from gunsteel.info.events import Front, Gained, Moved, SeenEvent
from gunsteel.language.events import LikeEvent
from gunsteel.language.narrator import Narrator

# Moves of face-up cards that are told together: turned up, replenished, played.
LIKE_MOVES = (("down", "up"), ("up", "down"), ("hand", "up"))


class GameLog:
    """Sentences for events. Like events of one player are held until something else happens: one sentence for all."""

    def __init__(self, narrator: Narrator, you: int | None, names: Sequence[str] | None) -> None:
        self.narrator = narrator
        self.you = you
        self.names = names
        self.held: list[LikeEvent] = []

    def add(self, event: SeenEvent) -> list[str]:
        """The sentences to show now."""
        if isinstance(event, Moved) and event.origin in ("row", "pile"):
            # The purchase itself has a sentence already.
            return []
        if isinstance(event, Moved | Gained) and (kind := _kind(event)) is not None:
            sentences = self.flush() if self.held and _kind(self.held[0]) != kind else []
            self.held.append(event)
            return sentences
        sentence = self.narrator.event(event, self.you, self.names)
        return [*self.flush(), sentence] if sentence else []

    def flush(self) -> list[str]:
        """The sentence that was held, if there is one."""
        held, self.held = self.held, []
        return [self.narrator.like_events(held, self.you, self.names)] if held else []


def _kind(event: LikeEvent) -> tuple[int, str, str] | None:
    """What is told in one sentence has the same; None: it has a sentence of its own."""
    if isinstance(event, Gained):
        return event.seat, "gained", ""
    if event.target == "hand" and event.origin in ("up", "down"):
        return event.seat, "any", "hand"
    if isinstance(event.card, Front) and (event.origin, event.target) in LIKE_MOVES:
        return event.seat, event.origin, event.target
    return None
