"""What a server has written down for good, read from its database behind its back."""

import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep

from gunsteel.server import acts
from tests.web.browser import PATIENT


def choices(folder: Path, table: str, seat: int, awaited: int = 0) -> list[str]:
    """The answers of a seat, in their order; once there are as many as are awaited."""
    late = monotonic() + PATIENT
    while len(found := _choices(folder, table, seat)) < awaited:
        assert monotonic() < late, f"{awaited} answers are awaited and {len(found)} are on record"
        sleep(0.02)
    return found


def _choices(folder: Path, table: str, seat: int) -> list[str]:
    (file,) = folder.glob("*.db")
    with closing(sqlite3.connect(file, timeout=PATIENT)) as database:
        rows = database.execute("select data from acts where table_id = ? order by n", (table,)).fetchall()
    known = [acts.decode(data) for (data,) in rows]
    return [act.option for act in known if isinstance(act, acts.Chose) and act.by == seat]
