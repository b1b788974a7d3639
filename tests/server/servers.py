"""Real servers for tests: in this process, or in one of its own that can be killed."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

from gunsteel.server.serve import Server, ServerConfig, listening, serving

# Waiting times of a server that a test cannot wait for.
SHORT_WAITS = """
import sys
from gunsteel.cli import main
from gunsteel.server.table import tables
from gunsteel.server.table import state
from gunsteel.server.table import scheduler
state.BOT_LEASE, tables.SWEEP_SECONDS, tables.PRESENCE_SECONDS = 1.0, 0.2, 1.0
tables.ALIVE_SECONDS = 1.0
tables.GRACE = scheduler.GRACE = 2.0
sys.exit(main())
"""
# Only tests have so many clients at one address.
NO_LIMITS = {"connections": 100_000, "requests": 100_000.0, "tables": 100_000.0, "uploads": 1e12}


class LocalServer:
    """A server in this process, with its insides."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.tables = server.tables
        self.address = f"http://127.0.0.1:{port}"


@asynccontextmanager
async def local_server(database: str, **more: object) -> AsyncIterator[LocalServer]:
    """`async with local_server(database) as server`; `more` are fields of the config."""
    with listening("127.0.0.1", 0) as sock:
        config = ServerConfig(database=database, **(NO_LIMITS | more))  # type: ignore[arg-type]
        async with serving(config, sock) as server:
            yield LocalServer(server, sock.getsockname()[1])


class ServerProcess:
    """`gunsteel serve` as a process: can be stopped, killed, and started again on the same port.

    `short_waits`: what it usually waits many seconds for comes soon, and clients may send as fast as they can. `said`
    is all it wrote to its log, once it ended."""

    def __init__(self, database: str | None, port: int = 0, *words: str, short_waits: bool = False) -> None:
        self.database = database
        self.short_waits = short_waits
        self.said = ""
        self.port = port
        self.words = words
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Self:
        limits = ("--connections", "100000", "--requests", "100000", "--tables", "1000000", "--uploads", "1000000")
        where: tuple[str, ...] = ()  # then the environment says it
        if self.database is not None:
            where = ("--database" if self.database.startswith("postgres") else "--data", self.database)
        program = ("-c", SHORT_WAITS) if self.short_waits else ("-m", "gunsteel")
        command = [sys.executable, *program, "serve", "--no-browser", "--port", str(self.port), *where, *limits]
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115  # closed when the process has ended
        self.process = subprocess.Popen([*command, *self.words], stdout=subprocess.PIPE, stderr=self._log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Gunsteel is at http"):
            self.kill()
            raise AssertionError(f"the server did not start: {line!r} {self.said}")
        self.port = int(line.split("localhost:")[1].split("/")[0])
        return self

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """With -9: nothing is saved or said."""
        self._end(signal.SIGKILL)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """With a signal that asks to stop; the exit code."""
        return self._end(number)

    def heard(self, text: str) -> int:
        """How often its log has said this since it was started."""
        return os.pread(self._log.fileno(), 1 << 20, 0).decode().count(text)

    def children(self) -> set[int]:
        """Processes that it has started: bot processes, or workers."""
        assert self.process is not None
        return children(self.process.pid)

    def _end(self, number: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        os.kill(process.pid, number)
        code = process.wait(30)
        assert process.stdout is not None
        process.stdout.close()
        self._log.seek(0)
        self.said += self._log.read()
        self._log.close()
        return code

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


def children(pid: int) -> set[int]:
    return {int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()}


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "Z" not in Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
