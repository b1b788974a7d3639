"""One name for one thing: no two packages define the same public name."""

import ast
from collections import defaultdict
from pathlib import Path

from tests.test_layers import PACKAGE, sources

# What starts a program has this name everywhere.
ENTRY_POINTS = {"main"}


def package_of(path: Path) -> str:
    """The first folder under gunsteel; the modules beside the folders are one package."""
    first, *rest = path.relative_to(PACKAGE).parts
    return first if rest else "gunsteel"


def public_names(source: str) -> set[str]:
    """Classes, functions, constants and names for types that a module defines; what it imports is not its own."""
    names: set[str] = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            parts = [part for target in targets for part in ast.walk(target) if isinstance(part, ast.Name)]
            names |= {part.id for part in parts if isinstance(part.ctx, ast.Store)}
    return {name for name in names if not name.startswith("_")}


def shared(names_by_package: dict[str, set[str]]) -> dict[str, set[str]]:
    """The names that are in more than one package, with the packages."""
    packages: dict[str, set[str]] = defaultdict(set)
    for package, names in names_by_package.items():
        for name in names - ENTRY_POINTS:
            packages[name].add(package)
    return {name: where for name, where in packages.items() if len(where) > 1}


def test_no_two_packages_define_the_same_public_name() -> None:
    names: dict[str, set[str]] = defaultdict(set)
    for path in sources():
        names[package_of(path)] |= public_names(path.read_text(encoding="utf-8"))
    assert shared(names) == {}


def test_a_planted_clash_is_found() -> None:
    one = public_names("from x import y\nclass Game: ...\nSEATS, PILES = 4, 3\ndef deal(): ...\ndef main(): ...\n")
    two = public_names("Game = int | str\nclass _Hidden: ...\nPILES: int = 3\nasync def deal(): ...\ndef main(): ...\n")
    assert shared({"one": one, "two": two, "three": {"y"}}) == {
        "Game": {"one", "two"},
        "PILES": {"one", "two"},
        "deal": {"one", "two"},
    }
