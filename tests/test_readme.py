"""What the README shows in Python is what happens."""

import doctest
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_examples_of_the_readme_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 8
    assert result.failed == 0
