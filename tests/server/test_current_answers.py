"""Answers are true when they are sent, even by a process that has not been notified of the latest acts."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

import pytest

from gunsteel.core.rules import Rules
from gunsteel.formats.random_record import random_record
from gunsteel.server.store.store import Store
from gunsteel.server.table import acts
from gunsteel.server.table.live import LiveTable
from gunsteel.wire import protocol
from gunsteel.wire.client import Client, RequestRejected
from gunsteel.wire.lobby import CreateTable, GameChoice
from tests.server.persistent_client import PersistentClient, all_stored, until
from tests.server.servers import LocalServer, local_server


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process hears of another: whatever it knows, it has asked for."""
    monkeypatch.setattr(LiveTable, "notify", lambda _live: None)


class Both:
    """One person at one table through two processes, which both have the table in memory before anything happens."""

    def __init__(self, servers: list[LocalServer], sides: list[PersistentClient]) -> None:
        self.servers = servers
        self.near, self.far = sides
        self.table = self.near.id


@asynccontextmanager
async def both(database: str, wanted: CreateTable) -> AsyncIterator[Both]:
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(local_server(database)) for _ in range(2)]
        person = await stack.enter_async_context(Client(servers[0].address))
        table = await person.create(wanted)
        again = await stack.enter_async_context(Client(servers[1].address, person.cookie))
        sides = [await stack.enter_async_context(PersistentClient(each, table, Random(1))) for each in (person, again)]
        yield Both(servers, sides)


ALONE = CreateTable(game=GameChoice(players=2), seats=[None, "recruit"])


@pytest.mark.usefixtures("deaf")
def test_a_game_is_started_through_a_process_that_has_not_heard_who_sat_down(database: str) -> None:
    async def starting() -> None:
        async with both(database, ALONE) as at:
            await at.near.sit(0, "Ann")
            await at.far.ask(protocol.Start())
            assert at.far.table is not None
            assert at.far.table.status == "playing"
            assert at.far.seat == 0

    asyncio.run(asyncio.wait_for(starting(), 60))


@pytest.mark.usefixtures("deaf")
@pytest.mark.parametrize(
    "request_",
    [
        protocol.Ready(on=True),
        protocol.Say(text="Hello"),
        protocol.Emote(feeling="hello"),
        protocol.Rename(name="Anna"),
        protocol.Link(seat=0),
        protocol.Stand(),
    ],
    ids=lambda request: type(request).__name__,
)
def test_whoever_sat_down_elsewhere_may_do_everything(database: str, request_: protocol.FromClient) -> None:
    async def acting() -> None:
        async with both(database, ALONE) as at:
            await at.near.sit(0, "Ann")
            await at.far.ask(request_)

    asyncio.run(asyncio.wait_for(acting(), 60))


@pytest.mark.usefixtures("deaf")
def test_questions_and_answers_are_about_the_game_as_it_is(database: str) -> None:
    async def playing() -> None:
        async with both(database, ALONE) as at:
            await at.near.sit(0, "Ann")
            await at.near.ask(protocol.Start())
            await until(lambda: at.near.update and at.near.update.question, "a question")
            assert await at.far.ask(protocol.AskWhyNot(option="nothing-like-this"))
            await at.far.ask(protocol.AskWhyNot(option="nothing-like-this"))
            # It has been caught up: this is the question that waits, and it can be answered there.
            update = at.far.update
            assert update is not None
            assert update.question is not None
            await at.far.choose(update, update.question.options[0])
            # Now the first has not heard of it.
            with pytest.raises(RequestRejected) as no:
                await at.near.choose(update, update.question.options[0])
            assert no.value.code in ("stale", "not-asked")
        await all_stored(database, at.far)

    asyncio.run(asyncio.wait_for(playing(), 60))


@pytest.mark.usefixtures("deaf")
def test_a_link_that_another_process_has_just_made_opens_the_seat(database: str) -> None:
    async def linking() -> None:
        async with both(database, ALONE) as at, Client(at.servers[1].address) as friend:
            given = await at.near.ask(protocol.Link(seat=0))
            async with friend.at(at.table, given.key) as place:
                assert place.seat == 0

    asyncio.run(asyncio.wait_for(linking(), 60))


@pytest.mark.usefixtures("deaf")
def test_a_rematch_is_asked_for_where_nobody_has_heard_that_the_game_is_over(database: str) -> None:
    record = random_record(Rules("base", 2), 4).to_json()

    async def ending() -> None:
        wanted = CreateTable(record=record, choices=len(record["choices"]) - 3, seats=[None, "recruit"])
        async with both(database, wanted) as at:
            await at.near.sit(0, "Ann")
            await at.near.ask(protocol.Start())
            await at.near.ask(protocol.Resign())
            await at.far.ask(protocol.Rematch())
            await at.near.ask(protocol.Rematch())
            info = await at.near.client.table(at.table)
            assert info.rematch is not None
            assert info == await at.far.client.table(at.table)
            again = await at.near.client.table(info.rematch)
            assert [seat.taken for seat in again.seats] == ["bot", "person"]
            store = at.servers[0].tables.store
            linked = [
                act for data in await store.acts(at.table) if isinstance(act := acts.decode_act(data), acts.Linked)
            ]
            assert len(linked) == 1

    asyncio.run(asyncio.wait_for(ending(), 60))


@pytest.mark.usefixtures("deaf")
def test_what_is_not_allowed_is_still_refused(database: str) -> None:
    async def refused() -> None:
        async with both(database, ALONE) as at, Client(at.servers[1].address) as friend, friend.at(at.table) as place:
            for request, code in (
                (protocol.Start(), "not-host"),
                (protocol.Ready(on=True), "not-seated"),
                (protocol.Sit(seat=1, name="Bob"), "seat-taken"),
                (protocol.Payments(option=None), "not-seated"),
            ):
                with pytest.raises(RequestRejected) as no:
                    await place.ask(request)
                assert no.value.code == code
            with pytest.raises(RequestRejected) as no:
                await at.far.ask(protocol.Start())
            assert no.value.code == "not-ready"
            store: Store = at.servers[1].tables.store
            assert await store.lengths([at.table]) == {at.table: 1}

    asyncio.run(asyncio.wait_for(refused(), 60))
