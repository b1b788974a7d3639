"""What a row of the catalogue must look like, and where an effect can have which words. Mistakes are refused."""

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import NoReturn

from gunsteel.catalog.vocabulary import (
    Activate,
    Among,
    Attack,
    ByAttackCards,
    Card,
    ChangeSides,
    CulturePerCard,
    Deplete,
    Effect,
    For,
    GainCulture,
    GainOne,
    GiveWonder,
    OneOf,
    Opponents,
    PayCulture,
    Play,
    Replenish,
    Spy,
    TakeBack,
    TakeWonder,
    Tribute,
    Wonder,
    Word,
    words_in,
)
from gunsteel.errors import Refused, shown
from gunsteel.ids import ATTACK, CIVIL, FOOD, HORSE, IRON, OIL, RESOURCE_NAMES, SPACE, SUPPLY_AGES, TACTIC

# Each opponent can do these; everything else is for the activator alone.
FOR_OPPONENTS = (Replenish, Deplete, GainCulture, CulturePerCard, TakeBack, GiveWonder)
# The base game has no culture tokens (R33).
CULTURE_WORDS = (GainCulture, PayCulture, CulturePerCard, Tribute)
KNOWN = tuple(field.name for field in fields(Card))
KNOWN_OF_WONDERS = tuple(field.name for field in fields(Wonder))
# Prices of wonders are kept in four bits each.
DEAREST = 15


class Row:
    """The card being checked, for the messages."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def refuse(self, reason: str) -> NoReturn:
        raise Refused(f"{self.card.name}: {reason}")

    # --- The effect, word by word ----------------------------------------------------------------------

    def effect(self, effect: Effect) -> None:
        """What the activator does (S2)."""
        if not isinstance(effect, tuple):
            self.refuse(f"an effect is a tuple of words, got {shown(effect)}; one word is written (word,)")
        for number, word in enumerate(effect):
            self.word(word, effect[:number], effect[number + 1 :])

    def opponents(self, effect: Effect) -> None:
        """What each opponent does (S6)."""
        if not isinstance(effect, tuple):
            self.refuse(f"an effect is a tuple of words, got {shown(effect)}; one word is written (word,)")
        for word in effect:
            if not isinstance(word, FOR_OPPONENTS):
                names = ", ".join(kind.__name__ for kind in FOR_OPPONENTS)
                self.refuse(f"opponents cannot do {_name(word)}; they can do {names}")
            self.numbers(word)

    def word(self, word: Word, before: Effect, after: Effect) -> None:
        self.numbers(word)
        if isinstance(word, For):
            if not isinstance(word.price, Deplete | PayCulture):
                self.refuse(f"a price is Deplete or PayCulture, got {_name(word.price)}")
            self.numbers(word.price)
            self.effect(word.then)
        elif isinstance(word, OneOf):
            if len(word.options) != 2:
                self.refuse(f"OneOf has two options, got {len(word.options)}")
            for option in word.options:
                self.effect(option)
        elif isinstance(word, Opponents):
            self.opponents(word.effect)
        elif isinstance(word, Attack):
            self.effect(word.attacker)
            self.opponents(word.weaker)
            self.opponents(word.others)
        elif isinstance(word, Activate):
            self.activate(word, before)
        elif isinstance(word, PayCulture):
            self.refuse("PayCulture is a price: write For(PayCulture(…), …)")
        elif isinstance(word, GiveWonder):
            self.refuse("GiveWonder is for opponents: write it inside Opponents or Attack")
        elif isinstance(word, Spy):
            if not after or not isinstance(after[0], Activate) or after[0].among is not Among.REVEALED:
                self.refuse("Spy is followed by Activate(…, Among.REVEALED), or the card would stay revealed")
        elif isinstance(word, ChangeSides):
            # Only a card in the activator's area can be given, and a civil card can be activated from elsewhere (S7).
            if before or self.card.type == CIVIL or self.card.effect[0] is not word or self.card.back < HORSE:
                self.refuse("ChangeSides comes first in the effect of a tactic or attack card of the supply")

    def activate(self, word: Activate, before: Effect) -> None:
        among = word.among
        if among is Among.PLAYED and not any(isinstance(played, Play) for played in before):
            self.refuse("Activate(…, Among.PLAYED) needs a Play before it")
        if among is Among.REVEALED and not (before and isinstance(before[-1], Spy)):
            self.refuse("Activate(…, Among.REVEALED) comes right after Spy")
        if among is Among.OPPONENTS and word.type != CIVIL:
            self.refuse("only civil cards of opponents can be activated: others could be several Warriors")

    def numbers(self, word: Word) -> None:
        if isinstance(word, Replenish | Deplete | PayCulture | GainCulture | Play) and word.count < 1:
            self.refuse(f"{_name(word)} needs a count of 1 or more, got {word.count}")
        if isinstance(word, Replenish) and not (word.resources and word.types):
            self.refuse("Replenish needs a resource and a type")
        if isinstance(word, Play | TakeBack) and not word.types:
            self.refuse(f"{_name(word)} needs a type")
        if isinstance(word, GainOne) and not (len(word.bundles) > 1 and all(word.bundles)):
            self.refuse("GainOne needs two bundles or more, none of them empty")
        if isinstance(word, ByAttackCards) and not (len(word.gains) == 2 and 0 < word.gains[0][0] < word.gains[1][0]):
            self.refuse("ByAttackCards has two gains, the one for fewer cards first")
        if isinstance(word, TakeWonder) and not all(0 <= price <= DEAREST for price in word.prices):
            self.refuse(f"TakeWonder has prices from 0 to {DEAREST}")


def _name(word: object) -> str:
    return type(word).__name__


# --- Rows and sets ---------------------------------------------------------------------------------------------


def check_cards(start: Iterable[Card], sets: Mapping[str, Iterable[Card]]) -> None:
    """Refuse a row that the game cannot be played with; the message names the card."""
    _check_start(tuple(start))
    spies: list[str] = []
    for set_, cards in sets.items():
        for card in cards:
            _check_supply(card, set_)
            spies += [card.name for word in words_in(card.effect) if isinstance(word, Spy)]
    if len(spies) > 1:
        raise Refused(f"{spies[1]}: only one card may have Spy, and {spies[0]} has it; two could reveal each other")


def _check_start(cards: tuple[Card, ...]) -> None:
    for card in cards:
        _check(card)
        if card.back not in (FOOD, IRON) or card.cost:
            raise Refused(f"{card.name}: a starting card has Food or Iron on its back and no cost (R10)")
    if sum(card.type == ATTACK for card in cards) != 1:
        raise Refused("start: exactly one starting card is an attack card, the Warrior (R32)")


def _check_supply(card: Card, set_: str) -> None:
    _check(card)
    if not HORSE <= card.back <= SPACE:
        ages = ", ".join(SUPPLY_AGES)
        raise Refused(f"{card.name}: the back of a supply card is its age, one of {ages} (R10)")
    for word in words_in(card.effect):
        if set_ == "base" and isinstance(word, CULTURE_WORDS):
            raise Refused(f"{card.name}: there is no culture in the base game, so no {_name(word)}")


def _check(card: Card) -> None:
    row = Row(card)
    for field in ("name", "ja", "fr"):
        if not getattr(card, field).strip():
            row.refuse(f"{field} is empty")
    if card.type not in (CIVIL, TACTIC, ATTACK):
        row.refuse(f"the type is CIVIL, TACTIC or ATTACK, got {shown(card.type)}")
    for resource, count in card.cost.items():
        if not FOOD <= resource <= OIL or count < 1:
            basic = ", ".join(RESOURCE_NAMES[: OIL + 1])
            row.refuse(f"a cost is 1 or more of {basic}, got {count} {RESOURCE_NAMES[resource]}")
    if card.strength < 0 or card.vp < 0:
        row.refuse("strength and vp are 0 or more")
    for field in card.known:
        if field not in KNOWN:
            row.refuse(f"known: there is no value {shown(field)}; there is {', '.join(KNOWN)}")
    row.effect(card.effect)


def check_wonders(wonders: Iterable[Wonder], cards: Iterable[Card]) -> None:
    """A set has wonders of every age, and the indicator of each is a card of that set and age (R31)."""
    wonders = tuple(wonders)
    ages = {card.name: card.back for card in cards}
    for wonder in wonders:
        if ages.get(wonder.indicator) != wonder.age:
            age = RESOURCE_NAMES[wonder.age]
            raise Refused(f"{wonder.name}: its indicator {shown(wonder.indicator)} is no {age} card of the set (R31)")
        for field in wonder.known + wonder.reviewed:
            if field not in KNOWN_OF_WONDERS:
                raise Refused(f"{wonder.name}: known: there is no value {shown(field)}")
    for age in SUPPLY_AGES:
        if age not in {RESOURCE_NAMES[wonder.age] for wonder in wonders}:
            raise Refused(f"wonders: there is no wonder of the {age} age (R31)")
