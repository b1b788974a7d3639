"""The web application: HTTP calls, the WebSocket, static files, security headers."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from gunsteel.errors import Refused
from gunsteel.server.http.api import ENDPOINTS, Call, Endpoint
from gunsteel.server.http.identity import Identities
from gunsteel.server.http.limits import Limits, client_at
from gunsteel.server.http.middleware import Prefixed
from gunsteel.server.http.openapi import document
from gunsteel.server.http.session import Session
from gunsteel.server.http.static import File, StaticFiles
from gunsteel.server.refusals import LONGEST_FAULT, MANY_TABLES, SENTENCES, Rejection
from gunsteel.server.store.store import StoreFailed
from gunsteel.server.table.tables import Tables
from gunsteel.wire import protocol
from gunsteel.wire.lobby import Problem

log = logging.getLogger("gunsteel.http")

LARGEST_BODY = 512_000
BODY_SECONDS = 20.0
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
    "damaged": 409,
    "too-fast": 429,
    "too-large": 413,
    "slow": 408,
    "busy": 503,
    "failed": 503,
    "stopping": 503,
}
NO_PAGE = ("no-page", "There is no such page.")


class Web:
    """What calls and sockets need: the tables, identities, limits, static files."""

    def __init__(
        self,
        tables: Tables,
        identities: Identities,
        limits: Limits,
        pages: StaticFiles,
        origins: tuple[str, ...] = (),
        prefix: str = "",
        values_file: Path | None = None,
    ) -> None:
        self.tables = tables
        self.identities = identities
        self.limits = limits
        self.pages = pages
        self.origins = origins
        self.prefix = prefix
        self.values_file = values_file

    def app(self) -> ASGIApp:
        routes = [
            *(Route(call.path, self._route(call), methods=[call.method]) for call in ENDPOINTS),
            Route("/metrics", self._metrics),
            Route("/openapi.json", self._openapi),
            *(Route(address, partial(self._page, page)) for address, page in self.pages.pages.items()),
            Route("/assets/{name}", self._file),
            WebSocketRoute("/api/socket", self._socket),
        ]
        app = Starlette(routes=routes, exception_handlers={HTTPException: _no_such_call, Exception: self._fault})
        # A redirect would contain whatever host the client has sent.
        app.router.redirect_slashes = False
        return Prefixed(Hardened(app), self.prefix) if self.prefix else Hardened(app)

    async def _fault(self, _request: Request, _fault: Exception) -> Response:
        """An unexpected error; it is logged."""
        self.tables.metrics.faults.inc()
        return _problem(500, "failed", SENTENCES["failed"])

    # --- Calls -----------------------------------------------------------------------------------------------

    def _route(self, call: Endpoint) -> Any:
        async def answer(request: Request) -> Response:
            try:
                return await self._answer(call, request)
            except Rejection as no:
                self.tables.metrics.rejected.labels(no.code).inc()
                return _problem(STATUSES.get(no.code, 400), no.code, no.text)
            except Refused as reason:
                return _problem(400, "refused", str(reason))
            except StoreFailed:
                return _problem(503, "failed", SENTENCES["failed"])
            except ClientDisconnect:
                return _problem(400, "malformed", "The body is incomplete.")  # the client is gone
            except Exception:
                log.exception("a call failed")
                self.tables.metrics.faults.inc()
                return _problem(500, "failed", SENTENCES["failed"])

        return answer

    async def _answer(self, call: Endpoint, request: Request) -> Response:
        client = _client(request)
        if not self.limits.requests.take(client, call.cost):
            raise Rejection("too-fast")
        if call.method == "POST" and not self._same_origin(request):
            return _problem(403, "origin", "Requests from this page are not allowed here.")
        who, cookie = self.identities.of(request)
        query = _query(call, request)
        body = await _body(call, request)
        if call.status == 201 and not self.limits.tables.take(client):
            raise Rejection("too-fast", MANY_TABLES)
        scheme, _, key = request.headers.get("authorization", "").partition(" ")
        answer = await call.run(
            Call(
                self.tables,
                who,
                request.path_params.get("table", ""),
                key.strip() if scheme.lower() == "bearer" else None,
                query,
                body,
                self.values_file,
            )
        )
        response = _json(answer, call.status)
        if cookie is not None:
            response.headers["set-cookie"] = cookie
        return response

    async def _metrics(self, request: Request) -> Response:
        """Only for this machine: the counts tell something about tables."""
        if not _is_local(request):
            return _problem(403, "not-seated", "The metrics are only for requests from the same machine.")
        return Response(self.tables.metrics.text(), media_type="text/plain; version=0.0.4")

    async def _openapi(self, _request: Request) -> Response:
        return _json(document(), 200)

    async def _page(self, page: File, request: Request) -> Response:
        response = page.answer(request)
        _, cookie = self.identities.of(request)
        if cookie is not None:
            response.headers["set-cookie"] = cookie
        return response

    async def _file(self, request: Request) -> Response:
        file = self.pages.files.get(request.path_params["name"])
        return file.answer(request) if file is not None else _problem(404, *NO_PAGE)

    # --- The socket --------------------------------------------------------------------------------------------

    def _same_origin(self, connection: HTTPConnection) -> bool:
        """Programs send no origin; browsers always do."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        if origin in self.origins:
            return True
        with suppress(ValueError):
            there = urlsplit(origin).netloc
            return bool(there) and there == connection.headers.get("host")
        return False

    async def _socket(self, socket: WebSocket) -> None:
        if not self._same_origin(socket):
            await socket.close(4403)
            return
        client = _client(socket)
        code = self._too_many(client)
        if code is not None:
            self.tables.metrics.rejected.labels(code).inc()
            bye = protocol.Bye(code=code, text=SENTENCES[code], again=5.0)
            with suppress(WebSocketDisconnect):
                await socket.accept()
                await socket.send_text(protocol.encode(bye).decode())
                await socket.close(1013)
            return
        try:
            who, cookie = self.identities.of(socket)
            await socket.accept(headers=[(b"set-cookie", cookie.encode())] if cookie is not None else None)
            with self.tables.metrics.connections.track_inprogress():
                await Session(self.tables, socket, who, partial(self.limits.tables.take, client)).run()
        finally:
            self.limits.sockets.leave(client)
            self.tables.departed += 1

    def _too_many(self, client: str) -> protocol.Code | None:
        """Why one more socket is not allowed; None if it is, and then it is counted."""
        if self.tables.stopping:
            return "stopping"
        if not self.limits.requests.take(client):
            return "too-fast"
        return None if self.limits.sockets.enter(client) else "full"


class Hardened:
    """Security headers on every answer; an internal error is one sentence, never a traceback."""

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


async def _no_such_call(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    code, text = ("no-method", "This method is not allowed here.") if fault.status_code == 405 else NO_PAGE
    response = _problem(fault.status_code, code, text)
    if fault.status_code == 405:
        there = [route for route in request.app.routes if route.matches(request.scope)[0] is not Match.NONE]
        allowed = {method for route in there if isinstance(route, Route) for method in route.methods or ()}
        response.headers["allow"] = ", ".join(sorted(allowed))
    return response


def _client(connection: HTTPConnection) -> str:
    return client_at(connection.client.host if connection.client is not None else "local")


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
        raise Rejection("malformed", "A parameter of the query is there twice.")
    if call.query is None:
        if given:
            raise Rejection("malformed", "This call takes no query.")
        return None
    if any(value.lower() == "null" for value in given.values()):
        raise Rejection("malformed", "A query cannot contain null; leave the parameter out.")
    try:
        return msgspec.convert(given, call.query, strict=False)
    except msgspec.ValidationError as fault:
        raise Rejection("malformed", f"The query was not understood: {str(fault)[:LONGEST_FAULT]}") from None


async def _body(call: Endpoint, request: Request) -> object:
    if call.body is None:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Rejection("malformed", "The body must be application/json.")
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                data += part
                if len(data) > LARGEST_BODY:
                    raise Rejection("too-large")
    except TimeoutError:
        raise Rejection("slow", "The body took too long.") from None
    try:
        return msgspec.json.decode(data, type=call.body)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
        raise Rejection("malformed", f"The body was not understood: {str(fault)[:LONGEST_FAULT]}") from None
