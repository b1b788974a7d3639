"""Numbers for whoever runs a server, in the text form of Prometheus."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.3, 1.0, 2.0, 5.0, 10.0, 30.0)


class Metrics:
    """All that is counted and measured; where several workers run, of all of them together."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.connections = _gauge("gunsteel_connections", "Open sockets", registry)
        self.tables = _gauge("gunsteel_tables_in_memory", "Tables in memory", registry)
        self.requests = Counter("gunsteel_requests", "Messages of clients", ["type"], registry=registry)
        self.rejected = Counter("gunsteel_rejected", "Rejected requests", ["code"], registry=registry)
        self.dropped = Counter("gunsteel_dropped", "Connections dropped for being slow", registry=registry)
        self.faults = Counter("gunsteel_faults", "Internal errors", registry=registry)
        self.damaged = Counter("gunsteel_damaged", "Tables found to be damaged", registry=registry)
        self.commit = Histogram("gunsteel_commit_seconds", "Storing an act", buckets=QUICK, registry=registry)
        self.thinking = Histogram("gunsteel_thinking_seconds", "Bots' answers", buckets=SLOW, registry=registry)
        self.replaced = _gauge("gunsteel_bot_processes_replaced", "Bot processes replaced", registry)
        self.waiting = _gauge("gunsteel_bot_questions_waiting", "Questions waiting for a bot process", registry)

    def text(self) -> bytes:
        if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


def _gauge(name: str, about: str, registry: CollectorRegistry) -> Gauge:
    """The sum over the workers that live."""
    return Gauge(name, about, registry=registry, multiprocess_mode="livesum")
