"""Guns & Steel: one rules engine, and the tables, bots and records around it."""

import os

__all__ = ["__version__", "compiled"]

__version__ = "0.1.0"

if os.environ.get("GUNSTEEL_PURE") == "1":
    from gunsteel import _source

    _source.prefer()


def compiled() -> bool:
    """Whether the rules run as compiled code (True) or as plain Python (False)."""
    from importlib.machinery import ExtensionFileLoader
    from importlib.util import find_spec

    engine = find_spec("gunsteel.core.engine")
    return engine is not None and isinstance(engine.loader, ExtensionFileLoader)
