"""The lobby over HTTP. Each call is declared once: routes and the OpenAPI document are made from the same list."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from gunsteel import __version__
from gunsteel.bots.levels import LEVELS
from gunsteel.formats import record as records
from gunsteel.formats.record import Json
from gunsteel.server.http import card_values
from gunsteel.server.refusals import Rejection
from gunsteel.server.store.store import Listed
from gunsteel.server.table.participant import opens, seat_of
from gunsteel.server.table.replay import replayed
from gunsteel.server.table.rows import info_in
from gunsteel.server.table.tables import Tables
from gunsteel.server.table.words import narrator
from gunsteel.wire.lobby import (
    CheckedValues,
    CheckValues,
    Created,
    CreateTable,
    Health,
    Language,
    LevelInfo,
    Levels,
    Replay,
    ReplayRecord,
    SaveValues,
    SeatNumber,
    Strict,
    TableInfo,
    TableList,
    ValuesFile,
)
from gunsteel.wire.protocol import VERSION

log = logging.getLogger("gunsteel.http")

HEALTHY_SECONDS = 3.0


class Call(Struct):
    """A call: who calls, for which table, with what."""

    tables: Tables
    who: str
    table: str
    key: str | None
    query: Any
    body: Any
    values_file: Path | None = None


class Endpoint(Struct, frozen=True):
    """`query` and `body` are decoded strictly into these types; `failures` are the codes it may refuse with.

    `cost`: how many ordinary calls it counts for; replaying a game takes the server a while."""

    method: Literal["GET", "POST"]
    path: str
    about: str
    run: Callable[[Call], Awaitable[object]]
    answer: Any
    query: type[Struct] | None = None
    body: type[Struct] | None = None
    failures: tuple[int, ...] = ()
    status: int = 200
    cost: float = 1.0


class Page(Strict, frozen=True):
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class PublicPage(Page, frozen=True):
    offset: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    status: Literal["waiting", "playing", "over"] | None = None


class ReplayPart(Strict, frozen=True):
    """As which seat (left out: one's own, or a spectator), from which update on, how many; sentences in a language.

    `watch`: as a spectator, even if one sits there."""

    seat: SeatNumber | None = None
    watch: bool = False
    start: Annotated[int, Meta(ge=0, le=100_000)] = 0
    count: Annotated[int, Meta(ge=1, le=200)] = 50
    words: Language | None = None


async def get_health(call: Call) -> Health:
    """A server that is stopping, or whose database does not answer, is not healthy."""
    if call.tables.stopping:
        raise Rejection("stopping")
    try:
        async with asyncio.timeout(HEALTHY_SECONDS):
            await call.tables.store.soonest()
    except TimeoutError:
        raise Rejection("failed") from None
    return Health("ok", __version__, VERSION)


async def get_levels(_call: Call) -> Levels:
    return Levels([LevelInfo(level.name, level.about, level.limit_seconds) for level in LEVELS])


def _infos(found: list[Listed]) -> TableList:
    return TableList([info for listed in found if (info := _info(listed)) is not None])


def _info(listed: Listed) -> TableInfo | None:
    """A table that cannot be read is left out, the others are listed."""
    try:
        return info_in(listed.summary)
    except msgspec.DecodeError as fault:
        log.error("the summary of the table %s cannot be read: %s", listed.id, fault)
        return None


async def list_public_tables(call: Call) -> TableList:
    page: PublicPage = call.query
    return _infos(await call.tables.store.listed(page.status, True, page.limit, page.offset))


async def list_my_tables(call: Call) -> TableList:
    page: Page = call.query
    return _infos(await call.tables.store.of(call.who, page.limit))


async def create_table(call: Call) -> Created:
    wanted: CreateTable = call.body
    return Created(await call.tables.create(wanted, call.who))


async def get_table(call: Call) -> TableInfo:
    there = call.tables.live_tables.get(call.table)
    if there is not None:
        await there.catch_up()
        return await there.look(lambda state: state.info(there.present, None))
    found = await call.tables.store.found(call.table)
    if found is None:
        raise Rejection("no-table")
    info = _info(found) if found.damaged is None else None
    if info is None:
        raise Rejection("damaged")
    return info


async def get_record(call: Call) -> Json:
    return await call.tables.record(call.table)


async def get_replay(call: Call) -> Replay:
    """While a game is in progress, everybody can replay only what they have seen."""
    part: ReplayPart = call.query
    state = await call.tables.state(call.table)
    if state.table is None:
        raise Rejection("not-playing", "The game has not begun.")
    mine = opens(state, call.key) if call.key is not None else seat_of(state, call.who)
    audience = part.seat if part.seat is not None else None if part.watch else mine
    if part.seat is not None and part.seat >= len(state.seats):
        raise Rejection("no-seat")
    if state.status != "over" and audience not in (None, mine):
        raise Rejection(
            "not-seated", "While a game is in progress you can replay it from your own seat, or as a spectator."
        )
    told = await replayed(state.table.record, state.names, audience, part.start, part.count, part.words)
    # How many choices were made would tell of hidden steps.
    return told if state.status == "over" else msgspec.structs.replace(told, choices=None)


async def replay_record(call: Call) -> Replay:
    wanted: ReplayRecord = call.body
    game = records.from_json(wanted.record)
    records.replay(game)
    if wanted.seat is not None and wanted.seat >= game.rules.players:
        raise Rejection("no-seat")
    names = game.names or [narrator(wanted.words or "en").seat(seat) for seat in range(game.rules.players)]
    return await replayed(game, names, wanted.seat, wanted.start, wanted.count, wanted.words)


async def check_values(call: Call) -> CheckedValues:
    wanted: CheckValues = call.body
    if wanted.text is not None:
        return card_values.report_text(wanted.text, narrator(wanted.words))
    return card_values.report(wanted.values, narrator(wanted.words))


async def values_file(call: Call) -> ValuesFile:
    return card_values.opened(call.values_file)


async def save_values(call: Call) -> ValuesFile:
    wanted: SaveValues = call.body
    if call.values_file is None:
        raise Rejection("not-offered", "No file is being edited here.")
    return card_values.save(call.values_file, wanted.values)


REPLAY_COST = 10.0

ENDPOINTS = (
    Endpoint("GET", "/healthz", "Whether the server is healthy.", get_health, Health, failures=(503,)),
    Endpoint("GET", "/api/levels", "The levels of the bots, weakest first.", get_levels, Levels),
    Endpoint("GET", "/api/tables", "Public tables, newest first.", list_public_tables, TableList, query=PublicPage),
    Endpoint("POST", "/api/tables", "Open a table.", create_table, Created, body=CreateTable, failures=(404, 409),
             status=201),
    Endpoint("GET", "/api/me/tables", "Tables where I sit or sat, newest first.", list_my_tables, TableList,
             query=Page),
    Endpoint("GET", "/api/tables/{table}", "A table.", get_table, TableInfo, failures=(404, 409)),
    Endpoint("GET", "/api/tables/{table}/record", "The record of a finished game.", get_record, Json,
             failures=(404, 409), cost=REPLAY_COST),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        "A part of a game as one audience saw it. A seat's key may be given as bearer token.",
        get_replay,
        Replay,
        query=ReplayPart,
        failures=(403, 404, 409),
        cost=REPLAY_COST,
    ),
    Endpoint(
        "POST", "/api/replay", "A part of a record, as one audience would see it.", replay_record, Replay,
        body=ReplayRecord, failures=(404,), cost=REPLAY_COST,
    ),
    Endpoint("POST", "/api/values/check", "Check card values of one's own.", check_values, CheckedValues,
             body=CheckValues),
    Endpoint("GET", "/api/values/file", "The file of card values that is being edited.", values_file, ValuesFile),
    Endpoint("POST", "/api/values/file", "Save the file of card values that is being edited.", save_values, ValuesFile,
             body=SaveValues),
)  # fmt: skip
