"""What cards do and wonders ask for as rows of signs, derived from the words their data is written in.

A sign is a number, or the name of a symbol or of a small mark (tools/card_symbols.py)."""

from collections.abc import Sequence
from itertools import chain, groupby

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
    Price,
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
from gunsteel.ids import RESOURCE_NAMES, TYPE_NAMES, Resource, Type

Sign = int | str
Row = list[Sign]

# Options of no more signs than this stand in one row.
SHORT = 6
# As many have "or" between them.
ALTERNATIVES = 3

# Signs that are a word where they begin a row; "all" and "each" stand for the sign n, "rival" for opponents further on.
VERBS = ("gain", "replenish", "play", "activate", "take-back", "weaker", "others", "opponents", "all", "each", "rival")

# Words without numbers.
PLAIN: dict[type[Word], Row] = {
    CulturePerCard: ["for", "n", "culture"],
    GiveWonder: ["give", "wonder"],
    Spy: ["opponents", "spy", "card"],
    Tribute: ["opponents", "deplete", "for", "any"],
    ChangeSides: ["opponents", "swap", "attack"],
}
WHERE: dict[Among, Row] = {
    Among.VISIBLE: [],
    Among.COVERED: ["covered"],
    Among.PLAYED: [],
    Among.OPPONENTS: ["opponents"],
    Among.REVEALED: [],
}
DEEDS: dict[Deed, Row] = {
    Deed.ACTIVATED_ATTACK: ["activate", "attack"],
    Deed.ACTIVATED_TACTIC: ["activate", "tactic"],
    Deed.BOUGHT_NOTHING: ["no", "buy"],
    Deed.BOUGHT_LOWER: ["buy", "lower"],
    Deed.CONVERTED: ["any", "any", "for", "any"],
    Deed.PAID_CULTURE: ["pay", "culture"],
}


def effect(whole: Effect) -> list[Row]:
    """Row by row; words of a kind that follow each other share a row."""
    rows: list[Row] = []
    for _, run in groupby(whole, type):
        rows += _rows(list(run))
    return rows


def _rows(run: list[Word]) -> list[Row]:
    word = run[0]
    if isinstance(word, OneOf):
        first, *others = (_row(option) for option in word.options)
        whole = _either([first, *others])
        return [whole] if len(whole) <= SHORT else [first, *(["or", *other] for other in others)]
    if isinstance(word, Opponents):
        return [["opponents", *_row(word.effect)]]
    if isinstance(word, Attack):
        parts: tuple[tuple[Row, Effect], ...] = (
            ([], word.attacker),
            (["weaker"], word.weaker),
            (["others"], word.others),
        )
        return [[*who, *_row(done)] for who, done in parts if done]
    if isinstance(word, ByAttackCards):
        return [[count, "attack", "for", *_named((resource,))] for count, resource in word.gains]
    return [_same(run)]


def _row(whole: Effect) -> Row:
    return list(chain.from_iterable(_same(list(run)) for _, run in groupby(whole, type)))


def _same(run: list[Word]) -> Row:
    """Words of one kind, named by its sign once."""
    word = run[0]
    if isinstance(word, Replenish):
        return ["replenish", *chain.from_iterable(_replenished(word) for word in run if isinstance(word, Replenish))]
    if isinstance(word, Play):
        return ["play", *chain.from_iterable(_cards(w.count, w.types) for w in run if isinstance(w, Play))]
    if isinstance(word, TakeBack):
        taken = [word for word in run if isinstance(word, TakeBack)]
        return ["take-back", *chain.from_iterable(_cards("n" if word.every else 1, word.types) for word in taken)]
    return list(chain.from_iterable(_single(word) for word in run))


def _single(word: Word) -> Row:
    if isinstance(word, Price):
        return _price(word)
    if isinstance(word, For):
        return [*_price(word.price), "for", *_got(_row(word.then))]
    if isinstance(word, Gain):
        return ["gain", *_named((word.resource,))]
    if isinstance(word, GainOne):
        return ["gain", *_either([_named(bundle) for bundle in word.bundles])]
    if isinstance(word, GainCulture):
        return ["gain", *_count(word.count), "culture"]
    if isinstance(word, Activate):
        return ["activate", *(["n"] if word.every else []), *WHERE[word.among], TYPE_NAMES[word.type]]
    if isinstance(word, TakeWonder):
        return ["deplete", min(word.prices), "to", max(word.prices), "for", "wonder"]
    return PLAIN[type(word)]


def _price(word: Price) -> Row:
    if isinstance(word, Deplete):
        return ["deplete", *_count(word.count)]
    if isinstance(word, PayCulture):
        return [*_count(word.count), "culture"]
    raise NotImplementedError(word)


def _got(row: Row) -> Row:
    """Behind an arrow, a gain needs no sign of its own."""
    return row[1:] if row[0] == "gain" else row


def _replenished(word: Replenish) -> Row:
    if word.types != EVERY_TYPE:
        return _cards("n" if word.count == EVERY_CARD else word.count, word.types)
    resources: Row = ["any"] if word.resources == ANY else _either([_named((one,)) for one in word.resources])
    return [*_count(word.count), *resources]


def _cards(count: Sign, types: Sequence[Type]) -> Row:
    """So many cards of any of these types; "n" is all there are."""
    named: list[Row] = [[TYPE_NAMES[type_]] for type_ in types]
    return ["n", *chain.from_iterable(named)] if count == "n" else [*_count(count), *_either(named)]


def _count(count: Sign) -> Row:
    return [] if count == 1 else [count]


def _named(resources: Sequence[Resource]) -> Row:
    return [RESOURCE_NAMES[resource] for resource in resources]


def _either(rows: list[Row]) -> Row:
    first, *others = rows
    return [*first, *chain.from_iterable(["or", *other] for other in others)]


def requirement(wanted: Requirement, players: int) -> Row:
    """What a wonder asks for with so many players, in one row."""
    if isinstance(wanted, Did):
        return DEEDS[wanted.deed]
    if isinstance(wanted, Laid):
        ages = [_named((age,)) for age in wanted.ages]
        return ["play", *(_either(ages) if len(ages) <= ALTERNATIVES else chain.from_iterable(ages))]
    if isinstance(wanted, CardOfEach):
        return _named(wanted.ages)
    if isinstance(wanted, TookBack):
        return ["take-back", int(threshold(wanted.count, players)), "vp"]
    if isinstance(wanted, Visible):
        return [int(threshold(wanted.count, players)), TYPE_NAMES[wanted.type]]
    if isinstance(wanted, Covered) and wanted.resource is not None:
        return [int(threshold(wanted.count, players)), "covered", *_named((wanted.resource,))]
    if isinstance(wanted, Covered | CoveredKinds | Strength | CardsInArea | PointsInArea):
        return [int(threshold(wanted.count, players)), *COUNTED[type(wanted)]]
    raise NotImplementedError(wanted)


COUNTED: dict[type[Requirement], Row] = {
    Covered: ["covered"],
    CoveredKinds: ["different", "covered"],
    Strength: ["strength"],
    CardsInArea: ["card"],
    PointsInArea: ["vp"],
}
