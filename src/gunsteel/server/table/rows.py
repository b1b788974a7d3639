"""A table as it is kept: its acts, and what it is found by."""

from gunsteel.server.store.store import Entry, Row
from gunsteel.server.table import acts
from gunsteel.server.table.acts import AnyAct
from gunsteel.server.table.state import TableState
from gunsteel.wire.protocol import encode


def row_of(state: TableState) -> Row:
    info = state.info(set(), None)  # a clock would tell when the last hidden step was made
    return Row(state.status, state.settings.public, encode(info), state.wake)


def entry_of(act: AnyAct) -> Entry:
    return Entry(act.at, acts.encode(act), act.who if isinstance(act, acts.Sat) else None)
