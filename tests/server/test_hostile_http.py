"""Hostile HTTP requests: whatever is sent, the answer is one that the OpenAPI document describes."""

import asyncio
import json
import logging
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import monotonic, sleep
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import positive_data_acceptance

from gunsteel.server.http import app
from gunsteel.wire import protocol
from gunsteel.wire.client import Client
from gunsteel.wire.lobby import CreateTable, GameChoice, Problem
from tests.server.servers import LocalServer, local_server, sqlite

BASE_HEADERS = {name.decode() for name in app.HEADERS}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server on a thread of its own; tests speak to it like anybody else."""
    ready, over = threading.Event(), threading.Event()
    running: list[LocalServer] = []

    async def serve() -> None:
        async with local_server(sqlite(tmp_path_factory.mktemp("http"))) as server:
            running.append(server)
            ready.set()
            await asyncio.to_thread(over.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(60), "the server did not start"
    yield running[0]
    over.set()
    thread.join(60)


@pytest.fixture(autouse=True)
def _no_fault(server: LocalServer, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever a test sends, nothing of it is an error of ours."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []
    assert server.tables.metrics.faults._value.get() == 0


@pytest.fixture(scope="module")
def promised(server: LocalServer) -> BaseSchema:
    return schemathesis.openapi.from_url(f"{server.address}/openapi.json")


# --- What the document promises -------------------------------------------------------------------------------------

calls = schemathesis.pytest.from_fixture("promised")
# The document cannot say which records are games, which texts are card values, which members go together, or what a
# lesson expects.
ASKS_FOR_MORE = (
    *("POST /api/tables", "POST /api/replay", "POST /api/values/check", "POST /api/values/file"),
    *("POST /api/lessons/play", "POST /api/lessons/why-not", "POST /api/lessons/payments"),
)


@calls.parametrize()
@settings(max_examples=40, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_one_the_document_promises(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate(excluded_checks=[positive_data_acceptance] if case.operation.label in ASKS_FOR_MORE else [])


def test_answers_about_real_tables_are_as_promised(server: LocalServer, promised: BaseSchema) -> None:
    waiting, playing, over = asyncio.run(_tables(server.address))
    for table in (waiting, playing, over):
        for path in ("/api/tables/{table}", "/api/tables/{table}/record", "/api/tables/{table}/replay"):
            promised[path]["GET"].Case(path_parameters={"table": table}).call_and_validate()
    record = httpx.get(f"{server.address}/api/tables/{over}/record").json()
    bodies: list[tuple[str, Any]] = [
        ("/api/replay", {"record": record, "seat": 1, "count": 200}),
        ("/api/tables", {"record": record, "settings": {"public": True}}),
        ("/api/tables", {"point": {"table": over, "choices": 0}}),
        ("/api/tables", {"point": {"table": playing, "choices": 0}}),
    ]
    for path, body in bodies:
        promised[path]["POST"].Case(body=body, media_type="application/json").call_and_validate()
    promised["/api/tables"]["GET"].Case(query={"limit": 3}).call_and_validate()


async def _tables(address: str) -> tuple[str, str, str]:
    """A table that waits, one that is played at, and one whose game is over."""
    async with Client(address) as client:
        wanted = CreateTable(game=GameChoice(players=2), seats=[None, "recruit"])
        waiting, playing, over = [await client.create(wanted) for _ in range(3)]
        for table in (playing, over):
            async with client.at(table) as place:
                await place.sit(0, "Ann")
                await place.ask(protocol.Start())
                if table == over:
                    await place.ask(protocol.Resign())
        return waiting, playing, over


# --- By hand ----------------------------------------------------------------------------------------------------------


def sent(server: LocalServer, data: bytes) -> bytes:
    """Exactly these bytes; what comes back, to its end. A server need not read all of it before it answers."""
    answer = b""
    with socket.create_connection(("127.0.0.1", int(server.address.rpartition(":")[2])), timeout=60) as line:
        with suppress(ConnectionError):
            line.sendall(data)
        with suppress(ConnectionError):
            while part := line.recv(65_536):
                answer += part
    return answer


def raw(server: LocalServer, data: bytes) -> httpx.Response:
    answer = sent(server, data)
    head, _, body = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    headers = [(name, value.strip()) for name, _, value in (line.partition(":") for line in lines)]
    return httpx.Response(int(first.split()[1]), headers=headers, content=body)


def request(method: str, path: str, body: bytes = b"", /, **headers: str) -> bytes:
    given = {"host": "here.test", "connection": "close", "content-length": str(len(body))} | headers
    lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in given.items())
    return f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1") + body


def check_problem(answer: httpx.Response, status: int) -> Problem:
    assert answer.status_code == status, answer.text
    assert set(answer.headers) >= BASE_HEADERS
    assert answer.headers["content-type"] == "application/json"
    return msgspec.json.decode(answer.content, type=Problem)


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/api/tables/",
        "/api//tables",
        "/API/TABLES",
        "//evil.example/",
        "/api/socket",
        "/page/",
        "/page/../server/http/app.py",
        "/page/..%2fapp.py",
        "/page/%2e%2e%2fapp.py",
        "/page/..%5capp.py",
        "/page/index.html%00",
        "/page/index.html/",
        "/page/__init__.py",
        "/page//etc/passwd",
        "/t/../../etc/passwd",
        "/t/a/b",
        "/api/tables/%00",
        "/api/tables/..%2f..%2fmetrics",
        "/api/tables/%ff%fe/record",
        "/api/tables/aaaaaaaaaa%0a",
        "/" + "a" * 30_000,
    ],
)
def test_a_path_that_leads_nowhere_is_a_problem_in_a_sentence(server: LocalServer, path: str) -> None:
    assert check_problem(raw(server, request("GET", path)), 404).text


@pytest.mark.parametrize("method", ["DELETE", "PUT", "PATCH", "OPTIONS", "TRACE", "BREW", "get"])
@pytest.mark.parametrize(("path", "allowed"), [("/api/tables", "GET, HEAD, POST"), ("/", "GET, HEAD")])
def test_a_method_that_is_not_there_is_told_what_is(server: LocalServer, method: str, path: str, allowed: str) -> None:
    answer = raw(server, request(method, path))
    assert check_problem(answer, 405).code == "no-method"
    assert answer.headers["allow"] == allowed


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/tables", "/openapi.json", "/rules"])
def test_head_tells_the_headers_only(server: LocalServer, path: str) -> None:
    answer = raw(server, request("HEAD", path))
    assert (answer.status_code, answer.content) == (200, b"")
    assert set(answer.headers) >= BASE_HEADERS


DEEP = b"[" * 100_000
BODIES = {
    "nothing": b"",
    "no object": b"7",
    "half an object": b'{"settings": {',
    "not UTF-8": b'{"record": {"\xff": 1}}',
    "half a character": b'{"record": {"format": "\\ud800"}}',
    "not a number": b'{"record": {"format": NaN}}',
    "a number beyond all": b'{"record": {"format": 1e999}}',
    "many digits": b'{"record": {"players": ' + b"9" * 5000 + b"}}",
    "deep": b'{"record": {"x-deep": ' + DEEP + b"]" * 100_000 + b"}}",
    "deep and open": b'{"record": ' + DEEP,
    "an unknown member": b'{"game": {"set": "base", "cheat": true}}',
    "many seats": b'{"seats": [' + b'"recruit",' * 40_000 + b"null]}",
    "a level nobody knows": b'{"seats": ["god", null, null]}',
    "a name with markup": b'{"settings": {"substitute": "<script>"}}',
    "switches nobody knows": json.dumps({"game": {"switches": {f"s{n}": True for n in range(10_000)}}}).encode(),
    "cards nobody knows": json.dumps({"game": {"cards": {f"c{n}": {"vp": 1} for n in range(10_000)}}}).encode(),
    "a whole record that is none": b'{"record": {"format": "guns-and-steel/1"}}',
    "a fault as long as a book": b'{"settings": {"substitute": "' + b"x" * 400_000 + b'"}}',
}


@pytest.mark.parametrize("path", ["/api/tables", "/api/replay"])
@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_a_body_that_makes_no_sense_is_refused(server: LocalServer, path: str, body: bytes) -> None:
    answer = raw(server, request("POST", path, body, content_type="application/json"))
    assert check_problem(answer, 400).text
    assert len(answer.content) < 1000, "what was sent is not sent back"


def test_a_body_over_the_limit_is_refused_however_it_comes(server: LocalServer) -> None:
    large = b" " * (app.LARGEST_BODY + 1)
    whole = request("POST", "/api/replay", large, content_type="application/json")
    assert check_problem(raw(server, whole), 413).code == "too-large"
    parts = b"".join(b"%x\r\n%s\r\n" % (50_000, b" " * 50_000) for _ in range(11)) + b"0\r\n\r\n"
    head = b"POST /api/replay HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n"
    assert check_problem(raw(server, head + b"transfer-encoding: chunked\r\n\r\n" + parts), 413).code == "too-large"


def test_a_body_must_say_that_it_is_json(server: LocalServer) -> None:
    for kind in (
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/jso",
    ):
        assert check_problem(raw(server, request("POST", "/api/tables", b"{}", content_type=kind)), 400)


def wait(true: Callable[[], bool]) -> None:
    end = monotonic() + 60
    while not true():
        assert monotonic() < end, "that takes too long"
        sleep(0.01)


def test_a_body_that_breaks_off_is_nobodys_fault(server: LocalServer) -> None:
    working = server.server.server_state.tasks
    wait(lambda: not working)
    whole = request("POST", "/api/tables", b"{" + b" " * 1000, content_type="application/json")
    with socket.create_connection(("127.0.0.1", int(server.address.rpartition(":")[2])), timeout=60) as line:
        line.sendall(whole[:-500])
        wait(lambda: len(working) == 1)
    wait(lambda: not working)


def test_a_body_that_never_ends_is_not_waited_for(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "BODY_SECONDS", 0.05)
    whole = request("POST", "/api/tables", b"{" + b" " * 1000, content_type="application/json")
    assert check_problem(raw(server, whole[:-500]), 408).code == "slow"


@pytest.mark.parametrize(
    "query",
    [
        *("limit=0", "limit=101", "limit=x", "limit=", "limit=1&limit=2", "limit=%00", "limit=1;DROP%20TABLE%20acts"),
        *("offset=-1", "status=closed", "status=null", "cheat=1", "%ff=%fe", "limit=" + "9" * 5000),
        "&".join(f"q{n}={n}" for n in range(2000)),
    ],
)
def test_a_query_that_makes_no_sense_is_refused(server: LocalServer, query: str) -> None:
    assert check_problem(raw(server, request("GET", f"/api/tables?{query}")), 400).code == "malformed"


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "["},
        {"host": ""},
        {"cookie": "gunsteel=\xff\xfe.\x80"},
        {"cookie": "gunsteel=" + "a" * 20_000},
        {"cookie": "gunsteel=; gunsteel==; =gunsteel; ;;;"},
        {"authorization": "Bearer " + "\xff" * 10_000},
        {"x_forwarded_for": "1.2.3.4, x, ]["},
        {"x_forwarded_proto": "gopher"},
        {"accept": "\x80\xff"},
    ],
)
def test_odd_headers_change_nothing(server: LocalServer, headers: dict[str, str]) -> None:
    assert raw(server, request("GET", "/api/tables", b"", **headers)).status_code == 200
    assert check_problem(raw(server, request("GET", "/api/tables/aaaaaaaaaa/replay", b"", **headers)), 404)


def test_a_name_that_is_not_ours_is_refused(server: LocalServer) -> None:
    for path in ("/api/tables", "/api/tables/aaaaaaaaaa/replay", "/"):
        assert check_problem(raw(server, request("GET", path, b"", host="evil.example")), 421).code == "host"


def test_headers_without_end_are_refused(server: LocalServer) -> None:
    answer = sent(server, request("GET", "/healthz", x_long="a" * 200_000)[:150_000])
    assert answer == b"" or answer.startswith(b"HTTP/1.1 400 ")
    assert raw(server, request("GET", "/healthz")).status_code == 200
