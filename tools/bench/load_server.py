"""The server that is put under load: `gunsteel serve` in another process, and its memory and CPU time."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Self

from gunsteel.errors import Refused

# One address plays all seats, so the limits for each client are out of the way.
LIMITS = ("--connections", "100000", "--requests", "100000", "--tables", "1000000")


class LoadedServer:
    """`with LoadedServer(folder) as server`: it is stopped in the end."""

    def __init__(self, folder: str, limits: tuple[str, ...] = LIMITS) -> None:
        command = [sys.executable, "-m", "gunsteel", "serve", "--no-browser", "--port", "0", "--data", folder, *limits]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.pid = self._process.pid

    def __enter__(self) -> Self:
        assert self._process.stdout is not None
        words = self._process.stdout.readline().split()
        addresses = [word for word in words if word.startswith("http")]
        if not addresses:
            self.__exit__()
            raise Refused("the server did not start; the reason is above")
        self.address = addresses[0].rstrip("/").replace("localhost", "127.0.0.1")
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()

    @property
    def megabytes(self) -> float:
        """Resident memory now, without the processes for bots."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:"))

    @property
    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
