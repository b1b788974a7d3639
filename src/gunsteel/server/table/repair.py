"""Closing and repairing a table from outside the server, each in one transaction."""

from msgspec import Struct, structs
from sqlalchemy import Connection, delete, func, select, update

from gunsteel.server.store.commit import Append, commit, locked, notify
from gunsteel.server.store.schema import acts as acts_table
from gunsteel.server.store.schema import players, tables
from gunsteel.server.table import acts
from gunsteel.server.table.rows import entry_of, row_of
from gunsteel.server.table.state import Damaged, examined, loaded
from gunsteel.wire.lobby import TableStatus

REMOVED = "…"


class Repair(Struct, frozen=True):
    """What a repair has done, or would do: `kept` of `acts` acts, as the next one is damaged.

    Without a fault all is whole; then only a mark is taken away, if there was one."""

    acts: int
    kept: int
    marked: bool
    fault: str | None


def close_table(connection: Connection, table: str, at: float, process: str) -> TableStatus | None:
    """The status that the table had; if it waited or was played, it is closed. None: no such table. Raises Damaged."""
    if not locked(connection, [table]):
        return None
    state = loaded(table, _kept(connection, table))
    before = state.status
    if before in ("waiting", "playing"):
        act = acts.Closed(at=at, by="operator")
        n = state.acts
        state.apply(act)
        [first] = commit(connection, [Append(table, n, [entry_of(act)], row_of(state))], process)
        if not first:
            raise Damaged(n, "the number of acts is wrong")
    return before


def repair_table(connection: Connection, table: str, at: float, process: str, dry: bool = False) -> Repair | None:
    """Cut a table after the last act that follows from those before it. None: no such table.

    If not even the first does, nothing is changed: the table can only be deleted."""
    length = locked(connection, [table]).get(table)
    if length is None:
        return None
    kept = _kept(connection, table)
    last = connection.scalar(select(func.max(acts_table.c.n)).where(acts_table.c.table_id == table))
    total = max(length, 0 if last is None else last + 1)
    state, fault = examined(table, kept)
    if fault is None and total != len(kept):
        fault = Damaged(len(kept), "it is missing")
    marked = connection.scalar(select(tables.c.damaged).where(tables.c.id == table)) is not None
    found = Repair(total, state.acts if state is not None else 0, marked, fault.why if fault is not None else None)
    if dry or state is None or (fault is None and not marked):
        return found
    connection.execute(delete(acts_table).where(acts_table.c.table_id == table, acts_table.c.n >= state.acts))
    sat = {act.who for data in kept[: state.acts] if isinstance(act := acts.decode_act(data), acts.Sat)}
    connection.execute(delete(players).where(players.c.table_id == table, players.c.who.not_in(sat)))
    values = {"acts": state.acts, "touched": at, **row_of(state).values()}
    connection.execute(update(tables).where(tables.c.id == table).values(values))
    notify(connection, [table], process)
    return found


def remove_message(connection: Connection, table: str, n: int, at: float, process: str) -> bool:
    """Remove what was said with act `n`: its text from the database, and from the memory of servers. Raises Damaged."""
    if not locked(connection, [table]):
        return False
    kept = _kept(connection, table)
    said = acts.decode_act(kept[n]) if 0 <= n < len(kept) else None
    if not isinstance(said, acts.Spoke) or said.text is None:
        return False
    state = loaded(table, kept)
    without = acts.encode_act(structs.replace(said, text=REMOVED))
    same = (acts_table.c.table_id == table, acts_table.c.n == n)
    connection.execute(update(acts_table).where(*same).values(data=without))
    act = acts.Unsaid(at=at, n=n)
    length = state.acts
    state.apply(act)
    [first] = commit(connection, [Append(table, length, [entry_of(act)], row_of(state))], process)
    if not first:
        raise Damaged(length, "the number of acts is wrong")
    return True


def _kept(connection: Connection, table: str) -> list[bytes]:
    """The acts up to the first that is missing."""
    query = select(acts_table.c.n, acts_table.c.data).where(acts_table.c.table_id == table).order_by(acts_table.c.n)
    rows = connection.execute(query).all()
    return [row.data for index, row in enumerate(rows) if row.n == index]
