"""Where nobody is connected, bots wait: a table that was left neither grows nor goes on after a restart."""

from gunsteel.server.table.tables import Tables
from gunsteel.wire import protocol
from gunsteel.wire.lobby import MoveClock, Settings
from tests.server.site_under_test import Person, Site, with_site
from tools.bench.endless import endless_record


async def left_to_bots(site: Site) -> Person:
    """A table of one person and a bot, in a game without end; the person lets a bot play, and leaves."""
    (me,) = await site.playing(1, "recruit", record=endless_record(10).to_json())
    await me.ask(protocol.Away(on=True))
    await me.until(lambda me: len(me.updates) > 3)
    await me.__aexit__()
    return me


async def length(tables: Tables, table: str) -> int:
    return len(await tables.store.acts(table))


@with_site
async def test_bots_go_on_for_a_while_and_wait_until_somebody_is_back(site: Site) -> None:
    me = await left_to_bots(site)
    live = site.live(me)
    before = live.state.acts
    await site.until(lambda: live.state.acts > before + 3)  # a moment without connection changes nothing
    site.now += site.tables.pause + 1
    await site.until(lambda: live.idle)
    found = await site.tables.store.found(me.id)
    assert found is not None
    assert (found.status, found.wake) == ("playing", None)
    before = await length(site.tables, me.id)
    await site.later(1000.0)
    assert await length(site.tables, me.id) == before
    site.tables.drop(live)
    again = await site.at(me.id)
    await again.until(lambda me: len(me.updates) > 3)
    assert site.live(me).state.acts > before


@with_site
async def test_a_table_that_was_left_does_not_go_on_after_a_restart(site: Site) -> None:
    me = await left_to_bots(site)
    live = site.live(me)
    site.tables.drop(live)  # as if killed: it is due in the database
    before = await length(site.tables, me.id)
    found = await site.tables.store.found(me.id)
    assert found is not None
    assert found.wake is not None
    site.now += 3600.0
    await site.until(lambda: me.id in site.tables.live_tables)
    await site.until(lambda: site.live(me).idle)
    assert await length(site.tables, me.id) == before
    found = await site.tables.store.found(me.id)
    assert found is not None
    assert found.wake is None


@with_site
async def test_a_clock_runs_out_although_nobody_is_connected(site: Site) -> None:
    """Bots wait, people's time does not: with days for each act hardly anybody is connected."""
    first, second = await site.playing(2, settings=_slow())
    asked = first if first.asked else second
    live = site.live(first)
    await first.__aexit__()
    await second.__aexit__()
    await site.until(lambda: not live.connections)
    await site.later(3601.0)
    assert live.state.seats[asked.seat or 0].away
    acts = live.state.acts
    await site.later(600.0)
    assert live.state.acts == acts


def _slow() -> Settings:
    return Settings(clock=MoveClock(3600), away=None)
