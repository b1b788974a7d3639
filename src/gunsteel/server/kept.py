"""A table as it is kept: its acts, and what it is found by."""

from gunsteel.server import acts
from gunsteel.server.acts import AnyAct
from gunsteel.server.room import Room
from gunsteel.server.store import Entry, Row
from gunsteel.wire.protocol import encode


def row_of(room: Room) -> Row:
    info = room.info(set(), None)  # a clock would tell when the last hidden step was made
    return Row(room.status, room.settings.public, encode(info), room.wake)


def entry_of(act: AnyAct) -> Entry:
    return Entry(act.at, acts.encode(act), act.who if isinstance(act, acts.Sat) else None)
