"""One error for everything that comes from outside and cannot be taken."""

LONGEST_SHOWN = 60


class Refused(ValueError):
    """Bad input: the message says what was wrong, where, and what would be right. Nothing was changed."""


def shown(value: object) -> str:
    """A value as it stands in a message: short, in one line, whatever it is."""
    try:
        text = repr(value)
    except ValueError:  # an int of thousands of digits
        text = f"a huge {type(value).__name__}"
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"
