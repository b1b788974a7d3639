"""Clocks: whose time runs, what happens when it runs out, and how a player takes over again."""

import pytest

from gunsteel.server.table.clock import Clocks
from gunsteel.wire import protocol
from gunsteel.wire.lobby import ClockInfo, MoveClock, Settings, TotalClock
from tests.server.positions import dealt, found, hidden
from tests.server.site_under_test import Person, Site, with_site

PEOPLE = [True, True]


def shown(clocks: Clocks, now: float) -> ClockInfo:
    info = clocks.info(PEOPLE, now)
    assert info is not None
    return info


def test_time_is_taken_from_whoever_is_asked() -> None:
    clocks = Clocks(TotalClock(100), 2)
    clocks.run(0, 1000.0, told=True)
    assert clocks.deadline == 1100.0
    clocks.run(1, 1030.0, told=True)
    clocks.run(0, 1035.0, told=True)
    assert clocks.left == [70.0, 95.0]
    assert clocks.deadline == 1105.0
    assert shown(clocks, 1045.0) == ClockInfo([60.0, 95.0], 0)


def test_time_stands_still_while_a_bot_or_chance_is_asked() -> None:
    clocks = Clocks(TotalClock(100), 2)
    clocks.run(0, 1000.0, told=True)
    clocks.run(None, 1010.0, told=True)
    assert clocks.deadline is None
    clocks.run(1, 1500.0, told=True)
    assert clocks.left == [90.0, 100.0]


def test_the_increment_comes_when_the_next_is_asked() -> None:
    clocks = Clocks(TotalClock(100, increment=7), 2)
    clocks.run(0, 1000.0, told=True)
    clocks.run(0, 1010.0, told=True)
    assert clocks.left[0] == 90.0
    clocks.run(1, 1020.0, told=True)
    assert clocks.left == [87.0, 100.0]


def test_each_act_has_its_own_time() -> None:
    clocks = Clocks(MoveClock(30), 2)
    clocks.run(0, 1000.0, told=True)
    clocks.run(0, 1020.0, told=True)
    assert clocks.deadline == 1050.0
    clocks.run(1, 1045.0, told=True)
    assert clocks.deadline == 1075.0


def test_hidden_steps_share_the_time_of_their_act_and_are_not_shown() -> None:
    clocks = Clocks(MoveClock(30), 2)
    clocks.run(0, 1000.0, told=True)
    before = shown(clocks, 1012.0)
    clocks.run(0, 1010.0, told=False)
    assert clocks.deadline == 1030.0
    assert shown(clocks, 1012.0) == before


def test_a_clock_that_went_back_costs_nothing() -> None:
    clocks = Clocks(TotalClock(100), 2)
    clocks.run(0, 1000.0, told=True)
    clocks.run(1, 990.0, told=True)
    assert clocks.left == [100.0, 100.0]


def test_without_a_clock_nobody_is_late() -> None:
    clocks = Clocks(None, 2)
    clocks.run(0, 1000.0, told=True)
    assert clocks.deadline is None
    assert clocks.info(PEOPLE, 2000.0) is None


def test_bots_have_no_clock() -> None:
    clocks = Clocks(TotalClock(100), 2)
    clocks.run(0, 1000.0, told=True)
    assert clocks.info([True, False], 1000.0) == ClockInfo([100.0, None], 0)


# --- At a table --------------------------------------------------------------------------------------------------


async def timed(site: Site, people: int, clock: MoveClock | TotalClock | None) -> tuple[Person, list[Person]]:
    """A game with a clock: who is asked, and the others."""
    record, _ = found(dealt(players=people), lambda before, after: before.chooser == after.chooser)
    players = await site.playing(people, record=record, settings=Settings(clock=clock, away=None))
    asked = next(person for person in players if person.asked)
    return asked, [person for person in players if person is not asked]


@with_site
async def test_the_time_of_an_answer_is_charged_to_who_gave_it(site: Site) -> None:
    asked, (other,) = await timed(site, 2, TotalClock(100, increment=5))
    seat, left = asked.seat, [100.0, 100.0]
    assert seat is not None
    while site.live(asked).state.person_asked == seat:
        await site.later(3.0)
        left[seat] -= 3.0
        await asked.answer()
    left[seat] += 5.0
    await other.until(lambda me: me.asked)
    clock = other.of(protocol.Updated)[-1].clock
    assert clock == ClockInfo([*left], other.seat)


@with_site
async def test_who_is_late_with_a_move_is_replaced_until_they_say_so(site: Site) -> None:
    asked, (other,) = await timed(site, 2, MoveClock(30))
    seat = asked.seat or 0
    await site.later(29.0)
    assert not site.live(asked).state.seats[seat].away
    await site.later(1.5)
    await other.until(lambda me: me.info.seats[seat].away)
    assert other.info.seats[seat].level == "soldier"
    assert other.info.seats[seat].present
    await other.until(lambda me: me.asked)
    assert (await asked.refused(protocol.Choose(n=asked.now.n, options=["pass"]))).code == "not-asked"
    await asked.ask(protocol.Away(on=False))
    await other.until(lambda me: not me.info.seats[seat].away)
    while not asked.asked:
        await other.answer()
        await asked.settled()
    await asked.answer()


@pytest.mark.parametrize("people", [2, 3])
@with_site
async def test_who_has_used_up_their_time_has_resigned(site: Site, people: int) -> None:
    asked, others = await timed(site, people, TotalClock(60))
    seat = asked.seat or 0
    await site.later(61.0)
    for person in others:
        await person.until(lambda me: me.info.seats[seat].resigned)
    state = site.live(asked).state
    if people == 2:
        assert (state.status, state.ended, state.winners) == ("over", "resigned", [others[0].seat])
        assert (await asked.refused(protocol.Away(on=False))).code == "over"
    else:
        # A bot plays on, and the time of the others runs.
        assert (await asked.refused(protocol.Away(on=False))).code == "resigned"
        await site.until(lambda: site.live(asked).state.person_asked not in (None, seat))


@with_site
async def test_without_a_clock_one_may_think_for_a_year(site: Site) -> None:
    asked, (other,) = await timed(site, 2, None)
    await site.later(365 * 24 * 3600.0)
    assert other.info.clock is None
    assert not site.live(asked).state.seats[asked.seat or 0].away
    await asked.answer()


@with_site
async def test_others_cannot_give_one_more_time(site: Site) -> None:
    asked, (other, _) = await timed(site, 3, MoveClock(30))
    await site.later(20.0)
    await other.ask(protocol.Away(on=True))
    await other.ask(protocol.Away(on=False))
    await site.later(15.0)
    await other.until(lambda me: me.info.seats[asked.seat or 0].away)


@with_site
async def test_a_hidden_step_brings_no_new_time(site: Site) -> None:
    record, option = found(dealt(), hidden)
    players = await site.playing(2, record=record, settings=Settings(clock=MoveClock(30)))
    asked, other = sorted(players, key=lambda person: not person.asked)
    await site.later(20.0)
    await asked.answer(option)
    watcher = await site.at(asked.id)
    assert watcher.info.clock is not None
    assert watcher.info.clock.left[asked.seat or 0] == 10.0
    await site.later(11.0)
    await other.until(lambda me: me.info.seats[asked.seat or 0].away)


@with_site
async def test_after_a_pause_of_the_server_nobody_is_late_at_once(site: Site) -> None:
    asked, (other,) = await timed(site, 2, TotalClock(60))
    id_ = asked.id
    for person in (asked, other):
        await person.__aexit__()
    site.tables.drop(site.live(id_))
    site.now += 3600.0
    again = await site.at(id_, asked.client)
    await site.later(1.0)
    assert site.live(id_).state.status == "playing"
    await again.answer()


def test_only_an_answer_earns_the_increment() -> None:
    clocks = Clocks(TotalClock(60, increment=5), 2)
    clocks.run(0, 1000.0, told=True)
    clocks.run(None, 1010.0, told=True, answered=False)
    assert clocks.left == [50.0, 60.0]
    clocks.run(0, 1020.0, told=True, answered=False)
    clocks.run(1, 1030.0, told=True)
    assert clocks.left == [45.0, 60.0]
