"""A fingerprint of the rules and bots: results of different versions are not mixed."""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable

# What decides how a game between bots goes.
PARTS = ("ids.py", "catalog", "core", "formats", "info", "explain", "observation.py", "game.py", "bots")


@lru_cache
def fingerprint() -> str:
    """A digest of the sources of the rules and of our bots; bots of other packages are not included."""
    digest = blake2b(digest_size=8)
    for part in PARTS:
        for source in _sources(files("gunsteel") / part):
            digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()


def _sources(part: Traversable) -> Iterator[Traversable]:
    if part.is_dir():
        for entry in sorted(part.iterdir(), key=lambda entry: entry.name):
            yield from _sources(entry)
    elif part.name.endswith((".py", ".json")):
        yield part
