"""What docs/bots.md shows is there and runs."""

import tomllib
from pathlib import Path

import pytest

from docs.examples.cautious_bot import CautiousBot
from gunsteel.bots.conformance import CHECKS, Check
from gunsteel.bots.levels import LEVELS
from gunsteel.bots.protocol import Budget
from gunsteel.bots.registry import BUILT_IN, ENTRY_POINT
from gunsteel.bots.search import MAX_NODES, SETTINGS
from tests.bots.characters import considerations
from tests.bots.scenes import BEHIND, asked, last_space_card

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "bots.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The code of this language on the page."""
    return [part.partition("\n```")[0] + "\n" for part in PAGE.split(f"```{language}\n")[1:]]


@pytest.mark.parametrize("check", CHECKS, ids=str)
def test_the_example_keeps_to_the_protocol(check: Check) -> None:
    check.run(CautiousBot, Budget(simulations=2))


def test_the_example_plays_to_win() -> None:
    question = asked(last_space_card(BEHIND).state)
    assert [CautiousBot(seed, Budget()).choose(*question) for seed in range(3)] == ["computer"] * 3


def test_the_page_shows_the_example_as_it_is() -> None:
    assert (DOCS / "examples" / "cautious_bot.py").read_text(encoding="utf-8") in blocks("python")


def test_the_entry_point_of_the_page_leads_to_the_example() -> None:
    (snippet,) = blocks("toml")
    registered = tomllib.loads(snippet)["project"]["entry-points"][ENTRY_POINT]
    assert registered == {"cautious": f"cautious_bot:{CautiousBot.__name__}"}


def test_the_conformance_test_of_the_page_is_one() -> None:
    """As others would run it, except for the folder of the example."""
    test = next(block for block in blocks("python") if "parametrize" in block)
    names: dict[str, object] = {}
    exec(test.replace("from cautious_bot", "from docs.examples.cautious_bot"), names)
    page_test = names["test_the_bot_keeps_to_the_protocol"]
    assert callable(page_test)
    page_test(next(check for check in CHECKS if check.name == "needs-no-budget"))


def test_the_page_names_every_check_bot_level_and_consideration() -> None:
    names = [*(check.name for check in CHECKS), *BUILT_IN, *(level.name for level in LEVELS), *considerations()]
    assert [name for name in names if f"`{name}`" not in PAGE] == []
    for level in LEVELS:
        assert f"| `{level.name}` | {level.about} |" in PAGE
    for check in CHECKS:
        assert f"| `{check.name}` |" in PAGE


def test_the_numbers_of_the_page_are_right() -> None:
    assert SETTINGS.turns == 4
    assert f"never more than {MAX_NODES:,}." in PAGE
