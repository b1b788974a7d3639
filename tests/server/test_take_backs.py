"""Answers taken back: freely while nobody could know more by them, else as the others allow."""

from collections.abc import Callable
from typing import Any

from gunsteel.info.events import TakenBack
from gunsteel.shared_game import SharedGame
from gunsteel.wire import protocol
from gunsteel.wire.lobby import Settings
from tests.server.people import Company, Person, story
from tests.server.positions import dealt, found, harmless, hidden, same, telling


async def answered(
    company: Company, people: int, wanted: Callable[[SharedGame, SharedGame], bool], **more: Any
) -> tuple[Person, list[Person]]:
    """A table just after an answer of this kind: who gave it, and the others."""
    record, option = found(dealt(players=people), wanted)
    players = await company.playing(people, record=record, **more)
    asked = next(person for person in players if person.asked)
    await asked.answer(option)
    return asked, [person for person in players if person is not asked]


@story
async def test_what_told_nobody_anything_is_taken_back_at_once(company: Company) -> None:
    asked, (other,) = await answered(company, 2, harmless)
    start = {person: person.of(protocol.Updated)[0].update for person in (asked, other)}
    await asked.ask(protocol.Undo())
    for person in (asked, other):
        await person.until(lambda me: me.now.events == [TakenBack(asked.seat or 0)])
        assert person.now.question == start[person].question
        assert protocol.encode(person.now.view) == protocol.encode(start[person].view)
    assert other.info.asking is None
    # An answer to what was asked before the taking back is stale.
    assert (await asked.refused(protocol.Choose(n=asked.now.n - 1, options=["pass"]))).code == "stale"
    await asked.answer()


@story
async def test_a_step_inside_a_set_is_taken_back_without_a_sound(company: Company) -> None:
    asked, (other,) = await answered(company, 2, hidden)
    watcher = await company.at(asked.id)
    for person in (other, watcher):
        await person.settled()
    heard = [len(person.heard) for person in (other, watcher)]
    await asked.ask(protocol.Undo())
    await asked.until(lambda me: me.now.events == [TakenBack(asked.seat or 0)])
    await asked.answer()
    for person, before in zip((other, watcher), heard, strict=True):
        await person.settled()
        # What was answered then may have been public; the taking back was not.
        assert {type(word) for word in person.heard[before:]} <= {protocol.Pong, protocol.Updated}
        assert not any(TakenBack(asked.seat or 0) in update.events for update in person.updates)


@story
async def test_what_became_known_is_taken_back_if_the_other_allows(company: Company) -> None:
    asked, (other,) = await answered(company, 2, telling)
    choices = len(company.live(asked).state.playing.record.choices)
    assert (await other.refused(protocol.Allow(yes=True))).code == "nothing-asked"
    await asked.ask(protocol.Undo())
    await other.until(lambda me: me.info.asking is not None)
    assert other.info.asking is not None
    assert (other.info.asking.seat, other.info.asking.waiting) == (asked.seat, [other.seat])
    assert len(company.live(asked).state.playing.record.choices) == choices
    assert (await asked.refused(protocol.Allow(yes=True))).code == "nothing-asked"
    await other.ask(protocol.Allow(yes=True))
    await asked.until(lambda me: me.asked and me.now.events == [TakenBack(asked.seat or 0)])
    await other.until(lambda me: me.info.asking is None)
    assert len(company.live(asked).state.playing.record.choices) == choices - 1
    await asked.answer()


@story
async def test_one_who_denies_is_enough(company: Company) -> None:
    asked, others = await answered(company, 3, telling)
    choices = list(company.live(asked).state.playing.record.choices)
    await asked.ask(protocol.Undo())
    await others[0].ask(protocol.Allow(yes=True))
    await asked.until(lambda me: me.info.asking is not None and me.info.asking.waiting == [others[1].seat])
    await others[1].ask(protocol.Allow(yes=False))
    await asked.until(lambda me: me.info.asking is None and len(me.of(protocol.Changed)) > 0)
    assert company.live(asked).state.playing.record.choices == choices


@story
async def test_the_question_is_gone_when_the_game_goes_on(company: Company) -> None:
    asked, (other,) = await answered(company, 2, telling)
    await asked.ask(protocol.Undo())
    turns = 0
    while company.live(asked).state.asking is not None and turns < 50:
        state = company.live(asked).state
        await (asked if state.person_asked == asked.seat else other).answer()
        turns += 1
    await other.until(lambda me: me.info.asking is None)
    assert (await other.refused(protocol.Allow(yes=True))).code == "nothing-asked"


@story
async def test_where_answers_stand_none_is_taken_back(company: Company) -> None:
    asked, (other,) = await answered(company, 2, harmless, settings=Settings(take_backs=False))
    assert (await asked.refused(protocol.Undo())).code == "no-undo"
    assert company.live(other).state.asking is None


@story
async def test_who_has_not_answered_takes_nothing_back(company: Company) -> None:
    players = await company.playing(2)
    for person in players:
        assert (await person.refused(protocol.Undo())).code == "cannot-undo"


@story
async def test_against_bots_alone_everything_is_taken_back(company: Company) -> None:
    (me,) = await company.playing(1, "recruit", "recruit")
    state = company.live(me).state
    at: list[int] = []
    # Until bots have answered after one of my answers.
    while not at or len(state.playing.record.choices) - at[-1] < 2:
        await me.until(lambda me: me.asked)
        first = me.now
        at.append(len(state.playing.record.choices))
        await me.answer()
        await me.asked_after(first)
    await me.ask(protocol.Undo())
    await me.until(lambda me: me.now.events == [TakenBack(me.seat or 0)])
    assert len(state.playing.record.choices) == at[-1]
    assert me.now.question == first.question
    assert protocol.encode(me.now.view) == protocol.encode(first.view)
    await me.answer()


@story
async def test_a_table_that_was_taken_back_is_the_same_after_loading(company: Company) -> None:
    asked, (other,) = await answered(company, 2, telling)
    await asked.ask(protocol.Undo())
    await other.ask(protocol.Allow(yes=True))
    await asked.until(lambda me: me.now.events == [TakenBack(asked.seat or 0)])
    before = {person: person.now for person in (asked, other)}
    company.tables.drop(company.live(asked))
    for person in (asked, other):
        welcome = await person.back()
        assert same(welcome.update, before[person])
