"""The cards as data: every value as in cards.toml, the numbers N of docs/scenarios.md, the vocabulary, the programs."""

import ast
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from gunsteel.catalog import vocabulary
from gunsteel.catalog.index import BASE, CARDS, RENAISSANCE, START, SUPPLY, WONDERS, WONDERS_OF, slug
from gunsteel.catalog.vocabulary import (
    EXCEPTIONS,
    Attack,
    ByPlayers,
    CardsInArea,
    Covered,
    GainCulture,
    PointsInArea,
    Price,
    Requirement,
    Strength,
    TookBack,
    Visible,
    Word,
    words_in,
)
from gunsteel.core import program
from gunsteel.core.moves import CULTURE_TOKENS
from gunsteel.core.program import CODE, ENTRY, START_BASE, START_GLORY, TURN_BASE, TURN_GLORY, WIDTH
from gunsteel.core.rules import Rules
from gunsteel.core.scoring import CULTURE_TO_END
from gunsteel.core.setup import connected_below, row_sizes, supply_by_age
from gunsteel.core.tables import CARD_NAMES
from gunsteel.core.values import GLORY_TOKENS
from gunsteel.ids import (
    AGE_NAMES,
    ATTACK,
    CIVIL,
    FOOD,
    HORSE,
    IRON,
    OIL,
    RESOURCE_NAMES,
    SUPPLY_AGES,
    TACTIC,
    TYPE_NAMES,
    Resource,
)

HERE = Path(__file__).parent
DATA = tomllib.loads((HERE / "cards.toml").read_text(encoding="utf-8"))
SETS = {"start": START, "base": BASE, "renaissance": RENAISSANCE}

Row = dict[str, Any]


def rows(kind: str) -> list[Any]:
    return [pytest.param(row, id=slug(row["name"])) for row in DATA[kind]]


# --- Equal to cards.toml -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", rows("card"))
def test_every_value_of_a_card_is_as_in_the_file(row: Row) -> None:
    """R9-R13, Q49."""
    card = SETS[row["set"]][slug(row["name"])]
    age = AGE_NAMES[max(card.back - 1, 0)]
    assert {
        "name": card.name,
        "set": row["set"],
        "age": age,
        "back": RESOURCE_NAMES[card.back],
        "type": TYPE_NAMES[card.type],
        "cost": {RESOURCE_NAMES[resource]: count for resource, count in card.cost.items()},
        "strength": card.strength,
        "response": card.response,
        "vp": card.vp,
        "not_in_two_player": card.not_in_two_player,
        "ja": card.ja,
        "fr": card.fr,
        "known": list(card.known),
    } == row


@pytest.mark.parametrize("row", rows("wonder"))
def test_every_value_of_a_wonder_is_as_in_the_file(row: Row) -> None:
    """R18, Q4, Q49. The requirement, a sentence there, is tested in test_wonders.py."""
    wonder = WONDERS_OF[row["set"]][slug(row["name"])]
    assert {
        "name": wonder.name,
        "set": row["set"],
        "age": RESOURCE_NAMES[wonder.age],
        "vp": wonder.vp,
        "indicator": wonder.indicator,
        "requirement": row["requirement"],
        "glory": wonder.glory,
        "ja": wonder.ja,
        "fr": wonder.fr,
        "known": list(wonder.known),
        "reviewed": list(wonder.reviewed),
    } == {"reviewed": [], **row}


def test_the_file_names_every_card_and_wonder_once() -> None:
    assert sorted(slug(row["name"]) for row in DATA["card"]) == sorted(CARDS)
    assert sorted(slug(row["name"]) for row in DATA["wonder"]) == sorted(WONDERS)


def test_the_cards_are_counted_as_in_the_boxes() -> None:
    """R2, R3, R30: five starting cards, 7/6/5/4/3 of each set, ten wonders of each, two an age."""
    assert list(START) == ["reinforcement", "agriculture", "barter-trade", "mining", "warrior"]
    assert [card.back for card in START.values()] == [FOOD, FOOD, FOOD, IRON, IRON]
    for cards in (BASE, RENAISSANCE):
        backs = [RESOURCE_NAMES[card.back] for card in cards.values()]
        assert [backs.count(age) for age in SUPPLY_AGES] == [7, 6, 5, 4, 3]
    for set_ in ("base", "renaissance"):
        ages = [RESOURCE_NAMES[wonder.age] for wonder in WONDERS_OF[set_].values()]
        assert [ages.count(age) for age in SUPPLY_AGES] == [2, 2, 2, 2, 2]
    assert WONDERS_OF["combined"] == WONDERS_OF["renaissance"]


# --- The numbers N -----------------------------------------------------------------------------------------------


def cost(card: str) -> dict[str, int]:
    return {RESOURCE_NAMES[resource]: count for resource, count in CARDS[card].cost.items()}


def vp(*cards: str) -> int:
    return sum(CARDS[card].vp for card in cards)


def strength(*cards: str) -> int:
    return sum(CARDS[card].strength for card in cards)


@pytest.mark.parametrize(
    ("card", "price"),
    [
        pytest.param("cannon", {"gunpowder": 2}, id="N1"),
        pytest.param("computer", {"horse": 1, "gunpowder": 1, "oil": 2}, id="N2"),
        pytest.param("frigate", {"iron": 1, "gunpowder": 2}, id="N3"),
        pytest.param("movie", {"horse": 1, "gunpowder": 2, "oil": 1}, id="N4"),
        pytest.param("horse-archer", {"iron": 1, "horse": 1}, id="N5"),
    ],
)
def test_known_costs(card: str, price: dict[str, int]) -> None:
    """N1-N5."""
    assert cost(card) == price
    assert "cost" in CARDS[card].known


def test_costs_are_in_basic_resources() -> None:
    """N6, N7: and starting cards have none."""
    for card in (BASE | RENAISSANCE).values():
        assert card.cost
        assert all(FOOD <= resource <= OIL and count > 0 for resource, count in card.cost.items())
    assert all(not card.cost for card in START.values())


def test_known_points() -> None:
    """N10-N14, N17."""
    oil = [card for card, data in RENAISSANCE.items() if data.back == OIL and card != "armistice"]
    named = ("armistice", "reinforcement", "mining", "agriculture", "code-of-law", "compass")
    assert [card for card in oil if vp(*named, card) == 6] != []
    assert vp("armistice") == 2
    assert (vp("code-of-law"), vp("compass")) == (1, 1)
    assert 2 in [vp(card) for card in oil]
    assert [vp(card) for card in ("reinforcement", "mining", "agriculture")] == [0, 0, 0]
    assert all("vp" in CARDS[card].known for card in named)
    assert vp("charge") >= 1
    assert vp("defection") >= 1


def test_known_points_of_wonders() -> None:
    """N15, N16."""
    assert WONDERS["himeji-jo"].vp > WONDERS["hanging-gardens"].vp
    assert WONDERS["great-pyramids"].vp <= WONDERS["eiffel-tower"].vp


def test_known_response_icons() -> None:
    """N20-N23, Q25: every tactic card, no civil card, some attack cards."""
    proven = ("knight", "charge", "blitzkrieg", "space-race", "horse-archer", "nationalism", "defection")
    assert all(CARDS[card].response for card in proven)
    assert all(card.response for card in CARDS.values() if card.type == TACTIC)
    # The same sentence says it of all of them (N22).
    assert all("response" in card.known for card in CARDS.values() if card.type == TACTIC)
    assert not any(card.response for card in CARDS.values() if card.type == CIVIL)
    assert not CARDS["warrior"].response
    assert {card.response for card in CARDS.values() if card.type == ATTACK} == {False, True}


def test_known_two_player_icons() -> None:
    """N21, N24, N25, Q27: one card of each age of each set, Charge and Defection among them."""
    for cards in (BASE, RENAISSANCE):
        removed = [RESOURCE_NAMES[card.back] for card in cards.values() if card.not_in_two_player]
        assert sorted(removed) == sorted(SUPPLY_AGES)
    assert CARDS["charge"].not_in_two_player
    assert CARDS["defection"].not_in_two_player
    assert not any(card.not_in_two_player for card in START.values())


@pytest.mark.parametrize(
    ("cards", "total"),
    [
        pytest.param("nuclear-submarine fighter", 7, id="N30"),
        pytest.param("swordsman warrior ambush", 3, id="N31"),
        pytest.param("charge reinforcement knight satellite", 6, id="N32"),
        pytest.param("tank flanking blitzkrieg", 7, id="N33"),
        pytest.param("stealth-bomber machine-gun", 6, id="N34"),
        pytest.param("stealth-bomber frigate", 6, id="N35"),
        pytest.param("chariot warrior coup", 3, id="N36"),
        pytest.param("reinforcement horse-archer space-race", 5, id="N37"),
        pytest.param("battleship armistice nationalism", 7, id="N38"),
    ],
)
def test_known_sums_of_strength(cards: str, total: int) -> None:
    """N30-N38."""
    assert strength(*cards.split()) == total


def test_what_follows_from_the_sums_of_strength() -> None:
    """N40-N46."""
    military = [card for card in CARDS.values() if card.type != CIVIL]
    assert all(card.strength >= 1 for card in military)
    assert all(card.strength == 0 for card in CARDS.values() if card.type == CIVIL)
    assert {strength(card) for card in ("swordsman", "warrior", "ambush", "chariot", "coup")} == {1}
    assert 1 <= strength("reinforcement") <= 3
    assert strength("horse-archer", "space-race") == 5 - strength("reinforcement")
    assert strength("charge", "knight", "satellite") == 6 - strength("reinforcement")
    for card in ("knight", "satellite", "charge", "horse-archer", "space-race"):
        assert 1 <= strength(card) <= 3
    assert strength("swordsman", "ambush") == strength("chariot", "coup")
    assert strength("charge", "knight", "satellite") == strength("horse-archer", "space-race") + 1
    assert strength("tank", "flanking", "blitzkrieg") == strength("battleship", "armistice", "nationalism") == 7
    assert strength("nuclear-submarine", "fighter") - strength("stealth-bomber", "machine-gun") == 1


@pytest.mark.parametrize(
    ("wonder", "card"),
    [
        pytest.param("sydney-opera-house", "movie", id="N50-sydney"),
        pytest.param("sagrada-familia", "stealth-bomber", id="N50-sagrada"),
        pytest.param("international-space-station", "nuclear-submarine", id="N51-station"),
        pytest.param("apollo-project", "computer", id="N51-apollo"),
    ],
)
def test_known_indicators(wonder: str, card: str) -> None:
    """N50, N51, Q3."""
    assert slug(WONDERS[wonder].indicator) == card


def test_every_indicator_is_a_card_of_the_wonders_age_and_set() -> None:
    """R31: and of the two wonders of an age they differ."""
    for set_ in ("base", "renaissance"):
        indicators = [slug(wonder.indicator) for wonder in WONDERS_OF[set_].values()]
        assert len(set(indicators)) == 10
        assert all(SUPPLY[set_][slug(wonder.indicator)].back == wonder.age for wonder in WONDERS_OF[set_].values())


@pytest.mark.parametrize(
    ("wonder", "requirement"),
    [
        ("taj-mahal", Visible(ByPlayers(four=5, three=6, two=7), CIVIL)),
        ("manhattan-project", Strength(ByPlayers(four=8, three=10, two=12))),
        ("international-space-station", CardsInArea(ByPlayers(four=11, three=13, two=15))),
        ("apollo-project", PointsInArea(ByPlayers(four=8, three=10, two=12))),
        ("sydney-opera-house", TookBack(ByPlayers(four=3, three=4, two=5))),
        ("hanging-gardens", Covered(2, HORSE)),
        ("angkor-wat", Visible(3, ATTACK)),
        ("himeji-jo", Visible(3, TACTIC)),
    ],
)
def test_known_thresholds(wonder: str, requirement: Requirement) -> None:
    """N54."""
    assert WONDERS[wonder].requirement == requirement


def test_glory_numbers() -> None:
    """N55: 3 on every wonder of Renaissance, five tokens a player; the base game has no glory."""
    assert {wonder.glory for wonder in WONDERS_OF["renaissance"].values()} == {3}
    assert {wonder.glory for wonder in WONDERS_OF["base"].values()} == {0}
    assert GLORY_TOKENS == 5


def test_culture_numbers() -> None:
    """N56."""
    attacks = {
        "chariot": (2, 1),
        "frigate": (4, 3),
        "battleship": (5, 4),
        "stealth-bomber": (6, 5),
    }
    for card, (attacker, others) in attacks.items():
        assert CARDS[card].effect == (Attack((GainCulture(attacker),), (), (GainCulture(others),)),)
    assert (CULTURE_TO_END, CULTURE_TOKENS) == (15, 35)


@pytest.mark.parametrize("sizes", [(7, 6, 5, 4, 3), (6, 5, 4, 3, 2)])
def test_surcharge_in_a_complete_pyramid(sizes: tuple[int, ...]) -> None:
    """N57, X76: everywhere in a row."""
    places = sum(2 ** (8 * slot + column) for slot, count in enumerate(sizes) for column in range(count))
    for slot, wanted in enumerate((0, 2, 5, 9, 14)):
        for column in range(sizes[slot]):
            assert connected_below(places, 8 * slot + column) == wanted


@pytest.mark.parametrize(("players", "piles"), [(2, [6, 5, 4, 3, 2]), (3, [8, 7, 6, 5, 4]), (4, [8, 7, 6, 5, 4])])
def test_pile_sizes_in_the_combined_game(players: int, piles: list[int]) -> None:
    """N58, R106, R107."""
    rules = Rules("combined", players)
    left = [len(cards) - row for cards, row in zip(supply_by_age(rules), row_sizes(rules), strict=True)]
    assert left == piles


@pytest.mark.parametrize(("players", "sizes"), [(2, [6, 5, 4, 3, 2]), (3, [7, 6, 5, 4, 3]), (4, [7, 6, 5, 4, 3])])
@pytest.mark.parametrize("set_", ["base", "renaissance"])
def test_row_sizes(set_: str, players: int, sizes: list[int]) -> None:
    """R30, R38, Q27."""
    assert row_sizes(Rules(set_, players)) == sizes


def test_strengths_allow_the_manhattan_project_with_two_players() -> None:
    """N59: what one player can show."""
    assert sum(card.strength for card in (START | BASE).values() if not card.not_in_two_player) >= 12


def test_known_values_are_named_by_their_field() -> None:
    """Q49."""
    names = {field.name for field in fields(vocabulary.Card)} | {field.name for field in fields(vocabulary.Wonder)}
    known = [card.known for card in CARDS.values()] + [wonder.known for wonder in WONDERS.values()]
    assert all(set(values) <= names for values in known)


# --- The vocabulary ----------------------------------------------------------------------------------------------


def defined(kind: type) -> set[type]:
    return {value for value in vars(vocabulary).values() if isinstance(value, type) and issubclass(value, kind)} - {
        kind,
        Price,
    }


USED_BY: dict[type, set[str]] = {}
for _name, _card in CARDS.items():
    for _word in words_in(_card.effect):
        USED_BY.setdefault(type(_word), set()).add(_name)


def test_every_word_is_used() -> None:
    assert set(USED_BY) == defined(Word)
    assert {type(wonder.requirement) for wonder in WONDERS.values()} == defined(Requirement)


def test_every_place_to_look_and_every_deed_is_used() -> None:
    texts = {repr(card.effect) for card in CARDS.values()} | {repr(wonder.requirement) for wonder in WONDERS.values()}
    for member in [*vocabulary.Among, *vocabulary.Deed]:
        assert any(repr(member) in text for text in texts), member


def test_exceptions_are_the_words_of_a_single_card() -> None:
    single = {word for word, cards in USED_BY.items() if len(cards) == 1}
    assert set(EXCEPTIONS) == single
    assert len(EXCEPTIONS) == len(set(EXCEPTIONS)) <= 5


def test_the_vocabulary_is_small() -> None:
    assert len(defined(Word)) <= 25
    assert len(defined(Requirement)) <= 10


def test_every_card_has_an_effect() -> None:
    assert all(card.effect for card in CARDS.values())


# --- The lowered programs ----------------------------------------------------------------------------------------

# Which of an instruction's three numbers is an address.
ADDRESS = {
    program.JUMP: 1,
    program.OPPONENTS: 2,
    program.PRICE: 2,
    program.PAY_CULTURE: 2,
    program.ONE_OF: 1,
    program.BY_ATTACK_CARDS: 3,
    program.CHOOSE_WONDER: 2,
    program.COUNT_HAND: 1,
}
STEPS = {*range(program.END, program.TAKE_WONDER + 1), *range(program.FIRST_TURN_STEP, program.END_TURN + 1)}


def targets(first: int, end: int) -> list[int]:
    steps = [(address, int(CODE[address])) for address in range(first, end, WIDTH)]
    return [int(CODE[address + ADDRESS[step]]) for address, step in steps if step in ADDRESS]


def test_the_code_is_whole_instructions() -> None:
    assert len(CODE) % WIDTH == 0
    assert all(entry % WIDTH == 0 for entry in ENTRY)
    assert len(ENTRY) == len(CARD_NAMES)
    assert {int(step) for step in CODE[::WIDTH]} == STEPS


@pytest.mark.parametrize("card", range(len(CARD_NAMES)), ids=lambda number: CARD_NAMES[number])
def test_jumps_stay_inside_the_program_of_a_card(card: int) -> None:
    """S2: an effect ends where the card's own program ends."""
    first = int(ENTRY[card])
    end = int([*ENTRY, TURN_BASE][card + 1])
    assert CODE[end - WIDTH] == program.END
    assert program.END not in CODE[first : end - WIDTH : WIDTH]
    for target in targets(first, end):
        assert first <= target < end
        assert target % WIDTH == 0


def test_jumps_stay_inside_the_turn() -> None:
    """R39: a turn is left by its last step only."""
    ends = [TURN_GLORY, min(START_BASE)]
    for first, end in zip([TURN_BASE, TURN_GLORY], ends, strict=True):
        assert CODE[end - WIDTH] == program.END_TURN
        assert [first <= target < end for target in targets(first, end)] == [True]


def test_starts_lead_to_the_turn_of_their_game() -> None:
    """R35, R37."""
    starts = [*START_BASE, *START_GLORY, len(CODE)]
    for number, turn in enumerate([TURN_BASE] * 4 + [TURN_GLORY] * 4):
        assert targets(int(starts[number]), int(starts[number + 1])) == [turn]
        seats = [int(CODE[address + 1]) for address in range(starts[number], starts[number + 1] - WIDTH, WIDTH)]
        assert seats == [[], [1], [2], [2, 3]][number % 4]


def test_masks_of_instructions_hold_cards_only() -> None:
    """A replenish step names at least one card, none beyond the last."""
    masks = [CODE[at + 1] for at in range(0, len(CODE), WIDTH) if CODE[at] == program.REPLENISH]
    assert len(masks) == 27
    assert all(0 < mask < 2 ** len(CARD_NAMES) for mask in masks)


# --- The tests themselves ----------------------------------------------------------------------------------------


def test_every_card_has_a_test_of_its_own() -> None:
    files = [*HERE.glob("test_start.py"), *HERE.glob("test_base*.py"), *HERE.glob("test_renaissance*.py")]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
    names = [node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    missing = [card for card in CARDS if not any(name.startswith(f"test_{card.replace('-', '_')}_") for name in names)]
    assert missing == []


def test_resources_are_in_the_order_of_the_chart() -> None:
    """R12, R61."""
    assert RESOURCE_NAMES == ("food", "iron", "horse", "gunpowder", "oil", "earth", "space")
    assert [RESOURCE_NAMES[Resource(number)] for number in range(2, 7)] == list(SUPPLY_AGES)
