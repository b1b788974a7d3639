"""Card values as text: TOML with a table for each card, `[knight]`, `strength = 3`, or the same in JSON."""

import json
import tomllib
from collections.abc import Mapping
from typing import Any

from gunsteel.core.values import Values, checked, differing
from gunsteel.errors import refused


def parsed(text: str, where: str) -> dict[str, Any]:
    """What is written there, not yet checked."""
    try:
        table: dict[str, Any] = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
        return table
    except (ValueError, RecursionError) as fault:
        raise refused("not-toml", "not TOML: {text}", where, text=str(fault)) from None


def values_from_text(text: str, where: str) -> Values:
    """Only the values that differ from ours, or `Refused` naming the place."""
    return differing(checked(parsed(text, where), where))


def values_text(values: Values) -> str:
    """As TOML, in the order of the values."""
    tables = [
        "\n".join([f"[{card}]", *(f"{field} = {_toml(value)}" for field, value in fields.items())])
        for card, fields in values.items()
    ]
    return "\n\n".join(tables) + "\n" if tables else ""


def _toml(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {_toml(part)}" for name, part in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(part) for part in value) + "]"
    # Numbers, true and false, and plain words look the same as in JSON.
    return json.dumps(value)
