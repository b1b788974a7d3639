"""Records: written and read without loss, and strictly refused with the position of the fault (docs/protocol.md 3)."""

import json

import pytest

from gunsteel.core.scoring import outcome
from gunsteel.core.setup import row_sizes
from gunsteel.errors import Refused
from gunsteel.formats.notation import kind_name, seat_name
from gunsteel.formats.record import MEMBERS, from_json, loads, replay, result_json, start_of
from tests.game.games import BASE_SETUP, base_json, changed, combined_json, lacking, played, refusal

SETS = ["base", "renaissance", "combined"]


# --- Accepted ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("set_", SETS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_finished_game_round_trips(set_: str, players: int, seed: int) -> None:
    record = played(set_, players, seed)
    text = record.dumps()
    again = loads(text)
    assert again == record
    assert again.dumps() == text
    end = replay(again)
    assert end.over
    assert result_json(outcome(end)) == record.result
    assert end == replay(record)


@pytest.mark.parametrize("set_", SETS)
def test_a_running_game_round_trips(set_: str) -> None:
    """`result` is absent while the game runs."""
    record = played(set_, 3, 7, most=40)
    data = json.loads(record.dumps())
    assert "result" not in data
    assert len(data["choices"]) == 40
    again = loads(record.dumps())
    assert again == record
    assert not replay(again).over


def test_the_members_stand_in_the_order_of_the_specification() -> None:
    data = base_json(names=["Ada", "Ben", "Cleo"], cards={"knight": {"vp": 2}})
    assert list(from_json(data).to_json()) == [
        *("format", "set", "players", "switches", "cards", "names", "setup", "choices"),
    ]
    assert set(from_json(data).to_json()) | {"result"} == set(MEMBERS)


def test_a_record_is_written_as_it_was_read() -> None:
    data = base_json(choices=["mining", "agriculture", "warrior"], names=["Ada", "Bén", "クレオ"])
    assert from_json(data).to_json() == data
    assert "クレオ" in from_json(data).dumps()


def test_x_members_are_kept() -> None:
    extra = {"x-clock": [1, 2.5, None], "x-stopped": True, "x-": {"deep": {"list": []}}}
    data = base_json() | extra
    record = loads(json.dumps(data))
    assert record.extra == extra
    assert json.loads(record.dumps()) == data


def test_a_finished_game_may_lack_its_result() -> None:
    data = lacking(json.loads(played("base", 2, 3).dumps()), "result")
    record = loads(json.dumps(data))
    assert record.result is None
    assert replay(record).over


def test_a_switch_at_its_default_is_accepted() -> None:
    """Naming a default changes nothing: it is the same game."""
    switches = {"second-player-resource": False, "end-at-once": False, "space-counts-two": False, "open-hands": False}
    record = loads(json.dumps(base_json(switches=switches)))
    assert record.rules == loads(json.dumps(base_json())).rules
    assert json.loads(record.dumps())["switches"] == switches


@pytest.mark.parametrize(
    "switch",
    ["second-player-resource", "end-at-once", "space-counts-two", "culture-limited", "pisa-own", "open-hands"],
)
@pytest.mark.parametrize("on", [True, False])
def test_every_switch_is_read_and_written(switch: str, on: bool) -> None:
    data = combined_json(switches={switch: on})
    record = loads(json.dumps(data))
    assert record.rules.on(switch) is on
    assert record.to_json() == data


def test_the_switch_of_the_second_player_is_obeyed() -> None:
    """Q1, R37: with it, the second of two players is asked for a resource before the first turn."""
    without = start_of(from_json(base_json(2)))
    assert (seat_name(without.seat), kind_name(without)) == (0, "resource")
    asked = start_of(from_json(base_json(2, switches={"second-player-resource": True})))
    assert (seat_name(asked.seat), kind_name(asked)) == (1, "start-resource")


def test_custom_values_are_kept_and_used() -> None:
    cards = {"knight": {"cost": {"iron": 2}, "strength": 3}, "taj-mahal": {"vp": 2}, "warrior": {"response": True}}
    data = base_json(cards=cards)
    record = loads(json.dumps(data))
    assert record.to_json() == data
    assert sum(record.rules.strength) == sum(loads(json.dumps(base_json())).rules.strength) + 1


@pytest.mark.parametrize("wonder", ["colossus-of-rhodes", "lighthouse-of-alexandria"])
def test_either_wonder_is_accepted_where_chance_decides(wonder: str) -> None:
    """R109, Q31: neither indicator is visible."""
    data = changed(combined_json(), "setup/wonders/horse", wonder)
    assert loads(json.dumps(data)).to_json() == data


@pytest.mark.parametrize("wonder", ["great-pyramids", "hanging-gardens"])
def test_either_wonder_is_accepted_where_both_indicators_are_removed(wonder: str) -> None:
    """Q28: two cards of every age leave, both indicators of the Horse age among them."""
    removed = {
        "horse": ["ironworks", "currency"],
        "gunpowder": ["charge", "guild"],
        "oil": ["musketeer", "cannon"],
        "earth": ["fighter", "stock-exchange"],
        "space": ["satellite", "nuclear-submarine"],
    }
    gone = {card: {"not_in_two_player": True} for cards in removed.values() for card in cards}
    data = base_json(2, cards=gone | {"domestication": {"not_in_two_player": False}})
    for age, row in BASE_SETUP["rows"].items():
        data["setup"]["rows"][age] = [card for card in row if card not in removed[age]]
    data["setup"]["wonders"]["horse"] = wonder
    assert row_sizes(loads(json.dumps(data)).rules) == [5, 4, 3, 2, 1]


def test_the_other_indicator_decides_when_one_is_removed() -> None:
    """Q28."""
    data = base_json(2, cards={"currency": {"not_in_two_player": True}, "domestication": {"not_in_two_player": False}})
    data["setup"]["rows"]["horse"][2] = "domestication"
    assert refusal(data).startswith("setup.wonders.horse: hanging-gardens ")
    right = changed(data, "setup/wonders/horse", "great-pyramids")
    assert loads(json.dumps(right)).to_json() == right


def test_a_pile_top_is_seen_after_the_row() -> None:
    """Q31: Espionage on top of its pile decides; with Trade and Tribute in the row it does not."""
    data = combined_json()
    horse = data["setup"]["piles"]["horse"]
    horse[0], horse[1] = horse[1], horse[0]
    assert refusal(changed(data, "setup/wonders/horse", "colossus-of-rhodes")).startswith("setup.wonders.horse:")
    assert loads(json.dumps(data)).to_json() == data
    data["setup"]["rows"]["horse"][5], horse[2] = horse[2], data["setup"]["rows"]["horse"][5]
    assert refusal(data).startswith("setup.wonders.horse: lighthouse-of-alexandria ")


# --- Refused: not a record ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("", "line 1, column 1: not JSON"),
        ("hello", "line 1, column 1: not JSON"),
        ('{"format": "guns-and-steel/1",\n "set" "base"}', "line 2, column 8: not JSON"),
        ('{"format": "guns-and-steel/1"} {}', "line 1, column 32: not JSON"),
        ('\ufeff{"format": "guns-and-steel/1"}', "line 1, column 1: not JSON"),
        ("{'format': 'guns-and-steel/1'}", "line 1, column 2: not JSON"),
        ("[]", "a record is one JSON object, got list"),
        ("null", "a record is one JSON object, got NoneType"),
        ('"guns-and-steel/1"', "a record is one JSON object, got str"),
        ("[" * 100_000, "not a record: nested too deeply"),
    ],
)
def test_what_is_not_a_json_object_is_refused(text: str, position: str) -> None:
    assert refusal(text).startswith(position)


@pytest.mark.parametrize("cut", [1, 20, 200, 500, 900])
def test_a_truncated_file_is_refused(cut: int) -> None:
    """Every line of the text is line 1; the column lies inside the text or just behind it."""
    text = played("base", 3, 1).dumps()[:cut]
    message = refusal(text)
    assert message.startswith("line 1, column ")
    column = int(message.removeprefix("line 1, column ").partition(":")[0])
    assert 1 <= column <= cut + 1


def test_every_truncation_is_refused() -> None:
    text = json.dumps(base_json(choices=["mining"]))
    for cut in range(len(text)):
        with pytest.raises(Refused):
            loads(text[:cut])


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ('"players": 3, "players": 3', "players: this member is there twice"),
        ('"players": 3, "x-a": {"b": 1, "b": 2}', "b: this member is there twice"),
        ('"players": NaN', "NaN"),
        ('"players": 3, "x-a": Infinity', "Infinity"),
        ('"players": 3, "x-a": -Infinity', "-Infinity"),
    ],
)
def test_json_that_is_not_quite_json_is_refused(text: str, position: str) -> None:
    whole = json.dumps(base_json()).replace('"players": 3', text)
    assert refusal(whole).startswith(position)


def test_a_number_too_large_for_python_is_refused() -> None:
    """Python reads no more than 4300 digits; that is no reason for another error than `Refused`."""
    whole = json.dumps(base_json()).replace('"players": 3', '"players": ' + "1" * 5000)
    assert refusal(whole)


def test_a_kept_number_that_could_not_be_written_again_is_refused() -> None:
    """Python reads 1e999 as Infinity, which would make the record no JSON when written."""
    text = json.dumps(base_json()).replace('"players": 3', '"players": 3, "x-a": 1e999')
    assert refusal(text)


# --- Refused: members --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "position"),
    [
        ("format", "chess/1", "format: expected 'guns-and-steel/1', got 'chess/1'"),
        ("format", 1, "format: expected 'guns-and-steel/1', got 1"),
        ("format", None, "format: expected"),
        ("format", ["guns-and-steel/1"], "format: expected"),
        ("format", "guns-and-steel/2", "format: version 2 is not known"),
        ("format", "guns-and-steel/1.0", "format: version 1.0 is not known"),
        ("format", "guns-and-steel/", "format: version"),
        ("winner", 1, "winner: no such member"),
        ("X-note", 1, "X-note: no such member"),
        ("set", "deluxe", "set: "),
        ("set", "Base", "set: "),
        ("set", 1, "set: "),
        ("set", None, "set: "),
        ("players", 5, "players: "),
        ("players", 1, "players: "),
        ("players", 0, "players: "),
        ("players", -3, "players: "),
        ("players", "3", "players: "),
        ("players", 3.0, "players: "),
        ("players", True, "players: "),
        ("players", None, "players: "),
        ("players", [3], "players: "),
        ("switches", {"fast": True}, "switches: there is no switch 'fast'"),
        ("switches", {"end-at-once": 1}, "switches.end-at-once: "),
        ("switches", {"end-at-once": "true"}, "switches.end-at-once: "),
        ("switches", {"end-at-once": None}, "switches.end-at-once: "),
        ("switches", [], "switches: "),
        ("switches", None, "switches: "),
        ("names", ["Ada", "Ben"], "names: 3 players have 3 names, got 2"),
        ("names", ["Ada", "Ben", "Cleo", "Dan"], "names: 3 players have 3 names, got 4"),
        ("names", "Ada", "names: "),
        ("names", ["Ada", 2, "Cleo"], "names[1]: "),
        ("names", None, "names: "),
        ("choices", "mining", "choices: "),
        ("choices", None, "choices: "),
        ("choices", ["mining", 3], "choices[1]: "),
        ("cards", [], "cards: "),
        ("setup", [], "setup: "),
        ("setup", None, "setup: "),
    ],
)
def test_a_wrong_member_is_refused(path: str, value: object, position: str) -> None:
    assert refusal(changed(base_json(), path, value)).startswith(position)


@pytest.mark.parametrize("member", ["set", "players", "switches", "setup", "choices"])
def test_a_missing_member_is_refused(member: str) -> None:
    assert refusal(lacking(base_json(), member)) == f"{member}: this member is missing"


def test_a_record_without_format_is_refused() -> None:
    assert refusal(lacking(base_json(), "format")).startswith("format: expected 'guns-and-steel/1'")
