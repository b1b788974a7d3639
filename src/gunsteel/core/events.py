"""What happens, as it happens: one function for each kind of event, called by the rules, heard by `State.events`.

Playouts have no list of events there: then nothing is made."""

from typing import Final

from mypy_extensions import i64

from gunsteel.core.payment import Purse
from gunsteel.ids import CardId, CardSet, Option, Resource, Seat, WonderId

# Kinds of events.
MOVED: Final = 0
GAINED: Final = 1
SPENT: Final = 2
LOST: Final = 3
CULTURE: Final = 4
GLORY: Final = 5
WONDER: Final = 6
ACTIVATED: Final = 7
COMPARED: Final = 8
BOUGHT: Final = 9
NONE_LEFT: Final = 10
DECLINED: Final = 11
TURN: Final = 12
PHASE: Final = 13
ENDED: Final = 14
SET: Final = 15
CHOSE: Final = 16
UNAFFORDABLE: Final = 17

# Zones.
HAND: Final = 0
UP: Final = 1
DOWN: Final = 2
ROW: Final = 3
PILE: Final = 4
REVEALED: Final = 5

FROM_SUPPLY: Final = -1  # instead of a seat

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
    """One thing that happened. Which of the names below it has depends on its kind: see the function that makes it."""

    def __init__(
        self, kind: i64, seat: i64, card: i64 = 0, origin: i64 = 0, target: i64 = 0, number: i64 = 0, other: i64 = 0
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.card: Final = card
        self.origin: Final = origin
        self.target: Final = target
        self.number: Final = number
        self.other: Final = other

    @property
    def resource(self) -> Resource:
        return Resource(self.card)

    @property
    def wonder(self) -> WonderId:
        return WonderId(self.card)

    @property
    def option(self) -> Option:
        return Option(self.card)

    @property
    def taker(self) -> Seat:
        return Seat(self.other)

    @property
    def purse(self) -> Purse:
        return Purse(self.number)

    @property
    def surcharge(self) -> i64:
        return self.other

    @property
    def change(self) -> i64:
        return self.number

    @property
    def seen(self) -> bool:
        return self.number != 0

    @property
    def short(self) -> i64:
        return self.number

    @property
    def attacker(self) -> Seat:
        return Seat(self.card)

    @property
    def attack(self) -> i64:
        return self.other

    @property
    def defence(self) -> i64:
        return self.number

    @property
    def cards(self) -> CardSet:
        return CardSet(self.number)

    @property
    def question(self) -> i64:
        return self.number

    @property
    def turn(self) -> i64:
        return self.number

    @property
    def phase(self) -> i64:
        return self.number

    @property
    def reasons(self) -> i64:
        return self.number


def moved(log: list[Event] | None, card: CardId, seat: Seat, origin: i64, taker: Seat, target: i64) -> None:
    """A card went from a zone of `seat` to a zone of `taker`; from row or pile, both are the buyer."""
    if log is not None:
        log.append(Event(MOVED, seat, card=card, origin=origin, target=target, other=taker))


def uncovered(log: list[Event] | None, card: CardId, seat: Seat, target: i64, seen: bool) -> None:
    """A covered card of `seat` was turned face up or taken to hand; `seen`: everybody knew which one it was (Q35)."""
    if log is not None:
        log.append(Event(MOVED, seat, card=card, origin=DOWN, target=target, number=1 if seen else 0, other=seat))


def gained(log: list[Event] | None, seat: Seat, resource: Resource) -> None:
    if log is not None:
        log.append(Event(GAINED, seat, card=resource))


def spent(log: list[Event] | None, seat: Seat, resource: Resource) -> None:
    if log is not None:
        log.append(Event(SPENT, seat, card=resource))


def lost(log: list[Event] | None, seat: Seat, purse: Purse) -> None:
    """Gained resources that were not spent."""
    if log is not None:
        log.append(Event(LOST, seat, number=purse))


def culture_changed(log: list[Event] | None, seat: Seat, change: i64) -> None:
    if log is not None:
        log.append(Event(CULTURE, seat, number=change))


def glory_changed(log: list[Event] | None, seat: Seat, wonder: WonderId, change: i64) -> None:
    """So many tokens of `seat` more on this wonder, or fewer."""
    if log is not None:
        log.append(Event(GLORY, seat, card=wonder, number=change))


def wonder_moved(log: list[Event] | None, wonder: WonderId, seat: i64, taker: Seat) -> None:
    """From `seat`, or FROM_SUPPLY, to `taker`."""
    if log is not None:
        log.append(Event(WONDER, seat, card=wonder, other=taker))


def activated(log: list[Event] | None, seat: Seat, card: CardId) -> None:
    if log is not None:
        log.append(Event(ACTIVATED, seat, card=card))


def compared(log: list[Event] | None, attacker: Seat, attack: i64, seat: Seat, defence: i64) -> None:
    """`seat` is the defender."""
    if log is not None:
        log.append(Event(COMPARED, seat, card=attacker, number=defence, other=attack))


def bought(log: list[Event] | None, seat: Seat, card: CardId, purse: Purse, surcharge: i64) -> None:
    """`purse` is what was paid in all, `surcharge` how much of it was for connected cards."""
    if log is not None:
        log.append(Event(BOUGHT, seat, card=card, number=purse, other=surcharge))


def none_left(log: list[Event] | None, seat: Seat, origin: i64, cards: i64) -> None:
    """None of these cards is in that zone, so a part of an effect could not be applied."""
    if log is not None:
        log.append(Event(NONE_LEFT, seat, origin=origin, number=cards))


def declined(log: list[Event] | None, seat: Seat, question: i64, card: i64 = 0) -> None:
    """A kind of question was answered with no; `card` is the one that is not activated."""
    if log is not None:
        log.append(Event(DECLINED, seat, card=card, number=question))


def turn_began(log: list[Event] | None, seat: Seat, turn: i64) -> None:
    """Counted from 0."""
    if log is not None:
        log.append(Event(TURN, seat, number=turn))


def phase_began(log: list[Event] | None, seat: Seat, phase: i64) -> None:
    if log is not None:
        log.append(Event(PHASE, seat, number=phase))


def ended(log: list[Event] | None, seat: Seat, reasons: i64) -> None:
    """In the turn of `seat`."""
    if log is not None:
        log.append(Event(ENDED, seat, number=reasons))


def set_began(log: list[Event] | None, seat: Seat) -> None:
    """What follows until the set is complete is one act to everybody else."""
    if log is not None:
        log.append(Event(SET, seat))


def unaffordable(log: list[Event] | None, seat: Seat, card: CardId, short: i64, kind: i64) -> None:
    """Nothing could be bought (R54); this card came nearest, short of so many resources, of this kind or of any."""
    if log is not None:
        log.append(Event(UNAFFORDABLE, seat, card=card, number=short, other=kind))


def chose(log: list[Event] | None, seat: Seat, question: i64, option: Option, other: i64 = 0) -> None:
    """An answer to a kind of question that moves nothing yet; `other` is the seat whose covered card is the target."""
    if log is not None:
        log.append(Event(CHOSE, seat, card=option, number=question, other=other))
