"""A game once more, update by update, as one audience saw it."""

from gunsteel.errors import Refused
from gunsteel.play.notation import offered_names
from gunsteel.play.record import Record
from gunsteel.play.table import Audience, Refusal, Table
from gunsteel.server.spoken import spoken
from gunsteel.wire.lobby import Language, Replay


def replayed(
    record: Record, names: list[str], audience: Audience, start: int, count: int, language: Language | None = None
) -> Replay:
    """Updates `start` and following; only those are made."""
    table = Table(Record(record.rules, record.setup))
    updates = [table.current(audience)] if start == 0 else []
    choices = [0] * len(updates)
    for place, choice in enumerate(record.choices):
        chooser = table.chooser
        if chooser is None or choice not in offered_names(table.state):
            raise Refused(f"choices[{place}]: {choice!r} is not on offer")
        table.watched = {audience} if start <= table.counts[audience] + 1 < start + count else set()
        told = table.submit(chooser, 0 if chooser == "chance" else table.counts[chooser], choice)
        assert not isinstance(told, Refusal), told
        updates += told.values()
        choices += [place + 1] * len(told)
    words = [spoken(update, names, language) for update in updates] if language is not None else None
    return Replay(table.counts[audience] + 1, start, audience, names, updates, words, choices)
