"""Which values a rulebook states and which are ours, card by card and wonder by wonder."""

import pytest

from gunsteel.card_book import cards, wonders
from gunsteel.catalog.index import CARDS, START, WONDERS
from gunsteel.catalog.provenance import Provenance, provenance
from gunsteel.core.rules import Rules
from gunsteel.language import rulebook
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.narrator import Narrator
from gunsteel.language.table_text import TableText

# No rulebook states what these ask for; the last three have not even a name in one.
INVENTED = {
    *("great-pyramids", "eiffel-tower"),
    *("great-mosque-of-djenne", "machu-picchu", "golden-gate-bridge"),
}


def test_five_wonders_have_requirements_of_ours() -> None:
    assert {name for name in WONDERS if "requirement" in provenance(name).ours} == INVENTED


def test_two_wonders_have_names_of_ours_and_one_is_named_by_a_review_only() -> None:
    assert {name for name in WONDERS if "name" in provenance(name).ours} == {"machu-picchu", "golden-gate-bridge"}
    assert {name for name in WONDERS if provenance(name).reviewed} == {"great-mosque-of-djenne", "himeji-jo"}


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("great-pyramids", Provenance(("name", "age"), (), ("requirement", "indicator", "vp"))),
        ("great-mosque-of-djenne", Provenance((), ("name", "age"), ("requirement", "indicator", "vp"))),
        ("himeji-jo", Provenance(("name", "requirement"), ("age",), ("indicator", "vp"))),
        ("machu-picchu", Provenance(("age",), (), ("name", "requirement", "indicator", "vp", "glory"))),
        ("apollo-project", Provenance(("name", "age", "requirement", "indicator"), (), ("vp",))),
        ("panama-canal", Provenance(("name", "age", "requirement", "glory"), (), ("indicator", "vp"))),
        (
            "cannon",
            Provenance(
                ("name", "age", "type", "effect", "cost"), (), ("strength", "vp", "response", "not_in_two_player")
            ),
        ),
        ("mining", Provenance(("name", "age", "type", "effect", "vp"), (), ("strength", "response"))),
    ],
)
def test_every_value_has_one_source(name: str, wanted: Provenance) -> None:
    assert provenance(name) == wanted


def test_missing_icons_are_guesses_too() -> None:
    for name, card in CARDS.items():
        if not card.response:
            assert "response" in provenance(name).ours
        if not card.not_in_two_player and name not in START:
            assert "not_in_two_player" in provenance(name).ours


def test_looked_up_in_python() -> None:
    assert wonders["Eiffel Tower"].provenance.stated == ("name", "age")
    assert "cost" in cards["cannon"].provenance.stated


# --- In words --------------------------------------------------------------------------------------------------


def test_in_sentences() -> None:
    assert Narrator("en").provenance("great-mosque-of-djenne") == [
        "From a published review: name and age.",
        "Our own guess: requirement, indicator and points.",
    ]
    assert Narrator("fr").provenance("machu-picchu")[0] == "D’après les livrets de règles\u00a0: âge."
    assert Narrator("ja").provenance("cannon")[0] == "ルールブックによる：名前、時代、種類、効果、購入コスト。"


def test_a_changed_value_is_no_guess_of_ours() -> None:
    rules = Rules("base", 3, values={"cannon": {"strength": 4}, "tank": {"vp": 3}})
    screen = TableText("en", None, None)
    assert screen.provenance(rules, "cannon")[1:] == [
        "  Our own guess: points, response icon and two-player icon.",
        "  Changed for this game: strength.",
    ]
    # 3 points are ours already.
    assert "Changed" not in "".join(screen.provenance(rules, "tank"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_tell_it_wonder_by_wonder(lang: str) -> None:
    """The last appendix says what the data says."""
    narrator = Narrator(lang)
    appendix = rulebook.sections(lang)[-1].text.splitlines()
    told = [line for line in appendix if line.startswith("- ")]
    assert told == [f"- {narrator.wonder_sources(name)}" for name in WONDERS]
