"""The catalogue and the symbols of the browser client are those of the cards as they are."""

from collections.abc import Iterator

import pytest

from gunsteel.catalog.index import CARDS, WONDERS
from gunsteel.ids import RESOURCE_NAMES, TYPE_NAMES
from gunsteel.language.locales import LANGUAGES
from tools import card_signs, card_symbols, gen_catalog, requirement_shapes
from tools.card_signs import Row

STALE = "stale: regenerate it with python3 dev.py golden"


def rows() -> Iterator[Row]:
    for card in CARDS.values():
        yield from card_signs.effect(card.effect)
    yield from requirement_shapes.signs().values()
    for wonder in WONDERS.values():
        yield from (card_signs.requirement(wonder.requirement, players) for players in (2, 3, 4))


def test_the_catalogue_is_fresh() -> None:
    assert gen_catalog.CATALOG.read_text(encoding="utf-8") == gen_catalog.catalog_text(), STALE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_words_are_fresh(lang: str) -> None:
    assert gen_catalog.words_file(lang).read_text(encoding="utf-8") == gen_catalog.words_text(lang), STALE


def test_the_symbols_were_cut_by_this_choice() -> None:
    with gen_catalog.SYMBOLS.open(encoding="utf-8") as symbols:
        assert symbols.readline() == gen_catalog.symbols_first_line(), STALE


@pytest.mark.skipif(not card_symbols.is_installed(), reason="needs the symbols that dev.py golden installs")
def test_the_symbols_are_those_of_the_package() -> None:
    assert gen_catalog.SYMBOLS.read_text(encoding="utf-8") == gen_catalog.symbols_text(), STALE


def test_every_card_wonder_resource_type_and_sign_has_a_symbol() -> None:
    drawn = {*card_symbols.CHOSEN, *card_symbols.OWN}
    signs = {sign for row in rows() for sign in row if isinstance(sign, str)} - {*card_symbols.MARKS}
    assert {*CARDS, *WONDERS, *RESOURCE_NAMES, *TYPE_NAMES, *signs} <= drawn


def test_no_symbol_stands_for_two_things_of_a_kind() -> None:
    for kind in (card_symbols.RESOURCES, card_symbols.TYPES, card_symbols.CARDS, card_symbols.WONDERS):
        assert len({*kind.values()}) == len(kind)


def test_an_effect_is_short_enough_for_a_small_card() -> None:
    assert all(row for row in rows())
    assert max(len(row) for row in rows()) <= 7
    assert max(len(card_signs.effect(card.effect)) for card in CARDS.values()) == 2


def test_signs_say_what_the_words_say() -> None:
    def signs(card: str) -> list[Row]:
        return card_signs.effect(CARDS[card].effect)

    assert signs("warrior") == [["weaker", "deplete", 2]]
    assert signs("irrigation") == [["replenish", 3, "food", "horse"]]
    assert signs("guild") == [["deplete", 2, "for", "space"]]
    assert signs("education") == [["deplete", 2, "for", 2, "culture"], ["or", 2, "culture", "for", "space"]]
    assert card_signs.requirement(WONDERS["taj-mahal"].requirement, 2) == [7, "civil"]
