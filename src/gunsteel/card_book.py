"""Cards and wonders to look up: `gunsteel.cards["cannon"].cost`, `gunsteel.wonders["taj-mahal"].text("ja")`."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches

from gunsteel.catalog.index import CARDS, START, SUPPLY, WONDERS, WONDERS_OF, slug
from gunsteel.catalog.provenance import provenance
from gunsteel.core.cardset import bit
from gunsteel.core.rules import Rules
from gunsteel.core.tables import CARD_NAMES, CARD_NUMBER, WONDER_NUMBER
from gunsteel.errors import Unknown, shown
from gunsteel.ids import AGE_NAMES, RESOURCE_NAMES, TYPE_NAMES
from gunsteel.language.narrator import Narrator


class CardInfo:
    """A card with its values."""

    def __init__(self, rules: Rules, id_: str) -> None:
        printed, number = CARDS[id_], CARD_NUMBER[id_]
        self.id = id_
        self.type = TYPE_NAMES[printed.type]
        self.age = AGE_NAMES[max(0, printed.back - 1)]
        # What the card is worth face down.
        self.resource = RESOURCE_NAMES[printed.back]
        self.cost = dict(rules.cost_of(id_))
        self.strength = int(rules.strength[number])
        self.points = int(rules.vp[number])
        self.response = bool(bit(number) & rules.response)
        # Which values a rulebook states, and which are ours.
        self.provenance = provenance(id_)

    def name(self, lang: str = "en") -> str:
        return Narrator(lang).card(self.id)

    def text(self, lang: str = "en") -> str:
        """What the card does."""
        narrator = Narrator(lang)
        return narrator.paragraph(narrator.effect(self.id))

    def __repr__(self) -> str:
        cost = ", ".join(f"{count} {resource}" for resource, count in self.cost.items()) or "nothing"
        return (
            f"<Card {self.id}: {self.age}, {self.type}, costs {cost}, strength {self.strength}, {self.points} points>"
        )

    def __str__(self) -> str:
        return f"{self.name()}: {self.text()}"


class WonderInfo:
    """A wonder with its values."""

    def __init__(self, rules: Rules, id_: str) -> None:
        number = WONDER_NUMBER[id_]
        self.id = id_
        self.age = AGE_NAMES[WONDERS[id_].age - 1]
        self.points = int(rules.wonder_vp[number])
        # How many glory tokens claim it; 0 in the base game, where the requirement alone decides.
        self.glory = int(rules.glory_number[number])
        # The card that brings it into play (R31).
        self.indicator = CARD_NAMES[rules.indicator[number]]
        self.provenance = provenance(id_)
        self._requirement = rules.requirement(id_)
        self._players = int(rules.players)

    def name(self, lang: str = "en") -> str:
        return Narrator(lang).wonder(self.id)

    def text(self, lang: str = "en", players: int | None = None) -> str:
        """What the wonder asks for with so many players."""
        return Narrator(lang).requirement(self._requirement, self._players if players is None else players)

    def __repr__(self) -> str:
        return f"<Wonder {self.id}: {self.age}, {self.points} points, indicator {self.indicator}>"

    def __str__(self) -> str:
        return f"{self.name()}: {self.text()}"


def _missing(kind: str, name: object, ids: list[str]) -> Unknown:
    close = get_close_matches(slug(name) if isinstance(name, str) else "", ids, n=2)
    hint = f"; did you mean {' or '.join(close)}?" if close else ""
    return Unknown(f"there is no {kind} {shown(name)}{hint}")


class CardBook(Mapping[str, CardInfo]):
    """Cards by id (`barter-trade`) or English name; without rules, all cards as printed."""

    def __init__(self, rules: Rules | None = None) -> None:
        self._rules = rules or Rules("combined", 4)
        self._ids = list(CARDS) if rules is None else [*START, *SUPPLY[rules.set]]

    def __getitem__(self, name: str) -> CardInfo:
        id_ = slug(name) if isinstance(name, str) else ""
        if id_ not in self._ids:
            raise _missing("card", name, self._ids)
        return CardInfo(self._rules, id_)

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)

    def __repr__(self) -> str:
        return f"<{len(self)} cards: {', '.join(self._ids[:3])}, …>"


class WonderBook(Mapping[str, WonderInfo]):
    """Wonders by id (`taj-mahal`) or English name; without rules, all of them."""

    def __init__(self, rules: Rules | None = None) -> None:
        self._rules = rules or Rules("combined", 4)
        self._ids = list(WONDERS if rules is None else WONDERS_OF[rules.set])

    def __getitem__(self, name: str) -> WonderInfo:
        id_ = slug(name) if isinstance(name, str) else ""
        if id_ not in self._ids:
            raise _missing("wonder", name, self._ids)
        return WonderInfo(self._rules, id_)

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)

    def __repr__(self) -> str:
        return f"<{len(self)} wonders: {', '.join(self._ids[:3])}, …>"


cards = CardBook()
wonders = WonderBook()
