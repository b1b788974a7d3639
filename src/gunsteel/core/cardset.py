"""Sets of cards as ints, and names for the operations on bits."""

from typing import Final

from mypy_extensions import i64

from gunsteel.ids import CardId, CardSet

# mypyc 2.4.1 shifts constants as 32-bit numbers, so single bits come from a table.
_BITS: Final[list[i64]] = [2**position for position in range(63)]
_ABOVE: Final[list[i64]] = [2**63 - 2 ** (position + 1) for position in range(63)]

EMPTY: Final = CardSet(0)


def bit(position: i64) -> i64:
    return _BITS[position]


def above(position: i64) -> i64:
    """All bits higher than this one: what comes later in the order of options. -1 comes before the first."""
    return _ABOVE[position] if position >= 0 else 2**63 - 1


def size(bits: i64) -> i64:
    """How many bits are set."""
    bits = bits - ((bits >> 1) & 0x5555555555555555)
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits = bits + (bits >> 8)
    bits = bits + (bits >> 16)
    bits = bits + (bits >> 32)
    return bits & 0x7F


def several(bits: i64) -> bool:
    return bits & (bits - 1) != 0


def lowest(bits: i64) -> i64:
    """The position of the lowest bit of a non-empty set."""
    return size((bits & -bits) - 1)


def lowest_of(bits: i64, count: i64) -> i64:
    """The `count` lowest bits."""
    rest = bits
    while count > 0:
        rest = rest & (rest - 1)
        count -= 1
    return bits ^ rest


def nth(bits: i64, index: i64) -> i64:
    """The position of the bit with `index` lower ones."""
    while index > 0:
        bits = bits & (bits - 1)
        index -= 1
    return lowest(bits)


def positions(bits: i64) -> list[int]:
    result: list[int] = []
    while bits:
        result.append(lowest(bits))
        bits = bits & (bits - 1)
    return result


def only(card: CardId) -> CardSet:
    return CardSet(_BITS[card])


def has(cards: CardSet, card: CardId) -> bool:
    return cards & _BITS[card] != 0


def with_(cards: CardSet, card: CardId) -> CardSet:
    return CardSet(cards | _BITS[card])


def without(cards: CardSet, card: CardId) -> CardSet:
    return CardSet(cards & ~_BITS[card])


def both(cards: CardSet, others: CardSet) -> CardSet:
    """The cards in both sets."""
    return CardSet(cards & others)


def union(cards: CardSet, others: CardSet) -> CardSet:
    return CardSet(cards | others)


def first(cards: CardSet) -> CardId:
    return CardId(lowest(cards))


def rest(cards: CardSet) -> CardSet:
    """All but the first."""
    return CardSet(cards & (cards - 1))


def later(cards: CardSet, last: i64) -> CardSet:
    """The cards whose names come after the one chosen last (docs/protocol.md 1.3)."""
    return CardSet(cards & above(last))


def members(cards: CardSet) -> list[CardId]:
    return [CardId(position) for position in positions(cards)]
