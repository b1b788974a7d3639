"""Manage the tables of a server, running or not: list, show, close, repair, delete, prune, back up, restore."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from time import time

import msgspec

from gunsteel.commands.common import positive
from gunsteel.commands.serve import database_arguments, database_of
from gunsteel.errors import Refused, shown
from gunsteel.server.store.backup import backup, restore
from gunsteel.server.store.store import Listed, Store, StoreFailed
from gunsteel.server.table.repair import close_table, repair_table
from gunsteel.server.table.rows import info_in
from gunsteel.server.table.state import Damaged, examined

DAY = 24 * 3600
# What can be done about a damaged table: if nothing of it is whole, and if something is.
WAYS = ("removes it: not even its first act is whole", "cuts it there; it goes on with what is before")


def arguments(parser: argparse.ArgumentParser) -> None:
    database_arguments(parser)
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    listing = tasks.add_parser("list", help="list tables, newest first")
    listing.add_argument("--status", choices=("waiting", "playing", "over", "closed", "damaged"), help="only these")
    listing.add_argument("--limit", type=positive, default=50, metavar="N", help="at most so many (default 50)")
    for name, about in (
        ("show", "show a table, and whether it is damaged"),
        ("close", "close a table; everybody who is connected is told"),
        ("repair", "cut a damaged table after the last valid act; it continues from there"),
        ("delete", "remove a table with everything that belongs to it, at once"),
    ):
        task = tasks.add_parser(name, help=about)
        task.add_argument("id", metavar="ID", help="the code of the table, as in its link")
        if name == "repair":
            task.add_argument("--dry", action="store_true", help="only say what it would do")
    pruning = tasks.add_parser("prune", help="remove finished and closed tables, and those that never began")
    pruning.add_argument(
        "--days", type=positive, default=90, metavar="N", help="untouched for this many days (default 90)"
    )
    pruning.add_argument("--dry", action="store_true", help="only list them")
    for name, about in (
        ("backup", "write all tables to a file, while the server runs"),
        ("restore", "add the tables of such a file that are missing"),
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
        raise Refused(f"{file}: no server has stored tables there yet; name the folder with --data")
    store = await Store.open(database)
    try:
        return await TASKS[args.task](store, args)
    finally:
        await store.close()


def _line(listed: Listed) -> str:
    touched = datetime.fromtimestamp(listed.touched, UTC).strftime("%Y-%m-%d %H:%M")
    status = listed.status if listed.damaged is None else "damaged"
    try:
        info = info_in(listed.summary)
        about = f"{info.game.set:12} {touched}  {', '.join(seat.name or '–' for seat in info.seats)}"
    except msgspec.DecodeError:
        about = f"{'?':12} {touched}  ?"
    return f"{listed.id}  {status:8} {about}"


async def _list(store: Store, args: argparse.Namespace) -> int:
    for listed in await store.listed(args.status, None, args.limit):
        print(_line(listed))
    return 0


def _none(table: str) -> Refused:
    return Refused(f"there is no table {shown(table)}")


async def _show(store: Store, args: argparse.Namespace) -> int:
    listed = await store.found(args.id)
    kept = await store.acts(args.id)
    if listed is None:
        raise _none(args.id)
    state, fault = examined(args.id, kept)
    print(_line(listed))
    if state is not None:
        choices = len(state.table.record.choices) if state.table is not None else 0
        public = "yes" if state.settings.public else "no"
        print(f"public: {public}, acts: {listed.acts}, choices: {choices}, said: {state.spoken}")
    if fault is not None:
        print(f"damaged at act {fault.n} of {max(listed.acts, len(kept))}: {fault.why}")
        print(f"`gunsteel admin {'repair' if state is not None else 'delete'} {args.id}` {WAYS[state is not None]}")
    elif listed.damaged is not None or len(kept) < listed.acts:
        print(f"marked as damaged at act {listed.damaged}; `gunsteel admin repair {args.id}` looks at it again")
    return 0


async def _close(store: Store, args: argparse.Namespace) -> int:
    """A server that has the table in memory is notified through the database."""
    try:
        before = await store.write(partial(close_table, table=args.id, at=time(), process=store.process))
    except Damaged as fault:
        raise Refused(f"the table {args.id} is damaged at act {fault.n}; repair or delete it") from None
    if before is None:
        raise _none(args.id)
    if before in ("over", "closed"):
        raise Refused(f"the table {args.id} is {before} already")
    print(f"{args.id} is closed")
    return 0


async def _repair(store: Store, args: argparse.Namespace) -> int:
    work = partial(repair_table, table=args.id, at=time(), process=store.process, dry=args.dry)
    found = await store.write(work)
    if found is None:
        raise _none(args.id)
    if found.fault is None and not found.marked:
        raise Refused(f"the table {args.id} is not damaged; nothing was changed")
    if not found.kept:
        raise Refused(f"not even the first act of the table {args.id} is whole ({found.fault}); it can only be deleted")
    would = "would be" if args.dry else "were" if found.acts - found.kept != 1 else "was"
    if found.fault is None:
        print(f"{args.id}: all {found.acts} acts are whole; it {'would be' if args.dry else 'is'} open again")
    else:
        print(f"{args.id}: damaged at act {found.kept} of {found.acts}: {found.fault}")
        print(f"{found.acts - found.kept} acts {would} removed, {found.kept} kept; the table goes on from there")
    return 0


async def _delete(store: Store, args: argparse.Namespace) -> int:
    length = await store.delete(args.id)
    if length is None:
        raise _none(args.id)
    print(f"{args.id} is deleted: a table of {length} acts, with everything that belonged to it")
    return 0


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
    "repair": _repair,
    "delete": _delete,
    "prune": _prune,
    "backup": _backup,
    "restore": _restore,
}
