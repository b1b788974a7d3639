"""Opening a table: what was asked for, checked, as its first act."""

import secrets
from typing import Any

from gunsteel.core.dice import Dice
from gunsteel.core.setup import row_sizes
from gunsteel.errors import Refused
from gunsteel.formats import record as records
from gunsteel.formats.deal import deal
from gunsteel.formats.record import Record
from gunsteel.server.table import acts
from gunsteel.server.table.participant import check_level
from gunsteel.server.table.state import TableState, rules_for
from gunsteel.wire.lobby import CreateTable, GameChoice, GameSet

# Letters and digits that are not taken for each other.
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def opened(wanted: CreateTable, record: dict[str, Any] | None, host: str, at: float) -> acts.Opened:
    """The first act of a table; `record` is where the game goes on from."""
    if record is not None:
        if wanted.game is not None:
            raise Refused("the record says which game it is; leave out game")
        start = cut(record, wanted.point.choices if wanted.point else wanted.choices)
        game, kept = game_choice_of(start), start.to_json()
    else:
        if wanted.choices is not None:
            raise Refused("choices goes with a record")
        game, kept = wanted.game or GameChoice(), None
        row_sizes(rules_for(game))
    levels: list[str | None] = list(wanted.seats) if wanted.seats is not None else [None] * game.players
    if len(levels) != game.players:
        raise Refused(f"seats: {game.players} players have {game.players} seats, got {len(levels)}")
    for level in (wanted.settings.substitute, *levels):
        if level is not None:
            check_level(level)
    return acts.Opened(at=at, host=host, game=game, settings=wanted.settings, levels=levels, record=kept)


def cut(data: dict[str, Any], choices: int | None) -> Record:
    """The beginning of a record, so many choices long; the whole of it is checked."""
    record = records.from_json(data)
    records.replay(record)
    if choices is None:
        choices = len(record.choices)
    if choices > len(record.choices):
        raise Refused(f"the record has {len(record.choices)} choices, not {choices}")
    start = Record(record.rules, record.setup, record.choices[:choices])
    if records.replay(start).over:
        raise Refused("the game is over there; go on from an earlier choice")
    return start


def game_choice_of(record: Record) -> GameChoice:
    set_: GameSet = record.rules.set  # type: ignore[assignment]  # Rules has checked it
    return GameChoice(set_, int(record.rules.players), dict(record.rules.switches), record.rules.values)


def began(state: TableState, at: float) -> acts.Began:
    """Shuffle, or go on from the record that the table was opened with."""
    if state.start is not None:
        return acts.Began(at=at, record=state.start)
    rules = rules_for(state.game)
    return acts.Began(at=at, record=Record(rules, deal(rules, Dice(secrets.randbits(96)))).to_json())
