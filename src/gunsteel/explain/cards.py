"""Why not this card: it is elsewhere, of another kind, or does not fit into the set being chosen."""

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
from gunsteel.explain.pending import PendingQuestion, card_place, in_this_game, is_revealed, number_to_deplete
from gunsteel.explain.reasons import (
    BeforeChosen,
    BeingResolved,
    CardPlace,
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
    Reason,
    Revealed,
    SetIncomplete,
    WrongResource,
    WrongType,
)
from gunsteel.formats.notation import BACK_NAMES
from gunsteel.ids import RESOURCE_NAMES, TYPE_NAMES, CardId, CardSet, Seat

ELSEWHERE: dict[CardPlace, type[NotInHand] | type[NotCovered] | type[NotFaceUp]] = {
    "hand": NotInHand,
    "covered": NotCovered,
    "face-up": NotFaceUp,
}


def card_of(text: str) -> CardId:
    """The card that an option names, with or without a prefix."""
    return CardId(CARD_NUMBER[text.rpartition(":")[2]])


# --- Where a card is, what it is ---------------------------------------------------------------------------------


def not_here(pending: PendingQuestion, card: CardId, wanted: CardPlace) -> list[Reason]:
    """Why the seat that is asked does not have this card in this place; empty if it does."""
    name = CARD_NAMES[card]
    if not in_this_game(pending.state, card):
        return [NotInThisGame(rule="R36", card=name)]
    place = card_place(pending.player, card)
    if place == wanted:
        return []
    if place is not None:
        return [ELSEWHERE[wanted](rule=pending.rule, card=name, where=place)]
    if is_revealed(pending.state, pending.seat, card):
        return [Revealed(rule="Q46", card=name)]
    return [NotYours(rule=pending.rule, card=name)]


def not_there(pending: PendingQuestion, card: CardId, seat: Seat, wanted: CardPlace) -> list[Reason]:
    """The same for another seat. Where the card is instead is not said: it may be hidden."""
    if not in_this_game(pending.state, card):
        return [NotInThisGame(rule="R36", card=CARD_NAMES[card])]
    if card_place(pending.state.players[seat], card) == wanted:
        return []
    return [NotThere(rule=pending.rule, card=CARD_NAMES[card], seat=int(seat), where=wanted)]


def resources_among(cards: CardSet) -> tuple[str, ...]:
    return tuple(name for name, some in zip(RESOURCE_NAMES, OF_RESOURCE, strict=True) if cards & some)


def types_among(cards: CardSet) -> tuple[str, ...]:
    return tuple(name for name, some in zip(TYPE_NAMES, OF_TYPE, strict=True) if cards & some)


def wrong_type(pending: PendingQuestion, card: CardId, fitting: CardSet) -> list[Reason]:
    """Why this card is not of a type the effect is about."""
    if has(fitting, card):
        return []
    (type_,) = types_among(only(card))
    return [WrongType(rule=pending.rule, card=CARD_NAMES[card], type=type_, wanted=types_among(fitting))]


def wrong_resource(pending: PendingQuestion, card: CardId, fitting: CardSet) -> list[Reason]:
    if has(fitting, card):
        return []
    resource = RESOURCE_NAMES[RESOURCE_OF[card]]
    wanted = resources_among(fitting)
    return [WrongResource(rule=pending.rule, card=CARD_NAMES[card], resource=resource, wanted=wanted)]


def _not_of_type(pending: PendingQuestion, text: str, wanted: CardPlace, fitting: CardSet) -> list[Reason]:
    """Elsewhere, or of the wrong type, or both; of a card that is not yours, only that it is not."""
    card = card_of(text)
    reasons = not_here(pending, card, wanted)
    if card_place(pending.player, card) is not None:
        reasons += wrong_type(pending, card, fitting)
    return reasons


# --- One card ------------------------------------------------------------------------------------------------------


def why_from_hand(pending: PendingQuestion, text: str) -> list[Reason]:
    """`start-resource`, `resource`, `develop`: any card of the hand would do."""
    return not_here(pending, card_of(text), "hand")


def why_flip(pending: PendingQuestion, text: str) -> list[Reason]:
    return _not_of_type(pending, text, "covered", pending.cards)


def why_retrieve(pending: PendingQuestion, text: str) -> list[Reason]:
    return _not_of_type(pending, text, "face-up", pending.cards)


def why_take(pending: PendingQuestion, text: str) -> list[Reason]:
    """Defection: a visible attack card of the chosen opponent."""
    card = card_of(text)
    return not_there(pending, card, pending.frame.who, "face-up") or wrong_type(pending, card, ATTACK_CARDS)


def why_reveal(pending: PendingQuestion, text: str) -> list[Reason]:
    """Asked of chance alone, which sees every front."""
    card = card_of(text)
    where: CardPlace = "hand" if pending.step == program.REVEAL_HAND else "covered"
    other = OtherBack(rule=pending.rule, card=CARD_NAMES[card], back=BACK_NAMES[pending.frame.number])
    return not_there(pending, card, pending.frame.who, where) or [other]


# --- activate-card -------------------------------------------------------------------------------------------------


def why_activate_card(pending: PendingQuestion, text: str) -> list[Reason]:
    if text == "none":
        return [Compulsory(rule="S1", by=pending.by)]
    if pending.step == program.ACTIVATE_OPPONENTS:
        return _why_opponents_card(pending, text)
    if pending.step == program.ACTIVATE_PLAYED:
        return _why_played(pending, card_of(text))
    return _not_of_type(pending, text, "face-up", pending.cards) or [_being_resolved(card_of(text))]


def _why_played(pending: PendingQuestion, card: CardId) -> list[Reason]:
    """Only cards that were just played, wherever they are now (Q6, Q7)."""
    if has(pending.frame.cards, card):
        return wrong_type(pending, card, pending.cards)
    if card_place(pending.player, card) is None:
        return not_here(pending, card, "face-up")
    not_played = NotJustPlayed(rule=pending.rule, card=CARD_NAMES[card], by=pending.by)
    return [not_played, *wrong_type(pending, card, pending.cards)]


def _why_opponents_card(pending: PendingQuestion, text: str) -> list[Reason]:
    """Printing Press: a visible civil card of an opponent."""
    seat = Seat(int(text.partition(":")[0]))
    if seat == pending.seat:
        return [NoOpponent(rule="S6", seat=int(seat))]
    card = card_of(text)
    reasons = not_there(pending, card, seat, "face-up") or wrong_type(pending, card, pending.cards)
    return reasons or [_being_resolved(card)]


def _being_resolved(card: CardId) -> Reason:
    return BeingResolved(rule="S8", card=CARD_NAMES[card])


# --- Sets ------------------------------------------------------------------------------------------------------------


def why_replenish(pending: PendingQuestion, text: str) -> list[Reason]:
    card = card_of(text)
    reasons = not_here(pending, card, "face-up")
    if card_place(pending.player, card) is not None:
        reasons += wrong_resource(pending, card, pending.cards)
    return reasons or [_out_of_order(pending, text, CardSet(pending.player.up & pending.cards))]


def why_play(pending: PendingQuestion, text: str) -> list[Reason]:
    hand = CardSet(pending.player.hand & pending.cards)
    return _not_of_type(pending, text, "hand", pending.cards) or [_out_of_order(pending, text, hand)]


def _out_of_order(pending: PendingQuestion, text: str, fitting: CardSet) -> Reason:
    """A fitting card that is not on offer: too early in the order, or too late to reach the number."""
    card = card_of(text)
    if card < pending.frame.last:
        return before_chosen(pending, text, CARD_NAMES[pending.frame.last])
    have = 1 + size(later(fitting, card))
    return SetIncomplete(rule=pending.rule, option=text, have=int(have), need=pending.number - int(pending.frame.count))


def before_chosen(pending: PendingQuestion, text: str, last: str) -> Reason:
    return BeforeChosen(rule=pending.rule, option=text, last=last)


def why_take_back(pending: PendingQuestion, text: str) -> list[Reason]:
    """Any covered card may go back, so the only other reason is the order."""
    reasons = not_here(pending, card_of(text), "covered")
    return reasons or [before_chosen(pending, text, CARD_NAMES[pending.frame.last])]


def why_deplete(pending: PendingQuestion, text: str) -> list[Reason]:
    number = number_to_deplete(pending)
    frame = pending.frame
    counted = int(frame.count + frame.spaces)
    if text == "done":
        return [DoneTooEarly(rule=pending.rule, have=counted, need=number)]
    card = card_of(text)
    reasons = not_here(pending, card, "covered")
    if reasons:
        return reasons
    if card < frame.last:
        return [before_chosen(pending, text, CARD_NAMES[frame.last])]
    have = _most_with(pending, card, number) - counted
    return [SetIncomplete(rule=pending.rule, option=text, have=have, need=number - counted)]


def _most_with(pending: PendingQuestion, card: CardId, number: int) -> int:
    """The most that a set with this card as the next one may count for, below the number."""
    state, frame = pending.state, pending.frame
    left = later(pending.player.down, card)
    spaces = frame.spaces + is_double(state, card)
    most = number - 1
    while not reachable(state, frame.count + 1, spaces, left, most):
        most -= 1
    return most


def why_respond(pending: PendingQuestion, text: str) -> list[Reason]:
    card = card_of(text)
    if text.startswith("flip:"):
        reasons = _not_of_type(pending, text, "covered", CardSet(ATTACK_CARDS | TACTIC_CARDS))
    else:
        reasons = not_here(pending, card, "hand")
        if card_place(pending.player, card) is not None and not has(pending.state.rules.response, card):
            reasons.append(NoResponseIcon(rule=pending.rule, card=CARD_NAMES[card]))
    return reasons or [before_chosen(pending, text, _last_response(pending.frame.last))]


def _last_response(last: int) -> str:
    """`flip:` sorts before `hand:`, so after a card from hand no covered card can follow."""
    return f"hand:{CARD_NAMES[last - decision.EXTRA]}" if last >= decision.EXTRA else f"flip:{CARD_NAMES[last]}"
