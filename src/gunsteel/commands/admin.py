"""Manage the tables of a server, running or not: list, show, close, delete, bans, secrets, backups, and more."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from secrets import token_bytes
from time import time

import msgspec

from gunsteel.commands.common import positive, whole_number
from gunsteel.commands.serve import database_arguments, database_of
from gunsteel.commands.settings import settings_arguments
from gunsteel.errors import Refused, refused, shown
from gunsteel.server.http.bans import network_in
from gunsteel.server.serve import REFRESH_SECONDS
from gunsteel.server.store.backup import backup, restore
from gunsteel.server.store.reports import forget_said, handle_reports, reports_of
from gunsteel.server.store.store import Listed, Store, StoreFailed
from gunsteel.server.store.stored_settings import FOREVER, ROTATION_SECONDS, bans_of, change_bans, rotate_secret
from gunsteel.server.table.acts import Spoke, decode_act
from gunsteel.server.table.repair import close_table, remove_message, repair_table
from gunsteel.server.table.rows import info_in
from gunsteel.server.table.state import Damaged, examined

DAY = 24 * 3600
# What can be done about a damaged table: if nothing of it is whole, and if something is.
WAYS = ("removes it: not even its first act is whole", "cuts it there; it goes on with what is before")


def arguments(parser: argparse.ArgumentParser) -> None:
    database_arguments(parser)
    settings_arguments(parser)
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
        if name in ("close", "delete"):
            task.add_argument("ids", metavar="ID", nargs="+", help="the codes of the tables, as in their links")
        else:
            task.add_argument("id", metavar="ID", help="the code of the table, as in its link")
        if name == "repair":
            task.add_argument("--dry", action="store_true", help="only say what it would do")
        if name == "show":
            task.add_argument("--chat", action="store_true", help="also what was said, with the numbers for unsay")
    unsaying = tasks.add_parser("unsay", help="remove a message of a player")
    unsaying.add_argument("id", metavar="ID", help="the code of the table")
    unsaying.add_argument("number", metavar="N", type=whole_number, help="its number, from show --chat")
    banning = tasks.add_parser("ban", help="keep somebody away; also those connected now")
    banning.add_argument("whom", metavar="WHOM", help="a person, as show tells them, or an address or a network")
    banning.add_argument("--days", type=positive, metavar="N", help="for so many days (default: until unban)")
    tasks.add_parser("unban", help="let somebody in again").add_argument("whom", metavar="WHOM")
    tasks.add_parser("bans", help="list who is banned")
    tasks.add_parser("reports", help="list what players have reported and nobody has handled")
    handling = tasks.add_parser("handled", help="remove reports from that list")
    handling.add_argument("numbers", metavar="N", nargs="+", type=positive, help="their numbers")
    tasks.add_parser("rotate-secret", help="sign cookies with a new secret; those of the last one stay valid")
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
        raise refused("database-failed", "the database failed: {text}", text=str(fault)) from None


async def _run(args: argparse.Namespace) -> int:
    database = database_of(args)
    file = Path(database.removeprefix("sqlite:///"))
    if database.startswith("sqlite:") and args.task != "restore" and not file.exists():
        text = "no server has stored tables there yet; name the folder with --data"
        raise refused("nothing-stored", text, str(file))
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
    return refused("no-table", "there is no table {table}", table=shown(table))


def _damaged(table: str, fault: Damaged) -> Refused:
    text = "the table {table} is damaged at act {n}; repair or delete it"
    return refused("damaged", text, table=table, n=fault.n)


async def _show(store: Store, args: argparse.Namespace) -> int:
    listed = await store.found(args.id)
    kept = await store.acts(args.id)
    if listed is None:
        raise _none(args.id)
    state, fault = examined(args.id, kept)
    print(_line(listed))
    if state is not None:
        for seat in state.seats:
            if seat.who is not None:
                host = ", the host" if seat.who == state.host else ""
                print(f"seat {seat.number + 1}: {seat.name} is {seat.who}{host}")
        for n, data in enumerate(kept[: state.acts] if args.chat else ()):
            act = decode_act(data)
            if isinstance(act, Spoke) and act.text is not None:
                print(f"message {n}, seat {act.seat + 1}: {act.text}")
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
    for table in args.ids:
        try:
            before = await store.write(partial(close_table, table=table, at=time(), process=store.process))
        except Damaged as fault:
            raise _damaged(table, fault) from None
        if before is None:
            raise _none(table)
        if before not in ("over", "closed"):
            print(f"{table} is closed")
        elif len(args.ids) == 1:
            raise refused("already", "the table {table} is {status} already", table=table, status=before)
        else:
            print(f"{table} is {before} already")
    return 0


async def _repair(store: Store, args: argparse.Namespace) -> int:
    work = partial(repair_table, table=args.id, at=time(), process=store.process, dry=args.dry)
    found = await store.write(work)
    if found is None:
        raise _none(args.id)
    if found.fault is None and not found.marked:
        raise refused("not-damaged", "the table {table} is not damaged; nothing was changed", table=args.id)
    if not found.kept:
        text = "not even the first act of the table {table} is whole ({text}); it can only be deleted"
        raise refused("only-delete", text, table=args.id, text=str(found.fault))
    would = "would be" if args.dry else "were" if found.acts - found.kept != 1 else "was"
    if found.fault is None:
        print(f"{args.id}: all {found.acts} acts are whole; it {'would be' if args.dry else 'is'} open again")
    else:
        print(f"{args.id}: damaged at act {found.kept} of {found.acts}: {found.fault}")
        print(f"{found.acts - found.kept} acts {would} removed, {found.kept} kept; the table goes on from there")
    return 0


async def _delete(store: Store, args: argparse.Namespace) -> int:
    for table in args.ids:
        length = await store.delete(table)
        if length is None:
            raise _none(table)
        print(f"{table} is deleted: a table of {length} acts, with everything that belonged to it")
    return 0


async def _unsay(store: Store, args: argparse.Namespace) -> int:
    work = partial(remove_message, table=args.id, n=args.number, at=time(), process=store.process)
    try:
        removed = await store.write(work)
    except Damaged as fault:
        raise _damaged(args.id, fault) from None
    if not removed:
        text = "the table {table} has no message {number}; `show --chat` lists them"
        raise refused("no-message", text, table=shown(args.id), number=args.number)
    await store.write(partial(forget_said, table=args.id, message=args.number))
    print(f"{args.id}: message {args.number} is removed; whoever has seen it sees it until they connect again")
    return 0


async def _ban(store: Store, args: argparse.Namespace) -> int:
    until = FOREVER if args.days is None else time() + args.days * DAY
    await store.write(partial(change_bans, now=time(), whom=args.whom, until=until))
    what = "this address or network" if network_in(args.whom) is not None else "this person"
    print(f"{args.whom} is banned ({what}); servers that are running know it within {REFRESH_SECONDS:.0f} seconds")
    return 0


async def _unban(store: Store, args: argparse.Namespace) -> int:
    before = await store.write(partial(bans_of, now=time()))
    if args.whom not in [ban.whom for ban in before]:
        raise refused("not-banned", "{whom} is not banned", whom=shown(args.whom))
    await store.write(partial(change_bans, now=time(), whom=args.whom, until=None))
    print(f"{args.whom} is no longer banned")
    return 0


async def _bans(store: Store, _args: argparse.Namespace) -> int:
    for ban in await store.write(partial(bans_of, now=time())):
        end = "" if ban.until >= FOREVER else datetime.fromtimestamp(ban.until, UTC).strftime(" until %Y-%m-%d %H:%M")
        print(f"{ban.whom}{end}")
    return 0


async def _reports(store: Store, _args: argparse.Namespace) -> int:
    for report in (await store.write(reports_of)).open:
        at = datetime.fromtimestamp(report.at, UTC).strftime("%Y-%m-%d %H:%M")
        print(f"{report.number}  {at}  table {report.table}, seat {report.seat + 1}: {report.name} is {report.whom}")
        if report.message is not None:
            print(f"    message {report.message}: {report.said or 'removed'}")
        print(f"    reported by {report.by}{': ' + report.reason if report.reason else ''}")
    return 0


async def _handled(store: Store, args: argparse.Namespace) -> int:
    found = await store.write(partial(handle_reports, numbers=args.numbers))
    for number in args.numbers:
        print(f"report {number} {'is handled' if number in found else 'is not in the list'}")
    return 0 if found else 1


async def _rotate_secret(store: Store, _args: argparse.Namespace) -> int:
    first = await store.secret()
    await store.write(partial(rotate_secret, first=first, new=token_bytes(32), now=time()))
    print(f"in {ROTATION_SECONDS:.0f} seconds cookies are signed with a new secret; those of the last one stay valid")
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
    "unsay": _unsay,
    "ban": _ban,
    "unban": _unban,
    "bans": _bans,
    "reports": _reports,
    "handled": _handled,
    "rotate-secret": _rotate_secret,
    "prune": _prune,
    "backup": _backup,
    "restore": _restore,
}
