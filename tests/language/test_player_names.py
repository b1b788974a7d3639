"""Bots in a record have names of the reader's language; people keep theirs."""

from typing import Any

import pytest

from gunsteel.core.rules import Rules
from gunsteel.formats.random_record import random_record
from gunsteel.formats.record import Record
from gunsteel.language.player_names import player_names


def record_with(names: list[str] | None, extra: dict[str, Any]) -> Record:
    game = random_record(Rules("base", 3), 1, 1)
    return Record(game.rules, game.setup, [], names, None, extra)


@pytest.mark.parametrize(("lang", "second"), [("en", "Recruit 2"), ("ja", "新兵2"), ("fr", "Recrue 2")])
def test_bots_have_names_of_the_language(lang: str, second: str) -> None:
    record = record_with(["Ada", "Recruit 2", "Theirs 3"], {"x-bots": [None, "recruit", "theirs"]})
    assert player_names(record, lang) == ["Ada", second, "Theirs 3" if lang != "ja" else "Theirs3"]


def test_a_person_called_like_a_bot_keeps_the_name() -> None:
    assert player_names(record_with(["Recruit 1", "Bob", "Cleo"], {"x-bots": [None, "recruit", None]}), "ja") == [
        "Recruit 1",
        "Bob",
        "Cleo",
    ]


@pytest.mark.parametrize("bots", [None, "recruit", [], ["recruit"], [1, 2, 3], {"0": "recruit"}])
def test_whatever_else_is_in_the_field_is_ignored(bots: object) -> None:
    names = ["Recruit 1", "Recruit 2", "Recruit 3"]
    assert player_names(record_with(names, {"x-bots": bots}), "fr") == names
    assert player_names(record_with(None, {"x-bots": bots}), "fr") is None
