"""A connection for plain HTTP. uvicorn lets one client open any number and say nothing for ever; here it must ask."""

from asyncio import TimerHandle, Transport
from typing import Any, ClassVar

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from gunsteel.server.http.limits import ConnectionCounter, client_at
from gunsteel.server.net.websocket import part

# Within so many seconds a question has come in whole; its body has a limit of its own.
HEAD_SECONDS = 15.0
# Who is refused may read why.
REFUSED_SECONDS = 1.0
# A browser opens several at once, and a household may share an address.
PLAIN = 4
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 5\r\n"
    b"connection: close\r\n\r\nToo many connections from your address. Close some, or try again in a while.\n"
)


class PlainHttpProtocol(H11Protocol):
    """Counted for its client, unless that is a proxy, and gone without a trace."""

    counter: ClassVar[ConnectionCounter]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._counted: str | None = None
        self._limit: TimerHandle | None = None
        self._unsent = 0
        self._refused = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client is not None else "local"
        # A proxy's many visitors count for themselves, further in.
        assert isinstance(self.app, ProxyHeadersMiddleware)
        if host not in self.app.trusted_hosts:
            client = client_at(host)
            if not self.counter.enter(client):
                self._refuse()
                return
            self._counted = client
        self._hurry()

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        super().data_received(data)
        self._relax()

    def on_response_complete(self) -> None:
        self._hurry()
        super().on_response_complete()
        self._relax()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()  # sockets are counted by themselves
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._leave()
        part(self.transport)

    def _refuse(self) -> None:
        """Closed while there is something to be read, it would be a broken line to the other side, not an answer."""
        self._refused = True
        self.transport.write(FULL)
        self.transport.write_eof()
        self._limit = self.loop.call_later(REFUSED_SECONDS, self.transport.abort)

    def _hurry(self) -> None:
        self._rest()
        self._unsent = self.transport.get_write_buffer_size()
        self._limit = self.loop.call_later(HEAD_SECONDS, self._be_late)

    def _be_late(self) -> None:
        if self.transport.get_write_buffer_size() < self._unsent:
            self._hurry()  # our answer is still being read, only slowly
        else:
            self.transport.abort()

    def _relax(self) -> None:
        """It has asked: the next step is ours."""
        if self.cycle is not None and not self.cycle.response_complete:
            self._rest()

    def _rest(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _leave(self) -> None:
        self._rest()
        if self._counted is not None:
            self.counter.leave(self._counted)
            self._counted = None


def visits(sockets: int) -> type[PlainHttpProtocol]:
    """Connections to one server; how many each client may open goes by how many sockets it may."""
    return type("PlainHttpProtocol", (PlainHttpProtocol,), {"counter": ConnectionCounter(PLAIN * sockets)})
