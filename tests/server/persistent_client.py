"""Players who answer at random, remember what was acknowledged, and connect again whatever happens."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from gunsteel.formats.notation import CHANCE
from gunsteel.server.store.store import Store
from gunsteel.server.table import acts
from gunsteel.server.table.state import TableState
from gunsteel.shared_game import Update
from gunsteel.wire import protocol
from gunsteel.wire.client import Client, RequestRejected, TableConnection
from gunsteel.wire.lobby import TableInfo

# What a call may meet while a server is being killed or stopped.
LOST = (OSError, httpx.TransportError, ConnectionClosed, InvalidHandshake)
PASSING = ("busy", "failed", "stopping", "too-fast")
PATIENCE = 120.0


async def until(holds: Callable[[], Any], what: str) -> None:
    """Wait for a condition, as long as a busy machine may need."""
    for _ in range(int(PATIENCE / 0.02)):
        if holds():
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"this did not happen: {what}")


class PersistentClient(TableConnection):
    """A player at a table; `acknowledged` are the answers the server confirmed, with the numbers of their updates."""

    def __init__(self, client: Client, table: str, rng: Random | None = None) -> None:
        super().__init__(client, table, None, None)
        self.rng = rng or Random(0)
        self.acknowledged: list[tuple[int, str]] = []
        self.byes: list[protocol.Bye] = []
        self.refused: list[str] = []
        self._replies: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        while True:
            try:
                return await super().__aenter__()
            except LOST:
                await asyncio.sleep(0.1)

    async def __aexit__(self, *why: object) -> None:
        for reply in self._replies:
            reply.cancel()
        await asyncio.gather(*self._replies, return_exceptions=True)
        await super().__aexit__(*why)

    # --- Requests ----------------------------------------------------------------------------------------------

    async def choose(self, update: Update, options: str | Sequence[str]) -> None:
        try:
            await super().choose(update, options)
        except RequestRejected as no:
            self.refused.append(no.code)
            raise
        self.acknowledged += [(update.n, option) for option in ([options] if isinstance(options, str) else options)]

    async def at_random(self, update: Update) -> str:
        assert update.question is not None
        return self.rng.choice(update.question.options)

    async def insist(self, request: protocol.FromClient, done: Callable[[TableInfo, int | None], bool]) -> None:
        """Say it until the table shows that it is done."""
        while self.table is None or not done(self.table, self.seat):
            with suppress(ConnectionError, RequestRejected):
                await self.ask(request)
            await asyncio.sleep(0.05)

    async def take_seat(self, seat: int) -> None:
        """Sit down."""
        await self.insist(protocol.Sit(seat=seat, name=f"Person {seat}"), lambda _, mine: mine == seat)

    async def be_ready(self, seat: int) -> None:
        await self.insist(
            protocol.Ready(on=True), lambda table, _: table.status != "waiting" or table.seats[seat].ready
        )

    # --- Messages ---------------------------------------------------------------------------------------------

    def _take(self, message: protocol.FromServer) -> None:
        if isinstance(message, protocol.Bye):
            self.byes.append(message)
        super()._take(message)
        asking = self.table.asking if self.table is not None else None
        if isinstance(message, protocol.Changed) and asking is not None and self.seat in asking.waiting:
            reply = asyncio.ensure_future(self._allow())
            self._replies.add(reply)
            reply.add_done_callback(self._replies.discard)

    async def _allow(self) -> None:
        with suppress(ConnectionError, RequestRejected):
            await self.ask(protocol.Allow(yes=True))


@asynccontextmanager
async def clients(*addresses: str) -> AsyncIterator[list[Client]]:
    """One person for each address."""
    made = [Client(address) for address in addresses]
    try:
        yield made
    finally:
        await asyncio.gather(*(client.http.aclose() for client in made))


async def chosen(store: Store, table: str) -> dict[int, list[tuple[int, str]]]:
    """For each seat: to which of its updates it has answered what, as it is written."""
    written = [acts.decode_act(data) for data in await store.acts(table)]
    assert (await store.lengths([table]))[table] == len(written)
    opened, *rest = written
    assert isinstance(opened, acts.Opened)
    state = TableState(table, opened)
    found: dict[int, list[tuple[int, str]]] = {seat: [] for seat in range(len(state.seats))}
    for act in rest:
        if isinstance(act, acts.Answered):
            assert act.by == state.playing.chooser
            if act.by is not CHANCE:
                found[act.by] += [(state.playing.counts[act.by], option) for option in act.chosen]
        state.apply(act)
    return found


async def all_stored(database: str, *people: PersistentClient) -> int:
    """Every acknowledged answer is written, once and in order; how many there are."""
    store = await Store.open(database)
    try:
        for person in people:
            assert person.seat is not None
            written = (await chosen(store, person.id))[person.seat]
            assert len({n for n, _ in written}) == len(written), "two answers to one question"
            rest = iter(written)
            for note in person.acknowledged:
                assert note in rest, f"{note} of seat {person.seat} at {person.id} was acknowledged and is lost"
    finally:
        await store.close()
    return sum(len(person.acknowledged) for person in people)
