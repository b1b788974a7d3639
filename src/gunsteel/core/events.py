"""What happens, as it happens: the engine notes events when somebody listens (`State.events`)."""

from typing import Final

from mypy_extensions import i64

# Kinds of events, and what their numbers mean.
MOVED: Final = 0  # card, from zone of seat, to zone of other
GAINED: Final = 1  # seat, card = resource
SPENT: Final = 2  # seat, card = resource
LOST: Final = 3  # seat, number = the purse that vanishes
CULTURE: Final = 4  # seat, number = change
GLORY: Final = 5  # seat, card = wonder, number = change
WONDER: Final = 6  # card = wonder, seat = from (or SUPPLY), other = to
ACTIVATED: Final = 7  # seat, card
COMPARED: Final = 8  # card = attacker's seat, other = its strength, seat = opponent, number = its strength
BOUGHT: Final = 9  # seat, card, number = the purse paid, other = surcharge
NONE_LEFT: Final = 10  # seat, origin = zone, number = cards that are not in it
DECLINED: Final = 11  # seat, number = kind of question
TURN: Final = 12  # seat, number = turn
PHASE: Final = 13  # seat, number = phase
ENDED: Final = 14  # number = reasons
SET: Final = 15  # seat begins to choose a set; what follows is one act to everybody else
CHOSE: Final = 16  # seat, card = option, number = kind of question: a choice that moves nothing yet

# Zones.
HAND: Final = 0
UP: Final = 1
DOWN: Final = 2
ROW: Final = 3
PILE: Final = 4
REVEALED: Final = 5

SUPPLY: Final = -1  # instead of a seat

# Phases of a turn (R39).
RESOURCE_PHASE: Final = 0
DEVELOPMENT_PHASE: Final = 1
PURCHASE_PHASE: Final = 2
END_PHASE: Final = 3

# Why a game ended (R98, R100), as bits.
LAST_SPACE: Final = 1
LAST_WONDER: Final = 2
ENOUGH_CULTURE: Final = 4


class Event:
    """One thing that happened. Which field means what depends on the kind."""

    def __init__(self, kind: i64, seat: i64, card: i64, origin: i64, target: i64, number: i64, other: i64) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.card: Final = card
        self.origin: Final = origin
        self.target: Final = target
        self.number: Final = number
        self.other: Final = other
