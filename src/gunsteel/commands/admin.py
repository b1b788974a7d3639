"""Look after the tables of a server, running or not: list, close, prune, back up, restore."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from time import time

import msgspec

from gunsteel.commands.common import positive
from gunsteel.commands.serve import database_arguments, database_of
from gunsteel.errors import Refused
from gunsteel.server import acts
from gunsteel.server.archive import backup, restore
from gunsteel.server.room import Room, folded
from gunsteel.server.store import Listed, Row, Store, StoreFailed
from gunsteel.wire.lobby import TableInfo
from gunsteel.wire.protocol import encode

DAY = 24 * 3600


def arguments(parser: argparse.ArgumentParser) -> None:
    database_arguments(parser)
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    listing = tasks.add_parser("list", help="list tables, newest first")
    listing.add_argument("--status", choices=("waiting", "playing", "over", "closed"))
    listing.add_argument("--limit", type=positive, default=50, metavar="N")
    for name, about in (("show", "tell about a table"), ("close", "close a table; who is at it is told")):
        tasks.add_parser(name, help=about).add_argument("id", metavar="ID")
    pruning = tasks.add_parser("prune", help="remove finished and closed tables, and those that never began")
    pruning.add_argument("--days", type=positive, default=90, metavar="N", help="untouched for so long (default 90)")
    pruning.add_argument("--dry", action="store_true", help="only say which")
    for name, about in (
        ("backup", "write all tables into a file, while the server runs"),
        ("restore", "take over the tables of such a file that are not there"),
    ):
        tasks.add_parser(name, help=about).add_argument("file", metavar="FILE", type=Path)


def run(args: argparse.Namespace) -> int:
    try:
        return asyncio.run(_run(args))
    except StoreFailed as fault:
        raise Refused(f"the database failed: {fault}") from None


async def _run(args: argparse.Namespace) -> int:
    database = database_of(args)
    file = Path(database.removeprefix("sqlite:///"))
    if database.startswith("sqlite:") and args.task != "restore" and not file.exists():
        raise Refused(f"{file}: no server has kept tables there yet; name the folder with --data")
    store = await Store.open(database)
    try:
        return await TASKS[args.task](store, args)
    finally:
        await store.close()


def _line(listed: Listed) -> str:
    info = msgspec.json.decode(listed.summary, type=TableInfo)
    touched = datetime.fromtimestamp(listed.touched, UTC).strftime("%Y-%m-%d %H:%M")
    names = ", ".join(seat.name or "–" for seat in info.seats)
    return f"{listed.id}  {listed.status:8} {info.game.set:12} {touched}  {names}"


async def _list(store: Store, args: argparse.Namespace) -> int:
    for listed in await store.listed(args.status, None, args.limit):
        print(_line(listed))
    return 0


async def _room(store: Store, table: str) -> Room:
    written = await store.acts(table)
    if not written:
        raise Refused(f"there is no table {table!r}")
    return folded(table, [acts.decode(data) for data in written])


async def _show(store: Store, args: argparse.Namespace) -> int:
    room = await _room(store, args.id)
    listed = await store.found(args.id)
    assert listed is not None
    print(_line(listed))
    choices = len(room.table.record.choices) if room.table is not None else 0
    print(
        f"public: {'yes' if room.settings.public else 'no'}, acts: {room.acts}, choices: {choices}, said: {room.spoken}"
    )
    return 0


async def _close(store: Store, args: argparse.Namespace) -> int:
    """A server that has the table in memory hears of it through the database."""
    for _ in range(20):
        room = await _room(store, args.id)
        if room.status in ("over", "closed"):
            raise Refused(f"the table {args.id} is {room.status} already")
        act = acts.Closed(at=time(), by="operator")
        n = room.acts
        room.apply(act)
        row = Row(room.status, room.settings.public, encode(room.info(set(), act.at)), room.wake)
        if await store.append(room.id, n, acts.encode(act), row, act.at):
            print(f"{args.id} is closed")
            return 0
    raise Refused(f"the table {args.id} is too busy; try again")


async def _prune(store: Store, args: argparse.Namespace) -> int:
    gone = await store.prune(time() - args.days * DAY, ("waiting", "over", "closed"), args.dry)
    for table in gone:
        print(table)
    print(f"{len(gone)} tables {'would be' if args.dry else 'were'} removed")
    return 0


async def _backup(store: Store, args: argparse.Namespace) -> int:
    counts = await backup(store, args.file)
    print(f"{args.file}: {counts.tables} tables with {counts.acts} acts")
    return 0


async def _restore(store: Store, args: argparse.Namespace) -> int:
    counts = await restore(store, args.file)
    print(f"{args.file}: {counts.tables} tables with {counts.acts} acts taken over, {counts.left} were there already")
    return 0


TASKS: dict[str, Callable[[Store, argparse.Namespace], Awaitable[int]]] = {
    "list": _list,
    "show": _show,
    "close": _close,
    "prune": _prune,
    "backup": _backup,
    "restore": _restore,
}
