"""Stopping a server, a database that goes away for a moment, and tables that nobody needs in memory."""

import asyncio
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from time import time

import pytest

from gunsteel.server.spare_time import finished
from gunsteel.server.table import tables
from gunsteel.server.table.ids import new_id
from gunsteel.server.table.opening import opening
from gunsteel.server.table.rows import entry_of, row_of
from gunsteel.server.table.state import TableState
from gunsteel.wire import client
from gunsteel.wire.lobby import CreateTable, GameChoice, Settings
from tests.server.persistent_client import PersistentClient, all_stored, clients, until
from tests.server.postgres import Postgres
from tests.server.servers import ServerProcess, is_alive, local_server


async def seated(stack: AsyncExitStack, address: str) -> list[PersistentClient]:
    """Two people and a bot, and the game begins."""
    persons = await stack.enter_async_context(clients(address, address))
    table = await persons[0].create(CreateTable(game=GameChoice(players=3), seats=[None, None, "recruit"]))
    people = []
    for seat, person in enumerate(persons):
        people.append(await stack.enter_async_context(PersistentClient(person, table, Random(seat))))
        await people[-1].take_seat(seat)
    for seat, place in enumerate(people):
        await place.be_ready(seat)
    return people


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_is_told_to_everybody_loses_nothing_and_leaves_nothing(
    number: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "PAUSES", (0.1,) * 1000)

    async def stopping() -> None:
        with ServerProcess(str(tmp_path)) as server:
            async with AsyncExitStack() as stack:
                people = await seated(stack, server.address)
                plays = [asyncio.ensure_future(person.play(person.at_random)) for person in people]
                await until(lambda: sum(len(person.acknowledged) for person in people) > 20, "some answers")
                bot_pool = server.children()
                assert bot_pool
                assert await asyncio.to_thread(server.stop, number) == 0
                await until(lambda: all(person.byes for person in people), "a farewell for everybody")
                assert {(bye.code, bye.again) for person in people for bye in person.byes} == {("stopping", 1.0)}
                assert not any(map(is_alive, bot_pool))
                assert "Traceback" not in server.said, server.said
                # Play goes on where it was, and nobody does anything for it.
                before = [len(person.acknowledged) for person in people]
                await asyncio.to_thread(server.start)
                await until(
                    lambda: all(len(person.acknowledged) > n for person, n in zip(people, before, strict=True)),
                    "more answers",
                )
                for play in plays:
                    play.cancel()
                await asyncio.gather(*plays, return_exceptions=True)
        await all_stored(f"sqlite:///{tmp_path / 'tables.db'}", *people)

    asyncio.run(stopping())


def test_while_the_database_is_away_answers_are_refused_and_then_play_goes_on(
    postgres: str, postgres_server: Postgres
) -> None:
    async def going_away() -> None:
        async with local_server(postgres) as server, AsyncExitStack() as stack:
            people = await seated(stack, server.address)
            plays = [asyncio.ensure_future(person.play(person.at_random)) for person in people]
            await until(lambda: sum(len(person.acknowledged) for person in people) > 10, "some answers")
            await asyncio.to_thread(postgres_server.stop)
            try:
                await until(lambda: any(troubles(person) for person in people), "a refusal")
                assert {code for person in people for code in troubles(person)} <= {"failed", "busy"}
                before = [len(person.acknowledged) for person in people]
            finally:
                await asyncio.to_thread(postgres_server.start)
            await until(
                lambda: all(len(person.acknowledged) > n + 3 for person, n in zip(people, before, strict=True)),
                "more answers",
            )
            assert not any(play.done() and play.exception() for play in plays)
            for play in plays:
                play.cancel()
            await asyncio.gather(*plays, return_exceptions=True)
        await all_stored(postgres, *people)

    def troubles(person: PersistentClient) -> set[str]:
        """What they were told beside that others were quicker."""
        return {*person.refused, *(bye.code for bye in person.byes)} - {"stale", "not-asked"}

    asyncio.run(going_away())


def test_tables_that_nobody_is_at_take_no_memory(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "IDLE_SECONDS", 0.2)
    monkeypatch.setattr(tables, "SWEEP_SECONDS", 0.05)

    async def idling() -> None:
        async with local_server(sqlite) as server:
            tables = server.tables.live_tables
            act = finished(opening(CreateTable(settings=Settings(public=True)), None, "somebody", time()))
            state = TableState(new_id(), act)
            create = server.tables.store.create
            made = await asyncio.gather(*(create(new_id(), [entry_of(act)], row_of(state)) for _ in range(2000)))
            assert all(made)
            async with AsyncExitStack() as stack:
                people = await seated(stack, server.address)
                assert len(await people[0].client.tables(limit=100)) == 100
                assert set(tables) == {people[0].id}
            # One of the players is asked and may take as long as they like; the table can be read again at any time.
            await until(lambda: not tables, "the end of a table in memory")
            async with AsyncExitStack() as stack:
                again = await stack.enter_async_context(PersistentClient(people[0].client, people[0].id, Random(0)))
                assert again.seat == 0
                assert again.update is not None
                assert set(tables) == {people[0].id}

    asyncio.run(idling())
