"""Which rules and scenarios no test names: `python3 dev.py test --rules`."""

import ast
import re
import sys
from pathlib import Path

NUMBER = re.compile(r"(?<![A-Za-z0-9])([RSQEFX])(\d+)(?:[-–]\1?(\d+))?(?![0-9])")
TESTS = Path(__file__).parent.parent / "tests"

RULES = [*(f"R{n}" for n in range(1, 112)), *(f"S{n}" for n in range(1, 13)), *(f"Q{n}" for n in range(1, 51))]
SCENARIOS = [*(f"E{n}" for n in range(1, 23)), *(f"F{n}" for n in range(1, 11)), *(f"X{n}" for n in range(1, 161))]


def claims_in(source: str) -> list[str]:
    """The name and docstring of every test in a file, and what the file says of itself."""
    tree = ast.parse(source)
    found = [ast.get_docstring(tree) or ""]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            found.append(f"{node.name} {ast.get_docstring(node) or ''}")
    return found


def numbers_in(text: str) -> set[str]:
    """Every rule number in a text: `R12`, and both ends and the middle of `R12-R15`."""
    found: set[str] = set()
    for letter, first, last in NUMBER.findall(text.replace("_", " ")):
        found |= {f"{letter}{n}" for n in range(int(first), int(last or first) + 1)}
    return found


def named_in_tests() -> set[str]:
    """The rules that a test's name or docstring names."""
    sources = [path.read_text(encoding="utf-8") for path in sorted(TESTS.rglob("test_*.py"))]
    return {number for source in sources for text in claims_in(source) for number in numbers_in(text)}


def unnamed(named: set[str]) -> list[str]:
    """Rules and scenarios that are not among the named ones."""
    return [number for number in [*RULES, *SCENARIOS] if number not in named]


def main() -> int:
    missing = unnamed(named_in_tests())
    print(f"{len(RULES)} rules and {len(SCENARIOS)} scenarios; {len(missing)} without a test")
    for rule in missing:
        print(f"  {rule}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
