"""Error messages of commands. Imports no other module of the game: the error may be there."""

import re
import sys

LONGEST_LINE = 1000
# In French before a colon; Python does not count it as printable.
NO_BREAK_SPACE = "\u00a0"


def complain(command: str, reason: object, program: str = "gunsteel") -> None:
    """One line on standard error, of printable characters; it begins with the command."""
    words = re.split(rf"[^\S{NO_BREAK_SPACE}]+", str(reason).strip())
    allowed = (char if char.isprintable() or char == NO_BREAK_SPACE else " " for char in " ".join(words))
    text = "".join(allowed)
    line = text if len(text) <= LONGEST_LINE else text[:LONGEST_LINE] + "…"
    who = f"{program} {command}"
    print(line if line.startswith(f"{who} ") else f"{who}: {line}", file=sys.stderr)
