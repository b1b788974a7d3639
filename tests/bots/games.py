"""Games between bots."""

from gunsteel.bots.protocol import Bot
from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.formats.deal import deal
from gunsteel.formats.notation import CHANCE
from gunsteel.formats.record import Record
from gunsteel.game import Game


def play(bots: list[Bot], rules: Rules, seed: int, max_choices: int = 5_000) -> list[str]:
    """The choices of a game between these bots, to its end or to this many choices."""
    chance = Dice(seed)
    game = Game.from_record(Record(rules, deal(rules, chance)))
    while not game.over and game.answered < max_choices:
        question = game.question
        if question.seat is CHANCE:
            game.push(question.options[chance.below(len(question.options))])
        else:
            game.push(bots[question.seat].choose(game.view(question.seat), question))
    return game.choices
