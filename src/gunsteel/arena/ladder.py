"""The ladder: each level plays the one below, and a table shows how strong they are."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from gunsteel.arena import rating
from gunsteel.arena.contest import Contest
from gunsteel.arena.executor import Executor
from gunsteel.arena.report import bounds
from gunsteel.arena.result import GameResult, Results, Times
from gunsteel.arena.runner import play_to_file
from gunsteel.arena.standing import Estimate, standings
from gunsteel.bots.levels import Level

PERCENTILE = 0.99
# Slow levels play fewer games: (from this limit in seconds on, one in this many).
FEWER_GAMES = ((1.0, 6), (0.5, 2))


class Ladder:
    """The levels, weakest first, and the contests between neighbours. `game` has the rules and the seed."""

    def __init__(self, levels: Sequence[Level], game: Contest) -> None:
        self.levels = levels
        self.game = game
        self.bots = [level.name for level in levels]
        self.results: dict[tuple[str, str], Results] = {}

    def pairings(self) -> list[tuple[Level, Level]]:
        """Each level and the one below, the stronger first."""
        return [(high, low) for low, high in pairwise(self.levels)]

    def play(self, games: int, executor: Executor, work: Path) -> None:
        """Play all pairings; each keeps its results in a file of its own, from which a later call continues."""
        for high, low in self.pairings():
            contest = self.contest((high.name, low.name))
            out = work / f"{contest.set}-{contest.players}-{high.name}-{low.name}.json"
            number = game_count(high, games)
            results, _ = play_to_file(contest, number, executor, out, contest.command(number))
            self.results[high.name, low.name] = results

    def contest(self, pair: tuple[str, str]) -> Contest:
        game = self.game
        return Contest(pair, game.set, game.players, game.switches, game.cards, game.seed)

    # --- The table -------------------------------------------------------------------------------------------

    def to_markdown(self) -> str:
        """A table with a row for each level."""
        head = "| level | what it is | rating | wins against the level below | p99 of a decision | limit |"
        ratings = {} if rating.why_unrated() else self._ratings()
        rows = [self._row(index, ratings) for index in range(len(self.levels))]
        title = f"## {self.game.set}, {self.game.players} players"
        if self.game.players > 2:
            title += f", one against {self.game.players - 1} of the level below"
        return "\n".join([title, "", head, "| --- | --- | ---: | ---: | ---: | ---: |", *rows]) + "\n"

    def _row(self, index: int, ratings: dict[str, Estimate]) -> str:
        level = self.levels[index]
        rated = ratings.get(level.name)
        strength = f"{rated.value:.0f} ({bounds(rated, 1, 0)})" if rated else "–"
        p99 = self._times(level.name).percentile(PERCENTILE)
        cells = (level.name, level.about, strength, self._below(index), _seconds(p99), _seconds(level.limit_seconds))
        return f"| {' | '.join(cells)} |"

    def _below(self, index: int) -> str:
        if index == 0:
            return "–"
        results = self.results[self.levels[index].name, self.levels[index - 1].name]
        share = standings(results)[0].share
        return f"{100 * share.value:.1f} % ({bounds(share, 100, 1)}), {len(results.games)} games"

    def _times(self, name: str) -> Times:
        times = Times()
        for pair, results in self.results.items():
            if name in pair:
                times.add(results.times[pair.index(name)])
        return times

    def _ratings(self) -> dict[str, Estimate]:
        groups = [[self._renumbered(game, pair) for game in results.games] for pair, results in self.results.items()]
        return dict(zip(self.bots, rating.ratings(groups, self.bots), strict=True))

    def _renumbered(self, game: GameResult, pair: tuple[str, str]) -> GameResult:
        """The game with entrants as indices into all bots of the ladder."""
        lineup = tuple(self.bots.index(pair[entrant]) for entrant in game.lineup)
        return GameResult(game.block, game.index, lineup, game.vp, game.winners, game.turns, game.choices)


def game_count(level: Level, games: int) -> int:
    """How many games a level plays against the one below: fewer if it is slow, or the ladder would take days."""
    for limit, share in FEWER_GAMES:
        if level.limit_seconds >= limit:
            return -(-games // share)
    return games


def _seconds(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{1000 * seconds:.1f} ms"
