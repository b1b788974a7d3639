"""Opening a table: what was asked for, checked, as its first act."""

import secrets
from typing import Any

from gunsteel.core.dice import Dice
from gunsteel.core.setup import row_sizes
from gunsteel.errors import refused
from gunsteel.formats.deal import deal
from gunsteel.formats.record import Record
from gunsteel.server.daily.deal import DAILY_OPPONENT, daily_record
from gunsteel.server.spare_time import Steps
from gunsteel.server.table import acts
from gunsteel.server.table.participant import check_level
from gunsteel.server.table.replay import record_in, replaying
from gunsteel.server.table.state import TableState, rules_for
from gunsteel.wire.lobby import CreateTable, GameChoice, GameSet, Settings


def opening(wanted: CreateTable, record: dict[str, Any] | None, host: str, at: float) -> Steps[acts.Opened]:
    """The first act of a table, in steps; `record` is where the game goes on from."""
    if record is not None:
        if wanted.game is not None:
            raise refused("game-in-record", "the record says which game it is; leave out game")
        start = yield from cutting(record, wanted.point.choices if wanted.point else wanted.choices)
        game, kept = game_choice_of(start), start.to_json()
    else:
        if wanted.choices is not None:
            raise refused("choices-alone", "choices goes with a record")
        game, kept = wanted.game or GameChoice(), None
        row_sizes(rules_for(game))
    levels: list[str | None] = list(wanted.seats) if wanted.seats is not None else [None] * game.players
    if len(levels) != game.players:
        text = "{players} players have {players} seats, got {given}"
        raise refused("seat-count", text, "seats", players=game.players, given=len(levels))
    for level in (wanted.settings.substitute, *levels):
        if level is not None:
            check_level(level)
    return acts.Opened(at=at, host=host, game=game, settings=wanted.settings, levels=levels, record=kept)


def daily_opening(day: str, host: str, at: float) -> acts.Opened:
    """The first act of a table with the deal of a day. Nothing can be undone: everybody plays it as it comes."""
    record = daily_record(day)
    settings = Settings(undo=False, away=None, substitute=DAILY_OPPONENT)
    levels = [None, DAILY_OPPONENT]
    return acts.Opened(
        at=at,
        host=host,
        game=game_choice_of(record),
        settings=settings,
        levels=levels,
        record=record.to_json(),
        daily=day,
    )


def cutting(data: dict[str, Any], choices: int | None) -> Steps[Record]:
    """The beginning of a record, so many choices long; the whole of it is checked."""
    record = record_in(data)
    state = yield from replaying(record)
    if choices is None:
        choices = len(record.choices)
    if choices > len(record.choices):
        text = "the record has {count} choices, not {wanted}"
        raise refused("record-choices", text, count=len(record.choices), wanted=choices)
    if state.over and choices == len(record.choices):
        raise refused("over-there", "the game is over there; go on from an earlier choice")
    return Record(record.rules, record.setup, record.choices[:choices])


def game_choice_of(record: Record) -> GameChoice:
    set_: GameSet = record.rules.set  # type: ignore[assignment]  # Rules has checked it
    return GameChoice(set_, int(record.rules.players), dict(record.rules.switches), record.rules.values)


def began(state: TableState, at: float) -> acts.Began:
    """Shuffle, or go on from the record that the table was opened with."""
    if state.start is not None:
        return acts.Began(at=at, record=state.start)
    rules = rules_for(state.game)
    return acts.Began(at=at, record=Record(rules, deal(rules, Dice(secrets.randbits(96)))).to_json())
