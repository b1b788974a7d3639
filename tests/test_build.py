"""What is compiled, what is declared about it, and which of the two engines is loaded."""

import os
import re
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import gunsteel
from hatch_build import SUFFIX, compiled_sources, files
from tests.test_layers import imports

ROOT = Path(__file__).parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SETTINGS = PYPROJECT["tool"]["gunsteel"]
UV = PYPROJECT["tool"]["uv"]


def fresh_python(code: str, **variables: str) -> str:
    """What another Python prints that starts with these environment variables."""
    environment = {name: value for name, value in os.environ.items() if name != "GUNSTEEL_PURE"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment | variables, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_rules_are_on_the_list_of_compiled_files() -> None:
    core = files(ROOT, ["src/gunsteel/core/**/*.py"])
    assert set(core) <= set(compiled_sources(ROOT))


def test_a_change_of_whatever_is_built_makes_uv_build_again() -> None:
    watched = {key["file"] for key in UV["cache-keys"] if "file" in key}
    assert {*SETTINGS["compiled"], *SETTINGS["inputs"], *SETTINGS["client"]} <= watched


def test_pins_for_the_build_agree_with_pins_for_work() -> None:
    build = [*UV["build-constraint-dependencies"], *PYPROJECT["build-system"]["requires"]]
    pins = {pin.partition(";")[0] for pin in UV["constraint-dependencies"]}
    assert {pin.replace("[mypyc]", "").partition(";")[0] for pin in build} <= pins


def test_compiled_files_import_nothing_that_an_install_lacks() -> None:
    names = [re.split(r"[^\w.-]", requirement)[0] for requirement in PYPROJECT["project"]["dependencies"]]
    allowed = {"gunsteel", *sys.stdlib_module_names, *(name.replace("-", "_") for name in names)}
    for path in compiled_sources(ROOT):
        used = {name.split(".")[0] for name in imports(path.read_text(encoding="utf-8"), "gunsteel")}
        assert used <= allowed, f"{path.name} needs an entry in [project] dependencies"


def test_compiled_says_what_lies_beside_the_source() -> None:
    engine = ROOT / "src" / "gunsteel" / "core" / f"engine{SUFFIX}"
    assert fresh_python("import gunsteel; print(gunsteel.compiled())") == str(engine.exists())


def test_compiled_agrees_with_the_engine_that_is_loaded() -> None:
    from gunsteel.core import engine

    assert gunsteel.compiled() == str(engine.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def test_gunsteel_pure_loads_sources() -> None:
    code = "import gunsteel.core.engine; print(gunsteel.compiled(), gunsteel.core.engine.__file__)"
    assert fresh_python(code, GUNSTEEL_PURE="1") == f"False {ROOT / 'src/gunsteel/core/engine.py'}"
