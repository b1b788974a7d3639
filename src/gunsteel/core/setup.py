"""The layout of a game: pyramid, research piles and wonders, as they lay before the first turn (R29-R31, R106-R109)."""

from typing import Final

from mypy_extensions import i64

from gunsteel.core.cardset import bit, members, size
from gunsteel.core.rules import Rules
from gunsteel.core.tables import (
    AGE_SLOT,
    CARD_COUNT,
    CARD_NAMES,
    WONDER_NAMES,
    WONDER_SLOT,
)
from gunsteel.errors import Refused, refused
from gunsteel.ids import SUPPLY_AGES, CardId, WonderId, WonderSet

SLOTS: Final = 5
# Rows are eight bits apart, so "one row down" is a shift by eight. The last bit stays free: nothing touches across it.
ROW: Final = 8
WIDEST: Final = 7
COMBINED_ROWS: Final = (6, 5, 4, 3, 2)

Rows = list[list[CardId]]


class Setup:
    """Where every supply card was at the start. Immutable; a state only records which cards are gone."""

    def __init__(self, rows: Rows, piles: Rows, wonders: list[WonderId]) -> None:
        self.rows: Final = rows
        self.piles: Final = piles
        self.wonders: Final = wonders
        self.card_at: Final[list[CardId]] = [CardId(-1)] * (ROW * SLOTS)
        self.place_of: Final[list[i64]] = [-1] * CARD_COUNT
        places: i64 = 0
        for slot, row in enumerate(rows):
            for column, card in enumerate(row):
                place = ROW * slot + column
                self.card_at[place] = card
                self.place_of[card] = place
                places |= bit(place)
        self.places: Final[i64] = places
        in_play: i64 = 0
        for wonder in wonders:
            in_play |= bit(wonder)
        self.wonder_set: Final = WonderSet(in_play)

    def __reduce__(self) -> tuple[object, tuple[Rows, Rows, list[WonderId]]]:
        return (Setup, (self.rows, self.piles, self.wonders))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Setup):
            return NotImplemented
        return self.rows == other.rows and self.piles == other.piles and self.wonders == other.wonders

    def __hash__(self) -> int:
        return hash((tuple(map(tuple, self.rows)), tuple(map(tuple, self.piles)), tuple(self.wonders)))


def row_count(places: i64, slot: i64) -> i64:
    """How many cards of this row are still there."""
    return size((places >> (ROW * slot)) & 0xFF)


def connected(places: i64, place: i64) -> i64:
    """R58: the places whose cards continue downwards from this one without a break."""
    reached = bit(place)
    below: i64 = 0
    while True:
        # Card i touches cards i and i+1 of the row below (R30).
        reached = ((reached | (reached << 1)) >> ROW) & places
        if not reached:
            return below
        below |= reached


def connected_below(places: i64, place: i64) -> i64:
    """R58: how many cards continue downwards from this one; each counts once."""
    return size(connected(places, place))


def top_of_pile(setup: Setup, slot: i64, taken: i64) -> CardId:
    """The visible card of a research pile, or -1 when the pile is gone (R107, X155)."""
    pile = setup.piles[slot]
    return pile[taken] if taken < len(pile) else CardId(-1)


def supply_by_age(rules: Rules) -> Rows:
    """The supply cards of the game by age, in the order of their names."""
    ages: Rows = [[] for _ in range(SLOTS)]
    for card in members(rules.supply):
        ages[AGE_SLOT[card]].append(card)
    return ages


def row_sizes(rules: Rules) -> list[int]:
    """R30, R38, R106: how many cards each row has; what makes no pyramid is refused."""
    counts = [len(cards) for cards in supply_by_age(rules)]
    if rules.piles:
        for age, count, wanted in zip(SUPPLY_AGES, counts, COMBINED_ROWS, strict=True):
            if count < wanted:
                text = "only {count} {age} cards are left for a row of {wanted} (R106)"
                raise refused("short-row", text, "cards", count=count, age=age, wanted=wanted)
        return list(COMBINED_ROWS)
    if counts != _pyramid(counts[0]) or counts[-1] < 1 or counts[0] > WIDEST:
        raise _no_pyramid(rules, counts)
    return counts


def _pyramid(widest: int) -> list[int]:
    """The rows of a pyramid, each one card shorter than the row below it."""
    return [widest - slot for slot in range(SLOTS)]


def _no_pyramid(rules: Rules, counts: list[int]) -> Refused:
    """Which ages have too many or too few cards, measured by the pyramid that fits most of them."""
    widths = [count + slot for slot, count in enumerate(counts)]
    widest = max(SLOTS, min(WIDEST, max(sorted(widths), key=widths.count)))
    wrong = [
        f"{age} has {abs(count - wanted)} too {'many' if count > wanted else 'few'}"
        for age, count, wanted in zip(SUPPLY_AGES, counts, _pyramid(widest), strict=True)
        if count != wanted
    ]
    rows = _by_age(counts)
    cause = "cards.not_in_two_player leaves" if rules.players == 2 else f"the cards of {rules.set} make"
    rule = f"each row is one card shorter than the row below it, the lowest has {WIDEST} at most"
    number = "R38" if rules.players == 2 else "R30"
    return Refused(
        f"{cause} no pyramid ({rows}): {' and '.join(wrong)}; {rule} ({number})",
        code="no-pyramid",
        details={"rows": rows, "fitting": _by_age(_pyramid(widest)), "widest": WIDEST, "rule": number},
    )


def _by_age(counts: list[int]) -> str:
    return ", ".join(f"{age} {count}" for age, count in zip(SUPPLY_AGES, counts, strict=True))


def wonder_choices(rules: Rules, rows: Rows, piles: Rows, slot: int) -> list[WonderId]:
    """R31: the wonder whose indicator lies further left; row before pile (Q31). Two if by chance (R109, Q28)."""
    wonders = [wonder for wonder in rules.wonders if WONDER_SLOT[wonder] == slot]
    visible = list(rows[slot]) + list(piles[slot][:1])
    candidates = [wonder for wonder in wonders if rules.indicator[wonder] in visible]
    if not candidates:
        return wonders
    return [min(candidates, key=lambda wonder: visible.index(rules.indicator[wonder]))]


def check_layout(rules: Rules, rows: Rows, piles: Rows, wonders: list[WonderId]) -> None:
    """Refuse a layout that the rules cannot produce, and say where it is wrong."""
    sizes = row_sizes(rules)
    ages = supply_by_age(rules)
    for slot, age in enumerate(SUPPLY_AGES):
        if len(rows[slot]) != sizes[slot]:
            text = "{count} cards belong here, got {given} (R30)"
            raise refused("row-size", text, f"setup.rows.{age}", count=sizes[slot], given=len(rows[slot]))
        seen: list[CardId] = []
        for part, cards in (("rows", rows[slot]), ("piles", piles[slot])):
            for column, card in enumerate(cards):
                where = f"setup.{part}.{age}[{column}]"
                if card not in ages[slot]:
                    raise refused("wrong-place", "{card} does not belong here", where, card=CARD_NAMES[card])
                if card in seen:
                    raise refused("card-twice", "{card} is named twice", where, card=CARD_NAMES[card])
                seen.append(card)
        missing = [CARD_NAMES[card] for card in ages[slot] if card not in seen]
        if missing:
            raise refused("card-missing", "{card} is missing (R107)", f"setup.piles.{age}", card=missing[0])
        choices = wonder_choices(rules, rows, piles, slot)
        if wonders[slot] not in choices:
            given = WONDER_NAMES[wonders[slot]]
            right = " or ".join(WONDER_NAMES[wonder] for wonder in choices)
            text = "{given} cannot be in play with this layout, {right} is (R31)"
            raise refused("wrong-wonder", text, f"setup.wonders.{age}", given=given, right=right)
