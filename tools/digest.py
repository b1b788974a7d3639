"""Digests of seeded random games, to compare two builds of the engine: `python -m tools.digest SET PLAYERS FROM TO`."""

import sys

from gunsteel.core.dice import Dice
from gunsteel.core.engine import advance, start
from gunsteel.core.playout import random_option
from gunsteel.core.rules import Rules
from gunsteel.formats.deal import deal
from gunsteel.info.belief import Belief


def digest(set_: str, players: int, seed: int) -> str:
    """A digest of a whole game: every state with its question, every answer, event and belief."""
    rules = Rules(set_, players)
    dice = Dice(seed)
    state = start(rules, deal(rules, dice))
    belief = Belief(players)
    so_far = hash(tuple(state.to_ints()))
    while not state.over:
        option = random_option(state, dice)
        state.events = []
        advance(state, option)
        for event in state.events:
            belief.learn(event)
            so_far = hash((so_far, event.kind, event.seat, event.card, event.origin, event.target, event.number))
        so_far = hash((so_far, int(option), belief.possibilities(), *state.to_ints()))
    return f"{so_far & 0xFFFFFFFFFFFFFFFF:016x}"


def main(set_: str, players: str, first: str, last: str) -> None:
    for seed in range(int(first), int(last)):
        print(digest(set_, int(players), seed))


if __name__ == "__main__":
    main(*sys.argv[1:])
