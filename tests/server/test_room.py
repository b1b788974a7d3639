"""A room is nothing but its acts: the same acts make the same room."""

import asyncio

import pytest

from gunsteel.core.rules import Rules
from gunsteel.formats.random_record import random_record
from gunsteel.server.table import acts
from gunsteel.server.table.acts import AnyAct
from gunsteel.server.table.state import TableState, folded
from gunsteel.wire import lobby, protocol
from gunsteel.wire.lobby import MoveClock, Settings
from tests.server.people import Company, Person, at_random, story


async def eventful(company: Company) -> list[Person]:
    """A game in which all kinds of things happen, to its end."""
    record = random_record(Rules("base", 3), 8).to_json()
    settings = Settings(clock=MoveClock(600))
    choices = len(record["choices"]) - 20
    players = await company.playing(2, "recruit", record=record, choices=choices, settings=settings)
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
    """All there is to a room."""
    table = state.playing
    shown = [protocol.encode(table.current(audience)) for audience in table.audiences]
    seats = [vars(seat_state) for seat_state in state.seats]
    said = [protocol.encode(said) for said in state.said]
    clocks = (state.clocks.left, state.clocks.running, state.clocks.since, state.clocks.shown)
    rest = (state.acts, state.wake, state.asked_since, state.host, state.aims, state.asked_back, state.restless)
    return [shown, seats, said, clocks, state.record(), state.info(set(), 0.0), rest]


@story
async def test_the_same_acts_make_the_same_room(company: Company) -> None:
    players = await eventful(company)
    written: list[AnyAct] = [acts.decode(data) for data in await company.tables.store.acts(players[0].id)]
    once, twice = folded("one", written), folded("one", written)
    assert inside(once) == inside(twice)
    live = company.live(players[0]).state
    live.id = "one"
    assert inside(live) == inside(once)
    assert [acts.decode(acts.encode(act)) for act in written] == written


@story
async def test_every_beginning_of_a_tables_acts_makes_a_room(company: Company) -> None:
    players = await eventful(company)
    written: list[AnyAct] = [acts.decode(data) for data in await company.tables.store.acts(players[0].id)]
    state = folded("one", written[:1])
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
    seats = folded("abcdefghjk", [opened, *sat]).info(set(), 2.0).seats
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
    assert folded("abcdefghjk", [opened]).names == ["", "Soldier 2", "Soldier 3"]
