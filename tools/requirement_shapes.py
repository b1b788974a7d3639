"""Every requirement a wonder can have, but for its number: the browser client puts that in.

So signs and sentences are made here only, for the requirements of our wonders and for any other."""

import re
from collections.abc import Iterator, Mapping
from itertools import combinations

from gunsteel.catalog.requirements import DEEDS, IN_AREA, IN_TURN, RequirementData, parts_of, read_requirement
from gunsteel.catalog.vocabulary import Requirement
from gunsteel.ids import RESOURCE_NAMES, SUPPLY_AGES, TYPE_NAMES
from gunsteel.language.narrator import Narrator
from tools import card_signs

PLAYERS = 4
# Stands for the number in a sentence; in signs it is 0.
SOME, MARK = 97, "#"


def shapes() -> dict[str, RequirementData]:
    """Each with its key: `covered`, `covered:horse`, `laid:oil+earth`."""
    return {_key(data): data for data in _all()}


def first_of(kinds: Mapping[str, type[Requirement]]) -> dict[str, RequirementData]:
    """Of each kind the first that there is."""
    first: dict[str, RequirementData] = {}
    for data in _all():
        if data["what"] in kinds:
            first.setdefault(str(data["what"]), data)
    return first


def _all() -> Iterator[RequirementData]:
    for what, kind in (IN_AREA | IN_TURN).items():
        parts = parts_of(kind)
        count: RequirementData = {"count": 1} if "count" in parts else {}
        if "resource" in parts:
            yield {"what": what, **count}
        if not {"resource", "type", "ages", "deed"} & set(parts):
            yield {"what": what, **count}
        choices: dict[str, list[str]] = {"resource": [*RESOURCE_NAMES], "type": [*TYPE_NAMES], "deed": [*DEEDS]}
        for part in parts:
            for name in choices.get(part, []):
                yield {"what": what, **count, part: name}
        if "ages" in parts:
            for number in range(len(SUPPLY_AGES)):
                for ages in combinations(SUPPLY_AGES, number + 1):
                    yield {"what": what, "ages": list(ages)}


def _key(data: RequirementData) -> str:
    """As `shapeOf` in the browser client makes it."""
    ages = data.get("ages", [])
    assert isinstance(ages, list)
    rest = [str(data[part]) for part in ("resource", "type", "deed") if part in data]
    return ":".join([str(data["what"]), *rest, *(["+".join(map(str, ages))] if ages else [])])


def _with_count(data: RequirementData, count: int) -> Requirement:
    return read_requirement({**data, "count": count} if "count" in data else data, "shape", IN_AREA | IN_TURN)


def signs() -> dict[str, card_signs.Row]:
    """What is drawn for each; a number that is to be put in is 0."""
    return {key: _signs(data) for key, data in shapes().items()}


def _signs(data: RequirementData) -> card_signs.Row:
    row = card_signs.requirement(_with_count(data, 1), PLAYERS)
    return [0 if sign == 1 else sign for sign in row]


def sentences(narrator: Narrator) -> dict[str, list[str]]:
    """What is said for each: with one and with several, or always."""
    return {key: _sentences(narrator, data) for key, data in shapes().items()}


def _sentences(narrator: Narrator, data: RequirementData) -> list[str]:
    one = narrator.requirement(_with_count(data, 1), PLAYERS)
    if "count" not in data:
        return [one]
    several = narrator.requirement(_with_count(data, 7 if data["what"] == "covered-kinds" else SOME), PLAYERS)
    marked = re.sub(r"97|7", MARK, several)
    assert marked.count(MARK) == 1, several
    return [one, marked]
