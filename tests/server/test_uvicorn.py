"""We override methods of uvicorn that are not public. Its source is pinned: a new version is read before it is used."""

import inspect
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol

from gunsteel.server.net.plain_http import PlainHttpProtocol
from gunsteel.server.net.websocket import WebSocketProtocol
from gunsteel.server.serve import Server

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"
# Our class, a class that it relies on, and a digest of the source of that one.
READ = [
    (WebSocketProtocol, WebSocketsSansIOProtocol, "0bbcec98938432f7"),
    (WebSocketProtocol, Protocol, "7308e632faa1a6ed"),
    (PlainHttpProtocol, H11Protocol, "c2573d455fed4ec2"),
    (Server, uvicorn.Server, "06e799f7c58f8be6"),
]
CHANGED = [(ours, theirs) for ours, theirs, _ in READ if issubclass(ours, theirs)]


def named(each: object) -> str:
    return each.__name__ if isinstance(each, type) else ""


def overridden(ours: type) -> Iterator[str]:
    """The methods of our class that go on with `super()`."""
    for name, member in vars(ours).items():
        if inspect.isfunction(member) and f"super().{name}(" in inspect.getsource(member):
            yield name


@pytest.mark.parametrize(("ours", "theirs", "digest"), READ, ids=named)
def test_the_source_that_we_rely_on_is_the_one_we_have_read(ours: type, theirs: type, digest: str) -> None:
    found = sha256(inspect.getsource(theirs).encode()).hexdigest()[:16]
    library = theirs.__module__.partition(".")[0]
    assert found == digest, (
        f"{library} {version(library)} has another {theirs.__name__} than {ours.__module__} was written for: "
        f"read what has changed, adapt {ours.__name__} if needed, then write the digest {found!r} here"
    )


@pytest.mark.parametrize(("ours", "theirs"), CHANGED, ids=named)
def test_every_method_that_we_override_is_theirs_with_the_same_parameters(ours: type, theirs: type) -> None:
    names = set(overridden(ours)) - {"__init__"}
    assert names
    for name in names:
        assert hasattr(theirs, name), f"{theirs.__name__}.{name} is gone; {ours.__module__} overrides it"
        of_ours, of_theirs = (list(inspect.signature(getattr(each, name)).parameters) for each in (ours, theirs))
        assert of_ours == of_theirs, f"{theirs.__name__}.{name} has other parameters than in {ours.__module__}"


def test_no_other_minor_version_is_installed_with_the_extra_server() -> None:
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]
    major, minor, _ = map(int, version("uvicorn").split("."))
    assert f"uvicorn>={major}.{minor},<{major}.{minor + 1}" in project["optional-dependencies"]["server"]
