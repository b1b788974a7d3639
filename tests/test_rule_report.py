"""Every rule is named by a test or argued, every scenario has its test."""

from tools.rule_report import ARGUED, RULES, SCENARIOS, named_in_tests, unnamed


def test_no_rule_and_no_scenario_is_without_a_test() -> None:
    assert unnamed() == []


def test_the_report_counts_what_the_catalogue_counts() -> None:
    assert len(RULES) == 111 + 12 + 50
    assert len(SCENARIOS) == 22 + 10 + 160
    assert set(RULES) <= named_in_tests() | set(ARGUED)
