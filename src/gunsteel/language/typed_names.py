"""Cards and wonders by the names that people type: in any language, whatever their apostrophes, accents and spaces."""

import re
import unicodedata
from collections.abc import Collection
from difflib import get_close_matches
from functools import cache

from gunsteel.catalog.index import CARDS, WONDERS
from gunsteel.catalog.vocabulary import Card, Wonder

_ACCENTS = re.compile("[\u0300-\u036f]")
_APOSTROPHES = re.compile("[’ʼ＇`´]")


def folded(text: str) -> str:
    """Without capitals, accents and special spaces, and with one apostrophe, so that `l'idee` finds `L’idée`."""
    plain = _ACCENTS.sub("", unicodedata.normalize("NFKD", _APOSTROPHES.sub("'", text)))
    return unicodedata.normalize("NFKC", plain).casefold()


def find_by_name(text: str) -> str | None:
    """The id of the card or wonder with this id or name."""
    return _ids().get(_letters(text))


def close_ids(text: str, among: Collection[str]) -> list[str]:
    """Up to three cards and wonders with similar names, the closest first."""
    known = {name: id_ for name, id_ in _ids().items() if id_ in among}
    return list(dict.fromkeys(known[name] for name in get_close_matches(_letters(text), known, n=3)))


@cache
def _ids() -> dict[str, str]:
    things: dict[str, Card | Wonder] = {**CARDS, **WONDERS}
    return {_letters(name): id_ for id_, thing in things.items() for name in (id_, thing.name, thing.ja, thing.fr)}


def _letters(text: str) -> str:
    return "".join(character for character in folded(text) if character.isalnum())
