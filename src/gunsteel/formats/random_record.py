"""Whole games by uniformly random choices, as records."""

from gunsteel.core.dice import Dice
from gunsteel.core.engine import advance, start
from gunsteel.core.playout import random_option
from gunsteel.core.rules import Rules
from gunsteel.core.scoring import outcome
from gunsteel.formats.deal import deal
from gunsteel.formats.notation import option_name
from gunsteel.formats.record import Record, result_json


def random_record(rules: Rules, seed: int, max_turns: int | None = None) -> Record:
    """A finished game, or one stopped after `max_turns` turns (Q48)."""
    dice = Dice(seed)
    record = Record(rules, deal(rules, dice))
    state = start(rules, record.setup)
    while not state.over:
        if max_turns is not None and state.turn >= max_turns:
            record.extra["x-stopped"] = True
            return record
        option = random_option(state, dice)
        record.choices.append(option_name(state, option))
        advance(state, option)
    record.result = result_json(outcome(state))
    return record
