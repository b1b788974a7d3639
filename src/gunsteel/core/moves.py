"""The verbs of the game: every change of where a card or token lies happens here."""

from typing import Final

from mypy_extensions import i64

from gunsteel.core.cardset import EMPTY, bit, first, has, only, rest, union, with_, without
from gunsteel.core.payment import Purse, unit
from gunsteel.core.program import ENTRY
from gunsteel.core.state import Frame, Player, State
from gunsteel.core.tables import ATTACK_CARDS, FOREIGN_WARRIOR, TACTIC_CARDS, WARRIOR
from gunsteel.ids import CardId, CardSet, Resource, Seat, WonderId, WonderSet

# The turn's log: what was done (catalogue 5.2).
ACTIVATED_ATTACK: Final = 1
ACTIVATED_TACTIC: Final = 2
BOUGHT: Final = 4
BOUGHT_LOWER: Final = 8
CONVERTED: Final = 16
PAID_CULTURE: Final = 32

CULTURE_TOKENS: Final = 35


def next_seat(state: State, seat: Seat) -> Seat:
    """Clockwise (R34)."""
    return Seat(seat + 1 if seat + 1 < state.rules.players else 0)


def lay_resource(player: Player, card: CardId) -> None:
    """From hand, resource side up (R40)."""
    player.hand = without(player.hand, card)
    player.down = with_(player.down, card)


def lay(player: Player, card: CardId) -> None:
    """From hand, face up (R41, S10)."""
    player.hand = without(player.hand, card)
    player.up = with_(player.up, card)


def deplete(player: Player, card: CardId) -> None:
    """Turn a covered card face up; nothing is gained by it (R20, R21)."""
    player.down = without(player.down, card)
    player.up = with_(player.up, card)


def replenish(player: Player, card: CardId) -> None:
    """Turn a face-up card to its resource side (R23)."""
    player.up = without(player.up, card)
    player.down = with_(player.down, card)


def take_up(player: Player, cards: CardSet) -> None:
    """Face-up cards go back to hand."""
    player.up = CardSet(player.up & ~cards)
    player.hand = union(player.hand, cards)


def take_covered(player: Player, card: CardId) -> None:
    player.down = without(player.down, card)
    player.hand = with_(player.hand, card)


def gain(state: State, resource: Resource) -> None:
    """A resource for this turn (R25)."""
    state.gained = Purse(state.gained + unit(resource))


def gain_culture(state: State, seat: Seat, count: i64) -> None:
    """R95; limited to what is left only by the switch of Q16."""
    if state.rules.culture_limited:
        count = min(count, culture_left(state))
    state.players[seat].culture += count


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
    state.deeds |= PAID_CULTURE


def claim(state: State, seat: Seat, wonder: WonderId) -> None:
    """Take a wonder from the supply; all glory tokens on it go home (R91, Q21)."""
    state.wonders = WonderSet(state.wonders & ~bit(wonder))
    player = state.players[seat]
    player.wonders = WonderSet(player.wonders | bit(wonder))
    for owner in state.players:
        owner.glory &= ~(7 * token(wonder))


def give_wonder(state: State, giver: Seat, taker: Seat, wonder: WonderId) -> None:
    """R81."""
    loser = state.players[giver]
    winner = state.players[taker]
    loser.wonders = WonderSet(loser.wonders & ~bit(wonder))
    winner.wonders = WonderSet(winner.wonders | bit(wonder))


def pass_card(state: State, card: CardId, giver: Seat, taker: Seat) -> None:
    """A face-up card changes hands for good (Q22); a Warrior bears its first owner's band (decisions.md 1.6)."""
    named = card
    if card == WARRIOR:
        named = FOREIGN_WARRIOR[giver]
    elif card == FOREIGN_WARRIOR[taker]:
        named = WARRIOR
    state.players[giver].up = without(state.players[giver].up, card)
    state.players[taker].up = with_(state.players[taker].up, named)


def reveal(state: State, seat: Seat, card: CardId) -> None:
    """Out of the hand while it resolves (Q46)."""
    state.players[seat].hand = without(state.players[seat].hand, card)
    state.revealed = only(card)


def return_revealed(state: State, seat: Seat) -> None:
    state.players[seat].hand = union(state.players[seat].hand, state.revealed)
    state.revealed = EMPTY


def activate(state: State, card: CardId) -> None:
    """Start a card's effect on top of whatever is under way. The activator is always the active player (S7)."""
    if has(ATTACK_CARDS, card):
        state.deeds |= ACTIVATED_ATTACK
    elif has(TACTIC_CARDS, card):
        state.deeds |= ACTIVATED_TACTIC
    state.stack.append(Frame(card, ENTRY[card], state.active))


# Glory tokens: three bits for each wonder.
_TOKEN: Final[list[i64]] = [8**wonder for wonder in range(20)]
GLORY_TOKENS: Final = 5


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
