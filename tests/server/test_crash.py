"""`kill -9` at any moment: what was acknowledged is there, nothing is there twice, and all tables go on by themselves.

By hand for longer: GUNSTEEL_CRASH_ROUNDS=20 pytest -s tests/server/test_crash.py; GUNSTEEL_SEED=7 begins there."""

import asyncio
import os
import signal
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random

import pytest

from gunsteel.server.table import state
from gunsteel.shared_game import Update
from gunsteel.wire import client, protocol
from gunsteel.wire.client import Client, RequestRejected
from gunsteel.wire.lobby import CreateTable, GameChoice, Settings
from tests.server.persistent_client import LOST, PASSING, PersistentClient, all_stored, clients, until
from tests.server.postgres import Postgres
from tests.server.servers import ServerProcess, local_server

ROUNDS = int(os.environ.get("GUNSTEEL_CRASH_ROUNDS", "1"))
CRASHES = 4
MOMENTS = ("creating", "created", "sitting", "sat", "ready", "began", "asking back", "took back", "ending", "rematch")
TABLES = (
    CreateTable(game=GameChoice(players=2)),
    CreateTable(game=GameChoice("renaissance", 3), seats=["recruit", None, None]),
    CreateTable(game=GameChoice("combined", 4), seats=[None, "recruit", None, None]),
)


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """What a server is started with, and the url of that database."""
    if request.param == "sqlite":
        return str(tmp_path), f"sqlite:///{tmp_path / 'tables.db'}"
    url = str(request.getfixturevalue("postgres"))
    return url, url


class Doom:
    """Kills a server at each of the moments once, then a few times more after random answers, and starts it again."""

    def __init__(self, server: ServerProcess, rng: Random, answers: int) -> None:
        self.server = server
        self.rng = rng
        self.moments = set(MOMENTS)
        self.kills = 0
        self.answers = answers  # so many more crashes, each after a random answer
        self.restarting = asyncio.Lock()
        self._due = asyncio.Event()

    def may_strike(self, moment: str) -> None:
        if self._due.is_set():
            return
        if moment in self.moments:
            self.moments.discard(moment)
            self._due.set()
        elif moment == "chose" and self.answers and self.rng.random() < 0.03:
            self.answers -= 1
            self._due.set()

    async def run(self) -> None:
        while True:
            await self._due.wait()
            await asyncio.sleep(self.rng.choice((0.0, self.rng.uniform(0.0, 0.03))))
            async with self.restarting:
                self.kills += 1
                self.server.kill()
                await asyncio.to_thread(self.server.start)
                self._due.clear()


class Victim(PersistentClient):
    """Whatever they do may be the moment."""

    doom: Doom

    async def choose(self, update: Update, options: str | Sequence[str]) -> None:
        self.doom.may_strike("began")
        await super().choose(update, options)
        self.doom.may_strike("chose")
        if self.rng.random() < 0.05:
            self.doom.may_strike("asking back")
            with suppress(ConnectionError, RequestRejected):
                await self.ask(protocol.Undo())
                self.doom.may_strike("took back")

    async def rematch(self) -> str:
        """The table of it, once everybody was told."""
        while self.table is None or self.table.rematch is None:
            await asyncio.sleep(0.05)
        return self.table.rematch


async def opened(person: Client, wanted: CreateTable, doom: Doom) -> str:
    while True:
        try:
            doom.may_strike("creating")
            table = await person.create(wanted)
            doom.may_strike("created")
            return table
        except LOST:
            await asyncio.sleep(0.1)
        except RequestRejected as no:
            if no.code not in PASSING:
                raise


async def played(address: str, wanted: CreateTable, doom: Doom, seed: int) -> list[Victim]:
    """A whole game of people who do not care about crashes, and the beginning of a rematch."""
    assert wanted.game is not None
    seats = [seat for seat in range(wanted.game.players) if wanted.seats is None or wanted.seats[seat] is None]
    async with clients(*[address] * len(seats)) as persons, AsyncExitStack() as stack:
        table = await opened(persons[0], wanted, doom)
        people: list[Victim] = []
        for seat, lobby in zip(seats, persons, strict=True):
            person = Victim(lobby, table, Random(seed * 10 + seat))
            person.doom = doom
            people.append(await stack.enter_async_context(person))
            doom.may_strike("sitting")
            await person.take_seat(seat)
            doom.may_strike("sat")
        for seat, person in zip(seats, people, strict=True):
            doom.may_strike("ready")
            await person.be_ready(seat)
        ends = await asyncio.gather(*(person.play(person.at_random) for person in people))
        assert {end.ended for end in ends} == {"rules"}
        doom.may_strike("ending")
        await people[0].insist(protocol.Rematch(), lambda info, _: info.rematch is not None)
        doom.may_strike("rematch")
        for person in people:
            table = await person.rematch()
            again = await stack.enter_async_context(PersistentClient(person.client, table, person.rng))
            assert again.seat == (seats[people.index(person)] - 1) % wanted.game.players
    return people


def test_a_server_killed_at_any_moment_loses_nothing_and_its_tables_go_on(
    store: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "PAUSES", (0.1,) * 1000)
    first = int(os.environ.get("GUNSTEEL_SEED", "0")) or Random().randrange(1, 10**6)
    where, url = store

    async def crashing(seed: int) -> None:
        with ServerProcess(where, short_waits=True) as server:
            doom = Doom(server, Random(seed), CRASHES)
            killing = asyncio.ensure_future(doom.run())
            tables = (played(server.address, wanted, doom, seed + n) for n, wanted in enumerate(TABLES))
            try:
                groups = await asyncio.wait_for(asyncio.gather(*tables), 300)
            finally:
                async with doom.restarting:
                    killing.cancel()
                await asyncio.gather(killing, return_exceptions=True)
        assert "Traceback" not in server.said, server.said
        answers = await all_stored(url, *[person for people in groups for person in people])
        print(doom.kills, "crashes,", answers, "answers; not struck at:", *doom.moments)
        assert doom.kills >= len(MOMENTS) / 2
        assert answers > 100

    for seed in range(first, first + ROUNDS):
        print(f"GUNSTEEL_SEED={seed}")
        asyncio.run(crashing(seed))


def test_a_game_goes_on_when_thinkers_are_killed_and_connections_to_the_database_cut(
    postgres: str, postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state, "BOT_LEASE", 1.0)

    async def cutting() -> None:
        async with local_server(postgres) as server, clients(server.address) as [lobby]:
            wanted = CreateTable(game=GameChoice(players=2), seats=[None, "recruit"], settings=Settings(undo=False))
            table = await lobby.create(wanted)
            async with PersistentClient(lobby, table, Random(5)) as person:
                await person.take_seat(0)
                await person.be_ready(0)
                playing = asyncio.ensure_future(person.play(person.at_random))
                for wound in range(4):
                    least = 6 * wound
                    await until(lambda: len(person.acknowledged) > least or playing.done(), "a few answers")  # noqa: B023
                    if wound % 2:
                        await asyncio.to_thread(postgres_server.cut)
                    else:
                        slot = server.tables.bot_pool.slots[-1]  # the one for quick questions
                        if slot.process is not None and slot.process.transport is not None:
                            os.kill(slot.process.transport.get_pid(), signal.SIGKILL)
                end = await asyncio.wait_for(playing, 300)
                assert end.ended == "rules"
                assert server.tables.bot_pool.replaced
        await all_stored(postgres, person)

    asyncio.run(cutting())
