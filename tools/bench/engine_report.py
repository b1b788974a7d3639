"""Measure the engine: all nine configurations, compiled and as plain Python; with --peers OpenSpiel's games too."""

import argparse
import json
import os
import platform
import subprocess
import sys
from functools import partial

from gunsteel.commands.common import positive
from gunsteel.errors import Refused
from tools.bench import open_spiel
from tools.bench.against import Figure, Figures, compare
from tools.bench.engine import Engine, from_json, help_seconds, measure, to_json
from tools.bench.revision import Revision

# With --against, each round takes this part of the seconds of a figure.
SHARES = 5


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 3600:
        raise argparse.ArgumentTypeError(f"expected a number of seconds above 0, got {text!r}")
    return seconds


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print numbers for machines")
    parser.add_argument("--peers", action="store_true", help="also measure OpenSpiel's gin_rummy and chess")
    parser.add_argument("--seconds", type=_seconds, default=1.0, metavar="S", help="for each figure (default 1)")
    parser.add_argument("--against", metavar="REV", help="measure this revision of the repository too, by turns")
    parser.add_argument("--rounds", type=positive, default=10, metavar="N", help="for --against (default 10)")
    parser.add_argument("--only-loaded", action="store_true", help="only the engine that is loaded, not both builds")


def run(args: argparse.Namespace) -> int:
    if args.against:
        compare(args.against, args.rounds, partial(_figures, args.seconds / SHARES), together=True)
        return 0
    engines = [measure(args.seconds)]
    if engines[0].compiled and not args.only_loaded:
        engines.append(_plain_python(args.seconds))
    # Right after our own figures, while the machine is as busy as it was.
    others = open_spiel.measure(args.seconds) if args.peers else {}
    if args.json:
        data = {"engines": [to_json(engine) for engine in engines], "peers": others}
        print(json.dumps(data | {"help_seconds": help_seconds()}))
        return 0
    print(f"Python {platform.python_version()} on {platform.machine()}, one core")
    for engine in engines:
        _print_engine(engine)
    print(f"\ngunsteel --help: {help_seconds():.2f} s")
    _print_peers(engines[0], others)
    return 0


def _figures(seconds: float, revision: Revision) -> Figures:
    """What the benchmark of a revision says about its compiled engine."""
    printed = revision.measure("engine", "--json", "--only-loaded", "--seconds", str(seconds), cpu_clock=True)
    engine = from_json(json.loads(printed)["engines"][0])
    if not engine.compiled:
        raise Refused(f"{revision.name} is not compiled, so its figures would say little; is there a C compiler?")
    random_games = {
        f"{speed.set}, {speed.players} players: decisions/s": Figure(speed.decisions_per_second)
        for speed in engine.speeds
    }
    return random_games | {
        "driven from Python: decisions/s": Figure(engine.from_python_per_second),
        "search, random games: simulations/s": Figure(engine.random_searches_per_second),
        "search as the bot does it: simulations/s": Figure(engine.searches_per_second),
        "copying a state: µs": Figure(engine.copy_microseconds, "less"),
        "view, events and sentences: µs": Figure(engine.told_microseconds, "less"),
        "sampling a position: µs": Figure(engine.sample_microseconds, "less"),
    }


def _plain_python(seconds: float) -> Engine:
    """The same figures without the compiled modules, in another process."""
    command = [sys.executable, "-m", "tools.bench", "engine", "--json", "--only-loaded", "--seconds", str(seconds)]
    pure = os.environ | {"GUNSTEEL_PURE": "1"}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=pure)
    return from_json(json.loads(done.stdout)["engines"][0])


def _print_engine(engine: Engine) -> None:
    print(f"\n{'compiled' if engine.compiled else 'plain Python'}")
    print(f"  {'game':12} players  decisions/s  decisions/game  options/decision  turns/game")
    for speed in engine.speeds:
        print(
            f"  {speed.set:12} {speed.players:7}  {speed.decisions_per_second:11,.0f}"
            f"  {speed.decisions_per_game:14.0f}  {speed.options_per_decision:16.2f}  {speed.turns_per_game:10.0f}"
        )
    print(f"  driven from Python, base, 4 players: {engine.from_python_per_second:,.0f} decisions/s")
    print(f"  copying a state: {engine.copy_microseconds:.2f} µs")
    print(f"  view, events and sentences of a decision, 4 players: {engine.told_microseconds:.0f} µs")
    print(f"  sampling a position from a view: {engine.sample_microseconds:.1f} µs")
    print(f"  search, base, 2 players, random games to the end: {engine.random_searches_per_second:,.0f} simulations/s")
    print(f"  search as the bot does it: {engine.searches_per_second:,.0f} simulations/s")


def _print_peers(engine: Engine, others: dict[str, float]) -> None:
    ours = next(speed for speed in engine.speeds if (speed.set, speed.players) == ("base", 4)).decisions_per_second
    driven = engine.from_python_per_second
    for name, speed in others.items():
        if name == "mcts":
            ratio = engine.random_searches_per_second / speed
            print(f"OpenSpiel MCTS (C++) on gin_rummy: {speed:,.0f} simulations/s; ours is {ratio:.1f} times that")
            continue
        print(
            f"OpenSpiel {name}: {speed:,.0f} decisions/s; ours is {ours / speed:.1f} times that, "
            f"{driven / speed:.1f} times driven from Python too"
        )
