"""A seat at a table: who sits there, and who plays."""

from typing import get_args

from gunsteel.server.table.words import narrator
from gunsteel.wire.lobby import Colour, Language, SeatInfo, Shape

COLOURS: tuple[Colour, ...] = get_args(Colour)
SHAPES: tuple[Shape, ...] = get_args(Shape)


class SeatState:
    """`who` is the person, `level` the bot; `key` is a digest of the secret that opens the seat."""

    def __init__(self, number: int, level: str | None) -> None:
        self.number = number
        self.colour: Colour = COLOURS[number]
        self.shape: Shape = SHAPES[number]
        self.key: str | None = None
        self.name = ""
        self.who: str | None = None
        self.level = level
        self.ready = False
        self.away = False
        self.resigned = False
        self.undone: list[int] = []  # seats that have undone something while this player was away

    @property
    def taken(self) -> bool:
        return self.who is not None or self.level is not None

    @property
    def plays(self) -> bool:
        """A person who answers for themselves."""
        return self.who is not None and not self.away and not self.resigned

    def bot(self, substitute: str) -> str | None:
        """The level of the bot that answers here, if one does."""
        if self.who is None:
            return self.level
        return substitute if self.away or self.resigned else None

    def clear(self) -> None:
        """The person has left; the secret is invalid from now on."""
        self.who, self.key, self.name, self.ready = None, None, "", False

    def name_in(self, language: Language) -> str:
        """A person's own name; that of a bot is translated."""
        if self.who is not None or self.level is None:
            return self.name
        return narrator(language).bot(self.level, self.number)

    def info(self, present: bool, substitute: str) -> SeatInfo:
        return SeatInfo(
            taken="person" if self.who is not None else "bot" if self.level is not None else "open",
            name=self.name_in("en"),
            colour=self.colour,
            shape=self.shape,
            level=self.bot(substitute),
            present=present and self.who is not None,
            ready=self.ready,
            away=self.away,
            resigned=self.resigned,
        )
