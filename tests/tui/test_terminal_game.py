"""Sets in the terminal: several numbers are one answer, taken whole or not at all."""

from collections.abc import Iterator

import pytest

from gunsteel.core import decision
from gunsteel.core.dice import Dice
from gunsteel.core.question import in_set
from gunsteel.core.rules import Rules
from gunsteel.formats.notation import CHANCE
from gunsteel.formats.random_record import random_record
from gunsteel.formats.record import Record, read_choices
from gunsteel.language.table_text import TableText
from gunsteel.shared_game import SharedGame
from gunsteel.tui.terminal_game import TerminalGame


def positions(kind: int) -> Iterator[tuple[Record, int, list[str]]]:
    """Records that end where a seat is asked this for the first member of a set, the seat, and its options."""
    for seed in range(100):
        record = random_record(Rules("combined", 3), seed)
        table = SharedGame(Record(record.rules, record.setup))
        for index, (choice, _) in enumerate(read_choices(record.choices, lambda: table.state)):  # noqa: B023
            chooser = table.chooser
            assert chooser is not None
            if chooser is not CHANCE and table.state.kind == kind and not in_set(table.state):
                question = table.current(chooser).question
                assert question is not None
                yield record.until(index), chooser, question.options
            table.submit(chooser, [choice])
    raise AssertionError("no game has that")


def game_at(record: Record, seat: int) -> TerminalGame:
    return TerminalGame(record, TableText("en", seat, None), Dice(1), ["random"])


def test_a_set_is_one_answer(capsys: pytest.CaptureFixture[str]) -> None:
    record, seat, _ = next(found for found in positions(decision.TAKE_BACK) if len(found[2]) > 3)
    game = game_at(record, seat)
    question = game.question()
    before = game.table.counts[seat]
    game.handle(f"{len(question.options)} 2 1", question)
    assert question.options[-1] == "done"
    assert game.table.record.choices[len(record.choices) :] == [*sorted(question.options[:2]), "done"]
    assert game.table.counts[seat] == before + 1
    assert "cannot be chosen together" not in capsys.readouterr().out


def test_a_set_that_does_not_fit_is_refused_whole_with_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    record, seat, options = next(found for found in positions(decision.DEPLETE) if len(found[2]) > 3)
    game = game_at(record, seat)
    question = game.question()
    game.handle(" ".join(str(number) for number in range(1, len(options) + 1)), question)
    assert game.table.record.choices == record.choices
    assert game.table.current(seat).question is not None
    out = capsys.readouterr().out
    assert "These cannot be chosen together. Nothing was changed." in out
    assert len(out.splitlines()) > 1
