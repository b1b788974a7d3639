"""How many requests and connections one client may make."""

from collections import OrderedDict
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

DAY_SECONDS = 24 * 3600


class Bucket:
    """A token bucket: `burst` requests at once, `rate` a second in the long run."""

    __slots__ = ("burst", "level", "rate", "since")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.since = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.since) * self.rate)
        self.since = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Buckets:
    """One bucket for each client; those not used for longest are dropped."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, cost: float = 1.0) -> bool:
        bucket = self.buckets.pop(client, None) or Bucket(self.rate, self.burst)
        self.buckets[client] = bucket
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return bucket.take(cost)


class ConnectionCounter:
    """Counts the open connections of each client."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def enter(self, client: str) -> bool:
        """Count one in, if one more is allowed."""
        count = self.open.get(client, 0)
        if count >= self.most:
            return False
        self.open[client] = count + 1
        return True

    def leave(self, client: str) -> None:
        self.open[client] -= 1
        if not self.open[client]:
            del self.open[client]


class Limits:
    """What a server allows each client: `requests` and `tables` a second, bytes of `uploads` a day.

    Calls, pages, files and messages of sockets take from one bucket, each as much as it costs us."""

    def __init__(
        self, connections: int = 64, requests: float = 40.0, tables: float = 0.5, uploads: float = 20_000_000
    ) -> None:
        self.sockets = ConnectionCounter(connections)
        self.requests = Buckets(rate=requests, burst=requests * 10)
        self.tables = Buckets(rate=tables, burst=max(1.0, tables * 60))
        self.uploads = Buckets(rate=uploads / DAY_SECONDS, burst=uploads)


def client_at(host: str) -> str:
    """The client that limits apply to. With IPv6, all addresses of a /64 network are one client."""
    with suppress(ValueError):
        address = ip_address(host)
        if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
            return str(ip_network((int(address), 64), strict=False))
    return host
