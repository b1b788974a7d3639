"""What cards do and wonders ask for, in sentences derived from the words their data is written in."""

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
    ByPlayers,
    CardOfEach,
    CardsInArea,
    ChangeSides,
    Covered,
    CoveredKinds,
    CulturePerCard,
    Deed,
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
    Threshold,
    TookBack,
    Tribute,
    Visible,
    Word,
)
from gunsteel.errors import Refused
from gunsteel.ids import RESOURCE_NAMES, SUPPLY_AGES, TYPE_NAMES, Resource, Type
from gunsteel.language.words import Words, capital, printed

PLAIN = {
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


def effect(words: Words, card: str) -> list[str]:
    """A card's effect, sentence by sentence."""
    return [words.sentence(clause) for clause in clauses(words, printed(card).effect, "you")]


def clauses(words: Words, whole: Effect, mood: str) -> list[str]:
    """The clauses of an effect. Like words that follow each other make one clause: replenish 1 Food and 1 Horse.

    `mood` says who does it: "you" as an order, "self" as a statement, "to" after a price, and of the opponents "each",
    "weaker" or "others"."""
    found: list[str] = []
    for kind, run in groupby(whole, type):
        found += _clause(words, list(run), mood, whole)
        if kind is Opponents and mood == "you":
            mood = "self"
    return found


def options(words: Words, card: str) -> list[str]:
    """The effects one may choose from on this card, in printed order."""
    for word in printed(card).effect:
        if isinstance(word, OneOf):
            return [capital(words.all_of(clauses(words, option, "you"))) for option in word.options]
    raise Refused(f"{card!r} has no options")


def wonder_price(card: str, wonder: str) -> int:
    """How many resources this card wants for that wonder."""
    for word in printed(card).effect:
        if isinstance(word, TakeWonder):
            return word.prices[SUPPLY_AGES.index(RESOURCE_NAMES[WONDERS[wonder].age])]
    raise Refused(f"{card!r} takes no wonders")


def _clause(words: Words, run: Sequence[Word], mood: str, whole: Effect) -> list[str]:
    word = run[0]
    if isinstance(word, Replenish):
        what = words.all_of([_replenished(words, word, mood) for word in run if isinstance(word, Replenish)])
        return [words.say("effect-replenish", mood=mood, what=what)]
    if isinstance(word, Play):
        return _played(words, [word for word in run if isinstance(word, Play)], mood, whole)
    if isinstance(word, TakeBack):
        return _taken_back(words, [word for word in run if isinstance(word, TakeBack)], mood)
    return [clause for word in run for clause in _single(words, word, mood, whole)]


def _single(words: Words, word: Word, mood: str, whole: Effect) -> list[str]:
    """A word that makes clauses of its own."""
    if isinstance(word, Gain | GainOne | GainCulture | Deplete | GiveWonder):
        return [_had(words, word, mood)]
    if isinstance(word, For):
        return [_bought(words, word)]
    if isinstance(word, OneOf):
        first, second = (words.all_of(clauses(words, option, "you")) for option in word.options)
        return [words.say("effect-one-of", first=first, second=second)]
    if isinstance(word, Opponents):
        return clauses(words, word.effect, "each")
    if isinstance(word, Attack):
        return _attack(words, word)
    if isinstance(word, Activate):
        return [_activated(words, word, whole)]
    if isinstance(word, ByAttackCards):
        return [_by_attack_cards(words, word)]
    if isinstance(word, TakeWonder):
        prices = zip(word.prices, SUPPLY_AGES, strict=True)
        told = [words.say("effect-wonder-price", count=count, age=age) for count, age in prices]
        return [words.say("effect-take-wonder", prices=words.all_of(told))]
    return [words.say(PLAIN[type(word)])]


def _had(words: Words, word: Gain | GainOne | GainCulture | Deplete | GiveWonder, mood: str) -> str:
    """What somebody gains or gives."""
    if isinstance(word, Gain):
        return words.say("effect-gain", mood=mood, what=_bundle(words, (word.resource,)))
    if isinstance(word, GainOne):
        return words.say("effect-gain", mood=mood, what=words.one_of([_bundle(words, one) for one in word.bundles]))
    if isinstance(word, GainCulture):
        return words.say("effect-gain-culture", mood=mood, count=word.count)
    if isinstance(word, Deplete):
        return words.say("effect-deplete", mood=mood, count=word.count)
    return words.say("effect-give-wonder", mood=mood)


def _bundle(words: Words, resources: tuple[Resource, ...]) -> str:
    counts: dict[str, int] = {}
    for resource in resources:
        counts[RESOURCE_NAMES[resource]] = counts.get(RESOURCE_NAMES[resource], 0) + 1
    return words.amounts(counts)


def _bought(words: Words, word: For) -> str:
    then = words.all_of(clauses(words, word.then, "to"))
    if isinstance(word.price, PayCulture):
        return words.say("effect-for-culture", count=word.price.count, then=then)
    if isinstance(word.price, Deplete):
        return words.say("effect-for-deplete", count=word.price.count, then=then)
    raise NotImplementedError(word.price)


def _attack(words: Words, word: Attack) -> list[str]:
    return [
        words.say("effect-attack"),
        *clauses(words, word.attacker, "self"),
        *clauses(words, word.weaker, "weaker"),
        *clauses(words, word.others, "others"),
    ]


def _replenished(words: Words, word: Replenish, mood: str) -> str:
    if word.count == EVERY_CARD:
        return _all_cards(words, word.types, mood)
    if word.types != EVERY_TYPE:
        return words.say("face-up-cards-of-types", count=word.count, types=_types(words, word.types, word.count))
    if word.resources == ANY:
        return words.say("amount-any", count=word.count)
    kinds = [RESOURCE_NAMES[resource] for resource in word.resources]
    return words.one_of([words.say("amount-cards", resource=kind, count=word.count) for kind in kinds])


def _played(words: Words, run: list[Play], mood: str, whole: Effect) -> list[str]:
    what = [words.say("cards-of-types", count=word.count, types=_types(words, word.types, word.count)) for word in run]
    told = [words.say("effect-play", mood=mood, what=words.all_of(what))]
    if not any(isinstance(word, Activate) for word in whole):
        told.append(words.say("effect-not-activated", count=sum(word.count for word in run)))
    return told


def _activated(words: Words, word: Activate, whole: Effect) -> str:
    if word.among != Among.PLAYED:
        return words.say(ACTIVATED_WHERE[word.among], types=_types(words, (word.type,), 1))
    if word.every:
        return words.say("effect-activate-all-played")
    count = sum(played.count for played in whole if isinstance(played, Play) and word.type in played.types)
    return words.say("effect-activate-played", types=_types(words, (word.type,), count), count=count)


def _taken_back(words: Words, run: list[TakeBack], mood: str) -> list[str]:
    if any(word.every for word in run):
        told = [_all_cards(words, word.types, mood) for word in run]
        return [words.say("effect-take-back-all", mood=mood, what=words.all_of(told))]
    told = [words.say("face-up-cards-of-types", count=1, types=_types(words, word.types, 1)) for word in run]
    return [words.say("effect-take-back", mood=mood, what=words.all_of(told))]


def _by_attack_cards(words: Words, word: ByAttackCards) -> str:
    (few, little), (many, much) = word.gains
    little_told, much_told = _bundle(words, (little,)), _bundle(words, (much,))
    return words.say("effect-by-attack-cards", few=few, little=little_told, many=many, much=much_told)


def _types(words: Words, types: tuple[Type, ...], count: int) -> str:
    return words.types([TYPE_NAMES[type_] for type_ in types], count)


def _all_cards(words: Words, types: tuple[Type, ...], mood: str) -> str:
    named = words.all_types([TYPE_NAMES[type_] for type_ in types])
    return words.say("all-cards-of-types", types=named, mood=mood)


# --- Requirements ------------------------------------------------------------------------------------------------


COUNTED: dict[type[Requirement], str] = {
    Covered: "need-covered",
    CoveredKinds: "need-covered-kinds",
    Strength: "need-strength",
    CardsInArea: "need-cards",
    PointsInArea: "need-points",
}


def requirement(words: Words, wonder: str, players: int) -> str:
    """What a wonder asks for with so many players (R85, R86, R88)."""
    words.wonder(wonder)
    wanted = WONDERS[wonder].requirement
    if isinstance(wanted, Did):
        return words.say("need-deed", deed=deed_name(wanted.deed))
    if isinstance(wanted, Laid):
        return words.say("need-laid", ages=words.one_of([words.age(RESOURCE_NAMES[age]) for age in wanted.ages]))
    if isinstance(wanted, CardOfEach):
        return words.say(
            "need-card-of-each", ages=words.all_of([words.age(RESOURCE_NAMES[age]) for age in wanted.ages])
        )
    if isinstance(wanted, TookBack):
        return words.say("need-took-back", count=number(wanted.points, players))
    if isinstance(wanted, Visible):
        count = number(wanted.count, players)
        return words.say("need-visible", count=count, types=_types(words, (wanted.type,), count))
    if isinstance(wanted, Covered) and wanted.resource is not None:
        resource = RESOURCE_NAMES[wanted.resource]
        return words.say("need-covered-resource", count=number(wanted.count, players), resource=resource)
    if isinstance(wanted, Covered | CoveredKinds | Strength | CardsInArea | PointsInArea):
        return words.say(COUNTED[type(wanted)], count=number(wanted.count, players))
    raise NotImplementedError(wanted)


def number(threshold: Threshold, players: int) -> int:
    """R86."""
    if isinstance(threshold, ByPlayers):
        return {4: threshold.four, 3: threshold.three, 2: threshold.two}[players]
    return threshold


def deed_name(deed: Deed) -> str:
    """As reasons name it."""
    return deed.name.lower().replace("_", "-")
