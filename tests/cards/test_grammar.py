"""What a row of the catalogue must look like: each mistake is refused with the name of the card."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from gunsteel.catalog.base import BASE_CARDS
from gunsteel.catalog.grammar import check_cards, check_wonders
from gunsteel.catalog.index import BASE
from gunsteel.catalog.renaissance import RENAISSANCE_CARDS
from gunsteel.catalog.start import START_CARDS
from gunsteel.catalog.vocabulary import Activate, Among, Gain, GainCulture, Spy, Word
from gunsteel.catalog.wonders import BASE_WONDERS
from gunsteel.errors import Refused
from gunsteel.ids import CIVIL, EARTH, FOOD, IRON, OIL, Type

CARAVAN = BASE["caravan"]


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"ja": " "}, "Caravan: ja is empty"),
        ({"type": Type(3)}, "Caravan: the type is CIVIL, TACTIC or ATTACK, got 3"),
        (
            {"back": FOOD},
            "Caravan: the back of a supply card is its age, one of horse, gunpowder, oil, earth, ",
        ),
        ({"cost": {EARTH: 1}}, "Caravan: a cost is 1 or more of food, iron, horse, gunpowder, oil, got 1 earth"),
        ({"cost": {IRON: 0}}, "Caravan: a cost is 1 or more of food, iron, horse, gunpowder, oil, got 0 iron"),
        ({"vp": -1}, "Caravan: strength and vp are 0 or more"),
        ({"known": ("points",)}, "Caravan: known: there is no value 'points'; there is name, back, "),
        (
            {"effect": Gain(OIL)},
            "Caravan: an effect is a tuple of words, got Gain(resource=4); one word is ",
        ),
        ({"effect": (GainCulture(1),)}, "Caravan: there is no culture in the base game, so no GainCulture"),
        (
            {"effect": (Spy(), Activate(CIVIL, Among.REVEALED))},
            "Espionage: only one card may have Spy, and Caravan has it; two could reveal each other",
        ),
    ],
)
def test_a_wrong_value_is_refused(values: Mapping[str, object], reason: str) -> None:
    cards = (replace(CARAVAN, **values),)  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(Refused) as refused:
        check_cards(START_CARDS, {"base": cards, "renaissance": RENAISSANCE_CARDS})
    assert str(refused.value).startswith(reason)


def test_starting_cards_are_food_and_iron_and_one_of_them_attacks() -> None:
    """R10, R32."""
    with pytest.raises(Refused, match="Caravan: a starting card has Food or Iron on its back and no cost"):
        check_cards((*START_CARDS, CARAVAN), {})
    with pytest.raises(Refused, match="exactly one starting card is an attack card"):
        check_cards(START_CARDS[:-1], {})


def test_an_indicator_is_a_card_of_the_wonders_age() -> None:
    """R31."""
    check_wonders(BASE_WONDERS, BASE_CARDS)
    with pytest.raises(Refused, match="Great Pyramids: its indicator 'Knight' is no horse card of the set"):
        check_wonders((replace(BASE_WONDERS[0], indicator="Knight"),), BASE_CARDS)
    with pytest.raises(Refused, match="there is no wonder of the space age"):
        check_wonders(BASE_WONDERS[:-2], BASE_CARDS)


def test_a_word_of_a_new_kind_is_a_word() -> None:
    """Only lowering refuses it (tests/laws/test_words.py)."""

    class Unheard(Word):
        pass

    check_cards(START_CARDS, {"base": (replace(CARAVAN, effect=(Unheard(),)),)})
