"""Paying for a card: what suffices, and the irreducible payments on offer (R55-R70, Q12-Q14).

A purse counts resources: seven fields of eight bits, Food lowest. A price is a purse of basic resources plus a
number of resources of any kind, the surcharge."""

from typing import Final, NewType

from mypy_extensions import i64

from gunsteel.core.cardset import size
from gunsteel.core.tables import OF_RESOURCE
from gunsteel.ids import RESOURCE_COUNT, CardSet, Resource

Purse = NewType("Purse", i64)

NOTHING: Final = Purse(0)
FIELD: Final = 8
# Where the fields of Earth and Space begin; below are those of the five basic resources.
EARTH_SHIFT: Final = 40
SPACE_SHIFT: Final = 48
_UNIT: Final[list[i64]] = [256**resource for resource in range(RESOURCE_COUNT)]
# The top bit of every field: free, as no count reaches 128.
_GUARD: Final = 0x80808080808080


def unit(resource: Resource) -> Purse:
    return Purse(_UNIT[resource])


def count(purse: Purse, resource: Resource) -> i64:
    return (purse >> (resource * FIELD)) & 255


def total(purse: Purse) -> i64:
    """How many resources, a Space counted once."""
    sums = (purse & 0x00FF00FF00FF00FF) + ((purse >> 8) & 0x00FF00FF00FF00FF)
    sums = sums + (sums >> 32)
    return (sums + (sums >> 16)) & 0x3FF


def units(purse: Purse) -> i64:
    """How many basic resources it can stand for at most, without conversion: a Space counted twice (R64)."""
    return total(purse) + (purse >> SPACE_SHIFT)


def of_cards(cards: CardSet) -> Purse:
    """The resources on the backs of these cards."""
    purse: i64 = 0
    if cards:
        for resource in range(RESOURCE_COUNT):
            purse += size(cards & OF_RESOURCE[resource]) * _UNIT[resource]
    return Purse(purse)


def within(part: Purse, whole: Purse) -> bool:
    """Whether `whole` holds at least as much of everything."""
    return ((whole | _GUARD) - part) & _GUARD == _GUARD


def _jokers(purse: Purse) -> i64:
    """Earth, and both halves of each Space (R63, R64)."""
    return ((purse >> EARTH_SHIFT) & 255) + 2 * (purse >> SPACE_SHIFT)


def pays(purse: Purse, cost: Purse, surcharge: i64) -> bool:
    """Exact resources first; what is missing is made of Earth (and halves of Space), else of pairs, else of triples.

    Two of the next lower kind make one (R61); any longer chain eats three and does no more than any three (Q14)."""
    spare: i64 = 0
    missing: i64 = 0
    pairs: i64 = 0
    lower: i64 = 0
    shift: i64 = 0
    while shift < EARTH_SHIFT:
        left = ((purse >> shift) & 255) - ((cost >> shift) & 255)
        if left < 0:
            missing -= left
            pairs += min(-left, lower >> 1)
            lower = 0
        else:
            spare += left
            lower = left
        shift += FIELD
    jokers = _jokers(purse)
    if jokers >= missing:
        return spare + jokers - missing >= surcharge
    missing -= jokers
    if pairs > missing:
        pairs = missing
    return spare >= 3 * missing - pairs + surcharge


def one_to_one(purse: Purse, cost: Purse, surcharge: i64) -> bool:
    """Whether no conversion is needed (Q14); Earth and Space as jokers are none (R68)."""
    missing: i64 = 0
    shift: i64 = 0
    while shift < EARTH_SHIFT:
        left = ((purse >> shift) & 255) - ((cost >> shift) & 255)
        if left < 0:
            missing -= left
        shift += FIELD
    jokers = _jokers(purse)
    return jokers >= missing and units(purse) >= total(cost) + surcharge


def payments(purse: Purse, cost: Purse, surcharge: i64) -> list[Purse]:
    """All irreducible payments: enough, and no longer enough without any one resource (Q13)."""
    result: list[Purse] = []
    if pays(purse, cost, surcharge):
        _search(NOTHING, purse, 0, cost, surcharge, result)
    return result


def _search(chosen: Purse, left: Purse, kind: i64, cost: Purse, surcharge: i64, result: list[Purse]) -> None:
    """Choose how many of this kind, then of the later ones; `left` holds what is still to be decided."""
    step = _UNIT[kind]
    here = left & (255 * step)
    later = Purse(left - here)
    taken = chosen
    while True:
        if pays(taken, cost, surcharge):
            if _irreducible(taken, cost, surcharge):
                result.append(taken)
            return
        if kind < RESOURCE_COUNT - 1 and pays(Purse(taken + later), cost, surcharge):
            _search(taken, later, kind + 1, cost, surcharge, result)
        if here == 0:
            return
        here -= step
        taken = Purse(taken + step)


def _irreducible(purse: Purse, cost: Purse, surcharge: i64) -> bool:
    for kind in range(RESOURCE_COUNT):
        step = _UNIT[kind]
        if purse & (255 * step) and pays(Purse(purse - step), cost, surcharge):
            return False
    return True
