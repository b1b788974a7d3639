"""A contest: which bots, which game, which seed. They determine every single game of it.

The games come in blocks. A block is one layout, played by every line-up in every rotation of its seats."""

import shlex
from collections.abc import Iterator
from hashlib import blake2b
from itertools import combinations, permutations

from msgspec import Struct, field

from gunsteel.arena.fingerprint import fingerprint
from gunsteel.bots.registry import bot
from gunsteel.core.rules import Rules
from gunsteel.core.values import Values
from gunsteel.errors import refused

# Entrants by seat; an entrant is an index into `Contest.bots`, so that a bot may play against itself.
Lineup = tuple[int, ...]
SEED_BITS = 63  # as many as JSON readers accept


class Contest(Struct, frozen=True, forbid_unknown_fields=True):
    """Bots that play against each other, which game, and the seed."""

    bots: tuple[str, ...]
    set: str
    players: int
    switches: dict[str, bool]
    cards: Values
    seed: int
    fingerprint: str = field(default_factory=fingerprint)  # of the rules and bots

    def check(self) -> None:
        """Refuse what cannot be played, before the first game."""
        if len(self.bots) < 2:
            raise refused("two-bots", "a contest needs two bots or more")
        if self.seed >> SEED_BITS:
            text = "at most {most} bits, got {given}"
            raise refused("seed-bits", text, "--seed", most=SEED_BITS, given=self.seed.bit_length())
        self.rules()
        for name in self.bots:
            bot(name, 0)

    def rules(self) -> Rules:
        return Rules(self.set, self.players, self.switches, self.cards)

    def block(self, number: int) -> list[Lineup]:
        """The line-ups of the games of a block, by seat."""
        return [
            (*order[shift:], *order[:shift])
            for lineup in lineups(len(self.bots), self.players)
            for order in [_order(lineup, number)]
            for shift in range(self.players)
        ]

    def blocks(self, games: int) -> int:
        """How many whole blocks make at least this many games."""
        return -(-games // len(self.block(0)))

    def command(self, games: int, cards: str = "FILE") -> str:
        """The command for the same results; `cards` is the file with the card values."""
        words = ["gunsteel", "arena", *self.bots, "--set", self.set, "--players", str(self.players)]
        for switch in self.switches:
            words += ["--switch", switch]
        words += ["--cards", cards] if self.cards else []
        return shlex.join([*words, "--games", str(games), "--seed", str(self.seed)])

    def jobs(self, blocks: int) -> Iterator["Job"]:
        for number in range(blocks):
            for index, lineup in enumerate(self.block(number)):
                yield Job(self, number, index, lineup)


class Job(Struct, frozen=True):
    """One game to play: its block, its index in the block, and its line-up."""

    contest: Contest
    block: int
    index: int
    lineup: Lineup

    def seed(self, *parts: object) -> int:
        """A seed of 96 bits for one use in this contest: BLAKE2b of its description."""
        text = "/".join(str(part) for part in (self.contest.seed, *parts))
        return int.from_bytes(blake2b(text.encode(), digest_size=12).digest(), "little")


def lineups(bots: int, players: int) -> list[Lineup]:
    """Every choice of as many bots as there are seats; if there are too few bots, the last one takes the free seats."""
    if bots < players:
        return [(*range(bots), *[bots - 1] * (players - bots))]
    return list(combinations(range(bots), players))


def _order(lineup: Lineup, block: int) -> Lineup:
    """Who sits left of whom changes from block to block: rotations alone would never change it."""
    orders = list(permutations(lineup[1:]))
    return (lineup[0], *orders[block % len(orders)])
