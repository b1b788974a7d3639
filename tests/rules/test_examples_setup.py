"""The examples and pictures of a game's layout."""

import pytest

from gunsteel.core import engine
from gunsteel.core.rules import Rules
from gunsteel.core.setup import Rows, Setup, check_layout, supply_by_age, wonder_choices
from gunsteel.core.tables import CARD_NUMBER, WONDER_NAMES, WONDER_NUMBER
from gunsteel.errors import Refused
from gunsteel.ids import CardId, WonderId
from tests.scene import Table

SPACE = 4
NO_PILES: Rows = [[], [], [], [], []]


def cards(names: str) -> list[CardId]:
    return [CardId(CARD_NUMBER[name]) for name in names.split()]


def layout(*rows: str) -> Rows:
    """Horse, Gunpowder, Oil, Earth, Space, each from left to right."""
    return [cards(row) for row in rows]


def wonders(names: str) -> list[WonderId]:
    return [WonderId(WONDER_NUMBER[name]) for name in names.split()]


def in_play(rules: Rules, rows: Rows, piles: Rows = NO_PILES) -> list[list[str]]:
    """The possible wonders of each age."""
    return [[WONDER_NAMES[wonder] for wonder in wonder_choices(rules, rows, piles, slot)] for slot in range(5)]


BASE_PICTURE = layout(
    "swordsman caravan currency ambush philosophy domestication ironworks",
    "charge irrigation knight engineering alchemy guild",
    "cannon overseas-trade flanking musketeer steam-engine",
    "fighter stock-exchange blitzkrieg tank",
    "nuclear-submarine satellite computer",
)
BASE_WONDERS = "hanging-gardens angkor-wat taj-mahal manhattan-project international-space-station"

RENAISSANCE_PICTURE = layout(
    "chariot calendar trade-and-tribute coup espionage writing sailing",
    "defection theology horse-archer code-of-law compass education",
    "frigate economics armistice hussar printing-press",
    "battleship newspaper nationalism machine-gun",
    "movie space-race stealth-bomber",
)
RENAISSANCE_WONDERS = "colossus-of-rhodes sancta-sophia forbidden-palace panama-canal sydney-opera-house"

COMBINED_PICTURE = layout(
    "chariot calendar ironworks swordsman espionage ambush",
    "defection theology guild irrigation compass",
    "steam-engine economics armistice overseas-trade",
    "tank newspaper nationalism",
    "movie satellite",
)
COMBINED_WONDERS = "lighthouse-of-alexandria sancta-sophia leaning-tower-of-pisa panama-canal sydney-opera-house"


def test_E1_the_wonder_whose_indicator_lies_further_left_is_used() -> None:
    """R31, Q3."""
    rules = Rules("base", 3)
    assert in_play(rules, BASE_PICTURE)[SPACE] == ["international-space-station"]
    mirrored = [*BASE_PICTURE[:SPACE], cards("computer satellite nuclear-submarine")]
    assert in_play(rules, mirrored)[SPACE] == ["apollo-project"]


def test_E7_the_picture_of_the_base_setup() -> None:
    """R2, R29, R30, R31."""
    rules = Rules("base", 3)
    check_layout(rules, BASE_PICTURE, NO_PILES, wonders(BASE_WONDERS))
    assert in_play(rules, BASE_PICTURE) == [[name] for name in BASE_WONDERS.split()]
    game = Table(engine.start(rules, Setup(BASE_PICTURE, NO_PILES, wonders(BASE_WONDERS))))
    assert [len(row) for row in game.position()["rows"].values()] == [7, 6, 5, 4, 3]
    assert len(set(game.supply)) == 25
    assert game.supply_wonders == sorted(BASE_WONDERS.split())


def test_E7_the_other_wonder_of_an_age_is_refused() -> None:
    """R31."""
    others = "great-pyramids angkor-wat taj-mahal manhattan-project international-space-station"
    with pytest.raises(Refused, match=r"setup\.wonders\.horse"):
        check_layout(Rules("base", 3), BASE_PICTURE, NO_PILES, wonders(others))


def test_E11_movie_lies_left_of_stealth_bomber_so_sydney_is_used() -> None:
    """R31."""
    rules = Rules("renaissance", 3)
    assert in_play(rules, RENAISSANCE_PICTURE)[SPACE] == ["sydney-opera-house"]
    mirrored = [*RENAISSANCE_PICTURE[:SPACE], cards("stealth-bomber space-race movie")]
    assert in_play(rules, mirrored)[SPACE] == ["sagrada-familia"]


def test_E12_the_picture_of_the_renaissance_setup() -> None:
    """R2, R29, R30, R31."""
    rules = Rules("renaissance", 4)
    check_layout(rules, RENAISSANCE_PICTURE, NO_PILES, wonders(RENAISSANCE_WONDERS))
    assert in_play(rules, RENAISSANCE_PICTURE) == [[name] for name in RENAISSANCE_WONDERS.split()]
    game = Table(engine.start(rules, Setup(RENAISSANCE_PICTURE, NO_PILES, wonders(RENAISSANCE_WONDERS))))
    assert len(set(game.supply)) == 25
    assert game.supply_wonders == sorted(RENAISSANCE_WONDERS.split())


def combined_piles(rules: Rules) -> Rows:
    """The picture's tops, the rest of each age below."""
    tops = cards("philosophy horse-archer frigate stock-exchange nuclear-submarine")
    return [
        [top, *(card for card in age if card != top and card not in row)]
        for top, age, row in zip(tops, supply_by_age(rules), COMBINED_PICTURE, strict=True)
    ]


def test_E22_the_picture_of_the_combined_setup() -> None:
    """R106, R107, R108, R109, Q31. Frigate tops its pile, but Economics in the row lies further left."""
    rules = Rules("combined", 4)
    piles = combined_piles(rules)
    check_layout(rules, COMBINED_PICTURE, piles, wonders(COMBINED_WONDERS))
    assert in_play(rules, COMBINED_PICTURE, piles) == [[name] for name in COMBINED_WONDERS.split()]
    assert [len(pile) for pile in piles] == [8, 7, 6, 5, 4]
    game = Table(engine.start(rules, Setup(COMBINED_PICTURE, piles, wonders(COMBINED_WONDERS))))
    assert [len(row) for row in game.position()["rows"].values()] == [6, 5, 4, 3, 2]
    assert game.supply_wonders == sorted(COMBINED_WONDERS.split())
