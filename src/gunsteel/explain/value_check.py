"""Card values held against what the rulebooks say: what contradicts them is doubted, not refused."""

from collections.abc import Iterator
from dataclasses import dataclass

from gunsteel.catalog.facts import SIX_POINTS, STRENGTH_SUMS, WITH_POINTS, WORTH_AS_MUCH, WORTH_MORE
from gunsteel.catalog.index import BASE, CARDS, RENAISSANCE, START, WONDERS
from gunsteel.core.values import Field, Values, default_value, differing, fields_of
from gunsteel.ids import ATTACK, OIL, RESOURCE_NAMES, SUPPLY_AGES

# N54: what Manhattan Project asks of two players.
TWO_PLAYER_STRENGTH = 12


@dataclass(frozen=True)
class Doubt:
    """A fact that the values contradict. `number` is that of docs/scenarios.md; `cards` and `field` say where."""

    fact: str
    field: str
    cards: tuple[str, ...]
    number: str = ""
    total: int = 0
    have: int = 0
    set: str = ""
    by_age: tuple[int, ...] = ()


def doubts(values: Values) -> list[Doubt]:
    """All contradictions, single values first."""
    book = _Book(values)
    return [*book.single(), *book.sums(), *book.points(), *book.icons(), *book.strength()]


class _Book:
    """All cards with these values."""

    def __init__(self, values: Values) -> None:
        self.changed = differing(values)

    def value(self, card: str, field: str) -> Field:
        return self.changed.get(card, {}).get(field, default_value(card, field))

    def number(self, card: str, field: str) -> int:
        value = self.value(card, field)
        assert isinstance(value, int)
        return value

    def total(self, field: str, cards: tuple[str, ...]) -> int:
        return sum(self.number(card, field) for card in cards)

    def single(self) -> Iterator[Doubt]:
        """What a rulebook states, changed; and starting cards that cost something (N7)."""
        for name, fields in self.changed.items():
            known = CARDS[name].known if name in CARDS else WONDERS[name].known
            for field in fields_of(name):
                if field in fields and (field in known or (field == "cost" and name in START)):
                    yield Doubt(field, field, (name,))

    def sums(self) -> Iterator[Doubt]:
        """N30-N38."""
        for number, cards, total in STRENGTH_SUMS:
            have = self.total("strength", cards)
            if have != total:
                yield Doubt("sum", "strength", cards, number, total, have)

    def points(self) -> Iterator[Doubt]:
        """N10, N13, N15-N17."""
        oil = [card for card, row in RENAISSANCE.items() if row.back == OIL and card not in SIX_POINTS]
        rest = 6 - self.total("vp", SIX_POINTS)
        if rest not in [self.number(card, "vp") for card in oil]:
            yield Doubt("six-points", "vp", (*SIX_POINTS, *oil), "N10", 6, 6 - rest)
        more, less = WORTH_MORE
        if self.number(more, "vp") <= self.number(less, "vp"):
            yield Doubt("worth-more", "vp", WORTH_MORE, "N15")
        more, less = WORTH_AS_MUCH
        if self.number(more, "vp") < self.number(less, "vp"):
            yield Doubt("worth-as-much", "vp", WORTH_AS_MUCH, "N16")
        for card in WITH_POINTS:
            if self.number(card, "vp") == 0:
                yield Doubt("with-points", "vp", (card,), "N17")

    def icons(self) -> Iterator[Doubt]:
        """N23-N25: the same number of cards, one or two, leaves each age with two players."""
        attacks = tuple(name for name, card in CARDS.items() if card.type == ATTACK)
        if all(self.value(name, "response") for name in attacks):
            yield Doubt("no-response", "response", attacks, "N23")
        for set_, cards in (("base", BASE), ("renaissance", RENAISSANCE)):
            leaving = {name: card for name, card in cards.items() if self.value(name, "not_in_two_player")}
            by_age = tuple(sum(RESOURCE_NAMES[card.back] == age for card in leaving.values()) for age in SUPPLY_AGES)
            if len(set(by_age)) > 1 or by_age[0] not in (1, 2):
                yield Doubt("leaving", "not_in_two_player", tuple(leaving), "N25", set=set_, by_age=by_age)

    def strength(self) -> Iterator[Doubt]:
        """N59."""
        cards = tuple(name for name in START | BASE if not self.value(name, "not_in_two_player"))
        have = self.total("strength", cards)
        if have < TWO_PLAYER_STRENGTH:
            yield Doubt("two-player-strength", "strength", ("manhattan-project",), "N59", TWO_PLAYER_STRENGTH, have)
