"""Every refusal with a code can be said in every language."""

import ast
import pickle
from pathlib import Path

import pytest

from gunsteel.commands.user_language import ARGUMENT_FAULTS
from gunsteel.errors import SYSTEM_CODES, Refused, refused, system_reason
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.refused_text import refused_text
from tests.language import sentences

SOURCE = Path(__file__).parent.parent.parent / "src" / "gunsteel"
TRANSLATED = [lang for lang in LANGUAGES if lang != "en"]


# What goes before every sentence that names a place in a file.
PLACE = "at"


def calls() -> list[ast.Call]:
    """All calls in the code of a function or class with a plain name."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return [node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute)]


def refusals() -> list[ast.Call]:
    """The calls of `refused` with a code."""
    return [
        call
        for call in calls()
        if isinstance(call.func, ast.Name) and call.func.id == "refused" and isinstance(call.args[0], ast.Constant)
    ]


def code_of(call: ast.Call) -> str:
    assert isinstance(call.args[0], ast.Constant)
    return str(call.args[0].value)


def codes() -> set[str]:
    """All codes of refusals in the code."""
    named = {
        str(word.value.value)
        for call in calls()
        for word in call.keywords
        if word.arg == "code" and isinstance(word.value, ast.Constant)
    }
    return named | {code_of(call) for call in refusals()} | {*SYSTEM_CODES.values(), *ARGUMENT_FAULTS, "needs-extra"}


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_code_has_a_sentence_and_every_sentence_a_code(lang: str) -> None:
    assert set(sentences.arguments(lang, "refused.")) - {PLACE} == codes()


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_sentence_gets_its_details(lang: str) -> None:
    """What a sentence needs is given wherever its refusal is made."""
    wanted = sentences.arguments(lang, "refused.")
    given = [(code_of(call), {str(word.arg) for word in call.keywords}) for call in refusals()]
    assert [(code, wanted[code] - names) for code, names in given if wanted[code] - names] == []


def test_languages_use_the_same_details() -> None:
    first, *others = (sentences.arguments(lang, "refused.") for lang in TRANSLATED)
    assert all(other == first for other in others)


def test_english_and_what_has_no_code_stay_as_they_are() -> None:
    coded = Refused("there is no bot 'x'", code="no-bot", details={"bot": "x", "bots": "random"})
    assert refused_text(coded, "en") == refused_text(coded, "de") == "there is no bot 'x'"
    assert refused_text(coded, "ja") == "「x」というボットはありません。選べるのはrandomです。"
    assert refused_text(Refused("so be it"), "fr") == "so be it"


def test_a_place_and_a_refusal_within_are_said_too() -> None:
    inner = refused("expected-flag", "expected true or false, got {given}", "knight.response", given="3")
    outer = refused("bad-record", "{file}: {text}", file="x.gs.json", text=inner)
    assert str(outer) == "x.gs.json: knight.response: expected true or false, got 3"
    assert refused_text(outer, "ja") == (
        "x.gs.jsonは棋譜として読めません：knight.response：true か false が必要です（3は使えません）"
    )


def test_a_refusal_keeps_its_code_between_processes() -> None:
    reason = refused("no-file", "{file}: {text}", file="x", text=system_reason(FileNotFoundError(2, "No such file")))
    copied = pickle.loads(pickle.dumps(reason))
    assert str(copied) == "x: No such file"
    assert refused_text(copied, "fr") == "Impossible de lire x\u00a0: le fichier ou le dossier n’existe pas"
