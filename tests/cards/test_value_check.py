"""Card values held against the rulebooks: ours contradict nothing, and every contradiction is found and told."""

import re

import pytest

from gunsteel.catalog.facts import STRENGTH_SUMS
from gunsteel.catalog.index import BASE, CARDS, WONDERS
from gunsteel.core.values import CARD_FIELDS, Field, Values, checked
from gunsteel.explain.value_check import Doubt, doubts
from gunsteel.ids import ATTACK
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.narrator import Narrator


def told(values: Values, lang: str = "en") -> list[str]:
    return [Narrator(lang).doubt(doubt) for doubt in doubts(checked(values, "cards"))]


def numbers(values: Values) -> list[str]:
    return [doubt.number for doubt in doubts(checked(values, "cards"))]


def test_our_values_contradict_nothing() -> None:
    assert doubts({}) == []
    own: Values = {name: {"vp": card.vp, "response": card.response} for name, card in CARDS.items()}
    assert doubts(own) == []


@pytest.mark.parametrize(("number", "cards", "total"), STRENGTH_SUMS)
def test_a_sum_of_an_example_is_missed(number: str, cards: tuple[str, ...], total: int) -> None:
    """N30-N38."""
    assert sum(CARDS[card].strength for card in cards) == total
    for card in cards:
        assert number in numbers({card: {"strength": CARDS[card].strength + 1}})


STATED: list[tuple[str, str, Field, str]] = [
    ("warrior", "cost", {"iron": 1}, "The rulebooks say that Warrior costs nothing."),
    ("cannon", "cost", {"oil": 1}, "The rulebooks say that Cannon costs 2 Gunpowder."),
    ("mining", "vp", 1, "The rulebooks say that Mining is worth no points."),
    ("compass", "vp", 3, "The rulebooks say that Compass is worth 1 point."),
    ("ambush", "response", False, "The rulebooks say that Ambush has the response icon."),
    ("charge", "not_in_two_player", False, "The rulebooks say that Charge is not in the game for two."),
    ("apollo-project", "indicator", "satellite", "The rulebooks say that the indicator of Apollo Project is Computer."),
    ("panama-canal", "glory", 2, "The rulebooks say that Panama Canal takes 3 glory tokens."),
    (
        "angkor-wat",
        "requirement",
        {"what": "visible", "count": 4, "type": "attack"},
        "The rulebooks have another requirement for Angkor Wat: Have at least 3 face-up attack cards in your area.",
    ),
]


@pytest.mark.parametrize(("card", "field", "value", "sentence"), STATED)
def test_a_stated_value_is_changed(card: str, field: str, value: Field, sentence: str) -> None:
    assert sentence in told({card: {field: value}})


def test_every_stated_value_is_guarded() -> None:
    """A change of any value that is known is doubted, of others only where an equation is hurt."""
    for name, card in CARDS.items():
        for field in CARD_FIELDS:
            changed: dict[str, Field] = {"cost": {"food": 9}, "strength": 9, "vp": 9}
            value = changed.get(field, not getattr(card, field))
            if field != "not_in_two_player" or name in BASE:
                single = [doubt for doubt in doubts({name: {field: value}}) if doubt.fact == field]
                assert bool(single) == (field in card.known or (field == "cost" and not card.cost))


@pytest.mark.parametrize(
    ("values", "number"),
    [
        ({"hussar": {"vp": 3}, "frigate": {"vp": 3}, "economics": {"vp": 3}, "printing-press": {"vp": 3}}, "N10"),
        ({"himeji-jo": {"vp": 1}}, "N15"),
        ({"eiffel-tower": {"vp": 0}}, "N16"),
        ({"defection": {"vp": 0}}, "N17"),
        ({name: {"response": True} for name, card in CARDS.items() if card.type == ATTACK}, "N23"),
        ({"caravan": {"not_in_two_player": True}}, "N25"),
        ({"musketeer": {"not_in_two_player": False}}, "N25"),
        ({name: {"strength": 0} for name in CARDS}, "N59"),
    ],
)
def test_a_fact_about_several_cards_is_contradicted(values: Values, number: str) -> None:
    assert number in numbers(values)


def test_two_cards_of_each_age_may_leave_the_game_for_two() -> None:
    """N25."""
    more = ("caravan", "knight", "cannon", "tank", "computer")
    assert doubts({name: {"not_in_two_player": True} for name in more}) == []


def test_a_doubt_names_the_cards_and_the_field() -> None:
    (doubt,) = doubts({"fighter": {"strength": 4}})
    assert doubt == Doubt("sum", "strength", ("nuclear-submarine", "fighter"), "N30", 7, 8)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_doubt_is_told_in_every_language(lang: str) -> None:
    values: Values = {name: {field: value} for name, field, value, _ in STATED}
    values |= {name: {"strength": 0, "vp": 0, "response": True} for name in CARDS if name not in values}
    values |= {name: {"vp": 0} for name in WONDERS if name not in values}
    sentences = told(values, lang)
    assert len(sentences) > 20
    assert all(re.fullmatch(r"[^{}$]+[.。]", sentence) for sentence in sentences)
    assert len({*sentences}) == len(sentences)
