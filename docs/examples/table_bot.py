"""A whole bot for a table on a server: `python table_bot.py http://localhost:8765/t/CODE [NAME]`, or only CODE."""

import asyncio
import random
import sys

from gunsteel.shared_game import Update
from gunsteel.wire.client import Client


async def choose(update: Update) -> str:
    """The answer to a question. `update.view` is all that one may know; this bot only prefers to do something."""
    assert update.question is not None
    options = update.question.options
    return random.choice([option for option in options if option not in ("pass", "no", "done")] or options)


async def main(link: str, name: str = "Table bot") -> None:
    address, _, rest = link.rpartition("/t/")
    table, _, key = rest.partition("#")
    address = address or "http://localhost:8765"
    async with Client(address) as client, client.at(table, key or None) as place:
        assert place.table is not None
        seats = place.table.seats
        seat = place.seat
        if seat is None:
            seat = next(number for number, there in enumerate(seats) if there.taken == "open")
        if seats[seat].taken == "open":
            secret = await place.sit(seat, name)
            print(f"To come back as {name}: {address}/t/{table}#{secret}", flush=True)
        if place.table.status == "waiting":
            await place.ready()
        over = await place.play(choose)  # connects again when the server is restarted
        print("Winners:", *(over.seats[winner].name for winner in over.winners or []))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
