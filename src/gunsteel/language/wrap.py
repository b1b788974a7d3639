"""Lines that fit the terminal. Japanese characters take two columns; lines may end between them, not inside a word."""

import re
import unicodedata
from collections.abc import Collection, Iterator, Sequence

# What must not begin a line in Japanese, and what must not end one.
CLOSING_MARKS = "、。，．：；？！）」』】》〉ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々"
OPENING_MARKS = "（「『【《〈"
# A word after a space; in Japanese the space is as wide as a character.
_WORD = re.compile(r"([ \u3000]?)[ \u3000]*([^ \u3000]+)")
_UNIT = re.compile(rf"[{OPENING_MARKS}]*[^{OPENING_MARKS}][{CLOSING_MARKS}]*")


def wrapped(text: str, columns: int, indent: int = 0, first: str = "") -> list[str]:
    """Lines of at most so many columns on the screen; all but the first are indented, that one begins with `first`."""
    lines = [first]
    for number, (gap, unit) in enumerate(unbreakable_pieces(text)):
        if number == 0:
            gap = ""
        elif width(lines[-1] + gap + unit) > columns:
            lines.append(" " * indent)
            gap = ""
        lines[-1] += gap + unit
    return lines


def unbreakable_pieces(text: str) -> list[tuple[str, str]]:
    """The pieces that no line break may divide, each with the space before it, if there is one."""
    pieces: list[tuple[str, str]] = []
    for gap, word in _WORD.findall(text):
        for unit in _unbroken(word):
            pieces.append((gap, unit))
            gap = ""
    return pieces


def _unbroken(word: str) -> list[str]:
    """A Latin word stays whole; between wide characters a line may end, except before or after certain punctuation."""
    pieces: list[str] = []
    for unit in _UNIT.findall(word):
        if pieces and _narrow(pieces[-1][-1]) and _narrow(unit[0]):
            pieces[-1] += unit
        else:
            pieces.append(unit)
    return pieces


def _narrow(character: str) -> bool:
    return unicodedata.east_asian_width(character) not in "WF"


def width(text: str) -> int:
    """Columns on the screen: Japanese characters take two."""
    return len(text) if text.isascii() else sum(1 if _narrow(character) else 2 for character in text)


def table_lines(rows: Sequence[Sequence[str]], right: Collection[int] = ()) -> list[str]:
    """Rows in columns, two spaces apart; the columns in `right` end where the others of their column end."""
    widths = [max(width(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join(_cells(row, widths, right)).rstrip() for row in rows]


def _cells(row: Sequence[str], widths: Sequence[int], right: Collection[int]) -> Iterator[str]:
    for column, text in enumerate(row):
        pad = " " * (widths[column] - width(text))
        yield pad + text if column in right else text + pad
