"""Connections that break, at every moment: a player returns to the same question; nothing is lost or done twice."""

import asyncio
from contextlib import suppress
from itertools import cycle
from random import Random

from gunsteel.formats import record as records
from gunsteel.shared_game import SharedGame
from gunsteel.wire import protocol
from gunsteel.wire.client import RequestRejected
from tests.server.positions import dealt, found, same, submitted
from tests.server.site_under_test import Person, Site, with_site
from tools.bench.endless import endless_record

MOMENTS = ("asked", "sent", "done", "others", "elsewhere")


async def broken(site: Site, moment: str, players: list[Person], mirror: SharedGame, option: str) -> None:
    """One answer, with a line that breaks at this moment; `mirror` is the game as it should be."""
    seat = mirror.chooser
    assert isinstance(seat, int)
    person = players[seat]
    if moment == "asked":
        assert same((await person.back()).update, mirror.current(seat))
    if moment == "sent":
        # Whether it has arrived is seen after coming back.
        assert person._socket is not None
        await person._socket.send(protocol.encode(protocol.Choose(n=person.now.n, options=[option])).decode())
        await person.back()
        if same(person.now, mirror.current(seat)):
            with suppress(RequestRejected):  # it arrives just now
                await person.choose(person.now, option)
        submitted(mirror, option)
    else:
        await person.choose(person.now, option)
        submitted(mirror, option)
    if moment == "done":
        assert same((await person.back()).update, mirror.current(seat))
    if moment == "others":
        assert same((await players[1 - seat].back()).update, mirror.current(1 - seat))
    if moment == "elsewhere":
        # From another device, with nothing but the link.
        async with Person(await site.somebody(), person.id, person.key) as other:
            assert other.seat == seat
            assert same(other.now, mirror.current(seat))


@with_site
async def test_lines_may_break_at_every_moment_of_a_game(site: Site) -> None:
    start = dealt()
    players = await site.playing(2, record=start.to_json())
    watcher = await site.at(players[0].id)
    mirror, dice, moments = SharedGame(start), Random(5), cycle(MOMENTS)
    while not mirror.state.over:
        question = mirror.current(int(mirror.state.seat)).question
        assert question is not None
        await broken(site, next(moments), players, mirror, dice.choice(question.options))
        for person in players:
            await person.until(lambda me: me.now.n == mirror.counts[me.seat])
            assert same(person.now, mirror.current(person.seat))
    await watcher.until(lambda me: me.info.status == "over")
    assert same((await watcher.back()).update, mirror.current(None))
    for person in players:
        welcome = await person.back()
        assert welcome.table.status == "over"
        assert welcome.table.winners == (mirror.record.result or {})["winners"]
        assert same(welcome.update, mirror.current(person.seat))
    game = await players[0].client.record(players[0].id)
    assert game["choices"] == mirror.record.choices


@with_site
async def test_what_happened_in_between_is_shown_when_one_is_back(site: Site) -> None:
    start, option = found(dealt(), lambda before, after: before.chooser != after.chooser)
    mirror = SharedGame(records.from_json(start))
    first, second = await site.playing(2, record=start)
    asked, other = (first, second) if first.asked else (second, first)
    await other.__aexit__()
    await asked.answer(option)
    submitted(mirror, option)
    again = await site.at(other.id, other.client)
    assert again.seat == other.seat
    assert same(again.now, mirror.current(again.seat))
    assert again.asked


@with_site
async def test_both_tabs_of_a_player_are_told_and_one_answers(site: Site) -> None:
    start, option = found(dealt(), lambda before, after: before.chooser == after.chooser)
    players = await site.playing(2, record=start)
    tab = next(person for person in players if person.asked)
    twin = await site.at(tab.id, tab.client)
    before = twin.now
    assert same(before, tab.now)
    await tab.choose(before, option)
    for person in (tab, twin):
        await person.until(lambda me: me.now.n == before.n + 1)
    assert same(tab.now, twin.now)
    assert protocol.encode(tab.updates[-1]) == protocol.encode(twin.updates[-1])
    stale = await twin.refused(protocol.Choose(n=before.n, options=[option]))
    assert stale.code == "stale"
    assert same(stale.update, tab.now)
    # The refusal changed nothing, and what came with it can be answered.
    assert stale.update is not None
    assert stale.update.question is not None
    await twin.choose(stale.update, stale.update.question.options[0])


@with_site
async def test_an_answer_given_twice_counts_once(site: Site) -> None:
    players = await site.playing(2, record=dealt().to_json())
    asked = next(person for person in players if person.asked)
    assert asked._socket is not None
    assert asked.now.question is not None
    before, option = asked.now.n, asked.now.question.options[0]
    for ref in (1001, 1002):
        await asked._socket.send(protocol.encode(protocol.Choose(ref=ref, n=before, options=[option])).decode())
    await asked.until(lambda me: len([word for word in me.heard if getattr(word, "ref", 0) in (1001, 1002)]) == 2)
    answers = {word.ref: word for word in asked.of(protocol.Done, protocol.Rejected) if word.ref in (1001, 1002)}
    assert isinstance(answers[1001], protocol.Done)
    assert answers[1002].code in ("stale", "not-asked")
    assert len(site.live(asked).state.playing.record.choices) == 1


@with_site
async def test_nobody_answers_for_somebody_else(site: Site) -> None:
    players = await site.playing(2, record=dealt().to_json())
    asked, other = sorted(players, key=lambda person: not person.asked)
    assert asked.now.question is not None
    for option in (asked.now.question.options[0], "rubbish"):
        assert (await other.refused(protocol.Choose(n=other.now.n, options=[option]))).code == "not-asked"
    assert (await asked.refused(protocol.Choose(n=asked.now.n, options=["rubbish"]))).code == "not-offered"
    assert (await asked.refused(protocol.Choose(n=asked.now.n + 1, options=["pass"]))).code == "stale"
    assert site.live(asked).state.playing.record.choices == []


@with_site
async def test_who_watches_hears_what_is_public_and_does_nothing(site: Site) -> None:
    start = dealt()
    players = await site.playing(2, record=start.to_json())
    watcher = await site.at(players[0].id)
    assert watcher.seat is None
    mirror, dice, expected = SharedGame(start), Random(3), []
    for _ in range(40):
        question = mirror.current(int(mirror.state.seat)).question
        assert question is not None
        option = dice.choice(question.options)
        person = players[int(mirror.state.seat)]
        await person.until(lambda me: me.now.n == mirror.counts[me.seat])
        await person.choose(person.now, option)
        told = submitted(mirror, option)
        expected += [told[None]] if None in told else []
    await watcher.until(lambda me: len(me.updates) >= len(expected))
    await watcher.settled()
    assert [protocol.encode(update) for update in watcher.updates] == [protocol.encode(update) for update in expected]
    for request in (
        protocol.Choose(n=watcher.now.n, options=["pass"]),
        protocol.Say(text="Hello?"),
        protocol.Emote(feeling="wow"),
        protocol.Resign(),
        protocol.Undo(),
        protocol.Away(on=True),
        protocol.Rename(name="Me"),
        protocol.Substitute(seat=0),
        protocol.Allow(yes=True),
    ):
        assert (await watcher.refused(request)).code == "not-seated", request


@with_site
async def test_one_can_leave_at_once_where_much_is_happening(site: Site) -> None:
    """What was sent and not read yet does not keep the socket open."""
    (me,) = await site.playing(1, "recruit", record=endless_record(10).to_json())
    await me.ask(protocol.Away(on=True))
    await me.until(lambda me: len(me.updates) > 3)
    assert me._reader is not None
    me._reader.cancel()
    live = site.live(me)
    before = live.state.acts
    await site.until(lambda: live.state.acts > before + 100)
    async with asyncio.timeout(5):  # the library itself gives up after ten seconds
        await me.__aexit__()
