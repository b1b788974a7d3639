"""Quick bots: what they answer one after the other is stored together, and nobody waits for a slow one."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from gunsteel.server.botpool.worker import BotAnswer, BotQuestion
from gunsteel.server.store.commit import Append
from gunsteel.server.store.store import StoreFailed
from gunsteel.wire import protocol
from tests.server.site_under_test import Person, Site, with_site


async def answers(me: Person, count: int) -> None:
    """So many answers by lot, each once one is asked."""
    dice = Random(5)
    for _ in range(count):
        await me.until(lambda me: me.asked or me.info.status == "over")
        if me.info.status == "over":
            return
        before = me.now
        assert before.question is not None
        await me.answer(dice.choice(before.question.options))
        await me.told_after(before)


def appends_of(work: Callable[..., Any]) -> Sequence[Append]:
    """The acts that a piece of work for the database keeps."""
    appends: Sequence[Append] = getattr(work, "keywords", {}).get("appends", ())
    return appends


def rounds(site: Site) -> list[list[int]]:
    """From now on: the numbers of the acts of each transaction."""
    found: list[list[int]] = []
    write = site.tables.store.write

    async def watched(work: Callable[..., Any]) -> Any:
        found.append([n for append in appends_of(work) for n in range(append.n, append.length)])
        return await write(work)

    site.tables.store.write = watched  # type: ignore[method-assign]
    return found


@with_site
async def test_quick_bots_are_written_down_together(site: Site) -> None:
    (me,) = await site.playing(1, "recruit", "recruit", "recruit")
    found = rounds(site)
    await answers(me, 30)
    await me.until(lambda me: me.asked or me.info.status == "over")
    acts = [n for one in found for n in one]
    assert acts == list(range(acts[0], acts[0] + len(acts)))
    assert max(map(len, found)) > 3
    # All of it was told one by one.
    assert [update.n for update in me.updates] == list(range(len(me.updates)))


@with_site
async def test_nobody_is_told_what_could_not_be_written(site: Site) -> None:
    (me,) = await site.playing(1, "recruit", "recruit")
    await answers(me, 5)
    await me.until(lambda me: me.asked)
    write = site.tables.store.write
    broken, failures = True, 0

    async def failing(work: Callable[..., Any]) -> Any:
        """What a bot did is not kept."""
        nonlocal failures
        if not broken or all(b'"by":0' in append.entries[0].data for append in appends_of(work)):
            return await write(work)
        failures += 1
        raise StoreFailed("just now")

    site.tables.store.write = failing  # type: ignore[method-assign]
    while not failures:
        if me.asked:
            before = me.now
            await me.answer()
            await me.told_after(before)
        await asyncio.sleep(0.001)
    live = site.live(me)
    await site.at_rest(live)
    await me.settled()
    async with live.lock:
        assert live.state.acts == len(await site.tables.store.acts(me.id))
        assert me.now.n == live.state.playing.counts[0]
        assert not me.asked
    broken = False
    # A while later the bots go on, from where it was.
    await me.until(lambda me: me.asked)
    assert [update.n for update in me.updates] == list(range(len(me.updates)))


@with_site
async def test_while_a_bot_thinks_long_others_can_act(site: Site) -> None:
    (me,) = await site.playing(1, "recruit", "recruit")
    think = site.tables.bot_pool.think
    thought = asyncio.Event()
    questions: list[bytes] = []

    async def slowly(asked: BotQuestion, owner: str = "", attended: bool = True) -> BotAnswer:
        questions.append(protocol.encode(asked.view))
        if len(questions) == 3:
            await thought.wait()
        return await think(asked, owner, attended)

    site.tables.bot_pool.think = slowly  # type: ignore[method-assign]
    while len(questions) < 3:
        before = me.now
        if me.asked:
            await me.answer()
        await me.until(lambda me, before=before: me.now.n > before.n or len(questions) == 3)  # type: ignore[misc]
    await me.ask(protocol.Say(text="still there?"))
    assert not me.asked
    before = me.now
    thought.set()
    await me.told_after(before)
    # That question was not asked anew: the bot had begun to think.
    await me.until(lambda me: me.asked)
    assert len(questions) == len(set(questions))
