"""What happened, line by line, as short as it can be told."""

from gunsteel.info.events import Moved, Seen
from gunsteel.language.table_text import Screen


class Log:
    """Sentences for events. Cards taken back to hand are held until something else is told: one line for all."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.held: list[Moved] = []

    def tell(self, event: Seen) -> list[str]:
        """The sentences to show now."""
        if isinstance(event, Moved) and event.origin in ("row", "pile"):
            # Its purchase has just been told.
            return []
        if isinstance(event, Moved) and event.target == "hand" and event.origin in ("up", "down"):
            told = self.rest() if self.held and self.held[0].seat != event.seat else []
            self.held.append(event)
            return told
        sentence = self.screen.narrator.event(event, self.screen.you, self.screen.names)
        return [*self.rest(), sentence] if sentence else []

    def rest(self) -> list[str]:
        """The sentence that was held, if there is one."""
        moves, self.held = self.held, []
        return [self.screen.narrator.take_back(moves, self.screen.you, self.screen.names)] if moves else []
