"""Games to go on from: positions where the next answer is of a certain kind, and what everybody should see of them."""

from collections.abc import Callable
from random import Random
from typing import Any

from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.formats.deal import deal
from gunsteel.formats.notation import CHANCE, offered_names
from gunsteel.formats.record import Record
from gunsteel.info.progress import Audience
from gunsteel.shared_game import Refusal, SharedGame, Update
from gunsteel.wire import protocol
from gunsteel.wire.lobby import GameSet


def dealt(set_: GameSet = "base", players: int = 2, seed: int = 1) -> Record:
    rules = Rules(set_, players)
    return Record(rules, deal(rules, Dice(seed)))


def found(
    record: Record, wanted: Callable[[SharedGame, SharedGame], bool], seed: int = 1
) -> tuple[dict[str, Any], str]:
    """A game as far as the first answer that is `wanted(before, after)`, and that answer."""
    table, chance = SharedGame(record), Random(seed)
    while not table.state.over:
        for option in offered_names(table.state):
            after = table.branch(len(table.record.choices))
            submitted(after, option)
            if wanted(table, after):
                return table.record.to_json(), option
        submitted(table, chance.choice(list(offered_names(table.state))))
    raise AssertionError("no game has that")


def submitted(table: SharedGame, option: str) -> dict[Audience, Update]:
    chooser = table.chooser
    assert chooser is not None
    told = table.submit(chooser, [option])
    assert not isinstance(told, Refusal), told
    return told


def same(one: Update | None, other: Update | None) -> bool:
    """Whether two updates show the same; what happened in between is left out."""
    if one is None or other is None:
        return one is other
    return all(
        protocol.encode(getattr(one, part)) == protocol.encode(getattr(other, part))
        for part in ("n", "view", "question")
    )


# --- Kinds of answers: the game before and after ---------------------------------------------------------------------


def by_a_person(before: SharedGame, after: SharedGame) -> bool:
    return before.chooser is not CHANCE and not after.state.over


def hidden(before: SharedGame, after: SharedGame) -> bool:
    """A step inside a set: nobody else is told."""
    return by_a_person(before, after) and after.counts[None] == before.counts[None]


def harmless(before: SharedGame, after: SharedGame) -> bool:
    """Everybody is told, and nobody knows more about hidden cards."""
    return (
        by_a_person(before, after) and after.counts[None] > before.counts[None] and not after.progress.steps[-1].learned
    )


def telling(before: SharedGame, after: SharedGame) -> bool:
    return by_a_person(before, after) and after.progress.steps[-1].learned
