"""Golden games: replayed, they give the same trace to the letter. `python3 dev.py golden` regenerates them."""

import json
from pathlib import Path

import pytest

from gunsteel.formats.record import loads
from gunsteel.formats.trace import dumps, trace
from tests.laws.games import CONFIGURATIONS

HERE = Path(__file__).parent


@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_a_golden_record_gives_its_golden_trace(set_: str, players: int) -> None:
    record = loads((HERE / f"{set_}-{players}.gs.json").read_text(encoding="utf-8"))
    lines = "".join(dumps(line) for line in trace(record))
    assert lines == (HERE / f"{set_}-{players}.jsonl").read_text(encoding="utf-8")


@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_a_golden_record_is_written_as_it_was_read(set_: str, players: int) -> None:
    text = (HERE / f"{set_}-{players}.gs.json").read_text(encoding="utf-8")
    assert loads(text).dumps() == text
    assert json.loads(text)["result"] is not None
