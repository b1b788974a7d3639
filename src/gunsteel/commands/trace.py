"""Write traces (.jsonl): of games played by uniformly random choices, or of a record."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from gunsteel.commands.common import (
    game_arguments,
    game_given,
    positive,
    refuse_game_arguments,
    rules_from_arguments,
    seed_argument,
)
from gunsteel.core.rules import Rules
from gunsteel.errors import Refused, refused, system_reason
from gunsteel.formats.files import read_record, write
from gunsteel.formats.random_record import random_record
from gunsteel.formats.record import Record
from gunsteel.formats.trace import dumps, trace


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser, required=False)
    seed_argument(parser, required=False)
    parser.add_argument(
        "--games", type=positive, metavar="G", help="how many games; they have the seeds K, K + 1, … (default 1)"
    )
    parser.add_argument("--max-turns", type=positive, metavar="T", help="stop a game after T turns (default: never)")
    parser.add_argument("--record", metavar="FILE", help="trace this record instead of random games")
    parser.add_argument(
        "--out", required=True, metavar="FILE_OR_FOLDER", help="a file for one game, a folder for several"
    )


def run(args: argparse.Namespace) -> int:
    if args.record is not None:
        _check_record_alone(args)
        lines = _lines(read_record(args.record), args.record)
        write(_target(args.out, f"{Path(args.record).name.removesuffix('.gs.json')}.jsonl"), lines)
        return 0
    for name in ("set", "players", "seed"):
        if getattr(args, name) is None:
            text = "--{option} is missing (or name a record with --record)"
            raise refused("option-missing", text, option=name)
    rules = rules_from_arguments(args)
    for seed, record in _games(rules, args):
        write(_target(args.out, _name(rules, seed), args.games), _lines(record, f"seed {seed}"))
    return 0


def _check_record_alone(args: argparse.Namespace) -> None:
    refuse_game_arguments(args, "--record")
    for name in ("seed", "games", "max_turns"):
        if getattr(args, name) is not None:
            raise game_given("--record", name.replace("_", "-"))


def _games(rules: Rules, args: argparse.Namespace) -> Iterator[tuple[int, Record]]:
    for seed in range(args.seed, args.seed + (args.games or 1)):
        yield seed, random_record(rules, seed, args.max_turns)


def _name(rules: Rules, seed: int) -> str:
    return f"{rules.set}-{rules.players}-{seed}.jsonl"


def _lines(record: Record, where: str) -> str:
    try:
        return "".join(dumps(line) for line in trace(record))
    except Refused as reason:
        raise refused("bad-record", "{file}: {text}", file=where, text=reason) from None


def _target(out: str, name: str, games: int | None = None) -> Path:
    """One game goes into a file, unless `out` is a folder; several go into a folder."""
    path = Path(out)
    if games is None and not path.is_dir() and not out.endswith("/"):
        return path
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise refused("not-folder", "cannot be used as a folder: {text}", out, text=system_reason(fault)) from None
    return path / name
