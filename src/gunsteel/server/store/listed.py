"""What lists show of a table."""

from msgspec import Struct

from gunsteel.server.store.schema import tables
from gunsteel.wire.lobby import TableStatus


class Listed(Struct, frozen=True):
    """A table as lists show it."""

    id: str
    status: TableStatus
    public: bool
    summary: bytes
    acts: int
    created: float
    touched: float
    wake: float | None
    damaged: int | None = None


LISTED = [tables.c[name] for name in Listed.__struct_fields__]
