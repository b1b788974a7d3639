"""Values of one's own for every field of cards and wonders: played with, carried along, refused where impossible."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gunsteel import Game
from gunsteel.catalog.index import CARDS, START, SUPPLY, WONDERS, WONDERS_OF, slug
from gunsteel.catalog.requirements import DEEDS, IN_AREA, IN_TURN, read_requirement, requirement_data
from gunsteel.core.requirements import lowered
from gunsteel.core.rules import Rules
from gunsteel.core.tables import CARD_NAMES, WONDER_NUMBER
from gunsteel.core.values import Values, checked, default_value, differing, fields_of
from gunsteel.errors import Refused
from gunsteel.formats import card_values
from gunsteel.formats.random_record import random_record
from gunsteel.formats.record import loads
from gunsteel.ids import RESOURCE_NAMES, SUPPLY_AGES, TYPE_NAMES
from gunsteel.language.table_text import TableText
from tests.scene import Build

# --- Any values that are allowed -----------------------------------------------------------------------------------

numbers = st.integers(1, 99)
counts = numbers | st.lists(numbers, min_size=3, max_size=3)
ages = st.lists(st.sampled_from(SUPPLY_AGES), min_size=1, unique=True)


def made(what: str, **parts: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"what": st.just(what), **parts})


in_area = st.one_of(
    made("covered", count=counts),
    made("covered", count=counts, resource=st.sampled_from(RESOURCE_NAMES)),
    made("covered-kinds", count=st.integers(1, 7)),
    made("visible", count=counts, type=st.sampled_from(TYPE_NAMES)),
    made("card-of-each", ages=ages),
    *(made(what, count=counts) for what in ("strength", "cards", "points")),
)
in_turn = st.one_of(
    made("did", deed=st.sampled_from(list(DEEDS))), made("laid", ages=ages), made("took-back", count=counts)
)
points = st.integers(0, 99)


def indicators(wonder: str) -> list[str]:
    """Cards it can have as its indicator, none of which the other wonder of its age has here or by default."""
    set_ = "base" if wonder in WONDERS_OF["base"] else "renaissance"
    others = {slug(row.indicator) for name, row in WONDERS.items() if name != wonder}
    age = WONDERS[wonder].age
    of_age = [name for name, card in SUPPLY[set_].items() if card.back == age]
    is_first = wonder == next(name for name, row in WONDERS_OF[set_].items() if row.age == age)
    half = [name for place, name in enumerate(of_age) if (place % 2 == 0) == is_first]
    return [name for name in half if name not in others] or [slug(WONDERS[wonder].indicator)]


def values_of(name: str) -> st.SearchStrategy[dict[str, Any]]:
    if name in CARDS:
        cost = st.dictionaries(st.sampled_from(RESOURCE_NAMES[:5]), points, max_size=3)
        icon = st.just(False) if name in START else st.booleans()
        fields = {"cost": cost, "strength": points, "vp": points, "response": st.booleans(), "not_in_two_player": icon}
        return st.fixed_dictionaries({}, optional=fields)
    base = name in WONDERS_OF["base"]
    fields = {"vp": points, "indicator": st.sampled_from(indicators(name)), "requirement": in_area if base else in_turn}
    return st.fixed_dictionaries({}, optional=fields if base else {**fields, "glory": st.integers(1, 5)})


any_values = st.fixed_dictionaries({}, optional={name: values_of(name) for name in (*CARDS, *WONDERS)})


@settings(deadline=None)
@given(any_values)
def test_values_survive_text_and_record(values: Values) -> None:
    rules = Rules("combined", 4, values=values)
    wanted = differing(rules.values)
    assert card_values.values_from_text(card_values.values_text(wanted), "file") == wanted
    assert checked(wanted, "again") == wanted
    again = Rules("combined", 4, values=wanted)
    assert again == rules
    assert [one.need for one in again.conditions] == [one.need for one in rules.conditions]


@settings(deadline=None)
@given(in_area | in_turn, st.sampled_from([2, 3, 4]))
def test_a_requirement_is_the_same_as_data_and_as_words(data: dict[str, Any], players: int) -> None:
    requirement = read_requirement(data, "somewhere", IN_AREA | IN_TURN)
    assert read_requirement(requirement_data(requirement), "somewhere", IN_AREA | IN_TURN) == requirement
    assert lowered(requirement, players).need >= 1


@pytest.mark.parametrize("name", [*CARDS, *WONDERS])
def test_our_own_values_are_allowed_and_differ_in_nothing(name: str) -> None:
    values = {name: {field: default_value(name, field) for field in fields_of(name)}}
    assert differing(checked(values, "cards")) == {}
    assert Rules("base", 3, values=values) == Rules("base", 3)


# --- Each field in a game ------------------------------------------------------------------------------------------


def test_the_indicator_decides_which_wonder_is_in_play() -> None:
    """R31: whatever lies leftmost brings the wonder it is the indicator of."""
    for seed in range(20):
        first = Game("base", 4, seed).record.setup.rows[0][0]
        ours = [slug(WONDERS[name].indicator) for name in ("great-pyramids", "hanging-gardens")]
        if CARD_NAMES[first] not in ours:
            cards: Values = {"great-pyramids": {"indicator": CARD_NAMES[first]}}
            game = Game("base", 4, seed, cards=cards)
            assert "great-pyramids" in game.view(None).wonders


def test_the_english_name_of_an_indicator_is_understood() -> None:
    assert checked({"taj-mahal": {"indicator": "Steam Engine"}}, "x") == {"taj-mahal": {"indicator": "steam-engine"}}


AREA = [{"hand": "agriculture mining", "up": "knight", "down": "tank"}, {"hand": "agriculture mining"}]
# What seat 0 has at the end of its turn: knight and mining face up, tank and agriculture covered.
HAS = [
    {"what": "covered", "count": 2},
    {"what": "covered", "count": 1, "resource": "earth"},
    {"what": "covered-kinds", "count": 2},
    {"what": "visible", "count": 1, "type": "attack"},
    {"what": "strength", "count": 2},
    {"what": "cards", "count": 4},
    {"what": "points", "count": 4},
    {"what": "card-of-each", "ages": ["gunpowder", "earth"]},
]


def more(requirement: dict[str, Any]) -> dict[str, Any]:
    if "count" in requirement:
        return {**requirement, "count": [1, 1, requirement["count"] + 1]}
    return {**requirement, "ages": [*requirement["ages"], "space"]}


@pytest.mark.parametrize("requirement", HAS, ids=lambda data: data["what"])
@pytest.mark.parametrize("met", [True, False])
def test_a_base_wonder_asks_for_something_else(play: Build, requirement: dict[str, Any], met: bool) -> None:
    """R84, R86: it is claimed at the end of the turn, if there is enough for two players."""
    wanted = requirement if met else more(requirement)
    values = {"angkor-wat": {"requirement": wanted}}
    game = play("base", 2, AREA, cards=values, wonders="angkor-wat manhattan-project").answer("agriculture")
    assert game.until("resource").wonders(0) == (["angkor-wat"] if met else [])


@pytest.mark.parametrize(
    ("requirement", "met"),
    [
        ({"what": "laid", "ages": ["horse", "space"]}, True),
        ({"what": "laid", "ages": ["gunpowder", "oil"]}, False),
        ({"what": "did", "deed": "bought-nothing"}, True),
        ({"what": "did", "deed": "activated-attack"}, False),
        ({"what": "took-back", "count": [9, 9, 2]}, True),
        ({"what": "took-back", "count": 3}, False),
    ],
)
def test_a_renaissance_wonder_asks_for_something_else(play: Build, requirement: dict[str, Any], met: bool) -> None:
    """R88, R91: with glory 1 the first token claims it."""
    values = {"panama-canal": {"requirement": requirement, "glory": 1}}
    seats = [{"hand": "calendar mining", "up": "armistice"}, {"hand": "agriculture mining"}]
    game = play("renaissance", 2, seats, cards=values, wonders="panama-canal sagrada-familia").answer("calendar")
    if met:
        game.until("glory").answer("panama-canal")
    assert game.until("resource").wonders(0) == (["panama-canal"] if met else [])


@pytest.mark.parametrize("tokens", [1, 2, 5])
def test_so_many_tokens_claim_it(play: Build, tokens: int) -> None:
    """R91."""
    seats = [
        {"hand": "calendar mining", "glory": {"sancta-sophia": tokens - 1}},
        {"hand": "agriculture mining"},
    ]
    values = {"sancta-sophia": {"glory": tokens}}
    game = play("renaissance", 2, seats, cards=values, wonders="sancta-sophia panama-canal").answer("calendar")
    game.until("glory").answer("sancta-sophia")
    assert game.wonders(0) == ["sancta-sophia"]
    assert game.glory(0) == {}


def test_points_of_a_wonder_count(play: Build) -> None:
    values = {"taj-mahal": {"vp": 9}}
    game = play("base", 2, [{"hand": "mining", "wonders": "taj-mahal"}], cards=values)
    assert game.result["vp"][0] == 9


def test_a_game_is_told_with_its_values() -> None:
    changed = {"what": "covered", "count": 3, "resource": "oil"}
    game = Game("base", 2, 7, cards={"great-pyramids": {"requirement": changed, "indicator": "caravan", "vp": 4}})
    wonder = game.wonders["great-pyramids"]
    assert (wonder.points, wonder.indicator, wonder.glory) == (4, "caravan", 0)
    assert wonder.text() == "Have at least 3 covered Oil cards in your area."
    lines = TableText("en", 0, None).wonder(Rules("base", 2, values=dict(game.record.rules.values)), "great-pyramids")
    assert lines[1:] == ["  Horse, 4 points, indicator: Caravan", "  Have at least 3 covered Oil cards in your area."]


def test_records_carry_them_and_replay() -> None:
    values = {
        "great-pyramids": {"requirement": {"what": "cards", "count": [1, 2, 3]}, "indicator": "swordsman"},
        "hanging-gardens": {"requirement": {"what": "covered", "count": 1}, "vp": 3},
    }
    for seed in range(5):
        record = random_record(Rules("base", 2, values=values), seed)
        again = loads(record.dumps())
        assert again.rules.values == values
        assert again.dumps() == record.dumps()


# --- What is impossible ---------------------------------------------------------------------------------------------

BAD: list[tuple[str, str, object, str]] = [
    ("knight", "cost", 3, "cards: knight.cost: expected a table of resources like { iron = 2 }, got 3"),
    ("knight", "cost", {"space": 1}, "cards: knight.cost.space: a cost is in food, iron, horse, gunpowder, oil only"),
    ("knight", "strength", -1, "cards: knight.strength: expected a whole number from 0 to 99, got -1"),
    ("knight", "vp", True, "cards: knight.vp: expected a whole number from 0 to 99, got True"),
    ("knight", "response", 1, "cards: knight.response: expected true or false, got 1"),
    (
        "knight",
        "glory",
        1,
        "cards: knight.glory: no such value; choose from cost, strength, vp, response, not_in_two_player",
    ),
    (
        "mining",
        "not_in_two_player",
        True,
        "cards: mining.not_in_two_player: a starting card cannot leave the game (R32)",
    ),
    ("taj-mahal", "vp", "2", "cards: taj-mahal.vp: expected a whole number from 0 to 99, got '2'"),
    ("taj-mahal", "glory", 3, "cards: taj-mahal.glory: no such value; choose from requirement, indicator, vp"),
    ("panama-canal", "glory", 0, "cards: panama-canal.glory: expected a whole number from 1 to 5, got 0"),
    ("panama-canal", "glory", 6, "cards: panama-canal.glory: expected a whole number from 1 to 5, got 6"),
    (
        "taj-mahal",
        "indicator",
        "tank",
        "cards: taj-mahal.indicator: choose from cannon, overseas-trade, flanking, musketeer, steam-engine, "
        "got 'tank' (R31)",
    ),
    (
        "taj-mahal",
        "indicator",
        "hussar",
        "cards: taj-mahal.indicator: choose from cannon, overseas-trade, flanking, musketeer, steam-engine, "
        "got 'hussar' (R31)",
    ),
    (
        "taj-mahal",
        "indicator",
        "flanking",
        "cards: taj-mahal.indicator: himeji-jo has flanking too, and the wonders of an age have different ones (R31)",
    ),
    (
        "taj-mahal",
        "requirement",
        4,
        'cards: taj-mahal.requirement: expected a requirement like { what = "covered" }, got 4',
    ),
    (
        "taj-mahal",
        "requirement",
        {"what": "laid", "ages": ["oil"]},
        "cards: taj-mahal.requirement.what: choose from covered, covered-kinds, visible, card-of-each, strength, "
        "cards, points, got 'laid'",
    ),
    (
        "panama-canal",
        "requirement",
        {"what": "covered", "count": 2},
        "cards: panama-canal.requirement.what: choose from did, laid, took-back, got 'covered'",
    ),
    (
        "taj-mahal",
        "requirement",
        {"what": "visible", "count": 3},
        "cards: taj-mahal.requirement.type: visible needs it",
    ),
    (
        "taj-mahal",
        "requirement",
        {"what": "strength", "count": 3, "ages": []},
        "cards: taj-mahal.requirement.ages: no such value; strength has count",
    ),
    (
        "taj-mahal",
        "requirement",
        {"what": "strength", "count": 0},
        "cards: taj-mahal.requirement.count: expected a whole number from 1 to 99, got 0",
    ),
    (
        "taj-mahal",
        "requirement",
        {"what": "strength", "count": [1, 2]},
        "cards: taj-mahal.requirement.count: expected three numbers, for 4, 3 and 2 players, got [1, 2]",
    ),
    (
        "taj-mahal",
        "requirement",
        {"what": "covered-kinds", "count": [3, 4, 8]},
        "cards: taj-mahal.requirement.count: there are only 7 resources",
    ),
    (
        "taj-mahal",
        "requirement",
        {"what": "covered", "count": 1, "resource": "gold"},
        "cards: taj-mahal.requirement.resource: choose from food, iron, horse, gunpowder, oil, earth, space, "
        "got 'gold'",
    ),
    (
        "taj-mahal",
        "requirement",
        {"what": "card-of-each", "ages": ["oil", "oil"]},
        "cards: taj-mahal.requirement.ages: an age is named twice",
    ),
    (
        "taj-mahal",
        "requirement",
        {"what": "card-of-each", "ages": []},
        'cards: taj-mahal.requirement.ages: expected a list of ages like ["horse"], got []',
    ),
    (
        "panama-canal",
        "requirement",
        {"what": "did", "deed": "slept"},
        "cards: panama-canal.requirement.deed: choose from activated-attack, activated-tactic, bought-nothing, "
        "bought-lower, converted, paid-culture, got 'slept'",
    ),
]


@pytest.mark.parametrize(("card", "field", "value", "message"), BAD)
def test_what_is_impossible_is_refused_in_one_sentence(card: str, field: str, value: object, message: str) -> None:
    with pytest.raises(Refused) as refused:
        Rules("base", 3, values={card: {field: value}})
    assert str(refused.value) == message


def test_indicators_of_an_age_may_be_exchanged() -> None:
    """Only the two of them together are judged."""
    values = {"taj-mahal": {"indicator": "flanking"}, "himeji-jo": {"indicator": "overseas-trade"}}
    rules = Rules("base", 4, values=values)
    assert CARD_NAMES[rules.indicator[WONDER_NUMBER["himeji-jo"]]] == "overseas-trade"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[knight", "file: not TOML: "),
        ("{", "file: not TOML: "),
        ("knight = 3", "file: knight: expected a table of values, got 3"),
        ("[rook]", "file: rook: no such card or wonder"),
        ("[knight]\nluck = 1", "file: knight.luck: no such value"),
    ],
)
def test_a_file_that_is_none_is_refused(text: str, message: str) -> None:
    with pytest.raises(Refused) as refused:
        card_values.values_from_text(text, "file")
    assert str(refused.value).startswith(message)


def test_a_file_is_written_as_one_would_write_it() -> None:
    values: Values = {
        "knight": {"cost": {"iron": 2}, "response": False},
        "taj-mahal": {"requirement": {"what": "visible", "count": [5, 6, 7], "type": "attack"}, "indicator": "cannon"},
        "swordsman": {"cost": {}},
    }
    assert card_values.values_text(values) == (
        "[knight]\ncost = { iron = 2 }\nresponse = false\n\n"
        '[taj-mahal]\nrequirement = { what = "visible", count = [5, 6, 7], type = "attack" }\nindicator = "cannon"\n\n'
        "[swordsman]\ncost = {}\n"
    )
    assert card_values.values_from_text(card_values.values_text(values), "file") == values
    assert card_values.values_text({}) == ""
