"""The line between a browser and a server, in the hands of a test: it can be cut, and made to swallow one direction."""

import socket
from contextlib import suppress
from threading import Event, Thread
from typing import Literal, Self

Way = Literal["up", "down"]
PIECE = 65_536


class Cable:
    """Listens at `address` and carries everything to the port of a server and back."""

    def __init__(self, port: int) -> None:
        self.port = port
        # What is sent this way ("up": to the server) gets lost; the sender does not notice.
        self.swallows: Way | None = None
        self._whole = Event()
        self._whole.set()
        self._ends: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def cut(self) -> None:
        """All connections break, and there are no new ones."""
        self._whole.clear()
        for end in list(self._ends):
            # Also wakes up who waits for something to read.
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.swallows = None
        self._whole.set()

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self.port)) if self._whole.is_set() else None
            except OSError:
                far = None
            if far is None:
                near.close()
                continue
            self._ends |= {near, far}
            for start, end, way in ((near, far, "up"), (far, near, "down")):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                Thread(target=self._carry, args=(start, end, way), daemon=True).start()

    def _carry(self, start: socket.socket, end: socket.socket, way: Way) -> None:
        with suppress(OSError):
            while piece := start.recv(PIECE):
                if self.swallows != way:
                    end.sendall(piece)
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        self._ends.discard(start)
        start.close()

    def __enter__(self) -> Self:
        Thread(target=self._listen, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        self.cut()
