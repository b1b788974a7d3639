"""Single games: they follow from their job, and a bot that fails is named."""

from typing import Any

import pytest
from msgspec import structs

from gunsteel.arena import match
from gunsteel.arena.contest import Job
from gunsteel.arena.match import play
from gunsteel.arena.result import GameResult
from gunsteel.bots import registry
from gunsteel.errors import Refused
from gunsteel.game import Game
from tests.arena.contests import Crasher, Liar, contest


def test_a_game_of_two_random_bots_stays_what_it_is() -> None:
    games = [play(job).game for job in contest("random", "random").jobs(1)]
    assert games == [
        GameResult(0, 0, (0, 1), (19, 22), (1,), 78, 327),
        GameResult(0, 1, (1, 0), (12, 24), (1,), 74, 311),
    ]


@pytest.mark.parametrize("set_", ["base", "renaissance", "combined"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_follows_from_its_job(set_: str, players: int) -> None:
    job = next(contest("random", "random", players=players, set_=set_).jobs(1))
    first, second = play(job), play(job)
    assert first.game == second.game
    assert len(first.game.vp) == players
    assert first.game.winners
    assert 0 < sum(times.questions for times in first.times) <= first.game.choices


def test_a_block_has_one_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    layouts: list[object] = []
    deal = Game.__init__

    def watched(game: Game, *args: Any, **others: Any) -> None:
        deal(game, *args, **others)
        layouts.append((game.setup.rows, game.setup.piles, game.setup.wonders))

    monkeypatch.setattr(Game, "__init__", watched)
    for job in contest("random", "random", players=3).jobs(2):
        play(job)
    assert layouts[0] == layouts[1] == layouts[2] != layouts[3] == layouts[4] == layouts[5]


def _bad(monkeypatch: pytest.MonkeyPatch, maker: type[Liar]) -> Job:
    monkeypatch.setitem(registry.BUILT_IN, "bad", maker)
    return next(contest("bad", "random", seed=5).jobs(1))


def test_an_answer_that_is_not_on_offer_names_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    where = "the bot bad failed in seat 0 of game 0 of block 0 .seed 5., asked resource, answered 'the-moon'"
    with pytest.raises(Refused, match=where):
        play(_bad(monkeypatch, Liar))


def test_a_bot_that_raises_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refused, match=r"the bot bad failed in seat 0 .*, asked resource: ZeroDivisionError: one"):
        play(_bad(monkeypatch, Crasher))


def test_a_game_without_end_is_stopped_and_nobody_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "LONGEST_GAME", 30)
    game = play(next(contest("random", "random").jobs(1))).game
    assert (game.choices, game.winners) == (30, ())


def test_a_machine_with_other_bots_refuses_to_play() -> None:
    (job, *_) = contest().jobs(1)
    other = structs.replace(job, contest=structs.replace(job.contest, fingerprint="elsewhere"))
    with pytest.raises(Refused, match="another version of the rules or bots"):
        play(other)
