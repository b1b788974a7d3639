"""How classes are called on the wire."""

import re


def kebab(name: str) -> str:
    """`NotYourQuestion` → `not-your-question`"""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
