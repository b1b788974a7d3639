"""Records of games that cannot be: layout, values, choices or result are refused with the position of the fault."""

import copy
import json

import pytest

from gunsteel.errors import Refused
from gunsteel.formats.record import from_json, loads, replay
from gunsteel.formats.trace import trace
from tests.game.games import (
    BASE_SETUP,
    COMBINED_SETUP,
    Json,
    base_json,
    changed,
    combined_json,
    lacking,
    played,
    refusal,
)

SETS = ["base", "renaissance", "combined"]

# --- Refused: a layout that the rules cannot produce -------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "position"),
    [
        ("setup/rows/horse", BASE_SETUP["rows"]["horse"][:6], "setup.rows.horse: 7 cards belong here, got 6"),
        ("setup/rows/space", [], "setup.rows.space: 3 cards belong here, got 0"),
        ("setup/rows/earth", [*BASE_SETUP["rows"]["earth"], "tank"], "setup.rows.earth: 4 cards belong here, got 5"),
        ("setup/rows/horse/6", "ambush", "setup.rows.horse[6]: ambush is named twice"),
        ("setup/rows/horse/3", "knight", "setup.rows.horse[3]: knight "),
        ("setup/rows/oil/0", "frigate", "setup.rows.oil[0]: frigate "),
        ("setup/rows/earth/2", "dreadnought", "setup.rows.earth[2]: there is no card 'dreadnought'"),
        ("setup/rows/earth/2", "Stock Exchange", "setup.rows.earth[2]: there is no card 'Stock Exchange'"),
        ("setup/rows/horse/0", "warrior", "setup.rows.horse[0]: warrior "),
        ("setup/rows/horse/0", "warrior@1", "setup.rows.horse[0]: "),
        ("setup/rows/horse/0", "taj-mahal", "setup.rows.horse[0]: there is no card 'taj-mahal'"),
        ("setup/rows/horse/0", None, "setup.rows.horse[0]: "),
        ("setup/rows/horse/0", 5, "setup.rows.horse[0]: "),
        ("setup/rows/horse", "ambush", "setup.rows.horse: "),
        ("setup/rows/bronze", [], "setup.rows.bronze: "),
        ("setup/rows", [], "setup.rows: "),
        ("setup/piles", {"horse": ["ambush"]}, "setup.piles.horse[0]: ambush "),
        ("setup/piles", {"horse": ["chariot"]}, "setup.piles.horse[0]: chariot "),
        ("setup/piles", {"bronze": []}, "setup.piles.bronze: "),
        ("setup/piles", [], "setup.piles: "),
        ("setup/tokens", 35, "setup.tokens: no such member"),
        ("setup/wonders/horse", "great-pyramids", "setup.wonders.horse: great-pyramids "),
        ("setup/wonders/space", "international-space-station", "setup.wonders.space: international-space-station "),
        ("setup/wonders/horse", "colossus-of-rhodes", "setup.wonders.horse: colossus-of-rhodes "),
        ("setup/wonders/horse", "himeji-jo", "setup.wonders.horse: himeji-jo "),
        ("setup/wonders/horse", "stonehenge", "setup.wonders.horse: there is no wonder 'stonehenge'"),
        ("setup/wonders/horse", None, "setup.wonders.horse: "),
        ("setup/wonders/bronze", "taj-mahal", "setup.wonders.bronze: "),
        ("setup/wonders", ["taj-mahal"], "setup.wonders: "),
    ],
)
def test_a_wrong_layout_is_refused(path: str, value: object, position: str) -> None:
    """R30, R31."""
    assert refusal(changed(base_json(), path, value)).startswith(position)


@pytest.mark.parametrize("member", ["rows", "wonders", "rows/horse", "wonders/oil"])
def test_a_layout_in_part_is_refused(member: str) -> None:
    assert refusal(lacking(base_json(), f"setup/{member}")).startswith(f"setup.{member.replace('/', '.')}: ")


@pytest.mark.parametrize(
    ("age", "place", "card"),
    [("horse", 2, "domestication"), ("gunpowder", 1, "charge"), ("space", 1, "satellite")],
)
def test_a_removed_card_with_two_players_is_refused(age: str, place: int, card: str) -> None:
    """R36, Q27."""
    data = changed(base_json(2), f"setup/rows/{age}/{place}", card)
    assert refusal(data).startswith(f"setup.rows.{age}[{place}]: {card} ")


def test_a_full_pyramid_with_two_players_is_refused() -> None:
    """R38."""
    assert refusal(base_json() | {"players": 2}).startswith("setup.rows.horse: 6 cards belong here, got 7")


@pytest.mark.parametrize(
    ("path", "value", "position"),
    [
        ("setup/piles/horse", COMBINED_SETUP["piles"]["horse"][:-1], "setup.piles.horse: writing is missing"),
        ("setup/piles/space", [], "setup.piles.space: "),
        ("setup/piles/space/3", "movie", "setup.piles.space[3]: movie is named twice"),
        ("setup/piles/space/3", "computer", "setup.piles.space[3]: computer is named twice"),
        ("setup/piles/oil/1", "tank", "setup.piles.oil[1]: tank "),
        ("setup/piles/oil/1", "zeppelin", "setup.piles.oil[1]: there is no card 'zeppelin'"),
        ("setup/piles", {}, "setup.piles.horse: "),
        ("setup/rows/earth", ["tank", "newspaper"], "setup.rows.earth: 3 cards belong here, got 2"),
        ("setup/wonders/horse", "hanging-gardens", "setup.wonders.horse: hanging-gardens "),
        ("setup/wonders/earth", "golden-gate-bridge", "setup.wonders.earth: golden-gate-bridge "),
    ],
)
def test_a_wrong_combined_layout_is_refused(path: str, value: object, position: str) -> None:
    """R106-R109."""
    assert refusal(changed(combined_json(), path, value)).startswith(position)


def test_the_combined_layout_itself_is_accepted() -> None:
    """E22."""
    assert loads(json.dumps(combined_json())).to_json() == combined_json()


# --- Refused: values ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "position"),
    [
        ({"dreadnought": {"vp": 1}}, "cards: dreadnought: "),
        ({"warrior@1": {"vp": 1}}, "cards: warrior@1: "),
        ({"knight": {"colour": 1}}, "cards: knight.colour: "),
        ({"knight": {"age": "oil"}}, "cards: knight.age: "),
        ({"taj-mahal": {"strength": 1}}, "cards: taj-mahal.strength: "),
        ({"knight": 3}, "cards: knight: "),
        ({"knight": None}, "cards: knight: "),
        ({"knight": {"vp": -1}}, "cards: knight.vp: "),
        ({"knight": {"strength": -1}}, "cards: knight.strength: "),
        ({"knight": {"strength": "3"}}, "cards: knight.strength: "),
        ({"knight": {"strength": 2.0}}, "cards: knight.strength: "),
        ({"knight": {"strength": True}}, "cards: knight.strength: "),
        ({"knight": {"vp": None}}, "cards: knight.vp: "),
        ({"knight": {"vp": 1_000_000}}, "cards: knight.vp: "),
        ({"taj-mahal": {"vp": -2}}, "cards: taj-mahal.vp: "),
        ({"knight": {"response": 1}}, "cards: knight.response: "),
        ({"knight": {"not_in_two_player": "no"}}, "cards: knight.not_in_two_player: "),
        ({"knight": {"cost": 2}}, "cards: knight.cost: "),
        ({"knight": {"cost": ["iron"]}}, "cards: knight.cost: "),
        ({"knight": {"cost": {"earth": 1}}}, "cards: knight.cost.earth: "),
        ({"knight": {"cost": {"space": 1}}}, "cards: knight.cost.space: "),
        ({"knight": {"cost": {"gold": 1}}}, "cards: knight.cost.gold: "),
        ({"knight": {"cost": {"iron": -1}}}, "cards: knight.cost.iron: "),
        ({"knight": {"cost": {"iron": 1.5}}}, "cards: knight.cost.iron: "),
        ({"knight": {"cost": {"iron": True}}}, "cards: knight.cost.iron: "),
        ({"warrior": {"not_in_two_player": True}}, "cards: warrior.not_in_two_player: "),
        ({"mining": {"not_in_two_player": True}}, "cards: mining.not_in_two_player: "),
    ],
)
def test_wrong_values_are_refused(cards: Json, position: str) -> None:
    """N6, R32."""
    assert refusal(base_json(cards=cards)).startswith(position)


@pytest.mark.parametrize(
    "cards",
    [
        {"knight": {"not_in_two_player": True}},
        {"charge": {"not_in_two_player": False}},
        {"charge": {"not_in_two_player": False}, "cannon": {"not_in_two_player": True}},
    ],
)
def test_icons_that_break_the_pyramid_are_refused(cards: Json) -> None:
    """R38: with two players; with three the icon means nothing."""
    assert refusal(base_json(2, cards=cards)).startswith("cards.not_in_two_player leaves no pyramid")
    assert loads(json.dumps(base_json(cards=cards))).to_json() == base_json(cards=cards)


def test_icons_that_leave_too_few_combined_cards_are_refused() -> None:
    """R106: two players, five of the six Space cards gone."""
    space = ["nuclear-submarine", "computer", "movie"]
    cards = {card: {"not_in_two_player": True} for card in space}
    assert refusal(combined_json(players=2, cards=cards)).startswith("cards: only 1 space cards are left")


# --- Refused: choices and result ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choices", "position"),
    [
        (["knight"], "choices[0]: 'knight' is not on offer for start-resource of seat 2"),
        (["mining", "Agriculture"], "choices[1]: 'Agriculture' is not on offer for resource of seat 0"),
        (["mining", "mining", "mining"], "choices[2]: 'mining' is not on offer for develop of seat 0"),
        (["mining", "mining", "warrior", ""], "choices[3]: '' is not on offer for activate of seat 0"),
        (["mining", "mining", "warrior", "maybe"], "choices[3]: 'maybe' is not on offer for activate of seat 0"),
        (["mining", "mining", "warrior", "yes", "pass"], "choices[4]: 'pass' is not on offer for respond of seat 1"),
    ],
)
def test_a_choice_not_on_offer_is_refused(choices: list[str], position: str) -> None:
    assert refusal(base_json(choices=choices)).startswith(position)


def test_a_choice_of_chance_not_on_offer_is_refused() -> None:
    """docs/protocol.md 1.4: chance is asked, recorded and checked like a seat."""
    record = played("renaissance", 3, 2)
    place = next(line["n"] for line in trace(record) if line.get("seat") == "chance")
    wrong = changed(record.to_json(), f"choices/{place}", "movie")
    assert refusal(wrong).startswith(f"choices[{place}]: 'movie' is not on offer for reveal of chance")


@pytest.mark.parametrize("set_", SETS)
def test_trailing_choices_are_refused(set_: str) -> None:
    data = played(set_, 2, 4).to_json()
    last = len(data["choices"])
    data["choices"].append("mining")
    assert refusal(data).startswith(f"choices[{last}]: 'mining' comes after the end of the game")


@pytest.mark.parametrize("member", ["vp", "cards"])
def test_a_wrong_result_is_refused(member: str) -> None:
    data = played("base", 3, 5).to_json()
    wrong = changed(data, f"result/{member}/1", data["result"][member][1] + 1)
    assert refusal(wrong).startswith(f"result.{member}: ")


def test_a_wrong_winner_is_refused() -> None:
    data = played("base", 3, 5).to_json()
    others = [seat for seat in range(3) if seat not in data["result"]["winners"]]
    assert refusal(changed(data, "result/winners", others)).startswith("result.winners: ")


def test_the_result_of_an_unfinished_game_is_refused() -> None:
    data = played("base", 3, 5).to_json()
    data["choices"].pop()
    assert refusal(data).startswith("result: the game is not over")


@pytest.mark.parametrize(
    ("result", "position"),
    [
        (None, "result: "),
        ([], "result: "),
        ({}, "result.vp: "),
        ({"vp": [1, 2, 3], "cards": [5, 5, 5]}, "result.winners: "),
        ({"vp": [1, 2], "cards": [5, 5, 5], "winners": [1]}, "result.vp: "),
        ({"vp": [1, 2, 3], "cards": [5, 5, 5, 5], "winners": [1]}, "result.cards: "),
        ({"vp": [1, 2, "3"], "cards": [5, 5, 5], "winners": [1]}, "result.vp: "),
        ({"vp": [1, 2, 3.0], "cards": [5, 5, 5], "winners": [1]}, "result.vp: "),
        ({"vp": [1, 2, True], "cards": [5, 5, 5], "winners": [1]}, "result.vp: "),
        ({"vp": 3, "cards": [5, 5, 5], "winners": [1]}, "result.vp: "),
        ({"vp": [1, 2, 3], "cards": [5, 5, 5], "winners": 2}, "result.winners: "),
        ({"vp": [1, 2, 3], "cards": [5, 5, 5], "winners": [2], "time": 3}, "result.time: no such member"),
    ],
)
def test_a_malformed_result_is_refused(result: object, position: str) -> None:
    assert refusal(base_json(result=result)).startswith(position)


def test_a_refused_record_leaves_the_data_as_it_was() -> None:
    data = base_json(choices=["mining", "knight"])
    before = copy.deepcopy(data)
    with pytest.raises(Refused):
        replay(from_json(data))
    assert data == before


def test_piles_may_be_left_out_where_there_are_none() -> None:
    """R107: only the combined game has them; there they are required."""
    base = base_json(2)
    del base["setup"]["piles"]
    assert from_json(base).setup.piles == [[], [], [], [], []]
    assert refusal(lacking(combined_json(), "setup/piles")).startswith("setup.piles: this member is missing")
