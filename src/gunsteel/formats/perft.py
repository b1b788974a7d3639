"""Perft: how many different answer sequences there are, to compare implementations by."""

from gunsteel.core.engine import advance, apply, count_options, options
from gunsteel.core.state import State
from gunsteel.formats.notation import offered_names


def perft(state: State, depth: int) -> int:
    """The number of answer sequences of this length; games that end earlier count as they are."""
    if depth == 0 or state.over:
        return 1
    if depth == 1:
        return int(count_options(state))
    total = 0
    for option in options(state):
        after = state.copy()
        advance(after, option)
        total += perft(after, depth - 1)
    return total


def divide(state: State, depth: int) -> dict[str, int]:
    """The same, for each first answer."""
    return {name: perft(apply(state, option), depth - 1) for name, option in offered_names(state).items()}
