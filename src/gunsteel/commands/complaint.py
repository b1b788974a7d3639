"""Error messages of commands. Imports no other module of the game: the error may be there."""

import sys

LONGEST_LINE = 1000


def complain(command: str, reason: object) -> None:
    """One line on standard error, of printable characters; it begins with the command."""
    text = "".join(character if character.isprintable() else " " for character in " ".join(str(reason).split()))
    line = text if len(text) <= LONGEST_LINE else text[:LONGEST_LINE] + "…"
    who = f"gunsteel {command}"
    print(line if line.startswith(f"{who} ") else f"{who}: {line}", file=sys.stderr)
