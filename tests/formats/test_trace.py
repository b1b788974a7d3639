"""Traces: one line a decision, with the position before it (docs/protocol.md 4)."""

import json
from typing import Any

import pytest

from gunsteel.catalog.index import CARDS
from gunsteel.core.engine import start
from gunsteel.core.rules import Rules
from gunsteel.errors import Refused
from gunsteel.formats.notation import kind_name
from gunsteel.formats.record import Record, from_json
from gunsteel.formats.trace import dumps, state_json, trace
from gunsteel.ids import TYPE_NAMES
from tests.game.games import BASE_SETUP, Json, base_json, combined_json, played
from tests.scene import Build

SETS = ["base", "renaissance", "combined"]
STARTING = ["agriculture", "barter-trade", "mining", "reinforcement", "warrior"]
AGES = ["horse", "gunpowder", "oil", "earth", "space"]


def lines(record: Record | Json) -> list[Json]:
    """The trace as a reader of the file sees it."""
    source = record if isinstance(record, Record) else from_json(record)
    return [json.loads(dumps(line)) for line in trace(source)]


def decisions(record: Record | Json) -> list[Json]:
    return [line for line in lines(record) if "n" in line]


def player(hand: list[str], **more: object) -> Json:
    return {"hand": hand, "up": [], "down": [], "wonders": [], "culture": 0, "glory": {}} | more


# --- The lines ---------------------------------------------------------------------------------------------------


def test_the_first_line_is_the_record_without_choices() -> None:
    data = base_json(choices=["mining"], names=["Ada", "Ben", "Cleo"]) | {"x-note": [1]}
    first, *_ = lines(data)
    assert first == {name: value for name, value in data.items() if name != "choices"}


def test_the_first_line_holds_the_result_too() -> None:
    record = played("base", 2, 1)
    first, *_, last = lines(record)
    assert first["result"] == record.result
    assert last == {"result": record.result}


def test_a_game_without_choices_has_one_line() -> None:
    assert len(lines(base_json())) == 1


def test_the_line_of_a_decision_is_the_one_of_the_specification() -> None:
    """All of the first line of a game for two: seat 0 lays a resource."""
    _, line = lines(base_json(2, choices=["mining"]))
    rows = base_json(2)["setup"]["rows"]
    assert line == {
        "n": 0,
        "seat": 0,
        "kind": "resource",
        "options": STARTING,
        "choice": "mining",
        "state": {
            "active": 0,
            "players": [player(STARTING), player(STARTING)],
            "rows": rows,
            "piles": {},
            "wonders": sorted(BASE_SETUP["wonders"].values()),
            "gained": {},
        },
    }
    assert list(line) == ["n", "seat", "kind", "options", "choice", "state"]
    assert list(line["state"]) == ["active", "players", "rows", "piles", "wonders", "gained"]
    assert list(line["state"]["rows"]) == AGES


def test_the_state_is_the_position_before_the_choice() -> None:
    """R35: `active` is 0 while the third player lays its starting resource."""
    record = base_json(3, choices=["mining", "warrior", "agriculture", "yes"])
    start_resource, resource, develop, activate = decisions(record)
    assert (start_resource["seat"], start_resource["kind"]) == (2, "start-resource")
    assert start_resource["state"]["active"] == 0
    assert start_resource["state"]["players"][2] == player(STARTING)
    assert (resource["seat"], resource["kind"]) == (0, "resource")
    without_mining = [card for card in STARTING if card != "mining"]
    assert resource["state"]["players"][2] == player(without_mining, down=["mining"])
    assert develop["options"] == ["agriculture", "barter-trade", "mining", "reinforcement"]
    assert develop["state"]["players"][0] == player(develop["options"], down=["warrior"])
    left = ["barter-trade", "mining", "reinforcement"]
    assert (activate["kind"], activate["options"], activate["choice"]) == ("activate", ["no", "yes"], "yes")
    assert activate["state"]["players"][0] == player(left, up=["agriculture"], down=["warrior"])


@pytest.mark.parametrize("set_", SETS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_game_keeps_the_format(set_: str, seed: int) -> None:
    record = played(set_, 3, seed)
    first, *middle, last = lines(record)
    assert last == {"result": record.result}
    assert "choices" not in first
    assert [line["n"] for line in middle] == list(range(len(record.choices)))
    assert [line["choice"] for line in middle] == record.choices
    for line in middle:
        assert line["seat"] in (0, 1, 2, "chance")
        assert line["choice"] in line["options"]
        assert line["options"] == sorted(set(line["options"]))
        check_state(line["state"], first["setup"])


def check_state(state: Json, setup: Json) -> None:
    """Lists sorted, counts above zero, every supply card and wonder in exactly one place."""
    revealed: list[str] = state.get("revealed", [])
    zones = [seat[zone] for seat in state["players"] for zone in ("hand", "up", "down", "wonders")]
    assert all(zone == sorted(zone) for zone in [*zones, state["wonders"], revealed])
    counts = [state["gained"], *(seat["glory"] for seat in state["players"])]
    assert all(number > 0 for count in counts for number in count.values())
    assert list(state["rows"]) == AGES
    for age in AGES:
        pairs = zip(state["rows"][age], setup["rows"][age], strict=True)
        assert all(card in (None, place) for card, place in pairs)
        pile = state["piles"].get(age, [])
        assert pile == setup["piles"].get(age, [])[-len(pile) :] or pile == []
    civil = [card for seat in state["players"] for zone in ("hand", "up", "down") for card in seat[zone]]
    rows = [card for row in state["rows"].values() for card in row if card is not None]
    piles = [card for pile in state["piles"].values() for card in pile]
    supply = [card for part in ("rows", "piles") for row in setup[part].values() for card in row]
    everything = [card.partition("@")[0] for card in [*civil, *rows, *piles, *revealed]]
    assert sorted(everything) == sorted([*supply, *STARTING * len(state["players"])])
    wonders = [wonder for seat in state["players"] for wonder in seat["wonders"]]
    assert sorted([*wonders, *state["wonders"]]) == sorted(setup["wonders"].values())


# --- Single members ----------------------------------------------------------------------------------------------


def test_chance_is_a_seat_by_name() -> None:
    found = [line for line in decisions(played("renaissance", 3, 2)) if line["seat"] == "chance"]
    assert found != []
    assert {line["kind"] for line in found} == {"reveal"}
    assert all(len(line["options"]) >= 2 for line in found)


def test_a_bought_place_is_null(play: Build) -> None:
    """R56, R60: its card lies with the buyer."""
    seats = [{"hand": "agriculture barter-trade mining warrior"}, {"hand": "mining warrior"}]
    values: Json = {"caravan": {"cost": {}}}
    game = play("base", 3, seats, cards=values).answer("mining", "warrior", "no")
    row = ["ambush", "caravan", "currency", "domestication", "ironworks", "philosophy", "swordsman"]
    assert game.position()["rows"]["horse"] == row
    game.answer("caravan")
    assert game.asked == (1, "resource")
    assert game.position()["rows"]["horse"] == ["ambush", None, *row[2:]]
    assert game.position()["players"][0]["up"] == ["caravan", "warrior"]


def test_a_bought_place_keeps_its_place_in_the_row(play: Build) -> None:
    rows: dict[str, list[str | None]] = {"space": ["computer", None, "satellite"]}
    game = play("base", 3, [{"hand": "mining warrior"}], rows=rows)
    assert game.position()["rows"]["space"] == ["computer", None, "satellite"]
    assert dumps(game.position()["rows"]["space"]) == '["computer", null, "satellite"]\n'


def test_gained_leaves_out_zero_counts(play: Build) -> None:
    game = play("base", 3, [{"hand": "computer engineering ironworks mining", "down": "agriculture warrior"}])
    assert game.position()["gained"] == {}
    game.answer("mining", "computer", "yes", "engineering", "iron+iron")
    assert game.asked == (0, "buy")
    assert game.position()["gained"] == {"iron": 2, "earth": 1}


def test_glory_and_culture_of_a_player(play: Build) -> None:
    seat: dict[str, Any] = {"hand": "mining warrior", "culture": 3, "glory": {"panama-canal": 2}}
    state = play("renaissance", 3, [seat]).position()
    assert state["players"][0] == player(["mining", "warrior"], culture=3, glory={"panama-canal": 2})
    assert state["players"][1] == player([])


def test_wonders_move_from_the_supply_to_their_owner(play: Build) -> None:
    seats = [{"hand": "mining warrior"}, {"wonders": "taj-mahal angkor-wat"}]
    state = play("base", 3, seats, wonders="hanging-gardens apollo-project").position()
    assert state["wonders"] == ["apollo-project", "hanging-gardens"]
    assert state["players"][1]["wonders"] == ["angkor-wat", "taj-mahal"]


def test_piles_are_there_in_the_combined_game_only() -> None:
    """R107: all five ages, top first."""
    data = combined_json(choices=["mining"])
    assert decisions(data)[0]["state"]["piles"] == data["setup"]["piles"]
    assert list(decisions(data)[0]["state"]["piles"]) == AGES
    for set_ in ("base", "renaissance"):
        assert {json.dumps(line["state"]["piles"]) for line in decisions(played(set_, 2, 1))} == {"{}"}


def test_a_pile_shrinks_from_the_top(play: Build) -> None:
    """R107, X155."""
    piles = {"horse": "philosophy writing sailing"}
    values: Json = {"philosophy": {"cost": {}}}
    seats = [{"hand": "mining warrior agriculture barter-trade"}, {"hand": "mining warrior"}]
    game = play("combined", 3, seats, piles=piles, cards=values).answer("mining", "warrior", "no")
    assert game.position()["piles"]["horse"] == ["philosophy", "writing", "sailing"]
    game.answer("pile:philosophy")
    assert game.asked == (1, "resource")
    assert game.position()["piles"]["horse"] == ["writing", "sailing"]


def test_a_revealed_card_is_in_no_zone(play: Build) -> None:
    """Q46: `revealed` is there only while Espionage shows a card."""
    seats = [{"hand": "mining espionage", "down": "warrior"}, {"hand": "barter-trade"}]
    game = play("renaissance", 3, seats)
    assert "revealed" not in game.position()
    game.answer("mining", "yes")
    assert game.asked == (0, "deplete")
    assert game.position()["revealed"] == ["barter-trade"]
    assert game.position()["players"][1]["hand"] == []


def test_revealed_stands_in_the_lines_of_a_game() -> None:
    """Some of these games ask something while a card is shown: a civil one, as only those are applied."""
    games = [decisions(played("renaissance", 4, seed)) for seed in range(8)]
    found = [line["state"]["revealed"] for game in games for line in game if "revealed" in line["state"]]
    assert len(found) > 3
    assert all(TYPE_NAMES[CARDS[card].type] == "civil" for (card,) in found)


def test_a_foreign_warrior_is_named_after_its_first_owner(play: Build) -> None:
    """docs/protocol.md 1.6: in every zone, and sorted after the own one."""
    seats = [{"hand": "mining warrior warrior@2", "up": "warrior@1", "down": "warrior@3"}]
    state = play("renaissance", 4, seats).position()
    assert state["players"][0]["hand"] == ["mining", "warrior", "warrior@2"]
    assert (state["players"][0]["up"], state["players"][0]["down"]) == (["warrior@1"], ["warrior@3"])


# --- Faults ------------------------------------------------------------------------------------------------------


def test_a_running_game_has_no_last_line() -> None:
    record = played("base", 3, 1, most=10)
    assert len(lines(record)) == 11
    assert lines(record)[-1]["n"] == 9


def test_a_wrong_choice_is_refused_where_it_is_met() -> None:
    steps = trace(from_json(base_json(choices=["mining", "knight"])))
    assert next(steps)["set"] == "base"
    assert next(steps)["n"] == 0
    with pytest.raises(Refused, match=r"^choices\[1\]: 'knight' is not on offer for resource of seat 0"):
        next(steps)


def test_a_wrong_result_is_refused_at_the_end() -> None:
    record = played("base", 2, 1)
    record.result = {"vp": [0, 0], "cards": [0, 0], "winners": [0, 1]}
    with pytest.raises(Refused, match=r"^result\.vp: "):
        lines(record)


def test_the_last_state_is_that_of_the_game() -> None:
    """A trace changes nothing: its record still begins where it began."""
    record = played("combined", 2, 6)
    before = state_json(start(record.rules, record.setup))
    assert decisions(record)[0]["state"] == before
    assert kind_name(start(Rules("combined", 2), record.setup)) == "start-resource"
