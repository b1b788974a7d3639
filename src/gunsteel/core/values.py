"""Card values that differ from the printed ones: checked once, carried in the record."""

from collections.abc import Mapping

from gunsteel.catalog.index import CARDS, START, WONDERS
from gunsteel.errors import Refused, shown
from gunsteel.ids import RESOURCE_NAMES

Field = int | bool | dict[str, int]
Values = dict[str, dict[str, Field]]

HIGHEST = 99
BASIC = RESOURCE_NAMES[:5]
CARD_FIELDS = ("cost", "strength", "vp", "response", "not_in_two_player")
WONDER_FIELDS = ("vp",)


def _number(where: str, value: object) -> int:
    if type(value) is not int or not 0 <= value <= HIGHEST:
        raise Refused(f"{where}: expected a whole number from 0 to {HIGHEST}, got {shown(value)}")
    return value


def _flag(where: str, value: object) -> bool:
    if type(value) is not bool:
        raise Refused(f"{where}: expected true or false, got {shown(value)}")
    return value


def _cost(where: str, value: object) -> dict[str, int]:
    if not isinstance(value, Mapping):
        raise Refused(f"{where}: expected a table of resources like {{ iron = 2 }}, got {shown(value)}")
    for resource in value:
        if resource not in BASIC:
            raise Refused(f"{where}.{resource}: a cost is in {', '.join(BASIC)} only")
    return {name: _number(f"{where}.{name}", count) for name, count in value.items()}


def _field(card: str, field: str, value: object, where: str) -> Field:
    if field == "cost":
        return _cost(where, value)
    if field in ("strength", "vp"):
        return _number(where, value)
    if field == "not_in_two_player" and card in START and value is True:
        raise Refused(f"{where}: a starting card cannot leave the game (R32)")
    return _flag(where, value)


def printed_value(card: str, field: str) -> Field:
    if card in WONDERS:
        return WONDERS[card].vp
    if field == "cost":
        return {RESOURCE_NAMES[resource]: count for resource, count in CARDS[card].cost.items()}
    value: Field = getattr(CARDS[card], field)
    return value


def checked(given: object, where: str) -> Values:
    """The values as given, or `Refused` naming the place, the card and the field."""
    if not isinstance(given, Mapping):
        raise Refused(f"{where}: expected a table of cards, got {shown(given)}")
    values: Values = {}
    for card, fields in given.items():
        if card not in CARDS and card not in WONDERS:
            raise Refused(f"{where}: {card}: no such card or wonder")
        if not isinstance(fields, Mapping):
            raise Refused(f"{where}: {card}: expected a table of values, got {shown(fields)}")
        known = CARD_FIELDS if card in CARDS else WONDER_FIELDS
        for field in fields:
            if field not in known:
                raise Refused(f"{where}: {card}.{field}: no such value; choose from {', '.join(known)}")
        values[card] = {
            field: _field(card, field, value, f"{where}: {card}.{field}") for field, value in fields.items()
        }
    return values


def differing(values: Values) -> Values:
    """Only the values that differ from the printed ones, as a record carries them."""
    different: Values = {}
    for card, fields in values.items():
        for field, value in fields.items():
            if value != printed_value(card, field):
                different.setdefault(card, {})[field] = value
    return different
