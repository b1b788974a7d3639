"""By which names a server is called. A page of somebody else whose name leads to us must not act as one of ours."""

from contextlib import suppress
from ipaddress import ip_address

# Names that nobody can register: those of a local network.
LOCAL = (".local", ".localhost", ".lan", ".internal", ".test", ".home.arpa", ".fritz.box")


def is_known(host: str | None, names: tuple[str, ...]) -> bool:
    """Whether a `Host` header names this server: by one of these names, an address, or a name in the local network."""
    name = name_in(host)
    if name is None:
        return True  # there is none in HTTP/1.0; browsers always send one
    if name in names or "." not in name or name.endswith(LOCAL):
        return True
    with suppress(ValueError):
        ip_address(name.strip("[]"))
        return True
    return False


def name_in(host: str | None) -> str | None:
    """Without the port."""
    if not host:
        return None
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    return name.rstrip(".").lower()
