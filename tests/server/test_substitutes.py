"""Bots for people who are away, and the seat handed back when they return."""

import asyncio

from gunsteel.server.botpool.worker import BotAnswer, BotQuestion
from gunsteel.server.table.scheduler import GRACE
from gunsteel.wire import protocol
from gunsteel.wire.lobby import CreateTable, GameChoice, Settings
from tests.server.positions import dealt, found
from tests.server.site_under_test import Person, Site, with_site


async def two(site: Site, away: int | None = 600) -> tuple[Person, Person]:
    """A game of two: who is asked, and the other."""
    record, _ = found(dealt(), lambda before, after: before.chooser == after.chooser)
    players = await site.playing(2, record=record, settings=Settings(away=away))
    return (players[0], players[1]) if players[0].asked else (players[1], players[0])


@with_site
async def test_a_bot_answers_for_who_is_missed_and_hands_back_on_return(site: Site) -> None:
    asked, other = await two(site)
    seat = asked.seat or 0
    await asked.__aexit__()
    await other.until(lambda me: not me.info.seats[seat].present)
    await site.later(599.0)
    assert not site.live(other).state.seats[seat].away
    await site.later(2.0)
    await other.until(lambda me: me.info.seats[seat].away and me.asked)
    assert other.info.seats[seat].level == "soldier"
    back = await site.at(asked.id, asked.client)
    assert back.seat == seat
    await other.until(lambda me: not me.info.seats[seat].away)
    while not back.asked:
        await other.answer()
        await back.settled()
    choices = len(site.live(back).state.playing.record.choices)
    await site.later(10_000.0)
    assert len(site.live(back).state.playing.record.choices) == choices
    await back.answer()


@with_site
async def test_a_bot_answers_when_nobody_at_all_is_there(site: Site) -> None:
    asked, other = await two(site)
    for person in (asked, other):
        await person.__aexit__()
    await site.until(lambda: not site.live(asked.id).connections)
    site.tables.drop(site.live(asked.id))
    site.now += 601.0
    # The sweep finds it in the database; who just comes back has a moment.
    await site.until(lambda: asked.id in site.tables.live_tables)
    await site.later(GRACE + 1.0)
    await site.until(lambda: site.live(asked.id).state.seats[asked.seat or 0].away)
    # It plays when somebody is there to see it.
    await site.at(asked.id)
    await site.until(lambda: site.live(asked.id).state.person_asked == other.seat)


@with_site
async def test_without_a_limit_nobody_is_missed(site: Site) -> None:
    asked, other = await two(site, None)
    await asked.__aexit__()
    await other.until(lambda me: not me.info.seats[asked.seat or 0].present)
    await site.later(1e7)
    assert not site.live(other).state.seats[asked.seat or 0].away


@with_site
async def test_one_may_let_a_bot_play_and_take_over_again(site: Site) -> None:
    asked, other = await two(site)
    await asked.ask(protocol.Away(on=True))
    assert (await asked.refused(protocol.Away(on=True))).code == "not-playing"
    await other.until(lambda me: me.info.seats[asked.seat or 0].away and me.asked)
    await asked.ask(protocol.Away(on=False))
    assert (await asked.refused(protocol.Away(on=False))).code == "not-playing"
    await other.until(lambda me: not me.info.seats[asked.seat or 0].away)
    await other.ask(protocol.Away(on=True))
    # Coming back to the table takes over by itself.
    await other.back()
    await other.until(lambda me: not me.info.seats[other.seat or 0].away)


@with_site
async def test_others_call_in_a_bot_only_for_who_has_been_gone_for_a_minute(site: Site) -> None:
    asked, other = await two(site)
    call = protocol.Substitute(seat=asked.seat or 0)
    assert (await other.refused(call)).code == "still-there"
    await asked.__aexit__()
    await other.until(lambda me: not me.info.seats[asked.seat or 0].present)
    await site.later(59.0)
    assert (await other.refused(call)).code == "still-there"
    await site.later(2.0)
    await other.ask(call)
    await other.until(lambda me: me.info.seats[asked.seat or 0].away and me.asked)
    assert (await other.refused(call)).code == "no-seat"
    assert (await other.refused(protocol.Substitute(seat=3))).code == "no-seat"


@with_site
async def test_bots_alone_play_only_while_somebody_watches(site: Site) -> None:
    host = await site.somebody()
    table = await host.create(CreateTable(game=GameChoice("base", 2), seats=["recruit", "recruit"]))
    watcher = await site.at(table, host)
    think = site.tables.bot_pool.think

    async def at_leisure(asked: BotQuestion, owner: str = "", attended: bool = True) -> BotAnswer:
        await asyncio.sleep(0.05)  # else the game would soon be over
        return await think(asked, owner, attended)

    site.tables.bot_pool.think = at_leisure  # type: ignore[method-assign]
    await watcher.ask(protocol.Start())
    await watcher.until(lambda me: len(me.updates) >= 3)
    await watcher.__aexit__()
    live = site.live(table)
    await site.until(lambda: live.idle)
    choices = len(live.state.playing.record.choices)
    await site.later(15.0)
    assert live.state.status == "playing"
    assert len(live.state.playing.record.choices) == choices
    # Dropped and found again, they go on.
    site.tables.drop(live)
    again = await site.at(table)
    assert again.seat is None
    await again.until(lambda me: len(me.updates) >= 3)
    assert len(site.live(table).state.playing.record.choices) > choices
