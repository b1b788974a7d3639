"""Trade and Tribute: which covered card of an opponent, and what it brings (Q35).

A card that everybody saw when it was turned over is named itself; chance decides among those that look alike."""

from mypy_extensions import i64

from gunsteel.core import decision, events, moves
from gunsteel.core.cardset import bit, first, has, nth, only, rest, size
from gunsteel.core.effects import ask_reveal
from gunsteel.core.question import offer
from gunsteel.core.state import NO_CARD, Frame, State
from gunsteel.core.tables import (
    BACK_CARDS,
    BACK_RESOURCE,
    BACKS,
    FOREIGN_WARRIOR,
    RESOURCE_OF,
    START_COUNT,
    STARTING_HAND,
)
from gunsteel.ids import RESOURCE_COUNT, CardId, CardSet, Option, Resource, Seat


def ask_target(state: State) -> None:
    """A covered card as it lies there. Seen ones are named; the others show their back."""
    cards: i64 = 0
    others: i64 = 0
    seat = moves.next_seat(state, state.active)
    while seat != state.active:
        player = state.players[seat]
        cards |= player.seen & ~STARTING_HAND
        unseen = player.down & ~player.seen
        back: i64 = 0
        while back < BACKS:
            if unseen & BACK_CARDS[back]:
                others |= bit(back_target(seat, back) - decision.EXTRA)
            back += 1
        starters = CardSet(player.seen & STARTING_HAND)
        while starters:
            others |= bit(start_target(seat, first(starters)) - decision.EXTRA)
            starters = rest(starters)
        seat = moves.next_seat(state, seat)
    offer(state, state.active, decision.TARGET, cards, others)


def back_target(seat: Seat, back: i64) -> i64:
    """The option for covered cards of a seat that nobody saw; a Warrior of another set is known by its band."""
    if back >= RESOURCE_COUNT:
        return decision.TARGET_BAND + back - RESOURCE_COUNT
    return decision.TARGET_BACK + RESOURCE_COUNT * seat + back


def start_target(seat: Seat, card: CardId) -> i64:
    """The option for a starting card of a seat that everybody saw."""
    return decision.TARGET_START + START_COUNT * seat + size(STARTING_HAND & (only(card) - 1))


def target_card(option: Option) -> CardId:
    """The card that an option of `target` names; NO_CARD if it names a back."""
    if option < decision.EXTRA:
        return CardId(option)
    if decision.TARGET_START <= option < decision.TARGET_BAND:
        return CardId(nth(STARTING_HAND, (option - decision.TARGET_START) % START_COUNT))
    return NO_CARD


def target_back(option: Option) -> i64:
    """The back that an option of `target` names, if it names no card."""
    if option >= decision.TARGET_BAND:
        return RESOURCE_COUNT + option - decision.TARGET_BAND
    return (option - decision.TARGET_BACK) % RESOURCE_COUNT


def target_seat(state: State, option: Option) -> Seat:
    """Whose card an option of `target` means."""
    if decision.TARGET_START <= option < decision.TARGET_BAND:
        return Seat((option - decision.TARGET_START) // START_COUNT)
    if decision.TARGET_BACK <= option < decision.TARGET_START:
        return Seat((option - decision.TARGET_BACK) // RESOURCE_COUNT)
    card = CardId(option) if option < decision.EXTRA else FOREIGN_WARRIOR[option - decision.TARGET_BAND]
    seat = moves.next_seat(state, state.active)
    while not has(state.players[seat].down, card):
        seat = moves.next_seat(state, seat)
    return seat


def target_resource(option: Option) -> i64:
    """The resource that a target gives."""
    card = target_card(option)
    return RESOURCE_OF[card] if card != NO_CARD else BACK_RESOURCE[target_back(option)]


def answer_target(state: State, frame: Frame, option: Option) -> None:
    frame.who = target_seat(state, option)
    card = target_card(option)
    events.chose(state.events, state.active, decision.TARGET, option, frame.who)
    frame.number = BACKS + card if card != NO_CARD else target_back(option)
    frame.next()


def ask_tribute(state: State, frame: Frame) -> None:
    """The covered card that was named, or chance decides among those that nobody saw."""
    if frame.who == state.active:
        offer(state, decision.CHANCE_SEAT, decision.REVEAL, 0)
    elif frame.number >= BACKS:
        offer(state, decision.CHANCE_SEAT, decision.REVEAL, bit(frame.number - BACKS))
    else:
        owner = state.players[frame.who]
        ask_reveal(state, frame, CardSet(owner.down & ~owner.seen))


def answer_tribute(state: State, frame: Frame, option: Option) -> None:
    """All three parts depend on the chosen card."""
    moves.deplete(state, frame.who, CardId(option))
    moves.gain(state, Resource(RESOURCE_OF[option]))
    moves.gain_culture(state, frame.who, 1)
    frame.next()
    frame.who = state.active
