"""Security: identities, origins, and secrets that stay secret."""

import io
import json
import logging
import sys
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from gzip import decompress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gunsteel.server import logs
from gunsteel.server.http import app
from gunsteel.server.http.identity import Identities
from gunsteel.server.http.static import File
from gunsteel.server.refusals import Rejection
from gunsteel.server.store import backup as backup_module
from gunsteel.server.store.stored_settings import Secret
from gunsteel.server.table import participant
from gunsteel.server.table.tables import Tables
from gunsteel.wire import protocol
from gunsteel.wire.client import Client, RequestRejected
from gunsteel.wire.lobby import CreateTable, GameChoice, Problem
from tests.server.raw_sockets import SocketClient, run, socket_of, two_player_table
from tests.server.servers import LocalServer

# --- Who somebody is -------------------------------------------------------------------------------------------------


def test_a_changed_cookie_is_a_strangers() -> None:
    identities, others = (Identities([Secret(secret, 0.0)]) for secret in ("c2VjcmV0", "b3RoZXI="))
    cookie = identities.signed("ann")
    assert identities.known(cookie) == "ann"
    for place in range(len(cookie)):
        other = "B" if cookie[place] != "B" else "C"
        assert identities.known(cookie[:place] + other + cookie[place + 1 :]) is None
        assert identities.known(cookie[:place]) is None
    for forged in (None, "", ".", "ann", "ann.", cookie + "A", " " + cookie, others.signed("ann"), "é.é"):
        assert identities.known(forged) is None


def test_the_cookie_cannot_be_read_by_scripts_or_sent_by_other_sites(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        async with httpx.AsyncClient(base_url=server.address) as browser:
            for path in ("/", "/api/levels", "/t/aaaaaaaaaa"):
                browser.cookies.clear()
                plain = (await browser.get(path)).headers["set-cookie"]
                assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(plain.split("; "))
                assert "Secure" not in plain
                browser.cookies.clear()
                secure = (await browser.get(path, headers={"x-forwarded-proto": "https"})).headers["set-cookie"]
                assert secure.endswith("; Secure")
            browser.cookies.clear()
            await browser.get("/")
            assert "set-cookie" not in (await browser.get("/api/levels")).headers, "once known, always known"
        async with connect(socket_of(server), additional_headers={"x-forwarded-proto": "https"}) as socket:
            assert socket.response is not None
            assert socket.response.headers["set-cookie"].endswith("; HttpOnly; SameSite=Lax; Secure")

    run(tmp_path, play)


def test_a_forged_cookie_sits_nowhere(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        async with Client(server.address) as ann:
            table = await ann.create(CreateTable(game=GameChoice(players=2)))
            async with ann.at(table) as place:
                await place.sit(0, "Ann")
            assert [info.id for info in await ann.my_tables()] == [table]
            assert ann.cookie is not None
            forged = ann.cookie[:-2] + ("AA" if ann.cookie[-2:] != "AA" else "BB")
            async with Client(server.address, forged) as eve:
                assert await eve.my_tables() == []
            async with Client(server.address, forged) as eve, eve.at(table) as place:
                assert place.seat is None
            async with Client(server.address, ann.cookie) as again, again.at(table) as place:
                assert place.seat == 0

    run(tmp_path, play)


# --- Which origins are allowed ------------------------------------------------------------------------

ALLOWED = "https://play.example"
ORIGINS = {
    "http://evil.example": False,
    "https://play.example.evil.example": False,
    "http://play.example": False,
    "null": False,
    "": False,
    "http://[": False,
    "http://localhost:1": False,
    ALLOWED: True,
}


async def answered(server: LocalServer, origin: str) -> int:
    """The status a socket with this origin gets."""
    try:
        async with connect(socket_of(server), additional_headers={"origin": origin}):
            return 101
    except InvalidStatus as no:
        return no.response.status_code


def test_a_page_of_another_site_may_not_speak_here(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        origins = ORIGINS | {server.address: True, server.address + "1": False}
        async with httpx.AsyncClient(base_url=server.address) as browser:
            assert (await browser.post("/api/tables", json={})).status_code == 201, "a program has no origin"
            for origin, allowed in origins.items():
                answer = await browser.post("/api/tables", json={}, headers={"origin": origin})
                assert answer.status_code == (201 if allowed else 403), origin
        for origin, allowed in origins.items():
            assert await answered(server, origin) == (101 if allowed else 403), origin

    run(tmp_path, play, origins=(ALLOWED,))


def test_sockets_are_taken_at_one_place_only(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        for path in ("/", "/api/tables", "/api/socket/", "/api/socket/x", "/healthz"):
            with pytest.raises(InvalidStatus):
                await connect("ws" + server.address.removeprefix("http") + path)

    run(tmp_path, play)


# --- What every answer has in common ---------------------------------------------------------------------------------


def test_every_answer_is_hardened_also_when_it_says_no(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the secret of the house")

    def missing(*_: object) -> Any:
        raise OSError("no /such/folder here")

    async def play(server: LocalServer) -> None:
        async with httpx.AsyncClient(base_url=server.address) as browser:
            answers = {path: await browser.get(path) for path in ("/", "/new", "/rules", "/healthz")}
            answers |= {path: await browser.get(path) for path in ("/metrics", "/openapi.json", "/api/tables")}
            assert {answer.status_code for answer in answers.values()} == {200}
            answers |= {path: await browser.get(path) for path in ("/x", "/t/aaaaaaaaaa")}
            answers["/api/tables?x=1"] = await browser.get("/api/tables?x=1")
            answers["put"] = await browser.put("/api/tables")
            monkeypatch.setattr(Tables, "record", broken)
            answers["call"] = await browser.get("/api/tables/aaaaaaaaaa/record")
            monkeypatch.setattr(File, "answer", missing)
            answers["page"] = await browser.get("/")
        for name, answer in answers.items():
            headers = {key.encode(): value.encode() for key, value in answer.headers.items()}
            assert headers.items() >= app.HEADERS.items(), name
            # The page of an unknown table says in words what is wrong.
            if answer.is_error and not answer.headers["content-type"].startswith("text/html"):
                assert msgspec.json.decode(answer.content, type=Problem).text
        for name in ("call", "page"):
            assert answers[name].status_code == 500
            assert answers[name].json()["code"] == "failed"
            assert not any(word in answers[name].text for word in ("secret", "folder", "Error", "Traceback"))
        assert server.tables.metrics.faults._value.get() == 2

    assert app.HEADERS[b"referrer-policy"] == b"no-referrer"
    assert b"unsafe" not in app.HEADERS[b"content-security-policy"]
    run(tmp_path, play)


def test_no_trace_of_a_fault_leaves_by_a_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the secret of the house")

    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, "waiting")
        async with SocketClient(server, there.table, there.keys[0]) as ann:
            await ann.heard()
            monkeypatch.setattr(participant.Participant, "act", broken)
            await ann.say({"type": "say", "text": "hi", "ref": 3})
            [answer] = await ann.heard()
            assert isinstance(answer, protocol.Rejected)
            assert (answer.ref, answer.code) == (3, "failed")
            assert "secret" not in answer.text
        monkeypatch.setattr(Tables, "live", broken)
        async with connect(socket_of(server)) as socket:
            await socket.send(json.dumps({"type": "hello", "v": 2, "table": there.table}))
            last = protocol.decode_answer(await socket.recv())
            assert isinstance(last, protocol.Bye)
            assert last.code == "failed"
            assert "secret" not in last.text
            with pytest.raises(ConnectionClosed):
                await socket.recv()
        assert server.tables.metrics.faults._value.get() == 2

    run(tmp_path, play)


def test_the_numbers_are_for_the_machine_itself(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        async with httpx.AsyncClient(base_url=server.address) as client:
            assert (await client.get("/metrics")).status_code == 200
            for header in ("x-forwarded-for", "forwarded"):
                assert (await client.get("/metrics", headers={header: "127.0.0.1"})).status_code == 403

    run(tmp_path, play)


# --- The secrets of seats --------------------------------------------------------------------------------------------


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """All that a server with `--log debug` writes."""
    names = ["uvicorn.access", "uvicorn.error", "websockets", "sqlalchemy", "aiosqlite", "asyncio", "httpx", "httpcore"]
    loggers = [logging.getLogger(), *map(logging.getLogger, names)]
    before = [(each, each.level, each.handlers) for each in loggers]
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    logs.set_up("debug")
    for client in ("httpx", "httpcore"):
        logging.getLogger(client).setLevel(logging.WARNING)
    yield written
    for each, level, handlers in before:
        each.setLevel(level)
        each.handlers = handlers


def test_the_secret_of_a_seat_is_nowhere_but_with_its_player(tmp_path: Path, talkative: io.StringIO) -> None:
    async def play(server: LocalServer) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob, Client(server.address) as eve:
            table = await ann.create(CreateTable(game=GameChoice(players=2)))
            async with SocketClient(server, table) as watcher, ann.at(table) as at_ann, bob.at(table) as at_bob:
                first = (await at_ann.ask(protocol.Link(seat=1))).key
                keys = [await at_ann.sit(0, "Ann"), first]
                with pytest.raises(RequestRejected) as taken:
                    await at_bob.sit(1, "Bob")
                assert taken.value.code == "seat-taken"
                async with bob.at(table, first) as invited:
                    keys.append(await invited.sit(1, "Bob"))
                    keys.append((await invited.ask(protocol.Link(seat=1))).key)
                await at_ann.ask(protocol.Start())
                await eve.replay(table, keys[-1])
                told = [protocol.encode(message) for message in await watcher.heard()]
        assert len(told) > 4
        assert len(set(keys)) == 4
        assert all(len(urlsafe_b64decode(key + "==")) * 8 == 128 for key in keys)
        await backup_module.backup(server.tables.store, tmp_path / "copy")
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.name.startswith("tables.db"))
        kept += decompress((tmp_path / "copy").read_bytes())
        heap = b"".join([kept, talkative.getvalue().encode(), *told])
        for key in keys:
            assert key.encode() not in heap
            assert urlsafe_b64decode(key + "==") not in heap
        assert participant.digest(keys[-1]).encode() in kept
        assert "began" not in talkative.getvalue(), "the order of the cards is no business of a log"
        assert "aiosqlite" not in talkative.getvalue(), "nor is who asks the database for what"
        assert ann.cookie is not None
        assert ann.cookie not in talkative.getvalue()

    run(tmp_path, play)
    assert talkative.getvalue(), "it does write something"


def test_a_new_link_ends_the_old_one_at_once(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, "playing")
        async with (
            SocketClient(server, there.table, there.keys[1]) as thief,
            SocketClient(server, there.table, there.keys[1]) as bob,
        ):
            await bob.say({"type": "link", "seat": 1})
            *_, given = await bob.heard()
            assert isinstance(given, protocol.KeyGiven)
            [*_, news] = [message for message in await thief.heard() if isinstance(message, protocol.Welcome)]
            assert news.seat is None
            assert news.update is not None
            assert news.update.view.audience is None
            await thief.say({"type": "say", "text": "still here"})
            [*_, answer] = await thief.heard()
            assert isinstance(answer, protocol.Rejected)
            assert answer.code == "not-seated"
            async with SocketClient(server, there.table, given.key) as again:
                assert again.welcome.seat == 1

    run(tmp_path, play)


def test_keys_are_compared_in_constant_time_with_every_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[str, str]] = []

    def compare(given: str, kept: str) -> bool:
        compared.append((given, kept))
        return given == kept

    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, "playing")
        state = await server.tables.state(there.table)
        monkeypatch.setattr(participant, "compare_digest", compare)
        for key, seat in ((there.keys[0], 0), (there.keys[1], 1), ("", None)):
            compared.clear()
            assert participant.opens(state, key) == seat
            assert compared == [(participant.digest(key), seat_state.key) for seat_state in state.seats]

    run(tmp_path, play)


# --- Words of people -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("Ann & 'Bob\"", "Ann & 'Bob\""),
        ("  Ann \n\t Lee  ", "Ann Lee"),
        ("\U0001f600 Ann", "\U0001f600 Ann"),
        ("安 アン", "安 アン"),
        ("Ann\u202eboB", None),
        ("Ann\u2066", None),
        ("Ann\u200b", None),
        ("Ann\x00", None),
        ("Ann\x1b[31m", None),
        ("\ue000", None),
        (" \n ", None),
        ("\u3000", None),
    ],
)
def test_names_and_talk_are_text_that_can_be_printed(given: str, shown: str | None) -> None:
    if shown is not None:
        assert participant.printable(given, "bad-name") == shown
        return
    with pytest.raises(Rejection) as no:
        participant.printable(given, "bad-text")
    assert no.value.code == "bad-text"


def test_markup_arrives_as_the_text_it_is(tmp_path: Path) -> None:
    text = "<img src=x onerror=alert(1)> \U0001f600 ${7*7} {{7*7}}"

    async def play(server: LocalServer) -> None:
        there = await two_player_table(server, "waiting")
        async with (
            SocketClient(server, there.table) as watcher,
            SocketClient(server, there.table, there.keys[0]) as ann,
        ):
            await watcher.heard()
            await ann.say({"type": "rename", "name": text[:24]})
            await ann.say({"type": "say", "text": text})
            await ann.say({"type": "say", "text": "a\u202eb"})
            answers = await ann.heard()
            assert [answer.code for answer in answers if isinstance(answer, protocol.Rejected)] == ["bad-text"]
            changed, said = await watcher.heard()
            assert isinstance(changed, protocol.Changed)
            assert changed.table.seats[0].name == text[:24]
            assert isinstance(said, protocol.Said)
            assert said.text == text

    run(tmp_path, play)
