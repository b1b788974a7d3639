"""Which game is played: set, players, switches and card values. Immutable, shared by all states of a game."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from gunsteel.catalog.index import SETS, WONDERS
from gunsteel.catalog.requirements import IN_AREA, IN_TURN, read_requirement
from gunsteel.catalog.vocabulary import Requirement
from gunsteel.core.cardset import members
from gunsteel.core.payment import Purse
from gunsteel.core.program import START_BASE, START_GLORY, TURN_BASE, TURN_GLORY
from gunsteel.core.requirements import Condition, lowered
from gunsteel.core.tables import (
    CARD_NAMES,
    CARD_NUMBER,
    OF_RESOURCE,
    SUPPLY_CARDS,
    WONDER_NAMES,
    WONDERS_BY_SET,
    set_of,
)
from gunsteel.core.values import Field, Values, checked, default_value, differing
from gunsteel.errors import LONGEST_SHOWN, Refused, refused, shown
from gunsteel.ids import MAX_SEATS, RESOURCE_NAMES, CardId, CardSet, WonderId

# The switches (docs/notation.md), with their defaults in the base game and in the two others.
SWITCHES: Final[dict[str, tuple[bool, bool]]] = {
    "second-player-resource": (False, True),
    "end-at-once": (False, False),
    "space-counts-two": (False, True),
    "culture-limited": (False, False),
    "pisa-own": (False, False),
    "open-hands": (False, False),
    "rulebook-wonders": (False, False),
}


def default(set_: str, switch: str) -> bool:
    base, other = SWITCHES[switch]
    return base if set_ == "base" else other


class Rules:
    """The game being played. Two rules are equal when set, players, switches and values are."""

    def __init__(
        self,
        set_: str,
        players: object,
        switches: Mapping[str, object] | None = None,
        values: Mapping[str, object] | None = None,
    ) -> None:
        if set_ not in SETS:
            raise Refused(
                f"set: there is no set {shown(set_)}; choose {', '.join(SETS)}",
                code="no-set",
                details={"set": str(set_)[:LONGEST_SHOWN], "sets": ", ".join(SETS)},
            )
        if type(players) is not int or not 2 <= players <= MAX_SEATS:
            raise Refused(
                f"players: the game is for 2 to {MAX_SEATS} players, got {shown(players)} (R4)",
                code="players",
                details={"players": shown(players)},
            )
        self.set: Final = set_
        self.players: Final[i64] = players
        self.switches: Final = _switches(switches if switches is not None else {})
        self.values: Final[Values] = checked(values if values is not None else {}, "cards")

        self.glory: Final = set_ != "base"
        self.piles: Final = set_ == "combined"  # R106-R107
        self.end_at_once: Final = self.on("end-at-once")
        self.space_counts_two: Final = self.on("space-counts-two")
        self.culture_limited: Final = self.on("culture-limited") and self.glory
        self.pisa_own: Final = self.on("pisa-own")
        self.open_hands: Final = self.on("open-hands")

        cards = [CardId(number) for number in range(len(CARD_NAMES))]
        self.cost: Final[list[Purse]] = [_purse(self._value(card, "cost")) for card in cards]
        self.strength: Final[list[i64]] = [_int(self._value(card, "strength")) for card in cards]
        self.vp: Final[list[i64]] = [_int(self._value(card, "vp")) for card in cards]
        # With our values, the back of a card determines its VP; with others it may not.
        self.vp_by_back: Final = all(len({self.vp[card] for card in members(cards)}) < 2 for cards in OF_RESOURCE)
        self.wonder_vp: Final[list[i64]] = [_int(self._field(name, "vp")) for name in WONDER_NAMES]
        self.glory_number: Final[list[i64]] = [_int(self._field(name, "glory")) for name in WONDER_NAMES]
        self.indicator: Final[list[CardId]] = [
            CardId(CARD_NUMBER[str(self._field(name, "indicator"))]) for name in WONDER_NAMES
        ]
        self.conditions: Final[list[Condition]] = [lowered(self.requirement(name), players) for name in WONDER_NAMES]
        # R31: the wonders that can be in play.
        self.wonders: Final[list[WonderId]] = [
            wonder
            for wonder in WONDERS_BY_SET[set_]
            if not self.on("rulebook-wonders") or "requirement" in WONDERS[WONDER_NAMES[wonder]].known
        ]
        self.response: Final = self._where("response")
        self.military: Final = set_of([CARD_NAMES[card] for card in cards if self.strength[card] > 0])
        supply = SUPPLY_CARDS[set_]
        # R36: with two players the cards with the icon leave the game.
        removed = self._where("not_in_two_player") if players == 2 else 0
        self.supply: Final = CardSet(supply & ~removed)

        # R35, R37: who lays a resource before the first turn.
        starters = players - 1 if players > 2 else int(self.on("second-player-resource"))
        self.start: Final[i64] = (START_GLORY if self.glory else START_BASE)[starters]
        self.turn: Final[i64] = TURN_GLORY if self.glory else TURN_BASE

    def on(self, switch: str) -> bool:
        return self.switches.get(switch, default(self.set, switch))

    def cost_of(self, card: str) -> dict[str, int]:
        """What a card costs in this game, by resource."""
        return _counts(self._field(card.partition("@")[0], "cost"))

    def requirement(self, wonder: str) -> Requirement:
        """What a wonder asks for in this game."""
        changed = self.values.get(wonder, {}).get("requirement")
        if changed is None:
            return WONDERS[wonder].requirement
        return read_requirement(changed, wonder, IN_AREA | IN_TURN)

    def _value(self, card: CardId, field: str) -> Field:
        return self._field(CARD_NAMES[card].partition("@")[0], field)

    def _field(self, name: str, field: str) -> Field:
        fields = self.values.get(name, {})
        return fields[field] if field in fields else default_value(name, field)

    def _where(self, field: str) -> CardSet:
        return set_of([name for number, name in enumerate(CARD_NAMES) if self._value(CardId(number), field)])

    def __reduce__(self) -> tuple[object, tuple[str, int, dict[str, bool], Values]]:
        return (Rules, (self.set, int(self.players), self.switches, self.values))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Rules):
            return NotImplemented
        return (
            self.set == other.set
            and self.players == other.players
            and all(self.on(switch) == other.on(switch) for switch in SWITCHES)
            and differing(self.values) == differing(other.values)
        )

    def __hash__(self) -> int:
        return hash((self.set, self.players, tuple(self.on(switch) for switch in SWITCHES)))


def _switches(given: Mapping[str, object]) -> dict[str, bool]:
    switches: dict[str, bool] = {}
    for name, value in given.items():
        if name not in SWITCHES:
            raise Refused(
                f"switches: there is no switch {shown(name)}; choose from {', '.join(SWITCHES)}",
                code="no-switch",
                details={"switch": str(name)[:LONGEST_SHOWN], "switches": ", ".join(SWITCHES)},
            )
        if type(value) is not bool:
            raise refused(
                "expected-flag", "expected true or false, got {given}", f"switches.{name}", given=shown(value)
            )
        switches[name] = value
    return switches


def _counts(cost: Field) -> dict[str, int]:
    assert isinstance(cost, dict)
    return {name: count for name, count in cost.items() if isinstance(count, int)}


def _purse(cost: Field) -> Purse:
    return Purse(sum(number * 256 ** RESOURCE_NAMES.index(name) for name, number in _counts(cost).items()))


def _int(value: Field) -> int:
    assert isinstance(value, int)
    return value
