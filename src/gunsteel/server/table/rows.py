"""A table as it is stored: its acts, and what it is found by."""

import msgspec

from gunsteel.server.store.store import Entry, TableRow
from gunsteel.server.table import acts
from gunsteel.server.table.acts import AnyAct
from gunsteel.server.table.state import TableState
from gunsteel.wire.lobby import TableInfo
from gunsteel.wire.protocol import encode


class Asked(msgspec.Struct, frozen=True):
    """What a row says besides, and to nobody else: who is asked."""

    asked: str | None = None


def row_of(state: TableState) -> TableRow:
    info = state.info(set(), None)  # a clock would tell when the last hidden step was made
    seat = state.person_asked
    asked = Asked(state.seats[seat].who if seat is not None else None)
    summary = encode(info)[:-1] + b"," + encode(asked)[1:]
    return TableRow(state.status, state.settings.public, summary, state.wake)


def info_in(summary: bytes) -> TableInfo:
    """What a row says about its table. Raises msgspec.DecodeError."""
    return msgspec.json.decode(acts.with_current_names(summary), type=TableInfo)


def info_for(summary: bytes, who: str) -> TableInfo:
    """The same for one of its players: also whether they are asked."""
    asked = msgspec.json.decode(summary, type=Asked).asked
    return msgspec.structs.replace(info_in(summary), my_move=asked == who)


def entry_of(act: AnyAct) -> Entry:
    return Entry(act.at, acts.encode_act(act), act.who if isinstance(act, acts.Sat) else None)
