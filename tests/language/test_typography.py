"""All texts in all languages follow the rules of their language; planted mistakes are found."""

from importlib.resources import files

import pytest

from gunsteel.catalog.index import CARDS, WONDERS
from gunsteel.catalog.vocabulary import Card, Wonder
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.rulebook import rules_markdown
from tests.language.typography import NBSP, Text, faults, prose_faults, texts

PARTS = ("", "terminal.", "cards.", "web.", "refused.", "page.", "lessons.")


def source(lang: str, part: str) -> str:
    if (lang, part) == ("en", "refused."):
        return ""  # English refusals are in the code
    return files("gunsteel.language.locales").joinpath(f"{part}{lang}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_set_as_its_language_is(lang: str, part: str) -> None:
    found = [(text.key, fault) for text in texts(source(lang, part)) for fault in faults(lang, text)]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_set_as_their_language_is(lang: str) -> None:
    assert [fault for line in rules_markdown(lang).splitlines() for fault in prose_faults(lang, line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_cards_are_set_as_their_language_is(lang: str) -> None:
    things: list[Card | Wonder] = [*CARDS.values(), *WONDERS.values()]
    names = [{"en": thing.name, "ja": thing.ja, "fr": thing.fr}[lang] for thing in things]
    assert [fault for name in names for fault in prose_faults(lang, name)] == []


@pytest.mark.parametrize(
    ("lang", "mistake"),
    [
        ("fr", "key = Gagné : { $what }"),
        ("fr", "key = Gagné: { $what }"),
        ("fr", "key = Pourquoi ?"),
        ("fr", "key = « Reprendre »"),
        ("fr", f"key = «{NBSP}Reprendre »"),
        ("fr", "key = C'est fini."),
        ("fr", "key = Chargement …"),
        ("fr", "key = { $count } cartes"),
        ("fr", "key = { $have } sur { $need } cartes couvertes"),
        ("fr", "key = Le tour de { $name }"),
        ("fr", f"key = la force de «{NBSP}{{ $card }}{NBSP}»"),
        ("fr", "key = { $mood ->\n    [you] Que { $who } gagne\n   *[other] Bien\n}"),
        ("en", "key = It's over."),
        ("en", 'key = The "supply"'),
        ("en", "key = Loading …"),
        ("en", "key = { $count } cards"),
        ("en", "key = you have { $have } of { $need } covered cards"),
        ("en", "key = { $count } culture token"),
        ("en", "key = Build a civilization."),
        ("ja", "key = 研究の山:{ $card }"),
        ("ja", "key = 本当に? はい"),
        ("ja", "key = { $name }(あなた)"),
        ("ja", "key = 4人： 自分の場"),
        ("ja", "key = これは 終わりです"),
        ("ja", "key = Undoで戻す"),
        ("ja", "key = 今の値段"),
        ("ja", "key = 他の人"),
        ("ja", "key = サプライ"),
        ("ja", "key = 一番上"),
        ("ja", "key = 最後\n    .title = カードの値段"),
        ("en", "key = You take back your last decision."),
        ("fr", "key = Vous reprenez votre dernier choix."),
        ("fr", f"key = La réponse à une question{NBSP}!"),
    ],
)
def test_a_planted_mistake_is_found(lang: str, mistake: str) -> None:
    assert [fault for text in texts(mistake) for fault in faults(lang, text)] != []


@pytest.mark.parametrize(
    ("lang", "right"),
    [
        ("fr", f"key = Gagné{NBSP}: {{ $what }}, à {{ $name }}"),
        ("fr", "key = { $count ->\n    [one] { $count } carte\n   *[other] { $count } cartes\n}"),
        ("fr", "key = de 10:30 à { $count }"),
        ("en", "key = { $count } { $count ->\n    [one] card\n   *[other] cards\n}, { $players } players"),
        ("en", "key = Don’t “undo”…"),
        ("ja", "key = 「?」で説明、「gunsteel serve --host 0.0.0.0」（{ $count }枚）。R40"),
    ],
)
def test_what_is_right_is_not_complained_about(lang: str, right: str) -> None:
    assert [fault for text in texts(right) for fault in faults(lang, text)] == []


def test_every_variant_of_a_message_is_read() -> None:
    message = "key = { $a ->\n    [x] one { $b ->\n        [y] two\n       *[z] three\n    }\n   *[w] { other }\n}"
    assert list(texts(message)) == [
        Text("key", "one two", frozenset({"a", "b"})),
        Text("key", "one three", frozenset({"a", "b"})),
        Text("key", "{other}", frozenset({"a"})),
    ]
