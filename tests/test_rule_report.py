"""Every rule and scenario has a test, and every number that a file cites is explained on a page of ours."""

import re
from functools import cache
from pathlib import Path

import pytest

from tools.rule_report import (
    ROOT,
    claims_in,
    explained,
    named_in_tests,
    needing_a_test,
    numbers_in,
    texts,
    unexplained,
    unnamed,
)

DOCUMENT = re.compile(r"[\w./*-]+\.md\b")


@cache
def documents() -> list[Path]:
    """Every page of the repository."""
    return [*ROOT.glob("*.md"), *ROOT.glob("benchmarks/*.md"), *(path for path in texts() if path.suffix == ".md")]


def test_no_rule_and_no_scenario_is_without_a_test() -> None:
    assert unnamed(named_in_tests()) == []


def test_every_number_has_one_explanation() -> None:
    numbers = explained()
    assert len(numbers) == len(set(numbers))
    assert sorted((number for number in numbers if number[0] == "X"), key=lambda x: int(x[1:])) == [
        f"X{n}" for n in range(1, 169)
    ]
    assert [number for number in numbers if number[0] == "E"] == [f"E{n}" for n in range(1, 23)]
    assert [number for number in numbers if number[0] == "F"] == [f"F{n}" for n in range(1, 11)]
    assert {f"R{n}" for n in range(1, 112)} | {f"S{n}" for n in range(1, 13)} | {f"Q{n}" for n in range(1, 51)} <= set(
        numbers
    )


@pytest.mark.parametrize("path", [pytest.param(path, id=str(path.relative_to(ROOT))) for path in texts()])
def test_what_a_file_cites_is_in_the_repository(path: Path) -> None:
    """Numbers are explained in docs/rules.md or docs/scenarios.md; documents that are named exist."""
    text = path.read_text(encoding="utf-8")
    assert unexplained(text, set(explained())) == set()
    for name in DOCUMENT.findall(text):
        pattern = re.sub(r"^(\.{0,2}/)+", "", name)
        assert any(document.match(pattern) for document in documents()), f"{name} is not in the repository"


def test_a_gap_is_found() -> None:
    named = named_in_tests()
    assert unnamed(named - {"R40", "X12"}) == ["R40", "X12"]
    assert unexplained(f"R40, X12-X{999}, Q13, test_E{77}_nothing", set(needing_a_test())) == {f"X{999}", f"E{77}"}


def test_only_names_and_docstrings_of_tests_count() -> None:
    source = '''"""R1."""
def test_X12_mining() -> None:
    """R40, S1-S3."""
    assert "R50" in text  # Q9
async def test_E3_attack() -> None: ...
def helper() -> None:
    """R60."""
'''
    numbers = {number for text in claims_in(source) for number in numbers_in(text)}
    assert numbers == {"X12", "R40", "S1", "S2", "S3", "E3"}
