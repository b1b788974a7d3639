"""Which lessons were finished in this terminal: one name a line, in the folder where the server keeps its tables."""

from contextlib import suppress
from pathlib import Path

from gunsteel.commands.common import default_folder

FILE = "lessons.txt"


def _file() -> Path:
    return default_folder().expanduser() / FILE


def finished_lessons() -> list[str]:
    try:
        return _file().read_text(encoding="utf-8").split()
    except (OSError, UnicodeDecodeError):
        return []


def finish_lesson(name: str) -> None:
    """Where nothing can be kept, the lesson was played all the same."""
    names = finished_lessons()
    if name in names:
        return
    with suppress(OSError):
        _file().parent.mkdir(parents=True, exist_ok=True)
        _file().write_text("\n".join([*names, name]) + "\n", encoding="utf-8")
