"""Tests of the card of docs/adding-a-card.md: test_adding_a_card.py runs them on a copy of the program that has it."""

import pytest

from gunsteel.bots.registry import bot
from gunsteel.core.check import faults
from gunsteel.core.rules import Rules
from gunsteel.formats.notation import kind_name, offered_names
from gunsteel.ids import SUPPLY_AGES
from gunsteel.language.narrator import Narrator
from tests.bots.games import play as play_bots
from tests.bots.scenes import asked, supply
from tests.laws.games import states
from tests.scene import Build, Table, table

IDLE = {"hand": "mining warrior"}
NO_PILES = dict.fromkeys(SUPPLY_AGES, "")
WORDS = {
    "en": ("Silk Road", "Deplete 1 resource and in return gain your choice of 1 Oil or 3 Iron."),
    "ja": ("絹の道", "資源を1個消費して、石油1個か鉄3個を選んで獲得します。"),
    "fr": ("Route de la soie", "Épuisez 1 ressource pour gagner au choix 1 pétrole ou 3 fers."),
}


def test_it_depletes_a_card_for_an_oil_or_three_iron(play: Build) -> None:
    seats = [{"hand": "agriculture silk-road mining warrior"}, IDLE]
    game = play("combined", 2, seats, rows=supply(horse="swordsman"), piles=NO_PILES)
    game.answer("agriculture", "silk-road", "yes")
    assert (game.asked, game.options) == ((0, "gain"), ["iron+iron+iron", "oil"])
    assert game.up() == ["agriculture", "silk-road"]
    game.answer("iron+iron+iron")
    assert (game.asked, game.gained) == ((0, "buy"), {"iron": 3})


def test_without_a_covered_card_it_does_nothing(play: Build) -> None:
    """S3: Computer plays two cards, and Caravan has depleted the only covered card when Silk Road is applied."""
    seats = [{"hand": "agriculture computer caravan silk-road"}, IDLE]
    cheap = {"currency": {"cost": {"food": 1}}}
    game = play("combined", 2, seats, rows=supply(horse="currency"), piles=NO_PILES, cards=cheap)
    game.answer("agriculture", "computer", "yes", "caravan")
    assert (game.asked, game.gained) == ((0, "buy"), {"earth": 1})


@pytest.mark.parametrize("lang", WORDS)
def test_every_language_has_its_name_and_its_effect(lang: str) -> None:
    narrator = Narrator(lang)
    assert (narrator.card("silk-road"), *narrator.effect("silk-road")) == WORDS[lang]


@pytest.mark.parametrize("lang", WORDS)
def test_whole_games_go_well_and_every_option_has_words(lang: str) -> None:
    narrator = Narrator(lang)
    offered = 0
    for state in states(Rules("combined", 3), 11):
        assert faults(state) == []
        for option in offered_names(state):
            offered += "silk-road" in option
            assert narrator.option(kind_name(state), option)
    assert offered


@pytest.mark.parametrize("name", ["heuristic", "search@50"])
def test_bots_activate_it_and_gain_what_they_need(name: str) -> None:
    """Flanking costs a Horse and a Gunpowder, and a Gunpowder is there: two Iron make a Horse, an Oil does not."""
    seats = [{"hand": "agriculture silk-road warrior mining", "down": "engineering"}, IDLE]
    game = table("combined", 2, seats, rows=supply(oil="flanking"), piles=NO_PILES)
    game.answer("agriculture", "silk-road")
    assert (game.asked, choice(name, game)) == ((0, "activate"), "yes")
    game.answer("yes", "agriculture")
    assert (game.asked, choice(name, game)) == ((0, "gain"), "iron+iron+iron")


def choice(name: str, game: Table) -> str:
    return bot(name, 1).choose(*asked(game.state))


def test_bots_play_games_with_it() -> None:
    assert len(play_bots([bot("heuristic", 1), bot("search@4", 2)], Rules("combined", 2), 5, 120)) == 120
