"""The rules as players read them: sections and numbered rules in each language, from `locales/rules.*.md`.

In those files every line is a whole paragraph, heading or bullet; a rule begins with its number in bold (`**R40** …`).
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from gunsteel.errors import Refused, refused
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.typed_names import folded

LABELLED = re.compile(r"^(?:- )?\*\*([RSQD]\d+(?:, [RSQD]\d+)*)\*\* (.+)$")
_TITLE = re.compile(r"^## (\d+)\. (.+)$")
_NUMBER = re.compile(r"[RSQD]\d+")
_MARKUP = re.compile(r"\*\*|\*|`")


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rules; its text is Markdown, a line for each paragraph."""

    number: int
    title: str
    text: str

    @property
    def heading(self) -> str:
        return f"{self.number}. {self.title}"


@cache
def rules_markdown(lang: str) -> str:
    """The whole text in one language, as Markdown."""
    if lang not in LANGUAGES:
        text = "there are no rules in the language {lang}; choose from {known}"
        raise refused("no-language", text, lang=repr(lang), known=", ".join(LANGUAGES))
    return files("gunsteel.language.locales").joinpath(f"rules.{lang}.md").read_text(encoding="utf-8")


def title(lang: str) -> str:
    """The title of the whole text."""
    return rules_markdown(lang).partition("\n")[0].removeprefix("# ")


def sections(lang: str) -> list[Section]:
    """All sections in reading order."""
    return list(_sections(lang))


@cache
def _sections(lang: str) -> tuple[Section, ...]:
    parts = re.split(r"^(?=## )", rules_markdown(lang), flags=re.MULTILINE)[1:]
    return tuple(_section(part) for part in parts)


def _section(part: str) -> Section:
    head, _, text = part.partition("\n")
    found = _TITLE.match(head)
    if found is None:
        raise ValueError(f"not a section heading: {head!r}")
    return Section(int(found[1]), found[2], text.strip())


def labels(lang: str) -> list[str]:
    """All rule numbers in reading order, each as often as it occurs."""
    return [number for section in _sections(lang) for number, _ in _rules_in(section)]


def _rules_in(section: Section) -> list[tuple[str, str]]:
    """The rules of a section: number and plain text."""
    found = [match for line in section.text.splitlines() if (match := LABELLED.match(line))]
    return [(number, plain(match[2])) for match in found for number in match[1].split(", ")]


@cache
def _rules(lang: str) -> dict[str, tuple[str, Section]]:
    """Text and section of every rule."""
    return {number: (text, section) for section in _sections(lang) for number, text in _rules_in(section)}


def is_rule_number(text: str) -> bool:
    """Whether this looks like `R40`, in capitals or not."""
    return _NUMBER.fullmatch(text.strip().upper()) is not None


def rule(lang: str, number: str) -> str:
    """The text of a rule, without markup and without its number."""
    return _find(lang, number)[0]


def heading(lang: str, number: str) -> str:
    """A short heading for a rule: the title of its section."""
    return _find(lang, number)[1].title


def _find(lang: str, number: str) -> tuple[str, Section]:
    rules = _rules(lang)
    name = number.strip().upper()
    if name not in rules:
        spans = _spans(list(rules))
        raise Refused(
            f"there is no rule {number!r}; choose from {spans}",
            code="no-rule",
            details={"text": number, "rules": spans},
        )
    return rules[name]


def _spans(names: list[str]) -> str:
    """First and last number of each letter: `R1-R111, S1-S12`."""
    last = {letter: max(int(name[1:]) for name in names if name[0] == letter) for letter in "RSQD"}
    return ", ".join(f"{letter}1-{letter}{number}" for letter, number in last.items())


def search(lang: str, text: str) -> Section:
    """The section with this number, with this in its title, or with this rule."""
    wanted = text.strip()
    if is_rule_number(wanted):
        return _find(lang, wanted)[1]
    found = _matches(lang, wanted)
    if len(found) == 1:
        return found[0]
    if found:
        names = "; ".join(section.heading for section in found)
        raise Refused(
            f"several sections fit {text!r}: {names}; give a number",
            code="several-sections",
            details={"text": text, "sections": names},
        )
    last, spans = len(_sections(lang)), _spans(list(_rules(lang)))
    raise Refused(
        f"there is no section {text!r}; there are 1 to {last}, words of their titles, and the rules {spans}",
        code="no-section",
        details={"text": text, "last": last, "rules": spans},
    )


def _matches(lang: str, wanted: str) -> list[Section]:
    if wanted.isdecimal():
        return [section for section in _sections(lang) if str(section.number) == wanted.lstrip("0")]
    word = folded(wanted)
    return [section for section in _sections(lang) if word and word in folded(section.title)]


def plain(markdown: str) -> str:
    """A line without the markup for bold, italics and code."""
    return _MARKUP.sub("", markdown)
