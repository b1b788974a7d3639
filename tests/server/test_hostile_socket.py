"""Hostile WebSocket messages: they are rejected with a sentence, and the table is not affected."""

import asyncio
import json
import logging
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from gunsteel.server.http import session
from gunsteel.server.table.participant import new_key
from gunsteel.wire import protocol
from gunsteel.wire.client import Client, RequestRejected
from tests.server.raw_sockets import LIMIT, SocketClient, run, socket_of, two_player_table, untouched
from tests.server.servers import LocalServer

STATES = ("waiting", "playing", "over", "closed")
# So many cases by a stranger and by a player at each state of a table, and so many first messages.
STRANGE, OWN, FIRST = 2000, 1000, 150


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Cases come quicker than people may send them; and none of them is an error of ours."""
    monkeypatch.setattr(session, "MOST_MALFORMED", 10**6)
    yield
    warnings = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.WARNING]
    # A case may happen to be a valid report, and hosts are told of those.
    assert [warning for warning in warnings if not warning.startswith("a player was reported")] == []


# --- Messages --------------------------------------------------------------------------------------------------------

VALID: list[dict[str, Any]] = [
    {"type": "hello", "v": 2, "table": "aaaaaaaaaa", "key": "k", "words": "en"},
    {"type": "sit", "seat": 0, "name": "Eve", "colour": "grey", "shape": "star"},
    {"type": "stand"},
    {"type": "rename", "name": "Eve"},
    {"type": "ready", "on": True},
    {"type": "assign", "seat": 1, "level": "recruit"},
    {"type": "start"},
    {"type": "choose", "n": 1, "options": ["pass"]},
    {"type": "why-not", "option": "pass"},
    {"type": "payments", "option": "pass"},
    {"type": "ask-bot", "seat": 0},
    {"type": "report", "seat": 0, "reason": "rude", "at": 1.0},
    {"type": "undo"},
    {"type": "allow", "yes": True},
    {"type": "resign"},
    {"type": "away", "on": True},
    {"type": "substitute", "seat": 1},
    {"type": "say", "text": "hi"},
    {"type": "emote", "feeling": "wow"},
    {"type": "mute", "seat": 1, "on": True},
    {"type": "chat", "on": False},
    {"type": "link", "seat": 0},
    {"type": "rematch"},
    {"type": "close"},
    {"type": "ping"},
]
POISON: list[Any] = [
    *(None, True, False, -1, 0, 1, 2, 3, 4, 2**31, 2**53, 2**63, 2**64, -(2**70), 10**300, 0.5, -0.0, 1e308),
    *("", " ", "\x00", "\u202e", "\ufeff", "a" * 65, "a" * 5000, "\U0001f600", "é", "<script>", "'; drop table acts--"),
    *(
        "0",
        "true",
        "null",
        "__class__",
        "../../x",
        "pass",
        "choose",
        "chance",
        "hello",
        [],
        {},
        [[]],
        {"type": "start"},
    ),
    *([1] * 1000, {str(n): n for n in range(300)}),
]


def test_the_messages_mutated_here_are_all_there_are() -> None:
    tags = sorted(kind.__struct_config__.tag for kind in get_args(protocol.FromClient))
    assert sorted(message["type"] for message in VALID) == tags


def mutants(dice: random.Random, count: int) -> list[str | bytes]:
    """So many messages, each short enough to be looked at."""
    made = (mutant(dice) for _ in range(count))
    return [each for each in made if len(each.encode() if isinstance(each, str) else each) <= protocol.LARGEST_MESSAGE]


def mutant(dice: random.Random) -> str | bytes:
    """A message with something wrong in it; now and then nothing."""
    message = dict(dice.choice(VALID))
    for _ in range(dice.choice((0, 1, 1, 1, 2, 3))):
        name = dice.choice([*message, "ref", "unknown", "type"])
        if dice.random() < 0.2:
            message.pop(name, None)
        else:
            message[name] = dice.choice(POISON)
    text = json.dumps(message, ensure_ascii=dice.random() < 0.5)
    match dice.randrange(12):
        case 0:
            return text[: dice.randrange(len(text))]
        case 1:
            place = dice.randrange(len(text))
            return text[:place] + dice.choice('{}[]",:\\\x00e9-') + text[place + 1 :]
        case 2:
            return dice.randbytes(dice.randrange(40))
        case 3:
            return dice.choice(
                (f"[{text}]", text + text, f'"{text}"', text[:-1] + ', "type": "start"}', "\ufeff" + text)
            )
        case 4:
            return dice.choice("[{") * dice.choice((10, 1000, 16_000)) if dice.random() < 0.5 else nested(dice)
        case 5:
            return text.encode()
        case _:
            return text


def nested(dice: random.Random) -> str:
    depth = dice.choice((10, 900, 4000))
    return '{"type": "say", "text": ' + "[" * depth + "]" * depth + "}"


async def answers_to(client: SocketClient, frames: Sequence[str | bytes]) -> list[protocol.FromServer]:
    """Each message has exactly one answer."""
    answers = []
    for start in range(0, len(frames), 100):
        part = frames[start : start + 100]
        for frame in part:
            await client.say(frame)
        heard = await client.heard()
        assert len(heard) == len(part)
        answers += heard
    return answers


def refused(answer: protocol.FromServer) -> str | None:
    return answer.code if isinstance(answer, protocol.Rejected) else None


# What may be asked by anybody: it changes nothing.
HARMLESS = (protocol.Pong, protocol.Done, protocol.Reasons, protocol.AimTold)


@pytest.mark.parametrize("state", STATES)
def test_a_stranger_changes_nothing_whatever_is_said(tmp_path: Path, state: str) -> None:
    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, state)
        dice = random.Random(f"stranger {state}")
        frames = [json.dumps(message) for message in VALID] + mutants(dice, STRANGE)
        async with untouched(there), SocketClient(server, there.table) as eve:
            answers = await answers_to(eve, frames)
        codes = {refused(answer) for answer in answers}
        assert {"malformed", "hello-first", "not-host"} <= codes
        assert "failed" not in codes
        assert all(isinstance(answer, (protocol.Rejected, *HARMLESS)) for answer in answers)
        quiet = [frame for frame, answer in zip(frames, answers, strict=True) if isinstance(answer, protocol.Done)]
        assert all(json.loads(frame)["type"] == "mute" for frame in quiet)

    run(tmp_path, play)


@pytest.mark.parametrize("state", STATES)
def test_a_player_is_refused_what_cannot_be_read(tmp_path: Path, state: str) -> None:
    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, state)
        dice = random.Random(f"player {state}")
        frames = [frame for frame in mutants(dice, 3 * OWN) if not readable(frame)][:OWN]
        async with untouched(there), SocketClient(server, there.table, there.keys[1]) as bob:
            answers = await answers_to(bob, frames)
        assert {refused(answer) for answer in answers} == {"malformed"}

    run(tmp_path, play)


def readable(frame: str | bytes) -> bool:
    try:
        protocol.decode_request(frame)
    except Exception:
        return False
    return True


def test_what_is_not_known_is_refused_in_every_message(tmp_path: Path) -> None:
    no_ref: list[Any] = [-1, "1", 1.5, [], 2**53]
    no_value: list[Any] = [[], {}, 1.5, "\x00" * 300]
    wrong: list[dict[str, Any]] = [{"type": "pray"}, {"type": 1}, {"type": None}, {}, {"Type": "ping"}]
    for message in VALID:
        wrong.append(message | {"unknown": 1})
        wrong += [message | {"ref": ref} for ref in no_ref]
        fields = [name for name in message if name != "type"]
        # 1.5 is a time as good as any.
        wrong += [message | {name: value} for name in fields for value in no_value if (name, value) != ("at", 1.5)]

    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, "waiting")
        async with untouched(there), SocketClient(server, there.table, there.keys[0]) as ann:
            answers = await answers_to(ann, [json.dumps(message) for message in wrong])
        assert [message for message, answer in zip(wrong, answers, strict=True) if refused(answer) != "malformed"] == []

    run(tmp_path, play)


NEVER_BOBS: dict[str, list[dict[str, Any]]] = {
    "not-host": [
        {"type": "assign", "seat": 0, "level": "recruit"},
        {"type": "assign", "seat": 1, "level": None},
        {"type": "start"},
        {"type": "chat", "on": False},
        {"type": "close"},
    ],
    "no-seat": [{"type": "link", "seat": 2}],
    "seat-taken": [{"type": "link", "seat": 0}],
    "hello-first": [{"type": "hello", "v": 2, "table": "aaaaaaaaaa"}],
    "no-bot": [{"type": "ask-bot", "seat": 0}, {"type": "ask-bot", "seat": 3}],
}
IN_GAME: list[dict[str, Any]] = [
    {"type": "choose", "n": 1, "options": ["pass"]},
    {"type": "undo"},
    {"type": "allow", "yes": True},
    {"type": "resign"},
    {"type": "away", "on": True},
    {"type": "away", "on": False},
    {"type": "substitute", "seat": 0},
]
BEFORE: list[dict[str, Any]] = [
    {"type": "sit", "seat": 0, "name": "Bob"},
    {"type": "stand"},
    {"type": "ready", "on": True},
]
WRONG_NOW: dict[str, dict[str, list[dict[str, Any]]]] = {
    "waiting": {
        "not-playing": [*IN_GAME, {"type": "rematch"}, {"type": "why-not", "option": "pass"}],
        "already-seated": [{"type": "sit", "seat": 0, "name": "Bob"}],
    },
    "playing": {
        "not-waiting": BEFORE,
        "not-playing": [{"type": "rematch"}, {"type": "away", "on": False}],
        "nothing-asked": [{"type": "allow", "yes": True}],
        "cannot-undo": [{"type": "undo"}],
        "still-there": [{"type": "substitute", "seat": 0}, {"type": "substitute", "seat": 1}],
        "no-seat": [{"type": "substitute", "seat": 3}],
    },
    "over": {"not-waiting": BEFORE, "over": IN_GAME},
    "closed": {
        "closed": [*BEFORE, *IN_GAME, {"type": "say", "text": "hi"}, {"type": "rename", "name": "Bobby"}],
        "not-playing": [{"type": "rematch"}],
    },
}  # fmt: skip


@pytest.mark.parametrize("state", STATES)
def test_a_player_is_refused_what_is_not_theirs_or_comes_at_the_wrong_time(tmp_path: Path, state: str) -> None:
    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, state)
        wrong = [
            (code, message) for codes in (NEVER_BOBS, WRONG_NOW[state]) for code in codes for message in codes[code]
        ]
        async with untouched(there), SocketClient(server, there.table, there.keys[1]) as bob:
            answers = await answers_to(bob, [json.dumps(message | {"ref": 7}) for _, message in wrong])
        got = [(refused(answer), message) for answer, (_, message) in zip(answers, wrong, strict=True)]
        assert got == wrong
        assert all(isinstance(answer, protocol.Rejected) and answer.ref == 7 and answer.text for answer in answers)

    run(tmp_path, play)


def test_answers_nobody_was_asked_for_are_refused(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, "playing")
        state = server.tables.live_tables[there.table].state
        asked = state.person_asked
        assert asked is not None
        n = state.playing.counts[asked]
        option = state.playing.current(asked).question.options[0]  # type: ignore[union-attr]
        async with (
            untouched(there),
            SocketClient(server, there.table, there.keys[asked]) as mover,
            SocketClient(server, there.table, there.keys[1 - asked]) as other,
        ):
            stale = [
                {"type": "choose", "n": k, "options": [option]} for k in {n - 1, n + 1, 0, 1, -1, 2**62, 10**300} - {n}
            ]
            assert {refused(a) for a in await answers_to(mover, [json.dumps(m) for m in stale])} == {"stale"}
            dice = random.Random(3)
            junk = [*POISON, *("".join(dice.choices("abcxyz -,:+*()0129é", k=dice.randrange(65))) for _ in range(300))]
            texts = [
                text for text in junk if isinstance(text, str) and len(text) <= 64 and text not in ("pass", option)
            ]
            now = [json.dumps({"type": "choose", "n": n, "options": [text]}) for text in texts]
            assert {refused(a) for a in await answers_to(mover, now)} == {"not-offered"}
            assert {refused(a) for a in await answers_to(other, [*now, *map(json.dumps, stale)])} == {"not-asked"}
            why = await answers_to(mover, [json.dumps({"type": "why-not", "option": text}) for text in texts])
            assert all(isinstance(answer, protocol.Reasons) for answer in why)

    run(tmp_path, play)


# --- The first message -----------------------------------------------------------------------------------------------


async def last_words(server: LocalServer, *frames: str | bytes) -> tuple[protocol.FromServer | None, int]:
    """What the server says last, and the code it closes with."""
    answer = None
    async with connect(socket_of(server), compression=None) as socket:
        try:
            for frame in frames:
                await socket.send(frame)
            while True:
                answer = protocol.decode_answer(await asyncio.wait_for(socket.recv(), LIMIT))
        except ConnectionClosed:
            pass
    assert socket.close_code is not None
    return answer, socket.close_code


def hello(table: str, **more: Any) -> str:
    return json.dumps({"type": "hello", "v": 2, "table": table} | more)


def test_a_wrong_first_message_ends_the_connection_with_a_reason(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        there, other = await two_player_table(server, "playing"), await two_player_table(server, "waiting")
        async with untouched(there), untouched(other):
            for code, frame in {
                "version": json.dumps({"type": "hello", "v": 1, "table": there.table}),
                "no-table": hello("zzzzzzzzzz"),
                "hello-first": '{"type": "ping"}',
                "wrong-key": hello(there.table, key=other.keys[0]),
            }.items():
                answer, closed = await last_words(server, frame)
                assert isinstance(answer, protocol.Bye), answer
                assert (answer.code, answer.again, closed) == (code, None, 1000)
            for key in (
                "",
                "-",
                new_key(),
                there.keys[0][:-1],
                there.keys[0] + "A",
                there.keys[0].swapcase(),
                "é" * 64,
            ):
                answer, _ = await last_words(server, hello(there.table, key=key))
                assert isinstance(answer, protocol.Bye), answer
                assert answer.code == "wrong-key"

    run(tmp_path, play)


def test_whatever_is_said_instead_of_hello_nothing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "MOST_MALFORMED", 0)

    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, "playing")
        dice = random.Random("first")
        firsts = [hello(there.table + end) for end in ("\n", " ", "a")] + mutants(dice, FIRST)
        async with untouched(there):
            for frame in firsts:
                answer, closed = await last_words(server, frame)
                assert isinstance(answer, protocol.Bye), answer
                assert answer.code in ("malformed", "hello-first", "version", "no-table"), answer
                assert closed == 1000

    run(tmp_path, play)


def test_who_sends_too_much_that_cannot_be_read_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "MOST_MALFORMED", 50)

    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, "waiting")
        async with untouched(there):
            answer, _ = await last_words(server, hello(there.table), *["{"] * 51)
        assert isinstance(answer, protocol.Bye)
        assert answer.code == "malformed"

    run(tmp_path, play)


def test_a_key_opens_its_own_table_only(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        there, other = await two_player_table(server, "playing"), await two_player_table(server, "playing")
        async with Client(server.address) as eve:
            for key in (other.keys[0], new_key()):
                for seat in ({}, {"seat": 0}):
                    with pytest.raises(RequestRejected) as no:
                        await eve.replay(there.table, key, **seat)
                    assert no.value.code == "wrong-key"
            assert (await eve.replay(there.table)).audience is None
            with pytest.raises(RequestRejected, match="from your own seat"):
                await eve.replay(there.table, seat=0)
            assert (await eve.replay(there.table, there.keys[1])).audience == 1
            with pytest.raises(RequestRejected, match="from your own seat"):
                await eve.replay(there.table, there.keys[1], seat=0)
            with pytest.raises(RequestRejected, match="when it is over"):
                await eve.record(there.table)

    run(tmp_path, play)
