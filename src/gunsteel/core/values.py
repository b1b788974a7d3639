"""Card values that differ from our own: checked once, carried in the record."""

from collections.abc import Mapping
from typing import Final

from gunsteel.catalog.index import BASE, CARDS, START, WONDERS, WONDERS_OF, slug
from gunsteel.catalog.provenance import CARD_VALUES, WONDER_VALUES
from gunsteel.catalog.requirements import IN_AREA, IN_TURN, Part, read_requirement, requirement_data
from gunsteel.errors import Refused, refused, shown
from gunsteel.ids import RESOURCE_NAMES

Field = int | bool | str | dict[str, Part]
Values = dict[str, dict[str, Field]]

HIGHEST = 99
# R33. So no wonder can ask for more.
GLORY_TOKENS: Final = 5
BASIC = RESOURCE_NAMES[:5]
CARD_FIELDS = CARD_VALUES
WONDER_FIELDS = WONDER_VALUES[2:]  # not name and age


def fields_of(card: str) -> tuple[str, ...]:
    """The values that can be changed; glory belongs to Renaissance."""
    if card in CARDS:
        return CARD_FIELDS
    return WONDER_FIELDS if WONDERS[card].glory else WONDER_FIELDS[:-1]


def default_value(card: str, field: str) -> Field:
    """The value where nothing else is given, known or reconstructed."""
    if field == "cost":
        return {RESOURCE_NAMES[resource]: count for resource, count in CARDS[card].cost.items()}
    if field == "requirement":
        return requirement_data(WONDERS[card].requirement)
    if field == "indicator":
        return slug(WONDERS[card].indicator)
    value: Field = getattr(CARDS[card] if card in CARDS else WONDERS[card], field)
    return value


def checked(given: object, where: str) -> Values:
    """The values as given, or `Refused` naming the place, the card and the field."""
    if not isinstance(given, Mapping):
        raise refused("expected-cards", "expected a table of cards, got {given}", where, given=shown(given))
    values: Values = {}
    for card, fields in given.items():
        if card not in CARDS and card not in WONDERS:
            raise refused("no-such-card", "no such card or wonder", f"{where}: {card}")
        if not isinstance(fields, Mapping):
            here = f"{where}: {card}"
            raise refused("expected-values", "expected a table of values, got {given}", here, given=shown(fields))
        values[card] = {field: checked_field(card, field, value, where) for field, value in fields.items()}
    same = same_indicator(values, f"{where}: ")
    if same is not None:
        raise same[1]
    return values


def differing(values: Values) -> Values:
    """Only the values that differ from ours, as a record carries them."""
    different: Values = {}
    for card, fields in values.items():
        for field, value in fields.items():
            if value != default_value(card, field):
                different.setdefault(card, {})[field] = value
    return different


# --- A single value ----------------------------------------------------------------------------------------------


def checked_field(card: str, field: str, value: object, where: str) -> Field:
    here = f"{where}: {card}.{field}"
    known = fields_of(card)
    if field not in known:
        raise refused("no-value", "no such value; choose from {known}", here, known=", ".join(known))
    if field == "cost":
        return _cost(here, value)
    if field in ("strength", "vp"):
        return _number(here, value, 0, HIGHEST)
    if field == "glory":
        return _number(here, value, 1, GLORY_TOKENS)
    if field == "indicator":
        return _indicator(card, here, value)
    if field == "requirement":
        kinds = IN_AREA if card in WONDERS_OF["base"] else IN_TURN
        return requirement_data(read_requirement(value, here, kinds))
    if field == "not_in_two_player" and card in START and value is True:
        raise refused("starting-card", "a starting card cannot leave the game (R32)", here)
    return _flag(here, value)


def _number(where: str, value: object, lowest: int, highest: int) -> int:
    if type(value) is not int or not lowest <= value <= highest:
        text = "expected a whole number from {low} to {high}, got {given}"
        raise refused("expected-number", text, where, low=lowest, high=highest, given=shown(value))
    return value


def _flag(where: str, value: object) -> bool:
    if type(value) is not bool:
        raise refused("expected-flag", "expected true or false, got {given}", where, given=shown(value))
    return value


def _cost(where: str, value: object) -> dict[str, Part]:
    if not isinstance(value, Mapping):
        text = "expected a table of resources like {example}, got {given}"
        raise refused("expected-cost", text, where, example="{ iron = 2 }", given=shown(value))
    for resource in value:
        if resource not in BASIC:
            raise refused("cost-resource", "a cost is in {known} only", f"{where}.{resource}", known=", ".join(BASIC))
    return {name: _number(f"{where}.{name}", count, 0, HIGHEST) for name, count in value.items()}


def _indicator(wonder: str, where: str, value: object) -> str:
    """A card of the wonder's set and age (R31), by its id or English name."""
    card = slug(value) if isinstance(value, str) else ""
    age = WONDERS[wonder].age
    of_base = wonder in WONDERS_OF["base"]
    fitting = [name for name, row in CARDS.items() if row.back == age and (name in BASE) == of_base]
    if card not in fitting:
        text = "choose from {known}, got {given} (R31)"
        raise refused("choose-indicator", text, where, known=", ".join(fitting), given=shown(value))
    return card


def same_indicator(values: Values, before: str = "") -> tuple[str, Refused] | None:
    """A wonder whose indicator is that of the other wonder of its age, and what is wrong with that (R31)."""
    shown_by: dict[str, str] = {}
    for wonder in WONDERS:
        indicator = str(values.get(wonder, {}).get("indicator", default_value(wonder, "indicator")))
        other = shown_by.setdefault(indicator, wonder)
        if other != wonder:
            # The one that was changed is at fault.
            wrong, right = (wonder, other) if "indicator" in values.get(wonder, {}) else (other, wonder)
            text = "{other} has {indicator} too, and the wonders of an age have different ones (R31)"
            where = f"{before}{wrong}.indicator"
            return wrong, refused("same-indicator", text, where, other=right, indicator=indicator)
    return None
