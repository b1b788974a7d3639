"""The game in words: nothing is missing, nothing is left over, and it reads as it should."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast, parse

from gunsteel.catalog.index import CARDS, WONDERS
from gunsteel.catalog.vocabulary import Card, OneOf, Wonder
from gunsteel.errors import Refused
from gunsteel.explain.reasons import REASON_CODES, NoSuchOption, NotYours
from gunsteel.info import events as seen
from gunsteel.info.events import SeenEvent
from gunsteel.language.fluent import fluent_source
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.narrator import Narrator
from gunsteel.language.reasons import REFUSALS
from gunsteel.shared_game import Refusal
from tests.language import sentences
from tests.language.sentences import ALL_KINDS, NAMES, OPTIONS
from tests.language.test_aim import aims

every_language = pytest.mark.parametrize("lang", LANGUAGES)
# What one player takes back at the end of a turn.
TAKEN_BACK = [
    seen.Moved(seen.Front("mining"), 0, "up", 0, "hand"),
    seen.Moved(seen.Front("tank"), 0, "up", 0, "hand"),
    seen.Moved(seen.Back("iron"), 0, "down", 0, "hand"),
    seen.Moved(seen.Back("iron@2"), 0, "down", 0, "hand"),
]
REPLENISHED = [seen.Moved(seen.Front(card), 0, "up", 0, "down") for card in ("mining", "tank")]
# Only these have no words.
SILENT = (seen.Spent, seen.PhaseBegan)
GRAMMAR = {"count", "mood", "person"}


def everything(narrator: Narrator) -> Iterator[tuple[str, str]]:
    """All sentences there are, each with a title."""
    yield from sentences.sentences(narrator)
    yield from aims(narrator)
    for you in sentences.READERS:
        yield f"event take back together {you}", narrator.like_events(TAKEN_BACK, you, NAMES)
        yield f"event replenish together {you}", narrator.like_events(REPLENISHED, you, NAMES)


# --- The files -------------------------------------------------------------------------------------------------


@every_language
def test_every_line_of_a_file_is_understood(lang: str) -> None:
    junk = [entry.content for entry in parse(fluent_source(lang)).body if isinstance(entry, ast.Junk)]
    assert junk == []


@every_language
def test_no_message_stands_twice(lang: str) -> None:
    names = [entry.id.name for entry in parse(fluent_source(lang)).body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


def test_all_languages_have_the_same_messages_in_the_same_order() -> None:
    first, *others = (list(sentences.arguments(lang)) for lang in LANGUAGES)
    assert all(other == first for other in others)


@every_language
def test_every_message_is_said_and_gets_what_it_uses(lang: str) -> None:
    with sentences.watched() as said:
        narrator = Narrator(lang)
        narrator.seat(3, None, ["a table nobody has been named at yet"])
        narrator.bot("theirs", 1)
        list(everything(narrator))
    used = sentences.arguments(lang)
    assert set(said) - set(used) == set()
    assert set(used) - set(said) - sentences.references(lang) == set()
    lacking = {key: used[key] - given for key, given in said.items() if used[key] - given}
    assert lacking == {}


def test_every_argument_is_used_in_some_language() -> None:
    with sentences.watched() as said:
        list(everything(Narrator("en")))
    used = [sentences.arguments(lang) for lang in LANGUAGES]
    needless = {key: given - set().union(*(one[key] for one in used)) for key, given in said.items()}
    assert {key: names for key, names in needless.items() if names} == {}


def test_no_language_leaves_anything_out() -> None:
    """Languages differ in what grammar needs, not in what is said."""
    first, *others = (sentences.arguments(lang) for lang in LANGUAGES)
    for key, names in first.items():
        assert all(names ^ other[key] <= GRAMMAR for other in others), key


@every_language
def test_no_name_of_a_card_is_typed_again(lang: str) -> None:
    """Names come from the card data; a few are also everyday words."""
    text = re.sub(r"^#.*$", "", fluent_source(lang), flags=re.MULTILINE)
    things: list[Card | Wonder] = [*CARDS.values(), *WONDERS.values()]
    names = [{"en": thing.name, "ja": thing.ja, "fr": thing.fr}[lang] for thing in things]
    assert [name for name in names if len(name) > 3 and name in text] == []


@every_language
def test_no_id_is_shown_when_something_cannot_be_chosen(lang: str) -> None:
    """Names of cards and wonders are shown; only what is no name at all is shown as it was typed."""
    for option in ("himeji-jo", "pile:steam-engine", "0:horse-archer", "gained:gunpowder"):
        text = Narrator(lang).reason(NoSuchOption(rule="R40", option=option, kind="resource"))
        assert option.split(":")[-1] not in text
    assert "so-what" in Narrator(lang).reason(NoSuchOption(rule="R40", option="so-what", kind="resource"))


# --- All sentences ---------------------------------------------------------------------------------------------


@every_language
def test_every_sentence_is_complete(lang: str) -> None:
    for title, text in everything(Narrator(lang)):
        if not title.startswith(("event Spent", "event PhaseBegan")):
            assert text.strip() == text != "", title
        assert not re.search(r"[{}$\ue000-\uf8ff]|\?\?\?|  |None", text), f"{title}: {text}"


@every_language
def test_a_sentence_begins_with_a_capital_and_ends_with_a_stop(lang: str) -> None:
    for title, text in everything(Narrator(lang)):
        if (
            title.startswith(("event", "reason", "effect", "requirement", "help", "refusal", "question", "aim"))
            and text
        ):
            assert text[0] == text[0].upper(), f"{title}: {text}"
            assert text[-1] in ".?。？」", f"{title}: {text}"


def test_french_has_hard_spaces_where_they_belong() -> None:
    for title, text in everything(Narrator("fr")):
        assert not re.search(r" [:;?!»]|« ", text), f"{title}: {text}"


def test_no_vowel_follows_an_unelided_word_in_french() -> None:
    for title, text in everything(Narrator("fr")):
        assert not re.search(r"\b(de|que|le|la|ne|se) (Ada|[aeiouéèêh](?!ors))", text), f"{title}: {text}"


def test_everything_there_is_has_a_sentence() -> None:
    """The lists the other tests go through are complete."""
    assert set(OPTIONS) == set(ALL_KINDS)
    assert {type(event) for event in sentences.events()} == sentences.struct_types(SeenEvent)
    assert {why.code for why in sentences.reasons()} == set(REASON_CODES)
    codes = Refusal.__annotations__["code"]
    assert set(REFUSALS) == set(codes.__args__)


@every_language
def test_only_phases_and_spent_resources_have_no_words(lang: str) -> None:
    for event in sentences.events():
        assert (Narrator(lang).event(event) == "") == isinstance(event, SILENT)


# --- Examples --------------------------------------------------------------------------------------------------


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refused, match="'de'"):
        Narrator("de")


@pytest.mark.parametrize(
    "ask", ["card", "wonder", "resource", "age", "type", "effect", "question_help", "rule", "refusal"]
)
def test_an_unknown_name_is_refused(ask: str) -> None:
    with pytest.raises(Refused, match="nonsense"):
        getattr(Narrator("en"), ask)("nonsense")


def test_names() -> None:
    en, ja, fr = map(Narrator, LANGUAGES)
    assert [en.card("barter-trade"), ja.card("barter-trade"), fr.card("barter-trade")] == [
        "Barter Trade",
        "物々交換",
        "Troc",
    ]
    assert en.card("warrior@2") == "Warrior (from Player 3)"
    assert ja.card("warrior@2", None, NAMES) == "戦士（元の持ち主：Cleo）"
    assert fr.back("iron@2", 2, NAMES) == "fer (de chez vous)"
    assert [en.seat(0, 0), en.seat(0), en.seat(0, 1, NAMES)] == ["you", "Player 1", "Ada"]
    assert en.rule("R40") == "A turn"


@pytest.mark.parametrize(
    ("lang", "two", "three"),
    [("en", "A and B", "A, B and C"), ("ja", "AとB", "A、B、C"), ("fr", "A et B", "A, B et C")],
)
def test_lists(lang: str, two: str, three: str) -> None:
    narrator = Narrator(lang)
    assert [narrator.listing(list(items)) for items in ("", "A", "AB", "ABC")] == ["", "A", two, three]


def test_the_reader_is_you() -> None:
    event = seen.Moved(seen.Front("mining"), 0, "hand", 0, "down")
    said = [[Narrator(lang).event(event, you, NAMES) for lang in LANGUAGES] for you in (0, 1)]
    assert said == [
        [
            "You lay Mining as a resource.",
            "あなたは《採掘》を資源として置きました。",
            "Vous posez «\u00a0Exploitation minière\u00a0» comme ressource.",
        ],
        [
            "Ada lays Mining as a resource.",
            "Adaは《採掘》を資源として置きました。",
            "Ada pose «\u00a0Exploitation minière\u00a0» comme ressource.",
        ],
    ]


@pytest.mark.parametrize("name", ["you", "other", "{ $who }", "\ue001", "Player 2"])
def test_a_player_may_have_any_name(name: str) -> None:
    event = seen.Gained(0, "iron")
    assert Narrator("en").event(event, 1, [name, "Ben"]) == f"{name} gains 1 Iron."


def test_players_without_names_have_numbers() -> None:
    assert Narrator("ja").event(seen.WonderMoved("taj-mahal", 0, 1)) == (
        "プレイヤー1は〈タージ・マハル〉をプレイヤー2に渡しました。"
    )
    assert Narrator("fr").event(seen.Gained(3, "iron"), None, ["Ada"]) == "Joueur 4 gagne 1 fer."


@pytest.mark.parametrize(
    ("kind", "option", "card", "text"),
    [
        ("buy", "cannon", None, "Cannon"),
        ("buy", "pile:knight", None, "Knight (from the research pile)"),
        ("buy", "pass", None, "Buy nothing"),
        ("pay", "card:mining", None, "Mining (Iron)"),
        ("pay", "gained:iron", None, "Gained Iron"),
        ("respond", "hand:charge", None, "Play Charge from hand"),
        ("respond", "flip:tank", None, "Turn up Tank"),
        ("gain", "iron+iron", None, "2 Iron"),
        ("target", "1:iron@2", None, "Ben: Iron (from Cleo)"),
        ("activate-card", "1:mining", None, "Ben: Mining"),
        ("opponent", "1", None, "Ben"),
        ("option", "2", None, "Second effect"),
        ("option", "2", "writing", "Pay 1 culture token and in return gain 1 Earth"),
        ("option", "1", "compass", "Gain 1 Earth"),
        ("take-wonder", "panama-canal", "movie", "Panama Canal (deplete 3 resources)"),
        ("give", "taj-mahal", "cannon", "Taj Mahal"),
    ],
)
def test_options(kind: str, option: str, card: str | None, text: str) -> None:
    assert Narrator("en").option(kind, option, 0, NAMES, card) == text


@pytest.mark.parametrize(("kind", "option"), [("buy", "nonsense"), ("nonsense", "pass"), ("back", "nonsense")])
def test_an_unknown_option_is_refused(kind: str, option: str) -> None:
    with pytest.raises(Refused, match="nonsense"):
        Narrator("en").option(kind, option)


def test_numbers_and_nouns_agree() -> None:
    gains = [seen.CultureChanged(0, 1), seen.CultureChanged(0, 2)]
    assert [Narrator("en").event(event, 0) for event in gains] == [
        "You gain 1 culture token.",
        "You gain 2 culture tokens.",
    ]
    assert Narrator("fr").effect("computer")[0] == "Jouez 2 cartes civiles de votre main."
    assert Narrator("fr").amounts({"horse": 2, "gunpowder": 1}) == "2 chevaux et 1 poudre"


def test_what_is_taken_back_together_is_one_sentence() -> None:
    said = [Narrator(lang).like_events(TAKEN_BACK, 1, NAMES) for lang in LANGUAGES]
    assert said == [
        "Ada takes Mining, Tank and 2 covered cards (Iron and Iron (from Cleo)) back to hand.",
        "Adaは《採掘》、《戦車》、裏向きのカード2枚（鉄と鉄（元の持ち主：Cleo））を手札に戻しました。",
        "Ada reprend «\u00a0Exploitation minière\u00a0», «\u00a0Char d’assaut\u00a0» et 2 cartes couvertes "
        "(fer et fer (de chez Cleo)) en main.",
    ]
    own = [seen.Moved(seen.Front(card), 0, "down", 0, "hand") for card in ("mining", "tank")]
    assert Narrator("en").like_events(own, 0) == "You take 2 covered cards (Mining and Tank) back to your hand."
    assert Narrator("en").like_events(own[:1], 0) == "You take the covered card Mining back to your hand."
    assert Narrator("en").like_events(TAKEN_BACK[:2], 0) == "You take Mining and Tank back to your hand."


def test_the_end_tells_why_and_who() -> None:
    result = {"vp": [14, 17, 9], "cards": [11, 12, 9], "winners": [1]}
    assert Narrator("en").end(["last-space"], result, 0, NAMES) == [
        "The game is over: the last Space card of the pyramid has been bought.",
        "Ben wins with 17 victory points.",
        "1. Ben: 17 points, 12 cards",
        "2. You: 14 points, 11 cards",
        "3. Cleo: 9 points, 9 cards",
    ]
    shared = {"vp": [5, 5], "cards": [3, 3], "winners": [0, 1]}
    assert Narrator("fr").end(["culture"], shared, 0, NAMES)[1:3] == [
        "Vous et Ben partagez la victoire avec 5 points de victoire.",
        "1. Vous\u00a0: 5 points, 3 cartes",
    ]


def test_a_game_that_was_stopped_has_no_reason_to_end() -> None:
    assert Narrator("en").event(seen.Ended([])) == "The game is over."


def test_a_reason_is_said_in_words() -> None:
    assert Narrator("en").reason(NotYours(rule="R40", card="tank")) == "Tank is not yours."


# The form that the options of a list share: an order, an infinitive, a plain form.
FORMS = {"en": r"(Gain|Pay|Replenish|Deplete) ", "fr": r"\w+(er|re|ir) ", "ja": r".*(する|出す|戻す)$"}


@every_language
def test_options_of_a_list_have_one_form(lang: str) -> None:
    narrator = Narrator(lang)
    choices = [card for card, printed in CARDS.items() if any(isinstance(word, OneOf) for word in printed.effect)]
    assert choices != []
    for card in choices:
        for option in ("1", "2"):
            assert re.match(FORMS[lang], narrator.option("option", option, 0, NAMES, card)), card
