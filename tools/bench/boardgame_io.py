"""boardgame.io's server under the same load as ours: the server to beat.

The programs in tools/bench/boardgame run it in Node.js; they are installed into .tools on first use."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Literal

import msgspec
from msgspec import Struct

from gunsteel.errors import Refused
from tools.bench.load_figures import Run

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "tools" / "bench" / "boardgame"
FOLDER = ROOT / ".tools" / "peers" / "boardgame"

# Seconds for installing, and for a run besides its two measurements: connecting, warming up, the last answers.
INSTALLING = 300.0
AROUND = 120.0

# Its default loses every match when it stops; `files` is its FlatFile storage, which sends updates before it writes.
Storage = Literal["memory", "files"]
STORAGES: tuple[Storage, ...] = ("memory", "files")


class PeerFigures(Struct, frozen=True):
    """`steady` at the rate asked for, `most` with every table moving on as soon as it can.

    The server's memory is taken before any match, with all players connected and idle, and after the steady run."""

    update_bytes: int
    megabytes_before: float
    megabytes_connected: float
    megabytes_after: float
    steady: Run
    most: Run


def measure(tables: int, players: int, rate: float, seconds: float, storage: Storage = "memory") -> PeerFigures:
    """`rate` is the number of choices a second at all tables together."""
    if min(tables, players, rate, seconds) <= 0:
        raise Refused("tables, players, rate and seconds must be above 0")
    if not sys.platform.startswith("linux"):
        raise Refused("memory and CPU time are read from /proc, so this works on Linux only")
    node = _install()
    bound = AROUND + 2 * seconds
    environment = os.environ | {"NODE_ENV": "production"}
    environment.pop("FLATFILE_DIR", None)
    # Beside the programs: the usual place for temporary files may be memory.
    with TemporaryDirectory(dir=FOLDER) as matches:
        if storage == "files":
            environment["FLATFILE_DIR"] = matches
        # node raises its limit of open files by itself.
        command = [node, "server.mjs", str(bound)]
        with subprocess.Popen(command, cwd=FOLDER, env=environment, stdout=subprocess.PIPE, text=True) as server:
            try:
                load = (_port(server.stdout), server.pid, tables, players, rate, seconds)
                return _figures([node, "load.mjs", *map(str, load)], bound)
            finally:
                server.kill()


def _install() -> str:
    """Copy the programs and install what they need; returns the path of node."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise Refused("boardgame.io runs in node: install Node.js 20 or newer, so that node and npm are on the PATH")
    shutil.copytree(SOURCES, FOLDER, dirs_exist_ok=True)
    lock, installed = (FOLDER / "package-lock.json").read_text(), FOLDER / "installed.json"
    if not installed.exists() or installed.read_text() != lock:
        print(f"installing boardgame.io into {FOLDER}", file=sys.stderr)
        command = [npm, "ci", "--silent", "--ignore-scripts", "--no-audit", "--no-fund"]
        try:
            subprocess.run(command, cwd=FOLDER, check=True, timeout=INSTALLING)
        except (OSError, subprocess.SubprocessError) as fault:
            raise Refused(f"boardgame.io could not be installed: {fault}") from None
        installed.write_text(lock)
    return node


def _port(output: IO[str] | None) -> int:
    assert output is not None
    line = output.readline()
    if not line.strip().isdigit():
        raise Refused("boardgame.io's server did not start; the reason is above")
    return int(line)


def _figures(command: list[str], timeout: float) -> PeerFigures:
    try:
        done = subprocess.run(command, cwd=FOLDER, check=True, timeout=timeout, stdout=subprocess.PIPE)
    except (OSError, subprocess.SubprocessError) as fault:
        raise Refused(f"boardgame.io could not be measured: {fault}") from None
    return msgspec.json.decode(done.stdout, type=PeerFigures)
