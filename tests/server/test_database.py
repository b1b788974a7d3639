"""Opening a database: migrated if it is older, refused if it is newer, of another program, or cannot be reached."""

import asyncio
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from gunsteel.errors import Refused
from gunsteel.server.store.database import address_of, engine, migrated
from gunsteel.server.store.schema import metadata
from gunsteel.server.store.store import Store
from tests.server.stores import WAITING, append, create, on, process


def refusal(database: str) -> str:
    with pytest.raises(Refused) as caught:
        asyncio.run(Store.open(database))
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_an_opened_database_has_our_schema_and_is_opened_again(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def play(one: Store, two: Store) -> None:
        async with one.snapshot() as connection:
            assert await connection.run_sync(differences) == []
        await create(one, "a", b"0", WAITING, 1.0)
        again = await Store.open(database)
        assert await again.acts("a") == [b"0"]
        await again.close()

    on(database, play)


async def open_only(database: str) -> None:
    print("ready", flush=True)
    sys.stdin.readline()
    await (await Store.open(database)).close()


def test_processes_may_open_an_empty_database_at_once(database: str) -> None:
    opening = [process(open_only, database) for _ in range(4)]
    for each in opening:
        assert each.stdout
        assert each.stdout.readline() == "ready\n"
    for each in opening:
        assert each.stdin
        each.stdin.write("go\n")
        each.stdin.flush()
    for each in opening:
        each.communicate(timeout=60)
    assert [each.returncode for each in opening] == [0] * 4


def test_an_older_database_is_migrated_and_keeps_its_tables(database: str) -> None:
    def indexes(connection: Connection) -> set[str | None]:
        return {index["name"] for index in inspect(connection).get_indexes("tables")}

    async def run() -> None:
        address = address_of(database)
        await migrated(address, "0001")
        old = engine(address, "BEGIN")
        async with old.begin() as connection:
            assert "tables_touched" not in await connection.run_sync(indexes)
            columns = "id, status, public, summary, acts, created, touched"
            await connection.execute(
                text(f"INSERT INTO tables ({columns}) VALUES ('a', 'waiting', true, :summary, 1, 1.0, 1.0)"),
                {"summary": b"summary"},
            )
            await connection.execute(text("INSERT INTO acts VALUES ('a', 0, 1.0, :data)"), {"data": b"first"})
        await old.dispose()
        store = await Store.open(database)
        assert await store.acts("a") == [b"first"]
        assert await append(store, "a", 1, b"second", WAITING, 2.0)
        async with store.snapshot() as connection:
            assert "tables_touched" in await connection.run_sync(indexes)
        await store.close()

    asyncio.run(run())


def test_a_newer_database_is_refused_and_left_as_it_is(database: str) -> None:
    async def revise(revision: str) -> None:
        store = await Store.open(database)
        await create(store, "a", b"0", WAITING, 1.0)
        async with store.writing() as connection:
            await connection.execute(text(f"UPDATE alembic_version SET version_num = '{revision}'"))
        await store.close()

    asyncio.run(revise("9999"))
    file = Path(database.removeprefix("sqlite:///"))
    before = file.read_bytes() if file.is_file() else b""
    told = refusal(database)
    assert "it is of revision 9999, which this version of Gunsteel does not know; nothing was changed. " in told
    assert "Start the newer Gunsteel that made it, or name another database" in told
    assert before == (file.read_bytes() if file.is_file() else b"")


def test_tables_of_another_program_are_refused(sqlite: str) -> None:
    async def other() -> None:
        store = await Store.open(sqlite)
        async with store.writing() as connection:
            await connection.execute(text("DROP TABLE alembic_version"))
        await store.close()

    asyncio.run(other())
    assert "it has tables of another program that are named like ours; nothing was changed" in refusal(sqlite)


def test_a_sqlite_url_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    letter = tmp_path / "letter.db"
    letter.write_text("Dear database, " * 100)
    assert refusal(f"sqlite:///{letter}") == f"the database {letter} cannot be opened: file is not a database"
    assert letter.read_text() == "Dear database, " * 100
    assert f"there is no folder {tmp_path / 'none'}" in refusal(f"sqlite:///{tmp_path / 'none' / 'file.db'}")
    assert f"there is no folder {letter}" in refusal(f"sqlite:///{letter / 'file.db'}")
    assert "unable to open database file" in refusal(f"sqlite:///{tmp_path}")


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_in_memory_is_refused(url: str) -> None:
    assert refusal(url) == "a database in memory would be lost; name a file, as in sqlite:///gunsteel.db"


@pytest.mark.parametrize(
    "url", ["", "gunsteel.db", "/tmp/gunsteel.db", "mysql://u:secret@h/d", "sqlite://host/file.db"]
)
def test_another_address_is_refused_with_a_right_one(url: str) -> None:
    told = refusal(url)
    assert "sqlite:///folder/file.db or postgresql://user:password@host/name" in told
    assert "secret" not in told


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://user:secret@127.0.0.1:1/name",
        "postgres://user:secret@127.0.0.1:1/name?sslmode=disable",
        "postgresql://user@127.0.0.1:1/name?password=secret",
        "postgresql://user:secret@127.0.0.1:1/name?secret=secret",
        "postgresql://user:sec/ret@127.0.0.1:1/name",
        "postgresql://user:secret/@127.0.0.1:1/name",
    ],
)
def test_a_postgresql_that_cannot_be_reached_is_refused_without_the_password(url: str) -> None:
    told = refusal(url)
    assert "database" in told
    assert "secret@" not in told
    assert "secret/" not in told
    assert "user:" not in told.replace("user:password@host", "")


def test_an_unknown_database_or_user_of_postgresql_is_refused(postgres: str) -> None:
    assert 'database "nonefresh' in refusal(postgres.replace("/fresh", "/nonefresh"))
    assert 'role "eve" does not exist' in refusal(postgres.replace("postgres@", "eve@"))


def test_postgresql_without_its_package_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert refusal("postgresql://u:p@h/d") == (
        "PostgreSQL needs the extra 'postgres': pip install 'gunsteel[postgres]'."
    )
