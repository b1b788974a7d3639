"""Show the rules: the contents, a section, or a single rule such as R40."""

import argparse

from gunsteel.commands.common import terminal_columns
from gunsteel.commands.user_language import LANG_HELP, user_language
from gunsteel.language import rulebook
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.rulebook import LABELLED, Section
from gunsteel.language.wrap import width, wrapped

NARROWEST_PAGE = 30
# Rule numbers have a margin of their own: `R111 `.
NUMBER_MARGIN = 5


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "section", nargs="?", metavar="SECTION", help="a section's number or a word of its title, or a rule: R40, Q13"
    )
    parser.add_argument("--lang", default=user_language(), metavar="|".join(LANGUAGES), help=LANG_HELP)


def run(args: argparse.Namespace) -> int:
    print("\n".join(page(args.lang, args.section, max(NARROWEST_PAGE, terminal_columns()))))
    return 0


def page(lang: str, wanted: str | None, columns: int) -> list[str]:
    """What the command prints, in lines of at most `columns` characters."""
    if wanted is None:
        return _contents(lang, columns)
    section = rulebook.search(lang, wanted)
    head = _underlined(section.heading, columns, "=")
    if rulebook.is_rule_number(wanted):
        number = wanted.strip().upper()
        return [*head, "", *_rule(number, rulebook.rule(lang, number), columns)]
    return [*head, *_body(section, columns)]


def _contents(lang: str, columns: int) -> list[str]:
    lines = [*_underlined(rulebook.title(lang), columns, "="), ""]
    for section in rulebook.sections(lang):
        lines += wrapped(section.title, columns, NUMBER_MARGIN, first=f"{section.number:{NUMBER_MARGIN - 2}}. ")
    return lines


def _underlined(title: str, columns: int, line: str) -> list[str]:
    lines = wrapped(title, columns)
    return [*lines, line * max(map(width, lines))]


def _body(section: Section, columns: int) -> list[str]:
    lines: list[str] = []
    for paragraph in filter(None, section.text.splitlines()):
        lines += ["", *_paragraph(paragraph, columns)]
    return lines


def _paragraph(markdown: str, columns: int) -> list[str]:
    if markdown.startswith("### "):
        return _underlined(markdown.removeprefix("### "), columns, "-")
    found = LABELLED.match(markdown)
    if found:
        return _rule(found[1], rulebook.plain(found[2]), columns)
    return wrapped(rulebook.plain(markdown), columns)


def _rule(label: str, text: str, columns: int) -> list[str]:
    return wrapped(text, columns, NUMBER_MARGIN, first=f"{label:{NUMBER_MARGIN - 1}} ")
