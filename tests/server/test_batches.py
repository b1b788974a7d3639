"""Acts of one table that are written together: all of them are stored, or none, whatever else is written meanwhile."""

import asyncio
import signal
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection

from gunsteel.server.store import store as stores
from gunsteel.server.store.commit import Append, commit
from gunsteel.server.store.store import Entry, Store, StoreFailed
from tests.server.stores import WAITING, append, create, on, process, row


def batch(*words: bytes) -> list[Entry]:
    return [Entry(float(at), word, sat=None) for at, word in enumerate(words, 1)]


@pytest.mark.parametrize("foreign", [1, 2, 3])
@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_a_batch_is_refused_as_a_whole_when_another_process_was_quicker(
    database: str, foreign: int, length: int
) -> None:
    """The other process has written one, two or three acts where the batch should begin."""

    async def play(one: Store, two: Store) -> None:
        await create(one, "a", b"0", WAITING, 1.0)
        assert await two.append("a", 1, batch(*[b"two"] * foreign), row("playing"))
        mine = batch(*[b"one"] * length)
        assert not await one.append("a", 1, mine, row("over"))
        assert await one.acts("a") == [b"0", *[b"two"] * foreign]
        found = await one.found("a")
        assert found is not None
        assert (found.status, found.acts) == ("playing", 1 + foreign)
        # What it knows then, it may go on from.
        assert await one.append("a", 1 + foreign, mine, row("over"))
        assert await two.acts("a", 1 + foreign) == [b"one"] * length

    on(database, play)


def test_batches_handed_in_together_are_taken_as_if_one_by_one(database: str) -> None:
    async def play(one: Store, two: Store) -> None:
        await create(one, "a", b"0", WAITING, 1.0)
        handed_in = [
            one.append("a", 1, batch(b"1", b"2", b"3"), row(wake=1.0)),
            one.append("a", 1, batch(b"x", b"x"), row("over")),
            one.append("a", 2, batch(b"x"), row("over")),
            one.append("a", 3, batch(b"x", b"x"), row("over")),
            one.append("a", 4, batch(b"4", b"5"), row(wake=2.0)),
            one.append("a", 5, batch(b"x"), row("over")),
            one.append("a", 6, batch(b"6"), row("playing", wake=3.0)),
        ]
        assert await asyncio.gather(*handed_in) == [True, False, False, False, True, False, True]
        assert await two.acts("a") == [b"%d" % n for n in range(7)]
        found = await two.found("a")
        assert found is not None
        assert (found.status, found.acts, found.wake) == ("playing", 7, 3.0)

    on(database, play)


def test_racing_batches_of_two_processes_never_mix(database: str) -> None:
    async def play(one: Store, two: Store) -> None:
        await create(one, "a", b"0", WAITING, 1.0)

        async def write(store: Store, name: bytes) -> int:
            won = 0
            while (n := (await store.lengths(["a"]))["a"]) < 300:
                words = [b"%s %d" % (name, n)] * (1 + n % 5)
                # A second batch that would follow, handed in before anybody knows whether the first is kept.
                both = await asyncio.gather(
                    store.append("a", n, batch(*words), WAITING),
                    store.append("a", n + len(words), batch(b"%s after %d" % (name, n)), WAITING),
                )
                won += both[0]
            return won

        won = await asyncio.gather(write(one, b"one"), write(two, b"two"))
        assert min(won) > 0
        kept = await one.acts("a")
        n = 1
        while n < len(kept):
            name, number = kept[n].split()
            length = 1 + n % 5
            after = b"%s after %d" % (name, n)
            # A whole batch where it was meant to be, and after it nobody's but the one that knew it.
            assert (int(number), kept[n : n + length]) == (n, [kept[n]] * length)
            n += length
            if n < len(kept) and b"after" in kept[n]:
                assert kept[n] == after
                n += 1

    on(database, play)


def test_a_round_never_cuts_a_batch(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "LARGEST_GROUP", 4)

    async def play(one: Store, two: Store) -> None:
        rounds: list[list[int]] = []
        write = one.write

        async def watched(work: Callable[[Connection], Any]) -> Any:
            appends: list[Append] = getattr(work, "keywords", {}).get("appends", [])
            rounds.append([len(append.entries) for append in appends])
            return await write(work)

        monkeypatch.setattr(one, "write", watched)
        names = [f"t{n}" for n in range(10)]
        await asyncio.gather(*(create(one, name, b"0", WAITING, 1.0) for name in names))
        rounds.clear()
        lengths = [3, 3, 1, 9, 2, 2, 2, 1, 1, 3]
        batches = (
            one.append(name, 1, batch(*[b"x"] * length), WAITING) for name, length in zip(names, lengths, strict=True)
        )
        assert all(await asyncio.gather(*batches))
        # The first is committed alone, as it waits for nobody; four acts or more end a round, wherever that is.
        assert [length for each in rounds for length in each] == lengths
        assert all(sum(each[:-1]) < 4 for each in rounds)
        assert len(rounds) > 3
        assert await two.lengths(names) == {name: 1 + length for name, length in zip(names, lengths, strict=True)}

    on(database, play)


def test_a_table_is_created_with_all_its_first_acts_or_not_at_all(database: str) -> None:
    async def play(one: Store, two: Store) -> None:
        first = [Entry(1.0, b"0"), Entry(2.0, b"1", sat="ann"), Entry(3.0, b"2", sat="bob")]
        won = await asyncio.gather(one.create("a", first, WAITING), two.create("a", batch(b"x", b"x"), WAITING))
        assert sorted(won) == [False, True]
        kept = await one.acts("a")
        assert kept in ([b"0", b"1", b"2"], [b"x", b"x"])
        assert await one.lengths(["a"]) == {"a": len(kept)}
        assert await one.create("b", first, WAITING)
        assert {each.id for each in await two.of("bob", 5)} == ({"a", "b"} if len(kept) == 3 else {"b"})
        found = await two.found("b")
        assert found is not None
        assert (found.acts, found.created, found.touched) == (3, 1.0, 3.0)

    on(database, play)


async def append_batches_for_ever(database: str) -> None:
    store = await Store.open(database)
    await create(store, "a", b"0", WAITING, 1.0)
    n = 1
    while await store.append("a", n, batch(*[b"%d" % n] * 7), WAITING):
        print(n, flush=True)
        n += 7


def test_a_kill_leaves_whole_batches(database: str) -> None:
    appending = process(append_batches_for_ever, database)
    assert appending.stdout
    for _ in range(20):
        appending.stdout.readline()
    appending.send_signal(signal.SIGKILL)
    appending.communicate(timeout=60)

    async def play(one: Store, _two: Store) -> None:
        kept = await one.acts("a")
        assert len(kept) % 7 == 1
        assert await one.lengths(["a"]) == {"a": len(kept)}

    on(database, play)


def test_a_change_whose_fate_is_not_known_is_waited_for(postgres: str) -> None:
    """The connection seems lost, and yet the transaction is on its way: the acts are read when it has ended."""

    async def play(one: Store, two: Store) -> None:
        await create(one, "a", b"0", WAITING, 1.0)
        async with two.writing() as connection:
            await connection.run_sync(lambda plain: commit(plain, [Append("a", 1, batch(b"1"), WAITING)], two.process))
            assert await one.acts("a") == [b"0"]
            reading = asyncio.create_task(one.settled("a"))
            await asyncio.sleep(0.3)
            assert not reading.done()
        assert await reading == [b"0", b"1"]

    on(postgres, play)


def test_nothing_is_no_batch(sqlite: str) -> None:
    async def play(one: Store, _two: Store) -> None:
        await create(one, "a", b"0", WAITING, 1.0)
        with pytest.raises(ValueError, match="nothing to keep"):
            await one.append("a", 1, [], WAITING)
        await one.close()
        with pytest.raises(StoreFailed):
            await append(one, "a", 1, b"1", WAITING, 1.0)

    on(sqlite, play)
