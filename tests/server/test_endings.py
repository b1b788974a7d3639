"""The end of a game, and the next one: resigning, and a rematch that takes everybody along."""

import asyncio

from gunsteel.core.rules import Rules
from gunsteel.formats import record as records
from gunsteel.formats.random_record import random_record
from gunsteel.wire import protocol
from gunsteel.wire.lobby import Settings
from tests.server.site_under_test import Site, at_random, with_site


@with_site
async def test_with_two_players_resigning_ends_the_game(site: Site) -> None:
    first, second = await site.playing(2)
    await first.ask(protocol.Resign())
    for person in (first, second):
        await person.until(lambda me: me.info.status == "over")
        assert (person.info.ended, person.info.winners) == ("resigned", [1])
    for request in (protocol.Resign(), protocol.Undo(), protocol.Choose(n=0, options=["pass"])):
        assert (await second.refused(request)).code == "over"
    data = await first.client.record(first.id)
    assert data["x-resigned"] == [0]
    assert "result" not in data
    assert not records.replay(records.from_json(data)).over


@with_site
async def test_with_three_players_a_bot_plays_on_for_who_resigned(site: Site) -> None:
    record = random_record(Rules("base", 3), 8).to_json()
    choices = len(record["choices"]) - 12
    players = await site.playing(3, record=record, choices=choices)
    gone, *others = players
    await gone.ask(protocol.Resign())
    assert (await gone.refused(protocol.Resign())).code == "resigned"
    ends = await asyncio.gather(*(person.play(at_random(seat)) for seat, person in enumerate(others)))
    assert {end.ended for end in ends} == {"rules"}
    assert ends[0].seats[0].resigned
    assert ends[0].seats[0].level == "soldier"


@with_site
async def test_a_rematch_has_the_same_people_and_bots_one_seat_on(site: Site) -> None:
    first, second = await site.playing(2, "recruit", settings=Settings(undo=False))
    await first.ask(protocol.Rename(name="Ada", colour="purple", shape="star"))
    assert (await first.refused(protocol.Rematch())).code == "not-playing"
    for person in (first, second):
        await person.ask(protocol.Resign())
    await second.until(lambda me: me.info.status == "over")
    watcher = await site.at(first.id)
    assert (await watcher.refused(protocol.Rematch())).code == "not-seated"
    await second.ask(protocol.Rematch())
    await first.until(lambda me: me.info.rematch is not None)
    await first.ask(protocol.Rematch())  # there is one already
    table = second.info.rematch or ""
    assert table == first.info.rematch
    again = [await site.at(table, key=second.key), await site.at(table, first.client)]
    assert [person.seat for person in again] == [0, 2]
    info = again[0].info
    assert [seat.taken for seat in info.seats] == ["person", "bot", "person"]
    assert [info.seats[0].name, info.seats[2].name] == ["Bo", "Ada"]
    assert (info.seats[2].colour, info.seats[2].shape) == ("purple", "star")
    assert len({seat.colour for seat in info.seats}) == len({seat.shape for seat in info.seats}) == 3
    assert not any(seat.resigned for seat in info.seats)
    assert (info.game, info.settings) == (first.info.game, first.info.settings)
    for person in again:
        await person.ready()
    await again[0].until(lambda me: me.info.status == "playing")


@with_site
async def test_two_who_ask_for_a_rematch_at_once_get_the_same_one(site: Site) -> None:
    first, second = await site.playing(2)
    await first.ask(protocol.Resign())
    await second.until(lambda me: me.info.status == "over")
    await asyncio.gather(first.ask(protocol.Rematch()), second.ask(protocol.Rematch()))
    await second.until(lambda me: me.info.rematch is not None)
    assert len(await second.client.my_tables()) == 2
