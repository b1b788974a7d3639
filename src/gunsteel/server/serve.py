"""Running a server: the database is migrated, the tables are served, and everybody is told when it stops."""

import asyncio
import logging
import os
import signal
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import FrameType

import uvicorn
from msgspec import Struct

from gunsteel.errors import Refused
from gunsteel.server.botpool.pool import BotPool
from gunsteel.server.http.app import Web
from gunsteel.server.http.identity import Identities
from gunsteel.server.http.limits import Limits
from gunsteel.server.http.static import StaticFiles
from gunsteel.server.memory import collect_garbage, freeze_loaded_objects
from gunsteel.server.metrics import Metrics
from gunsteel.server.net.plain_http import plain_http_protocol
from gunsteel.server.net.websocket import WebSocketProtocol
from gunsteel.server.store.store import Store
from gunsteel.server.table.tables import Tables
from gunsteel.wire.protocol import LARGEST_MESSAGE

log = logging.getLogger("gunsteel.serve")

SHUTDOWN_SECONDS = 5
MOST_FILES = 65_536


class ServerConfig(Struct, frozen=True):
    """How a server is to run."""

    database: str
    origins: tuple[str, ...] = ()
    bot_pool: int = 1
    connections: int = 64  # sockets for each client, and four times as many plain ones
    requests: float = 20.0  # a second, for each client
    tables: float = 0.5  # opened a second, by each client
    prefix: str = ""  # the path under which everything is served
    values_file: Path | None = None  # the card values that are being edited


class Server(uvicorn.Server):
    """Tells everybody before it closes."""

    def __init__(self, config: uvicorn.Config, tables: Tables) -> None:
        super().__init__(config)
        self.tables = tables

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal asks to stop. Unlike uvicorn's it is not raised again afterwards: stopping is not a failure."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping")
        await self.tables.stop()
        await super().shutdown(sockets)
        log.info("stopped")


def listening(host: str, port: int) -> socket.socket:
    """A socket that accepts connections."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # With the protocol named, asyncio turns off the delay of small messages (40 ms for each).
        taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            taken.bind((host, port))
            taken.listen(2048)
        except OSError:
            taken.close()
            raise
    except OSError as fault:
        raise Refused(f"cannot listen on {host}:{port}: {fault.strerror or fault}; try another --port") from None
    taken.set_inheritable(True)
    return taken


@asynccontextmanager
async def serving(config: ServerConfig, sock: socket.socket) -> AsyncIterator[Server]:
    """A server that accepts connections, until the context is left or a signal says stop."""
    store = await Store.open(config.database)
    bot_pool = BotPool(config.bot_pool)
    await bot_pool.start()
    tables = Tables(store, bot_pool, Metrics())
    limits = Limits(config.connections, config.requests, config.tables)
    web = Web(
        tables,
        Identities(await store.secret()),
        limits,
        StaticFiles(),
        config.origins,
        config.prefix,
        config.values_file,
    )
    uvicorn_config = uvicorn.Config(
        web.app(),
        http=plain_http_protocol(config.connections),
        ws=WebSocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    server = Server(uvicorn_config, tables)
    tables.start()
    running = asyncio.create_task(server.serve(sockets=[sock]))
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    try:
        yield server
    finally:
        server.should_exit = True
        await running
        if not tables.stopping:
            await tables.stop()


async def serve(config: ServerConfig, sock: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal says stop; `ready` is called when connections are accepted."""
    allow_many_connections()
    async with serving(config, sock) as server:
        log.info("serving", extra={"facts": {"pid": os.getpid()}})
        freeze_loaded_objects()
        ready()
        await collect_garbage(server.tables, lambda: server.should_exit)


def allow_many_connections() -> None:
    """As many open files as the system grants; the usual 1,024 are not enough."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # not on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
