"""The words of the terminal: the same messages with the same arguments in every language, all of them used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from gunsteel.language.fluent import fluent_source
from gunsteel.language.locales import LANGUAGES

TUI = Path(__file__).parent.parent.parent / "src" / "gunsteel"


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def arguments(lang: str) -> dict[str, set[str]]:
    """The arguments of each message."""
    found: dict[str, set[str]] = {}
    for entry in parse(fluent_source(lang, "terminal.")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            visitor = _Arguments()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same(lang: str) -> None:
    assert arguments(lang) == arguments("en")


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    files = [*(TUI / "tui").glob("*.py"), TUI / "language" / "table_text.py", *(TUI / "commands").glob("*.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    keys = set(arguments("en"))
    assert {key for key in keys if f'"{key}"' not in code and f"'{key}'" not in code} == set()
    assert set(re.findall(r"""say\(\s*["']([a-z-]+)["']""", code)) <= keys
