"""Real servers for tests: in this process, or in one of its own that can be killed."""

import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

from gunsteel.server.serve import Plan, Server, listening, serving

# So many clients from one address are not usual outside of tests.
GENEROUS = {"connections": 100_000, "requests": 100_000.0, "tables": 100_000.0}


class Here:
    """A server in this process, with its insides."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.hall = server.hall
        self.address = f"http://127.0.0.1:{port}"


@asynccontextmanager
async def here(database: str, **more: object) -> AsyncIterator[Here]:
    """`async with here(database) as server`; `more` are fields of the plan."""
    with listening("127.0.0.1", 0) as sock:
        plan = Plan(database=database, **(GENEROUS | more))  # type: ignore[arg-type]
        async with serving(plan, sock) as server:
            yield Here(server, sock.getsockname()[1])


class Elsewhere:
    """`gunsteel serve` as a process: can be stopped, killed, and started again on the same port."""

    def __init__(self, database: str, port: int = 0, *words: str) -> None:
        self.database = database
        self.port = port
        self.words = words
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Self:
        limits = ("--connections", "100000", "--requests", "100000", "--tables", "1000000")
        where = ("--data", self.database) if not self.database.startswith("postgres") else ("--database", self.database)
        command = [sys.executable, "-m", "gunsteel", "serve", "--no-browser", "--port", str(self.port), *where, *limits]
        self.process = subprocess.Popen([*command, *self.words], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Gunsteel is at http"), f"the server did not start: {line!r}"
        self.port = int(line.split("localhost:")[1].split("/")[0])
        return self

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """With -9: nothing is saved or said."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """With a signal that asks to stop; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        os.kill(process.pid, number)
        code = process.wait(30)
        assert process.stdout is not None
        process.stdout.close()
        return code

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"
