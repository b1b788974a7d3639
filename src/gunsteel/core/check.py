"""Is a state possible? Laws that hold at every moment of every game."""

from gunsteel.core import decision
from gunsteel.core.cardset import bit, members, size
from gunsteel.core.moves import CULTURE_TOKENS, stock
from gunsteel.core.payment import count, total
from gunsteel.core.setup import SLOTS
from gunsteel.core.state import State
from gunsteel.core.tables import CARD_NAMES, FOREIGN_WARRIOR, REACTIVATORS, STARTING_HAND, WARRIOR
from gunsteel.core.turn import pile_taken
from gunsteel.ids import CardId, CardSet, Resource

# The most frames that can be on the stack (S8): the turn, each re-activator once, Computer before and after each of
# them, and a card that activates nothing.
DEEPEST = 3 + 2 * size(REACTIVATORS)


def faults(state: State) -> list[str]:
    """What is wrong with this state; empty if nothing is."""
    return [
        *_card_faults(state),
        *_start_faults(state),
        *_wonder_faults(state),
        *_seen_faults(state),
        *_number_faults(state),
    ]


def _held(state: State) -> list[list[CardId]]:
    """The cards of each player, zone by zone, the revealed one with nobody."""
    return [[card for zone in (p.hand, p.up, p.down) for card in members(zone)] for p in state.players]


def _card_faults(state: State) -> list[str]:
    """Every supply card is in exactly one place."""
    places = [card for cards in _held(state) for card in cards] + list(members(state.revealed))
    for place, card in enumerate(state.setup.card_at):
        if card >= 0 and state.places & bit(place):
            places.append(card)
    for slot in range(SLOTS):
        places += state.setup.piles[slot][pile_taken(state, slot) :]
    shared = members(STARTING_HAND)
    cards = [card for card in places if card not in shared and card not in FOREIGN_WARRIOR]
    wrong = [card for card in members(state.rules.supply) if cards.count(card) != 1]
    if len(cards) != size(state.rules.supply):
        wrong += [CardId(card) for card in set(cards) - set(members(state.rules.supply))]
    return [f"{CARD_NAMES[card]} is in {cards.count(card)} places" for card in wrong]


def _start_faults(state: State) -> list[str]:
    """Every player's starting cards are there once; only Warriors change hands."""
    held = _held(state)
    revealed = members(state.revealed)
    problems: list[str] = []
    for seat, cards in enumerate(held):
        for card in members(CardSet(STARTING_HAND & ~bit(WARRIOR))):
            # A revealed starting card is out of exactly one hand.
            if cards.count(card) != 1 and not (card in revealed and cards.count(card) == 0):
                problems.append(f"seat {seat} has {cards.count(card)} {CARD_NAMES[card]}")
        band = FOREIGN_WARRIOR[seat]
        own = cards.count(WARRIOR)
        foreign = [len([card for card in others if card == band]) for others in held]
        lost = 1 if band in revealed or WARRIOR in revealed else 0
        if foreign[seat] or own + sum(foreign) not in (1, 1 - lost):
            problems.append(f"the Warrior of seat {seat} is in {own + sum(foreign)} places")
    return problems


def _wonder_faults(state: State) -> list[str]:
    zones = [int(state.wonders)] + [int(player.wonders) for player in state.players]
    problems: list[str] = []
    if sum(zones) != state.setup.wonder_set:
        problems.append("a wonder is lost or doubled")
    for seat, player in enumerate(state.players):
        if stock(player) < 0:
            problems.append(f"seat {seat} has placed more glory than there is")
        glory = player.glory
        wonder = 0
        while glory:
            if glory & 7 and not state.wonders & bit(wonder):
                problems.append(f"seat {seat} has glory on a wonder that is not in the supply")
            glory >>= 3
            wonder += 1
    return problems


def _seen_faults(state: State) -> list[str]:
    """Only covered cards have been seen when they were covered."""
    return [
        f"seat {seat} has seen cards that are not covered" for seat, p in enumerate(state.players) if p.seen & ~p.down
    ]


def _number_faults(state: State) -> list[str]:
    problems = [f"seat {seat} has negative culture" for seat, player in enumerate(state.players) if player.culture < 0]
    if state.rules.culture_limited and sum(int(player.culture) for player in state.players) > CULTURE_TOKENS:
        problems.append("more culture is out than there is")
    if not state.rules.glory and any(player.culture or player.glory for player in state.players):
        problems.append("there is no culture or glory in the base game")
    if sum(int(count(state.gained, Resource(kind))) for kind in range(7)) != total(state.gained):
        problems.append("the gained resources do not add up")
    if len(state.stack) > DEEPEST:
        problems.append(f"{len(state.stack)} effects are under way")
    if state.over != (state.kind == decision.NOTHING):
        problems.append("a question is pending after the end, or none before it")
    return problems
