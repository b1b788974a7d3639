"""What a command says when it cannot do what was asked. It imports nothing of the game, where the fault may be."""

import sys

LONGEST_LINE = 1000


def complain(command: str, reason: object) -> None:
    """One line on standard error, of printable characters; it begins with the command."""
    text = "".join(character if character.isprintable() else " " for character in " ".join(str(reason).split()))
    line = text if len(text) <= LONGEST_LINE else text[:LONGEST_LINE] + "…"
    who = f"gunsteel {command}"
    print(line if line.startswith(f"{who} ") else f"{who}: {line}", file=sys.stderr)
