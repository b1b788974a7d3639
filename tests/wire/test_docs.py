"""The documentation of servers is right: its session is played, its bot plays, its tables are complete."""

import asyncio
import json
import subprocess
import sys
from argparse import SUPPRESS, ArgumentParser
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, get_args

import httpx
from websockets.asyncio.client import ClientConnection, connect

from gunsteel.commands import admin, serve
from gunsteel.explain.about import AnyAbout
from gunsteel.server.http import app, session
from gunsteel.server.http.api import ENDPOINTS
from gunsteel.server.http.limits import Limits
from gunsteel.server.metrics import Metrics
from gunsteel.server.net import plain_http, websocket
from gunsteel.server.refusals import SENTENCES
from gunsteel.server.table import connection, participant
from gunsteel.wire import protocol
from gunsteel.wire.client import Client
from gunsteel.wire.lobby import CreateTable, GameChoice
from tests.server.servers import ServerProcess, local_server, sqlite
from tests.wire.test_generated import valid

ROOT = Path(__file__).parents[2]
BOT = ROOT / "docs" / "examples" / "table_bot.py"
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
HOSTS = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
PATIENCE = 120.0
ANYTHING = "…"
# Stand for what is different each time.
NAMES = ("TABLE", "ADAS-KEY", "BENS-KEY")


def block(language: str, beginning: str) -> str:
    """The code of the page that begins like this."""
    (found,) = [part for part in PAGE.split(f"```{language}\n")[1:] if part.startswith(beginning)]
    return found.partition("\n```")[0] + "\n"


# --- The session -----------------------------------------------------------------------------------------------------


class Matcher:
    """Compares what the server says with what the page says; learns what the names in capitals stand for."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    def same(self, said: Any, shown: Any) -> bool:
        if shown == ANYTHING:
            return True
        if shown in NAMES:
            return bool(self.names.setdefault(shown, said) == said)
        if isinstance(shown, dict) and isinstance(said, dict):
            named = {key for key in shown if key != ANYTHING}
            complete = ANYTHING in shown or named == set(said)
            return complete and all(key in said and self.same(said[key], shown[key]) for key in named)
        if isinstance(shown, list) and isinstance(said, list):
            return len(said) == len(shown) and all(map(self.same, said, shown))
        return bool(said == shown)

    def filled_in(self, text: str) -> str:
        for name, meaning in self.names.items():
            text = text.replace(name, meaning)
        return text


class Person:
    """One of the people in the session, with a cookie and a socket of their own."""

    def __init__(self, address: str, stack: AsyncExitStack, matcher: Matcher) -> None:
        self.address = address
        self.stack = stack
        self.matcher = matcher
        self.http = httpx.AsyncClient(base_url=address)
        self.socket: ClientConnection | None = None
        self.response: httpx.Response | None = None

    async def say(self, words: str) -> None:
        if words.startswith("{"):
            assert valid("FromClient").is_valid(json.loads(words)), words
            await (await self.connected()).send(words)
            return
        method, path, body = [*words.split(" ", 2), ""][:3]
        kind = {"content-type": "application/json"} if body else {}
        self.response = await self.http.request(method, path, content=body, headers=kind)

    async def connected(self) -> ClientConnection:
        if self.socket is None:
            cookie = self.http.cookies.get("gunsteel")
            headers = {"cookie": f"gunsteel={cookie}"} if cookie else {}
            address = self.address.replace("http", "ws") + "/api/socket"
            self.socket = await self.stack.enter_async_context(connect(address, additional_headers=headers))
        return self.socket

    async def hear(self, shown: str) -> None:
        if not shown.startswith("{"):
            status, _, body = shown.partition(" ")
            assert self.response is not None
            assert str(self.response.status_code) == status
            assert self.matcher.same(self.response.json(), json.loads(body)), (self.response.text, body)
            return
        expected = json.loads(shown)
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            while True:
                said = json.loads(await self.socket.recv())
                assert valid("FromServer").is_valid(said), said
                if self.matcher.same(said, expected):
                    return
                assert said["type"] == "changed", f"the server says {said}, the page {shown}"


async def played(session: str, address: str) -> None:
    matcher = Matcher()
    async with AsyncExitStack() as stack:
        people = {name: Person(address, stack, matcher) for name in ("Ada", "Ben")}
        for person in people.values():
            await stack.enter_async_context(person.http)
        for said in session.splitlines():
            name, arrow, words = said.split(" ", 2)
            act: Callable[[str], Any] = people[name].say if arrow == "→" else people[name].hear
            await act(matcher.filled_in(words) if arrow == "→" else words)


def test_the_session_of_the_page_is_what_a_server_says(tmp_path: Path) -> None:
    async def test() -> None:
        async with local_server(sqlite(tmp_path)) as server:
            await played(block("text", "Ada → POST"), server.address)

    asyncio.run(test())


# --- The bot ---------------------------------------------------------------------------------------------------------


def test_the_page_shows_the_bot_as_it_is_and_it_is_small() -> None:
    code = BOT.read_text(encoding="utf-8")
    assert block("python", '"""A whole bot') == code
    assert len(code.splitlines()) <= 40


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await condition():
            await asyncio.sleep(0.05)


def test_the_bot_of_the_page_takes_a_seat_plays_to_the_end_and_survives_a_restart(tmp_path: Path) -> None:
    async def test(server: ServerProcess) -> None:
        async with Client(server.address) as client:
            table = await client.create(CreateTable(game=GameChoice(players=2), seats=["recruit", None]))

            async def well_begun() -> bool:
                if (await client.table(table)).status == "waiting":
                    return False
                return (await client.replay(table, count=1)).total > 15

            async def over() -> bool:
                return (await client.table(table)).status == "over"

            command = [sys.executable, str(BOT), f"{server.address}/t/{table}", "Robby"]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
                try:
                    await until(well_begun)
                    assert not await over(), "the game was to go on after the restart"
                    server.kill()
                    server.start()
                    output, _ = await asyncio.to_thread(bot.communicate, timeout=PATIENCE)
                finally:
                    bot.kill()
            assert bot.returncode == 0
            assert output.startswith(f"To come back as Robby: {server.address}/t/{table}#")
            info = await client.table(table)
            assert info.ended == "rules"
            assert (info.seats[0].taken, info.seats[1].name) == ("bot", "Robby")
            winners = " ".join(info.seats[winner].name for winner in info.winners or [])
            assert output.splitlines()[-1] == f"Winners: {winners}"

    with ServerProcess(str(tmp_path)) as server:
        asyncio.run(test(server))


# --- The tables of the page ------------------------------------------------------------------------------------------


def tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def cells(name: str) -> list[str]:
    """The rows that begin with this name in the tables about servers."""
    return [line for line in PAGE.partition("## 5. ")[2].splitlines() if line.startswith(f"| `{name}` |")]


def test_the_page_tells_of_every_request_with_its_members() -> None:
    for kind in get_args(protocol.FromClient):
        members = [name for name in kind.__struct_fields__ if name != "ref"]
        if kind is protocol.Hello:
            assert all(cells(name) for name in members)
            continue
        (row,) = [row for row in cells(tag(kind)) if row.count("|") == 5]
        assert row.split("|")[2].replace("`", "").replace("?", "").split() == members


def test_the_page_tells_of_every_answer() -> None:
    for kind in get_args(protocol.FromServer):
        assert any(f"`{tag(kind)}`" in line.split("|")[1] for line in PAGE.splitlines() if line.startswith("| `"))


def test_the_page_tells_what_a_question_of_each_kind_is_about() -> None:
    page = PAGE.partition("### What a question is about\n")[2].partition("\n### ")[0]
    for about in get_args(AnyAbout):
        kind = about.__struct_config__.tag
        (row,) = [line for line in page.splitlines() if line.startswith("|") and f"`{kind}`" in line.split("|")[1]]
        members = [name for name in about.__struct_fields__ if name not in ("seat", "rules", "active")]
        assert row.split("|")[2].replace("`", "").split() == members, kind


def test_the_page_tells_of_every_code_with_its_sentence() -> None:
    for code, sentence in SENTENCES.items():
        assert f"| `{code}` | {sentence} |" in PAGE


def test_the_page_tells_of_every_call() -> None:
    for call in ENDPOINTS:
        assert cells(f"{call.method} {call.path}")


def test_the_numbers_of_the_page_are_right() -> None:
    limits = Limits()
    for words in (
        f"| `v` | the version of this protocol: {protocol.VERSION} |",
        f"{protocol.LARGEST_MESSAGE:,} bytes.",
        f"with {websocket.MOST_WAITING} of them unread",
        f"{websocket.FRAMES_RATE:.0f} parts of messages, pings and pongs a second, "
        f"or {websocket.FRAMES_BURST:.0f} at once",
        f"| messages that cannot be read | {session.MOST_MALFORMED}, then",
        f"24, 64, {protocol.LONGEST_CHAT_MESSAGE} characters",
        f"{participant.MOST_SAID:,}; sitting",
        f"and the like: {participant.MOST_UNLIMITED:,}; undos of one seat: {participant.MOST_UNDONE} |",
        f"{connection.MOST_QUEUED} messages or {connection.MOST_QUEUED_BYTES:,} bytes",
        f"{limits.sockets.most} sockets and {plain_http.PLAIN_PER_SOCKET * limits.sockets.most} plain connections, ",
        f"plain connections, {limits.requests.rate:.0f} calls a second",
        f"{limits.requests.burst:.0f} at once (opening",
        f"{limits.tables.burst:.0f} tables a minute",
        f"| a call | within {plain_http.HEAD_SECONDS:.0f} seconds of its connection",
        f"{app.LARGEST_BODY:,} bytes, within {app.BODY_SECONDS:.0f} seconds",
    ):
        assert words in PAGE, words


def test_the_page_for_hosts_names_every_option_task_and_number() -> None:
    parser = ArgumentParser()
    serve.arguments(parser)
    options = [action.option_strings[-1] for action in parser._actions if action.help != SUPPRESS]
    tasks = [f"gunsteel admin {task}" for task in admin.TASKS]
    kinds = {"counter": "_total"}
    numbers = [f"`{kind.name}{kinds.get(kind.type, '')}`" for kind in Metrics().registry.collect()]
    assert [name for name in (*options, *tasks, *numbers) if name != "--help" and name not in HOSTS] == []
