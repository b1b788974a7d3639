"""Paying for a card: what suffices, what the price uses up, and the small payments (R55-R70, Q12-Q14).

A purse counts resources: seven fields of eight bits, Food lowest. A price is a purse of basic resources plus a
number of resources of any kind, the surcharge."""

from typing import Final, NewType

from mypy_extensions import i64

from gunsteel.core.cardset import size
from gunsteel.core.tables import OF_RESOURCE
from gunsteel.ids import EARTH, OIL, RESOURCE_COUNT, SPACE, CardSet, Resource

Purse = NewType("Purse", i64)

NOTHING: Final = Purse(0)
FIELD: Final = 8
# Where the fields of Earth and Space begin; below are those of the five basic resources.
EARTH_SHIFT: Final = 40
SPACE_SHIFT: Final = 48
_UNIT: Final[list[i64]] = [256**resource for resource in range(RESOURCE_COUNT)]
# The top bit of every field: free, as no count reaches 128.
_GUARD: Final = 0x80808080808080
_BASICS: Final = 0xFFFFFFFFFF
_BASIC_GUARD: Final = 0x8080808080


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
    """Whether these resources suffice, conversions included."""
    return _left_over(purse, _jokers(purse), cost, surcharge) >= 0


def _left_over(basics: Purse, jokers: i64, cost: Purse, surcharge: i64) -> i64:
    """How many are left over, at best an even number; negative if they do not pay. Of `basics` only basic kinds count.

    Exact resources first; what is missing is made of Earth (and halves of Space), else of pairs, else of triples.
    Two of the next lower kind make one (R61); a longer chain eats three and does no more than any three (Q14)."""
    have = total(Purse(basics & _BASICS))
    due = total(cost)
    over = have + jokers - due - surcharge
    if over < 0:
        return over
    spare = _spare(basics, cost)
    to_make = due - have + total(spare) - jokers
    if to_make <= 0:
        return over
    # Each that has to be made costs three, or a pair.
    pairs = min(_pairs(spare, basics, cost), to_make)
    over += pairs - 2 * to_make
    # Where a pair does, three of any kind do as well: one more.
    return over - (over & 1) if pairs and over > 0 else over


def _spare(basics: Purse, cost: Purse) -> Purse:
    """What is there beyond the cost, of each basic kind."""
    left = ((basics & _BASICS) | _BASIC_GUARD) - cost
    return Purse(left & (((left & _BASIC_GUARD) >> 7) * 127))


def _pairs(spare: Purse, basics: Purse, cost: Purse) -> i64:
    """How many missing resources could be made of two spare ones of the next lower kind (R61)."""
    pairs: i64 = 0
    shift: i64 = FIELD
    while shift < EARTH_SHIFT:
        missing = ((cost >> shift) & 255) - ((basics >> shift) & 255)
        if missing > 0:
            pairs += min(missing, ((spare >> (shift - FIELD)) & 255) >> 1)
        shift += FIELD
    return pairs


def one_to_one(purse: Purse, cost: Purse, surcharge: i64) -> bool:
    """Whether no conversion is needed; Earth and Space as jokers are none (R68)."""
    return _jokers(purse) >= _missing(purse, cost) and units(purse) >= total(cost) + surcharge


def short_of(purse: Purse, cost: Purse, surcharge: i64) -> i64:
    """How many resources more would pay, each of the kind that is needed: as many as Earths would do (R63)."""
    short: i64 = 0
    while not pays(Purse(purse + short * _UNIT[EARTH]), cost, surcharge):
        short += 1
    return short


def missing_kind(purse: Purse, cost: Purse, surcharge: i64) -> i64:
    """The kind of the one resource that is missing; RESOURCE_COUNT if any kind would do, or the lowest of several."""
    found: i64 = RESOURCE_COUNT
    fitting: i64 = 0
    for kind in range(EARTH):
        if pays(Purse(purse + _UNIT[kind]), cost, surcharge):
            fitting += 1
            if found == RESOURCE_COUNT:
                found = kind
    return RESOURCE_COUNT if fitting == EARTH else found


# --- What the price uses up ----------------------------------------------------------------------------------------


def used_up(purse: Purse, cost: Purse, surcharge: i64) -> bool:
    """Whether these resources are a payment: the price consumes every one of them, conversions included (Q13).

    Two resources too many always find a use: with any third one they make an Earth. One too many needs a half of a
    Space that is lost, or a conversion of two into one."""
    price = total(cost) + surcharge
    over = units(purse) - price
    if over < 0:
        return False
    if price == 0:
        return purse == 0
    jokers = _jokers(purse)
    if _pays_evenly(purse, jokers, cost, surcharge):
        return True
    if over == 0:
        return False
    if purse >> SPACE_SHIFT and _pays_evenly(purse, jokers - 1, cost, surcharge):
        return True
    if _pays_with_pair(purse, jokers, cost, surcharge):
        return True
    return purse >> SPACE_SHIFT != 0 and _pays_with_pair(purse, jokers - 1, cost, surcharge)


def _pays_evenly(basics: Purse, jokers: i64, cost: Purse, surcharge: i64) -> bool:
    """Whether these pay and leave an even number."""
    over = _left_over(basics, jokers, cost, surcharge)
    return over >= 0 and over & 1 == 0


def _pays_with_pair(purse: Purse, jokers: i64, cost: Purse, surcharge: i64) -> bool:
    """Whether a payment that leaves an odd number becomes one by making two of a kind into the next higher.

    Jokers may stand for one or both (R63), also Earths that are made of three others first (Q12). What results is
    spent as it is, or becomes an Earth with two others."""
    step: i64 = 1
    for kind in range(OIL):
        result = step * 256
        standing: i64 = 0
        while standing <= 2:
            inputs = 2 - standing
            if (purse >> (kind * FIELD)) & 255 >= inputs:
                left = Purse(purse - inputs * step)
                # The price of the Earths that are made of three others.
                made = 3 * max(0, standing - jokers)
                free = max(0, jokers - standing)
                if cost & (255 * result) and _pays_evenly(left, free, Purse(cost - result), surcharge + made):
                    return True
                if surcharge and _pays_evenly(left, free, cost, surcharge - 1 + made):
                    return True
                if _pays_evenly(left, free + 1, cost, surcharge + 2 + made):
                    return True
            standing += 1
        step = result
    return False


def converts(paid: Purse, cost: Purse, surcharge: i64) -> bool:
    """Whether a payment can be made with a conversion (Q14); Earth and Space as jokers are none (R68)."""
    over = units(paid) - total(cost) - surcharge
    if over == 0:
        return False
    missing = _missing(paid, cost)
    jokers = _jokers(paid)
    # Made one to one, what is over are lost halves of Space.
    if over > paid >> SPACE_SHIFT or missing > jokers - over:
        return True
    # Two halves need not be lost: with any third one they make an Earth.
    return over > 1 or _pair_fits(paid, jokers, cost)


def _pair_fits(paid: Purse, jokers: i64, cost: Purse) -> bool:
    """Whether the price can be paid after making two of a kind into the next higher."""
    for kind in range(OIL):
        standing: i64 = 0
        while standing <= min(2, jokers):
            inputs = 2 - standing
            if (paid >> (kind * FIELD)) & 255 >= inputs:
                after = Purse(paid - inputs * _UNIT[kind] + _UNIT[kind + 1])
                if _missing(after, cost) <= jokers - standing:
                    return True
            standing += 1
    return False


def _missing(purse: Purse, cost: Purse) -> i64:
    """How many basic resources of the cost are not there."""
    missing: i64 = 0
    shift: i64 = 0
    while shift < EARTH_SHIFT:
        missing += max(0, ((cost >> shift) & 255) - ((purse >> shift) & 255))
        shift += FIELD
    return missing


def leads_to_payment(paid: Purse, left: Purse, cost: Purse, surcharge: i64) -> bool:
    """Whether what is paid so far becomes a payment with some of what is left."""
    whole = Purse(paid + left)
    return pays(whole, cost, surcharge) and finds_use(whole, left, cost, surcharge)


def finds_use(whole: Purse, left: Purse, cost: Purse, surcharge: i64) -> bool:
    """Whether a purse that pays is a payment, or becomes one without some of what is left in it.

    If any choice does, then all of it does, or all but one: two more, or a Space, always find a use."""
    price = total(cost) + surcharge
    if price == 0:
        return whole == left
    # An even number too many: it is used up.
    if (units(whole) - price) & 1 == 0:
        return True
    step: i64 = 1
    for _ in range(SPACE):
        if left & (255 * step) and pays(Purse(whole - step), cost, surcharge):
            return True
        step *= 256
    return used_up(whole, cost, surcharge)


# --- Small payments ------------------------------------------------------------------------------------------------


def small_payments(left: Purse, cost: Purse, surcharge: i64, paid: Purse = NOTHING) -> list[Purse]:
    """The payments from which nothing can be left out; they contain what is paid already, and some of what is left."""
    result: list[Purse] = []
    if pays(Purse(paid + left), cost, surcharge):
        _search(paid, left, 0, cost, surcharge, result)
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
