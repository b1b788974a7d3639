"""The switch rulebook-wonders: only wonders whose requirement a rulebook states are in play, in every game."""

import pytest

from gunsteel import Game
from gunsteel.catalog.index import SETS, WONDERS, WONDERS_OF
from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.core.setup import check_layout, wonder_choices
from gunsteel.core.tables import WONDER_NAMES, WONDER_NUMBER
from gunsteel.errors import Refused
from gunsteel.formats.deal import deal
from gunsteel.formats.random_record import random_record
from gunsteel.formats.record import loads
from gunsteel.ids import SUPPLY_AGES, WonderId

ON = {"rulebook-wonders": True}
INVENTED = {"great-pyramids", "great-mosque-of-djenne", "eiffel-tower", "machu-picchu", "golden-gate-bridge"}

every_game = pytest.mark.parametrize("set_", SETS)
every_number = pytest.mark.parametrize("players", [2, 3, 4])


@every_game
@every_number
def test_each_age_has_one_of_them(set_: str, players: int) -> None:
    """R31: and over many layouts every wonder that may be in play is, no other ever."""
    rules = Rules(set_, players, ON)
    seen: set[str] = set()
    for seed in range(60):
        wonders = [WONDER_NAMES[wonder] for wonder in deal(rules, Dice(seed)).wonders]
        assert [SUPPLY_AGES[WONDERS[wonder].age - 2] for wonder in wonders] == list(SUPPLY_AGES)
        seen |= {*wonders}
    assert seen == {*WONDERS_OF[set_]} - INVENTED


@every_game
@every_number
def test_without_it_all_of_them_may_be(set_: str, players: int) -> None:
    rules = Rules(set_, players)
    seen = {WONDER_NAMES[wonder] for seed in range(60) for wonder in deal(rules, Dice(seed)).wonders}
    assert seen == {*WONDERS_OF[set_]}


@every_game
@every_number
def test_games_with_it_are_played_recorded_and_replayed(set_: str, players: int) -> None:
    record = random_record(Rules(set_, players, ON), 11)
    text = record.dumps()
    assert '"rulebook-wonders": true' in text or '"rulebook-wonders":true' in text
    assert loads(text).dumps() == text


def test_where_both_of_an_age_remain_the_indicator_decides() -> None:
    """R31, as without the switch."""
    rules = Rules("base", 4, ON)
    for seed in range(20):
        setup = deal(rules, Dice(seed))
        for slot in (2, 4):
            assert wonder_choices(rules, setup.rows, setup.piles, slot) == wonder_choices(
                Rules("base", 4), setup.rows, setup.piles, slot
            )


def test_a_layout_with_another_wonder_is_refused() -> None:
    rules = Rules("base", 3, ON)
    setup = deal(rules, Dice(1))
    wonders = [WonderId(WONDER_NUMBER["great-pyramids"]), *setup.wonders[1:]]
    with pytest.raises(Refused, match="great-pyramids cannot be in play with this layout, hanging-gardens is"):
        check_layout(rules, setup.rows, setup.piles, wonders)


def test_in_python() -> None:
    game = Game("combined", 2, 5, switches=ON)
    assert not INVENTED & {*game.view(None).wonders}
