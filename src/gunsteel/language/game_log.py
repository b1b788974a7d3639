"""The log of a game: a sentence for each event, as short as possible."""

from collections.abc import Sequence

from gunsteel.info.events import Moved, SeenEvent
from gunsteel.language.narrator import Narrator


class GameLog:
    """Sentences for events. Cards taken back to hand are held until something else happens: one sentence for all."""

    def __init__(self, narrator: Narrator, you: int | None, names: Sequence[str] | None) -> None:
        self.narrator = narrator
        self.you = you
        self.names = names
        self.held: list[Moved] = []

    def add(self, event: SeenEvent) -> list[str]:
        """The sentences to show now."""
        if isinstance(event, Moved) and event.origin in ("row", "pile"):
            # The purchase itself has a sentence already.
            return []
        if isinstance(event, Moved) and event.target == "hand" and event.origin in ("up", "down"):
            sentences = self.flush() if self.held and self.held[0].seat != event.seat else []
            self.held.append(event)
            return sentences
        sentence = self.narrator.event(event, self.you, self.names)
        return [*self.flush(), sentence] if sentence else []

    def flush(self) -> list[str]:
        """The sentence that was held, if there is one."""
        moves, self.held = self.held, []
        return [self.narrator.take_back(moves, self.you, self.names)] if moves else []
