"""Payment: the closed form against an exhaustive search over real conversions (R61-R69, Q12-Q14)."""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, product
from random import Random

import pytest

from gunsteel.core.payment import (
    Purse,
    converts,
    count,
    leads_to_payment,
    of_cards,
    one_to_one,
    pays,
    small_payments,
    total,
    unit,
    used_up,
    within,
)
from gunsteel.core.tables import set_of
from gunsteel.ids import Resource
from tests.laws.games import scale

Counts = tuple[int, ...]  # food, iron, horse, gunpowder, oil, earth; a Space is two Earth (R64)


def purse(counts: tuple[int, ...]) -> Purse:
    return Purse(sum(number * int(unit(Resource(kind))) for kind, number in enumerate(counts)))


def split_spaces(counts: tuple[int, ...]) -> Counts:
    return (*counts[:5], counts[5] + 2 * counts[6])


@cache
def search(have: Counts, cost: tuple[int, ...], surcharge: int, conversions: bool) -> bool:
    """Whether some sequence of real conversions and jokers pays; nothing clever about it."""
    if _pays_as_it_is(have, cost, surcharge):
        return True
    if not conversions:
        return False
    for kind in range(4):
        if have[kind] >= 2:
            after = list(have)
            after[kind] -= 2
            after[kind + 1] += 1
            if search(tuple(after), cost, surcharge, True):
                return True
    for taken in product(*(range(min(3, number) + 1) for number in have)):
        if sum(taken) == 3:
            after = [number - less for number, less in zip(have, taken, strict=True)]
            after[5] += 1
            if search(tuple(after), cost, surcharge, True):
                return True
    return False


def _pays_as_it_is(have: Counts, cost: tuple[int, ...], surcharge: int) -> bool:
    missing = sum(max(0, needed - number) for number, needed in zip(have, cost, strict=False))
    return missing <= have[5] and sum(have) - sum(cost) >= surcharge


def random_case(dice: Random) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    have = (*(dice.choice((0, 0, 1, 1, 2, 3)) for _ in range(5)), dice.choice((0, 0, 0, 1, 2)), dice.choice((0, 0, 1)))
    cost = tuple(dice.choice((0, 0, 0, 1, 1, 2)) for _ in range(5))
    return have, cost, dice.choice((0, 0, 0, 1, 2, 3, 5))


@pytest.mark.parametrize("seed", range(8))
def test_Q14_the_closed_form_is_what_real_conversions_can_do(seed: int) -> None:
    dice = Random(seed)
    seen = set()
    for _ in range(scale(800)):
        have, cost, surcharge = random_case(dice)
        expected = search(split_spaces(have), cost, surcharge, True)
        assert pays(purse(have), purse(cost), surcharge) == expected, (have, cost, surcharge)
        direct = search(split_spaces(have), cost, surcharge, False)
        assert one_to_one(purse(have), purse(cost), surcharge) == direct, (have, cost, surcharge)
        seen.add((expected, direct))
    assert len(seen) == 3  # payable directly, payable by conversion, not payable


# --- An exhaustive search of its own: which sources does the price use up? -----------------------------------------


@cache
def conversions(units: Counts) -> frozenset[Counts]:
    """What one conversion of the chart makes of these (R61); an Earth may stand for a basic resource (R63)."""
    found: set[Counts] = set()
    for kind in range(4):
        for jokers in range(3):
            if units[kind] >= 2 - jokers and units[5] >= jokers:
                after = list(units)
                after[kind] -= 2 - jokers
                after[5] -= jokers
                after[kind + 1] += 1
                found.add(tuple(after))
    for taken in combinations_with_replacement(range(6), 3):
        after = [number - taken.count(kind) for kind, number in enumerate(units)]
        if min(after) >= 0:
            after[5] += 1
            found.add(tuple(after))
    return frozenset(found)


@cache
def left_after_conversions(units: Counts, price: int) -> frozenset[Counts]:
    """Everything that conversions can make of these that has exactly so many units."""
    if sum(units) <= price:
        return frozenset([units] if sum(units) == price else [])
    return frozenset().union(*(left_after_conversions(after, price) for after in conversions(units)))


def without_lost_halves(sources: Counts) -> list[Counts]:
    """Each Space is two Earth, and a half of it may be lost (R64)."""
    *basics, earth, spaces = sources
    return [(*basics, earth + 2 * spaces - lost) for lost in range(spaces + 1)]


def covers(units: Counts, cost: Counts) -> bool:
    return sum(max(0, needed - number) for number, needed in zip(units, cost, strict=False)) <= units[5]


@cache
def is_payment(sources: Counts, cost: Counts, surcharge: int) -> bool:
    """Q13, as it is written."""
    price = sum(cost) + surcharge
    ways = [way for units in without_lost_halves(sources) for way in left_after_conversions(units, price)]
    return any(covers(way, cost) for way in ways)


def has_conversion(sources: Counts, cost: Counts, surcharge: int) -> bool:
    """Q14, as it is written."""
    price = sum(cost) + surcharge
    begun = [after for units in without_lost_halves(sources) for after in conversions(units)]
    return any(covers(way, cost) for units in begun for way in left_after_conversions(units, price))


def priced_case(dice: Random) -> tuple[Counts, Counts, int]:
    """Few kinds and many of each, so that pairs, chains and what is left over come up."""
    kinds = dice.sample(range(7), dice.randint(1, 4))
    have = [0] * 7
    for _ in range(dice.randint(1, 8)):
        have[dice.choice(kinds)] += 1
    have[6] = min(have[6], 2)
    cost = [0] * 5
    for _ in range(dice.randint(0, 3)):
        cost[dice.randrange(5)] += 1
    return tuple(have), tuple(cost), dice.choice((0, 0, 1, 1, 2, 4) if any(cost) else (1, 2, 3))


@pytest.mark.parametrize("seed", range(8))
def test_Q13_a_payment_is_what_the_price_uses_up(seed: int) -> None:
    dice = Random(200 + seed)
    seen: Counter[tuple[bool, bool]] = Counter()
    for _ in range(scale(1500)):
        sources, cost, surcharge = priced_case(dice)
        paid = used_up(purse(sources), purse(cost), surcharge)
        assert paid == is_payment(sources, cost, surcharge), (sources, cost, surcharge)
        conversion = paid and has_conversion(sources, cost, surcharge)
        if paid:
            assert converts(purse(sources), purse(cost), surcharge) == conversion, (sources, cost, surcharge)
        seen[paid, conversion] += 1
    assert min(seen[True, True], seen[True, False], seen[False, False]) > scale(20)


def test_Q13_every_payment_of_few_sources() -> None:
    """All purses of four sources, and the prices that they can pay."""
    costs = [cost for cost in product(range(3), repeat=5) if sum(cost) <= 2]
    for sources in product(range(5), repeat=7):
        if 0 < sum(sources) <= 4:
            for cost in costs:
                for surcharge in range(0 if any(cost) else 1, 3):
                    expected = is_payment(sources, cost, surcharge)
                    assert used_up(purse(sources), purse(cost), surcharge) == expected, (sources, cost, surcharge)


@pytest.mark.parametrize("seed", range(4))
def test_Q13_some_payment_exists_exactly_when_it_can_be_paid(seed: int) -> None:
    """What can be bought does not depend on how it may be paid; and which sources lead to a payment."""
    dice = Random(300 + seed)
    seen = set()
    for _ in range(400):
        have, cost, surcharge = priced_case(dice)
        every = list(product(*(range(number + 1) for number in have)))
        ways = [part for part in every if is_payment(part, cost, surcharge)]
        assert pays(purse(have), purse(cost), surcharge) == bool(ways), (have, cost, surcharge)
        for begun in dice.sample(every, min(len(every), 20)):
            left = tuple(number - taken for number, taken in zip(have, begun, strict=True))
            possible = any(all(one >= two for one, two in zip(way, begun, strict=True)) for way in ways)
            assert leads_to_payment(purse(begun), purse(left), purse(cost), surcharge) == possible, (begun, left, cost)
            seen.add((bool(ways), possible))
    assert len(seen) == 3


@pytest.mark.parametrize("seed", range(4))
def test_Q13_small_payments_are_those_from_which_nothing_can_be_left_out(seed: int) -> None:
    dice = Random(100 + seed)
    number = 0
    for _ in range(scale(150)):
        have, cost, surcharge = random_case(dice)
        expected = set()
        for part in product(*(range(number + 1) for number in have)):
            if search(split_spaces(part), cost, surcharge, True) and not any(
                search(split_spaces(_less(part, kind)), cost, surcharge, True) for kind in range(7) if part[kind]
            ):
                expected.add(int(purse(part)))
        got = small_payments(purse(have), purse(cost), surcharge)
        assert len(got) == len(set(map(int, got)))
        assert set(map(int, got)) == expected, (have, cost, surcharge)
        assert all(used_up(way, purse(cost), surcharge) for way in got)
        number += len(got)
    assert number > 50


def _less(part: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return (*part[:kind], part[kind] - 1, *part[kind + 1 :])


def test_a_purse_counts_fields_apart() -> None:
    whole = purse((3, 0, 12, 1, 0, 7, 2))
    assert [int(count(whole, Resource(kind))) for kind in range(7)] == [3, 0, 12, 1, 0, 7, 2]
    assert total(whole) == 25
    assert within(purse((3, 0, 0, 0, 0, 0, 2)), whole)
    assert not within(purse((3, 1, 0, 0, 0, 0, 2)), whole)
    cards = set_of(["agriculture", "barter-trade", "mining", "warrior@2", "computer", "tank"])
    assert of_cards(cards) == purse((2, 2, 0, 0, 0, 1, 1))
