"""Ids of tables, and the short codes of public ones: the first letters of their ids.

An id is the secret of a private table. Nothing is ever found by the beginning of such an id."""

import secrets

# Letters and digits that are not taken for each other.
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
# Without vowels: no code is a word.
CODE_LETTERS = "bcdfghjkmnpqrstvwxz"
ID_LENGTH, CODE_LENGTH = 10, 5


def new_id(public: bool = False) -> str:
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)) if public else ""
    return code + "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH - len(code)))


def is_code(text: str) -> bool:
    return len(text) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in text.lower())


def code_of(public_table: str) -> str | None:
    """The short code of a public table; one that was opened before there were codes may have none."""
    code = public_table[:CODE_LENGTH]
    return code if is_code(code) else None
