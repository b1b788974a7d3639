"""Rollouts: playing on by option values with some noise, so that games differ."""

import math
from typing import Final

from mypy_extensions import i64

from gunsteel.bots.eval.character import Character
from gunsteel.bots.eval.option_values import option_values
from gunsteel.core import decision
from gunsteel.core.cardset import nth, size
from gunsteel.core.dice import Dice
from gunsteel.core.engine import advance
from gunsteel.core.playout import random_option
from gunsteel.core.scoring import outcome
from gunsteel.core.state import State
from gunsteel.ids import Option

# How much the lead in points counts beside winning.
MARGIN_SHARE: Final = 0.1


def rollout_option(state: State, character: Character, dice: Dice, noise: i64) -> Option:
    """The option with the best value after noise is added to each."""
    if state.seat == decision.CHANCE_SEAT:
        return random_option(state, dice)
    values = option_values(state, character)
    best: i64 = -1000000
    chosen: i64 = 0
    for index in range(len(values)):
        value = values[index] + dice.below(noise) + dice.below(noise)
        if value > best:
            best = value
            chosen = index
    cards = size(state.options)
    if chosen < cards:
        return Option(nth(state.options, chosen))
    return Option(decision.EXTRA + nth(state.extras, chosen - cards))


def play_turns(state: State, character: Character, dice: Dice, noise: i64, last_turn: i64) -> None:
    """Play on, in place, until this turn has begun or the game is over."""
    while not state.over and state.turn < last_turn:
        advance(state, rollout_option(state, character, dice, noise))


def results(state: State) -> list[float]:
    """The result of a finished game for each seat, from 0 to 1: the win, shared by winners, and a little for points."""
    end = outcome(state)
    each: list[float] = []
    for seat in range(len(end.points)):
        won = 1.0 / len(end.winners) if seat in end.winners else 0.0
        best = -1000
        for other in range(len(end.points)):
            if other != seat and end.points[other] > best:
                best = end.points[other]
        ahead = float(end.points[seat] - best)
        each.append((1.0 - MARGIN_SHARE) * won + MARGIN_SHARE * (0.5 + 0.5 * math.tanh(ahead / 12.0)))
    return each
