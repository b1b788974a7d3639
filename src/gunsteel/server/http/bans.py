"""Who may not use this server: by the name in a cookie, by address or network."""

from collections.abc import Sequence
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from gunsteel.server.server_time import time
from gunsteel.server.store.stored_settings import Ban


class Bans:
    """The bans of this moment."""

    def __init__(self) -> None:
        self._people: dict[str, float] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, float]] = []

    def replace(self, bans: Sequence[Ban]) -> None:
        self._people = {ban.whom: ban.until for ban in bans}
        self._networks = [(network, ban.until) for ban in bans if (network := network_in(ban.whom)) is not None]

    def refuse(self, who: str, address: str) -> bool:
        """Whether this person, or everybody at this address, is banned."""
        now = time()
        if self._people.get(who, 0.0) > now:
            return True
        there = network_in(address)
        return there is not None and any(
            until > now and there.version == network.version and there.subnet_of(network)  # type: ignore[arg-type]
            for network, until in self._networks
        )


def network_in(text: str) -> IPv4Network | IPv6Network | None:
    """An address or a network, if it is one."""
    with suppress(ValueError):
        address = ip_address(text)
        mapped = address.ipv4_mapped if address.version == 6 else None
        return ip_network(mapped or address)
    with suppress(ValueError):
        return ip_network(text, strict=False)
    return None
