"""The rules as text: complete, alike in all languages, and found by whoever looks something up."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gunsteel.catalog.index import CARDS, WONDERS
from gunsteel.commands import rules as command
from gunsteel.core.rules import SWITCHES
from gunsteel.errors import Refused
from gunsteel.language import rulebook, wrap
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.rulebook import heading, labels, rule, search, sections
from tests.program import Program
from tools import gen_docs

ROOT = Path(__file__).parent.parent.parent
EVERY = [f"{letter}{n}" for letter, last in (("R", 111), ("S", 12), ("Q", 50), ("D", 36)) for n in range(1, last + 1)]
SECTIONS = range(1, 16)
NAMES = [(c.name, c.ja, c.fr) for c in CARDS.values()] + [(w.name, w.ja, w.fr) for w in WONDERS.values()]

by_language = pytest.mark.parametrize("lang", LANGUAGES)


# --- The texts -----------------------------------------------------------------------------------------------


@by_language
def test_every_number_stands_exactly_once(lang: str) -> None:
    assert sorted(labels(lang)) == sorted(EVERY)


@by_language
def test_languages_have_the_same_sections_and_rules_in_the_same_order(lang: str) -> None:
    assert [section.number for section in sections(lang)] == list(SECTIONS)
    assert labels(lang) == labels("en")
    for ours, english in zip(sections(lang), sections("en"), strict=True):
        assert [line[:2] for line in shape(ours.text)] == [line[:2] for line in shape(english.text)]


def shape(markdown: str) -> list[str]:
    """What each line is: a subheading, a bullet, a rule, or a paragraph."""
    return [re.sub(r"^(?!#|- |\*\*|$).+", "..", line) for line in markdown.splitlines()]


@by_language
def test_bold_is_for_rule_numbers_only(lang: str) -> None:
    for line in rulebook.rules_markdown(lang).splitlines():
        assert line.count("**") == (2 if rulebook.LABELLED.match(line) else 0), line


@by_language
def test_whatever_a_text_refers_to_is_there(lang: str) -> None:
    text = rulebook.rules_markdown(lang)
    assert set(gen_docs.MENTION.findall(text)) == set(EVERY)
    assert {int(n) for n in re.findall(r"(?:section |第)(\d+)", text)} <= set(SECTIONS)


@by_language
def test_the_rulings_name_every_switch(lang: str) -> None:
    assert all(f"`{switch}`" in rulebook.rules_markdown(lang) for switch in SWITCHES)


@pytest.mark.parametrize("number", EVERY)
def test_a_rule_names_the_same_cards_in_every_language(number: str) -> None:
    """The names are those of the card data."""
    text = {lang: rule(lang, number).replace("\u00a0", " ") for lang in LANGUAGES}
    for en, ja, fr in NAMES:
        if re.search(rf"\b{re.escape(en)}\b", text["en"]):
            assert re.search(rf"[《〈]{re.escape(ja)}[》〉]", text["ja"])
            assert f"« {fr} »" in text["fr"]


# --- Looking up ----------------------------------------------------------------------------------------------


def test_a_rule_is_plain_text_without_its_number() -> None:
    assert rule("en", "R47") == "You may buy one card. Section 7 explains how."
    assert rule("en", "r20").startswith("To deplete is to turn")
    assert "second-player-resource" in rule("ja", "Q1")


@by_language
def test_every_rule_has_a_heading(lang: str) -> None:
    titles = {section.title for section in sections(lang)}
    assert {heading(lang, number) for number in EVERY} <= titles
    assert heading(lang, "R40") == sections(lang)[4].title


@pytest.mark.parametrize(
    ("lang", "text", "number"),
    [
        ("en", "7", 7),
        ("en", " Buying ", 7),
        ("en", "buy", 7),
        ("en", "q13", 13),
        ("en", "R84", 9),
        ("ja", "購入", 7),
        ("ja", "R84", 9),
        ("fr", "decompte", 11),
        ("fr", "L'IDÉE", 2),
        ("fr", "annexe b :", 14),
    ],
)
def test_a_section_is_found_by_number_title_or_rule(lang: str, text: str, number: int) -> None:
    assert search(lang, text).number == number


@pytest.mark.parametrize("text", ["0", "16", "dance", "", "r112", "s0", "d37", "appendix"])
def test_what_is_not_there_is_refused_with_what_there_is(text: str) -> None:
    with pytest.raises(Refused, match=r"R1-R111|13\. Appendix A: Rulings; 14\. Appendix B"):
        search("en", text)


def test_an_unknown_language_or_rule_is_refused() -> None:
    with pytest.raises(Refused, match="en, ja, fr"):
        sections("de")
    with pytest.raises(Refused, match="Q1-Q50"):
        rule("en", "R40a")
    with pytest.raises(Refused, match="S1-S12"):
        heading("fr", "")


# --- The command ---------------------------------------------------------------------------------------------


@by_language
def test_the_command_fits_80_columns(program: Program, lang: str) -> None:
    pages: list[tuple[object, ...]] = [(), ("R48",), ("Q11",), *((number,) for number in SECTIONS)]
    for wanted in pages:
        ran = program.run("rules", *wanted, "--lang", lang)
        assert (ran.code, ran.err) == (0, "")
        lines = ran.out.splitlines()
        assert max(map(wrap.width, lines)) <= 80
        assert not re.search(r"[*`#]", ran.out)
        assert not any(line != line.rstrip() for line in lines)


@by_language
def test_wrapping_loses_nothing(lang: str) -> None:
    for section in sections(lang):
        for columns in (30, 80, 200):
            out = "".join(command.page(lang, str(section.number), columns))
            text = section.heading + rulebook.plain(section.text)
            assert re.sub(r"[\s=#-]", "", out) == re.sub(r"[\s=#-]", "", text)


def test_japanese_lines_neither_begin_nor_end_with_the_wrong_punctuation() -> None:
    for columns in range(40, 100, 7):
        for section in sections("ja"):
            lines = [line.strip() for line in command.page("ja", str(section.number), columns) if line.strip()]
            assert not any(line[0] in wrap.CLOSING_MARKS or line[-1] in wrap.OPENING_MARKS for line in lines)


def test_without_a_section_the_command_prints_the_contents(program: Program) -> None:
    out = program.run("rules").out
    assert all(f"{section.number:3}. {section.title}\n" in out for section in sections("en"))


def test_the_command_prints_one_rule(program: Program) -> None:
    assert program.run("rules", "r47").out.splitlines() == [
        "5. A turn",
        "=========",
        "",
        "R47  You may buy one card. Section 7 explains how.",
    ]


def test_the_command_refuses_in_one_line(program: Program) -> None:
    assert "no section 'dance'" in program.refused("rules", "dance")
    assert "no rule 'r999'" in program.refused("rules", "r999")
    assert "no rules in the language 'de'" in program.refused("rules", "--lang", "de")
    assert "several sections" in program.refused("rules", "appendix")


# --- The site ------------------------------------------------------------------------------------------------


@by_language
def test_the_pages_of_the_site_are_fresh(lang: str) -> None:
    path = ROOT / "docs" / gen_docs.file_name(lang)
    assert path.read_text(encoding="utf-8") == gen_docs.page(lang), "run: python -m tools.gen_docs"


def test_writing_the_site_writes_these_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gen_docs, "DOCS", tmp_path)
    gen_docs.main()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["rules.fr.md", "rules.ja.md", "rules.md"]


def numbers_in(folder: Path) -> Iterator[tuple[str, str]]:
    """Every file and rule number in it; of `R72-R82` all eleven."""
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for letter, first, last in re.findall(r"\b([RSQ])(\d+)(?:[-–]\1?(\d+))?\b", text):
            yield from ((path.name, f"{letter}{n}") for n in range(int(first), int(last or first) + 1))


@pytest.mark.parametrize("folder", ["src/gunsteel", "tests"])
def test_every_number_in_the_code_has_its_anchor(folder: str) -> None:
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    anchors = set(re.findall(r'<a id="(\w+)"></a>', page))
    assert len(anchors) == len(EVERY)
    lost = {found for found in numbers_in(ROOT / folder) if found[1].lower() not in anchors}
    assert lost == set()
