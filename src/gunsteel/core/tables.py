"""The cards as numbers, in the order of their names, and the sets of cards that the rules name: all from `cards/`."""

from typing import Final

from mypy_extensions import i64

from gunsteel.catalog.index import CARDS, START, SUPPLY, WONDERS, WONDERS_OF
from gunsteel.catalog.vocabulary import Activate, Among, Card, ChangeSides, Spy, Word, words_in
from gunsteel.errors import Refused
from gunsteel.ids import ATTACK, CIVIL, MAX_SEATS, RESOURCE_COUNT, TACTIC, CardId, CardSet, WonderId

# A set of cards is an int of 63 bits, the glory on all wonders one with three bits for each.
MOST_CARDS: Final = 63
MOST_WONDERS: Final = 21

# R32: the one starting card that can change hands, as Defection takes attack cards only.
_WARRIOR: Final = next(name for name, card in START.items() if card.type == ATTACK)
# In foreign hands it is a card of its own, named as options name it: so ids sort as their names do
# (docs/protocol.md 1.3, 1.6).
_FOREIGN: Final = [f"{_WARRIOR}@{seat}" for seat in range(MAX_SEATS)]

CARD_NAMES: Final[list[str]] = sorted([*CARDS, *_FOREIGN])
CARD_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(CARD_NAMES)}
CARD_COUNT: Final = len(CARD_NAMES)
WONDER_NAMES: Final[list[str]] = sorted(WONDERS)
WONDER_COUNT: Final = len(WONDER_NAMES)
WONDER_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(WONDER_NAMES)}
if CARD_COUNT > MOST_CARDS:
    raise Refused(f"cards: there is room for {MOST_CARDS - MAX_SEATS} cards, got {len(CARDS)}")
if WONDER_COUNT > MOST_WONDERS:
    raise Refused(f"wonders: there is room for {MOST_WONDERS} wonders, got {WONDER_COUNT}")


def printed(card: CardId) -> Card:
    """The card as printed; a Warrior is a Warrior in anybody's hands."""
    return CARDS[CARD_NAMES[card].partition("@")[0]]


def set_of(names: list[str]) -> CardSet:
    bits = 0
    for name in names:
        bits |= 2 ** CARD_NUMBER[name]
    return CardSet(bits)


def _with(field: str, value: int) -> CardSet:
    """The cards whose field has this value."""
    return set_of([name for n, name in enumerate(CARD_NAMES) if getattr(printed(CardId(n)), field) == value])


def _with_word(kind: type[Word]) -> CardSet:
    """The cards whose effect uses this word."""
    return set_of([name for name, card in CARDS.items() if any(isinstance(w, kind) for w in words_in(card.effect))])


def _reactivates(card: Card) -> bool:
    """Whether it activates a card of its own type that it has not just played: such cards could go on for ever."""
    for word in words_in(card.effect):
        if isinstance(word, Activate) and word.among is not Among.PLAYED and word.type == card.type:
            return True
    return False


RESOURCE_OF: Final[list[i64]] = [int(printed(CardId(number)).back) for number in range(CARD_COUNT)]
OF_RESOURCE: Final[list[CardSet]] = [_with("back", resource) for resource in range(RESOURCE_COUNT)]
CIVIL_CARDS: Final = _with("type", int(CIVIL))
TACTIC_CARDS: Final = _with("type", int(TACTIC))
ATTACK_CARDS: Final = _with("type", int(ATTACK))
OF_TYPE: Final[list[CardSet]] = [CIVIL_CARDS, TACTIC_CARDS, ATTACK_CARDS]
SPACE_CARDS: Final = OF_RESOURCE[6]

STARTING_HAND: Final = set_of(list(START))
WARRIOR: Final = CardId(CARD_NUMBER[_WARRIOR])
START_COUNT: Final = len(START)
FOREIGN_WARRIOR: Final[list[CardId]] = [CardId(CARD_NUMBER[name]) for name in _FOREIGN]

# S8: Philosophy, Printing Press, Espionage.
REACTIVATORS: Final = set_of([name for name, card in CARDS.items() if _reactivates(card)])
# Q23: Espionage reveals a card. Q22: Defection changes sides.
REVEALING: Final = _with_word(Spy)
CHANGING_SIDES: Final = _with_word(ChangeSides)
# Civil starting cards may lie in several areas at once; Printing Press must tell them apart.
SHARED_CIVIL: Final = CardSet(STARTING_HAND & CIVIL_CARDS)

# Backs: the seven resources, and a Warrior that belonged to another seat at first (docs/protocol.md 1.6).
BACKS: Final = RESOURCE_COUNT + MAX_SEATS
BACK_CARDS: Final[list[CardSet]] = [
    *[CardSet(OF_RESOURCE[resource] & ~set_of(_FOREIGN)) for resource in range(RESOURCE_COUNT)],
    *[set_of([name]) for name in _FOREIGN],
]
BACK_RESOURCE: Final[list[i64]] = [*range(RESOURCE_COUNT), *[int(START[_WARRIOR].back)] * MAX_SEATS]

SUPPLY_CARDS: Final[dict[str, CardSet]] = {name: set_of(list(cards)) for name, cards in SUPPLY.items()}
WONDERS_BY_SET: Final[dict[str, list[WonderId]]] = {
    name: [WonderId(WONDER_NUMBER[wonder]) for wonder in wonders] for name, wonders in WONDERS_OF.items()
}

# Rows, piles and wonders are counted from Horse (0) to Space (4).
AGE_SLOT: Final[list[i64]] = [int(resource) - 2 for resource in RESOURCE_OF]
WONDER_SLOT: Final[list[i64]] = [int(WONDERS[name].age) - 2 for name in WONDER_NAMES]
