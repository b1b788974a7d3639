"""Serve tables to browsers and programs, on this machine or on a network."""

import argparse
import asyncio
import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import segno
from prometheus_client.multiprocess import mark_process_dead

from gunsteel.commands.common import default_folder, positive, whole_number
from gunsteel.commands.settings import settings_arguments
from gunsteel.commands.user_language import user_language
from gunsteel.errors import refused, system_reason
from gunsteel.language.fluent import terminal
from gunsteel.server.http.middleware import clean
from gunsteel.server.logs import set_up
from gunsteel.server.serve import ServerConfig, listening, serve

_log = logging.getLogger("gunsteel.serve")

PORT = 8765
# Workers that end again and again are started again after growing pauses, at most so many seconds long.
RECENT_SECONDS, MANY_ENDS, LONGEST_PAUSE = 60.0, 5, 30.0
# A worker that has refused its settings by then would do so again.
SERVED_SECONDS = 20.0
LOOPBACK = ("127.0.0.1", "localhost", "::1")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        help="the address to listen on (default 127.0.0.1); 0.0.0.0 also serves the local network",
    )
    parser.add_argument(
        "--port", type=whole_number, default=PORT, help=f"the port to listen on (default {PORT}); 0 chooses a free one"
    )
    database_arguments(parser)
    parser.add_argument(
        "--workers", type=positive, default=1, metavar="N", help="number of processes; more than one needs PostgreSQL"
    )
    cores = os.cpu_count() or 1
    number_argument(
        parser, "--bot-processes", max(1, cores - 1), "processes in which bots compute (default: all cores but one)"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    origins = "another origin whose pages may connect; may be repeated"
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=origins)
    prefix = "serve everything under this path, behind a reverse proxy that also serves other things"
    parser.add_argument("--prefix", default="", metavar="PATH", help=prefix)
    number_argument(
        parser,
        "--connections",
        64,
        "WebSockets each client may open (default 64); four times as many plain connections",
    )
    number_argument(parser, "--all-connections", 5000, "connections of all clients together (default 5,000)")
    number_argument(
        parser, "--requests", 40, "requests a second for each client, messages of WebSockets included (default 40)"
    )
    number_argument(parser, "--tables", 30, "tables each client may open in a minute (default 30)")
    number_argument(parser, "--uploads", 20, "megabytes each client may upload in a day (default 20)")
    number_argument(
        parser, "--pause", 600, "seconds after which bots wait at a table where nobody is connected (default 600)"
    )
    names = "a name of this server in the DNS, by which clients may call it; may be repeated"
    parser.add_argument("--name", action="append", default=[], metavar="NAME", help=names)
    parser.add_argument(
        "--keep-days",
        type=whole_number,
        default=0,
        metavar="N",
        help="remove tables that are over, closed or never began, after so many days (default 0: never)",
    )
    parser.add_argument(
        "--metrics-token", default="", metavar="TEXT", help="who sends it may read /metrics from elsewhere"
    )
    parser.add_argument(
        "--metrics-from", action="append", default=[], metavar="NETWORK", help="addresses that may read /metrics"
    )
    levels = ("debug", "info", "warning", "error")
    parser.add_argument(
        "--log", default="warning", choices=levels, help="lowest level that is logged (default warning)"
    )
    parser.add_argument("--fd", type=whole_number, help=argparse.SUPPRESS)
    # What `gunsteel cards --edit` serves.
    parser.add_argument("--values-file", type=Path, help=argparse.SUPPRESS)
    settings_arguments(parser)


def number_argument(parser: argparse.ArgumentParser, name: str, default: int, about: str) -> None:
    parser.add_argument(name, type=positive, default=default, metavar="N", help=about)


class _Place(argparse.Action):
    """Remembers what the command line itself says about where tables are stored."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        setattr(namespace, self.dest, values)
        namespace.places = [*getattr(namespace, "places", ()), self.dest]


def database_arguments(parser: argparse.ArgumentParser) -> None:
    where = f"where the tables are stored (default {default_folder()})"
    parser.add_argument("--data", action=_Place, metavar="FOLDER", help=where)
    instead = "a PostgreSQL database instead: postgresql://user@host/name"
    parser.add_argument("--database", action=_Place, metavar="URL", help=instead)


def database_of(args: argparse.Namespace) -> str:
    places = set(getattr(args, "places", ()))
    if len(places) == 2:
        raise refused("two-places", "--data and --database both say where tables are stored; give one of them")
    # An image or a unit sets a folder for all; whoever sets a database as well means the database.
    if args.database is not None and places != {"data"}:
        return str(args.database)
    folder = Path(args.data or default_folder()).expanduser().resolve()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as fault:
        raise refused("no-file", "{file}: {text}", file=str(folder), text=system_reason(fault)) from None
    return f"sqlite:///{folder / 'tables.db'}"


def run(args: argparse.Namespace) -> int:
    database = database_of(args)
    clean(args.prefix)
    if args.workers > 1 and not database.startswith("postgres"):
        text = "several workers need PostgreSQL: give --database postgresql://…, or one worker"
        raise refused("workers", text)
    set_up(args.log)
    if args.fd is not None:
        threading.Thread(target=_end_with_parent, daemon=True).start()
        return _serve(args, database, socket.socket(fileno=args.fd), lambda: None)
    with listening(args.host, args.port) as sock:
        port = sock.getsockname()[1]
        if args.workers > 1:
            _announce(args, port)
            return _workers(args.workers, sock)
        return _serve(args, database, sock, lambda: _announce(args, port))


def _serve(args: argparse.Namespace, database: str, sock: socket.socket, ready: Callable[[], None]) -> int:
    config = ServerConfig(
        database=database,
        origins=tuple(args.origin),
        bot_pool=args.bot_processes,
        connections=args.connections,
        requests=float(args.requests),
        tables=args.tables / 60,
        uploads=args.uploads * 1e6,
        all_connections=args.all_connections,
        pause=float(args.pause),
        prefix=clean(args.prefix),
        values_file=args.values_file,
        names=tuple(args.name),
        metrics_token=args.metrics_token,
        metrics_from=tuple(args.metrics_from),
        keep_days=args.keep_days,
    )
    asyncio.run(serve(config, sock, ready))
    return 0


def _announce(args: argparse.Namespace, port: int) -> None:
    here = "localhost" if args.host in (*LOOPBACK, "0.0.0.0", "::") else args.host
    path = f"{clean(args.prefix)}/{'cards' if args.values_file else ''}"
    address = f"http://{here}:{port}{path}"
    words = terminal(user_language())
    print(words.say("served-at", address=address), flush=True)
    if args.host not in LOOPBACK:
        network = f"http://{network_address()}:{port}{path}"
        print(words.say("served-in-network", address=network), flush=True)
        segno.make(network, micro=False).terminal(compact=True)
    if not args.no_browser:
        webbrowser.open(address)


def network_address() -> str:
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _end_with_parent() -> None:
    """A worker whose parent was killed would keep the port forever; its standard input ends with the parent."""
    os.read(0, 1)
    os.kill(os.getpid(), signal.SIGTERM)


def restart_pause(ended: list[float]) -> float:
    """How long to wait before another worker is started: longer, the more of them have ended lately; never forever."""
    recent = sum(1 for moment in ended if moment > ended[-1] - RECENT_SECONDS)
    return min(LONGEST_PAUSE, 0.1 * 2.0 ** max(0, recent - MANY_ENDS))


def _workers(count: int, sock: socket.socket) -> int:
    """Processes that share the socket; one that dies is replaced, a signal stops them all."""
    words = [word for word in sys.argv[1:] if word]
    command = [sys.executable, "-m", "gunsteel", *words, "--fd", str(sock.fileno())]
    stopping = False
    wake = threading.Event()

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True
        wake.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)

    # Here the workers count together: whichever is asked for metrics tells those of all.
    metrics = tempfile.mkdtemp(prefix="gunsteel-metrics-")
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": metrics}

    def begin() -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            command, stdin=subprocess.PIPE, pass_fds=[sock.fileno()], start_new_session=True, env=environment
        )

    workers = [begin() for _ in range(count)]
    began, served, ended = monotonic(), False, list[float]()
    while not stopping:
        for index, worker in enumerate(workers):
            try:
                worker.wait(0.2)
            except subprocess.TimeoutExpired:
                continue
            if worker.returncode == 2 and not served:
                stopping = True  # its error message is above: it could not start
                break
            ended.append(monotonic())
            pause = restart_pause(ended)
            _log.error("a worker ended with code %s; another is started in %.1f seconds", worker.returncode, pause)
            mark_process_dead(worker.pid, metrics)  # type: ignore[no-untyped-call]
            if not wake.wait(pause):
                workers[index] = begin()
        served = served or monotonic() - began > SERVED_SECONDS
    for worker in workers:
        worker.terminate()
    codes = [worker.wait() for worker in workers]
    shutil.rmtree(metrics, ignore_errors=True)
    return 2 if 2 in codes else 0
