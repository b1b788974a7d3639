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
from gunsteel.formats.record import Json
from gunsteel.language.player_names import player_names
from gunsteel.server.daily.bot_games import GAMES_EACH
from gunsteel.server.daily.deal import DAILY_OPPONENT, DAILY_PLAYERS, DAILY_SET, day_at
from gunsteel.server.http import card_values, lessons
from gunsteel.server.refusals import Rejection
from gunsteel.server.server_time import time
from gunsteel.server.store.store import Listed
from gunsteel.server.table.ids import is_code
from gunsteel.server.table.participant import opens, seat_of
from gunsteel.server.table.replay import record_in, replay_part, replaying
from gunsteel.server.table.rows import info_for, info_in
from gunsteel.server.table.tables import Tables
from gunsteel.server.table.words import narrator
from gunsteel.wire.lessons import LessonList, LessonPayments, LessonQuery, LessonTold, LessonWhyNot, PlayLesson
from gunsteel.wire.lobby import (
    CheckedValues,
    CheckValues,
    Created,
    CreateTable,
    DailyDeal,
    DailyScore,
    GameChoice,
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
from gunsteel.wire.protocol import VERSION, PaymentsTold, Reasons

log = logging.getLogger("gunsteel.http")

HEALTHY_SECONDS = 3.0
REPLAY_COST = 10.0
NO_CODE = "No public table has this code. Tables that are not public are opened by their link."
# Among so many of one's newest tables are those of the day.
MOST_OF_MINE = 100


class Call(Struct):
    """A call: who calls, for which table, with what."""

    tables: Tables
    who: str
    table: str
    key: str | None
    query: Any
    body: Any
    values_file: Path | None = None
    code: str = ""


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

    def is_heavy(self, body: object) -> bool:
        """Whether it takes the server a while."""
        replays = isinstance(body, CreateTable) and (body.record is not None or body.point is not None)
        return replays or self.cost >= REPLAY_COST


class Page(Strict, frozen=True):
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class PublicPage(Page, frozen=True):
    offset: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    status: Literal["waiting", "playing", "over"] | None = None


class DailyPage(Strict, frozen=True):
    """`bots`: let the bots play it, if they have not yet."""

    bots: bool = False


class ReplayPart(Strict, frozen=True):
    """As which seat (left out: one's own, or a spectator), from which update on, how many; sentences in a language.

    `watch`: as a spectator, even if one sits there."""

    seat: SeatNumber | None = None
    watch: bool = False
    start: Annotated[int, Meta(ge=0, le=100_000)] = 0
    count: Annotated[int, Meta(ge=1, le=200)] = 50
    words: Language | None = None


async def get_health(call: Call) -> Health:
    """A server that is stopping, or whose database does not answer or keeps nothing, is not healthy."""
    if call.tables.stopping:
        raise Rejection("stopping")
    if call.tables.store.failing:
        raise Rejection("failed", "The last change could not be stored.")
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


async def _mine(call: Call, limit: int) -> list[TableInfo]:
    found = await call.tables.store.of(call.who, limit)
    return [info for listed in found if (info := _info(listed, call.who)) is not None]


def _info(listed: Listed, who: str | None = None) -> TableInfo | None:
    """A table that cannot be read is left out, the others are listed."""
    try:
        return info_in(listed.summary) if who is None else info_for(listed.summary, who)
    except msgspec.DecodeError as fault:
        log.error("the summary of the table %s cannot be read: %s", listed.id, fault)
        return None


async def list_public_tables(call: Call) -> TableList:
    page: PublicPage = call.query
    return _infos(await call.tables.store.listed(page.status, True, page.limit, page.offset))


async def list_my_tables(call: Call) -> TableList:
    page: Page = call.query
    return TableList(await _mine(call, page.limit))


async def find_table(call: Call) -> TableInfo:
    found = await call.tables.store.coded(call.code.lower()) if is_code(call.code) else None
    info = _info(found) if found is not None else None
    if info is None:
        raise Rejection("no-table", NO_CODE)
    return info


async def get_daily(call: Call) -> DailyDeal:
    wanted: DailyPage = call.query
    day = day_at(time())
    if wanted.bots:
        call.tables.daily_bots.start(day)
    mine = [info for info in await _mine(call, MOST_OF_MINE) if info.daily == day]
    scores = [DailyScore(*info.points) for info in mine if info.points is not None]
    goes_on = next((info.id for info in mine if info.status in ("waiting", "playing")), None)
    levels = await call.tables.daily_bots.scores(day)
    best = max(scores, key=lambda score: (score.points, -score.against), default=None)
    return DailyDeal(
        day, GameChoice(DAILY_SET, DAILY_PLAYERS), DAILY_OPPONENT, GAMES_EACH, levels, len(scores), best, goes_on
    )


async def play_daily(call: Call) -> Created:
    return Created(await call.tables.create_daily(day_at(time()), call.who))


async def create_table(call: Call) -> Created:
    wanted: CreateTable = call.body
    return Created(await call.tables.create(wanted, call.who))


async def get_table(call: Call) -> TableInfo:
    return await table_info(call.tables, call.table)


async def table_info(tables: Tables, table: str) -> TableInfo:
    there = tables.live_tables.get(table)
    if there is not None:
        await there.catch_up()
        return await there.look(lambda state: state.info(there.present, None))
    found = await tables.store.found(table)
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
    if call.key is not None and mine is None:
        raise Rejection("wrong-key")
    audience = part.seat if part.seat is not None else None if part.watch else mine
    if part.seat is not None and part.seat >= len(state.seats):
        raise Rejection("no-seat")
    if state.status != "over" and audience not in (None, mine):
        raise Rejection(
            "not-seated", "While a game is in progress you can replay it from your own seat, or as a spectator."
        )
    steps = replay_part(state.table.record, state.names(part.words), audience, part.start, part.count, part.words)
    told = await call.tables.spare_time.run(steps)
    # How many choices were made would tell of hidden steps.
    return told if state.status == "over" else msgspec.structs.replace(told, choices=None)


async def replay_record(call: Call) -> Replay:
    wanted: ReplayRecord = call.body
    game = record_in(wanted.record)
    await call.tables.spare_time.run(replaying(game))
    if wanted.seat is not None and wanted.seat >= game.rules.players:
        raise Rejection("no-seat")
    language = wanted.words or "en"
    names = player_names(game, language) or [narrator(language).seat(seat) for seat in range(game.rules.players)]
    steps = replay_part(game, names, wanted.seat, wanted.start, wanted.count, wanted.words)
    return await call.tables.spare_time.run(steps)


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


async def list_lessons(call: Call) -> LessonList:
    query: LessonQuery = call.query
    return lessons.lesson_list(query.words)


async def play_lesson(call: Call) -> LessonTold:
    return lessons.play_lesson(call.body)


async def why_not_in_lesson(call: Call) -> Reasons:
    return lessons.why_not_in_lesson(call.body)


async def payments_in_lesson(call: Call) -> PaymentsTold:
    return lessons.payments_in_lesson(call.body)


ENDPOINTS = (
    Endpoint("GET", "/healthz", "Whether the server is healthy.", get_health, Health, failures=(503,)),
    Endpoint("GET", "/api/levels", "The levels of the bots, weakest first.", get_levels, Levels),
    Endpoint("GET", "/api/tables", "Public tables, newest first.", list_public_tables, TableList, query=PublicPage),
    Endpoint("POST", "/api/tables", "Open a table.", create_table, Created, body=CreateTable, failures=(404, 409),
             status=201),
    Endpoint("GET", "/api/me/tables", "Tables where I sit or sat, newest first.", list_my_tables, TableList,
             query=Page),
    Endpoint("GET", "/api/codes/{code}", "The public table that has this short code.", find_table, TableInfo,
             failures=(404,)),
    Endpoint("GET", "/api/daily", "The deal of the day, and what I and the bots have reached.", get_daily, DailyDeal,
             query=DailyPage),
    Endpoint("POST", "/api/daily", "Open a table with the deal of the day.", play_daily, Created, status=201),
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
    Endpoint("GET", "/api/lessons", "The lessons.", list_lessons, LessonList, query=LessonQuery),
    Endpoint("POST", "/api/lessons/play", "Where a learner is after these answers.", play_lesson, LessonTold,
             body=PlayLesson),
    Endpoint("POST", "/api/lessons/why-not", "Why an option is not on offer in a lesson.", why_not_in_lesson, Reasons,
             body=LessonWhyNot),
    Endpoint("POST", "/api/lessons/payments", "How to pay in a lesson.", payments_in_lesson, PaymentsTold,
             body=LessonPayments, failures=(409,)),
)  # fmt: skip
