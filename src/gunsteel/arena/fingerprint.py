"""A fingerprint of the rules and bots: results of different versions are not mixed."""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable

PACKAGES = ("catalog", "core", "formats", "info", "explain", "bots")


@lru_cache
def fingerprint() -> str:
    """A digest of the sources of the rules and of our bots; bots of other packages are not included."""
    digest = blake2b(digest_size=8)
    for package in PACKAGES:
        for source in _sources(files("gunsteel") / package):
            digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _sources(entry)
        elif entry.name.endswith((".py", ".json")):
            yield entry
