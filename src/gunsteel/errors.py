"""The one error for input that cannot be accepted."""

import errno
from collections.abc import Mapping, Sequence
from typing import Protocol

LONGEST_SHOWN = 60
# What a system says about a file or a port, as codes; anything else stays in the words of the system.
SYSTEM_CODES = {
    errno.ENOENT: "os-missing",
    errno.EACCES: "os-forbidden",
    errno.EPERM: "os-forbidden",
    errno.EISDIR: "os-folder",
    errno.ENOTDIR: "os-no-folder",
    errno.EEXIST: "os-exists",
    errno.ENOSPC: "os-full",
    errno.EROFS: "os-read-only",
    errno.EADDRINUSE: "os-in-use",
}


class Explanation(Protocol):
    """Why something is not possible: the rule that says so, and the reason in words."""

    @property
    def rule(self) -> str: ...

    def text(self, lang: str = "en") -> str: ...


class Refused(ValueError):
    """Bad input: the message says what was wrong, where, and what would be right. Nothing was changed.

    The message is English; with a `code` and its `details` it can be said in other languages too. A detail may be a
    refusal itself."""

    def __init__(
        self,
        message: str = "",
        reasons: Sequence[Explanation] = (),
        code: str = "",
        details: Mapping[str, "Detail"] | None = None,
    ) -> None:
        super().__init__(message)
        self.reasons = tuple(reasons)
        self.code = code
        self.details = dict(details or {})


Detail = str | int | Refused


def refused(code: str, message: str, where: str = "", /, **details: Detail) -> Refused:
    """With a code: the details fill the {places} of the English message; `where` is the place in a file."""
    text = message.format(**details)
    if where:
        return Refused(f"{where}: {text}", code=code, details={**details, "where": where})
    return Refused(text, code=code, details=details)


def system_reason(fault: OSError) -> "str | Refused":
    """What the system says, for the details of a refusal."""
    text = str(fault.strerror or fault)
    code = SYSTEM_CODES.get(fault.errno or 0, "")
    return Refused(text, code=code) if code else text


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
