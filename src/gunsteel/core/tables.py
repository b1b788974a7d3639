"""The cards as numbers: ids in the order of their names, and the sets the rules speak of."""

from typing import Final

from mypy_extensions import i64

from gunsteel.catalog.index import CARDS, SUPPLY, WONDERS, WONDERS_OF, slug
from gunsteel.catalog.vocabulary import Card
from gunsteel.ids import ATTACK, CIVIL, IRON, MAX_SEATS, TACTIC, CardId, CardSet, WonderId

# A Warrior in foreign hands is a card of its own, named as options name it: so ids sort as their names do
# (docs/protocol.md 1.3, 1.6).
_FOREIGN: Final = [f"warrior@{seat}" for seat in range(MAX_SEATS)]

CARD_NAMES: Final[list[str]] = sorted([*CARDS, *_FOREIGN])
CARD_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(CARD_NAMES)}
CARD_COUNT: Final = len(CARD_NAMES)
WONDER_NAMES: Final[list[str]] = sorted(WONDERS)
WONDER_COUNT: Final = len(WONDER_NAMES)
WONDER_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(WONDER_NAMES)}


def printed(card: CardId) -> Card:
    """The card as printed; a Warrior is a Warrior in anybody's hands."""
    return CARDS[CARD_NAMES[card].partition("@")[0]]


def set_of(names: list[str]) -> CardSet:
    bits = 0
    for name in names:
        bits |= 2 ** CARD_NUMBER[name]
    return CardSet(bits)


def _where(test: str, value: int) -> CardSet:
    return set_of([name for n, name in enumerate(CARD_NAMES) if getattr(printed(CardId(n)), test) == value])


RESOURCE_OF: Final[list[i64]] = [int(printed(CardId(number)).back) for number in range(CARD_COUNT)]
OF_RESOURCE: Final[list[CardSet]] = [_where("back", resource) for resource in range(7)]
CIVIL_CARDS: Final = _where("type", int(CIVIL))
TACTIC_CARDS: Final = _where("type", int(TACTIC))
ATTACK_CARDS: Final = _where("type", int(ATTACK))
OF_TYPE: Final[list[CardSet]] = [CIVIL_CARDS, TACTIC_CARDS, ATTACK_CARDS]
SPACE_CARDS: Final = OF_RESOURCE[6]

WARRIOR: Final = CardId(CARD_NUMBER["warrior"])
FOREIGN_WARRIOR: Final[list[CardId]] = [CardId(CARD_NUMBER[name]) for name in _FOREIGN]
STARTING_HAND: Final = set_of(["agriculture", "barter-trade", "mining", "reinforcement", "warrior"])

ESPIONAGE: Final = CardId(CARD_NUMBER["espionage"])

# S8: the pure re-activators.
REACTIVATORS: Final = set_of(["philosophy", "printing-press", "espionage"])
# Civil starting cards may lie in several areas at once; Printing Press must tell them apart.
SHARED_CIVIL: Final = set_of(["agriculture", "barter-trade", "mining"])

# What a card shows from behind: its resource, and on a foreign Warrior the first owner's band (docs/protocol.md 1.6).
BACKS: Final = 7 + MAX_SEATS
BACK_CARDS: Final[list[CardSet]] = [
    *[CardSet(OF_RESOURCE[resource] & ~set_of(_FOREIGN)) for resource in range(7)],
    *[set_of([name]) for name in _FOREIGN],
]
BACK_RESOURCE: Final[list[i64]] = [0, 1, 2, 3, 4, 5, 6, *[int(IRON)] * MAX_SEATS]

SUPPLY_CARDS: Final[dict[str, CardSet]] = {name: set_of(list(cards)) for name, cards in SUPPLY.items()}
WONDERS_BY_SET: Final[dict[str, list[WonderId]]] = {
    name: [WonderId(WONDER_NUMBER[wonder]) for wonder in wonders] for name, wonders in WONDERS_OF.items()
}

# Rows, piles and wonders are counted from Horse (0) to Space (4).
AGE_SLOT: Final[list[i64]] = [int(resource) - 2 for resource in RESOURCE_OF]
WONDER_SLOT: Final[list[i64]] = [int(WONDERS[name].age) - 2 for name in WONDER_NAMES]
INDICATOR: Final[list[CardId]] = [CardId(CARD_NUMBER[slug(WONDERS[name].indicator)]) for name in WONDER_NAMES]
GLORY_NUMBER: Final[list[i64]] = [WONDERS[name].glory for name in WONDER_NAMES]
