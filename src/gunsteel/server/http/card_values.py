"""Card values of one's own, for the page that edits them: checked here, and kept in a file if one is being edited."""

from pathlib import Path
from typing import Any

from gunsteel.catalog.index import CARDS, WONDERS
from gunsteel.core.values import Values, checked, checked_field, differing, same_indicator
from gunsteel.errors import Refused, refused, shown
from gunsteel.explain.value_check import doubts
from gunsteel.formats import card_values
from gunsteel.formats.files import read_values, write
from gunsteel.language.narrator import Narrator
from gunsteel.language.refused_text import refused_text
from gunsteel.wire.lobby import CheckedValues, ValueNote, ValuesFile

WHERE = "values"
# A reason may quote all that was sent.
LONGEST_REASON = 300


def report(given: dict[str, Any], narrator: Narrator) -> CheckedValues:
    """Every value by itself: one that cannot be does not hide the others."""
    values: Values = {}
    refusals: list[ValueNote] = []
    for card, fields in given.items():
        if (card not in CARDS and card not in WONDERS) or not isinstance(fields, dict):
            refusals.append(ValueNote([], "", _text(_no_table(card), narrator)))
            continue
        for field, value in fields.items():
            try:
                values.setdefault(card, {})[field] = checked_field(card, field, value, WHERE)
            except Refused as reason:
                refusals.append(ValueNote([card], field, _text(reason, narrator)))
    while (same := same_indicator(values)) is not None:
        wonder, fault = same
        del values[wonder]["indicator"]
        refusals.append(ValueNote([wonder], "indicator", _text(fault, narrator)))
    values = differing(values)
    warnings = [ValueNote(list(told.cards), told.field, narrator.doubt(told)) for told in doubts(values)]
    return CheckedValues(values, card_values.values_text(values), refusals, warnings)


def _no_table(card: str) -> Refused:
    return refused("no-such-table", "no such card or wonder, or no table of values", shown(card))


def _text(reason: Refused, narrator: Narrator) -> str:
    return refused_text(reason, narrator.lang).removeprefix(f"{WHERE}: ")[:LONGEST_REASON]


def report_text(text: str, narrator: Narrator) -> CheckedValues:
    """The same for the text of a file."""
    return report(card_values.parsed(text, "file"), narrator)


def opened(file: Path | None) -> ValuesFile:
    """The file that is being edited; one that is not there yet is empty."""
    if file is None:
        return ValuesFile()
    return ValuesFile(file.name, read_values(file) if file.exists() else {})


def save(file: Path, given: dict[str, Any]) -> ValuesFile:
    """All of it or nothing."""
    values = differing(checked(given, WHERE))
    write(file, card_values.values_text(values))
    return ValuesFile(file.name, values)
