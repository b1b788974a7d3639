"""The load test: a tiny one works, and what it measures is what it says."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

from gunsteel.errors import Refused
from gunsteel.wire.lobby import CreateTable
from tools.bench import load
from tools.bench.__main__ import main
from tools.bench.load_figures import delays, soak
from tools.bench.load_table import LoadTable, Tally

Told = Callable[[list[ServerConnection]], list[ServerConnection]]


async def played(told: Told) -> Tally:
    """One choice at a table of a server that tells these of it; it refuses the choice if that is nobody."""
    seats: list[ServerConnection] = []

    def message(type_: str, seat: ServerConnection, n: int) -> str:
        question = {"seat": 0, "kind": "turn", "options": ["done"]} if seat is seats[0] else None
        return json.dumps({"type": type_, "table": {"status": "playing"}, "update": {"n": n, "question": question}})

    async def server(seat: ServerConnection) -> None:
        await seat.recv()
        seats.append(seat)
        await seat.send(message("welcome", seat, 1))
        async for data in seat:
            ref = json.loads(data)["ref"]
            for each in told(seats):
                await each.send(message("updated", each, 2))
                await (await each.ping())  # it has come
            last = {"type": "done", "ref": ref} if told(seats) else {"type": "rejected", "ref": ref, "text": "no"}
            await seat.send(json.dumps(last))

    tally = Tally()
    async with serve(server, "127.0.0.1", 0) as listening, asyncio.TaskGroup() as readers:
        port = listening.sockets[0].getsockname()[1]
        table = LoadTable(readers)
        try:
            await table.connect(f"http://127.0.0.1:{port}", "aaaaaaaaaa", 2)
            await table.choose(tally)
        finally:
            await table.leave()
    return tally


def test_a_tiny_run_gives_figures_that_make_sense(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[CreateTable] = []
    connect = load.Load._connected

    def almost_over(self: load.Load) -> CreateTable:
        return CreateTable(record=self.games[0].to_json(), choices=len(self.games[0].choices) - 2)

    async def connected(self: load.Load, wanted: CreateTable) -> LoadTable:
        opened.append(wanted)
        return await connect(self, wanted)

    monkeypatch.setattr(load, "WARM_UP", 0.1)
    monkeypatch.setattr(load, "SETTLING", 0.1)
    monkeypatch.setattr(load.Load, "_somewhere", almost_over)
    monkeypatch.setattr(load.Load, "_connected", connected)
    where = tmp_path / "figures.json"
    words = ["--tables", "3", "--players", "2", "--rate", "20", "--seconds", "2", "--soak", "2"]
    assert main(["load", *words, "--data", str(tmp_path), "--json", str(where)]) in (0, 1)
    assert len(opened) > 3, "a table whose game is over is replaced"
    ours = json.loads(where.read_text())["ours"]
    steady, most = ours["steady"], ours["most"]
    assert 0 < steady["choices_per_second"] <= 21
    assert most["choices_per_second"] > 0
    for run in (steady, most):
        assert run["unfinished"] == 0
        assert 0 < run["delivery"]["p50"] <= run["everybody"]["p99"]
        assert run["client_cpu_seconds"] > 0
    assert steady["server_cpu_seconds"] + most["server_cpu_seconds"] > 0
    assert 1 <= ours["updates_per_choice"] <= 2
    assert 1000 < ours["update_bytes"] < 10_000
    assert 1000 < ours["update_bytes_p95"] < 10_000
    memory = ours["memory"]
    assert 10 < memory["empty"] <= memory["connected"] <= memory["begun"]
    assert len(ours["soak"]["megabytes"]) == 1
    assert "at most 60 kB for each connection" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == [where], "the tables are gone"


def test_a_choice_takes_as_long_as_the_last_player_waits() -> None:
    tally = asyncio.run(played(lambda seats: [seats[0], seats[1]]))
    assert len(tally.deliveries) == 2
    assert tally.everybody == [max(tally.deliveries)]
    assert tally.deliveries[0] < tally.deliveries[1]


def test_the_bytes_of_every_update_are_counted() -> None:
    tally = asyncio.run(played(lambda seats: [seats[0], seats[1]]))
    update = {"type": "updated", "table": {"status": "playing"}, "update": {"n": 2, "question": None}}
    asked = update | {"update": {"n": 2, "question": {"seat": 0, "kind": "turn", "options": ["done"]}}}
    assert tally.sizes == [len(json.dumps(asked)), len(json.dumps(update))]


def test_a_hidden_step_is_told_to_its_chooser_only() -> None:
    tally = asyncio.run(played(lambda seats: [seats[0]]))
    assert len(tally.deliveries) == len(tally.everybody) == 1


def test_a_refusal_ends_the_load_test() -> None:
    with pytest.raises(ExceptionGroup) as fault:
        asyncio.run(played(lambda seats: []))
    assert fault.group_contains(Refused, match="a scripted player was told: no")


def test_more_choices_than_players_may_make_are_refused() -> None:
    with pytest.raises(Refused, match="300 choices a second need at least 20 tables"):
        load.measure(load.Plan(tables=5, rate=300))


def test_percentiles_are_those_of_the_waiting_times() -> None:
    taken = [n / 1000 for n in range(100, 0, -1)]
    found = delays(taken)
    assert (found.p50, found.p95, found.p99) == pytest.approx((51, 96, 100))


def test_memory_is_flat_or_it_is_not() -> None:
    warming = [60.0, 80.0, 90.0, 95.0]
    steady = soak(warming + [100.0, 100.1] * 6, 10)
    growing = soak(warming + [100.0 + n for n in range(12)], 10)
    assert steady.flat
    assert not growing.flat
    assert growing.kilobytes_per_minute == pytest.approx(6 * 1024)
