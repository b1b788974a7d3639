"""A table as it is stored: its acts, and what it is found by."""

import msgspec

from gunsteel.server.store.store import Entry, TableRow
from gunsteel.server.table import acts
from gunsteel.server.table.acts import AnyAct
from gunsteel.server.table.state import TableState
from gunsteel.wire.lobby import TableInfo
from gunsteel.wire.protocol import encode


def row_of(state: TableState) -> TableRow:
    info = state.info(set(), None)  # a clock would tell when the last hidden step was made
    return TableRow(state.status, state.settings.public, encode(info), state.wake)


def info_in(summary: bytes) -> TableInfo:
    """What a row says about its table. Raises msgspec.DecodeError."""
    return msgspec.json.decode(acts.with_current_names(summary), type=TableInfo)


def entry_of(act: AnyAct) -> Entry:
    return Entry(act.at, acts.encode_act(act), act.who if isinstance(act, acts.Sat) else None)
