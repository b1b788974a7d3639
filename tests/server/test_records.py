"""Records: downloaded when the game is over, continued, and replayed."""

import asyncio
from typing import Any

import msgspec
import pytest

from gunsteel.core.rules import Rules
from gunsteel.formats import record as records
from gunsteel.formats.random_record import random_record
from gunsteel.formats.record import Json, Record
from gunsteel.server.spare_time import SpareTime
from gunsteel.server.table.replay import replay_part
from gunsteel.server.table.words import sentences
from gunsteel.shared_game import SharedGame, Update
from gunsteel.wire import protocol
from gunsteel.wire.client import Client, RequestRejected
from gunsteel.wire.lobby import CreateTable, GameChoice, Point, Replay
from tests.server.positions import dealt, found, hidden, same, submitted
from tests.server.site_under_test import Person, Site, with_site

FINISHED = random_record(Rules("base", 2), 4).to_json()
# So near the end that it is soon over.
LAST = len(FINISHED["choices"]) - 3


async def finished(site: Site) -> tuple[list[Person], Json]:
    """A table where the whole game was played in a moment, and its record."""
    players = await site.playing(2, record=FINISHED, choices=LAST)
    for option in FINISHED["choices"][LAST:]:
        asked = site.live(players[0]).state.person_asked
        await players[asked or 0].answer(option)
    for person in players:
        await person.until(lambda me: me.info.status == "over")
    return players, await players[0].client.record(players[0].id)


def beginning(data: Json, choices: int) -> Record:
    record = records.from_json(data)
    return Record(record.rules, record.setup, record.choices[:choices])


async def whole_replay(client: Client, table: str, **more: Any) -> list[Update]:
    """All parts, one after the other."""
    updates: list[Update] = []
    total = 1
    while len(updates) < total:
        part = await client.replay(table, start=len(updates), count=70, **more)
        assert part.start == len(updates)
        updates += part.updates
        total = part.total
    return updates


def bytes_of(updates: list[Update]) -> list[bytes]:
    return [protocol.encode(update) for update in updates]


@with_site
async def test_the_record_of_a_running_game_is_refused(site: Site) -> None:
    asked, _ = await site.playing(2, record=dealt().to_json())
    for table in (asked.id, "aaaaaaaaaa"):
        with pytest.raises(RequestRejected) as caught:
            await asked.client.record(table)
        assert caught.value.code == ("not-playing" if table == asked.id else "no-table")
    with pytest.raises(RequestRejected, match="when it is over"):
        await asked.client.create(CreateTable(point=Point(asked.id, 0)))


@with_site
async def test_a_game_goes_on_from_any_choice_of_a_record(site: Site) -> None:
    half = len(FINISHED["choices"]) // 2
    players = await site.playing(2, record=FINISHED, choices=half)
    mirror = SharedGame(beginning(FINISHED, half))
    for person in players:
        assert same(person.now, mirror.current(person.seat))
    for choices in (len(FINISHED["choices"]), len(FINISHED["choices"]) + 1):
        with pytest.raises(RequestRejected):
            await players[0].client.create(CreateTable(record=FINISHED, choices=choices))


@with_site
async def test_a_game_goes_on_from_a_point_of_a_finished_table(site: Site) -> None:
    players, record = await finished(site)
    assert record["choices"] == FINISHED["choices"]
    assert record["result"] == FINISHED["result"]
    client = players[0].client
    table = await client.create(CreateTable(point=Point(players[0].id, 10), seats=[None, "recruit"]))
    me = await site.at(table, client)
    await me.sit(0, "Ada")
    assert me.info.game == players[0].info.game
    await me.ask(protocol.Start())
    await me.until(lambda me: me.update is not None)
    assert site.live(me).state.playing.record.choices[:10] == record["choices"][:10]
    for wrong in (CreateTable(point=Point(players[0].id, 10), game=GameChoice()), CreateTable(choices=3)):
        with pytest.raises(RequestRejected):
            await client.create(wrong)


@with_site
async def test_a_running_game_is_replayed_as_one_has_seen_it(site: Site) -> None:
    start = dealt()
    players = await site.playing(2, record=start.to_json())
    watcher = await site.at(players[0].id)
    record, option = found(start, hidden)
    first = {person: person.now for person in (*players, watcher)}
    for choice in (*record["choices"], option):
        asked = site.live(watcher).state.person_asked
        await players[asked or 0].answer(choice)
    # Somebody is in the middle of a set now: only they may see how far.
    chooser = site.live(watcher).state.person_asked
    for person in (*players, watcher):
        await person.settled()
        seen = [first[person], *[update for update in person.updates if update.n > first[person].n]]
        assert bytes_of(await whole_replay(person.client, person.id)) == bytes_of(seen)
    other = players[1 - (chooser or 0)]
    for eyes in (other, watcher):
        with pytest.raises(RequestRejected, match="own seat") as caught:
            await eyes.client.replay(eyes.id, seat=chooser or 0)
        assert caught.value.code == "not-seated"
    by_key = await watcher.client.replay(other.id, key=other.key, seat=other.seat or 0)
    assert by_key.audience == other.seat
    with pytest.raises(RequestRejected):
        await watcher.client.replay(other.id, key=other.key, seat=chooser or 0)
    # How many choices were made tells of hidden steps; who sits there may also look as a spectator does.
    assert by_key.choices is None
    watched = await other.client.replay(other.id, watch="true", words="fr")
    assert (watched.audience, watched.choices) == (None, None)
    assert watched.updates == (await watcher.client.replay(other.id)).updates


@with_site
async def test_a_finished_game_is_replayed_from_every_seat(site: Site) -> None:
    players, record = await finished(site)
    stranger = await site.somebody()
    mirror = SharedGame(beginning(record, 0))
    expected: dict[int | None, list[Update]] = {audience: [mirror.current(audience)] for audience in mirror.audiences}
    for option in record["choices"]:
        for audience, update in submitted(mirror, option).items():
            expected[audience].append(update)
    for seat in (0, 1):
        assert bytes_of(await whole_replay(stranger, players[0].id, seat=seat)) == bytes_of(expected[seat])
    assert bytes_of(await whole_replay(stranger, players[0].id)) == bytes_of(expected[None])
    with pytest.raises(RequestRejected) as caught:
        await stranger.replay(players[0].id, seat=2)
    assert caught.value.code == "no-seat"


@with_site
async def test_a_replay_tells_in_sentences_and_from_where_one_can_go_on(site: Site) -> None:
    players, record = await finished(site)
    client, table = players[0].client, players[0].id
    start = 20
    for audience in (0, 1, None):
        eyes = {"watch": "true"} if audience is None else {"seat": audience}
        for part in (
            await client.replay(table, start=start, count=30, words="ja", **eyes),
            await as_record(client, record, audience, start=start, count=30, words="ja"),
        ):
            assert part.audience == audience
            assert part.names == record["names"]
            assert part.words == [sentences(update, part.names, "ja") for update in part.updates]
            assert part.choices is not None
            assert len(part.choices) == len(part.updates) == 30
            for update, choices in zip(part.updates, part.choices, strict=True):
                there = SharedGame(beginning(record, choices)).current(audience)
                assert (there.view, there.question) == (update.view, update.question)
    assert (await client.replay(table)).words is None
    nameless = {name: value for name, value in record.items() if name != "names"}
    assert (await as_record(client, nameless, None, words="fr")).names == ["Joueur 1", "Joueur 2"]


async def as_record(client: Client, record: Json, audience: int | None, **more: Any) -> Replay:
    answer = await client.http.post("/api/replay", json={"record": record, "seat": audience, **more})
    return msgspec.json.decode(answer.raise_for_status().content, type=Replay)


def test_others_are_served_while_a_long_replay_is_made() -> None:
    async def told() -> tuple[int, int]:
        steps = replay_part(records.from_json(FINISHED), ["Ada", "Bo"], 0, 0, 50, "en")
        making = asyncio.create_task(SpareTime().run(steps))
        turns = 0
        while not making.done():
            await asyncio.sleep(0)
            turns += 1
        return turns, len(making.result().updates)

    turns, updates = asyncio.run(told())
    assert updates == 50
    assert turns > 5


@with_site
async def test_a_wrong_key_is_refused_and_not_taken_for_a_spectator(site: Site) -> None:
    (me,) = await site.playing(1, "recruit")
    for key in ("rubbish", ""):
        answer = await me.client.http.get(
            f"/api/tables/{me.id}/replay", headers={"authorization": f"Bearer {key}"} if key else {}
        )
        assert answer.status_code == (403 if key else 200)
    assert answer.json()["audience"] == 0


@with_site
async def test_own_cards_and_switches_are_played_with(site: Site) -> None:
    game = GameChoice("base", 2, {"open-hands": True}, {"philosophy": {"vp": 9}})
    first, second = await site.playing(2, game=game)
    assert second.info.game == game
    rules = site.live(first).state.playing.record.rules
    assert rules.open_hands
    await first.ask(protocol.Resign())
    record = await first.client.record(first.id)
    assert (record["switches"], record["cards"]) == (game.switches, game.cards)
    for wrong in (GameChoice("base", 2, {"rubbish": True}), GameChoice("base", 2, {}, {"rubbish": {}})):
        with pytest.raises(RequestRejected, match="rubbish"):
            await first.client.create(CreateTable(game=wrong))
