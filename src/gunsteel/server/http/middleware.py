"""A path prefix, for a reverse proxy that also serves other things."""

import re

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from gunsteel.errors import Refused


def clean(prefix: str) -> str:
    """`/games/steel` for all ways to write it; empty for none."""
    bare = prefix.strip("/")
    if not re.fullmatch(r"(?:[\w.~-]+(?:/[\w.~-]+)*)?", bare, re.ASCII) or re.search(r"(^|/)\.+(/|$)", bare):
        raise Refused(f"{prefix!r} is not a valid path prefix; write it like /games/steel")
    return f"/{bare}" if bare else ""


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
