"""What happens to every request: limits for each client, security headers, a path prefix."""

import asyncio
import re

from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from gunsteel.errors import refused
from gunsteel.server.http.hosts import is_known, name_in
from gunsteel.server.http.limits import Limits, client_at
from gunsteel.server.refusals import SENTENCES
from gunsteel.wire.lobby import Problem
from gunsteel.wire.protocol import encode

# A file of a page costs us less than a call.
FILE_COST = 0.1
LONGEST_HOST = 100
# Whoever is too fast waits so long for the refusal.
REFUSAL_SECONDS = 0.5


class Limited:
    """Each request is paid for before anything else is done, also one for a page or for nothing that exists."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            client = client_at(scope["client"][0] if scope.get("client") else "local")
            cost = FILE_COST if "/assets/" in scope["path"] else 1.0
            if not self.limits.requests.take(client, cost):
                await asyncio.sleep(REFUSAL_SECONDS)
                headers = {"cache-control": "no-store", "retry-after": "1"}
                no = Response(
                    encode(Problem("too-fast", SENTENCES["too-fast"])), 429, headers, media_type="application/json"
                )
                return await no(scope, receive, send)
        await self.app(scope, receive, send)


def clean(prefix: str) -> str:
    """`/games/steel` for all ways to write it; empty for none."""
    bare = prefix.strip("/")
    if not re.fullmatch(r"(?:[\w.~-]+(?:/[\w.~-]+)*)?", bare, re.ASCII) or re.search(r"(^|/)\.+(/|$)", bare):
        text = "{prefix} is not a valid path prefix; write it like /games/steel"
        raise refused("bad-prefix", text, prefix=repr(prefix))
    return f"/{bare}" if bare else ""


class Named:
    """Only requests that call this server by one of its names."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = next((value.decode("latin-1") for name, value in scope.get("headers", ()) if name == b"host"), None)
        if scope["type"] not in ("http", "websocket") or is_known(host, self.names):
            return await self.app(scope, receive, send)
        name = (name_in(host) or "")[:LONGEST_HOST]
        text = f"This server does not know the name {name!r}; whoever runs it can start it with --name {name}."
        answer = Response(encode(Problem("host", text)), 421, {"cache-control": "no-store"}, "application/json")
        if scope["type"] == "websocket":
            return await send({"type": "websocket.close", "code": 4421})
        await answer(scope, receive, send)


class Prefixed:
    """Takes a request with the prefix, and one from which the proxy has removed it."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            path: str = scope["path"]
            if path == self.prefix and scope["type"] == "http":
                return await RedirectResponse(f"{path}/")(scope, receive, send)
            whole = path if path.startswith(f"{self.prefix}/") else self.prefix + path
            scope = {**scope, "path": whole, "root_path": self.prefix}
        await self.app(scope, receive, send)
