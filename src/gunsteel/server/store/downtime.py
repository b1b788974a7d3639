"""When no server ran: each process notes that it is alive, and the first one afterwards notes since when none was."""

from sqlalchemy import Connection

from gunsteel.server.store.stored_settings import read_setting, write_setting

ALIVE, SPANS = "alive", "downtimes"
# No clock runs for longer than a month.
KEPT_SECONDS = 40 * 24 * 3600.0
MOST_SPANS = 1000

Spans = list[tuple[float, float]]


def note_alive(connection: Connection, now: float, gap: float) -> Spans:
    """A process is alive now. If for `gap` seconds none was, that was a downtime; all of them are returned."""
    seen: float = read_setting(connection, ALIVE, float, now)
    spans: Spans = read_setting(connection, SPANS, Spans, [])
    if now - seen > gap:
        recent = [span for span in spans if span[1] > now - KEPT_SECONDS]
        spans = [*recent[-MOST_SPANS:], (seen, now)]
        write_setting(connection, SPANS, spans)
    write_setting(connection, ALIVE, now)
    return spans
