"""Whoever searches needs compiled rules; plain Python runs the quick tests only."""

from gunsteel import compiled

SLOW = ["conformance", "docs", "memory", "minds", "search", "secrecy", "seeds"]

collect_ignore = [] if compiled() else [f"test_{name}.py" for name in SLOW]
