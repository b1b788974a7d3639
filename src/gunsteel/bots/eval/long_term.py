"""What owning a card is worth over a whole game beyond its points, in hundredths of a point."""

from typing import Final

from mypy_extensions import i64

from gunsteel.catalog.index import CARDS
from gunsteel.core.tables import CARD_COUNT, CARD_NAMES, printed
from gunsteel.ids import CardId

# Tuned by `tools/tune_character.py`.
LONG_TERM_VALUE: Final[dict[str, int]] = {
    "agriculture": 27,
    "alchemy": 47,
    "ambush": -26,
    "armistice": 28,
    "barter-trade": -24,
    "battleship": 140,
    "blitzkrieg": 72,
    "calendar": 188,
    "cannon": 100,
    "caravan": 5,
    "charge": 88,
    "chariot": 95,
    "code-of-law": 83,
    "compass": 68,
    "computer": 34,
    "coup": 2,
    "currency": 2,
    "defection": 101,
    "domestication": 171,
    "economics": 83,
    "education": 60,
    "engineering": 48,
    "espionage": 27,
    "fighter": 71,
    "flanking": 99,
    "frigate": 118,
    "guild": 58,
    "horse-archer": 65,
    "hussar": 100,
    "ironworks": 24,
    "irrigation": 85,
    "knight": 85,
    "machine-gun": 65,
    "mining": 44,
    "movie": 162,
    "musketeer": 29,
    "nationalism": 100,
    "newspaper": 151,
    "nuclear-submarine": 77,
    "overseas-trade": 44,
    "philosophy": 40,
    "printing-press": 44,
    "reinforcement": -7,
    "sailing": -3,
    "satellite": 86,
    "space-race": 11,
    "stealth-bomber": 138,
    "steam-engine": 82,
    "stock-exchange": 39,
    "swordsman": 91,
    "tank": 85,
    "theology": 17,
    "trade-and-tribute": 0,
    "warrior": 21,
    "warrior@0": 20,
    "warrior@1": 49,
    "warrior@2": 16,
    "warrior@3": 38,
    "writing": 20,
}


def long_term_values() -> list[i64]:
    """By card number; a card that was never tuned has the mean of those of its age and type, or else of its type."""
    return [_value(CardId(number)) for number in range(CARD_COUNT)]


def _value(card: CardId) -> int:
    name = CARD_NAMES[card]
    if name in LONG_TERM_VALUE:
        return LONG_TERM_VALUE[name]
    new = printed(card)
    same_type = [other for other in LONG_TERM_VALUE if other in CARDS and CARDS[other].type == new.type]
    alike = [LONG_TERM_VALUE[other] for other in same_type if CARDS[other].back == new.back]
    if not alike:
        alike = [LONG_TERM_VALUE[other] for other in same_type]
    return sum(alike) // len(alike)
