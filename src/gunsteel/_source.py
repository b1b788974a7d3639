"""Loads the Python sources of the package even where compiled extension files lie beside them.

Switched on by GUNSTEEL_PURE=1, for debugging, for coverage, and to run the tests both ways.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder(MetaPathFinder):
    """Answers for the modules inside `gunsteel`, and knows no other kind of file than source."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("gunsteel."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ())
        specs = (finder.find_spec(fullname, target) for finder in finders)
        return next((spec for spec in specs if spec is not None), None)


def prefer() -> None:
    """Ask for sources first, from now on."""
    sys.meta_path.insert(0, SourceFinder())
