"""Regenerate the golden files: a record and a trace for each configuration, and perft counts."""

import json
from pathlib import Path

from gunsteel.catalog.index import SETS
from gunsteel.core.dice import Dice
from gunsteel.core.engine import advance, start
from gunsteel.core.playout import random_option
from gunsteel.core.rules import Rules
from gunsteel.core.state import State
from gunsteel.formats.deal import deal
from gunsteel.formats.perft import perft
from gunsteel.formats.random_record import random_record
from gunsteel.formats.trace import dumps, trace

TESTS = Path(__file__).parent.parent / "tests"
GOLDEN = TESTS / "golden"
PERFT = TESTS / "perft" / "perft.json"

CONFIGURATIONS = [(set_, players) for set_ in SETS for players in (2, 3, 4)]
# Traces are long: the shortest of this many games is kept.
SEEDS = 40
# Three positions for each configuration: the seed of a random game, and the number of answers before it.
POSITIONS = ((1, 0), (2, 60), (3, 140))
MAX_LEAVES = 20_000


def golden_seed(rules: Rules) -> int:
    return min(range(SEEDS), key=lambda seed: len(random_record(rules, seed).choices))


def golden_files(set_: str, players: int) -> dict[str, str]:
    """The record and the trace of one configuration, by file name."""
    rules = Rules(set_, players)
    record = random_record(rules, golden_seed(rules))
    lines = "".join(dumps(line) for line in trace(record))
    return {f"{set_}-{players}.gs.json": record.dumps(), f"{set_}-{players}.jsonl": lines}


def position(set_: str, players: int, seed: int, answers: int) -> State:
    """A random game with this seed after this many answers."""
    rules = Rules(set_, players)
    dice = Dice(seed)
    state = start(rules, deal(rules, dice))
    for _ in range(answers):
        advance(state, random_option(state, dice))
    return state


def perft_counts(state: State) -> list[int]:
    """Counts from depth 1 up to the last one that is not too large."""
    counts = [perft(state, 1)]
    while len(counts) < 8 and counts[-1] * 3 < MAX_LEAVES:
        counts.append(perft(state, len(counts) + 1))
    return counts


def main() -> None:
    for set_, players in CONFIGURATIONS:
        for name, text in golden_files(set_, players).items():
            (GOLDEN / name).write_text(text, encoding="utf-8")
    rows = [
        {"set": s, "players": p, "seed": seed, "answers": n, "perft": perft_counts(position(s, p, seed, n))}
        for s, p in CONFIGURATIONS
        for seed, n in POSITIONS
    ]
    PERFT.write_text("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
