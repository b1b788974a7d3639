"""The results of a contest on disk: `FILE`, and `FILE.part` while games are being played.

The part file holds the contest in its first line and a game in each other line. Whoever dies in the middle of a line
loses that game only; whoever asks for more games goes on from those that are there."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec
from msgspec import Struct

from gunsteel.arena.contest import Contest
from gunsteel.arena.result import GameResult, Played, Results, Times
from gunsteel.errors import Refused

T = TypeVar("T")


class Saved(Struct):
    """What of a results file is needed to go on from it."""

    contest: Contest
    times: list[Times]
    games: list[GameResult]


class Ledger:
    """Games that are there already, and a place to keep more."""

    def __init__(self, out: Path, contest: Contest, blocks: int) -> None:
        if (out.exists() and not out.is_file()) or not out.parent.is_dir():
            raise Refused(f"{out}: results need a plain file in a folder that is there")
        self.out = out
        self.part = out.with_name(f"{out.name}.part")
        self.results = _saved(out, contest)
        self._size = 0  # the whole lines of the part file
        self._file: BinaryIO | None = None
        self._read_part()
        if any(game.block >= blocks for game in self.results.games):
            raise Refused(f"{out}: there are more games already; ask for as many, or name another file")

    def _read_part(self) -> None:
        data = _read(self.part)
        self._size = data.rfind(b"\n") + 1
        first, *lines = data[: self._size].split(b"\n")[:-1] or [b""]
        if first:
            _same(self.part, _decode(self.part, first, Contest), self.results.contest)
        for line in lines:
            self.results.add(_decode(self.part, line, Played))

    def keep(self, played: Played) -> None:
        """Write a game down at once."""
        try:
            if self._file is None:
                self._file = self._opened()
            self._file.write(msgspec.json.encode(played) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as fault:
            raise Refused(f"{self.part}: cannot be written: {fault.strerror}") from None

    def _opened(self) -> BinaryIO:
        file = self.part.open("ab")
        file.truncate(self._size)  # without the line that somebody died in
        if not self._size:
            file.write(msgspec.json.encode(self.results.contest) + b"\n")
        return file

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def finish(self, text: str, write: Callable[[Path, str], None]) -> None:
        """All games are there: the results replace the part file."""
        write(self.out, text)
        self.close()
        self.part.unlink(missing_ok=True)


def _saved(out: Path, contest: Contest) -> Results:
    data = _read(out)
    if not data:
        return Results(contest)
    saved = _decode(out, data, Saved)
    _same(out, saved.contest, contest)
    return Results(contest, saved.games, saved.times)


def _same(path: Path, there: Contest, asked: Contest) -> None:
    for name in Contest.__struct_fields__:
        if getattr(there, name) != getattr(asked, name):
            other = "other" if name.endswith("s") else "another"
            what = f"{other} {name}" if name != "made" else "other versions of the rules or bots"
            raise Refused(f"{path}: holds a contest with {what}; name another file")


def _decode(path: Path, data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise Refused(f"{path}: holds no results of an arena: {fault}") from None


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes() if path.exists() else b""
    except OSError as fault:
        raise Refused(f"{path}: {fault.strerror}") from None
