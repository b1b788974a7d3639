"""The deal of a day: the same layout for everybody, made from the date in UTC and nothing else."""

from datetime import UTC, datetime
from hashlib import sha256

from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.formats.deal import deal
from gunsteel.formats.record import Record
from gunsteel.wire.lobby import GameSet

# The base game hides nothing of its layout; the one who looks at it first has no advantage.
DAILY_SET: GameSet = "base"
DAILY_PLAYERS = 2
# Against whom everybody plays it, people and bots.
DAILY_OPPONENT = "soldier"
SEED_BYTES = 12


def day_at(time: float) -> str:
    """The date in UTC, like 2026-11-18."""
    return datetime.fromtimestamp(time, UTC).date().isoformat()


def daily_seed(day: str) -> int:
    return int.from_bytes(sha256(f"gunsteel daily deal {day}".encode()).digest()[:SEED_BYTES], "big")


def daily_record(day: str) -> Record:
    """The game as it begins on that day."""
    rules = Rules(DAILY_SET, DAILY_PLAYERS, {}, {})
    return Record(rules, deal(rules, Dice(daily_seed(day))))
