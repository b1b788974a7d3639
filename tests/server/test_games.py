"""Whole games over real sockets: everybody sees the same end, and the record tells how it came about."""

import asyncio

import pytest

from gunsteel.core.scoring import outcome
from gunsteel.formats import record as records
from gunsteel.formats.record import result_json
from gunsteel.wire.lobby import GameChoice, GameSet
from tests.server.positions import same
from tests.server.site_under_test import NAMES, Person, Site, at_random, with_site

# People, then bots: two to four players.
TABLES: list[tuple[int, tuple[str, ...]]] = [(2, ()), (2, ("recruit",)), (3, ("soldier",))]


async def played(site: Site, set_: GameSet, people: int, levels: tuple[str, ...]) -> None:
    seated = await site.playing(people, *levels, game=GameChoice(set_, people + len(levels)))
    watcher = await site.at(seated[0].id)
    ends = await asyncio.gather(*(person.play(at_random(seat)) for seat, person in enumerate(seated)))
    await watcher.until(lambda me: me.info.status == "over")
    data = await seated[0].client.record(seated[0].id)
    game = records.from_json(data)
    state = records.replay(game)
    assert state.over
    assert data["result"] == result_json(outcome(state))
    assert data["names"][:people] == [*NAMES[:people]]
    assert {tuple(end.winners or []) for end in ends} == {tuple(data["result"]["winners"])}
    assert {end.ended for end in ends} == {"rules"}
    finished = site.live(watcher).state.playing
    for person in (*seated, watcher):
        assert same(person.now, finished.current(person.seat))
        assert person.now.view.deciding is None
        gapless(person)


def gapless(person: Person) -> None:
    """Every update came once, and none was left out."""
    numbers = [update.n for update in person.updates]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert numbers[-1] == person.now.n


@pytest.mark.parametrize("set_", ["base", "renaissance", "combined"])
@with_site
async def test_games_of_two_three_and_four_are_played_to_the_end(site: Site, set_: GameSet) -> None:
    await asyncio.gather(*(played(site, set_, people, levels) for people, levels in TABLES))
