"""Games played to the end by uniformly random choices, as fast as the engine goes."""

from mypy_extensions import i64

from gunsteel.core import decision
from gunsteel.core.cardset import nth, size
from gunsteel.core.dice import Dice
from gunsteel.core.engine import advance
from gunsteel.core.state import State
from gunsteel.ids import Option


def random_option(state: State, dice: Dice) -> Option:
    """One of the options on offer, all equally likely."""
    cards = size(state.options)
    index = dice.below(cards + size(state.extras))
    if index < cards:
        return Option(nth(state.options, index))
    return Option(decision.EXTRA + nth(state.extras, index - cards))


class Tally:
    """What a playout met on its way."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.options: i64 = 0
        self.turns: i64 = 0


def play_out(state: State, dice: Dice, tally: Tally) -> None:
    """Play this state to the end, in place."""
    while not state.over:
        tally.decisions += 1
        tally.options += size(state.options) + size(state.extras)
        advance(state, random_option(state, dice))
    tally.turns += state.turn + 1


def copy_often(state: State, times: i64) -> None:
    """Copy a state over and over, for the benchmark."""
    for _ in range(times):
        state.copy()
