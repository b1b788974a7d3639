"""Bots in processes of their own: what they answer, and that nothing they do wrong reaches a table."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from gunsteel.bots.registry import ENTRY_POINT, bot
from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.formats.deal import deal
from gunsteel.formats.record import Record
from gunsteel.game import Game
from gunsteel.server.botpool import pool as bot_pool
from gunsteel.server.botpool.pool import BotPool
from gunsteel.server.botpool.worker import BotAnswer, BotQuestion, BotWorker
from tests.server import bad_bots

ROOT = Path(__file__).parent.parent.parent
SEED = 7
# Seconds: long for a busy machine, and short where a bot hangs.
PATIENT = 60.0
SHORT = 1.0


def questions(most: int = 40, table: str = "table") -> list[BotQuestion]:
    """What two sensible players are asked at the beginning of a game."""
    rules = Rules("base", 2)
    bots = [bot("heuristic", SEED), bot("heuristic", SEED)]
    found: list[BotQuestion] = []

    game = Game.from_record(Record(rules, deal(rules, Dice(SEED))))
    while len(found) < most:
        question = game.question
        assert isinstance(question.seat, int)
        found.append(BotQuestion(table, question.seat, "heuristic", SEED, game.view(question.seat), question))
        game.push(bots[question.seat].choose(found[-1].view, question))
    return found


QUESTIONS = questions()
CHOICE = next(asked for asked in QUESTIONS if len(asked.question.options) > 2)
FALLBACK = BotWorker(1).think(replace(CHOICE, bot="soldier"))


def of(name: str, table: str = "table") -> BotQuestion:
    return replace(CHOICE, bot=name, table=table)


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bad bots are installed for the processes, and nobody waits long for them."""
    names = [
        name for name, kind in vars(bad_bots).items() if isinstance(kind, type) and kind.__module__ == bad_bots.__name__
    ]
    info = tmp_path / "bad_bots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-bots\nVersion: 1\n", encoding="utf-8")
    entries = "".join(f"{name} = tests.server.bad_bots:{name}\n" for name in names)
    (info / "entry_points.txt").write_text(f"[{ENTRY_POINT}]\n{entries}", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(ROOT)]))
    monkeypatch.setattr(bot_pool, "OTHER_LIMIT", 0.5)


@asynccontextmanager
async def pool(processes: int = 1, patience: float = PATIENT) -> AsyncIterator[BotPool]:
    made = BotPool(processes, patience)
    await made.start()
    try:
        yield made
    finally:
        pids = running(made)
        await made.close()
        assert not any(is_there(pid) for pid in pids)


def running(made: BotPool) -> list[int]:
    processes = [slot.process for slot in made.slots if slot.process is not None]
    return [process.transport.get_pid() for process in processes if process.transport is not None]


def is_there(pid: int) -> bool:
    """Zombies too."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not happened():
            await asyncio.sleep(0.01)


def thoughts_of(asked: list[BotQuestion], patience: float = PATIENT) -> tuple[list[BotAnswer], BotPool]:
    async def run() -> tuple[list[BotAnswer], BotPool]:
        async with pool(patience=patience) as made:
            return [await made.think(one) for one in asked], made

    return asyncio.run(run())


# --- Answers -------------------------------------------------------------------------------------------------------


def test_answers_and_aims_are_those_of_the_bot_asked_directly() -> None:
    direct = BotWorker(64)
    thoughts, made = thoughts_of(QUESTIONS)
    assert thoughts == [direct.think(asked) for asked in QUESTIONS]
    assert any(thought.aim is not None for thought in thoughts)
    assert made.asked == len(QUESTIONS)
    assert (made.waiting, made.replaced) == (0, 0)
    assert made.seconds > 0


def test_a_level_answers_by_its_name() -> None:
    [thought], _ = thoughts_of([of("sergeant")])
    assert thought.by == "sergeant"
    assert thought.option in CHOICE.question.options


def test_an_idle_pool_has_no_processes() -> None:
    async def run() -> None:
        async with pool(processes=4) as made:
            assert running(made) == []
            await made.think(CHOICE)
            await made.think(CHOICE)
            assert len(running(made)) == 1

    asyncio.run(run())


def test_many_tables_share_two_processes() -> None:
    async def run() -> None:
        async with pool(processes=2) as made:
            asked = [replace(one, table=f"table {number}") for number in range(30) for one in QUESTIONS[:4]]
            thoughts = await asyncio.gather(*(made.think(one) for one in asked))
            for one, thought in zip(asked, thoughts, strict=True):
                assert thought.option in one.question.options
                assert thought.by == "heuristic"
            assert len(running(made)) == 2
            assert (made.waiting, made.replaced) == (0, 0)

    asyncio.run(run())


def test_nobody_waits_behind_a_busy_process_when_another_is_idle() -> None:
    async def run() -> None:
        async with pool(processes=2) as made:
            slow = asyncio.create_task(made.think(of("Sleeps")))
            quick = await made.think(CHOICE)
            assert quick.by == "heuristic"
            assert not slow.done()
            slow.cancel()

    asyncio.run(run())


def test_a_thinker_keeps_the_bots_that_answered_last() -> None:
    worker = BotWorker(memory=2)
    for table in ("a", "b", "a", "c"):
        worker.think(replace(CHOICE, table=table))
    assert [table for table, _, _ in worker.bots] == ["a", "c"]


# --- Bots that fail ------------------------------------------------------------------------------------------------

HARMLESS = ["Prints", "Reads", "Dawdles"]
FAILING = ["Raises", "Lies", "CannotBeMade", "no such bot", "captain@5"]
DEADLY = ["Hangs", "Sleeps", "Exits", "Scribbles"]


@pytest.mark.parametrize("name", HARMLESS)
def test_what_harms_nobody_is_left_alone(name: str) -> None:
    thoughts, made = thoughts_of([of(name)] * 2)
    assert thoughts == [BotAnswer(CHOICE.question.options[0], None, name)] * 2
    assert made.replaced == 0


@pytest.mark.parametrize("name", FAILING)
def test_for_a_bot_that_fails_the_deputy_answers_in_the_same_process(name: str) -> None:
    [thought], made = thoughts_of([of(name)])
    assert thought == FALLBACK
    assert made.replaced == 0


@pytest.mark.parametrize("name", DEADLY)
def test_a_process_that_hangs_or_crashes_is_replaced_and_the_deputy_answers(name: str) -> None:
    thoughts, made = thoughts_of([of(name), CHOICE], SHORT)
    assert thoughts[0] == FALLBACK
    assert thoughts[1].by == "heuristic"
    assert made.replaced == 2


def test_a_bot_that_fails_once_is_made_anew() -> None:
    thoughts, _ = thoughts_of([of("FailsOnce")] * 3)
    assert [thought.by for thought in thoughts] == ["FailsOnce"] * 3


def test_a_crash_is_noticed_at_once() -> None:
    async def run() -> None:
        async with pool() as made, asyncio.timeout(20):
            assert await made.think(of("Exits")) == FALLBACK

    asyncio.run(run())


def test_when_even_the_deputy_fails_a_lot_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "FALLBACK", "Exits")
    [thought], made = thoughts_of([of("Raises")])
    assert thought == BotAnswer(Random(SEED).choice(CHOICE.question.options), None, "random")
    assert made.replaced == 1


def test_when_no_process_starts_a_lot_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(ROOT / "no-such-python"))
    [thought], _ = thoughts_of([CHOICE])
    assert thought.by == "random"


def test_a_process_killed_from_outside_is_replaced_and_the_bot_asked_once_more() -> None:
    async def run() -> None:
        async with pool() as made:
            await made.think(CHOICE)
            thinking = asyncio.create_task(made.think(of("Dawdles")))
            await asyncio.sleep(0.1)
            [pid] = running(made)
            os.kill(pid, signal.SIGKILL)
            assert (await thinking).by == "Dawdles"
            assert made.replaced == 1

    asyncio.run(run())


def test_a_process_that_died_while_idle_is_replaced_unnoticed(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with pool() as made:
            await made.think(CHOICE)
            [pid] = running(made)
            os.kill(pid, signal.SIGKILL)
            # The system knows it before the server does.
            await until(lambda: all(slot.process is not None and slot.process.unusable for slot in made.slots))
            assert (await made.think(CHOICE)).by == "heuristic"
            assert made.replaced == 1

    asyncio.run(run())
    assert caplog.messages == []


def test_a_process_that_has_grown_too_big_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "MOST_MEMORY", 1)
    thoughts, made = thoughts_of([CHOICE, CHOICE])
    assert [thought.by for thought in thoughts] == ["heuristic"] * 2
    assert made.replaced == 2


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Hangs", "'Hangs': no answer within 1.5 seconds"),
        ("Exits", "'Exits': the process ended with code 3"),
        ("Scribbles", "'Scribbles': the process wrote an invalid message"),
        ("Raises", f"'Raises': asked {CHOICE.question.kind}: RuntimeError (bad_bots.py, line "),
        ("Lies", f"'Lies': asked {CHOICE.question.kind}, it gave an answer that is not on offer"),
        ("CannotBeMade", "'CannotBeMade': the bot 'CannotBeMade' cannot be made from a seed and a budget"),
        ("no\nbot", r"'no\nbot': there is no bot 'no\nbot'; choose from recruit"),
    ],
)
def test_a_failure_is_logged_in_one_line_without_secrets(
    name: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "gunsteel.botpool"):
        thoughts_of([of(name)], SHORT)
    assert len(caplog.messages) == 2
    for line in caplog.messages:
        assert line.startswith(reason)
        assert "\n" not in line
        assert "secret" not in line


# --- Cancelling and closing ----------------------------------------------------------------------------------------


def test_a_cancelled_question_leaves_the_pool_healthy() -> None:
    async def run() -> None:
        async with pool() as made:
            await made.think(CHOICE)
            thinking = asyncio.create_task(made.think(of("Dawdles")))
            queued = asyncio.create_task(made.think(of("Dawdles")))
            await asyncio.sleep(0.1)
            assert made.waiting == 1
            for task in (thinking, queued):
                task.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await task
            assert made.waiting == 0
            assert (await made.think(CHOICE)).by == "heuristic"
            assert made.replaced == 0

    asyncio.run(run())


def test_a_cancelled_question_to_a_hung_bot_is_not_asked_again() -> None:
    async def run() -> None:
        async with pool(patience=SHORT) as made:
            await made.think(CHOICE)
            thinking = asyncio.create_task(made.think(of("Hangs")))
            await asyncio.sleep(0.1)
            thinking.cancel()
            assert (await made.think(CHOICE)).by == "heuristic"
            assert made.replaced == 1

    asyncio.run(run())


@pytest.mark.parametrize("moment", [0.0, 0.001, 0.02, 0.6])
def test_closing_is_quick_whatever_the_processes_do(moment: float) -> None:
    async def run() -> float:
        async with pool(processes=2) as made:
            asked = [asyncio.create_task(made.think(of("Hangs", f"table {number}"))) for number in range(5)]
            await asyncio.sleep(moment)
            began = time.perf_counter()
            await made.close()
            seconds = time.perf_counter() - began
            await asyncio.wait(asked)
            assert all(task.cancelled() for task in asked)
            assert running(made) == []
            return seconds

    assert asyncio.run(run()) < 2


def test_a_closed_pool_takes_no_questions_until_it_is_started_again() -> None:
    async def run() -> None:
        async with pool() as made:
            await made.think(CHOICE)
            await made.close()
            with pytest.raises(RuntimeError, match="closed"):
                await made.think(CHOICE)
            await made.start()
            assert (await made.think(CHOICE)).by == "heuristic"

    asyncio.run(run())


def test_a_mistake_of_the_asker_is_told_to_the_asker() -> None:
    async def run() -> None:
        async with pool() as made:
            with pytest.raises(OverflowError):
                await made.think(replace(CHOICE, seed=1 << 70))
            assert (await made.think(CHOICE)).by == "heuristic"

    asyncio.run(run())


SERVER = """
import asyncio
from tests.server.test_botpool import of
from gunsteel.server.botpool.pool import BotPool

async def serve() -> None:
    pool = BotPool(2, patience=600)
    await pool.start()
    thoughts = asyncio.gather(pool.think(of("Hangs")), pool.think(of("Sleeps")))
    await asyncio.sleep(1.5)
    print("thinking", flush=True)
    await thoughts

asyncio.run(serve())
"""


def test_processes_end_by_themselves_when_the_server_is_killed() -> None:
    # The processes hold the server's stderr open: it ends with the last of them.
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=pipe, stderr=pipe, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "thinking\n"
        server.kill()
        _, told = server.communicate(timeout=10)
    assert told == ""
