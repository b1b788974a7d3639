"""Replay records and print the result of each. Exit code 1: a game breaks the rules; 2: a file is not a record."""

import argparse

from gunsteel.commands.complaint import complain
from gunsteel.errors import Refused
from gunsteel.formats.files import read_record
from gunsteel.game import Game


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
        game = Game.from_record(record)
    except Refused as reason:
        complain("replay", f"{path}: {reason}")
        return 1
    print(f"{path}: {_summary(game)}")
    return 0


def _summary(game: Game) -> str:
    head = f"{game.set}, {game.players} players, {game.answered} choices"
    if not game.over:
        return f"{head}, not over: turn {game.turn}, seat {game.state.active}"
    result = game.outcome
    names = game.names or [f"seat {seat}" for seat in range(game.players)]
    points = ", ".join(
        f"{name} {vp} VP ({cards} cards)" for name, vp, cards in zip(names, result.points, result.cards, strict=True)
    )
    winners = " and ".join(names[seat] for seat in result.winners)
    return f"{head}: {points}; {winners} {'win' if len(result.winners) > 1 else 'wins'}"
