"""Requirements of wonders as plain data, the way files and records write them: `{ what = "covered", count = 5 }`."""

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any

from gunsteel.catalog.vocabulary import (
    ByPlayers,
    CardOfEach,
    CardsInArea,
    Covered,
    CoveredKinds,
    Deed,
    Did,
    Laid,
    PointsInArea,
    Requirement,
    Strength,
    Threshold,
    TookBack,
    Visible,
)
from gunsteel.errors import Refused, refused, shown
from gunsteel.ids import HORSE, RESOURCE_COUNT, RESOURCE_NAMES, SUPPLY_AGES, TYPE_NAMES, Resource, Type

Part = int | str | list[int | str]
RequirementData = dict[str, Part]

HIGHEST_COUNT = 99
# What lies in the area decides in the base game (R85), what was done in the turn with glory (R88).
IN_AREA: dict[str, type[Requirement]] = {
    "covered": Covered,
    "covered-kinds": CoveredKinds,
    "visible": Visible,
    "card-of-each": CardOfEach,
    "strength": Strength,
    "cards": CardsInArea,
    "points": PointsInArea,
}
IN_TURN: dict[str, type[Requirement]] = {"did": Did, "laid": Laid, "took-back": TookBack}
OPTIONAL = ("resource",)


def _deed_name(deed: Deed) -> str:
    """`bought-lower`."""
    return deed.name.lower().replace("_", "-")


DEEDS: dict[str, Deed] = {_deed_name(deed): deed for deed in Deed}


def parts_of(kind: type[Requirement]) -> list[str]:
    """The names of its numbers: count, resource, type, ages, deed."""
    return [field.name for field in fields(kind)]  # type: ignore[arg-type]  # each kind is a dataclass


# --- Writing -----------------------------------------------------------------------------------------------------


def requirement_data(requirement: Requirement) -> RequirementData:
    """As data."""
    names = {kind: name for name, kind in (IN_AREA | IN_TURN).items()}
    data: RequirementData = {"what": names[type(requirement)]}
    for part in parts_of(type(requirement)):
        value = getattr(requirement, part)
        if value is not None:
            data[part] = _written(part, value)
    return data


def _written(part: str, value: Any) -> Part:
    if part == "count":
        return [value.four, value.three, value.two] if isinstance(value, ByPlayers) else int(value)
    if part == "ages":
        return [RESOURCE_NAMES[age] for age in value]
    if part == "deed":
        return _deed_name(value)
    return RESOURCE_NAMES[value] if part == "resource" else TYPE_NAMES[value]


# --- Reading -----------------------------------------------------------------------------------------------------


def read_requirement(given: object, where: str, kinds: Mapping[str, type[Requirement]]) -> Requirement:
    """A requirement of one of these kinds, or `Refused` naming the place."""
    if not isinstance(given, Mapping):
        example = f'{{ what = "{next(iter(kinds))}" }}'
        text = "expected a requirement like {example}, got {given}"
        raise refused("expected-requirement", text, where, example=example, given=shown(given))
    what = given.get("what")
    if not isinstance(what, str) or what not in kinds:
        raise _not_among(what, f"{where}.what", kinds)
    parts = parts_of(kinds[what])
    for name in given:
        if name != "what" and name not in parts:
            text = "no such value; {what} has {parts}"
            raise refused("no-part", text, f"{where}.{name}", what=what, parts=", ".join(parts))
    values: dict[str, object] = {}
    for part in parts:
        if part in given:
            values[part] = _READERS[part](given[part], f"{where}.{part}")
        elif part not in OPTIONAL:
            raise refused("part-needed", "{what} needs it", f"{where}.{part}", what=what)
    if kinds[what] is CoveredKinds and _most(values["count"]) > RESOURCE_COUNT:
        raise refused("few-resources", "there are only {count} resources", f"{where}.count", count=RESOURCE_COUNT)
    return kinds[what](**values)


def _most(count: object) -> int:
    return max(count.four, count.three, count.two) if isinstance(count, ByPlayers) else int(str(count))


def _number(given: object, where: str) -> int:
    if type(given) is not int or not 1 <= given <= HIGHEST_COUNT:
        text = "expected a whole number from {low} to {high}, got {given}"
        raise refused("expected-number", text, where, low=1, high=HIGHEST_COUNT, given=shown(given))
    return given


def _count(given: object, where: str) -> Threshold:
    """One number, or three for four, three and two players (R86)."""
    if not isinstance(given, list):
        return _number(given, where)
    if len(given) != 3:
        text = "expected three numbers, for 4, 3 and 2 players, got {given}"
        raise refused("three-numbers", text, where, given=shown(given))
    four, three, two = (_number(number, where) for number in given)
    return four if four == three == two else ByPlayers(four, three, two)


def _not_among(given: object, where: str, names: Iterable[str]) -> Refused:
    return refused("choose-from", "choose from {known}, got {given}", where, known=", ".join(names), given=shown(given))


def _choice(given: object, where: str, names: tuple[str, ...]) -> int:
    if not isinstance(given, str) or given not in names:
        raise _not_among(given, where, names)
    return names.index(given)


def _resource(given: object, where: str) -> Resource:
    return Resource(_choice(given, where, RESOURCE_NAMES))


def _type(given: object, where: str) -> Type:
    return Type(_choice(given, where, TYPE_NAMES))


def _ages(given: object, where: str) -> tuple[Resource, ...]:
    if not isinstance(given, list) or not given:
        text = "expected a list of ages like {example}, got {given}"
        raise refused("expected-ages", text, where, example='["horse"]', given=shown(given))
    ages = sorted({HORSE + _choice(age, where, SUPPLY_AGES) for age in given})
    if len(ages) < len(given):
        raise refused("age-twice", "an age is named twice", where)
    return tuple(Resource(age) for age in ages)


def _deed(given: object, where: str) -> Deed:
    return DEEDS[tuple(DEEDS)[_choice(given, where, tuple(DEEDS))]]


_READERS = {"count": _count, "resource": _resource, "type": _type, "ages": _ages, "deed": _deed}
