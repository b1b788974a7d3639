"""Backups: a snapshot of one moment, for any database, all or nothing."""

import asyncio
import gzip
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from gunsteel.errors import Refused
from gunsteel.server.store import backup as backup_module
from gunsteel.server.store.backup import BackupCounts, backup, check_backup, restore
from gunsteel.server.store.store import Store, TableRow
from tests.server.stores import append, create

ROW = TableRow("playing", True, b"\x00\xff", 7.5)


def on(play: Callable[..., Awaitable[None]], *databases: str) -> None:
    async def run() -> None:
        stores = [await Store.open(database) for database in databases]
        try:
            await play(*stores)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(asyncio.wait_for(run(), 60))


async def fill(store: Store, count: int = 3) -> None:
    """Tables of one, two, three … acts."""
    for n in range(count):
        await create(store, f"t{n}", b"\x00%d" % n, ROW, float(n))
        for act in range(1, n + 1):
            await append(store, f"t{n}", act, b"act %d" % act, ROW, 10.5 + act, f"player{act}")
    await store.secret()


async def content(store: Store) -> list[object]:
    listed = await store.listed(None, None, 1000)
    acts = {each.id: await store.acts(each.id) for each in listed}
    return [listed, acts, await store.of("player1", 1000), await store.secret()]


@pytest.mark.parametrize("way", [("sqlite", "postgres"), ("postgres", "sqlite")])
def test_an_archive_goes_from_one_kind_of_database_to_the_other(
    way: tuple[str, str], request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async def play(one: Store, two: Store) -> None:
        await fill(one, 4)
        path = tmp_path / "archive.gz"
        assert await backup(one, path) == BackupCounts(4, 10)
        assert await two.secret() != await one.secret()
        assert await restore(two, path) == BackupCounts(4, 10)
        assert await content(two) == await content(one)
        assert await restore(two, path) == BackupCounts(0, 0, 4)
        assert await append(two, "t1", 2, b"on", ROW, 20.0)
        again = tmp_path / "again.gz"
        assert await backup(two, again) == BackupCounts(4, 11)
        assert [each.name for each in tmp_path.glob("*.gz")] in (["archive.gz", "again.gz"], ["again.gz", "archive.gz"])

    on(play, *(str(request.getfixturevalue(name)) for name in way))


def test_an_archive_is_the_same_whatever_was_in_its_way(database: str, tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await fill(store)
        path = tmp_path / "archive.gz"
        path.write_text("old")
        await backup(store, path)
        first = path.read_bytes()
        await backup(store, path)
        assert path.read_bytes() == first
        assert not list(tmp_path.glob(".*"))

    on(play, database)


def test_a_backup_is_one_moment_while_others_append(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every act is appended to table `z` only after the same act of table `a`."""
    monkeypatch.setattr(backup_module, "TABLES_AT_ONCE", 1)

    async def play(store: Store, other: Store) -> None:
        names = ["a", *(f"m{n:02}" for n in range(30)), "z"]
        for name in names:
            await create(store, name, b"0", ROW, 1.0)

        async def go_on() -> None:
            for n in range(1, 10_000):
                for name in ("a", "z"):
                    assert await append(other, name, n, b"%d" % n, ROW, 1.0)

        appending = asyncio.create_task(go_on())
        path = tmp_path / "archive.gz"
        before = after = 0
        while after <= before + 2:  # until something has happened during the backup
            before = (await store.lengths(["a"]))["a"]
            await backup(store, path)
            after = (await store.lengths(["a"]))["a"]
        appending.cancel()
        await asyncio.gather(appending, return_exceptions=True)
        found = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
        lengths = {line["id"]: len(line["log"]) for line in found if line["type"] == "table"}
        assert sorted(lengths) == names
        assert lengths["a"] - 1 <= lengths["z"] <= lengths["a"]
        assert before <= lengths["a"] <= after
        check_backup(path)

    on(play, database, database)


def test_tables_that_went_on_are_left_alone_and_older_ones_brought_up(database: str, tmp_path: Path) -> None:
    async def save(store: Store) -> None:
        await create(store, "behind", b"0", ROW, 1.0)
        await append(store, "behind", 1, b"1", ROW, 2.0)
        await append(store, "behind", 2, b"2", TableRow("over", False, b"end", None), 3.0, "ann")
        for name in ("ahead", "other"):
            await create(store, name, b"0", ROW, 1.0)
            await append(store, name, 1, b"1", ROW, 2.0)
        await store.secret()
        await backup(store, tmp_path / "archive.gz")

    on(save, f"sqlite:///{tmp_path / 'first.db'}")

    async def play(store: Store) -> None:
        await create(store, "behind", b"0", ROW, 1.0)
        for n, act in enumerate([b"0", b"1", b"2"]):
            await (append(store, "ahead", n, act, ROW, 5.0) if n else create(store, "ahead", act, ROW, 5.0))
        await create(store, "other", b"different", ROW, 1.0)
        secret = await store.secret()
        assert await restore(store, tmp_path / "archive.gz") == BackupCounts(1, 2, 2)
        assert await store.acts("behind") == [b"0", b"1", b"2"]
        behind = await store.found("behind")
        assert behind
        assert (behind.status, behind.public, behind.summary, behind.acts, behind.wake) == (
            "over",
            False,
            b"end",
            3,
            None,
        )
        assert [each.id for each in await store.of("ann", 5)] == ["behind"]
        assert await store.acts("ahead") == [b"0", b"1", b"2"]
        assert await store.acts("other") == [b"different"]
        assert await store.secret() == secret

    on(play, database)


def test_a_restore_is_heard(database: str, tmp_path: Path) -> None:
    async def play(store: Store, other: Store) -> None:
        await create(store, "a", b"", ROW, 1.0)
        await backup(store, tmp_path / "archive.gz")
        await store.prune(9.0, ["playing"])
        heard = other.listen()
        assert await anext(heard) is None
        await restore(store, tmp_path / "archive.gz")
        assert await asyncio.wait_for(anext(heard), 10) == ("a" if other.postgres else None)

    on(play, database, database)


# --- What is refused -----------------------------------------------------------------------------------------------


HEADER = b'{"type":"archive","format":"gunsteel archive","version":1}\n'
TABLE = (
    b'{"type":"table","id":"a","status":"over","public":true,"summary":"","created":1,"touched":1,'
    b'"wake":null,"players":[],"log":[[1.0,"AAAA"]]}\n'
)
END = b'{"type":"end","tables":1,"acts":1}\n'

BAD = {
    "no header": (TABLE + END, "line 1: the first line, and no other, says that this is an archive"),
    "two headers": (HEADER + HEADER, "line 2: the first line, and no other"),
    "another format": (HEADER.replace(b"gunsteel", b"chess"), "line 1: an archive of another program: 'chess archive'"),
    "a newer version": (
        HEADER.replace(b"1}", b"2}"),
        "line 1: version 2 of the archive; this Gunsteel reads version 1",
    ),
    "no end": (HEADER + TABLE, "line 3: the archive breaks off here"),
    "nothing": (b"", "line 1: the archive breaks off here"),
    "a line that breaks off": (HEADER + TABLE[:50], "line 2: Input data was truncated"),
    "a table too few": (HEADER + END, "line 2: 1 tables and 1 acts should come before it, not 0 and 0"),
    "a table twice": (HEADER + TABLE + TABLE + END, "line 3: the table 'a' is here twice"),
    "no acts": (HEADER + TABLE.replace(b'[1.0,"AAAA"]', b""), "line 2: the table 'a' has no acts"),
    "a bad status": (HEADER + TABLE.replace(b"over", b"odd"), "line 2: Invalid enum value 'odd' - at `$.status`"),
    "a bad id": (
        HEADER + TABLE.replace(b'"a"', b'"\\u0000"'),
        "line 2: an id contains characters that cannot be printed",
    ),
    "more after the end": (HEADER + TABLE + END + END, "line 4: nothing may follow the end"),
    "other lines": (b'{"hello": 1}\n', "line 1: Object missing required field `type`"),
}


def refused(database: str, path: Path) -> str:
    """Why this archive is refused; the database stays as it was."""
    told: list[str] = []

    async def play(store: Store) -> None:
        before = await content(store)
        with pytest.raises(Refused) as caught:
            await restore(store, path)
        told.append(str(caught.value))
        assert await content(store) == before

    on(play, database)
    return told[0]


@pytest.mark.parametrize(("lines", "reason"), BAD.values(), ids=BAD)
def test_a_bad_archive_is_refused_with_the_line(sqlite: str, tmp_path: Path, lines: bytes, reason: str) -> None:
    path = tmp_path / "archive.gz"
    path.write_bytes(gzip.compress(lines))
    assert refused(sqlite, path).startswith(f"{path}: {reason}")


def test_a_file_that_is_no_archive_is_refused(sqlite: str, tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_text("Dear archive")
    assert "line 1: not a whole archive of Gunsteel" in refused(sqlite, path)
    assert "cannot be read: No such file" in refused(sqlite, tmp_path / "none")
    assert "cannot be read: Is a directory" in refused(sqlite, tmp_path)


def test_every_truncated_archive_is_refused(tmp_path: Path) -> None:
    whole = gzip.compress(HEADER + TABLE + END)
    path = tmp_path / "archive.gz"
    path.write_bytes(whole)
    assert check_backup(path) == BackupCounts(1, 1)
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        with pytest.raises(Refused, match=r"line \d"):
            check_backup(path)


def test_a_damaged_archive_is_refused(tmp_path: Path) -> None:
    whole = gzip.compress(HEADER + TABLE + END, mtime=0)
    path = tmp_path / "archive.gz"
    for place in range(10, len(whole)):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :])
        with pytest.raises(Refused, match=r"line \d"):
            check_backup(path)


def test_a_backup_that_cannot_be_written_is_refused(sqlite: str, tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(Refused, match="cannot be written: No such file or directory"):
            await backup(store, tmp_path / "none" / "archive.gz")
        folder = tmp_path / "folder"
        folder.mkdir()
        with pytest.raises(Refused, match="cannot be written: Is a directory"):
            await backup(store, folder)
        assert not list(tmp_path.glob(".*"))

    on(play, sqlite)
