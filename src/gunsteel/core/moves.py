"""The moves of the game: every change of where a card or token is happens here."""

from typing import Final

from mypy_extensions import i64

from gunsteel.core import deeds, events
from gunsteel.core.cardset import EMPTY, bit, first, has, only, rest, union, with_, without
from gunsteel.core.events import Event
from gunsteel.core.payment import NOTHING, Purse, unit
from gunsteel.core.program import ENTRY
from gunsteel.core.state import Frame, Player, State
from gunsteel.core.tables import AGE_SLOT, ATTACK_CARDS, FOREIGN_WARRIOR, TACTIC_CARDS, WARRIOR, WONDER_COUNT
from gunsteel.core.values import GLORY_TOKENS
from gunsteel.ids import CardId, CardSet, Resource, Seat, WonderId, WonderSet

CULTURE_TOKENS: Final = 35
# The bits in `State.taken` that count the cards gone from a research pile.
TAKEN_BITS: Final = 4


def next_seat(state: State, seat: Seat) -> Seat:
    """Clockwise (R34)."""
    return Seat(seat + 1 if seat + 1 < state.rules.players else 0)


def lay_resource(state: State, seat: Seat, card: CardId) -> None:
    """From hand, resource side up (R40)."""
    player = state.players[seat]
    player.hand = without(player.hand, card)
    player.down = with_(player.down, card)
    events.moved(state.events, card, seat, events.HAND, seat, events.DOWN)


def lay(state: State, seat: Seat, card: CardId) -> None:
    """From hand, face up (R41, S10)."""
    player = state.players[seat]
    player.hand = without(player.hand, card)
    player.up = with_(player.up, card)
    events.moved(state.events, card, seat, events.HAND, seat, events.UP)


def deplete(state: State, seat: Seat, card: CardId) -> None:
    """Turn a covered card face up; nothing is gained by it (R20, R21)."""
    player = state.players[seat]
    events.uncovered(state.events, card, seat, events.UP, has(player.seen, card))
    player.down = without(player.down, card)
    player.seen = without(player.seen, card)
    player.up = with_(player.up, card)


def replenish(state: State, seat: Seat, card: CardId) -> None:
    """Turn a face-up card to its resource side (R23); everybody saw what it is (Q35)."""
    player = state.players[seat]
    player.up = without(player.up, card)
    player.down = with_(player.down, card)
    player.seen = with_(player.seen, card)
    events.moved(state.events, card, seat, events.UP, seat, events.DOWN)


def take_up(state: State, seat: Seat, cards: CardSet) -> None:
    """Face-up cards go back to hand."""
    player = state.players[seat]
    player.up = CardSet(player.up & ~cards)
    player.hand = union(player.hand, cards)
    if state.events is not None:
        while cards:
            events.moved(state.events, first(cards), seat, events.UP, seat, events.HAND)
            cards = rest(cards)


def take_covered(state: State, seat: Seat, card: CardId) -> None:
    player = state.players[seat]
    events.uncovered(state.events, card, seat, events.HAND, has(player.seen, card))
    player.down = without(player.down, card)
    player.seen = without(player.seen, card)
    player.hand = with_(player.hand, card)


def take_from_supply(state: State, seat: Seat, card: CardId) -> None:
    """A bought card leaves the pyramid or its pile and is laid face up (R56)."""
    place = state.setup.place_of[card]
    if place >= 0:
        state.places &= ~bit(place)
    else:
        state.taken += bit(TAKEN_BITS * AGE_SLOT[card])
    player = state.players[seat]
    player.up = with_(player.up, card)
    events.moved(state.events, card, seat, events.ROW if place >= 0 else events.PILE, seat, events.UP)


def gain(state: State, resource: Resource) -> None:
    """A resource for this turn (R25)."""
    state.gained = Purse(state.gained + unit(resource))
    events.gained(state.events, state.active, resource)


def spend(state: State, resource: Resource) -> None:
    state.gained = Purse(state.gained - unit(resource))
    events.spent(state.events, state.active, resource)


def lose_gained(state: State) -> None:
    """R51: what was gained and not spent is lost."""
    if state.gained:
        events.lost(state.events, state.active, state.gained)
        state.gained = NOTHING


def gain_culture(state: State, seat: Seat, count: i64) -> None:
    """R95; limited to what is left only by the switch of Q16."""
    if state.rules.culture_limited:
        count = min(count, culture_left(state))
    if count > 0:
        state.players[seat].culture += count
        events.culture_changed(state.events, seat, count)


def culture_left(state: State) -> i64:
    """Tokens in the common supply; never short unless the switch limits them (Q16)."""
    if not state.rules.culture_limited:
        return CULTURE_TOKENS
    left: i64 = CULTURE_TOKENS
    for player in state.players:
        left -= player.culture
    return left


def pay_culture(state: State, count: i64) -> None:
    state.players[state.active].culture -= count
    state.deeds |= deeds.PAID_CULTURE
    events.culture_changed(state.events, state.active, -count)


def claim(state: State, seat: Seat, wonder: WonderId) -> None:
    """Take a wonder from the supply; all glory tokens on it return to their owners (R91, Q21)."""
    state.wonders = WonderSet(state.wonders & ~bit(wonder))
    player = state.players[seat]
    player.wonders = WonderSet(player.wonders | bit(wonder))
    events.wonder_moved(state.events, wonder, events.FROM_SUPPLY, seat)
    owner: i64 = 0
    while owner < state.rules.players:
        placed = tokens_on(state.players[owner], wonder)
        if placed:
            state.players[owner].glory -= placed * token(wonder)
            events.glory_changed(state.events, Seat(owner), wonder, -placed)
        owner += 1


def place_glory(state: State, seat: Seat, wonder: WonderId, count: i64) -> None:
    """Put a glory token on a wonder, or take it away."""
    state.players[seat].glory += count * token(wonder)
    events.glory_changed(state.events, seat, wonder, count)


def give_wonder(state: State, giver: Seat, taker: Seat, wonder: WonderId) -> None:
    """R81."""
    loser = state.players[giver]
    winner = state.players[taker]
    loser.wonders = WonderSet(loser.wonders & ~bit(wonder))
    winner.wonders = WonderSet(winner.wonders | bit(wonder))
    events.wonder_moved(state.events, wonder, giver, taker)


def pass_card(state: State, card: CardId, giver: Seat, taker: Seat) -> None:
    """A face-up card changes hands for good (Q22); a Warrior keeps its first owner's band (docs/protocol.md 1.6)."""
    named = card
    if card == WARRIOR:
        named = FOREIGN_WARRIOR[giver]
    elif card == FOREIGN_WARRIOR[taker]:
        named = WARRIOR
    state.players[giver].up = without(state.players[giver].up, card)
    state.players[taker].up = with_(state.players[taker].up, named)
    events.moved(state.events, named, giver, events.UP, taker, events.UP)


def reveal(state: State, seat: Seat, card: CardId) -> None:
    """It is out of the hand while it is resolved (Q46)."""
    state.players[seat].hand = without(state.players[seat].hand, card)
    state.revealed = only(card)
    events.moved(state.events, card, seat, events.HAND, seat, events.REVEALED)


def return_revealed(state: State, seat: Seat) -> None:
    if state.revealed:
        events.moved(state.events, first(state.revealed), seat, events.REVEALED, seat, events.HAND)
    state.players[seat].hand = union(state.players[seat].hand, state.revealed)
    state.revealed = EMPTY


def activate(state: State, card: CardId) -> None:
    """Start the effect of a card on top of the stack. The activator is always the active player (S7)."""
    if has(ATTACK_CARDS, card):
        state.deeds |= deeds.ACTIVATED_ATTACK
    elif has(TACTIC_CARDS, card):
        state.deeds |= deeds.ACTIVATED_TACTIC
    events.activated(state.events, state.active, card)
    state.stack.append(Frame(card, ENTRY[card], state.active))


def undo_step(state: State, event: Event) -> None:
    """Undo one step of a set that is being chosen: a card that moved, or a gained resource that was spent."""
    if event.kind == events.SPENT:
        state.gained = Purse(state.gained + unit(event.resource))
    elif event.kind == events.MOVED:
        player = state.players[event.seat]
        card = CardId(event.card)
        if event.target == events.UP:
            player.up = without(player.up, card)
        elif event.target == events.DOWN:
            player.down = without(player.down, card)
            player.seen = without(player.seen, card)
        else:
            player.hand = without(player.hand, card)
            state.retrieved -= state.rules.vp[card]
        if event.origin == events.UP:
            player.up = with_(player.up, card)
        elif event.origin == events.DOWN:
            player.down = with_(player.down, card)
            if event.seen:
                player.seen = with_(player.seen, card)
        else:
            player.hand = with_(player.hand, card)


# Glory tokens: three bits for each wonder.
_TOKEN: Final[list[i64]] = [8**wonder for wonder in range(WONDER_COUNT)]


def token(wonder: WonderId) -> i64:
    return _TOKEN[wonder]


def tokens_on(player: Player, wonder: WonderId) -> i64:
    return (player.glory >> (3 * wonder)) & 7


def stock(player: Player) -> i64:
    """Glory tokens not on any wonder (R33)."""
    placed: i64 = 0
    glory = player.glory
    while glory:
        placed += glory & 7
        glory >>= 3
    return GLORY_TOKENS - placed


def points(values: list[i64], cards: CardSet) -> i64:
    """The sum of a value over cards."""
    total: i64 = 0
    while cards:
        total += values[first(cards)]
        cards = rest(cards)
    return total
