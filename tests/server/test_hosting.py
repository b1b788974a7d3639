"""For hosts: settings, names, bans, secrets, metrics, health, and what only they may read."""

import argparse
import asyncio
import json
import logging
import os
import re
import stat
import subprocess
import sys
from functools import partial
from pathlib import Path
from time import time

import httpx
import pytest

from gunsteel.commands import serve as serve_command
from gunsteel.commands.serve import restart_pause
from gunsteel.commands.settings import settings_arguments
from gunsteel.errors import Refused
from gunsteel.server import serve
from gunsteel.server.http.bans import Bans
from gunsteel.server.http.hosts import is_known
from gunsteel.server.http.identity import COOKIE, Identities
from gunsteel.server.logs import JsonFormatter, Repetitions
from gunsteel.server.store.reports import MOST_REPORTS_EACH
from gunsteel.server.store.store import Store, StoreFailed
from gunsteel.server.store.stored_settings import FOREVER, Ban, change_bans, rotate_secret, secrets_of
from gunsteel.wire import protocol
from gunsteel.wire.client import Client, RequestRejected
from gunsteel.wire.lobby import CreateTable, GameChoice
from tests.server.persistent_client import until
from tests.server.raw_sockets import run
from tests.server.servers import LocalServer, ServerProcess, local_server, sqlite
from tests.server.site_under_test import Site, with_site

PROXY = {"x-forwarded-for": "192.0.2.1"}


# --- Settings --------------------------------------------------------------------------------------------------------


def parser_with(environment: dict[str, str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=1)
    parser.add_argument("--database")
    parser.add_argument("--name", action="append", default=[])
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--log", choices=("info", "warning"), default="warning")
    settings_arguments(parser, environment)
    return parser


def test_the_command_line_counts_most_then_the_environment_then_the_file(tmp_path: Path) -> None:
    file = tmp_path / "gunsteel.toml"
    file.write_text('port = 2\nname = ["a.example", "b.example"]\nno-browser = true\nlog = "info"\n')
    args = parser_with({}).parse_args(["--config", str(file)])
    assert (args.port, args.name, args.no_browser, args.log) == (2, ["a.example", "b.example"], True, "info")
    environment = {"GUNSTEEL_PORT": "3", "GUNSTEEL_CONFIG": str(file)}
    args = parser_with(environment).parse_args([])
    assert (args.port, args.name) == (3, ["a.example", "b.example"])
    assert parser_with(environment).parse_args(["--port", "4"]).port == 4


def test_a_database_in_the_environment_counts_more_than_a_folder_there_and_less_than_one_on_the_command_line(
    tmp_path: Path,
) -> None:
    def place(environment: dict[str, str], *words: str) -> str:
        parser = argparse.ArgumentParser()
        serve_command.database_arguments(parser)
        settings_arguments(parser, environment)
        return serve_command.database_of(parser.parse_args(words))

    image = {"GUNSTEEL_DATA": str(tmp_path / "data"), "GUNSTEEL_DATABASE": "postgresql://db/gunsteel"}
    assert place(image) == "postgresql://db/gunsteel"
    assert place(image, "--data", str(tmp_path)) == f"sqlite:///{tmp_path / 'tables.db'}"
    assert place({"GUNSTEEL_DATA": str(tmp_path)}, "--database", "postgresql://db/b") == "postgresql://db/b"
    with pytest.raises(Refused, match="give one of them"):
        place({}, "--data", str(tmp_path), "--database", "postgresql://db/b")


def test_the_address_of_the_database_may_be_in_a_file_of_its_own(tmp_path: Path) -> None:
    secret = tmp_path / "url"
    secret.write_text("postgresql://me:secret@here/db\n")
    args = parser_with({"GUNSTEEL_DATABASE_FILE": str(secret)}).parse_args([])
    assert args.database == "postgresql://me:secret@here/db"


@pytest.mark.parametrize(
    ("environment", "text", "words"),
    [
        ({"GUNSTEEL_PORT": "many"}, "", "GUNSTEEL_PORT"),
        ({"GUNSTEEL_LOG": "loud"}, "", "GUNSTEEL_LOG: 'loud' is none of info, warning"),
        ({"GUNSTEEL_DATABASE_FILE": "/no/such/file"}, "", "GUNSTEEL_DATABASE_FILE"),
        ({}, "colour = 3", "'colour' is no setting"),
        ({}, "port = [[1]]", "expected a text or a number"),
        ({}, "port =", "gunsteel.toml"),
    ],
)
def test_a_wrong_setting_is_refused_by_its_name(
    tmp_path: Path, environment: dict[str, str], text: str, words: str
) -> None:
    file = tmp_path / "gunsteel.toml"
    file.write_text(text)
    with pytest.raises(Refused, match=re.escape(words)):
        parser_with(environment | {"GUNSTEEL_CONFIG": str(file)})


def test_a_server_takes_its_settings_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUNSTEEL_NAME", "games.example")
    monkeypatch.setenv("GUNSTEEL_PAUSE", "7")
    parser = argparse.ArgumentParser()
    serve_command.arguments(parser)
    args = parser.parse_args([])
    assert (args.name, args.pause, args.port) == (["games.example"], 7, serve_command.PORT)


# --- Names, bans, secrets --------------------------------------------------------------------------------------------


def test_a_server_answers_to_its_names_only(tmp_path: Path) -> None:
    known = ("games.example", "Games.Example:8443", "localhost:1", "127.0.0.1:80", "[::1]:80", "club", "pc.local", None)
    assert all(is_known(host, ("games.example",)) for host in known)
    assert not any(is_known(host, ("games.example",)) for host in ("evil.example", "games.example.evil.example:80"))

    async def play(server: LocalServer) -> None:
        async with httpx.AsyncClient(base_url=server.address) as client:
            for path in ("/", "/healthz", "/api/levels"):
                assert (await client.get(path, headers={"host": "games.example"})).status_code == 200
                no = await client.get(path, headers={"host": "evil.example"})
                assert (no.status_code, no.json()["code"]) == (421, "host")
                assert "--name evil.example" in no.json()["text"]

    run(tmp_path, play, names=("games.example",))


def test_bans_are_for_people_addresses_and_networks() -> None:
    bans = Bans()
    bans.replace([Ban("ann", FOREVER), Ban("192.0.2.0/24", FOREVER), Ban("2001:db8::/48", FOREVER), Ban("bob", 1.0)])
    for who, address, refused in (
        ("ann", "198.51.100.1", True),
        ("bob", "198.51.100.1", False),
        ("cleo", "192.0.2.77", True),
        ("cleo", "2001:db8::/64", True),
        ("cleo", "2001:db9::/64", False),
        ("cleo", "local", False),
    ):
        assert bans.refuse(who, address) == refused, (who, address)


def test_who_is_banned_is_sent_away_and_may_come_back_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "REFRESH_SECONDS", 0.05)

    async def play(server: LocalServer) -> None:
        store = server.tables.store
        async with Client(server.address) as ann, Client(server.address) as bob:
            table = await ann.create(CreateTable())
            async with ann.at(table) as place, bob.at(table):
                [who] = [each.who for each in server.tables.live_tables[table].connections if each.who == _who(ann)]
                await store.write(partial(change_bans, now=time(), whom=who, until=FOREVER))
                await until(lambda: place.ended is not None, "the end of the connection")
                assert len(server.tables.live_tables[table].connections) == 1
            no = await ann.http.get("/api/levels")
            assert (no.status_code, no.json()["code"]) == (403, "banned")
            assert (await bob.http.get("/api/levels")).status_code == 200
            await store.write(partial(change_bans, now=time(), whom=who, until=None))
            while (await ann.http.get("/api/levels")).status_code != 200:
                await asyncio.sleep(0.05)

    run(tmp_path, play)


def _who(client: Client) -> str:
    return (client.http.cookies.get(COOKIE) or "").partition(".")[0]


def test_cookies_outlive_one_rotation_of_the_secret_and_not_two(database: str) -> None:
    async def play() -> None:
        store = await Store.open(database)
        first = await store.secret()
        identities = Identities(await store.write(partial(secrets_of, first=first)))
        cookie = identities.signed("ann")
        for rotation in (1, 2):
            work = partial(rotate_secret, first=first, new=os.urandom(32), now=time() - 1000)
            identities.secrets = await store.write(work)
            assert (identities.known(cookie) == "ann") == (rotation == 1)
            assert identities.signed("ann") != cookie
            assert identities.known(identities.signed("ann")) == "ann"
        soon = await store.write(partial(rotate_secret, first=first, new=os.urandom(32), now=time()))
        before = identities.signed("ann")
        identities.secrets = soon
        assert identities.signed("ann") == before  # every process has to know a secret before one uses it
        await store.close()

    asyncio.run(play())


# --- Metrics, health, files, logs ------------------------------------------------------------------------------------


def test_metrics_are_for_this_machine_and_for_whom_the_host_names(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        async with httpx.AsyncClient(base_url=server.address) as client:
            for headers, status in (
                ({}, 200),
                (PROXY, 403),
                (PROXY | {"authorization": "Bearer rubbish"}, 403),
                (PROXY | {"authorization": "Bearer secret"}, 200),
                ({"x-forwarded-for": "10.1.2.3"}, 200),
            ):
                assert (await client.get("/metrics", headers=headers)).status_code == status, headers

    run(tmp_path, play, metrics_token="secret", metrics_from=("10.0.0.0/8",))


def test_the_metrics_of_several_workers_are_summed(postgres: str) -> None:
    async def counted(client: httpx.AsyncClient) -> float:
        text = (await client.get("/metrics")).text
        return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith("gunsteel_rejected_total"))

    async def play(address: str) -> None:
        async with httpx.AsyncClient(base_url=address, timeout=60) as client:
            # A connection stays with its worker; each of these is a new one.
            for _ in range(12):
                async with httpx.AsyncClient(base_url=address, timeout=60) as other:
                    assert (await other.get("/api/tables/aaaaaaaaaa")).status_code == 404
            assert await counted(client) == 12
            for _ in range(6):
                async with httpx.AsyncClient(base_url=address, timeout=60) as other:
                    assert await counted(other) == 12

    with ServerProcess(postgres, 0, "--workers", "2") as server:
        asyncio.run(play(server.address))


@with_site
async def test_a_server_that_can_keep_nothing_is_not_healthy(site: Site) -> None:
    client = (await site.somebody()).http
    assert (await client.get("/healthz")).status_code == 200
    store = site.tables.store

    def fails(_connection: object) -> None:
        raise OSError("no space left on device")

    with pytest.raises(StoreFailed):
        await store.write(fails)
    assert (await client.get("/healthz")).status_code == 503
    await store.write(lambda _connection: None)
    assert (await client.get("/healthz")).status_code == 200


def test_the_database_is_readable_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.touch(0o644)

    async def play() -> None:
        async with local_server(sqlite(tmp_path)) as server, Client(server.address) as ann:
            await ann.create(CreateTable())
            files = list(tmp_path.iterdir())
            assert {each.name for each in files} >= {"tables.db", "tables.db-wal"}
            assert {stat.S_IMODE(each.stat().st_mode) for each in files} == {0o600}

    asyncio.run(play())


def test_old_tables_are_removed_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with local_server(sqlite(tmp_path)) as server, Client(server.address) as ann:
            table = await ann.create(CreateTable())
            await server.tables.prune(1)
            assert await server.tables.store.found(table) is not None
        monkeypatch.setattr("gunsteel.server.table.tables.DAY_SECONDS", 0)
        async with local_server(sqlite(tmp_path), keep_days=1) as server:
            while await server.tables.store.found(table) is not None:
                await asyncio.sleep(0.05)

    asyncio.run(play())


def test_the_same_line_is_logged_only_so_often() -> None:
    filter_ = Repetitions(most=3, seconds=60.0)
    lines = []
    for second in (*range(1000), 2000):
        record = logging.LogRecord("a", logging.ERROR, "", 0, "no file handles", None, None)
        record.created = second / 100
        if filter_.filter(record):
            lines.append(json.loads(JsonFormatter().format(record))["text"])
    record.created = 100.0
    assert filter_.filter(record)
    assert lines == ["no file handles"] * 3
    assert "998 more like this were left out" in record.getMessage()


def test_addresses_are_logged_at_a_level_that_a_host_can_choose(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def play(server: LocalServer) -> None:
        async with Client(server.address) as ann, ann.at(await ann.create(CreateTable())):
            pass

    run(tmp_path, play)
    facts = [record.facts for record in caplog.records if record.getMessage() == "connected"]  # type: ignore[attr-defined]
    assert [fact["client"] for fact in facts] == ["127.0.0.1"]
    assert {record.levelname for record in caplog.records if hasattr(record, "facts")} == {"INFO"}


def test_there_is_a_limit_for_all_connections_together(tmp_path: Path) -> None:
    async def play(server: LocalServer) -> None:
        there = [await asyncio.open_connection("127.0.0.1", int(server.address.rpartition(":")[2])) for _ in range(4)]
        answer = await asyncio.wait_for(there[3][0].readline(), 30)
        assert answer == b"HTTP/1.1 503 Service Unavailable\r\n"
        for _, writer in there:
            writer.close()

    run(tmp_path, play, all_connections=3)


# --- Processes and moderation ----------------------------------------------------------------------------------------


def test_workers_are_started_again_forever_after_growing_pauses() -> None:
    pauses = [restart_pause([float(number) / 10 for number in range(count)]) for count in (1, 5, 8, 20, 200)]
    assert pauses[0] == pauses[1] == 0.1
    assert pauses == sorted(pauses)
    assert pauses[-1] == serve_command.LONGEST_PAUSE
    assert restart_pause([0.0] * 100 + [1000.0]) == 0.1


def admin(folder: Path, *words: str) -> str:
    command = [sys.executable, "-m", "gunsteel", "admin", "--data", str(folder), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    return done.stdout + done.stderr


def test_players_report_others_and_the_operator_handles_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            local_server(sqlite(tmp_path)) as server,
            Client(server.address) as ann,
            Client(server.address) as bob,
            Client(server.address) as eve,
        ):
            table = await ann.create(CreateTable(game=GameChoice(players=2)))
            async with ann.at(table) as first, bob.at(table) as second, eve.at(table) as watcher:
                await first.sit(0, "Ann")
                await second.sit(1, "Bob")
                await second.ask(protocol.Say(text="something nasty"))
                [said] = [said for _, said in server.tables.live_tables[table].state.said]
                for place, seat in ((watcher, 1), (first, 0), (first, 3)):
                    with pytest.raises(RequestRejected):
                        await place.ask(protocol.Report(seat=seat))
                await first.ask(protocol.Report(seat=1, reason="he is rude", at=said.at))
                await first.ask(protocol.Report(seat=1))
                shown = await asyncio.to_thread(admin, tmp_path, "reports")
                assert f"table {table}, seat 2: Bob is {_who(bob)}" in shown
                assert f"reported by {_who(ann)}: he is rude" in shown
                number = shown.partition("message ")[2].partition(":")[0]
                assert f"message {number}: something nasty" in shown
                await asyncio.to_thread(admin, tmp_path, "unsay", table, number)
                assert "nasty" not in await asyncio.to_thread(admin, tmp_path, "reports")
                assert "report 1 is handled" in await asyncio.to_thread(admin, tmp_path, "handled", "1")
                left = await asyncio.to_thread(admin, tmp_path, "reports")
                assert left.startswith("2  ")
                assert "rude" not in left
                for _ in range(MOST_REPORTS_EACH - 1):
                    await first.ask(protocol.Report(seat=1))
                with pytest.raises(RequestRejected, match="enough reports"):
                    await first.ask(protocol.Report(seat=1))
                await second.ask(protocol.Report(seat=0))  # the limit is for each person

    asyncio.run(play())


def test_an_operator_bans_removes_messages_and_closes_many_tables(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(sqlite(tmp_path)) as server, Client(server.address) as ann:
            tables = [await ann.create(CreateTable()) for _ in range(2)]
            async with ann.at(tables[0]) as place:
                await place.sit(0, "Ann")
                for text in ("hello", "something nasty", "bye"):
                    await place.ask(protocol.Say(text=text))
                shown = await asyncio.to_thread(admin, tmp_path, "show", "--chat", tables[0])
                assert f"Ann is {_who(ann)}, the host" in shown
                [number] = [line.split()[1].rstrip(",") for line in shown.splitlines() if line.endswith("nasty")]
                assert "removed" in await asyncio.to_thread(admin, tmp_path, "unsay", tables[0], number)
                assert "no message" in await asyncio.to_thread(admin, tmp_path, "unsay", tables[0], "0")
                live = server.tables.live_tables[tables[0]]
                await until(lambda: [said.text for _, said in live.state.said] == ["hello", "bye"], "the removal")
            assert b"nasty" not in b"".join(await server.tables.store.acts(tables[0]))
            assert "is banned (this person)" in await asyncio.to_thread(
                admin, tmp_path, "ban", _who(ann), "--days", "3"
            )
            assert _who(ann) in await asyncio.to_thread(admin, tmp_path, "bans")
            assert "no longer" in await asyncio.to_thread(admin, tmp_path, "unban", _who(ann))
            assert await asyncio.to_thread(admin, tmp_path, "bans") == ""
            assert (await asyncio.to_thread(admin, tmp_path, "close", *tables)).count("is closed") == 2
            assert (await asyncio.to_thread(admin, tmp_path, "delete", *tables)).count("is deleted") == 2
            assert "new secret" in await asyncio.to_thread(admin, tmp_path, "rotate-secret")

    asyncio.run(play())
