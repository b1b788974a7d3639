"""A replay: the updates of a game as one audience saw them."""

from asyncio import sleep

from gunsteel.formats.record import Record, read_choices
from gunsteel.info.progress import Audience
from gunsteel.server.table.words import sentences
from gunsteel.shared_game import Refusal, SharedGame, Update
from gunsteel.wire.lobby import Language, Replay, Words

# Other tasks get their turn after so many choices, and after each update with sentences.
CHOICES_AT_ONCE = 20


async def replayed(
    record: Record, names: list[str], audience: Audience, start: int, count: int, language: Language | None = None
) -> Replay:
    """Updates `start` and following; only those are made. The game may go on meanwhile."""
    table = SharedGame(Record(record.rules, record.setup))
    updates = [table.current(audience)] if start == 0 else []
    choices = [0] * len(updates)
    for index, (choice, _) in enumerate(read_choices(tuple(record.choices), lambda: table.state)):
        if index % CHOICES_AT_ONCE == 0:
            await sleep(0)
        chooser = table.chooser
        assert chooser is not None, "choices are only read while somebody is asked"
        table.watched = {audience} if start <= table.counts[audience] + 1 < start + count else set()
        told = table.submit(chooser, [choice])
        assert not isinstance(told, Refusal), told
        updates += told.values()
        choices += [index + 1] * len(told)
    words = None if language is None else [await words_of(update, names, language) for update in updates]
    return Replay(table.counts[audience] + 1, start, audience, names, updates, words, choices)


async def words_of(update: Update, names: list[str], language: Language) -> Words:
    await sleep(0)
    return sentences(update, names, language)
