"""Whatever happens in a game can be said: every event, question, option and refusal, in all languages."""

import re

import pytest

from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.core.state import State
from gunsteel.explain.about import asking_card
from gunsteel.explain.options import well_formed
from gunsteel.explain.why_asked import why_asked
from gunsteel.explain.why_not import why_not
from gunsteel.formats.deal import deal
from gunsteel.formats.notation import offered_names
from gunsteel.formats.record import Record
from gunsteel.info.events import PhaseBegan, SeenEvent, Spent
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.narrator import Narrator
from gunsteel.shared_game import Refusal, SharedGame
from tests.laws.games import CONFIGURATIONS, scale

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
NARRATORS = [Narrator(lang) for lang in LANGUAGES]
BROKEN = re.compile(r"[{}$\ue000-\uf8ff]|\?\?\?|  ")


def check(text: str, about: object) -> None:
    assert text, about
    assert text.strip() == text, about
    assert not BROKEN.search(text), f"{about}: {text}"


def check_event(event: SeenEvent, you: int | None) -> None:
    for narrator in NARRATORS:
        text = narrator.event(event, you, NAMES)
        if not isinstance(event, Spent | PhaseBegan):
            check(text, event)


def check_question(state: State, you: int | None) -> None:
    about = why_asked(state)
    card = asking_card(about)
    seat = about.seat if isinstance(about.seat, int) else None
    for narrator in NARRATORS:
        check(narrator.question(about.kind, about.seat, you, NAMES, card), about)
        assert not BROKEN.search(narrator.asked(about, seat, NAMES))
        for option in offered_names(state):
            check(narrator.option(about.kind, option, you, NAMES, card), option)


def check_refusals(state: State, you: int) -> None:
    """Some of the answers that are not on offer."""
    offered = offered_names(state)
    refused = [option for option in well_formed(state) if option not in offered]
    for option in [*refused[:: 1 + len(refused) // 4], "nonsense"]:
        for why in why_not(state, you, option):
            for narrator in NARRATORS:
                check(narrator.reason(why, you, NAMES), why)
                check(narrator.rule(why.rule), why)


@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_every_event_question_and_option_can_be_said(set_: str, players: int) -> None:
    rules = Rules(set_, players)
    for seed in range(1000, 1000 + scale(8)):
        dice = Dice(seed)
        table = SharedGame(Record(rules, deal(rules, dice)))
        while (chooser := table.chooser) is not None:
            you = chooser if isinstance(chooser, int) else None
            check_question(table.state, you)
            if you is not None and dice.below(4) == 0:
                check_refusals(table.state, you)
            names = list(offered_names(table.state))
            updates = table.submit(chooser, [names[dice.below(len(names))]])
            assert not isinstance(updates, Refusal)
            for audience, update in updates.items():
                for event in update.events:
                    check_event(event, audience)
        check_end(table)


def check_end(table: SharedGame) -> None:
    result = table.record.result
    assert result is not None
    for narrator in NARRATORS:
        for line in narrator.end(["last-space"], result, 0, NAMES):
            check(line, result)
