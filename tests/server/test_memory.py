"""Memory of a server: what is not needed any more is freed at once."""

import asyncio
import gc
from weakref import ref

from gunsteel.wire.client import Client
from gunsteel.wire.lobby import CreateTable, GameChoice
from tests.server.servers import local_server


def test_what_is_gone_leaves_memory_at_once(sqlite: str) -> None:
    """A server looks for garbage rarely, as everybody waits meanwhile."""

    async def left() -> list[ref[object]]:
        """A table that was dropped, its state, and a connection it had."""
        async with local_server(sqlite) as server, Client(server.address) as client:
            table = await client.create(CreateTable(game=GameChoice("base", 2)))
            async with client.at(table):
                live = server.tables.live_tables[table]
                gone = [ref[object](each) for each in (live, live.state, *live.connections)]
            async with asyncio.timeout(30):
                while live.connections or not live.idle:
                    await asyncio.sleep(0.01)
            server.tables.drop(live)
        return gone

    gc.disable()
    try:
        gone = asyncio.run(left())
        assert len(gone) == 3
        assert [each() for each in gone] == [None] * 3
    finally:
        gc.enable()
