"""Replay records and print the result of each. Exit code 1: a game breaks the rules; 2: a file is not a record."""

import argparse

from gunsteel.commands.complaint import complain
from gunsteel.core.scoring import outcome
from gunsteel.core.state import State
from gunsteel.errors import Refused
from gunsteel.formats.files import read_record
from gunsteel.formats.record import Record, replay


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="records (.gs.json)")


def run(args: argparse.Namespace) -> int:
    return max(_check(path) for path in args.files)


def _check(path: str) -> int:
    try:
        record = read_record(path)
    except Refused as reason:
        complain("replay", reason)
        return 2
    try:
        state = replay(record)
    except Refused as reason:
        complain("replay", f"{path}: {reason}")
        return 1
    print(f"{path}: {_summary(record, state)}")
    return 0


def _summary(record: Record, state: State) -> str:
    game = f"{record.rules.set}, {record.rules.players} players, {len(record.choices)} choices"
    if not state.over:
        return f"{game}, not over: turn {state.turn + 1}, seat {state.active}"
    result = outcome(state)
    names = record.names or [f"seat {seat}" for seat in range(record.rules.players)]
    points = ", ".join(
        f"{name} {vp} VP ({cards} cards)" for name, vp, cards in zip(names, result.points, result.cards, strict=True)
    )
    winners = " and ".join(names[seat] for seat in result.winners)
    return f"{game}: {points}; {winners} {'win' if len(result.winners) > 1 else 'wins'}"
