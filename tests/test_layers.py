"""The shape of the package: imports go one way, the rules are pure, and the cards are data."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "gunsteel"

# A module may import from its own layer and from those before it; folders in one layer do not import each other.
LAYERS = [
    {"__init__", "_source"},
    {"ids", "errors", "extras"},
    {"catalog"},
    {"core"},
    {"formats"},
    {"info"},
    {"explain"},
    {"language"},
    {"observation", "card_book", "game", "shared_game"},
    {"wire", "bots", "lessons"},
    {"arena"},
    {"server", "tui"},
    {"cli", "commands", "__main__"},
]
RANK = {room: rank for rank, layer in enumerate(LAYERS) for room in layer}

# The rules know no chance, clock, log, file or machine, and no dataclasses: those copy slower compiled.
IMPURE = {"random", "secrets", "time", "datetime", "logging", "io", "os", "pathlib", "dataclasses"}

# Only these files of catalog/ may hold code.
CARD_CODE = {"grammar.py", "index.py", "provenance.py", "requirements.py", "vocabulary.py"}
CODE = (
    *(ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda),
    *(ast.For, ast.AsyncFor, ast.While, ast.If, ast.IfExp, ast.Match, ast.Try, ast.With),
    *(ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp),
)


def sources(folder: str = "") -> list[Path]:
    return sorted((PACKAGE / folder).rglob("*.py"))


def imports(source: str, package: str) -> Iterator[str]:
    """The full names of all that a module in this package imports, wherever it does so."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = package.split(".")
            base = parents[: len(parents) - node.level + 1] if node.level else []
            origin = ".".join([*base, *filter(None, [node.module])])
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def room(name: str) -> str:
    """Where in our package a name lives: `gunsteel.core.engine.apply` in `core`."""
    part = [*name.split("."), "__init__"][1]
    return part if part in RANK else "__init__"


def room_of_file(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def package_of_file(path: Path) -> str:
    return ".".join(path.parent.relative_to(PACKAGE.parent).parts)


def forbidden(source: str, package: str, here: str) -> list[str]:
    """The imports of a module in room `here` that come from a later layer, or from another folder in its own."""
    ours = (name for name in imports(source, package) if name.split(".")[0] == "gunsteel")
    return [name for name in ours if RANK[room(name)] > RANK[here] or are_siblings(room(name), here)]


def are_siblings(one: str, two: str) -> bool:
    return one != two and RANK[one] == RANK[two] and all((PACKAGE / name).is_dir() for name in (one, two))


def impure(source: str) -> set[str]:
    return {name.split(".")[0] for name in imports(source, "gunsteel.core")} & IMPURE


def code_in(source: str) -> list[int]:
    """The lines of a file that hold code where data is meant."""
    return [node.lineno for node in ast.walk(ast.parse(source)) if isinstance(node, CODE)]


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_go_one_way(path: Path) -> None:
    if path == PACKAGE / "__init__.py":
        return  # it lists the public names, and loads them when they are first used
    here = room_of_file(path)
    assert here in RANK, f"{here} has no place in LAYERS yet"
    assert forbidden(path.read_text(encoding="utf-8"), package_of_file(path), here) == []


def test_the_rules_are_pure() -> None:
    found = {path.name: impure(path.read_text(encoding="utf-8")) for path in sources("core")}
    assert not any(found.values()), found


def test_card_files_hold_data_only() -> None:
    data = [path for path in sources("catalog") if path.name not in CARD_CODE]
    found = {path.name: code_in(path.read_text(encoding="utf-8")) for path in data}
    assert not any(found.values()), f"lines with code: {found}"


@pytest.mark.parametrize(
    "line",
    [
        "import gunsteel.info.view",
        "from gunsteel.info import view",
        "from gunsteel import info",
        "from ..info import view",
        "from .. import info",
        "def late(): from gunsteel.bots.protocol import Bot",
    ],
)
def test_a_planted_import_uphill_is_found(line: str) -> None:
    assert forbidden(line, "gunsteel.core", "core")


@pytest.mark.parametrize(
    "line",
    [
        "from gunsteel.ids import Seat",
        "from . import state",
        "from .state import State",
        "import gunsteel",
        "import ast",
    ],
)
def test_an_import_downhill_is_left_alone(line: str) -> None:
    assert not forbidden(line, "gunsteel.core", "core")


@pytest.mark.parametrize(("here", "there"), [("server", "tui"), ("tui", "server"), ("bots", "wire"), ("wire", "bots")])
def test_a_planted_import_from_a_sibling_is_found(here: str, there: str) -> None:
    assert forbidden(f"from gunsteel.{there} import anything", f"gunsteel.{here}", here)
    assert not forbidden(f"from gunsteel.{here} import anything", f"gunsteel.{here}", here)


@pytest.mark.parametrize("line", ["import random", "from time import time", "from dataclasses import dataclass"])
def test_a_planted_impurity_is_found(line: str) -> None:
    assert impure(line)


@pytest.mark.parametrize("line", ["X = [n for n in Y]", "if X: Y = 1", "X = lambda: 1", "def x(): pass"])
def test_planted_code_among_the_cards_is_found(line: str) -> None:
    assert code_in(line)
