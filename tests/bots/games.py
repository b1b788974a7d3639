"""Games between bots."""

from gunsteel.bots.protocol import Bot
from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.formats.deal import deal
from gunsteel.formats.record import Record
from gunsteel.hosting import host
from gunsteel.shared_game import Table, Update


def play(bots: list[Bot], rules: Rules, seed: int, max_choices: int = 5_000) -> list[str]:
    """The choices of a game between these bots, to its end or until so many are made."""
    chance = Dice(seed)
    table = Table(Record(rules, deal(rules, chance)))

    def answer(seat: int, update: Update) -> str:
        assert update.question is not None
        return bots[seat].choose(update.view, update.question)

    host(table, chance, answer, max_choices)
    return table.record.choices
