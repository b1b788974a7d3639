"""The words card effects and wonder requirements are written in. A card is data: words and numbers, no code."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from gunsteel.ids import (
    ATTACK,
    CIVIL,
    EARTH,
    FOOD,
    GUNPOWDER,
    HORSE,
    IRON,
    OIL,
    SPACE,
    TACTIC,
    Resource,
    Type,
)

ANY = (FOOD, IRON, HORSE, GUNPOWDER, OIL, EARTH, SPACE)
EVERY_TYPE = (CIVIL, TACTIC, ATTACK)
EVERY_CARD = 99

# --- Effects: what a card does when it is activated, clause by clause (S2) ---------------------------------


class Word:
    """A clause of an effect."""


class Price(Word):
    """What must be given, whole or not at all, before a clause happens (S3)."""


Effect = tuple[Word, ...]


def words_in(effect: object) -> Iterator[Word]:
    """All words of an effect, with the words inside them."""
    if isinstance(effect, Word):
        yield effect
        for value in vars(effect).values():
            yield from words_in(value)
    elif isinstance(effect, tuple):
        for part in effect:
            yield from words_in(part)


class Among(Enum):
    """Where the card to be activated is looked for."""

    VISIBLE = "face up in your own area"
    COVERED = "covered in your own area; it is turned face up first"
    PLAYED = "just played by this effect"
    OPPONENTS = "face up in an opponent's area; you may decline"
    REVEALED = "revealed from a hand"


@dataclass(frozen=True)
class Replenish(Word):
    """Turn face-up cards of these resources to their resource side, as many as possible up to `count` (S5)."""

    resources: tuple[Resource, ...]
    count: int = 1
    types: tuple[Type, ...] = EVERY_TYPE


@dataclass(frozen=True)
class Deplete(Price):
    """Turn covered cards face up: a price inside `For`, otherwise a penalty."""

    count: int


@dataclass(frozen=True)
class PayCulture(Price):
    """Give culture tokens back to the supply; all of them or none (R97)."""

    count: int


@dataclass(frozen=True)
class For(Word):
    """A price and what it buys (S3)."""

    price: Price
    then: Effect


@dataclass(frozen=True)
class Gain(Word):
    """Gain a resource for this turn (R25)."""

    resource: Resource


@dataclass(frozen=True)
class GainOne(Word):
    """Gain one of several bundles of resources, your choice."""

    bundles: tuple[tuple[Resource, ...], ...]


@dataclass(frozen=True)
class GainCulture(Word):
    """Take culture tokens from the supply (R95)."""

    count: int


@dataclass(frozen=True)
class CulturePerCard(Word):
    """The activator takes one culture token for each card the clause before has turned."""


@dataclass(frozen=True)
class OneOf(Word):
    """Choose one of these, numbered as printed; what cannot be applied is not on offer (S4)."""

    options: tuple[Effect, ...]


@dataclass(frozen=True)
class Opponents(Word):
    """Each opponent, clockwise, applies all of this before the next one starts (S6)."""

    effect: Effect


@dataclass(frozen=True)
class Play(Word):
    """Lay cards of these types from hand face up, as many as held up to `count` (S10)."""

    types: tuple[Type, ...]
    count: int = 1


@dataclass(frozen=True)
class Activate(Word):
    """Activate a card of this type; `every` activates all of the cards just played, in the order you like."""

    type: Type
    among: Among
    every: bool = False


@dataclass(frozen=True)
class TakeBack(Word):
    """Take back to hand one face-up card of these types, or every one but this card itself."""

    types: tuple[Type, ...]
    every: bool = False


@dataclass(frozen=True)
class Attack(Word):
    """Opponents respond, totals are compared; the weaker suffer, the others may profit (R72-R82)."""

    attacker: Effect = ()
    weaker: Effect = ()
    others: Effect = ()


@dataclass(frozen=True)
class GiveWonder(Word):
    """Give the activator one of your wonders, your choice (R81)."""


# Exceptions: words that serve a single card, five at most.


@dataclass(frozen=True)
class Spy(Word):
    """Reveal a card of an opponent's hand, chosen by its back (Espionage, Q23)."""


@dataclass(frozen=True)
class Tribute(Word):
    """Turn an opponent's covered card up, gain its resource; that opponent gets a token (Trade and Tribute)."""


@dataclass(frozen=True)
class ChangeSides(Word):
    """This card goes to an opponent, one of whose face-up attack cards comes to you (Defection, Q22)."""


@dataclass(frozen=True)
class ByAttackCards(Word):
    """Gain a resource by the number of the opponents' face-up attack cards (Nationalism, Q45)."""

    gains: tuple[tuple[int, Resource], ...]


@dataclass(frozen=True)
class TakeWonder(Word):
    """Take a wonder of the supply for a price in depleted resources by its age (Movie, Q21)."""

    prices: tuple[int, int, int, int, int]


EXCEPTIONS: tuple[type[Word], ...] = (Spy, Tribute, ChangeSides, ByAttackCards, TakeWonder)

# --- Requirements of wonders ---------------------------------------------------------------------------------


class Requirement:
    """When a player may have a wonder: by what lies in the area (R85), or by what was done in the turn (R88)."""


@dataclass(frozen=True)
class ByPlayers:
    """A threshold that depends on the number of players (R86)."""

    four: int
    three: int
    two: int


Threshold = int | ByPlayers


@dataclass(frozen=True)
class Covered(Requirement):
    """At least `count` covered cards, of one resource or of any."""

    count: Threshold
    resource: Resource | None = None


@dataclass(frozen=True)
class CoveredKinds(Requirement):
    """At least `count` different resources among the covered cards."""

    count: Threshold


@dataclass(frozen=True)
class Visible(Requirement):
    """At least `count` face-up cards of a type."""

    count: Threshold
    type: Type


@dataclass(frozen=True)
class CardOfEach(Requirement):
    """A card of each of these ages in the area, on either side."""

    ages: tuple[Resource, ...]


@dataclass(frozen=True)
class Strength(Requirement):
    """A military strength of at least `count` (R15)."""

    count: Threshold


@dataclass(frozen=True)
class CardsInArea(Requirement):
    """At least `count` cards in the area, on either side, wonders included (Q26)."""

    count: Threshold


@dataclass(frozen=True)
class PointsInArea(Requirement):
    """At least `count` victory points in the area, on either side, wonders included (Q26)."""

    count: Threshold


class Deed(Enum):
    """An action that is recorded for the turn."""

    ACTIVATED_ATTACK = "you activated an attack card"
    ACTIVATED_TACTIC = "you activated a tactic card"
    BOUGHT_NOTHING = "you bought no card"
    BOUGHT_LOWER = "you bought a card of an age lower than the highest bought before"
    CONVERTED = "your purchase needed a conversion"
    PAID_CULTURE = "you paid a culture token"


@dataclass(frozen=True)
class Did(Requirement):
    """This was done in the turn."""

    deed: Deed


@dataclass(frozen=True)
class Laid(Requirement):
    """A card of one of these ages was laid from hand as the turn's resource (R92)."""

    ages: tuple[Resource, ...]


@dataclass(frozen=True)
class TookBack(Requirement):
    """Cards worth at least `count` victory points were taken back at the end of this turn."""

    count: Threshold


# --- Cards and wonders ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    """A civilisation card (R8-R13). `known` names the values a rulebook states; the rest is reconstructed."""

    name: str
    back: Resource
    type: Type
    effect: Effect
    cost: Mapping[Resource, int]
    strength: int
    vp: int
    response: bool
    not_in_two_player: bool
    ja: str
    fr: str
    known: tuple[str, ...]


@dataclass(frozen=True)
class Wonder:
    """A wonder (R18). `glory` is 0 in the base set, where the requirement alone decides.

    `known` names the values a rulebook states or forces, `reviewed` those that only a published review has."""

    name: str
    age: Resource
    requirement: Requirement
    indicator: str
    vp: int
    glory: int
    ja: str
    fr: str
    known: tuple[str, ...]
    reviewed: tuple[str, ...] = ()
