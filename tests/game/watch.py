"""Random games played at a table, with all that its audiences are told."""

from collections.abc import Iterator

from gunsteel.core.dice import Dice
from gunsteel.core.playout import random_option
from gunsteel.core.rules import Rules
from gunsteel.formats.deal import deal
from gunsteel.formats.notation import option_name
from gunsteel.formats.record import Record
from gunsteel.shared_game import Audience, Table, Update


def new_table(rules: Rules, seed: int, free: bool = False) -> tuple[Table, Dice]:
    dice = Dice(seed)
    return Table(Record(rules, deal(rules, dice)), free), dice


def answer(table: Table, name: str) -> dict[Audience, Update]:
    """Answer the pending question, whoever is asked."""
    chooser = table.chooser
    assert chooser is not None
    n = table.counts[chooser] if isinstance(chooser, int) else 0
    updates = table.submit(chooser, n, name)
    assert isinstance(updates, dict), updates
    return updates


def answer_randomly(table: Table, dice: Dice) -> dict[Audience, Update]:
    return answer(table, option_name(table.state, random_option(table.state, dice)))


def watched(rules: Rules, seed: int) -> Iterator[tuple[Table, dict[Audience, Update]]]:
    """A whole random game: the table after each answer, and the updates it gave."""
    table, dice = new_table(rules, seed)
    while not table.state.over:
        yield table, answer_randomly(table, dice)
