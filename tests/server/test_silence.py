"""Hidden information on the wire: games that an audience cannot tell apart give it the same bytes (Q24)."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from msgspec import Struct
from msgspec.structs import replace

from gunsteel.core.rules import Rules
from gunsteel.formats.notation import CHANCE, Chooser, offered_names
from gunsteel.formats.record import Record
from gunsteel.info.progress import Audience
from gunsteel.server.table import participant
from gunsteel.server.table.acts import Answered
from gunsteel.server.table.clock import Clocks
from gunsteel.server.table.state import News, TableState
from gunsteel.wire import protocol
from gunsteel.wire.lobby import Clock, MoveClock, TotalClock
from tests.game.pairs import Pair
from tests.game.watch import watched
from tests.laws.games import CONFIGURATIONS
from tests.server.listeners import Act, Scene, Stage, until
from tests.server.servers import local_server, sqlite

# A scene begins so many acts before the one it is about, and ends so many after it.
BEFORE, AFTER = 1, 1
CLOCKS: tuple[Clock | None, ...] = (TotalClock(900, 7), MoveClock(600), None)

Heard = dict[Audience, list[bytes]]
Got = TypeVar("Got")


class Twins:
    """A pair of games, played to the end of their likeness: who chose, and what at each table."""

    def __init__(self, rules: Rules, seed: int, secret: int) -> None:
        pair = Pair(rules, seed, secret)
        self.secret = secret
        self.tables = (pair.one, pair.two)
        self.acts: list[tuple[Act, Act]] = []
        self.differ: list[bool] = []
        while (chooser := pair.one.chooser) is not None:
            before = [len(table.record.choices) for table in self.tables]
            if pair.step() is None:
                break
            one, two = (table.record.choices[n:] for table, n in zip(self.tables, before, strict=True))
            self.acts.append((Act(chooser, one), Act(chooser, two)))
            self.differ.append(pair.differ())

    def scenes(self) -> Iterator[tuple[Scene, Scene]]:
        """Around each act of the secret seat with hidden steps, those first that hide most."""
        about = [
            place
            for place, (one, two) in enumerate(self.acts[:-2])
            if one.chooser == self.secret and len(one.names) + len(two.names) > 2 and self.differ[place] and place > 5
        ]
        for place in sorted(about, key=lambda place: len(self.acts[place][0].names) == len(self.acts[place][1].names)):
            end = place + 1 + AFTER
            # Chance answers by itself: a scene ends where somebody else is asked.
            while end < len(self.acts) and self.acts[end][0].chooser is CHANCE:
                end += 1
            if end < len(self.acts):
                yield self._scene(0, place - BEFORE, end), self._scene(1, place - BEFORE, end)

    def _scene(self, which: int, start: int, end: int) -> Scene:
        game = self.tables[which].record
        choices = sum(len(each[which].names) for each in self.acts[:start])
        record = Record(game.rules, game.setup, game.choices[:choices])
        acts = [each[which] for each in self.acts[start:end]]
        askers = [self._asker(place) for place in range(start, end)]
        return Scene(record.to_json(), int(game.rules.players), self.secret, acts, askers)

    def _asker(self, place: int) -> int | None:
        """Somebody who chose before, but not last, and is not asked now: the others have to allow undo."""
        gone: set[Chooser] = {act.chooser for act, _ in self.acts[:place]}
        busy = {self.acts[place - 1][0].chooser, self.acts[place][0].chooser, self.secret}
        free = [seat for seat in range(4) if seat in gone - busy]
        return free[place % len(free)] if free else None


@cache
def scenes(set_: str, players: int, wanted: int, bot: bool = False) -> list[tuple[Scene, Scene]]:
    """From different games, with different clocks."""
    found: list[tuple[Scene, Scene]] = []
    for seed in range(100):
        pair = next(Twins(Rules(set_, players), seed, seed % players).scenes(), None)
        if pair is not None:
            clock = CLOCKS[(players + len(found)) % len(CLOCKS)]
            # Who is alone with a bot may undo without asking.
            askers = [None] * len(pair[0].acts) if bot and players == 2 else pair[0].askers
            one, two = (replace(scene, clock=clock, bot=bot, askers=askers) for scene in pair)
            found.append((one, two))
        if len(found) == wanted:
            return found
    raise AssertionError("there are too few pairs with hidden steps")


def on_stage(folder: Path, play: Callable[[Stage], Coroutine[Any, Any, Got]]) -> Got:
    """On a server of its own."""
    folder.mkdir()

    async def played(monkeypatch: pytest.MonkeyPatch) -> Got:
        async with Stage(monkeypatch).open(sqlite(folder)) as stage:
            return await play(stage)

    with pytest.MonkeyPatch.context() as monkeypatch:
        return asyncio.run(played(monkeypatch))


def heard(folder: Path, played: list[Scene], roundabout: bool) -> list[Heard]:
    """The scenes one after the other."""

    async def all_of_them(stage: Stage) -> list[Heard]:
        return [await stage.play(scene, seed, roundabout) for seed, scene in enumerate(played)]

    return on_stage(folder, all_of_them)


def differences(folder: Path, pairs: list[tuple[Scene, Scene]]) -> list[str]:
    """Where an audience could tell the games of a pair apart."""
    one = heard(folder / "one", [one for one, _ in pairs], roundabout=False)
    two = heard(folder / "two", [two for _, two in pairs], roundabout=True)
    found = []
    for place, (first, second) in enumerate(zip(one, two, strict=True)):
        for audience in first:
            assert len(first[audience]) > 10
            if first[audience] != second[audience]:
                found.append(f"scene {place}, audience {audience}: {unlike(first[audience], second[audience])}")
    return found


def unlike(one: list[bytes], two: list[bytes]) -> str:
    for place, (first, second) in enumerate(zip(one, two, strict=False)):
        if first != second:
            at = next((n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), -1)
            part = slice(max(0, at - 80), at + 40)
            return f"message {place}, {first[:40]!r}: {first[part]!r} against {second[part]!r}"
    return f"{len(one)} and {len(two)} messages"


@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_games_that_look_the_same_sound_the_same(set_: str, players: int, tmp_path: Path) -> None:
    assert differences(tmp_path, scenes(set_, players, 2)) == []


@pytest.mark.parametrize(("set_", "players"), [("base", 3), ("combined", 2)])
def test_hidden_steps_of_a_bot_are_not_heard(set_: str, players: int, tmp_path: Path) -> None:
    assert differences(tmp_path, scenes(set_, players, 2, bot=True)) == []


# --- Leaks that are planted ------------------------------------------------------------------------------------------


def changed_at_each_step(patch: pytest.MonkeyPatch) -> None:
    moved = TableState._moved
    patch.setattr(TableState, "_moved", lambda state, *given, **more: moved(state, *given, **more) or True)


def steps_counted_in_updates(patch: pytest.MonkeyPatch) -> None:
    answer = TableState._answer

    def counting(state: TableState, act: Answered) -> News:
        news = answer(state, act)
        state.playing.counts = {
            audience: n if audience in news.updates else n + 1 for audience, n in state.playing.counts.items()
        }
        return news

    patch.setattr(TableState, "_answer", counting)


def acts_counted_in_the_table(patch: pytest.MonkeyPatch) -> None:
    info = TableState.info
    patch.setattr(TableState, "info", lambda state, *given: replace(info(state, *given), created=float(state.acts)))


def clocks_shown_at_each_step(patch: pytest.MonkeyPatch) -> None:
    run = Clocks.run
    patch.setattr(Clocks, "run", lambda clocks, seat, at, _told, *more: run(clocks, seat, at, True, *more))


def clocks_in_lists(patch: pytest.MonkeyPatch) -> None:
    info = TableState.info
    patch.setattr(TableState, "info", lambda state, present, now: info(state, present, now or state.clocks.since))


def aims_told_at_once(patch: pytest.MonkeyPatch) -> None:
    answer = TableState._answer

    def telling(state: TableState, act: Answered) -> News:
        news = answer(state, act)
        state.aims.update(state.pending_aims)
        return news

    patch.setattr(TableState, "_answer", telling)


def hidden_steps_end_a_request(patch: pytest.MonkeyPatch) -> None:
    answer = TableState._answer

    def ending(state: TableState, act: Answered) -> News:
        state.asking = None
        return answer(state, act)

    patch.setattr(TableState, "_answer", ending)


LEAKS = (
    changed_at_each_step,
    steps_counted_in_updates,
    acts_counted_in_the_table,
    clocks_shown_at_each_step,
    clocks_in_lists,
    aims_told_at_once,
    hidden_steps_end_a_request,
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_heard(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert differences(tmp_path, scenes("base", 3, 4, bot=leak is aims_told_at_once)[1:]) != []


# --- Take-backs, absence, numbers ------------------------------------------------------------------------------------


class Moment(Struct, frozen=True):
    """The secret seat is asked, and `step` would be hidden; `asker` wants its last answer back."""

    scene: Scene
    asker: int
    step: str


@cache
def moment(granted: bool, bot: bool) -> Moment:
    """`granted`: the others have to say yes. With three seats a bot is not alone with one person."""
    for seed in range(100):
        for table, _ in watched(Rules("combined", 3), seed):
            seat = table.chooser
            askers = [other for other in range(3) if other != seat and other in table.progress.choosers]
            askers = [other for other in askers if table.may_undo(other) != granted]
            if not isinstance(seat, int) or not askers:
                continue
            step = next(iter(offered_names(table.state)))
            trial = table.branch(len(table.record.choices))
            public = trial.public
            trial.submit(seat, [step])
            if trial.chooser == seat and trial.public is public:
                return Moment(Scene(table.record.to_json(), 3, seat, [], [], bot=bot), askers[0], step)
    raise AssertionError("there is no such moment")


@pytest.mark.parametrize("bot", [False, True], ids=["person", "bot"])
@pytest.mark.parametrize("granted", [False, True], ids=["at once", "granted"])
def test_undo_does_not_tell_whether_another_seat_has_begun(
    granted: bool, bot: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither by whether the others are asked, nor by what is left to undo, nor by what a bot was after."""
    monkeypatch.setattr(participant, "MOST_UNDONE", 2)
    at = moment(granted, bot)

    async def played(stage: Stage, begun: bool) -> Heard:
        async with stage.playing(at.scene) as playing:
            for _ in range(2 if begun and not bot else 0):
                await playing.answer(at.scene.secret, at.step, None)
                await playing.say(at.scene.secret, protocol.Undo())
            if begun:
                await playing.answer(at.scene.secret, at.step, None)
            await playing.say(at.asker, protocol.Undo())
            if granted:
                for other in stage.live.state.asking.waiting if stage.live.state.asking else []:
                    await playing.say(other, protocol.Allow(yes=True))
            for listener in playing.others:
                await playing.ask(listener)
                await playing.come_back(listener)
                await playing.call(listener)
            assert len(stage.live.state.playing.record.choices) < playing.choices
        return playing.heard

    one = on_stage(tmp_path / "one", lambda stage: played(stage, False))
    two = on_stage(tmp_path / "two", lambda stage: played(stage, True))
    assert [unlike(one[audience], two[audience]) for audience in one if one[audience] != two[audience]] == []


def test_when_a_bot_takes_over_does_not_tell_of_hidden_steps(tmp_path: Path) -> None:
    """Also when the table was out of memory, and nobody knows any more when the player left."""
    at = moment(True, False)

    async def played(stage: Stage, begun: bool) -> Heard:
        async with stage.playing(at.scene) as playing:
            stage.now += 500
            if begun:
                await playing.answer(at.scene.secret, at.step, None)
            await playing.at[at.scene.secret].client.socket.close()
            await until(lambda: at.scene.secret not in stage.live.present)
            stage.server.tables.drop(stage.live)
            for listener in playing.others:
                listener.client = await listener.open()
            playing.listeners.remove(playing.at[at.scene.secret])
            for _ in range(4):
                stage.now += 60
                await playing.talk(playing.at[at.asker])
                await until(lambda: stage.live.scheduler.idle or stage.live.state.seats[at.scene.secret].away)
                await playing.hear()
            assert stage.live.state.seats[at.scene.secret].away
        return playing.heard

    one = on_stage(tmp_path / "one", lambda stage: played(stage, False))
    two = on_stage(tmp_path / "two", lambda stage: played(stage, True))
    assert [unlike(one[audience], two[audience]) for audience in one if one[audience] != two[audience]] == []


def test_numbers_of_the_server_are_for_its_own_machine(tmp_path: Path) -> None:
    """They count every step."""

    async def statuses() -> list[int]:
        async with local_server(sqlite(tmp_path)) as server:
            app: Any = server.server.config.app
            found = []
            for client in ("127.0.0.1", "203.0.113.5"):
                transport = httpx.ASGITransport(app, client=(client, 4000))
                async with httpx.AsyncClient(transport=transport, base_url=server.address) as http:
                    for passed_on in ({}, {"x-forwarded-for": "127.0.0.1"}, {"forwarded": "for=127.0.0.1"}):
                        found.append((await http.get("/metrics", headers=passed_on)).status_code)
            return found

    assert asyncio.run(statuses()) == [200, 403, 403, 403, 403, 403]
