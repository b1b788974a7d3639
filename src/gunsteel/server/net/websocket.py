"""The bytes of a socket. What uvicorn leaves open to a hostile client is closed here: frames that are no messages, and
connections that nobody reads from."""

from asyncio import TimerHandle
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from gunsteel.server.http.limits import Bucket

# Pings, pongs and parts of messages: they never reach the table, so they are counted here.
FRAMES_RATE, FRAMES_BURST = 10.0, 200.0
# One read may bring tens of thousands of tiny frames: so many bytes are read at a time, and so many messages may wait.
PIECE = 1024
MOST_WAITING = 200
LINGER_SECONDS = 10.0
READER = "_read_ready_cb"


def break_cycle(transport: Any) -> None:
    """A closed transport of asyncio keeps one of its own methods: a cycle that only a full garbage collection finds."""
    if hasattr(transport, READER):
        setattr(transport, READER, None)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket with limits on frames that are not messages, and on closed connections."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.frame_bucket = Bucket(FRAMES_RATE, FRAMES_BURST)
        self.end: TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        # The handshake is read whole: it has come once already.
        first = PIECE if self.handshake_initiated else len(data)
        super().data_received(data[:first])
        for begin in range(first, len(data), PIECE):
            if self.close_sent or self.transport.is_closing():
                return
            super().data_received(data[begin : begin + PIECE])
        if not self.handshake_initiated and not self.transport.is_closing():
            # The request came in whole and was not understood (too many headers): uvicorn would let it wait forever.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_ping(self) -> None:
        if self._allow_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._allow_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._allow_frame():
            super().handle_cont(event)

    def _allow_frame(self) -> bool:
        """Whether one more frame is allowed; else the connection ends."""
        if self.transport.is_closing() or self.close_sent:
            return False
        if self.frame_bucket.take():
            return True
        self._fail(CloseCode.POLICY_VIOLATION, "too many frames")
        return False

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # a client's mistake is no error in our log
                self._fail(CloseCode.INVALID_DATA, "not UTF-8")
                return
        if self.queue.qsize() >= MOST_WAITING:
            self._fail(CloseCode.POLICY_VIOLATION, "too many messages")
            return
        # One message ahead is no reason to stop reading: that costs two system calls for each message.
        self.read_paused = self.queue.empty()
        super().send_receive_event_to_app()

    def _fail(self, code: CloseCode, reason: str) -> None:
        self.frames = []
        if not self.close_sent:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.conn.fail(code, reason)
            self.handle_parser_exception()
            self._end_soon()

    def on_task_complete(self, task: Any) -> None:
        super().on_task_complete(task)
        self._end_soon()

    def _end_soon(self) -> None:
        """A client that reads nothing could keep a closed connection open forever."""
        if self.end is None and not self.disconnected:
            self.end = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # Its parser would wait for more forever, in a cycle that only a full garbage collection finds.
        self.conn.parser.close()
        break_cycle(self.transport)
        if self.end is not None:
            self.end.cancel()
