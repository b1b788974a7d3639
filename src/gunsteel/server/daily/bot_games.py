"""The levels of the bots play the deal of the day, so that people have something to beat.

Each level plays it a few times on the first seat, against the same opponent as everybody. That begins when somebody
asks for the results, is done by the bot processes behind all that people wait for, and is stored game by game."""

import asyncio
import logging
from contextlib import AbstractAsyncContextManager
from functools import partial
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import Connection

from gunsteel.bots.levels import LEVELS
from gunsteel.formats.notation import CHANCE, offered_names
from gunsteel.server.botpool.pool import BotPool
from gunsteel.server.botpool.worker import BotQuestion
from gunsteel.server.daily.deal import DAILY_OPPONENT, daily_record
from gunsteel.server.store.store import Store, StoreFailed
from gunsteel.server.store.stored_settings import read_setting, write_setting
from gunsteel.shared_game import Refusal, SharedGame
from gunsteel.wire.lobby import DailyScore, LevelScore

if TYPE_CHECKING:
    from gunsteel.server.table.tables import Tables

log = logging.getLogger("gunsteel.daily")

# How often each level plays it; the best game counts.
GAMES_EACH = 3
# Far longer than any game between bots.
MOST_BOT_CHOICES = 2_000
SETTING = "daily"
OWNER = "daily"


class BotGame(Struct, frozen=True):
    """How one game of a level went."""

    level: str
    game: int
    points: int
    against: int


class BotGames(Struct, frozen=True):
    """The games of one day, as they are stored; those of other days are forgotten."""

    day: str = ""
    games: list[BotGame] = []


class AnotherBot(Exception):
    """A bot failed and another answered for it: such a game is not counted."""


class DailyBots:
    """Lets the bots play, one game after the other."""

    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        self._playing = ""

    def start(self, day: str) -> None:
        """Play what has not been played yet, in the background."""
        if self._playing != day:
            self._playing = day
            self.tables.spawn(self._play(day))

    async def scores(self, day: str) -> list[LevelScore]:
        """What each level has reached so far, weakest level first."""
        stored = await stored_games(self.tables.store)
        return [score_of(level.name, stored.games if stored.day == day else []) for level in LEVELS]

    async def _play(self, day: str) -> None:
        try:
            # A first result of every level comes before a second one of any.
            for game in range(GAMES_EACH):
                for level in LEVELS:
                    if not await self._is_stored(day, level.name, game):
                        await self._play_one(day, level.name, game)
        except StoreFailed as fault:
            log.warning("the bots stop playing the daily deal: %s", fault)
        finally:
            # What is missing is tried again when somebody asks.
            self._playing = ""

    async def _is_stored(self, day: str, level: str, game: int) -> bool:
        stored = await stored_games(self.tables.store)
        return stored.day > day or (
            stored.day == day and any((one.level, one.game) == (level, game) for one in stored.games)
        )

    async def _play_one(self, day: str, level: str, game: int) -> None:
        try:
            score = await play_daily_game(self.tables.bot_pool, self.tables.bots_only, day, level, game)
        except AnotherBot as fault:
            log.warning("a game of the daily deal does not count: %s", fault)
            return
        if score is not None:
            await store_game(self.tables.store, day, BotGame(level, game, score.points, score.against))


async def play_daily_game(
    pool: BotPool, turn: AbstractAsyncContextManager[object], day: str, level: str, game: int
) -> DailyScore | None:
    """A whole game of this level; None if it does not end."""
    shared = SharedGame(daily_record(day))
    shared.watched = set()
    # Of what bots cannot know: the same in all games with this number.
    dice = Random(game)
    bots = (level, DAILY_OPPONENT)
    while (seat := shared.chooser) is not None and len(shared.record.choices) < MOST_BOT_CHOICES:
        if seat is CHANCE:
            option = dice.choice(list(offered_names(shared.state)))
        else:
            update = shared.current(seat)
            assert update.question is not None
            name = f"{OWNER} {day} {level} {game}"
            asked = BotQuestion(name, seat, bots[seat], 2 * game + seat, shared.observation(seat), update.question)
            async with turn:
                began = monotonic()
                answer = await pool.think(asked, OWNER, attended=False)
            if answer.by != asked.bot:
                raise AnotherBot(f"{answer.by} answered for {asked.bot}")
            option = answer.option
            # Half of the time the processes are free for others.
            await asyncio.sleep(monotonic() - began)
        refused = shared.submit(seat, [option])
        if isinstance(refused, Refusal):
            raise AnotherBot(f"{option} was refused: {refused.code}")
    result = shared.record.result
    return None if result is None else DailyScore(result["vp"][0], result["vp"][1])


async def stored_games(store: Store) -> BotGames:
    found: BotGames = await store.write(partial(read_setting, name=SETTING, type_=BotGames, default=BotGames()))
    return found


async def store_game(store: Store, day: str, played: BotGame) -> None:
    def add(connection: Connection) -> None:
        stored: BotGames = read_setting(connection, SETTING, BotGames, BotGames())
        if stored.day > day:
            return
        games = stored.games if stored.day == day else []
        others = [one for one in games if (one.level, one.game) != (played.level, played.game)]
        write_setting(connection, SETTING, BotGames(day, [*others, played]))

    await store.write(add)


def score_of(level: str, games: list[BotGame]) -> LevelScore:
    own = [one for one in games if one.level == level]
    best = max(own, key=lambda one: (one.points, -one.against), default=None)
    return LevelScore(level, len(own), DailyScore(best.points, best.against) if best is not None else None)
