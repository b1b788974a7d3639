"""A record of a game that never ends: every card costs more than anybody can pay."""

from functools import cache

from gunsteel.catalog.index import CARDS, START
from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.formats.deal import deal
from gunsteel.formats.notation import offered_names
from gunsteel.formats.record import Json, Record
from gunsteel.shared_game import SharedGame

PRICELESS: Json = {card: {"cost": {"iron": 99}} for card in CARDS if card not in START}


@cache
def endless_record(choices: int, players: int = 2) -> Record:
    """So many choices of a game that nobody can end."""
    rules = Rules("base", players, {}, PRICELESS)
    game = SharedGame(Record(rules, deal(rules, Dice(1))))
    game.watched = set()
    dice = Dice(2)
    while len(game.record.choices) < choices:
        chooser, options = game.chooser, list(offered_names(game.state))
        assert chooser is not None, "the game is endless"
        game.submit(chooser, [options[dice.below(len(options))]])
    return game.record
