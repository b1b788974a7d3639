"""Whatever happens in a game can be said: every event, question, option and refusal, in all languages."""

import re

import pytest

from gunsteel.catalog.index import CARDS, WONDERS
from gunsteel.core.decision import KINDS
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
from gunsteel.ids import RESOURCE_NAMES
from gunsteel.info.events import PhaseBegan, SeenEvent, Spent
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.narrator import Narrator
from gunsteel.shared_game import Refusal, SharedGame
from tests.laws.games import CONFIGURATIONS, scale

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
NARRATORS = [Narrator(lang) for lang in LANGUAGES]
BROKEN = re.compile(r"[{}$\ue000-\uf8ff]|\?\?\?|  ")
# Names are written with capitals, so a small letter shows an id. Resources are English words, and ids elsewhere.
ENGLISH = {*CARDS, *WONDERS, *(kind for kind in KINDS if "-" in kind)}
IDS = {"en": ENGLISH, "ja": ENGLISH | {*RESOURCE_NAMES}, "fr": ENGLISH | {*RESOURCE_NAMES}}
SMALL = re.compile(r"(?<![A-Za-zÀ-ÿ-])[a-z][a-z0-9-]*(?:[:@][a-z0-9-]+)?(?![A-Za-zÀ-ÿ])")


def check(text: str, about: object, lang: str = "en") -> None:
    assert text, about
    assert text.strip() == text, about
    assert not BROKEN.search(text), f"{about}: {text}"
    ids = [word for word in SMALL.findall(text) if word in IDS[lang] or ":" in word or "@" in word]
    assert ids == [], f"{about}: {text}"


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "You lay cannon as a resource."),
        ("en", "You take taj-mahal."),
        ("en", "Not card:mining."),
        ("en", "Asked for start-resource."),
        ("fr", "Vous gagnez 1 iron."),
        ("ja", "《cannon》を置きました。"),
        ("ja", "warrior@2は選べません。"),
    ],
)
def test_an_id_in_a_sentence_is_found(lang: str, text: str) -> None:
    with pytest.raises(AssertionError):
        check(text, None, lang)


def check_event(event: SeenEvent, you: int | None) -> None:
    for narrator in NARRATORS:
        text = narrator.event(event, you, NAMES)
        if not isinstance(event, Spent | PhaseBegan):
            check(text, event, narrator.lang)


def check_question(state: State, you: int | None) -> None:
    about = why_asked(state)
    card = asking_card(about)
    seat = about.seat if isinstance(about.seat, int) else None
    for narrator in NARRATORS:
        check(narrator.question(about.kind, about.seat, you, NAMES, card), about, narrator.lang)
        check(narrator.asked(about, seat, NAMES) or "-", about, narrator.lang)
        for option in offered_names(state):
            check(narrator.option(about.kind, option, you, NAMES, card), option, narrator.lang)


def check_refusals(state: State, you: int) -> None:
    """Some of the answers that are not on offer."""
    offered = offered_names(state)
    refused = [option for option in well_formed(state) if option not in offered]
    for option in [*refused[:: 1 + len(refused) // 4], "nonsense"]:
        for why in why_not(state, you, option):
            for narrator in NARRATORS:
                check(narrator.reason(why, you, NAMES), why, narrator.lang)
                check(narrator.rule(why.rule), why, narrator.lang)


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
            check(line, result, narrator.lang)
