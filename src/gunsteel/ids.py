"""The small numbers everything is named by: seats, cards, wonders, options, resources, types of card."""

from typing import Final, NewType

from mypy_extensions import i64

Seat = NewType("Seat", i64)
CardId = NewType("CardId", i64)
WonderId = NewType("WonderId", i64)
Option = NewType("Option", i64)
Resource = NewType("Resource", i64)
Type = NewType("Type", i64)

CardSet = NewType("CardSet", i64)
"""A set of cards: bit `c` stands for card `c`. Only `core/cardset.py` looks at the bits."""

WonderSet = NewType("WonderSet", i64)
"""A set of wonders, likewise."""

# R12: the seven resources, in the order of the conversion chart (R61).
FOOD: Final = Resource(0)
IRON: Final = Resource(1)
HORSE: Final = Resource(2)
GUNPOWDER: Final = Resource(3)
OIL: Final = Resource(4)
EARTH: Final = Resource(5)
SPACE: Final = Resource(6)
RESOURCE_NAMES: Final = ("food", "iron", "horse", "gunpowder", "oil", "earth", "space")
RESOURCE_COUNT: Final = 7

# R10: a card's age is its resource; starting cards show Food or Iron in that place.
AGE_NAMES: Final = ("start", "horse", "gunpowder", "oil", "earth", "space")
SUPPLY_AGES: Final = ("horse", "gunpowder", "oil", "earth", "space")

# R13: the three types of development.
CIVIL: Final = Type(0)
TACTIC: Final = Type(1)
ATTACK: Final = Type(2)
TYPE_NAMES: Final = ("civil", "tactic", "attack")

MAX_SEATS: Final = 4
