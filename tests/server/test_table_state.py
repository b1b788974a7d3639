"""A table is nothing but its acts: the same acts make the same state."""

import asyncio

import pytest

from gunsteel.core.rules import Rules
from gunsteel.formats.random_record import random_record
from gunsteel.server.table import acts
from gunsteel.server.table.acts import AnyAct
from gunsteel.server.table.state import TableState, state_of
from gunsteel.wire import lobby, protocol
from gunsteel.wire.lobby import MoveClock, Settings
from tests.server.site_under_test import Person, Site, at_random, with_site


async def eventful(site: Site) -> list[Person]:
    """A game in which all kinds of things happen, to its end."""
    record = random_record(Rules("base", 3), 8).to_json()
    settings = Settings(clock=MoveClock(600))
    choices = len(record["choices"]) - 20
    players = await site.playing(2, "recruit", record=record, choices=choices, settings=settings)
    await players[0].ask(protocol.Say(text="Hello"))
    await players[1].ask(protocol.Away(on=True))
    await players[0].ask(protocol.Link(seat=0))
    await players[1].ask(protocol.Away(on=False))
    await players[0].ask(protocol.Chat(on=False))
    await players[1].ask(protocol.Rename(name="Beau"))
    await asyncio.gather(*(person.play(at_random(seat)) for seat, person in enumerate(players)))
    await players[0].ask(protocol.Rematch())
    return players


def inside(state: TableState) -> list[object]:
    """All there is to a table."""
    table = state.playing
    shown = [protocol.encode(table.current(audience)) for audience in table.audiences]
    seats = [vars(seat_state) for seat_state in state.seats]
    said = [protocol.encode(said) for said in state.said]
    clocks = (state.clocks.left, state.clocks.running, state.clocks.since, state.clocks.shown)
    rest = (state.acts, state.wake, state.asked_since, state.host, state.aims, state.asked_undo, state.unlimited)
    return [shown, seats, said, clocks, state.record(), state.info(set(), 0.0), rest]


@with_site
async def test_the_same_acts_make_the_same_state(site: Site) -> None:
    players = await eventful(site)
    written: list[AnyAct] = [acts.decode_act(data) for data in await site.tables.store.acts(players[0].id)]
    once, twice = state_of("one", written), state_of("one", written)
    assert inside(once) == inside(twice)
    live = site.live(players[0]).state
    live.id = "one"
    assert inside(live) == inside(once)
    assert [acts.decode_act(acts.encode_act(act)) for act in written] == written


@with_site
async def test_every_beginning_of_a_tables_acts_makes_a_room(site: Site) -> None:
    players = await eventful(site)
    written: list[AnyAct] = [acts.decode_act(data) for data in await site.tables.store.acts(players[0].id)]
    state = state_of("one", written[:1])
    statuses = [state.status]
    for act in written[1:]:
        state.apply(act)
        statuses.append(state.status)
    assert state.acts == len(written)
    order = {"waiting": 0, "playing": 1, "over": 2}
    assert [order[status] for status in statuses] == sorted(order[status] for status in statuses)


@pytest.mark.parametrize("taken", [[(0, "blue", "square")], [(0, "blue", "square"), (2, "red", "circle")]])
def test_seats_never_look_alike_also_when_people_bring_their_looks_to_a_rematch(
    taken: list[tuple[int, lobby.Colour, lobby.Shape]],
) -> None:
    opened = acts.Opened(
        at=0.0, host="a", game=lobby.GameChoice(players=3), settings=lobby.Settings(), levels=[None, "soldier", None]
    )
    sat = [
        acts.Sat(at=1.0, seat=seat, who=str(seat), key="", name="Ann", colour=colour, shape=shape)
        for seat, colour, shape in taken
    ]
    seats = state_of("abcdefghjk", [opened, *sat]).info(set(), 2.0).seats
    assert len({seat.colour for seat in seats}) == len({seat.shape for seat in seats}) == 3
    assert [(seats[seat].colour, seats[seat].shape) for seat, _, _ in taken] == [looks[1:] for looks in taken]


def test_two_bots_of_one_level_have_names_of_their_own() -> None:
    opened = acts.Opened(
        at=0.0,
        host="a",
        game=lobby.GameChoice(players=3),
        settings=lobby.Settings(),
        levels=[None, "soldier", "soldier"],
    )
    state = state_of("abcdefghjk", [opened])
    assert state.names() == state.names("en") == ["", "Soldier 2", "Soldier 3"]
    assert state.names("fr") == ["", "Soldat 2", "Soldat 3"]
    assert state.names("ja") == ["", "兵士2", "兵士3"]
