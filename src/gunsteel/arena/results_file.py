"""The results of a contest on disk: `FILE`, and `FILE.part` while games are being played.

The part file holds the contest in its first line and a game in each other line. If the program is killed while it
writes a line, only that game is lost; a later run continues from the games that are there."""

import os
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec
from msgspec import Struct

from gunsteel.arena.contest import Contest
from gunsteel.arena.result import GameResult, Played, Results, Times
from gunsteel.errors import Detail, Refused, refused, system_reason
from gunsteel.formats.files import write

T = TypeVar("T")


class SavedResults(Struct):
    """The parts of a results file that are needed to continue from it."""

    contest: Contest
    times: list[Times]
    games: list[GameResult]


class ResultsFile:
    """Reads the games that are there already, and keeps new ones."""

    def __init__(self, out: Path, contest: Contest, blocks: int) -> None:
        if (out.exists() and not out.is_file()) or not out.parent.is_dir():
            raise refused("results-file", "results need a regular file in an existing folder", str(out))
        self.out = out
        self.part = out.with_name(f"{out.name}.part")
        self.results = _saved(out, contest)
        self._size = 0  # of the complete lines of the part file
        self._file: BinaryIO | None = None
        self._read_part()
        if any(game.block >= blocks for game in self.results.games):
            text = "has more games than that; ask for at least as many, or name another file"
            raise refused("more-games", text, str(out))

    def _read_part(self) -> None:
        data = _read(self.part)
        self._size = data.rfind(b"\n") + 1
        first, *lines = data[: self._size].split(b"\n")[:-1] or [b""]
        if first:
            _check_same(self.part, _decode(self.part, first, Contest), self.results.contest)
        for line in lines:
            self.results.add(_decode(self.part, line, Played))

    def keep(self, played: Played) -> None:
        """Write a game to disk at once."""
        try:
            if self._file is None:
                self._file = self._opened()
            self._file.write(msgspec.json.encode(played) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as fault:
            text = system_reason(fault)
            raise refused("unwritable", "{file}: cannot be written: {text}", file=str(self.part), text=text) from None

    def _opened(self) -> BinaryIO:
        file = self.part.open("ab")
        file.truncate(self._size)  # an incomplete last line is dropped
        if not self._size:
            file.write(msgspec.json.encode(self.results.contest) + b"\n")
        return file

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def finish(self, text: str) -> None:
        """All games are there: write the results and remove the part file."""
        write(self.out, text)
        self.close()
        self.part.unlink(missing_ok=True)


def _saved(out: Path, contest: Contest) -> Results:
    data = _read(out)
    if not data:
        return Results(contest)
    saved = _decode(out, data, SavedResults)
    _check_same(out, saved.contest, contest)
    return Results(contest, saved.games, saved.times)


def _check_same(path: Path, saved: Contest, wanted: Contest) -> None:
    for name in Contest.__struct_fields__:
        if getattr(saved, name) != getattr(wanted, name):
            other = "other" if name.endswith("s") else "another"
            what = f"{other} {name}" if name != "fingerprint" else "another version of the rules or bots"
            text = "has the results of a contest with {what}; name another file"
            details: dict[str, Detail] = {"what": name, "where": str(path)}
            raise Refused(f"{path}: {text.format(what=what)}", code="other-contest", details=details)


def _decode(path: Path, data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise refused("no-results", "has no results of the arena: {text}", str(path), text=str(fault)) from None


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes() if path.exists() else b""
    except OSError as fault:
        raise refused("no-file", "{file}: {text}", file=str(path), text=system_reason(fault)) from None
