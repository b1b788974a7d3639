"""Which rules and bots these are: results of different ones do not go together."""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable

ROOMS = ("catalog", "core", "formats", "info", "explain", "bots")


@lru_cache
def made() -> str:
    """A short name for the sources of rules and bots; bots of other packages are not in it."""
    digest = blake2b(digest_size=8)
    for room in ROOMS:
        for source in _sources(files("gunsteel") / room):
            digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _sources(entry)
        elif entry.name.endswith((".py", ".json")):
            yield entry
