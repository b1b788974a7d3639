"""Attacks on a server of one's own on this machine, and what others notice of them: delays, thinking time, memory.

`python -m tools.bench attacks`. Each attack is bounded in number and time; the target is a loopback address."""

import argparse
import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from multiprocessing import get_context
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import httpx

from gunsteel.wire import protocol
from gunsteel.wire.client import Client, TableConnection
from gunsteel.wire.lobby import CreateTable, GameChoice
from tools.bench.endless import endless_record
from tools.bench.load_figures import percentile
from tools.bench.load_server import LoadedServer

# As a proxy on this machine would tell clients apart.
EVE = {"x-forwarded-for": "192.0.2.1"}
LONG = 4_900
STARTING_SECONDS = 3.0
OPENING_SECONDS = 0.3
Attack = Callable[[str], Coroutine[Any, Any, None]]
TABLES = 30


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each part takes (default 8)")


def run(args: argparse.Namespace) -> int:
    with TemporaryDirectory() as folder, LoadedServer(folder, limits=()) as server:
        asyncio.run(_attack(server, args.seconds))
    return 0


async def _attack(server: LoadedServer, seconds: float) -> None:
    async with Client(server.address) as ann:
        calm = await _while(server, ann, seconds, None)
        print(f"pings of others: calm p50 {1000 * calm[0]:.1f}, p95 {1000 * calm[1]:.1f} ms", flush=True)
        attacks = {
            "(no attack, but a process as busy)": _busy,
            "endless records": _upload,
            "tiny frames": _tiny_frames,
            "calls": _calls,
        }
        for name, attack in attacks.items():
            p50, p95 = await _while(server, ann, seconds, attack)
            ratio = p95 / calm[1]
            print(
                f"  {name}: p50 {1000 * p50:.1f}, p95 {1000 * p95:.1f} ms, {ratio:.1f} times the calm p95", flush=True
            )
    await _thinking(server, seconds)
    await _slow_readers(server)


@asynccontextmanager
async def _table(client: Client, level: str) -> AsyncIterator[TableConnection]:
    table = await client.create(CreateTable(game=GameChoice(players=2), seats=[None, level]))
    async with client.at(table) as place:
        await place.sit(0, "Player")
        await place.ask(protocol.Start())
        yield place


async def _while(server: LoadedServer, client: Client, seconds: float, attack: Attack | None) -> tuple[float, float]:
    """How long answers take meanwhile: median and p95."""
    # In a process of its own: else we would measure how busy the attacker is.
    attacker = get_context("spawn").Process(target=_attacker, args=(attack, server.address)) if attack else None
    if attacker is not None:
        attacker.start()
        await asyncio.sleep(STARTING_SECONDS)
    delays: list[float] = []
    async with _table(client, "recruit") as place:
        end = perf_counter() + seconds
        while perf_counter() < end:
            began = perf_counter()
            await place.ask(protocol.Ping())
            delays.append(perf_counter() - began)
            await asyncio.sleep(0.05)
    if attacker is not None:
        attacker.kill()
        attacker.join()
    return percentile(delays, 0.5), percentile(delays, 0.95)


def _attacker(attack: Attack, address: str) -> None:
    async def several() -> None:
        await asyncio.gather(*(attack(address) for _ in range(4)))

    asyncio.run(several())


async def _busy(_address: str) -> None:
    """For comparison: what the machine itself does to delays when another process computes."""
    while True:
        endless_record.__wrapped__(200)
        await asyncio.sleep(0)


async def _upload(address: str) -> None:
    body = {"record": endless_record(LONG).to_json(), "count": 200, "words": "en"}
    async with httpx.AsyncClient(base_url=address, headers=EVE, timeout=60) as eve:
        while True:
            with suppress(httpx.HTTPError):
                await eve.post("/api/replay", json=body)
                await eve.post("/api/tables", json={"record": body["record"]})


async def _calls(address: str) -> None:
    async with httpx.AsyncClient(base_url=address, headers=EVE, timeout=60) as eve:
        while True:
            with suppress(httpx.HTTPError):
                await eve.get("/no-such-page")


async def _tiny_frames(address: str) -> None:
    host, port = address.removeprefix("http://").split(":")
    hello = (
        "GET /api/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        "x-forwarded-for: 192.0.2.1\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
    )
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(hello.encode())
            await reader.readuntil(b"\r\n\r\n")
            writer.write(bytes([0x81, 0x80, 0, 0, 0, 0]) * 40_000)
            await reader.read()
            writer.close()


async def _thinking(server: LoadedServer, seconds: float) -> None:
    """Somebody against a recruit, while another has many tables of marshals."""
    async with Client(server.address) as eve, Client(server.address) as ann:
        eve.http.headers.update(EVE)
        game = CreateTable(game=GameChoice(players=2), seats=[None, "marshal"])
        places = [eve.at(await eve.create(game)) for _ in range(TABLES)]
        for place in places:
            await place.__aenter__()
            await place.sit(0, "Eve")
            await place.ask(protocol.Start())
            await place.ask(protocol.Away(on=True))
            await asyncio.sleep(OPENING_SECONDS)  # all sockets have one address here, and its limit
        delays: list[float] = []
        end = perf_counter() + 3 * seconds
        while perf_counter() < end:
            async with _table(ann, "recruit") as mine:
                while perf_counter() < end and mine.table is not None and mine.table.status == "playing":
                    if mine.update is None or mine.update.question is None:
                        await asyncio.sleep(0.005)
                        continue
                    n = mine.update.n
                    began = perf_counter()
                    await mine.choose(mine.update, mine.update.question.options[0])
                    while mine.table.status == "playing" and (mine.update.n == n or mine.update.question is None):
                        await asyncio.sleep(0.005)
                    delays.append(perf_counter() - began)
        print(
            f"against a recruit, beside {TABLES} tables of marshals: {len(delays)} answers, until asked again "
            f"p50 {1000 * percentile(delays, 0.5):.0f}, p95 {1000 * percentile(delays, 0.95):.0f} ms",
            flush=True,
        )
        for place in places:
            await place.__aexit__()


async def _slow_readers(server: LoadedServer) -> None:
    """Memory while thirty clients of different addresses ask for the largest answers and do not read them."""
    body = httpx.Request(
        "POST", server.address, json={"record": endless_record(1000).to_json(), "count": 200, "words": "en"}
    )
    host, port = server.address.removeprefix("http://").split(":")
    before = server.megabytes
    writers = []
    for number in range(30):
        _, writer = await asyncio.open_connection(host, int(port), limit=1024)
        head = (
            f"POST /api/replay HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 198.51.100.{number}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body.content)}\r\n\r\n"
        )
        writer.write(head.encode() + body.content)
        writers.append(writer)
    most = before
    for _ in range(30):
        await asyncio.sleep(0.5)
        most = max(most, server.megabytes)
    print(
        f"memory: {before:.0f} MB, {most:.0f} MB with 30 clients that read nothing: {most / before:.2f} times",
        flush=True,
    )
    for writer in writers:
        writer.close()
