"""Running a server: the database is migrated, the tables are served, and everybody is told when it stops."""

import asyncio
import logging
import os
import signal
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from types import FrameType
from typing import get_args

import uvicorn
from msgspec import Struct

from gunsteel.errors import refused, system_reason
from gunsteel.server.botpool.pool import BotPool
from gunsteel.server.http.app import MetricsAccess, Web
from gunsteel.server.http.identity import Identities
from gunsteel.server.http.limits import Limits
from gunsteel.server.http.static import StaticFiles
from gunsteel.server.memory import collect_garbage, freeze_loaded_objects
from gunsteel.server.metrics import Metrics
from gunsteel.server.net.plain_http import plain_http_protocol
from gunsteel.server.net.websocket import WebSocketProtocol
from gunsteel.server.store.store import Store
from gunsteel.server.table.tables import Tables
from gunsteel.server.table.words import narrator
from gunsteel.wire.lobby import Language
from gunsteel.wire.protocol import LARGEST_MESSAGE

log = logging.getLogger("gunsteel.serve")

SHUTDOWN_SECONDS = 5
MOST_FILES = 65_536
# How often bans and secrets are read, and old tables are removed.
REFRESH_SECONDS = 10.0
PRUNE_SECONDS = 3600.0
# Files that are not connections of clients: the database, bot processes, pages.
OTHER_FILES = 200
# Connections that wait to be accepted; all that wait are accepted in one go.
BACKLOG = 512
# So long after its start a server reads the texts of all languages.
TEXTS_AFTER_SECONDS = 2.0


class ServerConfig(Struct, frozen=True):
    """How a server is to run."""

    database: str
    origins: tuple[str, ...] = ()
    bot_pool: int = 1
    connections: int = 64  # sockets for each client, and four times as many plain ones
    requests: float = 40.0  # a second, for each client
    tables: float = 0.5  # opened a second, by each client
    uploads: float = 20_000_000  # bytes a day, by each client
    all_connections: int = 5_000  # of all clients together
    pause: float = 600.0  # seconds after which bots wait at a table where nobody is connected
    prefix: str = ""  # the path under which everything is served
    values_file: Path | None = None  # the card values that are being edited
    names: tuple[str, ...] = ()  # in the DNS, by which clients may call it
    metrics_token: str = ""
    metrics_from: tuple[str, ...] = ()  # addresses and networks
    keep_days: int = 0  # tables that are over and untouched for longer are removed; 0: never


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
            taken.listen(BACKLOG)
        except (OSError, OverflowError):
            taken.close()
            raise
    except (OSError, OverflowError) as fault:
        wrong = refused("bad-port", "a port is a number from 0 to 65535")
        reason = system_reason(fault) if isinstance(fault, OSError) else wrong
        text = "cannot listen on {address}: {text}; try another --port"
        raise refused("cannot-listen", text, address=f"{host}:{port}", text=reason) from None
    taken.set_inheritable(True)
    return taken


@asynccontextmanager
async def serving(config: ServerConfig, sock: socket.socket) -> AsyncIterator[Server]:
    """A server that accepts connections, until the context is left or a signal says stop."""
    store = await Store.open(config.database)
    bot_pool = BotPool(config.bot_pool, quick=1)
    await bot_pool.start()
    tables = Tables(store, bot_pool, Metrics(), config.pause)
    limits = Limits(config.connections, config.requests, config.tables, config.uploads)
    web = Web(
        tables,
        Identities([]),
        limits,
        StaticFiles(),
        config.origins,
        config.prefix,
        config.values_file,
        config.names,
        MetricsAccess(config.metrics_token, config.metrics_from),
    )
    await web.refresh()
    uvicorn_config = uvicorn.Config(
        web.app(),
        http=plain_http_protocol(config.connections, most_connections(config.all_connections)),
        ws=WebSocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        backlog=BACKLOG,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    server = Server(uvicorn_config, tables)
    await tables.start()
    tables.spawn(tables.every(REFRESH_SECONDS, web.refresh))
    if config.keep_days:
        tables.spawn(tables.every(PRUNE_SECONDS, partial(tables.prune, config.keep_days)))
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
        server.tables.spawn(load_texts())
        await collect_garbage(server.tables, lambda: server.should_exit)


async def load_texts() -> None:
    """Else the first who wants sentences of a language makes everybody wait until its texts are read."""
    await asyncio.sleep(TEXTS_AFTER_SECONDS)
    for language in get_args(Language):
        await asyncio.to_thread(narrator, language)


def most_connections(wanted: int) -> int:
    """As many connections, or as many as there are files for: without any left, nobody could even be refused."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # not on Windows

        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY:
            return max(1, min(wanted, soft - OTHER_FILES))
    return wanted


def allow_many_connections() -> None:
    """As many open files as the system grants; the usual 1,024 are not enough."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # not on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
