"""Chat: text that stays text, feelings, muting, and turning it off."""

from gunsteel.wire import protocol
from tests.server.site_under_test import Person, Site, with_site


def texts(person: Person) -> list[str | None]:
    return [said.text for said in person.of(protocol.Said)]


@with_site
async def test_what_is_said_is_heard_by_all_and_by_those_who_come_later(site: Site) -> None:
    first, second = await site.opened(2)
    watcher = await site.at(first.id)
    markup = "<b onclick=alert(1)>&amp; \U0001f3b2 'quoted' \\"
    await first.ask(protocol.Say(text=markup))
    await second.ask(protocol.Emote(feeling="well-played"))
    for person in (first, second, watcher):
        await person.until(lambda me: len(me.of(protocol.Said)) == 2)
        text, feeling = person.of(protocol.Said)
        assert (text.seat, text.text, text.feeling) == (0, markup, None)
        assert (feeling.seat, feeling.text, feeling.feeling) == (1, None, "well-played")
    late = await site.at(first.id)
    assert [said.text for said in late.of(protocol.Welcome)[0].said] == [markup, None]


@with_site
async def test_what_cannot_be_printed_is_not_said(site: Site) -> None:
    first, second = await site.opened(2)
    for text in ("a\x00b", "\u202etxet", "\x1b[2J", "   ", "\u200b", "\x7f"):
        assert (await first.refused(protocol.Say(text=text))).code == "bad-text", text
    await second.settled()
    assert texts(second) == []


@with_site
async def test_lines_and_gaps_become_one_line(site: Site) -> None:
    first, second = await site.opened(2)
    await first.ask(protocol.Say(text="well\n\n  well,\twell "))
    await second.until(lambda me: texts(me) == ["well well, well"])


@with_site
async def test_who_is_muted_is_not_heard_until_they_are_again(site: Site) -> None:
    first, second = await site.opened(2)
    await second.ask(protocol.Mute(seat=0, on=True))
    await first.ask(protocol.Say(text="one"))
    await second.ask(protocol.Mute(seat=0, on=False))
    await first.ask(protocol.Say(text="two"))
    await second.until(lambda me: "two" in texts(me))
    assert texts(second) == ["two"]


@with_site
async def test_the_host_turns_talking_off_for_all(site: Site) -> None:
    first, second = await site.opened(2)
    await first.ask(protocol.Chat(on=False))
    await second.until(lambda me: not me.info.chat)
    for request in (protocol.Say(text="hm"), protocol.Emote(feeling="oops")):
        assert (await second.refused(request)).code == "no-chat"
    await first.ask(protocol.Chat(on=True))
    await second.ask(protocol.Say(text="at last"))
    await first.until(lambda me: texts(me) == ["at last"])


@with_site
async def test_people_may_talk_when_the_game_is_over(site: Site) -> None:
    first, second = await site.playing(2)
    await first.ask(protocol.Resign())
    await second.until(lambda me: me.info.status == "over")
    await second.ask(protocol.Say(text="Once more?"))
    await first.until(lambda me: texts(me) == ["Once more?"])
