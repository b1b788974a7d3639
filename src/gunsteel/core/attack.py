"""Strength, responses and comparison (R15, R72-R78)."""

from mypy_extensions import i64

from gunsteel.core import decision, events
from gunsteel.core.cardset import above, bit, has
from gunsteel.core.moves import deplete, lay, next_seat, points
from gunsteel.core.question import begin_set, offer
from gunsteel.core.state import Frame, State
from gunsteel.core.tables import ATTACK_CARDS, TACTIC_CARDS
from gunsteel.ids import CardId, CardSet, Option, Seat


def strength(state: State, seat: Seat) -> i64:
    """The total over all own face-up cards of any type (R15)."""
    rules = state.rules
    return points(rules.strength, CardSet(state.players[seat].up & rules.military))


def ask_respond(state: State, frame: Frame) -> None:
    """R75: turn covered attack and tactic cards up, play response cards from hand; `flip:` sorts before `hand:`.

    Asked of everybody with a hand or covered card, even if nothing can be done: whether one can is secret."""
    defender = state.players[frame.who]
    if not defender.hand and not defender.down:
        frame.next()
        return
    begin_set(state, frame)
    cards = defender.hand & state.rules.response
    if frame.last < decision.EXTRA:
        cards |= defender.down & (ATTACK_CARDS | TACTIC_CARDS) & above(frame.last)
    else:
        cards &= above(frame.last - decision.EXTRA)
    offer(state, frame.who, decision.RESPOND, cards, decision.DONE_BIT)


def answer_respond(state: State, frame: Frame, option: Option) -> None:
    """R76: no effect, only strength."""
    if option == decision.DONE:
        if frame.last < 0:
            events.declined(state.events, frame.who, decision.RESPOND)
        frame.next()
        return
    defender = state.players[frame.who]
    card = CardId(option)
    if has(defender.down, card):
        deplete(state, frame.who, card)
        frame.last = card
    else:
        lay(state, frame.who, card)
        frame.last = decision.EXTRA + card


def compare(state: State, frame: Frame) -> None:
    """R78: only a larger total wins; counted once, after all responses."""
    attack = strength(state, state.active)
    weaker: i64 = 0
    seat = next_seat(state, state.active)
    while seat != state.active:
        defence = strength(state, seat)
        if attack > defence:
            weaker |= bit(seat)
        events.compared(state.events, state.active, attack, seat, defence)
        seat = next_seat(state, seat)
    frame.seats = weaker
    frame.next()
