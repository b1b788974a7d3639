"""The result of a game, and of all games of a contest."""

from collections.abc import Iterable
from math import floor, log

from msgspec import Struct, field

from gunsteel.arena.contest import Contest, Lineup

# Two times in the same bucket of the histogram differ by less than this factor.
BUCKET_FACTOR = 1.05
SHORTEST = 1e-7


class Times(Struct):
    """How long a bot thought about questions: a histogram, so that many games can be added up."""

    total: float = 0.0
    longest: float = 0.0
    counts: dict[int, int] = field(default_factory=dict)

    def add_time(self, seconds: float) -> None:
        self.total += seconds
        self.longest = max(self.longest, seconds)
        bucket = floor(log(max(seconds, SHORTEST) / SHORTEST) / log(BUCKET_FACTOR))
        self.counts[bucket] = self.counts.get(bucket, 0) + 1

    def add(self, other: "Times") -> None:
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        for bucket, count in other.counts.items():
            self.counts[bucket] = self.counts.get(bucket, 0) + count

    @property
    def questions(self) -> int:
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        return self.total / max(1, self.questions)

    def percentile(self, share: float) -> float:
        """A time that this share of the questions did not exceed, to the precision of a bucket."""
        left = share * self.questions
        for bucket, count in sorted(self.counts.items()):
            left -= count
            if left <= 0:
                return min(self.longest, SHORTEST * BUCKET_FACTOR ** (bucket + 1))
        return self.longest


class GameResult(Struct, frozen=True):
    """A finished game: the same for the same contest, block and index, wherever it was played.

    `winners` are seats; there are none in a game that was stopped because it did not end."""

    block: int
    index: int
    lineup: Lineup
    vp: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    choices: int

    @property
    def key(self) -> tuple[int, int]:
        return (self.block, self.index)


class Played(Struct, frozen=True):
    """A game, and what is not reproducible: how long each entrant thought."""

    game: GameResult
    times: list[Times]


class Results:
    """All games of a contest that have been played so far, in any order."""

    def __init__(self, contest: Contest, games: Iterable[GameResult] = (), times: Iterable[Times] = ()) -> None:
        self.contest = contest
        self.times = list(times) or [Times() for _ in contest.bots]
        self._games = {game.key: game for game in games}

    def add(self, played: Played) -> None:
        """Add a game, unless it is here already."""
        if played.game.key in self:
            return
        self._games[played.game.key] = played.game
        for mine, more in zip(self.times, played.times, strict=True):
            mine.add(more)

    def __contains__(self, key: tuple[int, int]) -> bool:
        return key in self._games

    def __len__(self) -> int:
        return len(self._games)

    @property
    def games(self) -> list[GameResult]:
        return [self._games[key] for key in sorted(self._games)]
