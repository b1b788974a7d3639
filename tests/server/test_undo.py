"""Undo: freely while nobody could learn anything from the answer, else if the others allow it."""

from collections.abc import Callable
from typing import Any

from gunsteel.info.events import Undone
from gunsteel.server.table import acts
from gunsteel.server.table.rows import info_in, row_of
from gunsteel.server.table.state import loaded
from gunsteel.shared_game import SharedGame
from gunsteel.wire import protocol
from gunsteel.wire.lobby import GameChoice, Settings
from tests.server.positions import dealt, found, harmless, hidden, same, telling
from tests.server.site_under_test import Person, Site, with_site


async def answered(
    site: Site, people: int, wanted: Callable[[SharedGame, SharedGame], bool], **more: Any
) -> tuple[Person, list[Person]]:
    """A table just after an answer of this kind: who gave it, and the others."""
    record, option = found(dealt(players=people), wanted)
    players = await site.playing(people, record=record, **more)
    asked = next(person for person in players if person.asked)
    await asked.answer(option)
    return asked, [person for person in players if person is not asked]


@with_site
async def test_an_answer_that_told_nobody_anything_is_undone_at_once(site: Site) -> None:
    asked, (other,) = await answered(site, 2, harmless)
    start = {person: person.of(protocol.Updated)[0].update for person in (asked, other)}
    await asked.ask(protocol.Undo())
    for person in (asked, other):
        await person.until(lambda me: me.now.events == [Undone(asked.seat or 0)])
        assert person.now.question == start[person].question
        assert protocol.encode(person.now.view) == protocol.encode(start[person].view)
    assert other.info.asking is None
    # An answer to what was asked before the taking back is stale.
    assert (await asked.refused(protocol.Choose(n=asked.now.n - 1, options=["pass"]))).code == "stale"
    await asked.answer()


@with_site
async def test_a_step_inside_a_set_is_undone_without_telling_anybody(site: Site) -> None:
    asked, (other,) = await answered(site, 2, hidden)
    watcher = await site.at(asked.id)
    for person in (other, watcher):
        await person.settled()
    heard = [len(person.heard) for person in (other, watcher)]
    await asked.ask(protocol.Undo())
    await asked.until(lambda me: me.now.events == [Undone(asked.seat or 0)])
    await asked.answer()
    for person, before in zip((other, watcher), heard, strict=True):
        await person.settled()
        # What was answered then may have been public; the taking back was not.
        assert {type(word) for word in person.heard[before:]} <= {protocol.Pong, protocol.Updated}
        assert not any(Undone(asked.seat or 0) in update.events for update in person.updates)


@with_site
async def test_what_became_known_is_undone_if_the_other_allows_it(site: Site) -> None:
    asked, (other,) = await answered(site, 2, telling)
    choices = len(site.live(asked).state.playing.record.choices)
    assert (await other.refused(protocol.Allow(yes=True))).code == "nothing-asked"
    await asked.ask(protocol.Undo())
    await other.until(lambda me: me.info.asking is not None)
    assert other.info.asking is not None
    assert (other.info.asking.seat, other.info.asking.waiting) == (asked.seat, [other.seat])
    assert len(site.live(asked).state.playing.record.choices) == choices
    assert (await asked.refused(protocol.Allow(yes=True))).code == "nothing-asked"
    await other.ask(protocol.Allow(yes=True))
    await asked.until(lambda me: me.asked and me.now.events == [Undone(asked.seat or 0)])
    await other.until(lambda me: me.info.asking is None)
    assert len(site.live(asked).state.playing.record.choices) == choices - 1
    await asked.answer()


@with_site
async def test_one_who_denies_is_enough(site: Site) -> None:
    asked, others = await answered(site, 3, telling)
    choices = list(site.live(asked).state.playing.record.choices)
    await asked.ask(protocol.Undo())
    await others[0].ask(protocol.Allow(yes=True))
    await asked.until(lambda me: me.info.asking is not None and me.info.asking.waiting == [others[1].seat])
    await others[1].ask(protocol.Allow(yes=False))
    await asked.until(lambda me: me.info.asking is None and len(me.of(protocol.Changed)) > 0)
    assert site.live(asked).state.playing.record.choices == choices


@with_site
async def test_the_request_is_gone_when_the_game_goes_on(site: Site) -> None:
    asked, (other,) = await answered(site, 2, telling)
    await asked.ask(protocol.Undo())
    turns = 0
    while site.live(asked).state.asking is not None and turns < 50:
        state = site.live(asked).state
        await (asked if state.person_asked == asked.seat else other).answer()
        turns += 1
    await other.until(lambda me: me.info.asking is None)
    assert (await other.refused(protocol.Allow(yes=True))).code == "nothing-asked"


@with_site
async def test_where_undo_is_not_allowed_nothing_is_undone(site: Site) -> None:
    asked, (other,) = await answered(site, 2, harmless, settings=Settings(undo=False))
    assert (await asked.refused(protocol.Undo())).code == "no-undo"
    assert site.live(other).state.asking is None


@with_site
async def test_who_has_not_answered_has_nothing_to_undo(site: Site) -> None:
    players = await site.playing(2)
    for person in players:
        assert (await person.refused(protocol.Undo())).code == "cannot-undo"


@with_site
async def test_against_bots_alone_everything_can_be_undone(site: Site) -> None:
    (me,) = await site.playing(1, "recruit", "recruit")
    state = site.live(me).state
    at: list[int] = []
    # Until bots have answered after one of my answers.
    while not at or len(state.playing.record.choices) - at[-1] < 2:
        await me.until(lambda me: me.asked)
        first = me.now
        at.append(len(state.playing.record.choices))
        await me.answer()
        await me.asked_after(first)
    await me.ask(protocol.Undo())
    await me.until(lambda me: me.now.events == [Undone(me.seat or 0)])
    assert len(state.playing.record.choices) == at[-1]
    assert me.now.question == first.question
    assert protocol.encode(me.now.view) == protocol.encode(first.view)
    await me.answer()


@with_site
async def test_a_table_after_undo_is_the_same_after_loading(site: Site) -> None:
    asked, (other,) = await answered(site, 2, telling)
    await asked.ask(protocol.Undo())
    await other.ask(protocol.Allow(yes=True))
    await asked.until(lambda me: me.now.events == [Undone(asked.seat or 0)])
    before = {person: person.now for person in (asked, other)}
    site.tables.drop(site.live(asked))
    for person in (asked, other):
        welcome = await person.back()
        assert same(welcome.update, before[person])


def test_tables_stored_with_the_old_name_of_the_setting_are_read() -> None:
    opened = acts.Opened(at=1.0, host="ann", game=GameChoice(), settings=Settings(undo=False), levels=[None] * 3)
    stored = acts.encode_act(opened).replace(b'"undo":', b'"take_backs":')
    assert b'"take_backs":false' in stored
    state = loaded("abcdefghjk", [stored])
    assert not state.settings.undo
    assert state.last == stored
    summary = row_of(state).summary.replace(b'"undo":', b'"take_backs":')
    assert not info_in(summary).settings.undo


@with_site
async def test_the_silence_of_somebody_who_is_away_is_no_consent(site: Site) -> None:
    asked, (other,) = await answered(site, 2, telling)
    await other.ask(protocol.Away(on=True))
    no = await asked.refused(protocol.Undo())
    assert no.code == "cannot-undo"
    assert "away" in str(no)
    assert site.live(asked).state.asking is None


@with_site
async def test_who_comes_back_is_told_what_was_undone_meanwhile(site: Site) -> None:
    asked, (other,) = await answered(site, 2, harmless)
    await other.ask(protocol.Away(on=True))
    await other.__aexit__()
    await asked.ask(protocol.Undo())
    kept = await site.tables.store.acts(asked.id)
    assert loaded(asked.id, kept).seats[other.seat or 0].undone == [asked.seat]
    again = await site.at(other.id, other.client)
    welcomes = again.of(protocol.Welcome)
    assert welcomes[0].undone == [asked.seat]
    await again.until(lambda me: not me.info.seats[me.seat or 0].away)
    assert (await again.back()).undone == []
