"""Build hook: compiles the rules with mypyc, and builds the browser client once there is one.

The extension files are left beside their sources, where an editable install finds them too. Without a C
compiler, or with GUNSTEEL_PURE_BUILD=1, the package stays plain Python.
"""

import os
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# How the rules were built last, and from what; `dev.py` reads it too.
STAMP = Path("build", "engine.txt")
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
# One library holds all compiled code; named with a dot, it lies inside the package.
GROUP = "gunsteel.core"


class CustomBuildHook(BuildHookInterface[Any]):
    """What hatchling calls before it packs a wheel; `version` is "standard" or "editable"."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        build_web_client(root)
        obstacle = why_not_compile(root)
        if obstacle:
            self.app.display_warning(f"gunsteel stays plain Python: {obstacle}.")
            if version == "editable":  # an old extension file would win over its source
                remove_extensions(root)
                write_stamp(root, f"plain Python: {obstacle}")
            return
        compile_sources(root)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if version == "standard":
            for path in extensions(root):
                build_data["force_include"][str(path)] = str(path.relative_to(root / "src"))


def build_web_client(root: Path) -> None:
    """The room for the browser client: `npm ci` and vite go here when web/ comes."""
    if (root / "web" / "package.json").exists():
        raise NotImplementedError("web/ is there, but hatch_build.build_web_client does not build it yet")


def settings(root: Path) -> dict[str, list[str]]:
    """The section [tool.gunsteel] of pyproject.toml."""
    pyproject = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    section: dict[str, list[str]] = pyproject["tool"]["gunsteel"]
    return section


def files(root: Path, patterns: list[str]) -> list[Path]:
    """The files that match, without `__init__.py`; a pattern without a file is no mistake."""
    found = {path for pattern in patterns for path in root.glob(pattern)}
    return sorted(path for path in found if path.name != "__init__.py")


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
    """What stands in the way of compiling, in a few words; empty if nothing does."""
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
    """Compile all sources together, unless the extension files come from these very sources."""
    state = f"compiled {fingerprint(root)}"
    if extensions(root) and read_stamp(root) == state:
        return
    remove_extensions(root)
    (root / STAMP).unlink(missing_ok=True)
    run_mypyc([str(path.relative_to(root)) for path in compiled_sources(root)])
    write_stamp(root, state)


def run_mypyc(sources: list[str]) -> None:
    """Type-check, translate to C, compile, and leave the results beside the sources."""
    from mypyc.build import mypycify

    modules = mypycify(sources, opt_level="3", group_name=GROUP, target_dir="build/mypyc")
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


def fingerprint(root: Path) -> str:
    """Names everything that the extension files depend on."""
    return sha256(b"\0".join(ingredients(root))).hexdigest()


def ingredients(root: Path) -> Iterator[bytes]:
    yield f"{SUFFIX} {version_of('mypy')}".encode()
    yield (root / "hatch_build.py").read_bytes()
    for path in compiled_sources(root) + files(root, settings(root)["inputs"]):
        yield path.relative_to(root).as_posix().encode()
        yield path.read_bytes()


def read_stamp(root: Path) -> str:
    path = root / STAMP
    return path.read_text(encoding="utf-8") if path.exists() else ""


def write_stamp(root: Path, text: str) -> None:
    path = root / STAMP
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
