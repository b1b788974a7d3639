"""All cards and wonders in one place, each with its id (the English name in kebab-case, docs/protocol.md 1.5)."""

import re
import unicodedata

from gunsteel.catalog.base import BASE_CARDS
from gunsteel.catalog.grammar import check_cards, check_wonders
from gunsteel.catalog.renaissance import RENAISSANCE_CARDS
from gunsteel.catalog.start import START_CARDS
from gunsteel.catalog.vocabulary import Card, Wonder
from gunsteel.catalog.wonders import BASE_WONDERS, RENAISSANCE_WONDERS
from gunsteel.errors import Refused


def slug(name: str) -> str:
    """The id of a name: `Great Mosque of Djenné` is `great-mosque-of-djenne`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


def _by_id(cards: tuple[Card, ...]) -> dict[str, Card]:
    return {slug(card.name): card for card in cards}


def _check_names() -> None:
    """An id names one card or wonder."""
    seen: set[str] = set()
    names = [card.name for card in START_CARDS + BASE_CARDS + RENAISSANCE_CARDS]
    for name in names + [wonder.name for wonder in BASE_WONDERS + RENAISSANCE_WONDERS]:
        if slug(name) in seen:
            raise Refused(f"{name}: there is another card or wonder of this name")
        seen.add(slug(name))


_check_names()
check_cards(START_CARDS, {"base": BASE_CARDS, "renaissance": RENAISSANCE_CARDS})
check_wonders(BASE_WONDERS, BASE_CARDS)
check_wonders(RENAISSANCE_WONDERS, RENAISSANCE_CARDS)

SETS = ("base", "renaissance", "combined")
START = _by_id(START_CARDS)
BASE = _by_id(BASE_CARDS)
RENAISSANCE = _by_id(RENAISSANCE_CARDS)
CARDS = START | BASE | RENAISSANCE
SUPPLY = {"base": BASE, "renaissance": RENAISSANCE, "combined": BASE | RENAISSANCE}

_BASE_WONDERS = {slug(wonder.name): wonder for wonder in BASE_WONDERS}
_RENAISSANCE_WONDERS = {slug(wonder.name): wonder for wonder in RENAISSANCE_WONDERS}
WONDERS: dict[str, Wonder] = _BASE_WONDERS | _RENAISSANCE_WONDERS
# R108: the combined game uses the wonders of Renaissance.
WONDERS_OF = {"base": _BASE_WONDERS, "renaissance": _RENAISSANCE_WONDERS, "combined": _RENAISSANCE_WONDERS}
