"""What the players of a recorded game are called: bots have translated names."""

from gunsteel.formats.record import Record
from gunsteel.language.narrator import Narrator

# The levels of the bots in a record, None for people; not part of the format, so it may be anything.
BOTS_FIELD = "x-bots"


def player_names(record: Record, lang: str) -> list[str] | None:
    """The names in a record; a bot that has its English name gets the one of this language."""
    if record.names is None:
        return None
    levels = record.extra.get(BOTS_FIELD)
    if not isinstance(levels, list) or len(levels) != len(record.names):
        return record.names
    english, ours = Narrator("en"), Narrator(lang)
    return [
        ours.bot(level, seat) if isinstance(level, str) and name == english.bot(level, seat) else name
        for seat, (name, level) in enumerate(zip(record.names, levels, strict=True))
    ]
