"""Hosting a table without clock or people: whoever is asked answers at once, chance by dice."""

from collections.abc import Callable

from gunsteel.core.dice import Dice
from gunsteel.formats.notation import offered_names
from gunsteel.shared_game import Audience, Refusal, Table, Update

# What a seat answers to the update that asks it.
Answer = Callable[[int, Update], str]


def host(table: Table, chance: Dice, answer: Answer, most_choices: int) -> None:
    """Play on to the end, or to so many choices."""
    updates: dict[Audience, Update] = {seat: table.current(seat) for seat in range(table.record.rules.players)}
    while (chooser := table.chooser) is not None and len(table.record.choices) < most_choices:
        if chooser == "chance":
            names = list(offered_names(table.state))
            told = table.submit(chooser, 0, names[chance.below(len(names))])
        else:
            told = table.submit(chooser, updates[chooser].n, answer(chooser, updates[chooser]))
        assert not isinstance(told, Refusal), told
        updates = told
