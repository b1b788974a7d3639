"""Records (`.gs.json`): a game as its set-up and its choices, written and strictly read (docs/protocol.md 3)."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import isfinite
from typing import Any

from gunsteel.core.engine import advance, start
from gunsteel.core.rules import Rules
from gunsteel.core.scoring import Outcome, outcome
from gunsteel.core.setup import Rows, Setup, check_layout
from gunsteel.core.state import State
from gunsteel.core.tables import CARD_NAMES, CARD_NUMBER, WONDER_NAMES, WONDER_NUMBER
from gunsteel.errors import Refused, shown
from gunsteel.formats.notation import parse
from gunsteel.ids import SUPPLY_AGES, CardId, Option, WonderId

RECORD_FORMAT = "guns-and-steel/1"
MEMBERS = ("format", "set", "players", "switches", "cards", "names", "setup", "choices", "result")
REQUIRED = ("format", "set", "players", "switches", "setup", "choices")

Json = dict[str, Any]


@dataclass
class Record:
    """A game on disk. `extra` keeps the `x-…` members as they are."""

    rules: Rules
    setup: Setup
    choices: list[str] = field(default_factory=list)
    names: list[str] | None = None
    result: Json | None = None
    extra: Json = field(default_factory=dict)

    def copy(self) -> "Record":
        return replace(self, choices=list(self.choices), extra=dict(self.extra))

    def until(self, choices: int) -> "Record":
        """The same game after its first so many choices."""
        if not 0 <= choices <= len(self.choices):
            raise Refused(f"a game of {len(self.choices)} choices has no choice {choices}")
        return replace(self, choices=self.choices[:choices], result=None, extra=dict(self.extra))

    def to_json(self) -> Json:
        data: Json = {
            "format": RECORD_FORMAT,
            "set": self.rules.set,
            "players": int(self.rules.players),
            "switches": dict(self.rules.switches),
        }
        if self.rules.values:
            data["cards"] = self.rules.values
        if self.names is not None:
            data["names"] = self.names
        data["setup"] = setup_json(self.setup, self.rules.piles)
        data["choices"] = list(self.choices)
        if self.result is not None:
            data["result"] = self.result
        return data | self.extra

    def dumps(self) -> str:
        return json.dumps(self.to_json(), ensure_ascii=False) + "\n"


def setup_json(setup: Setup, with_piles: bool) -> Json:
    rows = {age: [CARD_NAMES[card] for card in row] for age, row in zip(SUPPLY_AGES, setup.rows, strict=True)}
    piles = {age: [CARD_NAMES[card] for card in pile] for age, pile in zip(SUPPLY_AGES, setup.piles, strict=True)}
    wonders = {age: WONDER_NAMES[wonder] for age, wonder in zip(SUPPLY_AGES, setup.wonders, strict=True)}
    return {"rows": rows, "piles": piles if with_piles else {}, "wonders": wonders}


def result_json(result: Outcome) -> Json:
    return {"vp": result.points, "cards": result.cards, "winners": result.winners}


# --- Reading: every error message says where it is -------------------------------------------------------


def loads(text: str) -> Record:
    """Read a record; `replay` checks its choices and its result."""
    try:
        data = json.loads(
            text,
            object_pairs_hook=_no_duplicates,
            parse_constant=_no_constant,
            parse_float=_finite,
            parse_int=_bounded,
        )
        json.dumps(data, ensure_ascii=False).encode()
    except json.JSONDecodeError as fault:
        raise Refused(f"line {fault.lineno}, column {fault.colno}: not JSON: {fault.msg}") from None
    except RecursionError:
        raise Refused("not a record: nested too deeply") from None
    except UnicodeEncodeError:
        raise Refused("not a record: a text contains half a character (an unpaired surrogate)") from None
    return from_json(data)


def from_json(data: object) -> Record:
    if not isinstance(data, dict):
        raise Refused(f"a record is one JSON object, got {type(data).__name__}")
    _check_format(data)
    for name in data:
        if name not in MEMBERS and not name.startswith("x-"):
            raise Refused(f"{name}: no such member of a record")
    for name in REQUIRED:
        if name not in data:
            raise Refused(f"{name}: this member is missing")
    rules = Rules(_string(data["set"], "set"), data["players"], _object(data["switches"], "switches"), _cards(data))
    return Record(
        rules,
        setup_from_json(rules, data["setup"]),
        _strings(data["choices"], "choices"),
        names_from_json(data["names"], int(rules.players)) if "names" in data else None,
        _result(data, int(rules.players)),
        {name: value for name, value in data.items() if name.startswith("x-")},
    )


def _no_duplicates(pairs: list[tuple[str, Any]]) -> Json:
    data = dict(pairs)
    if len(data) < len(pairs):
        names = [name for name, _ in pairs]
        duplicate = next(name for name in names if names.count(name) > 1)
        raise Refused(f"{duplicate}: this member is there twice")
    return data


def _no_constant(name: str) -> None:
    raise Refused(f"{name} is not JSON")


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise Refused(f"{text} is too large a number")
    return number


def _bounded(text: str) -> int:
    if len(text) > 18:
        raise Refused(f"{text[:18]}… is too large a number")
    return int(text)


def _check_format(data: Json) -> None:
    given = data.get("format")
    if given == RECORD_FORMAT:
        return
    if isinstance(given, str) and given.startswith("guns-and-steel/"):
        raise Refused(f"format: version {given.partition('/')[2]} is not known, only version 1")
    raise Refused(f"format: expected {RECORD_FORMAT!r}, got {shown(given)}")


def _string(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise Refused(f"{where}: expected a text, got {shown(value)}")
    return value


def _strings(value: object, where: str) -> list[str]:
    if not isinstance(value, list):
        raise Refused(f"{where}: expected a list, got {shown(value)}")
    return [_string(item, f"{where}[{index}]") for index, item in enumerate(value)]


def _object(value: object, where: str) -> Json:
    if not isinstance(value, dict):
        raise Refused(f"{where}: expected an object, got {shown(value)}")
    return value


def _cards(data: Json) -> Mapping[str, object]:
    return _object(data.get("cards", {}), "cards")


def names_from_json(value: object, players: int) -> list[str]:
    names = _strings(value, "names")
    for index, name in enumerate(names):
        if not name.isprintable():
            raise Refused(f"names[{index}]: {shown(name)} contains characters that cannot be printed")
    if len(names) != players:
        raise Refused(f"names: {players} players have {players} names, got {len(names)}")
    return names


def _result(data: Json, players: int) -> Json | None:
    if "result" not in data:
        return None
    result = _object(data["result"], "result")
    for name in result:
        if name not in ("vp", "cards", "winners"):
            raise Refused(f"result.{name}: no such member")
    for name in ("vp", "cards", "winners"):
        numbers = result.get(name)
        if not isinstance(numbers, list) or any(type(number) is not int for number in numbers):
            raise Refused(f"result.{name}: expected a list of whole numbers, got {shown(numbers)}")
        if name != "winners" and len(numbers) != players:
            raise Refused(f"result.{name}: expected {players} numbers, got {len(numbers)}")
    return result


def setup_from_json(rules: Rules, value: object) -> Setup:
    data = _object(value, "setup")
    for name in data:
        if name not in ("rows", "piles", "wonders"):
            raise Refused(f"setup.{name}: no such member")
    rows = _by_age(data, "rows", required=True)
    piles = _by_age(data, "piles", required=rules.piles)
    wonders = _wonders(data)
    check_layout(rules, rows, piles, wonders)
    return Setup(rows, piles, wonders)


def _by_age(setup: Json, part: str, required: bool) -> Rows:
    if required and part not in setup:
        raise Refused(f"setup.{part}: this member is missing")
    data = _object(setup.get(part, {}), f"setup.{part}")
    _check_ages(data, f"setup.{part}", required)
    rows: Rows = []
    for age in SUPPLY_AGES:
        row: list[CardId] = []
        for index, name in enumerate(_strings(data.get(age, []), f"setup.{part}.{age}")):
            if name not in CARD_NUMBER:
                raise Refused(f"setup.{part}.{age}[{index}]: there is no card {shown(name)}")
            row.append(CardId(CARD_NUMBER[name]))
        rows.append(row)
    return rows


def _wonders(setup: Json) -> list[WonderId]:
    data = _object(setup.get("wonders"), "setup.wonders")
    _check_ages(data, "setup.wonders", required=True)
    wonders: list[WonderId] = []
    for age in SUPPLY_AGES:
        name = _string(data[age], f"setup.wonders.{age}")
        if name not in WONDER_NUMBER:
            raise Refused(f"setup.wonders.{age}: there is no wonder {shown(name)}")
        wonders.append(WonderId(WONDER_NUMBER[name]))
    return wonders


def _check_ages(data: Json, where: str, required: bool) -> None:
    for age in data:
        if age not in SUPPLY_AGES:
            raise Refused(f"{where}.{age}: there is no such age")
    for age in SUPPLY_AGES:
        if required and age not in data:
            raise Refused(f"{where}.{age}: this age is missing")


# --- Replaying ---------------------------------------------------------------------------------------------------


def start_of(record: Record) -> State:
    return start(record.rules, record.setup)


def replay(record: Record) -> State:
    """The state after all choices; a choice not on offer, one too many, or a wrong result is refused."""
    state = start_of(record)
    for _, option in read_choices(record.choices, lambda: state):
        advance(state, option)
    check_result(record, state)
    return state


def read_choices(choices: Iterable[str], state: Callable[[], State]) -> Iterator[tuple[str, Option]]:
    """Each choice of a record with the option that it names in the state of that moment; the caller applies it."""
    for index, choice in enumerate(choices):
        if state().over:
            raise Refused(f"choices[{index}]: {shown(choice)} comes after the end of the game")
        try:
            option = parse(state(), choice)
        except Refused as reason:
            raise Refused(f"choices[{index}]: {reason}") from None
        yield choice, option


def check_result(record: Record, state: State) -> None:
    if record.result is None:
        return
    if not state.over:
        raise Refused(f"result: the game is not over after {len(record.choices)} choices")
    right = result_json(outcome(state))
    for name, numbers in right.items():
        if record.result[name] != numbers:
            raise Refused(f"result.{name}: the replay gives {numbers}, the record says {record.result[name]}")
