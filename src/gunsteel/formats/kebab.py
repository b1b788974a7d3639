"""Names of classes as they are written in JSON."""

import re


def kebab(name: str) -> str:
    """`NotYourQuestion` → `not-your-question`"""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
