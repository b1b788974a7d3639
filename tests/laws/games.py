"""Random games to try laws on."""

from collections.abc import Iterator

from gunsteel import compiled
from gunsteel.catalog.index import SETS
from gunsteel.core.dice import Dice
from gunsteel.core.engine import advance, start
from gunsteel.core.playout import random_option
from gunsteel.core.rules import SWITCHES, Rules, default
from gunsteel.core.state import State
from gunsteel.formats.deal import deal

CONFIGURATIONS = [(set_, players) for set_ in SETS for players in (2, 3, 4)]


def scale(games: int) -> int:
    """Plain Python plays fewer games."""
    return games if compiled() else max(1, games // 8)


def with_switch(set_: str, players: int, switch: str | None) -> Rules:
    return Rules(set_, players, {switch: not default(set_, switch)} if switch else {})


def all_rules() -> list[Rules]:
    """Nine configurations, with the defaults and with each switch turned."""
    return [with_switch(set_, players, switch) for set_, players in CONFIGURATIONS for switch in (None, *SWITCHES)]


def states(rules: Rules, seed: int) -> Iterator[State]:
    """Every state of a random game that asks a question, and the last one."""
    dice = Dice(seed)
    state = start(rules, deal(rules, dice))
    while not state.over:
        yield state
        after = state.copy()
        advance(after, random_option(state, dice))
        state = after
    yield state


def title(rules: Rules) -> str:
    turned = "".join(f"-{switch}" for switch in rules.switches)
    return f"{rules.set}-{rules.players}{turned}"
