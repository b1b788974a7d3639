"""What is compiled, what is declared about it, and which of the two engines is loaded."""

import os
import re
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest

import gunsteel
from hatch_build import SUFFIX, client_is_fresh, compiled_sources, engine_is_fresh, files
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


# --- wheels ---


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of the files in a wheel, packed from what was built last; `dev.py test` builds first."""
    if not (client_is_fresh(ROOT) and engine_is_fresh(ROOT)):
        pytest.skip("the client or the engine was not built from the sources as they are now")
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (path,) = folder.glob("*.whl")
    with ZipFile(path) as packed:
        return set(packed.namelist())


def test_a_wheel_contains_the_browser_client_with_all_its_files(wheel: set[str]) -> None:
    built = ROOT / "src/gunsteel/server/web"
    client = {path.relative_to(ROOT / "src").as_posix() for path in built.rglob("*") if path.is_file()}
    assert "gunsteel/server/web/index.html" in client
    assert any(name.startswith("gunsteel/server/web/assets/") and name.endswith(".js") for name in client)
    assert client <= wheel


def test_a_wheel_contains_every_compiled_module_and_the_library_they_share(wheel: set[str]) -> None:
    modules = {path.relative_to(ROOT / "src").with_suffix("").as_posix() for path in compiled_sources(ROOT)}
    assert {f"{module}{SUFFIX}" for module in modules} <= wheel
    assert f"gunsteel/core__mypyc{SUFFIX}" in wheel


def test_a_wheel_contains_what_the_program_reads_and_no_tests(wheel: set[str]) -> None:
    kinds = {".py", ".ftl", ".md", ".json", ".typed", ".html", ".css"}
    sources = {path.relative_to(ROOT / "src").as_posix() for path in ROOT.glob("src/**/*.*") if path.suffix in kinds}
    assert sources <= wheel
    assert {name.split("/")[0] for name in wheel} == {"gunsteel", f"gunsteel-{gunsteel.__version__}.dist-info"}
