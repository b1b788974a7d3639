"""Which rules and scenarios no test names, and which numbers nothing explains: `python3 dev.py test --rules`."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
# R, S, Q and D are numbers of rules, E, F, X and N of scenarios.
PAGES = (ROOT / "docs/rules.md", ROOT / "docs/scenarios.md")
ANCHOR = re.compile(r'<a id="([rsqdefxn]\d+)"></a>')
NUMBER = re.compile(r"(?<![A-Za-z0-9])([RSQDEFXN])(\d+)(?:[-–]\1?(\d+))?(?![0-9])")
# Where numbers are cited, and what is read there.
FOLDERS = ("src/gunsteel", "tests", "tools", "docs", "web/src")
TEXTS = (".py", ".md", ".ts", ".svelte", ".ftl", ".toml", ".js")
BUILT = ROOT / "src/gunsteel/server/web"  # the browser client, as vite writes it


def explained() -> list[str]:
    """Every number that a page of ours explains, in the order of the pages."""
    return [anchor.upper() for page in PAGES for anchor in ANCHOR.findall(page.read_text(encoding="utf-8"))]


def needing_a_test() -> list[str]:
    """All of them but the differences between editions (D), which are history, not rules."""
    return [number for number in explained() if number[0] != "D"]


def claims_in(source: str) -> list[str]:
    """The name and docstring of every test in a file."""
    return [
        f"{node.name} {ast.get_docstring(node) or ''}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    ]


def numbers_in(text: str) -> set[str]:
    """Every number in a text: `R12`, and both ends and the middle of `R12-R15`."""
    found: set[str] = set()
    for letter, first, last in NUMBER.findall(text.replace("_", " ")):
        found |= {f"{letter}{n}" for n in range(int(first), int(last or first) + 1)}
    return found


def named_in_tests() -> set[str]:
    """The numbers in the names and docstrings of tests."""
    sources = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "tests").rglob("test_*.py"))]
    return {number for source in sources for claim in claims_in(source) for number in numbers_in(claim)}


def unnamed(named: set[str]) -> list[str]:
    """Rules and scenarios that are not among the named ones."""
    return [number for number in needing_a_test() if number not in named]


def texts() -> Iterator[Path]:
    """The files of the repository that people write and read."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in TEXTS and path.is_file() and not path.is_relative_to(BUILT):
                yield path


def unexplained(text: str, known: set[str]) -> set[str]:
    """The numbers a text cites (of a range, both ends) that no page explains."""
    cited = {
        f"{letter}{number}"
        for letter, first, last in NUMBER.findall(text.replace("_", " "))
        for number in (first, last or first)
    }
    return cited - known


def main() -> int:
    known = set(explained())
    missing = unnamed(named_in_tests())
    print(f"{len(needing_a_test())} rules and scenarios; {len(missing)} without a test")
    for number in missing:
        print(f"  {number}")
    lost = [(path, number) for path in texts() for number in unexplained(path.read_text(encoding="utf-8"), known)]
    for path, number in lost:
        print(f"  {path.relative_to(ROOT)}: {number} is explained nowhere")
    return 1 if missing or lost else 0


if __name__ == "__main__":
    sys.exit(main())
