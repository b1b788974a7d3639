"""The web application: calls, the socket, pages; what every answer has in common."""

import logging
from contextlib import suppress
from importlib.resources import files
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from gunsteel.errors import Refused
from gunsteel.server.api import ENDPOINTS, Call, Endpoint
from gunsteel.server.hall import Hall
from gunsteel.server.identity import Identities
from gunsteel.server.limits import Limits
from gunsteel.server.no import SENTENCES, No
from gunsteel.server.openapi import document
from gunsteel.server.session import Session
from gunsteel.server.store import StoreFailed
from gunsteel.wire import protocol
from gunsteel.wire.lobby import Problem

log = logging.getLogger("gunsteel.http")

LARGEST_BODY = 512_000
HEADERS = {
    b"content-security-policy": b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    b"frame-ancestors 'none'",
    b"referrer-policy": b"no-referrer",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
STATUSES: dict[protocol.Code, int] = {
    "no-table": 404,
    "no-seat": 404,
    "not-seated": 403,
    "not-playing": 409,
    "too-fast": 429,
    "too-large": 413,
    "busy": 503,
    "failed": 503,
    "stopping": 503,
}
PAGES = {"index.html": "text/html", "table.js": "text/javascript", "style.css": "text/css"}


class Web:
    """What calls and sockets need: the tables, who is who, what is allowed."""

    def __init__(self, hall: Hall, identities: Identities, limits: Limits, origins: tuple[str, ...] = ()) -> None:
        self.hall = hall
        self.identities = identities
        self.limits = limits
        self.origins = origins

    def app(self) -> Starlette:
        routes = [
            *(Route(call.path, self._route(call), methods=[call.method]) for call in ENDPOINTS),
            Route("/metrics", self._metrics),
            Route("/openapi.json", self._openapi),
            Route("/", self._page),
            Route("/t/{table}", self._page),
            Route("/page/{name}", self._page),
            WebSocketRoute("/api/socket", self._socket),
        ]
        app = Starlette(routes=routes)
        app.add_middleware(Hardened)
        return app

    # --- Calls -----------------------------------------------------------------------------------------------

    def _route(self, call: Endpoint) -> Any:
        async def answer(request: Request) -> Response:
            try:
                return await self._answer(call, request)
            except No as no:
                self.hall.metrics.refused.labels(no.code).inc()
                return _problem(STATUSES.get(no.code, 400), no.code, no.text)
            except Refused as reason:
                return _problem(400, "refused", str(reason))
            except StoreFailed:
                return _problem(503, "failed", SENTENCES["failed"])
            except Exception:
                log.exception("a call failed")
                self.hall.metrics.faults.inc()
                return _problem(500, "failed", SENTENCES["failed"])

        return answer

    async def _answer(self, call: Endpoint, request: Request) -> Response:
        client = _client(request)
        if not self.limits.requests.take(client):
            raise No("too-fast")
        if call.method == "POST" and not self._same_origin(request):
            return _problem(403, "origin", "This page may not speak for its visitors here.")
        who, cookie = self.identities.of(request)
        query = _query(call, request)
        body = await _body(call, request)
        if call.status == 201 and not self.limits.tables.take(client):
            raise No("too-fast", "That were many tables in a short time; wait a little.")
        scheme, _, key = request.headers.get("authorization", "").partition(" ")
        answer = await call.run(
            Call(
                self.hall,
                who,
                request.path_params.get("table", ""),
                key.strip() if scheme.lower() == "bearer" else None,
                query,
                body,
            )
        )
        response = _json(answer, call.status)
        if cookie is not None:
            response.headers["set-cookie"] = cookie
        return response

    async def _metrics(self, request: Request) -> Response:
        """For the machine itself: how much is counted tells about tables."""
        if not _is_local(request):
            return _problem(403, "not-seated", "The numbers are for the machine itself.")
        return Response(self.hall.metrics.text(), media_type="text/plain; version=0.0.4")

    async def _openapi(self, _request: Request) -> Response:
        return _json(document(), 200)

    async def _page(self, request: Request) -> Response:
        name = request.path_params.get("name", "index.html")
        if name not in PAGES:
            return _problem(404, "no-page", "There is no such page.")
        page = files("gunsteel.server").joinpath("page", name).read_bytes()
        response = Response(page, media_type=PAGES[name], headers={"cache-control": "no-cache"})
        _, cookie = self.identities.of(request)
        if cookie is not None:
            response.headers["set-cookie"] = cookie
        return response

    # --- The socket --------------------------------------------------------------------------------------------

    def _same_origin(self, connection: HTTPConnection) -> bool:
        """Programs send no origin; browsers always do."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        return origin in self.origins or urlsplit(origin).netloc == connection.headers.get("host")

    async def _socket(self, socket: WebSocket) -> None:
        if not self._same_origin(socket):
            await socket.close(4403)
            return
        client = _client(socket)
        if self.hall.stopping or not self.limits.enter(client):
            await socket.accept()
            code: protocol.Code = "stopping" if self.hall.stopping else "full"
            await socket.send_text(protocol.encode(protocol.Bye(code=code, text=SENTENCES[code], again=5.0)).decode())
            await socket.close(1013)
            return
        try:
            who, cookie = self.identities.of(socket)
            await socket.accept(headers=[(b"set-cookie", cookie.encode())] if cookie is not None else None)
            with self.hall.metrics.connections.track_inprogress():
                await Session(self.hall, socket, who).run()
        finally:
            self.limits.leave(client)


class Hardened:
    """Security headers on every answer; an error of ours is one sentence, never a traceback."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def hardened(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *((name, value) for name, value in HEADERS.items() if name not in given),
                ]
            await send(message)

        await self.app(scope, receive, hardened)


def _json(answer: object, status: int) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(protocol.encode(answer), status, headers, media_type="application/json")


def _problem(status: int, code: str, text: str) -> Response:
    return _json(Problem(code, text), status)


def _client(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "local"


def _is_local(request: Request) -> bool:
    """From this machine, and not passed on by a proxy for somebody else."""
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers or request.client is None:
        return False
    with suppress(ValueError):
        return ip_address(request.client.host).is_loopback
    return False


def _query(call: Endpoint, request: Request) -> object:
    given = dict(request.query_params)
    if len(given) < len(request.query_params.multi_items()):
        raise No("malformed", "A part of the query is there twice.")
    if call.query is None:
        if given:
            raise No("malformed", "This call takes no query.")
        return None
    try:
        return msgspec.convert(given, call.query, strict=False)
    except msgspec.ValidationError as fault:
        raise No("malformed", f"The query was not understood: {fault}") from None


async def _body(call: Endpoint, request: Request) -> object:
    if call.body is None:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise No("malformed", "The body must be application/json.")
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > LARGEST_BODY:
            raise No("too-large")
    try:
        return msgspec.json.decode(data, type=call.body)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
        raise No("malformed", f"The body was not understood: {fault}") from None
