"""Every message can be encoded and decoded, and anything else is refused."""

import ast
import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.explain.aim import Aim
from gunsteel.explain.payments import Payment
from gunsteel.explain.reasons import GameOver
from gunsteel.formats.deal import deal
from gunsteel.formats.record import Record
from gunsteel.server.refusals import SENTENCES
from gunsteel.shared_game import SharedGame
from gunsteel.wire import protocol
from gunsteel.wire.lobby import Asking, ClockInfo, GameChoice, SeatInfo, Settings, TableInfo, TotalClock, Words
from gunsteel.wire.protocol import (
    Allow,
    AskBot,
    AskWhyNot,
    Assign,
    Away,
    Chat,
    Choose,
    Close,
    Emote,
    Hello,
    Link,
    Mute,
    Payments,
    Ping,
    Ready,
    Rematch,
    Rename,
    Report,
    Resign,
    Said,
    Say,
    Sit,
    Stand,
    Start,
    Substitute,
    Undo,
)

SERVER = Path(__file__).parents[2] / "src" / "gunsteel" / "server"
TABLE = "abcdefgh23"
MOST = 2**53 - 1

REQUESTS: list[protocol.Request] = [
    Hello(v=1, table=TABLE),
    Hello(ref=0, v=1, table=TABLE, key="k" * 64, words="ja"),
    Sit(seat=0, name="Ada"),
    Sit(ref=MOST, seat=3, name="é" * 24, colour="red", shape="star"),
    Stand(ref=1),
    Rename(name="Ben", colour=None, shape="cross"),
    Ready(on=True),
    Assign(seat=1, level="recruit"),
    Assign(seat=1, level=None),
    Start(),
    Choose(ref=2, n=7, options=["card:mining"]),
    AskWhyNot(option="pass"),
    Payments(option="cannon"),
    AskBot(seat=2),
    Undo(),
    Allow(yes=False),
    Resign(),
    Away(on=True),
    Substitute(seat=1),
    Say(text="<b>&amp;\U0001f600"),
    Emote(feeling="well-played"),
    Mute(seat=1, on=True),
    Report(seat=1, reason="rude", at=1.5),
    Chat(on=False),
    Link(seat=0),
    Rematch(),
    Close(),
    Ping(ref=3),
]


def game() -> SharedGame:
    rules = Rules("base", 2)
    return SharedGame(Record(rules, deal(rules, Dice(1))))


def answers() -> list[protocol.Answer]:
    playing = game()
    update = playing.submit(0, ["mining"])
    assert isinstance(update, dict)
    seat = SeatInfo(taken="person", name="Ada", colour="red", shape="circle", present=True)
    table = TableInfo(
        id=TABLE,
        game=GameChoice(players=2, cards={"knight": {"strength": 3}}),
        settings=Settings(clock=TotalClock(seconds=60, increment=2)),
        status="playing",
        seats=[seat, seat],
        created=1.5,
        clock=ClockInfo([1.0, None], 0),
        asking=Asking(0, [1]),
    )
    words = Words(
        question="Which?",
        help="One.",
        options=["This"],
        fitting=["Those"],
        events=["That."],
        stake=["All."],
        position="There.",
    )
    said = Said(seat=0, at=2.0, text="hello")
    return [
        protocol.Welcome(v=1, table=table, seat=0, host=True, update=update[0], words=words, said=[said]),
        protocol.Welcome(v=1, table=table, seat=None, host=False, update=None, words=None, said=[]),
        protocol.Changed(table=table, seat=1, host=False),
        protocol.Updated(update=update[1], clock=ClockInfo([None, None], None)),
        said,
        Said(seat=1, at=2.0, feeling="wow"),
        protocol.PaymentsTold(
            ref=1,
            option="cannon",
            payments=[Payment({"iron": 1}, {"horse": 1}, True)],
            complete=False,
            converts=False,
            addable=["card:mining", "gained:horse"],
        ),
        protocol.Reasons(ref=1, option="mining", reasons=playing.reasons(0, "mining"), words=["So."]),
        protocol.AimTold(ref=None, seat=1, aim=Aim("buy", "knight", 40), words=None),
        protocol.KeyGiven(ref=1, seat=0, key="k"),
        protocol.Done(ref=None),
        protocol.Rejected(ref=1, code="stale", text="No.", reasons=[GameOver(rule="R1")], update=update[0]),
        protocol.Bye(code="stopping", text="Soon.", again=1.0),
        protocol.Pong(ref=3),
    ]


def raw(message: Struct) -> dict[str, Any]:
    said: dict[str, Any] = json.loads(protocol.encode(message))
    return said


def refused(message: object) -> bool:
    try:
        protocol.decode_request(json.dumps(message))
    except msgspec.ValidationError:
        return True
    return False


@pytest.mark.parametrize("request_", REQUESTS, ids=str)
def test_every_request_comes_through_as_it_was_said(request_: protocol.Request) -> None:
    assert protocol.decode_request(protocol.encode(request_)) == request_


def test_every_answer_comes_through_as_it_was_said() -> None:
    for answer in answers():
        assert protocol.decode_answer(protocol.encode(answer)) == answer


def test_no_message_was_forgotten_here_and_each_has_a_type_of_its_own() -> None:
    for union, messages in ((protocol.FromClient, REQUESTS), (protocol.FromServer, answers())):
        assert {type(message) for message in messages} == set(get_args(union))
        assert len({raw(message)["type"] for message in messages}) == len(get_args(union))


@pytest.mark.parametrize("request_", REQUESTS, ids=str)
def test_a_request_with_a_member_too_many_too_few_or_of_a_wrong_type_is_refused(request_: protocol.Request) -> None:
    said = raw(request_)
    assert not refused(said)
    assert refused(said | {"extra": None})
    needed = {name for name in type(request_).__struct_fields__ if not _optional(type(request_), name)}
    for name in said:
        assert refused(said | {name: {"wrong": []}}), name
        assert refused({key: value for key, value in said.items() if key != name}) == (name in needed | {"type"}), name


def _optional(kind: type[Struct], name: str) -> bool:
    return not next(field for field in msgspec.structs.fields(kind) if field.name == name).required


@pytest.mark.parametrize(
    "message",
    [
        None,
        [],
        "hello",
        {},
        {"type": None},
        {"type": "welcome"},
        {"type": "nonsense"},
        {"type": "Ping"},
        {"type": "ping", "ref": -1},
        {"type": "ping", "ref": MOST + 1},
        {"type": "ping", "ref": 1.5},
        {"type": "ping", "ref": True},
        {"type": "ready", "on": 1},
        {"type": "choose", "n": "1", "options": ["pass"]},
        {"type": "choose", "n": 1, "options": ["x" * 65]},
        {"type": "say", "text": ""},
        {"type": "say", "text": "x" * (protocol.LONGEST_CHAT_MESSAGE + 1)},
        {"type": "emote", "feeling": "anger"},
        {"type": "sit", "seat": 4, "name": "Ada"},
        {"type": "sit", "seat": -1, "name": "Ada"},
        {"type": "sit", "seat": 0, "name": ""},
        {"type": "sit", "seat": 0, "name": "x" * 25},
        {"type": "sit", "seat": 0, "name": "Ada", "colour": "pink"},
        {"type": "assign", "seat": 0, "level": "x" * 17},
        {"type": "hello", "v": 2, "table": TABLE[1:]},
        {"type": "hello", "v": 2, "table": TABLE.upper()},
        {"type": "hello", "v": 2, "table": TABLE + "\n"},
        {"type": "hello", "v": 2, "table": TABLE, "key": "k" * 65},
        {"type": "hello", "v": 2, "table": TABLE, "words": "de"},
    ],
    ids=str,
)
def test_what_is_no_request_is_refused(message: object) -> None:
    assert refused(message)


def test_a_client_takes_no_notice_of_members_that_it_does_not_know() -> None:
    for answer in answers():
        assert protocol.decode_answer(json.dumps(raw(answer) | {"newer": 1})) == answer


def test_the_largest_request_is_far_from_too_large() -> None:
    def largest(value: object) -> object:
        return "\U0001f600" * len(value) if isinstance(value, str) else value

    longest = [
        Say(text="x" * protocol.LONGEST_CHAT_MESSAGE),
        Sit(seat=0, name="x" * 24),
        Choose(n=MOST, options=["x" * 64]),
    ]
    for request in longest:
        said = raw(request)
        tag = said.pop("type")
        escaped = json.dumps({"type": tag} | {key: largest(value) for key, value in said.items()})
        protocol.decode_request(escaped)
        assert len(escaped) < protocol.LARGEST_MESSAGE / 4


def test_every_code_has_a_sentence_for_people() -> None:
    assert tuple(SENTENCES) == get_args(protocol.Code)
    for sentence in SENTENCES.values():
        assert sentence[0].isupper()
        assert sentence.endswith(".")
    assert len(set(SENTENCES.values())) == len(SENTENCES)
    assert f"version {protocol.VERSION} " in SENTENCES["version"]


def test_every_code_is_used() -> None:
    sources = [*SERVER.rglob("*.py"), SERVER.parent / "shared_game.py"]
    used = {
        node.value
        for path in sources
        if path.name != "refusals.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert set(get_args(protocol.Code)) - used == set()
