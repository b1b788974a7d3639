"""Games that never end: they are stopped, and nothing that is long keeps others waiting."""

import asyncio
from pathlib import Path
from time import thread_time

import httpx
import pytest

from gunsteel.server import spare_time
from gunsteel.server.http import heavy
from gunsteel.server.spare_time import SpareTime, Steps
from gunsteel.server.table import acts, replay, state
from gunsteel.server.table.state import loaded, state_of
from gunsteel.wire.client import RequestRejected
from gunsteel.wire.lobby import CreateTable, GameChoice
from tests.server.raw_sockets import run, until
from tests.server.servers import LocalServer
from tests.server.site_under_test import Site, with_site
from tools.bench.endless import PRICELESS, endless_record


@with_site
async def test_a_game_that_nobody_can_end_is_stopped_with_a_reason(site: Site) -> None:
    record = endless_record(state.MOST_CHOICES - 2).to_json()
    (me,) = await site.playing(1, "recruit", record=record)
    while me.info.status == "playing":
        if me.asked:
            await me.answer()
        await me.until(lambda me: me.asked or me.info.status == "over")
        if me.info.status == "playing" and len(site.live(me).state.playing.record.choices) > state.MOST_CHOICES + 50:
            pytest.fail("it goes on")
    assert (me.info.status, me.info.ended, me.info.winners) == ("over", "stopped", None)
    stored = await me.client.record(me.id)
    assert stored["x-stopped"] is True
    assert "result" not in stored
    kept = await site.tables.store.acts(me.id)
    assert loaded(me.id, kept).ended == "stopped"


def test_a_table_with_too_many_acts_is_stopped_too(monkeypatch: pytest.MonkeyPatch) -> None:
    first = acts.Opened(at=0.0, host="h", game=GAME, settings=CreateTable().settings, levels=["recruit", "recruit"])
    table = state_of("aaaaaaaaaa", [first, acts.Began(at=1.0, record=endless_record(5).to_json())])
    assert not table.endless
    monkeypatch.setattr(state, "MOST_ACTS", 2)
    assert table.endless


def test_a_record_that_is_too_long_is_refused_before_it_is_read(tmp_path: Path) -> None:
    record = endless_record(20).to_json()
    record["choices"] = ["rubbish"] * (replay.LONGEST_RECORD + 1)

    async def play(server: LocalServer) -> None:
        async with httpx.AsyncClient(base_url=server.address) as client:
            for path in ("/api/tables", "/api/replay"):
                answer = await client.post(path, json={"record": record})
                assert (answer.status_code, answer.json()["code"]) == (400, "refused")
                assert "choices: a record may have 5000" in answer.json()["text"]

    run(tmp_path, play)


def test_names_in_records_are_as_short_as_others(tmp_path: Path) -> None:
    record = endless_record(20).to_json()

    async def play(server: LocalServer) -> None:
        async with httpx.AsyncClient(base_url=server.address) as client:
            for names, status in ((["A" * 24, "Bo"], 200), (["A" * 25, "Bo"], 400), (["Ann", "B" * 200_000], 400)):
                answer = await client.post("/api/replay", json={"record": record | {"names": names}, "words": "en"})
                assert answer.status_code == status, answer.text[:200]

    run(tmp_path, play)


@with_site
async def test_while_long_games_are_loaded_and_replayed_others_are_answered(site: Site) -> None:
    """The longest computation during which nothing else could happen, while everything long is done at once."""
    long = endless_record(3_900).to_json()
    longest = last = 0.0

    async def watch() -> None:
        nonlocal longest, last
        last = thread_time()
        while True:
            await asyncio.sleep(0.001)
            now = thread_time()
            longest, last = max(longest, now - last), now

    host = await site.somebody()
    watching = asyncio.create_task(watch())
    table = await host.create(CreateTable(record=long, seats=["recruit", "recruit"]))
    body = {"record": long, "count": 200, "words": "en"}
    answers = [host.http.post("/api/replay", json=body, timeout=120) for _ in range(3)]
    one = await site.at(table, host)
    assert [answer.status_code for answer in await asyncio.gather(*answers)] == [200] * 3
    site.tables.drop(site.live(table))
    await one.back()
    watching.cancel()
    # Replayed in one go, 3,900 choices take 0.2 s and more of the processor.
    assert longest < 0.15


def counting(steps: int, done: list[int]) -> Steps[int]:
    for number in range(steps):
        done.append(number)
        yield
    return steps


def test_long_computations_take_turns_and_give_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spare_time, "SLICE", 0.0)

    async def play() -> None:
        spare = SpareTime()
        long: list[int] = []
        task = asyncio.create_task(spare.run(counting(1000, long)))
        await asyncio.sleep(0)
        short: list[int] = []
        monkeypatch.setattr(spare_time, "SLICE", 0.0005)
        assert await spare.run(counting(3, short)) == 3
        assert len(short) == 3
        assert len(long) < 1000 or task.done()
        assert await task == 1000

    asyncio.run(play())


def test_a_client_has_one_long_call_at_a_time_and_one_that_is_left_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running: list[str] = []
    most = 0
    ended: list[str] = []

    async def slowly(_self: SpareTime, steps: Steps[object]) -> object:
        nonlocal most
        running.append("")
        most = max(most, len(running))
        try:
            await asyncio.sleep(0.2 if not hanging.is_set() else 3600)
            return spare_time.finished(steps)
        except asyncio.CancelledError:
            ended.append("given up")
            raise
        finally:
            running.pop()

    hanging = asyncio.Event()
    monkeypatch.setattr(SpareTime, "run", slowly)
    monkeypatch.setattr(heavy, "MOST_WAITING", 2)
    record = {"record": endless_record(20).to_json()}

    async def play(server: LocalServer) -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=30) as client:
            answers = await asyncio.gather(*(client.post("/api/replay", json=record) for _ in range(6)))
            assert sorted(answer.status_code for answer in answers) == [200, 200, 200, 503, 503, 503]
            assert most == 1
            other = {"x-forwarded-for": "192.0.2.9"}
            await asyncio.gather(*(client.post("/api/replay", json=record, headers=each) for each in ({}, other)))
            assert most == 2
            hanging.set()
            with pytest.raises(httpx.ReadTimeout):
                await client.post("/api/replay", json=record, timeout=0.3)
            await until(lambda: ended == ["given up"])
            hanging.clear()
            assert (await client.post("/api/replay", json=record)).status_code == 200

    run(tmp_path, play)


@with_site
async def test_a_table_may_begin_with_card_values_that_make_it_endless(site: Site) -> None:
    host = await site.somebody()
    with pytest.raises(RequestRejected, match="choices"):
        await host.create(CreateTable(record=endless_record(20).to_json(), choices=21))
    assert await host.create(CreateTable(record=endless_record(20).to_json(), choices=7))


GAME = GameChoice("base", 2, {}, PRICELESS)
