"""Payment: the closed form against an exhaustive search over real conversions (R61-R69, Q12-Q14)."""

from functools import cache
from itertools import product
from random import Random

import pytest

from gunsteel.core.payment import Purse, count, of_cards, one_to_one, payments, pays, total, unit, within
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


@pytest.mark.parametrize("seed", range(4))
def test_Q13_the_payments_are_all_the_irreducible_ones(seed: int) -> None:
    dice = Random(100 + seed)
    count = 0
    for _ in range(scale(150)):
        have, cost, surcharge = random_case(dice)
        expected = set()
        for part in product(*(range(number + 1) for number in have)):
            if search(split_spaces(part), cost, surcharge, True) and not any(
                search(split_spaces(_less(part, kind)), cost, surcharge, True) for kind in range(7) if part[kind]
            ):
                expected.add(int(purse(part)))
        got = payments(purse(have), purse(cost), surcharge)
        assert len(got) == len(set(map(int, got)))
        assert set(map(int, got)) == expected, (have, cost, surcharge)
        count += len(got)
    assert count > 50


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
