"""Why not this card: it lies elsewhere, is of another kind, or does not fit into the set being chosen."""

from gunsteel.core import decision, program
from gunsteel.core.cardset import has, later, only, size
from gunsteel.core.effects import is_double, reachable
from gunsteel.core.tables import (
    ATTACK_CARDS,
    CARD_NAMES,
    CARD_NUMBER,
    OF_RESOURCE,
    OF_TYPE,
    RESOURCE_OF,
    TACTIC_CARDS,
)
from gunsteel.explain.pending import Question, in_this_game, is_revealed, number_to_deplete, place_of
from gunsteel.explain.reasons import (
    BeforeChosen,
    BeingResolved,
    Compulsory,
    DoneTooEarly,
    NoOpponent,
    NoResponseIcon,
    NotCovered,
    NotFaceUp,
    NotInHand,
    NotInThisGame,
    NotJustPlayed,
    NotThere,
    NotYours,
    OtherBack,
    Place,
    Reason,
    Revealed,
    SetIncomplete,
    WrongResource,
    WrongType,
)
from gunsteel.formats.notation import BACK_NAMES
from gunsteel.ids import RESOURCE_NAMES, TYPE_NAMES, CardId, CardSet, Seat

ELSEWHERE: dict[Place, type[NotInHand] | type[NotCovered] | type[NotFaceUp]] = {
    "hand": NotInHand,
    "covered": NotCovered,
    "face-up": NotFaceUp,
}


def card_of(text: str) -> CardId:
    """The card of an option, whatever stands before it."""
    return CardId(CARD_NUMBER[text.rpartition(":")[2]])


# --- Where it lies, what it is -----------------------------------------------------------------------------------


def not_here(asking: Question, card: CardId, wanted: Place) -> list[Reason]:
    """Why the asked seat has not got this card in this place; empty if it has."""
    name = CARD_NAMES[card]
    if not in_this_game(asking.state, card):
        return [NotInThisGame(rule="R36", card=name)]
    place = place_of(asking.player, card)
    if place == wanted:
        return []
    if place is not None:
        return [ELSEWHERE[wanted](rule=asking.rule, card=name, where=place)]
    if is_revealed(asking.state, asking.seat, card):
        return [Revealed(rule="Q46", card=name)]
    return [NotYours(rule=asking.rule, card=name)]


def not_there(asking: Question, card: CardId, seat: Seat, wanted: Place) -> list[Reason]:
    """The same for another seat: never where it lies instead, as that may be hidden."""
    if not in_this_game(asking.state, card):
        return [NotInThisGame(rule="R36", card=CARD_NAMES[card])]
    if place_of(asking.state.players[seat], card) == wanted:
        return []
    return [NotThere(rule=asking.rule, card=CARD_NAMES[card], seat=int(seat), where=wanted)]


def resources_among(cards: CardSet) -> tuple[str, ...]:
    return tuple(name for name, some in zip(RESOURCE_NAMES, OF_RESOURCE, strict=True) if cards & some)


def types_among(cards: CardSet) -> tuple[str, ...]:
    return tuple(name for name, some in zip(TYPE_NAMES, OF_TYPE, strict=True) if cards & some)


def wrong_type(asking: Question, card: CardId, fitting: CardSet) -> list[Reason]:
    """Why this card is not of a type the effect is about."""
    if has(fitting, card):
        return []
    (type_,) = types_among(only(card))
    return [WrongType(rule=asking.rule, card=CARD_NAMES[card], type=type_, wanted=types_among(fitting))]


def wrong_resource(asking: Question, card: CardId, fitting: CardSet) -> list[Reason]:
    if has(fitting, card):
        return []
    resource = RESOURCE_NAMES[RESOURCE_OF[card]]
    wanted = resources_among(fitting)
    return [WrongResource(rule=asking.rule, card=CARD_NAMES[card], resource=resource, wanted=wanted)]


def _not_of_type(asking: Question, text: str, wanted: Place, fitting: int) -> list[Reason]:
    """Elsewhere, or of the wrong type, or both; of a card that is not yours only that."""
    card = card_of(text)
    reasons = not_here(asking, card, wanted)
    if place_of(asking.player, card) is not None:
        reasons += wrong_type(asking, card, CardSet(fitting))
    return reasons


# --- One card ------------------------------------------------------------------------------------------------------


def why_from_hand(asking: Question, text: str) -> list[Reason]:
    """`start-resource`, `resource`, `develop`: any card of the hand would do."""
    return not_here(asking, card_of(text), "hand")


def why_flip(asking: Question, text: str) -> list[Reason]:
    return _not_of_type(asking, text, "covered", asking.a)


def why_retrieve(asking: Question, text: str) -> list[Reason]:
    return _not_of_type(asking, text, "face-up", asking.a)


def why_take(asking: Question, text: str) -> list[Reason]:
    """Defection: a visible attack card of the chosen opponent."""
    card = card_of(text)
    return not_there(asking, card, asking.frame.who, "face-up") or wrong_type(asking, card, ATTACK_CARDS)


def why_reveal(asking: Question, text: str) -> list[Reason]:
    """Asked of chance alone, which sees every front."""
    card = card_of(text)
    where: Place = "hand" if asking.step == program.REVEAL_HAND else "covered"
    other = OtherBack(rule=asking.rule, card=CARD_NAMES[card], back=BACK_NAMES[asking.frame.number])
    return not_there(asking, card, asking.frame.who, where) or [other]


# --- activate-card -------------------------------------------------------------------------------------------------


def why_activate_card(asking: Question, text: str) -> list[Reason]:
    if text == "none":
        return [Compulsory(rule="S1", by=asking.by)]
    if asking.step == program.ACTIVATE_OPPONENTS:
        return _why_opponents_card(asking, text)
    if asking.step == program.ACTIVATE_PLAYED:
        return _why_played(asking, card_of(text))
    return _not_of_type(asking, text, "face-up", asking.a) or [_being_resolved(card_of(text))]


def _why_played(asking: Question, card: CardId) -> list[Reason]:
    """Only among the cards just played, wherever they lie by now (Q6, Q7)."""
    if has(asking.frame.cards, card):
        return wrong_type(asking, card, CardSet(asking.a))
    if place_of(asking.player, card) is None:
        return not_here(asking, card, "face-up")
    just = NotJustPlayed(rule=asking.rule, card=CARD_NAMES[card], by=asking.by)
    return [just, *wrong_type(asking, card, CardSet(asking.a))]


def _why_opponents_card(asking: Question, text: str) -> list[Reason]:
    """Printing Press: a visible civil card of an opponent."""
    seat = Seat(int(text.partition(":")[0]))
    if seat == asking.seat:
        return [NoOpponent(rule="S6", seat=int(seat))]
    card = card_of(text)
    reasons = not_there(asking, card, seat, "face-up") or wrong_type(asking, card, CardSet(asking.a))
    return reasons or [_being_resolved(card)]


def _being_resolved(card: CardId) -> Reason:
    return BeingResolved(rule="S8", card=CARD_NAMES[card])


# --- Sets ------------------------------------------------------------------------------------------------------------


def why_replenish(asking: Question, text: str) -> list[Reason]:
    card = card_of(text)
    reasons = not_here(asking, card, "face-up")
    if place_of(asking.player, card) is not None:
        reasons += wrong_resource(asking, card, CardSet(asking.a))
    return reasons or [_out_of_order(asking, text, CardSet(asking.player.up & asking.a))]


def why_play(asking: Question, text: str) -> list[Reason]:
    hand = CardSet(asking.player.hand & asking.a)
    return _not_of_type(asking, text, "hand", asking.a) or [_out_of_order(asking, text, hand)]


def _out_of_order(asking: Question, text: str, fitting: CardSet) -> Reason:
    """A fitting card that is not on offer: too early in the order, or too late to reach the number."""
    card = card_of(text)
    if card < asking.frame.last:
        return before_chosen(asking, text, CARD_NAMES[asking.frame.last])
    have = 1 + size(later(fitting, card))
    return SetIncomplete(rule=asking.rule, option=text, have=int(have), need=asking.b - int(asking.frame.count))


def before_chosen(asking: Question, text: str, last: str) -> Reason:
    return BeforeChosen(rule=asking.rule, option=text, last=last)


def why_take_back(asking: Question, text: str) -> list[Reason]:
    """Any covered card may go back, so only the order is left to blame."""
    reasons = not_here(asking, card_of(text), "covered")
    return reasons or [before_chosen(asking, text, CARD_NAMES[asking.frame.last])]


def why_deplete(asking: Question, text: str) -> list[Reason]:
    number = number_to_deplete(asking)
    frame = asking.frame
    counted = int(frame.count + frame.spaces)
    if text == "done":
        return [DoneTooEarly(rule=asking.rule, have=counted, need=number)]
    card = card_of(text)
    reasons = not_here(asking, card, "covered")
    if reasons:
        return reasons
    if card < frame.last:
        return [before_chosen(asking, text, CARD_NAMES[frame.last])]
    have = _most_with(asking, card, number) - counted
    return [SetIncomplete(rule=asking.rule, option=text, have=have, need=number - counted)]


def _most_with(asking: Question, card: CardId, number: int) -> int:
    """The most that a set with this card as the next may count for, short of the number."""
    state, frame = asking.state, asking.frame
    left = later(asking.player.down, card)
    spaces = frame.spaces + is_double(state, card)
    most = number - 1
    while not reachable(state, frame.count + 1, spaces, left, most):
        most -= 1
    return most


def why_respond(asking: Question, text: str) -> list[Reason]:
    card = card_of(text)
    if text.startswith("flip:"):
        reasons = _not_of_type(asking, text, "covered", ATTACK_CARDS | TACTIC_CARDS)
    else:
        reasons = not_here(asking, card, "hand")
        if place_of(asking.player, card) is not None and not has(asking.state.rules.response, card):
            reasons.append(NoResponseIcon(rule=asking.rule, card=CARD_NAMES[card]))
    return reasons or [before_chosen(asking, text, _last_response(asking.frame.last))]


def _last_response(last: int) -> str:
    """`flip:` sorts before `hand:`, so once a card was played from hand no covered one can follow."""
    return f"hand:{CARD_NAMES[last - decision.EXTRA]}" if last >= decision.EXTRA else f"flip:{CARD_NAMES[last]}"
