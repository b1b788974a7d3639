"""The network between a browser and a server, under the control of a test: it can be cut, or lose one direction."""

import socket
from contextlib import suppress
from threading import Event, Thread
from typing import Literal, Self

Direction = Literal["up", "down"]
CHUNK = 65_536


class Proxy:
    """Listens at `address` and forwards everything to the port of a server and back."""

    def __init__(self, port: int) -> None:
        self.port = port
        # What is sent in this direction ("up": to the server) is lost; the sender does not notice.
        self.drops: Direction | None = None
        self._connected = Event()
        self._connected.set()
        self._sockets: set[socket.socket] = set()
        self._listener = socket.create_server(("127.0.0.1", 0))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def cut(self) -> None:
        """All connections break, and new ones fail."""
        self._connected.clear()
        for one in list(self._sockets):
            # Also wakes up a thread that waits for data.
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    def restore(self) -> None:
        self.drops = None
        self._connected.set()

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self.port)) if self._connected.is_set() else None
            except OSError:
                far = None
            if far is None:
                near.close()
                continue
            self._sockets |= {near, far}
            # Before the first thread runs: it may close both at once.
            for one in (near, far):
                one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for source, target, direction in ((near, far, "up"), (far, near, "down")):
                Thread(target=self._forward, args=(source, target, direction), daemon=True).start()

    def _forward(self, source: socket.socket, target: socket.socket, direction: Direction) -> None:
        with suppress(OSError):
            while chunk := source.recv(CHUNK):
                if self.drops != direction:
                    target.sendall(chunk)
        with suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)
        self._sockets.discard(source)
        source.close()

    def __enter__(self) -> Self:
        Thread(target=self._listen, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self.cut()
