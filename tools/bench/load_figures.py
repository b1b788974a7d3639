"""The figures of a load test, of our server or another."""

from collections.abc import Sequence

from msgspec import Struct

# Growth that counts as none: one percent in ten minutes, or what the allocator does by itself.
FLAT_SHARE_PER_MINUTE = 0.001
FLAT_KILOBYTES_PER_MINUTE = 100.0


class Delays(Struct, frozen=True):
    """Milliseconds from a choice to its update."""

    p50: float
    p95: float
    p99: float


class Run(Struct, frozen=True):
    """One measurement. `delivery` counts each player, `everybody` the last one of a table."""

    choices_per_second: float
    delivery: Delays
    everybody: Delays
    skipped: int  # slots whose table still waited for the choice before, or for a new game
    unfinished: int  # choices whose updates did not all arrive
    server_cpu_seconds: float
    client_cpu_seconds: float


class Memory(Struct, frozen=True):
    """The server's megabytes: just started, with all players connected and no game begun, with all games begun, at
    the end of the steady run."""

    empty: float
    connected: float
    begun: float
    after: float


class Soak(Struct, frozen=True):
    """The server's megabytes, sampled evenly, and how they grow after the first quarter of the time."""

    megabytes: list[float]
    kilobytes_per_minute: float

    @property
    def flat(self) -> bool:
        share = self.megabytes[-1] * 1024 * FLAT_SHARE_PER_MINUTE
        return self.kilobytes_per_minute <= max(share, FLAT_KILOBYTES_PER_MINUTE)


class Figures(Struct, frozen=True):
    """`steady` at the rate asked for, `most` with every table going on as soon as it can."""

    tables: int
    players: int
    update_bytes: float  # on average
    update_bytes_p95: float
    updates_per_choice: float
    memory: Memory
    steady: Run
    most: Run
    soak: Soak | None

    @property
    def kilobytes_per_connection(self) -> float:
        return (self.memory.connected - self.memory.empty) * 1024 / (self.tables * self.players)

    @property
    def kilobytes_per_table(self) -> float:
        """What a game adds to the connections of its players."""
        return (self.memory.begun - self.memory.connected) * 1024 / self.tables


def delays(seconds: list[float]) -> Delays:
    p50, p95, p99 = (percentile(seconds, share) * 1000 for share in (0.50, 0.95, 0.99))
    return Delays(p50, p95, p99)


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values) or [0.0]
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def soak(megabytes: list[float], seconds_between: float) -> Soak:
    """The slope of the least-squares line through the samples after the first quarter."""
    settled = megabytes[len(megabytes) // 4 :]
    middle = (len(settled) - 1) / 2
    mean = sum(settled) / len(settled)
    spread = sum((index - middle) ** 2 for index in range(len(settled)))
    rise = sum((index - middle) * (value - mean) for index, value in enumerate(settled))
    slope = rise / spread if spread else 0.0
    return Soak(megabytes, slope * 1024 * 60 / seconds_between)
