"""Full positions drawn at random from what a seat knows, all equally likely. Compiled: bots do this all the time."""

from mypy_extensions import i64

from gunsteel.core.dice import Dice
from gunsteel.core.engine import settle
from gunsteel.core.rules import Rules
from gunsteel.core.setup import Rows, Setup
from gunsteel.core.state import HEAD_INTS, PLAYER_INTS, State, from_ints
from gunsteel.core.tables import BACKS
from gunsteel.ids import CardId, WonderId


def draw(
    rules: Rules,
    ints: list[int],
    rows: list[list[int]],
    piles: list[list[int]],
    under: list[list[int]],
    wonders: list[int],
    unknown: list[int],
    hidden: list[list[int]],
    covered: list[list[list[int]]],
    dice: Dice,
) -> State:
    """A state with the known ints, and hidden cards and piles as they may lie; its question is not asked yet."""
    drawn = list(ints)
    for seat in unknown:
        hand: i64 = 0
        down: i64 = 0
        for back in range(BACKS):
            possible = covered[seat][back]
            cards: i64 = possible[dice.below(len(possible))] if len(possible) > 1 else possible[0]
            down |= cards
            hand |= hidden[seat][back] & ~cards
        # A player begins with hand, up, down.
        start = HEAD_INTS + PLAYER_INTS * seat
        drawn[start] = hand
        drawn[start + 2] = down
    layout = Setup(_cards(rows), _shuffled(piles, under, dice), [WonderId(wonder) for wonder in wonders])
    return from_ints(rules, layout, drawn)


def with_options(state: State) -> State:
    """The state with the options of its pending question."""
    if not state.over:
        settle(state)
    return state


def _cards(rows: list[list[int]]) -> Rows:
    return [[CardId(card) for card in row] for row in rows]


def _shuffled(piles: list[list[int]], under: list[list[int]], dice: Dice) -> Rows:
    """What is known of each pile from the top, then the rest in any order."""
    found: Rows = []
    for known, rest in zip(piles, under):
        mixed = list(rest)
        if len(mixed) > 1:
            dice.shuffle(mixed)
        found.append([CardId(card) for card in known] + [CardId(card) for card in mixed])
    return found
