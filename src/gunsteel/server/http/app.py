"""The web application: HTTP calls, the WebSocket, static files, security headers."""

import asyncio
import logging
from contextlib import suppress
from hmac import compare_digest
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

from gunsteel.errors import Refused, refused
from gunsteel.language.refused_text import refused_text
from gunsteel.server.http.api import ENDPOINTS, Call, Endpoint, table_info
from gunsteel.server.http.bans import Bans, network_in
from gunsteel.server.http.heavy import PART, HeavyCalls, LargeResponse, Outbox, while_connected
from gunsteel.server.http.identity import Identities
from gunsteel.server.http.limits import Limits, client_at
from gunsteel.server.http.middleware import REFUSAL_SECONDS, Limited, Named, Prefixed
from gunsteel.server.http.openapi import document
from gunsteel.server.http.preview import preview
from gunsteel.server.http.session import Allowance, Session
from gunsteel.server.http.static import StaticFiles
from gunsteel.server.refusals import LONGEST_FAULT, MANY_TABLES, MANY_UPLOADS, SENTENCES, Rejection, bye
from gunsteel.server.server_time import time
from gunsteel.server.store.store import StoreFailed
from gunsteel.server.store.stored_settings import bans_of, secrets_of
from gunsteel.server.table.tables import Tables
from gunsteel.wire import protocol
from gunsteel.wire.lobby import Problem, TableInfo

log = logging.getLogger("gunsteel.http")

LARGEST_BODY = 512_000
BODY_SECONDS = 20.0
NOT_STORED = {"cache-control": "no-store"}
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
    "wrong-key": 403,
    "banned": 403,
    "not-playing": 409,
    "damaged": 409,
    "too-fast": 429,
    "too-large": 413,
    "slow": 408,
    "busy": 503,
    "failed": 503,
    "stopping": 503,
}
SOCKET_COST = 2.0
# Programs ask there.
NO_PAGES = ("/api/", "/assets/")
NO_PAGE = ("no-page", "There is no such page.")


class MetricsAccess:
    """Who may read the metrics besides this machine: whoever has the token, or asks from one of these networks."""

    def __init__(self, token: str = "", networks: tuple[str, ...] = ()) -> None:
        self._token = token
        found = [(text, network_in(text)) for text in networks]
        for text, network in found:
            if network is None:
                raise refused("no-network", "{text} is not an address or a network, like 10.0.0.0/8", text=text)
        self._networks = [network for _, network in found if network is not None]

    def allows(self, request: Request) -> bool:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if self._token and scheme.lower() == "bearer" and compare_digest(token.strip().encode(), self._token.encode()):
            return True
        there = network_in(request.client.host) if request.client is not None else None
        return there is not None and any(
            there.version == network.version and there.subnet_of(network)  # type: ignore[arg-type]
            for network in self._networks
        )


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
        names: tuple[str, ...] = (),
        metrics: MetricsAccess | None = None,
    ) -> None:
        self.tables = tables
        self.identities = identities
        self.limits = limits
        self.pages = pages
        self.origins = origins
        self.prefix = prefix
        self.values_file = values_file
        self.names = tuple(name.rstrip(".").lower() for name in names)
        self.metrics_access = metrics or MetricsAccess()
        self.bans = Bans()
        self.heavy = HeavyCalls()
        self.outbox = Outbox()

    def app(self) -> ASGIApp:
        routes = [
            *(Route(call.path, self._route(call), methods=[call.method]) for call in ENDPOINTS),
            Route("/metrics", self._metrics),
            Route("/openapi.json", self._openapi),
            *(Route(address, self._page) for address in self.pages.pages),
            Route("/assets/{name}", self._file),
            WebSocketRoute("/api/socket", self._socket),
        ]
        app = Starlette(routes=routes, exception_handlers={HTTPException: self._nowhere, Exception: self._fault})
        # A redirect would contain whatever host the client has sent.
        app.router.redirect_slashes = False
        whole = Hardened(Limited(Named(app, self.names), self.limits))
        return Prefixed(whole, self.prefix) if self.prefix else whole

    async def refresh(self) -> None:
        """Bans and secrets as they are in the database now."""
        first = await self.tables.store.secret()
        self.identities.secrets, bans = await self.tables.store.write(
            lambda connection: (secrets_of(connection, first), bans_of(connection, time()))
        )
        self.bans.replace(bans)
        if bans:
            for live in list(self.tables.live_tables.values()):
                for connection in list(live.connections):
                    if self.bans.refuse(connection.who, connection.client):
                        connection.tell(bye("banned"))
                        connection.close_after_sending()

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
                return _problem(400, "refused", refused_text(reason, _language(request)))
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
        if call.cost > 1.0 and not self.limits.requests.take(client, call.cost - 1.0):
            raise Rejection("too-fast")
        if call.method == "POST" and not self._same_origin(request):
            return _problem(403, "origin", "Requests from this page are not allowed here.")
        who, cookie = self.identities.of(request)
        if self.bans.refuse(who, client):
            raise Rejection("banned")
        query = _query(call, request)
        body = await self._body(call, request, client)
        if call.status == 201 and not self.limits.tables.take(client):
            raise Rejection("too-fast", MANY_TABLES)
        scheme, _, key = request.headers.get("authorization", "").partition(" ")
        work = Call(
            self.tables,
            who,
            request.path_params.get("table", ""),
            key.strip() if scheme.lower() == "bearer" else None,
            query,
            body,
            self.values_file,
            request.path_params.get("code", ""),
        )
        if call.is_heavy(body):
            async with self.heavy.turn(client):
                encoded = protocol.encode(await while_connected(call.run(work), request))
        else:
            encoded = protocol.encode(await call.run(work))
        if call.status == 201:
            log.info("opened a table", extra={"facts": {"client": client, "who": who}})
        response = self._response(encoded, call.status, client)
        if cookie is not None:
            response.headers["set-cookie"] = cookie
        return response

    def _response(self, encoded: bytes, status: int, client: str) -> Response:
        if len(encoded) > PART:
            return LargeResponse(encoded, status, NOT_STORED, self.outbox, client)
        return Response(encoded, status, NOT_STORED, media_type="application/json")

    async def _body(self, call: Endpoint, request: Request, client: str) -> object:
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
                    if not self.limits.uploads.take(client, len(part)):
                        raise Rejection("too-fast", MANY_UPLOADS)
        except TimeoutError:
            raise Rejection("slow", "The body took too long.") from None
        try:
            return msgspec.json.decode(data, type=call.body)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
            raise Rejection("malformed", f"The body was not understood: {str(fault)[:LONGEST_FAULT]}") from None

    async def _metrics(self, request: Request) -> Response:
        """Only for this machine: the counts tell something about tables."""
        if not (_is_local(request) or self.metrics_access.allows(request)):
            return _problem(403, "not-seated", "The metrics are only for this machine, and for whom it allows.")
        return Response(self.tables.metrics.text(), media_type="text/plain; version=0.0.4")

    async def _openapi(self, _request: Request) -> Response:
        return _json(document(), 200)

    async def _page(self, request: Request) -> Response:
        """A page of ours, with what a link to it says where it is shared."""
        table, status = None, 200
        if (id_ := request.path_params.get("table")) is not None:
            try:
                table = await table_info(self.tables, id_)
            except Rejection as no:
                status = STATUSES.get(no.code, 400)
            except StoreFailed:
                status = 503
        return self._page_with(request, table, status)

    def _page_with(self, request: Request, table: TableInfo | None, status: int) -> Response:
        """The page says in words what is wrong; the status is for programs."""
        home = str(request.base_url)
        head = preview(home, _language(request), table)
        page = self.pages.page(request.scope["path"].removeprefix(request.scope.get("root_path", "")), head)
        if page is None:
            return _problem(404, *NO_PAGE)
        response = page.answer(request, status)
        _, cookie = self.identities.of(request)
        if cookie is not None:
            response.headers["set-cookie"] = cookie
        return response

    async def _file(self, request: Request) -> Response:
        file = self.pages.files.get(request.path_params["name"])
        return file.answer(request) if file is not None else _problem(404, *NO_PAGE)

    async def _nowhere(self, request: Request, fault: Exception) -> Response:
        """A wrong address: a person in a browser gets our page that says so, a program one sentence."""
        assert isinstance(fault, HTTPException)
        path = request.scope["path"].removeprefix(request.scope.get("root_path", ""))
        wants_page = "text/html" in request.headers.get("accept", "") and not path.startswith(NO_PAGES)
        if fault.status_code == 404 and wants_page and request.method in ("GET", "HEAD"):
            return self._page_with(request, None, 404)
        return _no_such_call(request, fault)

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
        who, cookie = self.identities.of(socket)
        code = "banned" if self.bans.refuse(who, client) else self._too_many(client)
        if code is not None:
            self.tables.metrics.rejected.labels(code).inc()
            last = protocol.Bye(code=code, text=SENTENCES[code], again=None if code == "banned" else 5.0)
            with suppress(WebSocketDisconnect):
                if code == "too-fast":
                    await self._delay_refusal(client)
                await socket.accept()
                await socket.send_text(protocol.encode(last).decode())
                await socket.close(1013)
            return
        log.info("connected", extra={"facts": {"client": client, "who": who}})
        try:
            await socket.accept(headers=[(b"set-cookie", cookie.encode())] if cookie is not None else None)
            with self.tables.metrics.connections.track_inprogress():
                await Session(self.tables, socket, who, Allowance(self.limits, self.heavy, client)).run()
        finally:
            log.info("disconnected", extra={"facts": {"client": client, "who": who}})
            self.limits.sockets.leave(client)
            self.tables.departed += 1

    async def _delay_refusal(self, client: str) -> None:
        """Whoever comes again and again waits, as long as it has not as many connections as it may have."""
        if self.limits.sockets.enter(client):
            try:
                await asyncio.sleep(REFUSAL_SECONDS)
            finally:
                self.limits.sockets.leave(client)

    def _too_many(self, client: str) -> protocol.Code | None:
        """Why one more socket is not allowed; None if it is, and then it is counted."""
        if self.tables.stopping:
            return "stopping"
        if not self.limits.requests.take(client, SOCKET_COST):
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
    return Response(protocol.encode(answer), status, NOT_STORED, media_type="application/json")


def _problem(status: int, code: str, text: str) -> Response:
    return _json(Problem(code, text), status)


def _no_such_call(request: Request, fault: HTTPException) -> Response:
    code, text = ("no-method", "This method is not allowed here.") if fault.status_code == 405 else NO_PAGE
    response = _problem(fault.status_code, code, text)
    if fault.status_code == 405:
        there = [route for route in request.app.routes if route.matches(request.scope)[0] is not Match.NONE]
        allowed = {method for route in there if isinstance(route, Route) for method in route.methods or ()}
        response.headers["allow"] = ", ".join(sorted(allowed))
    return response


def _language(request: Request) -> str:
    """The language of the person at the other end; programs name none and get English."""
    return request.headers.get("accept-language", "en")[:2].lower()


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
