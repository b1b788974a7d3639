"""One error for everything that comes from outside and cannot be taken."""


class Refused(ValueError):
    """Bad input: the message says what was wrong, where, and what would be right. Nothing was changed."""
