"""The one error for input that cannot be accepted."""

from collections.abc import Sequence
from typing import Protocol

LONGEST_SHOWN = 60


class Explanation(Protocol):
    """Why something is not possible: the rule that says so, and the reason in words."""

    @property
    def rule(self) -> str: ...

    def text(self, lang: str = "en") -> str: ...


class Refused(ValueError):
    """Bad input: the message says what was wrong, where, and what would be right. Nothing was changed."""

    def __init__(self, message: str = "", reasons: Sequence[Explanation] = ()) -> None:
        super().__init__(message)
        self.reasons = tuple(reasons)


class Unknown(Refused, KeyError):
    """An unknown name. It is also a KeyError, as mappings require."""

    __str__ = ValueError.__str__


def shown(value: object) -> str:
    """A value for a message: short and in one line, whatever it is."""
    try:
        text = repr(value)
    except ValueError:  # an int of thousands of digits
        text = f"a huge {type(value).__name__}"
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"
