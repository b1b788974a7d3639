"""Explanations on request: why an option is not on offer, and what a bot is after."""

from random import Random

import pytest

from gunsteel.explain.about import fitting
from gunsteel.explain.reasons import CannotPay
from gunsteel.formats.notation import CHANCE, offered_names
from gunsteel.server.table.words import sentences
from gunsteel.shared_game import SharedGame
from gunsteel.wire import protocol
from tests.server.positions import dealt
from tests.server.site_under_test import Site, with_site


@with_site
async def test_why_something_cannot_be_chosen_is_told(site: Site) -> None:
    players = await site.playing(2, record=dealt().to_json())
    asked = next(person for person in players if person.asked)
    reasons = await asked.ask(protocol.AskWhyNot(option="buy rubbish"))
    spoken = await site.at(asked.id, asked.client, words="en")
    offered = site.live(asked).state.playing.reasons(asked.seat, "buy rubbish")
    assert protocol.encode(reasons.reasons) == protocol.encode(offered)
    told = await spoken.ask(protocol.AskWhyNot(option="buy rubbish"))
    assert len(told.words) == len(offered) > 0
    watcher = await site.at(asked.id)
    assert (await watcher.ask(protocol.AskWhyNot(option="buy rubbish"))).reasons == []


@with_site
async def test_what_is_missing_to_buy_a_card_is_told_to_everybody_about_themselves(site: Site) -> None:
    players = await site.playing(3, record=dealt(players=3).to_json())
    watcher = await site.at(players[0].id)
    for person in players:
        told = await person.ask(protocol.AskWhyNot(option="satellite", buying=True))
        [reason] = told.reasons
        assert isinstance(reason, CannotPay)
        assert reason.have == {}
        assert (await person.ask(protocol.AskWhyNot(option="rubbish", buying=True))).reasons == []
    assert (await watcher.ask(protocol.AskWhyNot(option="satellite", buying=True))).reasons == []


@with_site
async def test_what_is_on_offer_needs_no_reason(site: Site) -> None:
    players = await site.playing(2, record=dealt().to_json())
    asked = next(person for person in players if person.asked)
    assert asked.now.question is not None
    assert (await asked.ask(protocol.AskWhyNot(option=asked.now.question.options[0]))).reasons == []


@with_site
async def test_the_table_as_text_is_for_those_who_ask_for_it(site: Site) -> None:
    me, other = await site.playing(2, record=dealt().to_json())
    brief = await site.at(me.id, me.client, words="fr")
    full = await site.at(me.id, me.client, words="fr", position=True)
    asked = me if me.asked else other
    await asked.answer()
    for person in (brief, full):
        await person.until(lambda me: me.updates)
    texts = [[word.words.position for word in one.of(protocol.Welcome, protocol.Updated)] for one in (brief, full)]
    assert set(texts[0]) == {""}
    assert all("Bo" in text for text in texts[1])
    assert len(texts[0]) == len(texts[1]) == 2


@with_site
async def test_a_bot_tells_what_it_was_after(site: Site) -> None:
    (me,) = await site.playing(1, "soldier")
    dice = Random(2)
    while 1 not in site.live(me).state.aims:
        await me.until(lambda me: me.asked)
        assert me.now.question is not None
        before = me.now
        await me.answer(dice.choice(me.now.question.options))
        await me.asked_after(before)
    told = await me.ask(protocol.AskBot(seat=1))
    assert protocol.encode(told.aim) == protocol.encode(site.live(me).state.aims[1])
    spoken = await site.at(me.id, me.client, words="fr")
    assert (await spoken.ask(protocol.AskBot(seat=1))).words
    for seat in (0, 3):
        assert (await me.refused(protocol.AskBot(seat=seat))).code == "no-bot"


@pytest.mark.parametrize("seed", [0, 2])
def test_all_that_fits_a_set_has_its_words(seed: int) -> None:
    table, dice, later = SharedGame(dealt("renaissance", 4, seed)), Random(seed), 0
    while table.chooser is not None:
        if table.chooser is CHANCE:
            table.submit(CHANCE, [dice.choice(list(offered_names(table.state)))])
            continue
        update = table.current(table.chooser)
        assert update.question is not None
        assert update.question.about is not None
        words = sentences(update, ["Ada", "Bo", "Cleo", "Dan"], "en")
        offered = dict(zip(update.question.options, words.options, strict=True))
        for option, told in zip(fitting(update.question.about), words.fitting, strict=True):
            assert offered.get(option, told) == told
            later += option not in offered
        table.submit(table.chooser, [dice.choice(update.question.options)])
    assert later > 0
