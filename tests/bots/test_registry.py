"""Bots by name: ours, levels, and those of other packages."""

from importlib.metadata import EntryPoint

import pytest

from docs.examples.cautious_bot import CautiousBot
from gunsteel.bots import registry
from gunsteel.bots.heuristic import HeuristicBot
from gunsteel.bots.levels import LEVELS
from gunsteel.bots.protocol import Bot, Budget
from gunsteel.bots.random_bot import RandomBot
from gunsteel.bots.registry import BUILT_IN, ENTRY_POINT, bot, budget_of, maker
from gunsteel.bots.search import DEFAULT_BUDGET, SearchBot
from gunsteel.errors import Refused


@pytest.mark.parametrize(("name", "kind"), [("random", RandomBot), ("heuristic", HeuristicBot), ("search", SearchBot)])
def test_our_bots_have_names(name: str, kind: type) -> None:
    assert type(bot(name, 1)) is kind


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("search", DEFAULT_BUDGET),
        ("search@300", Budget(simulations=300)),
        ("search@0.3s", Budget(seconds=0.3)),
        ("search@2s", Budget(seconds=2.0)),
    ],
)
def test_a_budget_stands_behind_the_name(name: str, budget: Budget) -> None:
    made = bot(name, 1)
    assert isinstance(made, SearchBot)
    assert made.budget == budget


BAD_BUDGETS = ["", "-1", "0", "x", "0.0s", "-1s", "s", "nans", "infs", "1.5", "1000000001", "5 games", "1e9999s"]


@pytest.mark.parametrize("text", BAD_BUDGETS)
def test_a_bad_budget_is_refused_in_one_line(text: str) -> None:
    assert "a budget is a number of simulations (2000) or of seconds (0.3s), not" in refusal(f"search@{text}")
    with pytest.raises(Refused):
        budget_of(text)


def test_a_level_takes_no_budget() -> None:
    assert refusal("captain@5") == "captain is a level and has its own budget; leave out '@5'"


@pytest.mark.parametrize("name", ["", "Random", "searching", "search ", "@5", "no\nsuch"])
def test_an_unknown_name_is_refused_with_all_names(name: str) -> None:
    message = refusal(name)
    assert message.startswith("there is no bot ")
    for known in [*BUILT_IN, *(level.name for level in LEVELS)]:
        assert known in message


def refusal(name: str) -> str:
    with pytest.raises(Refused) as caught:
        bot(name, 1)
    message = str(caught.value)
    assert "\n" not in message
    return message


# --- Other packages ------------------------------------------------------------------------------------------------


def install(monkeypatch: pytest.MonkeyPatch, *entries: EntryPoint) -> None:
    """As if a package with these entry points were installed."""

    def found(*, group: str) -> list[EntryPoint]:
        return [entry for entry in entries if entry.group == group]

    monkeypatch.setattr(registry, "entry_points", found)


def entry(name: str, group: str = ENTRY_POINT) -> EntryPoint:
    return EntryPoint(name, "docs.examples.cautious_bot:CautiousBot", group)


def test_a_bot_of_another_package_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, entry("cautious"), entry("elsewhere", "somebody.elses"))
    assert maker("cautious") is CautiousBot
    made: Bot = bot("cautious@40", 1)
    assert isinstance(made, CautiousBot)
    assert made.budget == Budget(simulations=40)
    assert "cautious" in refusal("elsewhere")


def test_ours_cannot_be_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, entry("random"), entry("captain"))
    assert type(bot("random", 1)) is RandomBot
    assert type(bot("captain", 1)) is SearchBot


def test_a_bot_that_cannot_be_loaded_is_refused_and_harms_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, EntryPoint("broken", "no_such_package:Bot", ENTRY_POINT), entry("cautious"))
    assert refusal("broken").startswith("the bot 'broken' cannot be loaded: ModuleNotFoundError")
    assert isinstance(bot("cautious", 1), CautiousBot)
    assert "broken" in refusal("unknown")


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("docs.examples.cautious_bot", "the bot 'theirs' is a module and cannot make bots"),
        ("docs.examples.cautious_bot:mean", "the bot 'theirs' cannot be made from a seed and a budget: TypeError: "),
    ],
)
def test_entry_points_that_cannot_make_bots_are_refused(
    monkeypatch: pytest.MonkeyPatch, value: str, reason: str
) -> None:
    install(monkeypatch, EntryPoint("theirs", value, ENTRY_POINT))
    assert refusal("theirs").startswith(reason)
