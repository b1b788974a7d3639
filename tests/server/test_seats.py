"""Before the game: seats, colours and shapes, links, and when the game begins."""

import pytest

from gunsteel.wire import protocol
from gunsteel.wire.client import ConnectionEnded
from gunsteel.wire.lobby import CreateTable, GameChoice, Settings
from tests.server.site_under_test import Person, Site, with_site


async def empty(site: Site, players: int = 3) -> Person:
    """A table nobody sits at yet, and its host."""
    host = await site.somebody()
    return await site.at(await host.create(CreateTable(game=GameChoice("base", players))), host)


@with_site
async def test_a_seat_is_taken_by_one_person_and_everybody_sees_it(site: Site) -> None:
    host = await empty(site)
    connection = await site.at(host.id)
    await host.sit(1, "  Ada   of the\thills ")
    await connection.until(lambda me: me.info.seats[1].taken == "person")
    assert connection.info.seats[1].name == "Ada of the hills"
    assert connection.info.seats[1].present
    assert host.seat == 1
    assert connection.seat is None
    assert (await connection.refused(protocol.Sit(seat=1, name="Bo"))).code == "seat-taken"
    assert (await connection.refused(protocol.Sit(seat=3, name="Bo"))).code == "no-seat"
    assert (await host.refused(protocol.Sit(seat=0, name="Ada"))).code == "already-seated"
    await connection.sit(0, "Bo")
    assert connection.seat == 0


@with_site
async def test_a_seat_that_is_left_is_open_again_and_its_key_opens_nothing(site: Site) -> None:
    host = await empty(site)
    connection = await site.at(host.id)
    key = await connection.sit(0, "Bo")
    await connection.ask(protocol.Stand())
    await host.until(lambda me: me.info.seats[0].taken == "open")
    assert connection.seat is None
    assert (await connection.refused(protocol.Stand())).code == "not-seated"
    with pytest.raises(ConnectionEnded, match="no longer gives access"):
        await site.at(host.id, key=key)
    await host.sit(0, "Ada")


@with_site
async def test_people_choose_their_names_and_looks(site: Site) -> None:
    host = await empty(site)
    connection = await site.at(host.id)
    await host.ask(protocol.Sit(seat=0, name="Ada", colour="purple", shape="star"))
    for looks in ({"colour": "purple"}, {"shape": "star"}):
        taken = protocol.Sit(seat=1, name="Bo", **looks)  # type: ignore[arg-type]
        assert (await connection.refused(taken)).code == "looks-taken"
    await connection.ask(protocol.Sit(seat=1, name="Bo", colour="grey", shape="cross"))
    await host.ask(protocol.Rename(name="Countess", shape="circle"))
    await connection.until(lambda me: me.info.seats[0].name == "Countess")
    seat = connection.info.seats[0]
    assert (seat.colour, seat.shape) == ("purple", "circle")
    assert (await connection.refused(protocol.Rename(name="Bo", colour="purple"))).code == "looks-taken"
    assert (await connection.refused(protocol.Rename(name=" \u202e "))).code == "bad-name"
    assert (await connection.refused(protocol.Rename(name=" \t "))).code == "bad-name"


@with_site
async def test_looks_of_a_seat_nobody_has_taken_are_free(site: Site) -> None:
    host = await empty(site)
    open_seat = host.info.seats[2]
    await host.ask(protocol.Sit(seat=0, name="Ada", colour=open_seat.colour, shape=open_seat.shape))
    await host.until(lambda me: me.info.seats[0].name == "Ada")
    looks = [(seat.colour, seat.shape) for seat in host.info.seats]
    assert looks[0] == (open_seat.colour, open_seat.shape)
    assert len({colour for colour, _ in looks}) == len({shape for _, shape in looks}) == 3


@with_site
async def test_the_game_begins_when_all_are_ready(site: Site) -> None:
    first, second, third = await site.opened(3)
    await first.ready()
    await second.ready()
    await second.ready(False)
    await third.ready()
    await first.until(lambda me: [seat.ready for seat in me.info.seats] == [True, False, True])
    assert first.info.status == "waiting"
    assert first.update is None
    await second.ready()
    for person in (first, second, third):
        await person.until(lambda me: me.info.status == "playing" and me.update is not None)
    assert sum(person.asked for person in (first, second, third)) == 1
    assert (await first.refused(protocol.Ready(on=True))).code == "not-waiting"
    assert (await first.refused(protocol.Stand())).code == "not-waiting"


@with_site
async def test_the_host_puts_bots_on_seats_and_frees_them(site: Site) -> None:
    host = await empty(site)
    connection = await site.at(host.id)
    await connection.sit(0, "Bo")
    assert (await host.refused(protocol.Start())).code == "not-ready"
    assert (await host.refused(protocol.Assign(seat=1, level="emperor"))).code == "no-level"
    assert (await host.refused(protocol.Assign(seat=3, level="recruit"))).code == "no-seat"
    await host.ask(protocol.Assign(seat=1, level="recruit"))
    await connection.until(lambda me: me.info.seats[1].taken == "bot")
    assert (await connection.refused(protocol.Sit(seat=1, name="Bo"))).code == "already-seated"
    for request in (protocol.Assign(seat=1, level=None), protocol.Start(), protocol.Chat(on=False), protocol.Close()):
        assert (await connection.refused(request)).code == "not-host", request
    await host.ask(protocol.Assign(seat=0, level=None))
    await connection.until(lambda me: me.seat is None)
    assert connection.info.seats[0].taken == "open"
    await connection.sit(2, "Bo")
    await host.sit(0, "Ada")
    # Nobody has said that they are ready: the host need not wait.
    await host.ask(protocol.Start())
    await connection.until(lambda me: me.info.status == "playing" and me.update is not None)


@with_site
async def test_an_invitation_keeps_a_seat_for_whoever_has_it(site: Site) -> None:
    host = await empty(site)
    invitation = (await host.ask(protocol.Link(seat=2))).key
    stranger = await site.at(host.id)
    assert (await stranger.refused(protocol.Sit(seat=2, name="Eve"))).code == "seat-taken"
    assert (await stranger.refused(protocol.Link(seat=2))).code == "not-host"
    assert (await stranger.refused(protocol.Link(seat=3))).code == "no-seat"
    connection = await site.at(host.id, key=invitation)
    key = await connection.sit(2, "Bo")
    assert connection.seat == 2
    assert key != invitation
    # The invitation was for one.
    with pytest.raises(ConnectionEnded) as caught:
        await site.at(host.id, key=invitation)
    assert caught.value.code == "wrong-key"
    assert (await host.refused(protocol.Link(seat=2))).code == "seat-taken"
    assert (await connection.back()).seat == 2


@with_site
async def test_a_new_link_ends_the_old_one(site: Site) -> None:
    owner, _ = await site.playing(2)
    old = owner.key
    thief = await site.at(owner.id, key=old)
    assert thief.seat == owner.seat
    new = (await owner.ask(protocol.Link(seat=0))).key
    await thief.until(lambda me: me.seat is None)
    assert not thief.asked
    assert (await thief.refused(protocol.Resign())).code == "not-seated"
    with pytest.raises(ConnectionEnded, match="no longer gives access"):
        await site.at(owner.id, key=old)
    friend = await site.at(owner.id, key=new)
    assert friend.seat == 0
    # Who asked for it is still there, and comes back with it.
    assert (await owner.back()).seat == 0


@with_site
async def test_a_new_link_asked_for_by_who_came_by_the_old_one_keeps_them_seated(site: Site) -> None:
    owner, _ = await site.playing(2)
    phone = await site.at(owner.id, key=owner.key)
    await phone.ask(protocol.Link(seat=0))
    await phone.settled()
    assert phone.seat == 0
    assert (await phone.back()).seat == 0


@with_site
async def test_a_table_is_closed_by_its_host_while_nobody_else_plays(site: Site) -> None:
    host, connection = await site.playing(2, "recruit")
    assert (await host.refused(protocol.Close())).code == "not-host"
    await connection.ask(protocol.Away(on=True))
    assert (await host.refused(protocol.Close())).code == "not-host"
    await connection.ask(protocol.Resign())
    await host.ask(protocol.Close())
    await connection.until(lambda me: me.info.status == "closed")
    for request in (protocol.Choose(n=0, options=["pass"]), protocol.Say(text="?"), protocol.Rename(name="B")):
        assert (await connection.refused(request)).code == "closed", request
    assert (await host.refused(protocol.Close())).code == "closed"


@with_site
async def test_public_tables_are_listed_and_others_are_not(site: Site) -> None:
    host, _ = await site.opened(2, settings=Settings(public=True))
    hidden, _ = await site.opened(2)
    listed = [table.id for table in await hidden.client.tables(status="waiting")]
    assert listed == [host.id]
    assert [table.id for table in await hidden.client.my_tables()] == [hidden.id]


@with_site
async def test_nobody_takes_a_second_seat_by_an_invitation(site: Site) -> None:
    host = await empty(site)
    await host.sit(0, "Ada")
    link = await host.ask(protocol.Link(seat=1))
    again = await site.at(host.id, host.client, key=link.key)
    assert (await again.refused(protocol.Sit(seat=1, name="Me too"))).code == "already-seated"
