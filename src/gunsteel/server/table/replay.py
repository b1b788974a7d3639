"""A replay: the updates of a game as one audience saw them. Everything in steps: a record may be long."""

from typing import Any

from msgspec import Raw

from gunsteel.core.engine import advance
from gunsteel.core.state import State
from gunsteel.errors import refused
from gunsteel.formats import record as records
from gunsteel.formats.record import Record, check_result, read_choices, start_of
from gunsteel.info.progress import Audience
from gunsteel.server.spare_time import Steps
from gunsteel.server.table.words import sentences
from gunsteel.shared_game import Refusal, SharedGame, Update
from gunsteel.wire.lobby import LONGEST_NAME, Language, Replay
from gunsteel.wire.protocol import encode

# A little more than the longest game at a table.
LONGEST_RECORD = 5_000


def record_in(data: dict[str, Any]) -> Record:
    """A record that somebody sent; it is not replayed yet. Raises Refused."""
    choices, names = data.get("choices"), data.get("names")
    if isinstance(choices, list) and len(choices) > LONGEST_RECORD:
        text = "a record may have {most} of them here, got {given}"
        raise refused("long-record", text, "choices", most=LONGEST_RECORD, given=len(choices))
    if isinstance(names, list):
        for index, name in enumerate(names):
            if isinstance(name, str) and len(name) > LONGEST_NAME:
                text = "a name has at most {most} characters"
                raise refused("long-name", text, f"names[{index}]", most=LONGEST_NAME)
    return records.from_json(data)


def replaying(record: Record) -> Steps[State]:
    """The state after all choices; refuses what the rules refuse, as `gunsteel.formats.record.replay` does."""
    state = start_of(record)
    for _, option in read_choices(record.choices, lambda: state):
        advance(state, option)
        yield
    check_result(record, state)
    return state


def replay_part(
    record: Record, names: list[str], audience: Audience, start: int, count: int, language: Language | None = None
) -> Steps[Replay]:
    """Updates `start` and following; only those are made, and kept encoded. The game may go on meanwhile."""
    game = SharedGame(Record(record.rules, record.setup))
    updates: list[Raw] = []
    words: list[Raw] = []

    def keep(update: Update) -> None:
        updates.append(Raw(encode(update)))
        if language is not None:
            words.append(Raw(encode(sentences(update, names, language))))

    if start == 0:
        keep(game.current(audience))
    choices = [0] * len(updates)
    for index, choice in enumerate(tuple(record.choices)):
        chooser = game.chooser
        assert chooser is not None, "the record was replayed before"
        game.watched = {audience} if start <= game.counts[audience] + 1 < start + count else set()
        told = game.submit(chooser, [choice])
        assert not isinstance(told, Refusal), told
        for update in told.values():
            keep(update)
            choices.append(index + 1)
        yield
    return Replay(
        total=game.counts[audience] + 1,
        start=start,
        audience=audience,
        names=names,
        updates=updates,  # type: ignore[arg-type]  # encoded already
        words=None if language is None else words,  # type: ignore[arg-type]
        choices=choices,
    )
