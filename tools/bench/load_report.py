"""Put a server under load: choices a second, how long everybody waits, memory; with --peers, boardgame.io's too."""

import argparse
import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from gunsteel.catalog.index import SETS
from gunsteel.commands.common import positive, whole_number
from gunsteel.errors import Refused
from gunsteel.formats.files import write
from tools.bench import against, boardgame_io, load
from tools.bench.against import Figure, compare
from tools.bench.boardgame_io import PeerFigures
from tools.bench.load_figures import Figures, Run
from tools.bench.revision import Revision

# The aims, whatever else changes.
MOST_MILLISECONDS = 100.0
KEPT_UP = 0.97  # of the rate asked for; the rest are slots of tables whose game was over
MOST_KILOBYTES_PER_CONNECTION = 60.0
USUAL = load.Plan()


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=positive, default=USUAL.tables, metavar="N", help="default 500")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=USUAL.players, help="at each (default 4)")
    parser.add_argument("--set", choices=SETS, default=USUAL.set, help="which game (default base)")
    parser.add_argument("--rate", type=positive, default=int(USUAL.rate), metavar="N",
                        help="choices a second at all tables together (default 300)")  # fmt: skip
    parser.add_argument("--seconds", type=positive, default=int(USUAL.seconds), metavar="S",
                        help="for the steady run, and for the fastest (default 30)")  # fmt: skip
    parser.add_argument("--soak", type=whole_number, default=0, metavar="S",
                        help="let the steady run take this many seconds, and watch the memory")  # fmt: skip
    parser.add_argument("--peers", action="store_true", help="also measure boardgame.io's server, which needs node")
    parser.add_argument("--against", metavar="REV", help="measure this revision of the repository too, by turns")
    parser.add_argument("--rounds", type=positive, default=6, metavar="N", help="for --against (default 6)")
    parser.add_argument("--data", metavar="FOLDER", help="where the tables are kept; best on a real disk")
    parser.add_argument("--json", metavar="FILE", help="also write the figures into a file")


def run(args: argparse.Namespace) -> int:
    if not sys.platform.startswith("linux"):
        raise Refused("memory and CPU time are read from /proc, so this works on Linux only")
    if args.against:
        compare(args.against, args.rounds, partial(_figures, args))
        return 0
    plan = load.Plan(args.tables, args.players, args.set, float(args.rate), float(args.seconds), float(args.soak))
    ours = load.measure(plan, args.data)
    _print_ours(plan, ours)
    peers: dict[str, PeerFigures] = {}
    for storage in boardgame_io.STORAGES if args.peers else ():
        peers[storage] = boardgame_io.measure(plan.tables, plan.players, plan.rate, plan.seconds, storage)
        _print_peer(plan, storage, peers[storage])
    if args.json:
        write(Path(args.json), msgspec.json.format(msgspec.json.encode({"ours": ours, "peers": peers})).decode() + "\n")
    return _judge(plan, ours, peers)


def _figures(args: argparse.Namespace, revision: Revision) -> against.Figures:
    """What the load test of a revision says about its server."""
    with TemporaryDirectory() as folder:
        out = Path(folder, "figures.json")
        names = ("tables", "players", "set", "rate", "seconds", "soak")
        options = [f"--{name}={getattr(args, name)}" for name in names]
        options += [f"--data={args.data}"] if args.data else []
        revision.measure("load", *options, f"--json={out}")
        ours = msgspec.json.decode(out.read_bytes())["ours"]
    steady, memory = ours["steady"], ours["memory"]
    choices = steady["choices_per_second"] * (args.soak or args.seconds)
    found = {
        "at most: choices/s": Figure(ours["most"]["choices_per_second"]),
        "steadily, to each: p50 ms": Figure(steady["delivery"]["p50"], "less"),
        "steadily, to all: p95 ms": Figure(steady["everybody"]["p95"], "less"),
        "server CPU for a choice: ms": Figure(steady["server_cpu_seconds"] * 1000 / max(1.0, choices), "less"),
        # The other revision has no browser client in its memory: only what is added can be compared.
        "memory of a connection: kB": Figure(
            (memory["connected"] - memory["empty"]) * 1024 / (args.tables * args.players), "less"
        ),
        "an update: bytes": Figure(ours["update_bytes"], "less"),
    }
    # Earlier revisions do not say it.
    if "update_bytes_p95" in ours:
        found["an update: p95 bytes"] = Figure(ours["update_bytes_p95"], "less")
    return found


def _print_ours(plan: load.Plan, ours: Figures) -> None:
    memory = ours.memory
    print(f"Gunsteel, {plan.set}: {plan.tables} tables, {plan.players} players at each")
    print(f"  an update has {ours.update_bytes:,.0f} bytes, p95 {ours.update_bytes_p95:,.0f};", end=" ")
    print(f"{ours.updates_per_choice:.2f} players are told of a choice")
    _print_runs(plan, ours.steady, ours.most, plan.soak or plan.seconds)
    print(f"  memory: {memory.empty:.0f} MB empty, {memory.connected:.0f} MB with everybody connected,", end=" ")
    print(f"{memory.begun:.0f} MB with all games begun, {memory.after:.0f} MB after the steady run")
    print(f"  a connection takes {ours.kilobytes_per_connection:.1f} kB, a game {ours.kilobytes_per_table:.1f} kB")
    if ours.soak is not None:
        print(f"  soak: {ours.soak.kilobytes_per_minute:+,.0f} kB a minute after the first quarter")


def _print_peer(plan: load.Plan, storage: str, peer: PeerFigures) -> None:
    print(f"\nboardgame.io, matches in {storage}")
    print(f"  an update has {peer.update_bytes:,} bytes")
    _print_runs(plan, peer.steady, peer.most, plan.seconds)
    print(f"  memory: {peer.megabytes_before:.0f} MB empty, {peer.megabytes_connected:.0f} MB with everybody", end=" ")
    print(f"connected, {peer.megabytes_after:.0f} MB after the steady run")


def _print_runs(plan: load.Plan, steady: Run, most: Run, seconds: float) -> None:
    print(
        "           choices/s  to each: p50    p95    p99  to all: p50    p95    p99 ms  skipped   server CPU  client"
    )
    for name, found, took in (("steadily", steady, seconds), ("at most", most, plan.seconds)):
        each, last = found.delivery, found.everybody
        per_choice = found.server_cpu_seconds * 1000 / max(1.0, found.choices_per_second * took)
        print(
            f"  {name:8} {found.choices_per_second:9,.0f} {each.p50:13.1f} {each.p95:6.1f} {each.p99:6.1f}"
            f" {last.p50:12.1f} {last.p95:6.1f} {last.p99:6.1f} {found.skipped:11} "
            f" {per_choice:5.2f} ms each {found.client_cpu_seconds / took:6.0%}"
        )
        if found.unfinished:
            print(f"    {found.unfinished} choices were never told to all")


def _judge(plan: load.Plan, ours: Figures, peers: dict[str, PeerFigures]) -> int:
    """Each aim in a line; 1 if one of them is missed."""
    kept_up = ours.steady.choices_per_second >= KEPT_UP * plan.rate
    aims = {
        f"p95 to all at most {MOST_MILLISECONDS:.0f} ms, at {plan.rate:.0f} choices a second": (
            kept_up and ours.steady.everybody.p95 <= MOST_MILLISECONDS
        ),
        f"at most {MOST_KILOBYTES_PER_CONNECTION:.0f} kB for each connection": (
            ours.kilobytes_per_connection <= MOST_KILOBYTES_PER_CONNECTION
        ),
    }
    if ours.soak is not None:
        aims["memory stays flat"] = ours.soak.flat
    for storage, peer in peers.items():
        faster = ours.most.choices_per_second >= peer.most.choices_per_second
        aims[f"at least as many choices a second as boardgame.io with matches in {storage}"] = faster
    print()
    for aim, reached in aims.items():
        print(f"{'reached' if reached else 'missed'}: {aim}")
    return 0 if all(aims.values()) else 1
