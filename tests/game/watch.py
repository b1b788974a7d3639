"""Random games played at a table, with all that its audiences are told."""

from collections.abc import Iterator

from gunsteel.core.dice import Dice
from gunsteel.core.playout import random_option
from gunsteel.core.rules import Rules
from gunsteel.formats.deal import deal
from gunsteel.formats.notation import option_name
from gunsteel.formats.record import Record
from gunsteel.info.progress import Audience
from gunsteel.shared_game import SharedGame, Update


def new_table(rules: Rules, seed: int, free: bool = False) -> tuple[SharedGame, Dice]:
    dice = Dice(seed)
    return SharedGame(Record(rules, deal(rules, dice)), free), dice


def answer(table: SharedGame, name: str) -> dict[Audience, Update]:
    """Answer the pending question, whoever is asked."""
    chooser = table.chooser
    assert chooser is not None
    updates = table.submit(chooser, [name])
    assert isinstance(updates, dict), updates
    return updates


def answer_randomly(table: SharedGame, dice: Dice) -> dict[Audience, Update]:
    return answer(table, option_name(table.state, random_option(table.state, dice)))


def watched(rules: Rules, seed: int) -> Iterator[tuple[SharedGame, dict[Audience, Update]]]:
    """A whole random game: the table after each answer, and the updates it gave."""
    table, dice = new_table(rules, seed)
    while not table.state.over:
        yield table, answer_randomly(table, dice)
