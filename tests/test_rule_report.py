"""Every rule is named by a test, every scenario has its test."""

from tools.rule_report import RULES, SCENARIOS, claims_in, named_in_tests, numbers_in, unnamed


def test_no_rule_and_no_scenario_is_without_a_test() -> None:
    assert unnamed(named_in_tests()) == []


def test_the_report_counts_what_the_catalogue_counts() -> None:
    assert len(RULES) == 111 + 12 + 50
    assert len(SCENARIOS) == 22 + 10 + 160


def test_a_gap_is_found() -> None:
    named = named_in_tests()
    assert unnamed(named - {"R40", "X12"}) == ["R40", "X12"]


def test_only_names_and_docstrings_of_tests_count() -> None:
    source = '''"""R1."""
def test_X12_mining() -> None:
    """R40, S1-S3."""
    assert "R50" in text  # Q9
def helper() -> None:
    """R60."""
'''
    numbers = {number for text in claims_in(source) for number in numbers_in(text)}
    assert numbers == {"R1", "X12", "R40", "S1", "S2", "S3"}
