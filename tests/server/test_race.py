"""Two processes at the same tables, at full speed: no table is ever broken. For longer: `python -m tools.race`."""

import asyncio
import os
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from gunsteel.server.table.live import LiveTable
from gunsteel.server.table.state import TableState, loaded
from gunsteel.wire import client, protocol
from gunsteel.wire.client import Client, RequestRejected
from gunsteel.wire.lobby import CreateTable, GameChoice
from tests.server.persistent_client import PersistentClient
from tests.server.race import Race
from tests.server.servers import ServerProcess, local_server
from tests.server.test_table_state import inside

SEED = int(os.environ.get("GUNSTEEL_SEED", "0")) or Random().randrange(1, 10**6)
FOUR = CreateTable(game=GameChoice(players=4), seats=[None, "recruit", "recruit", "recruit"])


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """What a server is started with, and the url of that database."""
    if request.param == "sqlite":
        return str(tmp_path), f"sqlite:///{tmp_path / 'tables.db'}"
    url = str(request.getfixturevalue("postgres"))
    return url, url


@pytest.mark.parametrize("kills", [0, 4])
def test_two_processes_break_no_table(where: tuple[str, str], kills: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "PAUSES", (0.1,) * 1000)
    print(f"GUNSTEEL_SEED={SEED}")
    start, url = where
    close = ["--data", start] if url.startswith("sqlite") else ["--database", url]

    async def racing() -> str:
        with ServerProcess(start, short_waits=True) as one, ServerProcess(start, short_waits=True) as two:
            outcome = await Race((one, two), url, SEED, kills, close).run(6.0, at_once=2)
        assert outcome.clean, outcome
        assert outcome.tables
        assert outcome.kills == kills
        return one.said + two.said

    said = asyncio.run(asyncio.wait_for(racing(), 300))
    assert "never retrieved" not in said
    assert "damaged" not in said
    if not kills:
        assert "Traceback" not in said, said


REQUESTS: tuple[protocol.FromClient, ...] = (
    protocol.Emote(feeling="wow"),
    protocol.Say(text="so?"),
    protocol.Rename(name="Somebody"),
    protocol.Away(on=True),
    protocol.Away(on=False),
    protocol.Undo(),
    protocol.Chat(on=True),
    protocol.Link(seat=0),
)


@pytest.mark.parametrize("attempt", range(2))
@pytest.mark.parametrize("hearing", [True, False])
def test_whatever_two_processes_do_at_once_both_end_with_the_same_room(
    database: str, attempt: int, hearing: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All kinds of acts at once, while bots play; also if a process never hears of the other."""
    seed = SEED + attempt
    if not hearing:
        monkeypatch.setattr(LiveTable, "notify", lambda _live: None)

    refused: set[str] = set()

    async def act(side: PersistentClient, rng: Random) -> None:
        for _ in range(40):
            try:
                update = side.update
                if update is not None and update.question is not None and rng.random() < 0.5:
                    await side.choose(update, rng.choice(update.question.options))
                else:
                    await side.ask(rng.choice(REQUESTS))
            except RequestRejected as no:
                refused.add(no.code)
            await asyncio.sleep(rng.choice((0.0, 0.0, 0.01)))

    async def racing() -> None:
        rng = Random(seed)
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(local_server(database)) for _ in range(2)]
            person = await stack.enter_async_context(Client(servers[0].address))
            table = await person.create(FOUR)
            again = await stack.enter_async_context(Client(servers[1].address, person.cookie))
            sides = [await stack.enter_async_context(PersistentClient(each, table)) for each in (person, again)]
            await sides[0].sit(0, "Both")
            await sides[1].ask(protocol.Start())
            await asyncio.gather(*(act(side, Random(rng.random())) for side in sides))
            assert not refused & {"failed", "damaged", "malformed"}
            for server in servers:
                assert server.tables.metrics.damaged._value.get() == 0
                assert server.tables.metrics.faults._value.get() == 0
            there = [server.tables.live_tables[table] for server in servers]
            # Nobody can write now: when both have caught up with each other, both have the same state.
            states: list[TableState] = []
            async with there[0].lock, there[1].lock:
                for each in there:
                    await each._catch_up()
                    states.append(each.state)
                kept = await servers[0].tables.store.acts(table)
                fresh = loaded(table, kept)
                assert [state.acts for state in states] == [len(kept)] * 2
                assert [inside(state) for state in states] == [inside(fresh)] * 2

    print(f"GUNSTEEL_SEED={seed}")
    asyncio.run(asyncio.wait_for(racing(), 120))
