"""Records (`.gs.json`): a game as its set-up and its choices, written and strictly read (docs/protocol.md 3)."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import isfinite
from typing import Any

from gunsteel.core import decision
from gunsteel.core.engine import advance, start
from gunsteel.core.rules import Rules
from gunsteel.core.scoring import Outcome, outcome
from gunsteel.core.setup import Rows, Setup, check_layout
from gunsteel.core.state import State
from gunsteel.core.tables import CARD_NAMES, CARD_NUMBER, WONDER_NAMES, WONDER_NUMBER
from gunsteel.errors import Refused, refused, shown
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
            text = "a game of {count} choices has no choice {number}"
            raise refused("no-choice", text, count=len(self.choices), number=choices)
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
        text = "line {line}, column {column}: not JSON: {text}"
        raise refused("not-json", text, line=fault.lineno, column=fault.colno, text=fault.msg) from None
    except RecursionError:
        raise refused("nested", "not a record: nested too deeply") from None
    except UnicodeEncodeError:
        text = "not a record: a text contains half a character (an unpaired surrogate)"
        raise refused("half-character", text) from None
    return from_json(data)


def from_json(data: object) -> Record:
    if not isinstance(data, dict):
        raise refused("expected-record", "a record is one JSON object, got {given}", given=type(data).__name__)
    _check_format(data)
    for name in data:
        if name not in MEMBERS and not name.startswith("x-"):
            raise refused("no-member", "no such member of a record", name)
    for name in REQUIRED:
        if name not in data:
            raise refused("member-missing", "this member is missing", name)
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
        raise refused("member-twice", "this member is there twice", duplicate)
    return data


def _no_constant(name: str) -> None:
    raise refused("no-json", "{text} is not JSON", text=name)


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise refused("large-number", "{number} is too large a number", number=text)
    return number


def _bounded(text: str) -> int:
    if len(text) > 18:
        raise refused("large-number", "{number} is too large a number", number=f"{text[:18]}…")
    return int(text)


def _check_format(data: Json) -> None:
    given = data.get("format")
    if given == RECORD_FORMAT:
        return
    if isinstance(given, str) and given.startswith("guns-and-steel/"):
        text = "version {version} is not known, only version 1"
        raise refused("record-version", text, "format", version=given.partition("/")[2])
    text = "expected {wanted}, got {given}"
    raise refused("record-format", text, "format", wanted=repr(RECORD_FORMAT), given=shown(given))


def _string(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise refused("expected-text", "expected a text, got {given}", where, given=shown(value))
    return value


def _strings(value: object, where: str) -> list[str]:
    if not isinstance(value, list):
        raise refused("expected-list", "expected a list, got {given}", where, given=shown(value))
    return [_string(item, f"{where}[{index}]") for index, item in enumerate(value)]


def _object(value: object, where: str) -> Json:
    if not isinstance(value, dict):
        raise refused("expected-object", "expected an object, got {given}", where, given=shown(value))
    return value


def _cards(data: Json) -> Mapping[str, object]:
    return _object(data.get("cards", {}), "cards")


def names_from_json(value: object, players: int) -> list[str]:
    names = _strings(value, "names")
    for index, name in enumerate(names):
        if not name.isprintable():
            text = "{text} contains characters that cannot be printed"
            raise refused("unprintable", text, f"names[{index}]", text=shown(name))
    if len(names) != players:
        text = "{players} players have {players} names, got {given}"
        raise refused("name-count", text, "names", players=players, given=len(names))
    return names


def _result(data: Json, players: int) -> Json | None:
    if "result" not in data:
        return None
    result = _object(data["result"], "result")
    for name in result:
        if name not in ("vp", "cards", "winners"):
            raise refused("no-member", "no such member", f"result.{name}")
    for name in ("vp", "cards", "winners"):
        numbers = result.get(name)
        if not isinstance(numbers, list) or any(type(number) is not int for number in numbers):
            text = "expected a list of whole numbers, got {given}"
            raise refused("expected-numbers", text, f"result.{name}", given=shown(numbers))
        if name != "winners" and len(numbers) != players:
            text = "expected {players} numbers, got {given}"
            raise refused("number-count", text, f"result.{name}", players=players, given=len(numbers))
    return result


def setup_from_json(rules: Rules, value: object) -> Setup:
    data = _object(value, "setup")
    for name in data:
        if name not in ("rows", "piles", "wonders"):
            raise refused("no-member", "no such member", f"setup.{name}")
    rows = _by_age(data, "rows", required=True)
    piles = _by_age(data, "piles", required=rules.piles)
    wonders = _wonders(data)
    check_layout(rules, rows, piles, wonders)
    return Setup(rows, piles, wonders)


def _by_age(setup: Json, part: str, required: bool) -> Rows:
    if required and part not in setup:
        raise refused("member-missing", "this member is missing", f"setup.{part}")
    data = _object(setup.get(part, {}), f"setup.{part}")
    _check_ages(data, f"setup.{part}", required)
    rows: Rows = []
    for age in SUPPLY_AGES:
        row: list[CardId] = []
        for index, name in enumerate(_strings(data.get(age, []), f"setup.{part}.{age}")):
            if name not in CARD_NUMBER:
                where = f"setup.{part}.{age}[{index}]"
                raise refused("no-card-named", "there is no card {given}", where, given=shown(name))
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
            where = f"setup.wonders.{age}"
            raise refused("no-wonder-named", "there is no wonder {given}", where, given=shown(name))
        wonders.append(WonderId(WONDER_NUMBER[name]))
    return wonders


def _check_ages(data: Json, where: str, required: bool) -> None:
    for age in data:
        if age not in SUPPLY_AGES:
            raise refused("no-age", "there is no such age", f"{where}.{age}")
    for age in SUPPLY_AGES:
        if required and age not in data:
            raise refused("age-missing", "this age is missing", f"{where}.{age}")


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
            text = "{choice} comes after the end of the game"
            raise refused("after-end", text, f"choices[{index}]", choice=shown(choice))
        try:
            option = parse(state(), choice)
        except Refused as reason:
            raise _bad_choice(f"choices[{index}]", reason, state()) from None
        yield choice, option


def _bad_choice(where: str, reason: Refused, state: State) -> Refused:
    """With a hint: a payment that was complete used to end by itself (Q13)."""
    if state.kind == decision.PAY and state.extras & decision.DONE_BIT:
        text = "{text}; a record from before payments could go on has no 'done' here, and cannot be read"
        return refused("old-payment", text, where, text=reason)
    return refused("bad-choice", "{text}", where, text=reason)


def check_result(record: Record, state: State) -> None:
    if record.result is None:
        return
    if not state.over:
        text = "the game is not over after {count} choices"
        raise refused("not-over", text, "result", count=len(record.choices))
    right = result_json(outcome(state))
    for name, numbers in right.items():
        if record.result[name] != numbers:
            text = "the replay gives {right}, the record says {given}"
            given = str(record.result[name])
            raise refused("wrong-result", text, f"result.{name}", right=str(numbers), given=given)
