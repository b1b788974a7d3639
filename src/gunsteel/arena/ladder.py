"""The levels of strength, measured: each plays the one below."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Protocol

from gunsteel.arena import rating
from gunsteel.arena.contest import Contest
from gunsteel.arena.report import bounds
from gunsteel.arena.result import GameResult, Results, Times
from gunsteel.arena.spread import Spread
from gunsteel.arena.standing import Estimate, standings
from gunsteel.arena.tournament import Writer, hold_on_disk

PERCENTILE = 0.99
# Levels with such a limit in seconds play only one in so many games.
FEWER = ((1.0, 6), (0.5, 2))


class Rung(Protocol):
    """A level: a bot's name, what it is, and how long it may think about one question."""

    @property
    def name(self) -> str: ...
    @property
    def about(self) -> str: ...
    @property
    def limit_seconds(self) -> float: ...


class Ladder:
    """The levels of one game, weakest first, and the contests between them. `game` has their rules and seed."""

    def __init__(self, rungs: Sequence[Rung], game: Contest) -> None:
        self.rungs = rungs
        self.game = game
        self.bots = [rung.name for rung in rungs]
        self.meetings: dict[tuple[str, str], Results] = {}

    def pairings(self) -> list[tuple[Rung, Rung]]:
        """Each level and the one below, the stronger first."""
        return [(high, low) for low, high in pairwise(self.rungs)]

    def climb(self, games: int, spread: Spread, work: Path, write: Writer) -> None:
        """Play all pairings; each keeps its results in a file of its own, from which a later call goes on."""
        for high, low in self.pairings():
            contest = self.contest((high.name, low.name))
            out = work / f"{contest.set}-{contest.players}-{high.name}-{low.name}.json"
            number = games_for(high, games)
            results, _ = hold_on_disk(contest, number, spread, out, contest.command(number), write)
            self.meetings[high.name, low.name] = results

    def contest(self, pair: tuple[str, str]) -> Contest:
        game = self.game
        return Contest(pair, game.set, game.players, game.switches, game.cards, game.seed)

    # --- What came of it -------------------------------------------------------------------------------------------

    def to_markdown(self) -> str:
        """A table with a row for each level."""
        head = "| level | what it is | rating | wins against the level below | p99 of a decision | limit |"
        ratings = self._ratings() if rating.available() else {}
        rows = [self._row(place, ratings) for place in range(len(self.rungs))]
        title = f"## {self.game.set}, {self.game.players} players"
        if self.game.players > 2:
            title += f", one against {self.game.players - 1} of the level below"
        return "\n".join([title, "", head, "| --- | --- | ---: | ---: | ---: | ---: |", *rows]) + "\n"

    def _row(self, place: int, ratings: dict[str, Estimate]) -> str:
        rung = self.rungs[place]
        found = ratings.get(rung.name)
        strength = f"{found.value:.0f} ({bounds(found, 1, 0)})" if found else "–"
        p99 = self._times(rung.name).percentile(PERCENTILE)
        cells = (rung.name, rung.about, strength, self._below(place), _seconds(p99), _seconds(rung.limit_seconds))
        return f"| {' | '.join(cells)} |"

    def _below(self, place: int) -> str:
        if place == 0:
            return "–"
        meeting = self.meetings[self.rungs[place].name, self.rungs[place - 1].name]
        share = standings(meeting)[0].share
        return f"{100 * share.value:.1f} % ({bounds(share, 100, 1)}), {len(meeting.games)} games"

    def _times(self, name: str) -> Times:
        times = Times()
        for pair, results in self.meetings.items():
            if name in pair:
                times.add(results.times[pair.index(name)])
        return times

    def _ratings(self) -> dict[str, Estimate]:
        groups = [[self._renumbered(game, pair) for game in results.games] for pair, results in self.meetings.items()]
        return dict(zip(self.bots, rating.ratings(groups, self.bots), strict=True))

    def _renumbered(self, game: GameResult, pair: tuple[str, str]) -> GameResult:
        """The game with entrants counted among all bots of the ladder."""
        lineup = tuple(self.bots.index(pair[entrant]) for entrant in game.lineup)
        return GameResult(game.block, game.place, lineup, game.vp, game.winners, game.turns, game.choices)


def games_for(rung: Rung, games: int) -> int:
    """How many games a level plays against the one below: fewer if it thinks long, or the ladder would take days."""
    for limit, share in FEWER:
        if rung.limit_seconds >= limit:
            return -(-games // share)
    return games


def _seconds(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{1000 * seconds:.1f} ms"
