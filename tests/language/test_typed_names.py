"""Cards and wonders are found by whatever name a person types for them."""

import pytest

from gunsteel.catalog.index import CARDS, WONDERS
from gunsteel.catalog.vocabulary import Card, Wonder
from gunsteel.language.typed_names import close_ids, find_by_name, folded

THINGS: dict[str, Card | Wonder] = {**CARDS, **WONDERS}
NAMES = {name: id_ for id_, thing in THINGS.items() for name in (id_, thing.name, thing.ja, thing.fr)}


@pytest.mark.parametrize("change", [str, str.upper, str.lower, folded, lambda name: name.replace("’", "'")])
def test_every_name_is_found_in_every_language(change: type[str]) -> None:
    found = {name: find_by_name(change(name)) for name in NAMES}
    assert found == NAMES


@pytest.mark.parametrize(
    ("typed", "id_"),
    [
        ("char d'assaut", "tank"),
        ("Char d’assaut", "tank"),
        ("coup d'etat", "coup"),
        ("Phare d'Alexandrie", "lighthouse-of-alexandria"),
        ("himeji jo", "himeji-jo"),
        ("アンコールワット", "angkor-wat"),
        ("ｺﾝﾋﾟｭｰﾀ", "computer"),
        ("ＴＡＮＫ", "tank"),
        ("sous marin nucleaire", "nuclear-submarine"),
        ("epeiste", "swordsman"),
    ],
)
def test_apostrophes_accents_and_spaces_do_not_matter(typed: str, id_: str) -> None:
    assert find_by_name(typed) == id_


@pytest.mark.parametrize("typed", ["", " ", "nonsense", "-", "カード"])
def test_what_is_no_name_is_not_found(typed: str) -> None:
    assert find_by_name(typed) is None


def test_similar_names_are_found_in_every_language() -> None:
    everything = [*CARDS, *WONDERS]
    assert close_ids("ordinateurr", everything)[0] == "computer"
    assert close_ids("comptuer", everything)[0] == "computer"
    assert close_ids("コンピューター", everything)[0] == "computer"
    assert close_ids("comptuer", ["tank"]) == []
