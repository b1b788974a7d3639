"""Logs as lines of JSON, for programs that read them. Nothing secret is ever handed to a logger."""

import json
import logging
import sys
from datetime import UTC, datetime

# Lines of one kind within so many seconds; more are counted, not written.
MOST_ALIKE, ALIKE_SECONDS = 30, 60.0
MOST_KINDS, LONGEST_KIND = 1000, 200


class JsonFormatter(logging.Formatter):
    """One JSON object a line: time, level, logger, text."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Repetitions(logging.Filter):
    """Lets the same kind of line through only so often: nobody can fill the disk by what makes us log."""

    def __init__(self, most: int = MOST_ALIKE, seconds: float = ALIKE_SECONDS) -> None:
        super().__init__()
        self.most = most
        self.seconds = seconds
        self.seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, str(record.msg)[:LONGEST_KIND])
        since, count = self.seen.pop(kind, (record.created, 0))
        if record.created - since > self.seconds or record.created < since:
            if count > self.most:
                record.msg = f"{record.msg} ({count - self.most} more like this were left out before)"
            since, count = record.created, 0
        self.seen[kind] = (since, count + 1)
        if len(self.seen) > MOST_KINDS:
            del self.seen[next(iter(self.seen))]
        return count < self.most


def set_up(level: str) -> None:
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonFormatter())
    out.addFilter(Repetitions())
    root = logging.getLogger()
    root.handlers = [out]
    root.setLevel(level.upper())
    # These would log addresses, messages and parameters, among them keys and our secret.
    for name in ("uvicorn.access", "websockets", "sqlalchemy", "aiosqlite", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)
    # At debug level it would log every frame.
    logging.getLogger("uvicorn.error").setLevel(max(logging.INFO, root.level))
