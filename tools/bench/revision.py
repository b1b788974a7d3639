"""Another revision of this repository, built in .tools/revisions, to be measured beside the working tree."""

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from io import BytesIO
from pathlib import Path

from dev import ROOT, TOOLS, environment
from gunsteel.errors import Refused

# What a load test needs; earlier revisions installed it without being asked.
EXTRAS = ("server", "client")
# Seconds for resolving, downloading and compiling.
BUILDING = 900.0
# Runs a module with the time that its process has worked as its clock: what others do on the machine hardly counts.
CPU_CLOCK = """
import runpy, sys, time
time.perf_counter = time.process_time
runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
"""


class Revision:
    """Where its sources are, and the Python that has it installed."""

    def __init__(self, name: str, folder: Path, python: Path) -> None:
        self.name = name
        self.folder = folder
        self.python = python

    def measure(self, benchmark: str, *options: str, cpu_clock: bool = False) -> str:
        """Run its own benchmark and return what that prints."""
        run = ["-c", CPU_CLOCK] if cpu_clock else ["-m"]
        command = [str(self.python), *run, *self._module(benchmark), *options]
        done = subprocess.run(command, cwd=self.folder, stdout=subprocess.PIPE, text=True)
        # 1 is the answer no: an aim was missed.
        if done.returncode not in (0, 1):
            raise Refused(f"{self.name} could not be measured; the reason is above")
        return done.stdout

    def _module(self, benchmark: str) -> list[str]:
        if (self.folder / "tools" / "bench").is_dir():
            return ["tools.bench", benchmark]
        # Benchmarks used to be commands of the program.
        return ["gunsteel", {"engine": "bench"}.get(benchmark, benchmark)]


def working_tree() -> Revision:
    return Revision("this tree", ROOT, Path(sys.executable))


def built(name: str) -> Revision:
    """The revision that git knows by this name, built unless it was built before."""
    commit = _commit(name)
    folder = TOOLS / "revisions" / commit
    python = folder / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = folder / "build" / "ready.txt"
    if not ready.exists():
        print(f"building {name} in {folder.relative_to(ROOT)}; this takes a minute or two", file=sys.stderr)
        shutil.rmtree(folder, ignore_errors=True)
        _unpack(commit, folder)
        _install(name, folder)
        ready.touch()
    return Revision(name, folder, python)


def _commit(name: str) -> str:
    command = ["git", "rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise Refused(f"--against: git knows no revision {name!r}")
    return done.stdout.strip()


def _unpack(commit: str, folder: Path) -> None:
    """All its files but the browser client's sources: it takes long to build, and nothing here needs it."""
    command = ["git", "archive", "--format=tar", commit, "--", ".", ":(exclude)web"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    with tarfile.open(fileobj=BytesIO(done.stdout)) as files:
        files.extractall(folder, filter="data")


def _install(name: str, folder: Path) -> None:
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [f"--extra={extra}" for extra in EXTRAS if extra in project.get("optional-dependencies", {})]
    uv = shutil.which("uv", path=str(TOOLS / "bin")) or "uv"
    variables = environment()
    variables.pop("GUNSTEEL_PURE_BUILD", None)
    command = [uv, "sync", "--quiet", "--no-dev", "--python", sys.executable, *extras]
    try:
        subprocess.run(command, cwd=folder, env=variables, check=True, timeout=BUILDING)
    except (OSError, subprocess.SubprocessError) as fault:
        raise Refused(f"--against: {name} could not be built: {fault}") from None
