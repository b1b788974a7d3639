"""Which rules and scenarios no test names: `python3 dev.py test --rules`."""

import re
import sys
from pathlib import Path

TESTS = Path(__file__).parent.parent / "tests"

RULES = [*(f"R{n}" for n in range(1, 112)), *(f"S{n}" for n in range(1, 13)), *(f"Q{n}" for n in range(1, 51))]
SCENARIOS = [*(f"E{n}" for n in range(1, 23)), *(f"F{n}" for n in range(1, 11)), *(f"X{n}" for n in range(1, 161))]

# Rules that no test can name, and why.
ARGUED: dict[str, str] = {}


def named_in_tests() -> set[str]:
    """Every rule number that stands in a test: `R12`, and both ends and the middle of `R12-R15`."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        for letter, first, last in re.findall(r"\b([RSQ])(\d+)(?:[-–]\1?(\d+))?\b", text):
            found |= {f"{letter}{n}" for n in range(int(first), int(last or first) + 1)}
    return found


def scenario_tests() -> set[str]:
    """The scenarios that have a test function named after them."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    return set(re.findall(r"def test_([EFX]\d+)_", text))


def unnamed() -> list[str]:
    """Rules that no test names and that are not argued, then scenarios without a test."""
    rules = named_in_tests() | set(ARGUED)
    scenarios = scenario_tests()
    return [r for r in RULES if r not in rules] + [s for s in SCENARIOS if s not in scenarios]


def main() -> int:
    missing = unnamed()
    print(f"{len(RULES)} rules and {len(SCENARIOS)} scenarios; {len(missing)} without a test")
    for rule in missing:
        print(f"  {rule}")
    for rule, reason in ARGUED.items():
        print(f"  {rule} argued: {reason}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
