"""Several processes serve the same tables: the database decides who was first, and everybody is told."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import httpx
import pytest

from gunsteel.server.store import subscription as listen
from gunsteel.server.store.store import Store
from gunsteel.server.table import acts, scheduler, state, tables
from gunsteel.shared_game import Update
from gunsteel.wire.client import Client, RequestRejected
from gunsteel.wire.lobby import CreateTable, GameChoice, MoveClock, Settings
from tests.server.persistent_client import PersistentClient, all_stored, clients, until
from tests.server.servers import LocalServer, ServerProcess, children, is_alive, local_server


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a server usually waits many seconds for comes soon."""
    monkeypatch.setattr(state, "BOT_LEASE", 1.0)
    monkeypatch.setattr(tables, "SWEEP_SECONDS", 0.2)
    monkeypatch.setattr(tables, "PRESENCE_SECONDS", 1.0)
    monkeypatch.setattr(tables, "GRACE", 2.0)
    monkeypatch.setattr(scheduler, "GRACE", 2.0)


async def seated(stack: AsyncExitStack, table: str, *persons: Client) -> list[PersistentClient]:
    """Everybody sits down, and the game begins."""
    people = []
    for seat, person in enumerate(persons):
        people.append(await stack.enter_async_context(PersistentClient(person, table, Random(seat))))
        await people[-1].take_seat(seat)
    for seat, place in enumerate(people):
        await place.be_ready(seat)
    return people


async def written(database: str, table: str) -> list[acts.AnyAct]:
    store = await Store.open(database)
    try:
        return [acts.decode_act(data) for data in await store.acts(table)]
    finally:
        await store.close()


def test_players_of_one_table_at_different_processes_play_a_whole_game(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state, "BOT_LEASE", 1000.0)

    async def playing() -> None:
        async with (
            local_server(postgres) as one,
            local_server(postgres) as two,
            clients(one.address, two.address) as [a, b],
        ):
            wanted = CreateTable(game=GameChoice("renaissance", 3), seats=[None, None, "recruit"])
            table = await a.create(wanted)
            async with AsyncExitStack() as stack:
                people = await seated(stack, table, a, b)
                watcher = await stack.enter_async_context(PersistentClient(b, table, Random(0)))
                ends = await asyncio.gather(*(person.play(person.at_random) for person in people))
                assert ends[0].winners == ends[1].winners is not None
                await until(lambda: watcher.table and watcher.table.status == "over", "the end, for who watches")
                assert await a.record(table) == await b.record(table)
            await all_stored(postgres, *people)
            by_bots = [act for act in await written(postgres, table) if isinstance(act, acts.Answered) and act.by == 2]
            assert by_bots
            # Each question was thought about in one process, and once.
            assert one.tables.bot_pool.asked + two.tables.bot_pool.asked == len(by_bots)

    asyncio.run(playing())


def test_of_two_tabs_at_different_processes_exactly_one_wins_and_the_other_sees_why(postgres: str) -> None:
    async def racing() -> None:
        async with local_server(postgres) as one, local_server(postgres) as two, clients(one.address) as [a]:
            table = await a.create(CreateTable(game=GameChoice(players=2), seats=[None, "recruit"]))
            async with AsyncExitStack() as stack:
                [left] = await seated(stack, table, a)
                other = await stack.enter_async_context(Client(two.address, a.cookie))
                right = await stack.enter_async_context(PersistentClient(other, table, Random(1)))
                for _ in range(30):
                    await race(left, right)
                    if left.table is not None and left.table.status == "over":
                        break
            assert left.acknowledged
            assert right.acknowledged
            answers = sorted(left.acknowledged + right.acknowledged)
            assert len({n for n, _ in answers}) == len(answers)
        left.acknowledged, right.acknowledged = answers, []
        await all_stored(postgres, left)

    async def race(left: PersistentClient, right: PersistentClient) -> None:
        await until(lambda: asked(left) and asked(right) and n_of(left) == n_of(right), "the same question for both")
        question = left.update
        assert question is not None
        tabs = (left, right) if left.rng.random() < 0.5 else (right, left)
        options = [await tab.at_random(question) for tab in tabs]
        answers = (tab.choose(question, option) for tab, option in zip(tabs, options, strict=True))
        results = await asyncio.gather(*answers, return_exceptions=True)
        [no] = [result for result in results if result is not None]
        assert isinstance(no, RequestRejected)
        if no.code == "stale":  # asked again at once
            assert no.update is not None
            assert no.update.n > question.n
        else:
            assert no.code in ("not-asked", "over")

    def asked(tab: PersistentClient) -> bool:
        return tab.update is not None and tab.update.question is not None

    def n_of(tab: PersistentClient) -> int:
        return tab.update.n if tab.update is not None else -1

    asyncio.run(racing())


def there(person: PersistentClient, seat: int) -> bool:
    return person.table is not None and person.table.seats[seat].present


@pytest.mark.usefixtures("hurried")
def test_who_is_there_is_seen_at_every_process_and_a_killed_process_is_no_presence(postgres: str) -> None:
    async def looking() -> None:
        async with AsyncExitStack() as stack:
            killed = stack.enter_context(ServerProcess(postgres, short_waits=True))
            one = await stack.enter_async_context(local_server(postgres))
            a, b = await stack.enter_async_context(clients(one.address, killed.address))
            table = await a.create(CreateTable(game=GameChoice(players=2)))
            async with PersistentClient(a, table, Random(0)) as left:
                await left.take_seat(0)
                async with PersistentClient(b, table, Random(1)) as right:
                    await right.take_seat(1)
                    await until(lambda: there(left, 1) and there(right, 0), "both, at both processes")
                await until(lambda: not there(left, 1), "a player who has gone elsewhere")
                async with PersistentClient(b, table, Random(1)) as right:
                    assert there(right, 0)
                    await until(lambda: there(left, 1), "a player who has come back elsewhere")
                    killed.kill()
                    await until(lambda: not there(left, 1), "the end of a presence that nobody renews")

    asyncio.run(looking())


@pytest.mark.usefixtures("hurried")
def test_when_a_process_is_killed_another_carries_its_tables_on(postgres: str) -> None:
    """Bots, chance and clocks go on at the other process; who returns there finds their seat."""

    async def carrying() -> None:
        async with AsyncExitStack() as stack:
            killed = stack.enter_context(ServerProcess(postgres, short_waits=True))
            a, b, c = await stack.enter_async_context(clients(*[killed.address] * 3))
            wanted = CreateTable(
                game=GameChoice(players=4), seats=[None, None, None, "recruit"], settings=Settings(clock=MoveClock(5))
            )
            table = await a.create(wanted)
            async with AsyncExitStack() as places:
                people = await seated(places, table, a, b, c)
                plays = [asyncio.ensure_future(person.play(person.at_random)) for person in people]
                await until(
                    lambda: all(len(person.acknowledged) > 3 for person in people), "a few answers of everybody"
                )
                one = await stack.enter_async_context(local_server(postgres))
                killed.kill()
                for play in plays:
                    play.cancel()
                await asyncio.gather(*plays, return_exceptions=True)
            # The third player never comes back: their clock runs down, and a bot plays.
            back = [await stack.enter_async_context(Client(one.address, person.cookie)) for person in (a, b)]
            again = [await stack.enter_async_context(PersistentClient(person, table, Random(9))) for person in back]
            assert [person.seat for person in again] == [0, 1]
            ends = await asyncio.wait_for(
                asyncio.gather(*(person.play(person.at_random) for person in again)), timeout=300
            )
            assert ends[0].ended == "rules"
            assert ends[0].seats[2].away
            await all_stored(postgres, *people)
            await all_stored(postgres, *again)

    asyncio.run(carrying())


@pytest.mark.usefixtures("hurried")
def test_a_table_whose_only_process_was_killed_is_found_by_another_that_nobody_is_connected_to(postgres: str) -> None:
    async def finding() -> None:
        async with AsyncExitStack() as stack:
            killed = stack.enter_context(ServerProcess(postgres, short_waits=True))
            [a] = await stack.enter_async_context(clients(killed.address))
            wanted = CreateTable(
                game=GameChoice(players=2), seats=[None, "recruit"], settings=Settings(clock=MoveClock(5))
            )
            table = await a.create(wanted)
            async with AsyncExitStack() as places:
                await seated(places, table, a)
                killed.kill()
            one = await stack.enter_async_context(local_server(postgres))
            while not (await one.tables.state(table)).seats[0].away:  # the clock has run out
                await asyncio.sleep(0.2)
            while (found := await one.tables.store.found(table)) is None or found.wake is not None:
                await asyncio.sleep(0.2)  # then the bots wait for somebody
            assert found.status == "playing"

    asyncio.run(asyncio.wait_for(finding(), 300))


def test_two_workers_both_serve_one_killed_is_replaced_and_a_signal_stops_all(postgres: str) -> None:
    async def serving() -> None:
        async with AsyncExitStack() as stack:
            server = stack.enter_context(ServerProcess(postgres, 0, "--workers", "2", "--log", "info"))
            await both_serve(server, 2)
            first, second = server.children()
            os.kill(first, signal.SIGKILL)
            await until(lambda: len(server.children() - {first}) == 2, "another worker")
            await both_serve(server, 3)
            workers = server.children()
            assert second in workers
            bot_pool = {worker for worker in workers for worker in children(worker)}
            assert await asyncio.to_thread(server.stop) == 0
            await until(lambda: not any(map(is_alive, workers | bot_pool)), "the end of all processes")
            assert "Traceback" not in server.said, server.said

    async def both_serve(server: ServerProcess, started: int) -> None:
        """With one of them asleep, the other has to answer."""
        await until(lambda: server.heard('"text": "serving"') == started, "all workers")
        for asleep in server.children():
            os.kill(asleep, signal.SIGSTOP)
            try:
                async with clients(server.address) as [a]:
                    a.http.timeout = httpx.Timeout(60.0)
                    table = await a.create(CreateTable(game=GameChoice(players=2), seats=[None, "recruit"]))
                    async with PersistentClient(a, table, Random(0)) as person:
                        await person.take_seat(0)
                        await person.be_ready(0)
                        await until(lambda: person.update is not None, "a game")
            finally:
                os.kill(asleep, signal.SIGCONT)

    asyncio.run(serving())


def test_workers_end_with_their_parent_however_it_ends(postgres: str) -> None:
    async def serving() -> None:
        with ServerProcess(postgres, 0, "--workers", "2", "--log", "info") as server:
            await until(lambda: server.heard('"text": "serving"') == 2, "all workers")
            workers = server.children()
            server.kill()
            await until(lambda: not any(map(is_alive, workers)), "the end of the workers")

    asyncio.run(serving())


def test_several_workers_on_a_file_are_refused_with_a_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "gunsteel", "serve", "--no-browser", "--workers", "2", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2
    assert re.search("several workers need PostgreSQL: give --database", done.stderr)
    assert "Traceback" not in done.stderr


def test_two_processes_on_one_file_see_what_the_other_does(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listen, "POLL_SECONDS", 0.02)

    async def playing(one: LocalServer, two: LocalServer) -> None:
        async with clients(one.address, two.address) as [a, b], AsyncExitStack() as stack:
            table = await a.create(CreateTable(game=GameChoice(players=3), seats=[None, None, "recruit"]))
            people = await seated(stack, table, a, b)

            async def some(person: PersistentClient) -> None:
                async def choose(update: Update) -> str:
                    if all(len(person.acknowledged) > 5 for person in people):
                        raise TimeoutError
                    return await person.at_random(update)

                with pytest.raises(TimeoutError):
                    await person.play(choose)

            # Whoever is asked when both have answered enough stops; the other one waits for ever.
            plays = [asyncio.ensure_future(some(person)) for person in people]
            done, waiting = await asyncio.wait(plays, timeout=300, return_when=asyncio.FIRST_COMPLETED)
            for play in waiting:
                play.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            assert done
            for play in done:
                play.result()
        await all_stored(sqlite, *people)

    async def both() -> None:
        async with local_server(sqlite) as one, local_server(sqlite) as two:
            await playing(one, two)

    asyncio.run(both())
