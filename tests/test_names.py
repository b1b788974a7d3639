"""One name for one thing: no two packages have a public type of the same name."""

import ast
from collections import defaultdict
from pathlib import Path

from tests.test_layers import PACKAGE, sources

# Names that two packages still share: entries may only go, and the last takes this list with it.
STILL_SHARED: dict[str, set[str]] = {
    "Counts": {"explain", "server"},
    "Got": {"server", "wire"},
    "Job": {"arena", "server"},
    "Opponents": {"catalog", "tui"},
    "Plan": {"bots", "server"},
    "Row": {"catalog", "server"},
    "Status": {"server", "wire"},
}


def package_of(path: Path) -> str:
    """The first folder under gunsteel; the modules beside the folders are one package."""
    first, *rest = path.relative_to(PACKAGE).parts
    return first if rest else "gunsteel"


def public_types(source: str) -> set[str]:
    """Classes, and other names for types: those are written like classes."""
    names: set[str] = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return {name for name in names if name[0].isupper() and not name.isupper()}


def shared(types: dict[str, set[str]]) -> dict[str, set[str]]:
    """The names that are in more than one package, with the packages."""
    packages: dict[str, set[str]] = defaultdict(set)
    for package, names in types.items():
        for name in names:
            packages[name].add(package)
    return {name: where for name, where in packages.items() if len(where) > 1}


def test_no_two_packages_have_a_public_type_of_the_same_name() -> None:
    types: dict[str, set[str]] = defaultdict(set)
    for path in sources():
        types[package_of(path)] |= public_types(path.read_text(encoding="utf-8"))
    clashes = shared(types)
    assert {name: where for name, where in clashes.items() if not where <= STILL_SHARED.get(name, set())} == {}


def test_a_planted_clash_is_found() -> None:
    one = public_types("class Game: ...\nclass _Hidden: ...\nSEATS = 4\n")
    two = public_types("Game = int | str\nclass _Hidden: ...\nSEATS = 4\nclass Move: ...\n")
    assert shared({"one": one, "two": two}) == {"Game": {"one", "two"}}
