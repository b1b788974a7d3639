"""The deal of the day: the same for everybody, really played by bots, and one's own best result is kept."""

import asyncio
from unittest.mock import patch

from gunsteel.bots.levels import LEVELS
from gunsteel.formats.record import from_json
from gunsteel.server.botpool.pool import BotPool
from gunsteel.server.botpool.worker import BotAnswer, BotQuestion
from gunsteel.server.daily import bot_games
from gunsteel.server.daily.bot_games import BotGame, score_of
from gunsteel.server.daily.deal import DAILY_OPPONENT, daily_record, daily_seed, day_at
from gunsteel.server.store.store import Store
from gunsteel.wire.lobby import DailyScore
from tests.server.site_under_test import Site, at_random, with_site


def test_a_day_has_its_deal_and_the_next_day_another() -> None:
    assert day_at(1_795_000_000) == "2026-11-18"
    assert daily_seed("2026-11-18") == 0x17E9FB2E11C81DC9AE497CEF
    first = daily_record("2026-11-18").to_json()
    assert first == daily_record("2026-11-18").to_json()
    assert first != daily_record("2026-11-19").to_json()


@with_site
async def test_two_people_play_the_same_layout_and_each_keeps_the_own_best_result(site: Site) -> None:
    ada, bo = await site.somebody(), await site.somebody()
    assert (await ada.daily()).best is None
    tables = [await one.play_daily() for one in (ada, bo)]
    seated = [await site.at(table, one) for table, one in zip(tables, (ada, bo), strict=True)]
    for person in seated:
        await person.sit(0, "Somebody")
        await person.ready()
    assert (await ada.daily()).table == tables[0]
    ends = await asyncio.gather(*(person.play(at_random(seed)) for seed, person in enumerate(seated)))
    records = [from_json(await one.record(table)) for one, table in zip((ada, bo), tables, strict=True)]
    assert records[0].setup == records[1].setup == daily_record(ends[0].daily or "").setup
    assert [seat.level for seat in ends[0].seats] == [None, DAILY_OPPONENT]
    for one, end in zip((ada, bo), ends, strict=True):
        daily = await one.daily()
        assert end.points is not None
        assert (daily.played, daily.best, daily.table) == (1, DailyScore(*end.points), None)
    # The same is told of it in one's own list, and the rematch is another game.
    (mine,) = await ada.my_tables()
    assert (mine.daily, mine.points, mine.continued) == (daily.day, ends[0].points, False)


@with_site
async def test_the_bots_play_only_when_asked_and_each_game_once(site: Site) -> None:
    with patch.object(bot_games, "LEVELS", LEVELS[:2]), patch.object(bot_games, "GAMES_EACH", 2):
        ada = await site.somebody()
        nothing = await ada.daily()
        assert [(score.level, score.games, score.best) for score in nothing.levels] == [
            ("recruit", 0, None),
            ("scout", 0, None),
        ]
        assert site.tables.bot_pool.asked == 0
        await ada.daily(bots=True)
        async with asyncio.timeout(60):
            daily = await ada.daily()
            while any(score.games < 2 for score in daily.levels):
                await asyncio.sleep(0.05)
                daily = await ada.daily()
        # Bots that remember nothing of it play the same again.
        fresh, turn = BotPool(1), asyncio.Lock()
        await fresh.start()
        again = [await bot_games.play_daily_game(fresh, turn, daily.day, "recruit", game) for game in range(2)]
        await fresh.close()
        best = max(score.points for score in again if score is not None)
        assert daily.levels[0].best is not None
        assert daily.levels[0].best.points == best
        asked = site.tables.bot_pool.asked
        assert (await ada.daily(bots=True)).levels == daily.levels
        await asyncio.sleep(0.2)
        assert site.tables.bot_pool.asked == asked, "what is stored is not played again"


@with_site
async def test_a_game_in_which_another_bot_answered_does_not_count(site: Site) -> None:
    async def by_another(_pool: BotPool, asked: BotQuestion, *_: object, **__: object) -> BotAnswer:
        return BotAnswer(asked.question.options[0], None, "random")

    ada = await site.somebody()
    with patch.object(BotPool, "think", by_another), patch.object(bot_games, "LEVELS", LEVELS[:1]):
        await ada.daily(bots=True)
        await site.until(lambda: site.tables.daily_bots._playing == "")
        assert (await ada.daily()).levels[0].games == 0


def test_the_best_game_is_the_one_with_most_points() -> None:
    games = [BotGame("scout", 0, 20, 30), BotGame("scout", 1, 25, 40), BotGame("recruit", 0, 99, 0)]
    assert score_of("scout", games).best == DailyScore(25, 40)
    assert score_of("marshal", games).best is None


def test_yesterday_is_forgotten_and_a_late_game_of_it_is_not_stored(sqlite: str) -> None:
    async def run() -> None:
        store = await Store.open(sqlite)
        try:
            for day in ("2026-11-17", "2026-11-18", "2026-11-17"):
                await bot_games.store_game(store, day, BotGame("scout", 0, int(day[-2:]), 1))
            assert await bot_games.stored_games(store) == bot_games.BotGames("2026-11-18", [BotGame("scout", 0, 18, 1)])
        finally:
            await store.close()

    asyncio.run(run())
