"""The answers that a server has stored, read directly from its database."""

import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep

from gunsteel.server.table import acts
from tests.web.browser import TIMEOUT


def stored_answers(folder: Path, table: str, seat: int, expected: int = 0) -> list[str]:
    """The answers of a seat, in their order; waits until there are as many as expected."""
    deadline = monotonic() + TIMEOUT
    while len(found := _stored_answers(folder, table, seat)) < expected:
        assert monotonic() < deadline, f"{expected} answers are expected and {len(found)} are stored"
        sleep(0.02)
    return found


def _stored_answers(folder: Path, table: str, seat: int) -> list[str]:
    (file,) = folder.glob("*.db")
    with closing(sqlite3.connect(file, timeout=TIMEOUT)) as database:
        rows = database.execute("select data from acts where table_id = ? order by n", (table,)).fetchall()
    stored = [acts.decode_act(data) for (data,) in rows]
    answers = [act for act in stored if isinstance(act, acts.Answered) and act.by == seat]
    return [" ".join(act.chosen) for act in answers]
