"""Connections for plain HTTP. uvicorn lets a client open any number and send nothing forever; here both are limited."""

from asyncio import TimerHandle, Transport
from typing import Any, ClassVar

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from gunsteel.server.http.limits import ConnectionCounter, client_at
from gunsteel.server.net.websocket import break_cycle

# Within so many seconds a request must be complete; its body has a limit of its own.
HEAD_SECONDS = 15.0
# So long may a refused client read why.
REFUSED_SECONDS = 1.0
# So many at once; more of them are not told.
MOST_REFUSED = 50
# So long may an answer stand still that nobody reads.
UNREAD_SECONDS = 20.0
# A browser opens several at once, and a household may share an address.
PLAIN_PER_SOCKET = 4
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 5\r\n"
    b"connection: close\r\n\r\nToo many connections from your address. Close some, or try again in a while.\n"
)


class PlainHttpProtocol(H11Protocol):
    """Counted for its client, unless that is a proxy; closed if no request comes; leaves no reference cycle."""

    counter: ClassVar[ConnectionCounter]
    most: ClassVar[int]  # connections of all clients together, sockets among them

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._counted: str | None = None
        self._limit: TimerHandle | None = None
        self._unsent = 0
        self._refused = False
        self._unread: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.most + MOST_REFUSED:
            self._refused = True
            transport.abort()
            return
        if len(self.connections) > self.most:
            self._refuse()
            return
        host = self.client[0] if self.client is not None else "local"
        # Clients behind a proxy are counted one by one, by the application.
        assert isinstance(self.app, ProxyHeadersMiddleware)
        if host not in self.app.trusted_hosts:
            client = client_at(host)
            if not self.counter.enter(client):
                self._refuse()
                return
            self._counted = client
        self._start_timer()

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        super().data_received(data)
        self._stop_timer_if_asked()

    def on_response_complete(self) -> None:
        self._start_timer()
        super().on_response_complete()
        self._stop_timer_if_asked()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()  # sockets are counted by themselves
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._leave()
        self._stop_waiting()
        break_cycle(self.transport)

    def _refuse(self) -> None:
        """Closed with unread data, the client would see a broken connection instead of the answer."""
        self._refused = True
        self.transport.write(FULL)
        self.transport.write_eof()
        self._limit = self.loop.call_later(REFUSED_SECONDS, self.transport.abort)

    def _start_timer(self) -> None:
        self._stop_timer()
        self._unsent = self.transport.get_write_buffer_size()
        self._limit = self.loop.call_later(HEAD_SECONDS, self._time_out)

    def _time_out(self) -> None:
        if self.transport.get_write_buffer_size() < self._unsent:
            self._start_timer()  # our answer is still being read, but slowly
        else:
            self.transport.abort()

    def _stop_timer_if_asked(self) -> None:
        """A whole request has come: now it waits for us."""
        if self.cycle is not None and not self.cycle.response_complete:
            self._stop_timer()

    def _stop_timer(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _stop_waiting(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _leave(self) -> None:
        self._stop_timer()
        if self._counted is not None:
            self.counter.leave(self._counted)
            self._counted = None


def plain_http_protocol(sockets: int, most: int) -> type[PlainHttpProtocol]:
    """The protocol class for one server; the number of connections follows from the number of sockets."""
    counter = ConnectionCounter(PLAIN_PER_SOCKET * sockets)
    return type("PlainHttpProtocol", (PlainHttpProtocol,), {"counter": counter, "most": most})
