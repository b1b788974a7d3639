"""Files: texts, records, card values. Every error message begins with the name of the file."""

import os
import tempfile
from pathlib import Path

from gunsteel.core.values import Values
from gunsteel.errors import Refused, refused, system_reason
from gunsteel.formats import card_values
from gunsteel.formats.record import Record, loads


def read(path: str | Path) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as fault:
        raise refused("no-file", "{file}: {text}", file=str(path), text=system_reason(fault)) from None
    except UnicodeDecodeError:
        raise refused("not-text", "{file}: not a UTF-8 text", file=str(path)) from None
    except ValueError as fault:
        raise refused("no-file", "{file}: {text}", file=str(path), text=str(fault)) from None


def read_record(path: str | Path) -> Record:
    text = read(path)
    try:
        return loads(text)
    except Refused as reason:
        raise refused("bad-record", "{file}: {text}", file=str(path), text=reason) from None


def read_values(path: str | Path) -> Values:
    return card_values.values_from_text(read(path), str(path))


def write(path: str | Path, text: str) -> None:
    """Write a whole file or nothing; what is not a plain file, such as a pipe, is written into."""
    target = Path(path)
    try:
        if target.exists() and not target.is_file():
            target.write_text(text, encoding="utf-8")
        else:
            _replace(target.resolve(), text)
    except (OSError, ValueError) as fault:
        reason = system_reason(fault) if isinstance(fault, OSError) else str(fault)
        raise refused("unwritable", "{file}: cannot be written: {text}", file=str(path), text=reason) from None


def _replace(target: Path, text: str) -> None:
    mode = target.stat().st_mode & 0o777 if target.exists() else 0o644
    handle, draft = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:32]}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        Path(draft).chmod(mode)
        Path(draft).replace(target)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
