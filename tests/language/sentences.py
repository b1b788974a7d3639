"""Everything a narrator can be asked to say, and a record of the messages it uses."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from typing import Any, get_args
from unittest.mock import patch

import msgspec
from fluent.syntax import ast, parse

from gunsteel.catalog.facts import SIX_POINTS
from gunsteel.catalog.index import CARDS, WONDERS
from gunsteel.core.decision import KINDS
from gunsteel.explain import about
from gunsteel.explain import reasons as reason
from gunsteel.explain.about import AnyAbout
from gunsteel.explain.reasons import AnyReason, Reason
from gunsteel.explain.stake import Stake
from gunsteel.explain.value_check import Doubt
from gunsteel.formats.notation import CHANCE, Chooser
from gunsteel.ids import AGE_NAMES, RESOURCE_NAMES, TYPE_NAMES
from gunsteel.info import events as seen
from gunsteel.info.events import Back, Front, SeenEvent
from gunsteel.language.events import MOVES, SECRET_MOVES
from gunsteel.language.fluent import Messages, Value, fluent_source
from gunsteel.language.narrator import Narrator
from gunsteel.language.reasons import REFUSALS

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
READERS = (None, 0, 1, 2)
ALL_KINDS = KINDS[1:]

OPTIONS: dict[str, list[str]] = {
    "start-resource": ["mining", "warrior@2"],
    "resource": ["mining"],
    "develop": ["mining"],
    "activate": ["yes", "no"],
    "buy": ["cannon", "pile:knight", "pass"],
    "pay": ["card:mining", "gained:iron", "done"],
    "claim": ["taj-mahal"],
    "take-back": ["mining", "done"],
    "glory": ["panama-canal", "none"],
    "glory-from": ["panama-canal"],
    "gain": ["iron", "iron+iron"],
    "option": ["1", "2"],
    "replenish": ["mining"],
    "deplete": ["mining", "done"],
    "play": ["warrior@1"],
    "activate-card": ["tank", "1:mining", "2:calendar", "none"],
    "flip": ["tank"],
    "opponent": ["1", "2"],
    "back": ["iron", "iron@2"],
    "reveal": ["mining"],
    "target": ["2:mining", "1:iron", "1:iron@2"],
    "take": ["warrior"],
    "take-wonder": ["panama-canal"],
    "retrieve": ["tank"],
    "respond": ["done", "hand:charge", "flip:tank"],
    "give": ["taj-mahal"],
}
# The card whose effect asks, where it makes a difference.
ASKING = {"option": "writing", "take-wonder": "movie"}


# Each fact about card values, contradicted.
CONTRADICTIONS = [
    Doubt("cost", "cost", ("warrior",)),
    Doubt("cost", "cost", ("cannon",)),
    Doubt("vp", "vp", ("mining",)),
    Doubt("vp", "vp", ("armistice",)),
    Doubt("response", "response", ("ambush",)),
    Doubt("not_in_two_player", "not_in_two_player", ("charge",)),
    Doubt("indicator", "indicator", ("apollo-project",)),
    Doubt("requirement", "requirement", ("taj-mahal",)),
    Doubt("glory", "glory", ("panama-canal",)),
    Doubt("sum", "strength", ("stealth-bomber", "frigate"), "N35", 6, 7),
    Doubt("six-points", "vp", (*SIX_POINTS, "frigate", "hussar"), "N10", 6, 9),
    Doubt("worth-more", "vp", ("himeji-jo", "hanging-gardens"), "N15"),
    Doubt("worth-as-much", "vp", ("eiffel-tower", "great-pyramids"), "N16"),
    Doubt("with-points", "vp", ("charge",), "N17"),
    Doubt("no-response", "response", ("warrior", "knight"), "N23"),
    Doubt("leaving", "not_in_two_player", ("charge",), "N25", set="base", by_age=(0, 1, 2, 1, 1)),
    Doubt("leaving", "not_in_two_player", ("defection",), "N25", set="renaissance", by_age=(0, 1, 2, 1, 1)),
    Doubt("two-player-strength", "strength", ("manhattan-project",), "N59", 12, 4),
]


def events() -> list[SeenEvent]:
    """One of each kind and meaning."""
    moved = [_move(Front("tank"), *way) for way in MOVES] + [_move(Back("iron@2"), *way) for way in SECRET_MOVES]
    declined = [seen.Declined(0, kind) for kind in ("activate", "buy", "glory", "activate-card", "respond")]
    chose = [
        ("buy", "tank"),
        ("glory", "panama-canal"),
        ("take-wonder", "panama-canal"),
        ("option", "1"),
        ("option", "2"),
    ]
    chose += [("opponent", "1"), ("back", "iron@2"), ("target", "1:iron")]
    return [
        *moved,
        seen.Gained(0, "iron"),
        seen.Spent(0, "iron"),
        seen.Lost(0, {"iron": 2, "space": 1}),
        *(seen.CultureChanged(0, change) for change in (1, 2, -1, -2)),
        *(seen.GloryChanged(0, "panama-canal", change) for change in (1, -1, -2)),
        seen.WonderMoved("taj-mahal", None, 0),
        *(seen.WonderMoved("taj-mahal", giver, taker) for giver, taker in ((0, 1), (1, 0), (1, 3))),
        seen.Activated(0, "warrior@2"),
        *(seen.Compared(a, 5, b, strength, strength < 5) for a, b in ((0, 1), (1, 0)) for strength in (3, 5)),
        seen.Bought(0, "tank", {"oil": 2, "iron": 1}, 0),
        seen.Bought(0, "tank", {"oil": 2, "iron": 1}, 3),
        seen.NoneLeft(0, "hand", ["attack"]),
        seen.NoneLeft(0, "down", ["tactic", "attack"]),
        *declined,
        seen.Unaffordable(0, "ambush", 1, "food"),
        *(seen.Unaffordable(0, "tank", short, None) for short in (1, 2)),
        *(seen.Chose(0, kind, option) for kind, option in chose),
        seen.TurnBegan(0, 3),
        seen.PhaseBegan(0, "end"),
        seen.Ended(["last-space"]),
        seen.Ended(["last-space", "last-wonder", "culture"]),
        seen.Undone(0),
    ]


def _move(card: seen.SeenCard, origin: seen.Zone, target: seen.Zone) -> seen.Moved:
    return seen.Moved(card, 0, origin, 1 if (origin, target) == ("up", "up") else 0, target)


# --- Reasons -----------------------------------------------------------------------------------------------------

PLACES: tuple[reason.CardPlace, ...] = get_args(reason.CardPlace)
# Values that make sense for the members of reasons.
MEMBERS: dict[str, tuple[Any, ...]] = {
    "paid": ({}, {"iron": 1, "horse": 2}),
    "cards": (("mining",), ("mining", "warrior")),
    "rule": ("R1",),
    "asked": (1, CHANCE),
    "kind": ("buy",),
    "card": ("tank", "warrior@2"),
    "where": PLACES,
    "seat": (1,),
    "resource": ("iron",),
    "type": ("civil",),
    "last": ("tank",),
    "have": (1,),
    "need": (2,),
    "top": ("knight",),
    "buying": ("tank",),
    "wonder": ("taj-mahal",),
    "deed": get_args(reason.DeedName),
    "laid": ("horse", None),
    "by": ("computer",),
    "back": ("iron", "iron@1"),
    "option": ("tank", "card:mining", "gained:iron", "hand:charge", "flip:tank"),
}
WANTED: dict[str, tuple[Any, ...]] = {
    "WrongResource": (("food", "iron"),),
    "WrongType": (("attack",), ("tactic", "attack")),
    "NotLaid": (("horse",), ("oil", "earth", "space")),
}


def reasons() -> list[Reason]:
    """Every reason, with every value that its sentence depends on."""
    found: list[Reason] = [*_cannot_pay(), *_requirements()]
    for kind in get_args(AnyReason):
        if kind in (reason.CannotPay, reason.RequirementNotMet):
            continue
        names = kind.__struct_fields__
        values = [_values(kind.__name__, name) for name in names]
        found += [kind(**dict(zip(names, chosen, strict=True))) for chosen in product(*values)]
    return found


def _values(kind: str, name: str) -> tuple[Any, ...]:
    if name == "wanted":
        return WANTED[kind]
    if (kind, name) == ("NotOnCard", "option"):
        return ("iron", "iron+iron")
    if (kind, name) == ("NoSuchOption", "option"):
        return ("nonsense", "himeji-jo", "pile:cannon", "gained:iron", "warrior@2", "1:iron@2")
    return MEMBERS[name]


def _cannot_pay() -> Iterator[Reason]:
    one = {"iron": 1}
    yield reason.CannotPay(
        rule="R55",
        card="tank",
        cost={"iron": 1, "oil": 2},
        surcharge=2,
        connected=("knight", "guild"),
        have=one,
        missing={"oil": 2},
        missing_any=2,
        closest=({"oil": 2, "food": 2}, {"space": 2}),
    )
    yield reason.CannotPay(
        rule="R55",
        card="tank",
        cost=one,
        surcharge=0,
        connected=(),
        have={},
        missing=one,
        missing_any=0,
        closest=(),
    )


def _requirements() -> Iterator[Reason]:
    for what in get_args(reason.Measure):
        for resource in (None, "horse") if what == "covered" else (None,):
            yield reason.RequirementNotMet(
                rule="R85",
                wonder="taj-mahal",
                what=what,
                have=1,
                need=3,
                resource=resource,
                type="civil" if what == "visible" else None,
                lacking=("oil", "earth") if what == "card-of-each" else (),
            )


def questions_asked() -> list[AnyAbout]:
    """Questions with all details there are."""
    base: dict[str, Any] = {"rules": ("R1",), "active": 0, "seat": 1}
    a_set = base | {"fitting": {}}
    return [
        about.AboutActivate(developed="tank", **base),
        about.AboutPay(buying="tank", cost={"oil": 2}, surcharge=0, paid={}, **base),
        about.AboutPay(buying="tank", cost={"oil": 2}, surcharge=3, paid={"oil": 1}, **base),
        about.AboutGloryFrom(wonder="panama-canal", **base),
        about.AboutDeplete(card="movie", wonder="panama-canal", purpose="price", number=3, chosen=1, left=2, **a_set),
        about.AboutDeplete(card="warrior", wonder=None, purpose="penalty", number=2, chosen=1, left=0, **a_set),
        about.AboutTake(card="defection", opponent=1, **base),
        about.AboutReveal(card="espionage", opponent=2, back="iron@1", **base),
        *(about.AboutRespond(card="tank", attack=5, defence=3, stake=stake, **a_set) for stake in STAKES),
    ]


STAKES = [
    *(Stake(takes_wonder=True, wonders=wonders) for wonders in [(), ("taj-mahal",), ("taj-mahal", "himeji-jo")]),
    *(Stake(takes_resources=True, resources=count, culture_each=1) for count in (0, 1, 2)),
    *(Stake(attack_culture=count, hold_culture=count) for count in (1, 2)),
]


# --- Everything --------------------------------------------------------------------------------------------------


def sentences(narrator: Narrator) -> Iterator[tuple[str, str]]:
    """All of it, each with a title: names, questions, options, events, reasons, effects and the end."""
    yield from _names(narrator)
    for kind in ALL_KINDS:
        yield f"help {kind}", narrator.question_help(kind)
    yield "help buy, from a pile", narrator.question_help("buy", ["pass", "pile:horse-archer"])
    for code in REFUSALS:
        yield f"refusal {code}", narrator.refusal(code)
    for card in CARDS:
        for sentence in narrator.effect(card):
            yield f"effect {card}", sentence
    for wonder, players in product(WONDERS, (2, 3, 4)):
        yield f"requirement {wonder} {players}", narrator.requirement(WONDERS[wonder].requirement, players)
    for name in (*CARDS, *WONDERS):
        for sentence in narrator.provenance(name, ["strength", "glory"]):
            yield f"provenance {name}", sentence
    for wonder in WONDERS:
        yield f"sources {wonder}", narrator.wonder_sources(wonder)
    for told in CONTRADICTIONS:
        yield f"doubt {told.fact} {told.cards}", narrator.doubt(told)
    for you in READERS:
        yield from _for_reader(narrator, you)


def _names(narrator: Narrator) -> Iterator[tuple[str, str]]:
    for card in (*CARDS, "warrior@0", "warrior@1"):
        yield f"card {card}", narrator.card(card)
    for wonder in WONDERS:
        yield f"wonder {wonder}", narrator.wonder(wonder)
    for resource in RESOURCE_NAMES:
        yield f"resource {resource}", narrator.resource(resource)
    for age in AGE_NAMES:
        yield f"age {age}", narrator.age(age)
    for type_ in TYPE_NAMES:
        yield f"type {type_}", narrator.type(type_)
    for phase in seen.PHASES:
        yield f"phase {phase}", narrator.phase(phase)
    for zone in seen.ZONES:
        yield f"zone {zone}", narrator.zone(zone)


def _for_reader(narrator: Narrator, you: int | None) -> Iterator[tuple[str, str]]:
    for kind in ALL_KINDS:
        seat: Chooser = CHANCE if kind == "reveal" else 0
        yield f"question {kind} {you}", narrator.question(kind, seat, you, NAMES)
        yield f"question {kind} {you} with card", narrator.question(kind, seat, you, NAMES, "movie")
        for option in OPTIONS[kind]:
            yield f"option {kind} {option} {you}", narrator.option(kind, option, you, NAMES)
            yield f"option {kind} {option} {you} with card", narrator.option(kind, option, you, NAMES, ASKING.get(kind))
    for event in events():
        yield f"event {event} {you}", narrator.event(event, you, NAMES)
    for why in reasons():
        yield f"reason {why} {you}", narrator.reason(why, you, NAMES)
    for question in questions_asked():
        yield f"asked {question} {you}", narrator.asked(question, you, NAMES)
    for vp, cards, winners in (
        ([14, 17, 9, 1], [11, 12, 9, 1], [1]),
        ([17, 17, 9, 9], [11, 12, 9, 9], [1]),
        ([17, 17, 9, 17], [12, 12, 9, 12], [0, 1, 3]),
    ):
        for line in narrator.end(["culture"], {"vp": vp, "cards": cards, "winners": winners}, you, NAMES):
            yield f"end {vp} {you}", line


# --- The messages ------------------------------------------------------------------------------------------------


def arguments(lang: str, part: str = "") -> dict[str, set[str]]:
    """The arguments that each message of a language uses, those of messages it refers to included."""
    found = {entry.id.name: entry for entry in parse(fluent_source(lang, part)).body if isinstance(entry, ast.Message)}

    def used(node: object) -> set[str]:
        if isinstance(node, ast.VariableReference):
            return {node.id.name}
        if isinstance(node, ast.MessageReference):
            return used(found[node.id.name])
        parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
        return set().union(*(used(part) for part in parts))

    return {name: used(entry) for name, entry in found.items()}


def references(lang: str) -> set[str]:
    """The messages that other messages refer to."""
    text = fluent_source(lang)
    return {name for name in arguments(lang) if f"{{ {name} }}" in text}


@contextmanager
def watched() -> Iterator[dict[str, set[str]]]:
    """Notes which messages are said in the meantime, with the names of all arguments they were given."""
    said: dict[str, set[str]] = {}
    plain = Messages.say

    def say(self: Messages, key: str, /, **args: Value) -> str:
        said.setdefault(key, set()).update(args)
        return plain(self, key, **args)

    with patch.object(Messages, "say", say):
        yield said


def struct_types(union: Any) -> set[type[msgspec.Struct]]:
    return set(get_args(union))
