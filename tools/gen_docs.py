"""Write the rules for the documentation site: `docs/rules*.md`, every rule number an anchor and a link."""

import re
from pathlib import Path

from gunsteel.language.locales import LANGUAGES
from gunsteel.language.rulebook import LABELLED, rules_markdown

DOCS = Path(__file__).parent.parent / "docs"
NAMES = {"en": "English", "ja": "日本語", "fr": "Français"}
# Numbers in Japanese text have letters beside them, so \b would not see them.
MENTION = re.compile(r"(?<![A-Za-z0-9#`-])([RSQD]\d+)(?![A-Za-z0-9`])")


def file_name(lang: str) -> str:
    return "rules.md" if lang == "en" else f"rules.{lang}.md"


def page(lang: str) -> str:
    """The text of one language with anchors and links, ready for the site."""
    title, _, text = rules_markdown(lang).partition("\n")
    note = "<!-- Written by tools/gen_docs.py from src/gunsteel/language/locales: change it there. -->"
    return "\n".join([title, "", note, "", _languages(lang), *map(_line, text.splitlines()), ""])


def _languages(lang: str) -> str:
    return " | ".join(NAMES[other] if other == lang else f"[{NAMES[other]}]({file_name(other)})" for other in LANGUAGES)


def _line(line: str) -> str:
    found = LABELLED.match(line)
    if found is None:
        return _linked(line)
    anchors = "".join(f'<a id="{number.lower()}"></a>' for number in found[1].split(", "))
    bullet = "- " if line.startswith("- ") else ""
    return f"{bullet}{anchors}**{found[1]}** {_linked(found[2])}"


def _linked(text: str) -> str:
    return MENTION.sub(lambda found: f"[{found[1]}](#{found[1].lower()})", text)


def pages() -> dict[Path, str]:
    """What the files of the site should hold."""
    return {DOCS / file_name(lang): page(lang) for lang in LANGUAGES}


def main() -> None:
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
