"""Events as an audience sees them: typed, and without what it may not know."""

from typing import Literal

from msgspec import Struct

from gunsteel.core import decision, events
from gunsteel.core.decision import KINDS
from gunsteel.core.events import Event
from gunsteel.core.rules import Rules
from gunsteel.core.tables import CARD_NAMES, OF_TYPE, WONDER_NAMES
from gunsteel.formats.notation import BACK_NAMES, counted, target_name
from gunsteel.ids import RESOURCE_COUNT, RESOURCE_NAMES, TYPE_NAMES
from gunsteel.info.belief import back_of

Zone = Literal["hand", "up", "down", "row", "pile", "revealed"]
Phase = Literal["resource", "development", "purchase", "end"]
EndReason = Literal["last-space", "last-wonder", "culture"]
ZONES: tuple[Zone, ...] = ("hand", "up", "down", "row", "pile", "revealed")
PHASES: tuple[Phase, ...] = ("resource", "development", "purchase", "end")
END_REASONS: tuple[EndReason, ...] = ("last-space", "last-wonder", "culture")


class Front(Struct, frozen=True, tag="front"):
    """A card one may see."""

    card: str


class Back(Struct, frozen=True, tag="back"):
    """A card of which one sees the back only."""

    back: str


SeenCard = Front | Back


class Moved(Struct, frozen=True, tag="moved"):
    """A card went from a zone of `seat` to a zone of `to`; from row or pile, `seat` is the buyer."""

    card: SeenCard
    seat: int
    origin: Zone
    to: int
    target: Zone


class Gained(Struct, frozen=True, tag="gained"):
    seat: int
    resource: str


class Spent(Struct, frozen=True, tag="spent"):
    seat: int
    resource: str


class Lost(Struct, frozen=True, tag="lost"):
    """Gained resources that were not spent vanish at the end of the turn."""

    seat: int
    resources: dict[str, int]


class CultureChanged(Struct, frozen=True, tag="culture"):
    seat: int
    change: int


class GloryChanged(Struct, frozen=True, tag="glory"):
    seat: int
    wonder: str
    change: int


class WonderMoved(Struct, frozen=True, tag="wonder"):
    """A wonder was taken from the supply (`seat` is None) or from a player."""

    wonder: str
    seat: int | None
    to: int


class Activated(Struct, frozen=True, tag="activated"):
    seat: int
    card: str


class Compared(Struct, frozen=True, tag="compared"):
    """Both totals of an attack."""

    attacker: int
    attack: int
    defender: int
    defence: int
    wins: bool


class Bought(Struct, frozen=True, tag="bought"):
    """What was paid in all, by resource, and how much of it was surcharge."""

    seat: int
    card: str
    paid: dict[str, int]
    surcharge: int


class NoneLeft(Struct, frozen=True, tag="none-left"):
    """An effect had to be applied as far as possible: no card of these types is in that zone."""

    seat: int
    zone: Zone
    types: list[str]


class Declined(Struct, frozen=True, tag="declined"):
    """Somebody was asked and declined."""

    seat: int
    kind: str


class Unaffordable(Struct, frozen=True, tag="unaffordable"):
    """Nothing could be bought. So many resources more pay the nearest card; a single one of this kind, or any."""

    seat: int
    nearest: str
    short: int
    resource: str | None


class Chose(Struct, frozen=True, tag="chose"):
    """A choice everybody sees that moves nothing yet: a card to buy, an opponent, a back, an option, a wonder."""

    seat: int
    kind: str
    option: str


class TurnBegan(Struct, frozen=True, tag="turn"):
    """Turns are counted from 1."""

    seat: int
    turn: int


class PhaseBegan(Struct, frozen=True, tag="phase"):
    seat: int
    phase: Phase


class Ended(Struct, frozen=True, tag="ended"):
    reasons: list[EndReason]


class Undone(Struct, frozen=True, tag="undone"):
    """A seat undid its last answer."""

    seat: int


SeenEvent = (
    Moved
    | Gained
    | Spent
    | Lost
    | CultureChanged
    | GloryChanged
    | WonderMoved
    | Activated
    | Compared
    | Bought
    | NoneLeft
    | Declined
    | Unaffordable
    | Chose
    | TurnBegan
    | PhaseBegan
    | Ended
    | Undone
)


def is_secret(event: Event) -> bool:
    """A card that went between hand and covered area shows only its back, unless everybody knew it (Q35)."""
    hidden = (events.HAND, events.DOWN)
    return event.kind == events.MOVED and event.origin in hidden and event.target in hidden and not event.seen


def seen_events(happened: list[Event], audience: int | None, rules: Rules) -> list[SeenEvent]:
    """What this seat, or a spectator (None), sees of what happened."""
    found: list[SeenEvent] = []
    secrets: list[Event] = []
    for event in happened:
        if is_secret(event) and event.seat != audience and not rules.open_hands:
            secrets.append(event)
            continue
        found += _backs(secrets)
        secrets = []
        if event.kind != events.SET:
            found.append(_see(event))
    return found + _backs(secrets)


def _backs(secrets: list[Event]) -> list[SeenEvent]:
    """Cards moved in one act, in the order of their backs: the order of their names is secret."""
    ordered = sorted(secrets, key=lambda event: int(back_of(event.card)))
    return [_moved(event, Back(BACK_NAMES[back_of(event.card)])) for event in ordered]


def _moved(event: Event, card: SeenCard) -> Moved:
    return Moved(card, event.seat, ZONES[event.origin], int(event.taker), ZONES[event.target])


def _see(event: Event) -> SeenEvent:
    kind, seat = event.kind, event.seat
    if kind == events.MOVED:
        return _moved(event, Front(CARD_NAMES[event.card]))
    if kind == events.GAINED:
        return Gained(seat, RESOURCE_NAMES[event.resource])
    if kind == events.SPENT:
        return Spent(seat, RESOURCE_NAMES[event.resource])
    if kind == events.LOST:
        return Lost(seat, counted(event.purse))
    if kind == events.CULTURE:
        return CultureChanged(seat, event.change)
    if kind == events.GLORY:
        return GloryChanged(seat, WONDER_NAMES[event.wonder], event.change)
    if kind == events.WONDER:
        return WonderMoved(WONDER_NAMES[event.wonder], seat if seat != events.FROM_SUPPLY else None, int(event.taker))
    if kind == events.ACTIVATED:
        return Activated(seat, CARD_NAMES[event.card])
    if kind == events.COMPARED:
        return Compared(int(event.attacker), event.attack, seat, event.defence, event.attack > event.defence)
    if kind == events.BOUGHT:
        return Bought(seat, CARD_NAMES[event.card], counted(event.purse), event.surcharge)
    return _see_progress(event)


def _see_progress(event: Event) -> SeenEvent:
    """Events about turns, choices and the end."""
    kind, seat = event.kind, event.seat
    if kind == events.NONE_LEFT:
        types = [name for name, cards in zip(TYPE_NAMES, OF_TYPE, strict=True) if cards & event.cards]
        return NoneLeft(seat, ZONES[event.origin], types)
    if kind == events.CHOSE:
        return Chose(seat, KINDS[event.question], _chosen(event))
    if kind == events.DECLINED:
        return Declined(seat, KINDS[event.question])
    if kind == events.UNAFFORDABLE:
        resource = RESOURCE_NAMES[event.other] if event.other < RESOURCE_COUNT else None
        return Unaffordable(seat, CARD_NAMES[event.card], event.short, resource)
    if kind == events.TURN:
        return TurnBegan(seat, event.turn + 1)
    if kind == events.PHASE:
        return PhaseBegan(seat, PHASES[event.phase])
    return Ended([reason for index, reason in enumerate(END_REASONS) if event.reasons & 2**index])


def _chosen(event: Event) -> str:
    kind, option = event.question, event.option
    if kind == decision.BUY:
        return CARD_NAMES[option]
    if kind == decision.BACK:
        return BACK_NAMES[option]
    if kind == decision.TARGET:
        return target_name(int(event.taker), option)
    if kind in (decision.GLORY, decision.TAKE_WONDER):
        return WONDER_NAMES[option]
    return str(option)
