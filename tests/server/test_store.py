"""The store, on both kinds of database: who is first, what is kept, what others hear."""

import asyncio
import signal
import sqlite3
from contextlib import closing

import pytest

from gunsteel.errors import Refused
from gunsteel.server.store.store import LARGEST_GROUP, Listed, Store, StoreFailed
from tests.server.postgres import Postgres
from tests.server.stores import WAITING, append, create, on, opened, process, row


def ids(listed: list[Listed]) -> list[str]:
    return [each.id for each in listed]


# --- Acts ----------------------------------------------------------------------------------------------------------


def test_acts_are_read_in_their_order(database: str) -> None:
    async def play(one: Store, two: Store) -> None:
        assert await create(one, "a", b"0", WAITING, 1.0)
        assert await append(one, "a", 1, b"1", WAITING, 2.0)
        assert await append(two, "a", 2, b"\xff\x00", row("playing", False, 9.0), 3.0)
        assert await one.acts("a") == [b"0", b"1", b"\xff\x00"]
        assert await two.acts("a", 2) == [b"\xff\x00"]
        assert await two.acts("a", 2**40) == await two.acts("b") == []
        assert await one.lengths(["a", "b"]) == {"a": 3}
        assert await one.lengths([]) == {}
        assert await one.found("a") == Listed("a", "playing", False, b"summary", 3, 1.0, 3.0, 9.0)

    on(database, play)


def test_a_table_is_created_once(database: str) -> None:
    async def play(one: Store, two: Store) -> None:
        won = await asyncio.gather(*(create(store, "a", b"", WAITING, 1.0) for store in (one, two)))
        assert sorted(won) == [False, True]
        assert not await create(one, "a", b"three", WAITING, 1.0)
        again = await asyncio.gather(*(create(one, "b", b"%d" % n, WAITING, 1.0) for n in range(3)))
        assert again == [True, False, False]
        assert await one.acts("b") == [b"0"]

    on(database, play)


@pytest.mark.parametrize("n", [-1, 0, 2, 3, 2**31, 2**70])
def test_an_act_that_is_not_the_next_is_not_taken(database: str, n: int) -> None:
    async def play(one: Store, two: Store) -> None:
        await create(one, "a", b"0", WAITING, 1.0)
        assert not await append(one, "a", n, b"?", row("over"), 2.0, "somebody")
        assert not await append(one, "none", 1, b"?", WAITING, 2.0, "somebody")
        assert await two.acts("a") == [b"0"]
        assert await two.found("a") == Listed("a", "waiting", True, b"summary", 1, 1.0, 1.0, None)
        assert await two.of("somebody", 5) == []

    on(database, play)


def test_of_racing_appends_exactly_one_wins(database: str) -> None:
    async def play(one: Store, two: Store) -> None:
        await create(one, "a", b"0", WAITING, 1.0)
        for n in range(1, 30):
            named = {b"one": one, b"two": two, b"three": one}
            won = await asyncio.gather(*(append(store, "a", n, act, WAITING, 1.0) for act, store in named.items()))
            assert sum(won) == 1
            assert await one.acts("a", n) == [[*named][won.index(True)]]

    on(database, play)


async def race(database: str, name: str) -> None:
    """Wins as many of 60 acts as it can, and prints which."""
    store = await Store.open(database)
    await create(store, "a", b"0", WAITING, 1.0)
    for n in range(1, 61):
        if await append(store, "a", n, name.encode(), WAITING, 1.0):
            print(n, flush=True)
    await store.close()


def test_of_racing_processes_exactly_one_wins(database: str) -> None:
    racing = {name: process(race, database, name) for name in ("one", "two")}
    won = {name: [int(n) for n in each.communicate(timeout=60)[0].split()] for name, each in racing.items()}
    assert [each.returncode for each in racing.values()] == [0, 0]
    assert sorted(won["one"] + won["two"]) == list(range(1, 61))

    async def play(one: Store, _two: Store) -> None:
        kept = await one.acts("a")
        assert all(kept[n] == name.encode() for name, numbers in won.items() for n in numbers)

    on(database, play)


def test_acts_handed_in_together_are_taken_as_if_one_by_one(database: str) -> None:
    async def play(one: Store, two: Store) -> None:
        many = LARGEST_GROUP + 40
        early = append(one, "a", 1, b"early", WAITING, 1.0)
        first = create(one, "a", b"0", WAITING, 1.0)
        appends = [append(one, "a", n, b"%d" % n, row(wake=float(n)), float(n)) for n in range(1, many)]
        gap = append(one, "a", many + 1, b"gap", WAITING, 1.0)
        twice = append(one, "a", many - 1, b"twice", WAITING, 1.0)
        won = await asyncio.gather(early, first, *appends, gap, twice)
        assert won == [False, True, *[True] * (many - 1), False, False]
        assert await two.acts("a") == [b"%d" % n for n in range(many)]
        last = float(many - 1)
        assert await two.found("a") == Listed("a", "waiting", True, b"summary", many, 1.0, last, last)

    on(database, play)


async def append_for_ever(database: str) -> None:
    store = await Store.open(database)
    await create(store, "a", b"0", WAITING, 1.0)
    n = 1
    while await append(store, "a", n, b"%d" % n, WAITING, 1.0):
        print(n, flush=True)
        n += 1


def test_what_was_confirmed_survives_a_kill(database: str) -> None:
    appending = process(append_for_ever, database)
    assert appending.stdout
    printed = [int(appending.stdout.readline()) for _ in range(40)]
    appending.send_signal(signal.SIGKILL)
    rest, _ = appending.communicate(timeout=60)
    printed += [int(line) for line in rest.splitlines(keepends=True) if line.endswith("\n")]

    async def play(one: Store, _two: Store) -> None:
        kept = await one.acts("a")
        assert kept == [b"%d" % n for n in range(len(kept))]
        assert len(kept) > printed[-1] >= 40
        assert await one.lengths(["a"]) == {"a": len(kept)}
        assert await append(one, "a", len(kept), b"on", WAITING, 1.0)

    on(database, play)


@pytest.mark.parametrize("name", ["a\0", "\ud800", "a\nb"])
def test_an_id_that_cannot_be_stored_is_refused_and_never_found(database: str, name: str) -> None:
    async def play(one: Store, _two: Store) -> None:
        with pytest.raises(Refused, match="cannot be stored"):
            await create(one, name, b"", WAITING, 1.0)
        with pytest.raises(Refused, match="cannot be stored"):
            await append(one, "a", 1, b"", WAITING, 1.0, sat=name)
        assert await one.found(name) is None
        assert await one.acts(name) == []
        assert await one.of(name, 5) == []

    on(database, play)


# --- Failures ------------------------------------------------------------------------------------------------------


def test_a_full_disk_fails_everybody_who_waits_and_is_overcome(sqlite: str) -> None:
    async def play(one: Store, _two: Store) -> None:
        await create(one, "a", b"0", WAITING, 1.0)
        pages = await one.write(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one())
        await one.write(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}"))
        big = [append(one, "a", n, b"x" * 100_000, WAITING, 1.0) for n in (1, 2)]
        failed = await asyncio.gather(*big, return_exceptions=True)
        assert [type(each) for each in failed] == [StoreFailed, StoreFailed]
        assert str(failed[0]) == (
            "the database failed: database or disk is full. It is not known whether the change was kept"
        )
        await one.write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=1000000"))
        assert await one.acts("a") == [b"0"]
        assert await append(one, "a", 1, b"1", WAITING, 1.0)

    on(sqlite, play)


def test_while_another_process_writes_nobody_but_the_writer_waits(sqlite: str) -> None:
    async def play(one: Store, _two: Store) -> None:
        await create(one, "a", b"0", WAITING, 1.0)
        with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(append(one, "a", 1, b"1", WAITING, 1.0))
            for _ in range(20):
                await asyncio.sleep(0.02)
                assert await one.acts("a") == [b"0"]
            assert not waiting.done()
            other.execute("ROLLBACK")
            assert await waiting

    on(sqlite, play)


def test_a_database_that_went_away_is_used_again_when_it_is_back(postgres: str, postgres_server: Postgres) -> None:
    async def play(one: Store, two: Store) -> None:
        await create(one, "a", b"0", WAITING, 1.0)
        await asyncio.to_thread(postgres_server.stop)
        try:
            with pytest.raises(StoreFailed, match="the database failed"):
                await append(one, "a", 1, b"1", WAITING, 1.0)
            with pytest.raises(StoreFailed, match="the database failed"):
                await two.found("a")
        finally:
            await asyncio.to_thread(postgres_server.start)
        assert await append(one, "a", 1, b"1", WAITING, 1.0)
        assert await two.acts("a") == [b"0", b"1"]

    on(postgres, play)


def test_a_connection_that_was_cut_is_replaced(postgres: str, postgres_server: Postgres) -> None:
    async def play(one: Store, _two: Store) -> None:
        await create(one, "a", b"0", WAITING, 1.0)
        await asyncio.to_thread(postgres_server.cut)
        assert await append(one, "a", 1, b"1", WAITING, 1.0)

    on(postgres, play)


def test_closing_finishes_what_was_handed_in_and_takes_no_more(database: str) -> None:
    async def play(one: Store, two: Store) -> None:
        await create(one, "a", b"0", WAITING, 1.0)
        waiting = asyncio.gather(*(append(one, "a", n, b"%d" % n, WAITING, 1.0) for n in range(1, 9)))
        await asyncio.sleep(0)
        await one.close()
        assert all(await waiting)
        assert await two.lengths(["a"]) == {"a": 9}
        for late in (append(one, "a", 9, b"", WAITING, 1.0), one.found("a"), one.secret()):
            with pytest.raises(StoreFailed, match="the store is closed"):
                await late

    on(database, play)


def test_a_caller_who_stops_waiting_harms_nobody(database: str) -> None:
    async def play(one: Store, _two: Store) -> None:
        await create(one, "a", b"0", WAITING, 1.0)
        for n in range(1, 9):
            leaving = asyncio.create_task(append(one, "a", 2 * n, b"x", WAITING, 1.0))
            staying = asyncio.create_task(append(one, "a", n, b"x", WAITING, 1.0))
            await asyncio.sleep(0)
            leaving.cancel()
            assert await staying
            coming = asyncio.create_task(one.come("process", [("a", n)], 1.0))
            await asyncio.sleep(0.001 * n)
            coming.cancel()
        assert await one.lengths(["a"]) == {"a": 9}

    on(database, play)


# --- Lists ---------------------------------------------------------------------------------------------------------


def test_tables_are_listed_by_status_and_publicity_the_newest_first(database: str) -> None:
    async def play(one: Store, two: Store) -> None:
        await create(one, "old", b"", row("waiting", True), 1.0)
        await create(one, "new", b"", row("waiting", True), 3.0)
        await create(one, "hidden", b"", row("waiting", False), 2.0)
        await create(one, "over", b"", row("over", True), 4.0)
        assert ids(await two.listed(None, None, 10)) == ["over", "new", "hidden", "old"]
        assert ids(await two.listed("waiting", None, 10)) == ["new", "hidden", "old"]
        assert ids(await two.listed("waiting", True, 10)) == ["new", "old"]
        assert ids(await two.listed(None, False, 10)) == ["hidden"]
        assert ids(await two.listed(None, None, 2, 1)) == ["new", "hidden"]
        assert await two.found("none") is None

    on(database, play)


def test_a_player_finds_the_tables_where_it_sat(database: str) -> None:
    async def play(one: Store, two: Store) -> None:
        for at, table in enumerate("abc"):
            await create(one, table, b"", WAITING, float(at))
        sat = [("a", 1, "ann"), ("c", 1, "ann"), ("a", 2, "ann"), ("b", 1, "bob"), ("c", 2, "bob")]
        for table, n, who in sat:
            assert await append(one, table, n, b"sits", WAITING, 9.0, who)
        assert ids(await two.of("ann", 5)) == ["c", "a"]
        assert ids(await two.of("bob", 1)) == ["c"]
        assert await two.of("eve", 5) == []

    on(database, play)


# --- Looking after -------------------------------------------------------------------------------------------------


def test_each_table_that_is_due_is_claimed_once(database: str) -> None:
    async def run() -> None:
        async with opened(database, 4) as stores:
            names = [f"t{n}" for n in range(60)]
            await asyncio.gather(*(create(stores[0], name, b"", row(wake=1.0), 1.0) for name in names))
            await create(stores[0], "later", b"", row(wake=7.0), 1.0)
            await create(stores[0], "over", b"", row("over", wake=1.0), 1.0)
            await create(stores[0], "asleep", b"", row(), 1.0)
            claimed = await asyncio.gather(*(store.due(5.0, 9.0, 10) for store in stores * 3))
            found = [table for each in claimed for table in each]
            while more := await stores[0].due(5.0, 9.0, 10):
                found += more
            assert sorted(found) == sorted(names)
            assert max(map(len, claimed)) <= 10
            assert await stores[1].soonest() == 7.0
            assert await stores[1].due(7.0, 20.0, 10) == ["later"]

    asyncio.run(run())


def test_one_table_is_claimed_by_one(database: str) -> None:
    async def play(one: Store, two: Store) -> None:
        assert await one.soonest() is None
        await create(one, "a", b"", row(wake=1.0), 1.0)
        await create(one, "over", b"", row("over", wake=1.0), 1.0)
        assert not await one.claim("a", 0.5, 9.0)
        won = await asyncio.gather(*(store.claim("a", 1.0, 9.0) for store in (one, two) * 3))
        assert sum(won) == 1
        assert await one.soonest() == 9.0
        assert not await one.claim("over", 1.0, 9.0)
        assert not await one.claim("none", 1.0, 9.0)

    on(database, play)


def test_old_tables_are_pruned_with_all_that_belongs_to_them(database: str) -> None:
    async def play(one: Store, two: Store) -> None:
        old = [f"old{n:03}" for n in range(120)]
        await asyncio.gather(*(create(one, name, b"", row("over"), 1.0) for name in old))
        await asyncio.gather(*(append(one, name, 1, b"", row("over"), 2.0, "ann") for name in old))
        await create(one, "young", b"", row("over"), 1.0)
        await append(one, "young", 1, b"", row("over"), 5.0, "ann")
        await create(one, "playing", b"", row("playing"), 1.0)
        await one.come("process", [("old001", 0), ("young", 1)], 9.0)
        assert await two.prune(5.0, ["over", "closed"], dry=True) == old
        assert len(await one.listed(None, None, 1000)) == 122
        assert await two.prune(5.0, ["over", "closed"]) == old
        assert ids(await one.listed(None, None, 1000)) == ["playing", "young"]
        assert ids(await one.of("ann", 1000)) == ["young"]
        assert await one.acts("old000") == []
        assert await one.present("old001", 1.0) == set()
        assert await one.present("young", 1.0) == {1}
        assert not await append(one, "old000", 2, b"", row("over"), 9.0)
        assert await two.prune(5.0, ["over"]) == []

    on(database, play)


# --- Presence and the secret ---------------------------------------------------------------------------------------


def test_a_seat_is_present_while_any_process_says_so(database: str) -> None:
    async def play(one: Store, two: Store) -> None:
        await one.come("p", [("a", 0), ("a", 1), ("b", 2)], 5.0)
        await two.come("q", [("a", 1)], 7.0)
        await two.come("q", [], 7.0)
        assert await two.present("a", 4.0) == {0, 1}
        assert await two.present("a", 5.0) == {1}
        await one.come("p", [("a", 0)], 9.0)
        await two.gone("q", "a", 1)
        assert await two.present("a", 5.0) == {0}
        assert await two.present("c", 1.0) == set()

    on(database, play)


def test_all_have_the_same_secret(database: str) -> None:
    async def play(one: Store, two: Store) -> None:
        secrets = await asyncio.gather(*(store.secret() for store in (one, two) * 3))
        assert len(set(secrets)) == 1
        assert len(secrets[0]) == 32
        again = await Store.open(database)
        assert await again.secret() == secrets[0]
        await again.close()

    on(database, play)


# --- Listening -----------------------------------------------------------------------------------------------------


class Listener:
    """Keeps what one store hears."""

    def __init__(self, store: Store) -> None:
        self.news: asyncio.Queue[str | None] = asyncio.Queue()
        self.task = asyncio.create_task(self._listen(store))

    async def _listen(self, store: Store) -> None:
        async for table in store.listen():
            self.news.put_nowait(table)

    async def next(self) -> str | None:
        return await asyncio.wait_for(self.news.get(), 20)

    async def silence(self) -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(self.news.get(), 0.7)


def test_others_are_heard_but_not_oneself(database: str) -> None:
    async def play(one: Store, two: Store) -> None:
        listener = Listener(one)
        assert await listener.next() is None
        await create(one, "a", b"", WAITING, 1.0)
        await append(one, "a", 1, b"", WAITING, 1.0)
        await one.come("p", [("a", 1)], 5.0)
        await one.notify("a")
        await listener.silence()
        heard = "b" if one.postgres else None
        for change in (
            create(two, "b", b"", row("over"), 1.0),
            append(two, "b", 1, b"", row("over"), 1.0),
            two.notify("b"),
            two.prune(9.0, ["over"]),
        ):
            await change
            assert await listener.next() == heard
        await listener.silence()
        await one.close()
        await asyncio.wait_for(listener.task, 5)

    on(database, play)


def test_a_listener_may_leave(database: str) -> None:
    async def play(one: Store, two: Store) -> None:
        async for table in one.listen():
            assert table is None
            break
        listener = Listener(two)
        await listener.next()
        listener.task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await listener.task

    on(database, play)


def test_after_a_lost_connection_anything_may_have_happened(postgres: str, postgres_server: Postgres) -> None:
    async def play(one: Store, two: Store) -> None:
        listener = Listener(one)
        assert await listener.next() is None
        await asyncio.to_thread(postgres_server.stop)
        await asyncio.to_thread(postgres_server.start)
        assert await listener.next() is None
        await create(two, "a", b"", WAITING, 1.0)
        assert await listener.next() == "a"

    on(postgres, play)
