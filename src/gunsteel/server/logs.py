"""Logs as lines of JSON, for programs that read them. Nothing secret is ever handed to a logger."""

import json
import logging
import sys
from datetime import UTC, datetime


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


def set_up(level: str) -> None:
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers = [out]
    root.setLevel(level.upper())
    # These would log addresses, messages and parameters, among them keys and our secret.
    for name in ("uvicorn.access", "websockets", "sqlalchemy", "aiosqlite", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)
    # At debug level it would log every frame.
    logging.getLogger("uvicorn.error").setLevel(max(logging.INFO, root.level))
