"""What cards do and wonders require, in sentences made from the words of the card data."""

from collections.abc import Sequence
from itertools import groupby

from gunsteel.catalog.index import WONDERS
from gunsteel.catalog.vocabulary import (
    ANY,
    EVERY_CARD,
    EVERY_TYPE,
    Activate,
    Among,
    Attack,
    ByAttackCards,
    CardOfEach,
    CardsInArea,
    ChangeSides,
    Covered,
    CoveredKinds,
    CulturePerCard,
    Deplete,
    Did,
    Effect,
    For,
    Gain,
    GainCulture,
    GainOne,
    GiveWonder,
    Laid,
    OneOf,
    Opponents,
    PayCulture,
    Play,
    PointsInArea,
    Replenish,
    Requirement,
    Spy,
    Strength,
    TakeBack,
    TakeWonder,
    TookBack,
    Tribute,
    Visible,
    Word,
)
from gunsteel.core.requirements import threshold
from gunsteel.errors import Refused
from gunsteel.explain.wonders import DEED_NAMES
from gunsteel.ids import RESOURCE_NAMES, SUPPLY_AGES, TYPE_NAMES, Resource, Type
from gunsteel.language.phrases import Phrases, capital, printed_card

FIXED_SENTENCES = {
    CulturePerCard: "effect-culture-per-card",
    Spy: "effect-spy",
    Tribute: "effect-tribute",
    ChangeSides: "effect-change-sides",
}
ACTIVATED_WHERE = {
    Among.VISIBLE: "effect-activate-visible",
    Among.COVERED: "effect-activate-covered",
    Among.OPPONENTS: "effect-activate-opponents",
    Among.REVEALED: "effect-activate-revealed",
}


def effect(phrases: Phrases, card: str) -> list[str]:
    """A card's effect, sentence by sentence."""
    return [phrases.sentence(clause) for clause in clauses(phrases, printed_card(card).effect, "you")]


def clauses(phrases: Phrases, whole: Effect, mood: str) -> list[str]:
    """The clauses of an effect. Equal words one after the other make one clause: replenish 1 Food and 1 Horse.

    `mood` says who does it: "you" as an order, "self" as a statement, "to" after a price, "option" in a list of
    choices, and of the opponents "each", "weaker" or "others"."""
    found: list[str] = []
    for kind, run in groupby(whole, type):
        found += _clause(phrases, list(run), mood, whole)
        if kind is Opponents and mood == "you":
            mood = "self"
    return found


def option_texts(phrases: Phrases, card: str) -> list[str]:
    """The effects one may choose from on this card, in printed order."""
    for word in printed_card(card).effect:
        if isinstance(word, OneOf):
            return [capital(phrases.all_of(clauses(phrases, option, "option"))) for option in word.options]
    raise Refused(f"{card!r} has no options")


def printed_wonder_price(card: str, wonder: str) -> int:
    """How many resources this card asks for that wonder."""
    for word in printed_card(card).effect:
        if isinstance(word, TakeWonder):
            return word.prices[SUPPLY_AGES.index(RESOURCE_NAMES[WONDERS[wonder].age])]
    raise Refused(f"{card!r} takes no wonders")


def _clause(phrases: Phrases, run: Sequence[Word], mood: str, whole: Effect) -> list[str]:
    word = run[0]
    if isinstance(word, Replenish):
        what = phrases.all_of([_replenished(phrases, word, mood) for word in run if isinstance(word, Replenish)])
        return [phrases.say("effect-replenish", mood=mood, what=what)]
    if isinstance(word, Play):
        return _played(phrases, [word for word in run if isinstance(word, Play)], mood, whole)
    if isinstance(word, TakeBack):
        return _taken_back(phrases, [word for word in run if isinstance(word, TakeBack)], mood)
    return [clause for word in run for clause in _single(phrases, word, mood, whole)]


def _single(phrases: Phrases, word: Word, mood: str, whole: Effect) -> list[str]:
    """A word that makes clauses of its own."""
    if isinstance(word, Gain | GainOne | GainCulture | Deplete | GiveWonder):
        return [_gained_or_given(phrases, word, mood)]
    if isinstance(word, For):
        return [_bought(phrases, word, mood)]
    if isinstance(word, OneOf):
        first, second = (phrases.all_of(clauses(phrases, option, "you")) for option in word.options)
        return [phrases.say("effect-one-of", first=first, second=second)]
    if isinstance(word, Opponents):
        return clauses(phrases, word.effect, "each")
    if isinstance(word, Attack):
        return _attack(phrases, word)
    if isinstance(word, Activate):
        return [_activated(phrases, word, whole)]
    if isinstance(word, ByAttackCards):
        return [_by_attack_cards(phrases, word)]
    if isinstance(word, TakeWonder):
        prices = zip(word.prices, SUPPLY_AGES, strict=True)
        told = [phrases.say("effect-wonder-price", count=count, age=age) for count, age in prices]
        return [phrases.say("effect-take-wonder", prices=phrases.all_of(told))]
    return [phrases.say(FIXED_SENTENCES[type(word)])]


def _gained_or_given(phrases: Phrases, word: Gain | GainOne | GainCulture | Deplete | GiveWonder, mood: str) -> str:
    """What somebody gains or gives."""
    if isinstance(word, Gain):
        return phrases.say("effect-gain", mood=mood, what=_bundle(phrases, (word.resource,)))
    if isinstance(word, GainOne):
        bundles = phrases.one_of([_bundle(phrases, one) for one in word.bundles])
        return phrases.say("effect-gain-one", mood=mood, what=bundles)
    if isinstance(word, GainCulture):
        return phrases.say("effect-gain-culture", mood=mood, count=word.count)
    if isinstance(word, Deplete):
        return phrases.say("effect-deplete", mood=mood, count=word.count)
    return phrases.say("effect-give-wonder", mood=mood)


def _bundle(phrases: Phrases, resources: tuple[Resource, ...]) -> str:
    counts: dict[str, int] = {}
    for resource in resources:
        counts[RESOURCE_NAMES[resource]] = counts.get(RESOURCE_NAMES[resource], 0) + 1
    return phrases.amounts(counts)


def _bought(phrases: Phrases, word: For, mood: str) -> str:
    then = phrases.all_of(clauses(phrases, word.then, "option" if mood == "option" else "to"))
    if isinstance(word.price, PayCulture):
        return phrases.say("effect-for-culture", mood=mood, count=word.price.count, then=then)
    if isinstance(word.price, Deplete):
        return phrases.say("effect-for-deplete", mood=mood, count=word.price.count, then=then)
    raise NotImplementedError(word.price)


def _attack(phrases: Phrases, word: Attack) -> list[str]:
    return [
        phrases.say("effect-attack"),
        *clauses(phrases, word.attacker, "self"),
        *clauses(phrases, word.weaker, "weaker"),
        *clauses(phrases, word.others, "others"),
    ]


def _replenished(phrases: Phrases, word: Replenish, mood: str) -> str:
    if word.count == EVERY_CARD:
        return _all_cards(phrases, word.types, mood)
    if word.types != EVERY_TYPE:
        return phrases.say(
            "face-up-cards-of-types", count=word.count, types=_types(phrases, word.types, word.count), mood=mood
        )
    if word.resources == ANY:
        return phrases.say("amount-any", count=word.count)
    kinds = [RESOURCE_NAMES[resource] for resource in word.resources]
    return phrases.one_of([phrases.say("amount-cards", resource=kind, count=word.count) for kind in kinds])


def _played(phrases: Phrases, run: list[Play], mood: str, whole: Effect) -> list[str]:
    what = [
        phrases.say("cards-of-types", count=word.count, types=_types(phrases, word.types, word.count)) for word in run
    ]
    told = [phrases.say("effect-play", mood=mood, what=phrases.all_of(what))]
    if not any(isinstance(word, Activate) for word in whole):
        told.append(phrases.say("effect-not-activated", count=sum(word.count for word in run)))
    return told


def _activated(phrases: Phrases, word: Activate, whole: Effect) -> str:
    if word.among != Among.PLAYED:
        return phrases.say(ACTIVATED_WHERE[word.among], types=_types(phrases, (word.type,), 1))
    if word.every:
        return phrases.say("effect-activate-all-played")
    count = sum(played.count for played in whole if isinstance(played, Play) and word.type in played.types)
    return phrases.say("effect-activate-played", types=_types(phrases, (word.type,), count), count=count)


def _taken_back(phrases: Phrases, run: list[TakeBack], mood: str) -> list[str]:
    if any(word.every for word in run):
        told = [_all_cards(phrases, word.types, mood) for word in run]
        return [phrases.say("effect-take-back-all", mood=mood, what=phrases.all_of(told))]
    told = [
        phrases.say("face-up-cards-of-types", count=1, types=_types(phrases, word.types, 1), mood=mood) for word in run
    ]
    return [phrases.say("effect-take-back", mood=mood, what=phrases.all_of(told))]


def _by_attack_cards(phrases: Phrases, word: ByAttackCards) -> str:
    (few, little), (many, much) = word.gains
    little_told, much_told = _bundle(phrases, (little,)), _bundle(phrases, (much,))
    return phrases.say("effect-by-attack-cards", few=few, little=little_told, many=many, much=much_told)


def _types(phrases: Phrases, types: tuple[Type, ...], count: int) -> str:
    return phrases.types([TYPE_NAMES[type_] for type_ in types], count)


def _all_cards(phrases: Phrases, types: tuple[Type, ...], mood: str) -> str:
    named = phrases.all_types([TYPE_NAMES[type_] for type_ in types])
    return phrases.say("all-cards-of-types", types=named, mood=mood)


# --- Requirements ------------------------------------------------------------------------------------------------


COUNTED: dict[type[Requirement], str] = {
    Covered: "need-covered",
    CoveredKinds: "need-covered-kinds",
    Strength: "need-strength",
    CardsInArea: "need-cards",
    PointsInArea: "need-points",
    TookBack: "need-took-back",
}


def requirement(phrases: Phrases, wanted: Requirement, players: int) -> str:
    """What a wonder asks for with so many players (R85, R86, R88)."""
    if isinstance(wanted, Did):
        return phrases.say("need-deed", deed=DEED_NAMES[wanted.deed])
    if isinstance(wanted, Laid):
        return phrases.say("need-laid", ages=phrases.one_of([phrases.age(RESOURCE_NAMES[age]) for age in wanted.ages]))
    if isinstance(wanted, CardOfEach):
        return phrases.say(
            "need-card-of-each", ages=phrases.all_of([phrases.age(RESOURCE_NAMES[age]) for age in wanted.ages])
        )
    if not isinstance(wanted, Covered | CoveredKinds | Visible | Strength | CardsInArea | PointsInArea | TookBack):
        raise NotImplementedError(wanted)
    count = int(threshold(wanted.count, players))
    if isinstance(wanted, Visible):
        return phrases.say("need-visible", count=count, types=_types(phrases, (wanted.type,), count))
    if isinstance(wanted, Covered) and wanted.resource is not None:
        return phrases.say("need-covered-resource", count=count, resource=RESOURCE_NAMES[wanted.resource])
    return phrases.say(COUNTED[type(wanted)], count=count)
