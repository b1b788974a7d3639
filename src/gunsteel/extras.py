"""The extras of an installation: which modules each installs, and the error message when one is missing."""

from importlib.util import find_spec

from gunsteel.errors import Refused

# What `pip install 'gunsteel[server]'` and so on bring; a test compares it with pyproject.toml.
MODULES = {
    "server": (
        *("aiosqlite", "alembic", "h11", "prometheus_client", "segno"),
        *("sqlalchemy", "starlette", "uvicorn", "websockets"),
    ),
    "client": ("httpx", "websockets"),
    "arena": ("choix", "numpy"),
    "postgres": ("asyncpg",),
    "ray": ("ray",),
}


class MissingExtra(Refused, ImportError):
    """What was asked for needs packages that are not installed."""


def missing(extra: str, who: str, code: str = "needs-extra") -> MissingExtra | None:
    """The refusal that says so, or nothing. `who` needs it: a command, an option, a module. Nothing is imported."""
    if all(map(_found, MODULES[extra])):
        return None
    command = f"pip install 'gunsteel[{extra}]'"
    text = f"{who} needs the extra '{extra}': {command}."
    return MissingExtra(text, code=code, details={"who": who, "extra": extra, "command": command})


def require(extra: str, who: str) -> None:
    """Refuse to go on without it."""
    if reason := missing(extra, who):
        raise reason


def _found(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ImportError:
        return False
