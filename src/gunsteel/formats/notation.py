"""Options as the strings of docs/protocol.md 2, and back."""

from enum import Enum
from typing import Final

from gunsteel.core import decision
from gunsteel.core.cardset import has
from gunsteel.core.decision import KINDS
from gunsteel.core.effects import shared_card, shared_seat
from gunsteel.core.engine import options
from gunsteel.core.payment import Purse, count
from gunsteel.core.program import BUNDLES
from gunsteel.core.state import NO_CARD, State
from gunsteel.core.tables import BACK_RESOURCE, CARD_NAMES, WONDER_NAMES
from gunsteel.core.tribute import target_back, target_card, target_seat
from gunsteel.errors import Detail, Refused, refused, shown
from gunsteel.ids import RESOURCE_COUNT, RESOURCE_NAMES, CardId, Option, Resource, Seat


class Chance(Enum):
    """Who answers when a card is drawn by chance; written as "chance"."""

    CHANCE = "chance"

    def __repr__(self) -> str:
        return "CHANCE"


CHANCE: Final = Chance.CHANCE
# Who is asked: a seat, or chance.
Chooser = int | Chance

EXTRA_NAMES = {
    decision.DONE: "done",
    decision.PASS: "pass",
    decision.NONE: "none",
    decision.YES: "yes",
    decision.NO: "no",
}
_WARRIOR_BACKS = enumerate(BACK_RESOURCE[RESOURCE_COUNT:])
BACK_NAMES = (*RESOURCE_NAMES, *(f"{RESOURCE_NAMES[resource]}@{seat}" for seat, resource in _WARRIOR_BACKS))
WONDER_KINDS = (decision.CLAIM, decision.GLORY, decision.GLORY_FROM, decision.TAKE_WONDER, decision.GIVE)
BUNDLE_NAMES = tuple("+".join(RESOURCE_NAMES[resource] for resource in bundle) for bundle in BUNDLES)


def counted(purse: Purse) -> dict[str, int]:
    """A purse by the names of its resources; what there is none of is left out."""
    counts = {name: int(count(purse, Resource(kind))) for kind, name in enumerate(RESOURCE_NAMES)}
    return {name: number for name, number in counts.items() if number}


def chooser_of(state: State) -> Chooser:
    """Who is asked the pending question."""
    return CHANCE if state.seat == decision.CHANCE_SEAT else int(state.seat)


def seat_name(seat: Seat) -> int | str:
    return "chance" if seat == decision.CHANCE_SEAT else int(seat)


def kind_name(state: State) -> str:
    return KINDS[state.kind]


def option_name(state: State, option: Option) -> str:
    """How this option of the pending question is written."""
    kind = state.kind
    if kind == decision.TARGET:
        return target_name(int(target_seat(state, option)), option)
    if option >= decision.EXTRA:
        return _extra_name(option)
    if kind in WONDER_KINDS:
        return WONDER_NAMES[option]
    if kind == decision.GAIN:
        return BUNDLE_NAMES[option]
    if kind in (decision.OPTION, decision.OPPONENT):
        return str(int(option))
    if kind == decision.BACK:
        return BACK_NAMES[option]
    return _card_prefix(state, CardId(option)) + CARD_NAMES[option]


def target_name(seat: int, option: Option) -> str:
    """A covered card of a seat: by name if everybody saw it, else by its back (Q35)."""
    card = target_card(option)
    return f"{seat}:{CARD_NAMES[card] if card != NO_CARD else BACK_NAMES[target_back(option)]}"


def _extra_name(option: Option) -> str:
    if option >= decision.SHARED:
        return f"{shared_seat(option)}:{CARD_NAMES[shared_card(option)]}"
    if option >= decision.GAINED:
        return f"gained:{RESOURCE_NAMES[decision.GAINED_ORDER[option - decision.GAINED]]}"
    return EXTRA_NAMES[option]


def _card_prefix(state: State, card: CardId) -> str:
    kind = state.kind
    if kind == decision.BUY:
        return "" if state.setup.place_of[card] >= 0 else "pile:"
    if kind == decision.PAY:
        return "card:"
    if kind == decision.RESPOND:
        return "flip:" if has(state.players[state.seat].down, card) else "hand:"
    if kind == decision.ACTIVATE_CARD and state.extras:
        # Printing Press: supply cards exist once, so the seat follows from the card.
        for seat, player in enumerate(state.players):
            if seat != state.active and has(player.up, card):
                return f"{seat}:"
    return ""


def offered_names(state: State) -> dict[str, Option]:
    """The options of the pending question by name, sorted by code point."""
    names = {option_name(state, option): option for option in options(state)}
    return dict(sorted(names.items()))


def parse(state: State, text: str) -> Option:
    """The option this text names; refused with what was asked if it is not on offer."""
    names = offered_names(state)
    if text in names:
        return names[text]
    if state.over:
        raise refused("game-over", "the game is over", repr(text))
    details: dict[str, Detail] = {"text": text, "kind": kind_name(state), "offered": " ".join(names)}
    raise Refused(f"{not_on_offer(state, text)}; on offer: {details['offered']}", code="not-on-offer", details=details)


def not_on_offer(state: State, text: str) -> str:
    """The beginning of every sentence that refuses an answer."""
    asked = "chance" if state.seat == decision.CHANCE_SEAT else f"seat {state.seat}"
    return f"{shown(text)} is not on offer for {kind_name(state)} of {asked}"
