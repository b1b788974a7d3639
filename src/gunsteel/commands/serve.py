"""Serve tables to browsers and programs, on this machine or on a network."""

import argparse
import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import segno

from gunsteel.commands.common import positive, whole_number
from gunsteel.errors import Refused
from gunsteel.server.http.middleware import clean
from gunsteel.server.logs import set_up
from gunsteel.server.serve import ServerConfig, listening, serve

PORT = 8765
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
    number_argument(parser, "--requests", 20, "HTTP requests a second for each client (default 20)")
    number_argument(parser, "--tables", 30, "tables each client may open in a minute (default 30)")
    levels = ("debug", "info", "warning", "error")
    parser.add_argument(
        "--log", default="warning", choices=levels, help="lowest level that is logged (default warning)"
    )
    parser.add_argument("--fd", type=whole_number, help=argparse.SUPPRESS)
    # What `gunsteel cards --edit` serves.
    parser.add_argument("--values-file", type=Path, help=argparse.SUPPRESS)


def number_argument(parser: argparse.ArgumentParser, name: str, default: int, about: str) -> None:
    parser.add_argument(name, type=positive, default=default, metavar="N", help=about)


def database_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="FOLDER", help=f"where the tables are stored (default {default_folder()})")
    parser.add_argument("--database", metavar="URL", help="a PostgreSQL database instead: postgresql://user@host/name")


def default_folder() -> Path:
    home = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share")
    return home / "gunsteel"


def database_of(args: argparse.Namespace) -> str:
    if args.database is not None:
        if args.data is not None:
            raise Refused("--data and --database both say where tables are stored; give one of them")
        return str(args.database)
    folder = Path(args.data or default_folder()).expanduser().resolve()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Refused(f"{folder}: {fault.strerror or fault}") from None
    return f"sqlite:///{folder / 'tables.db'}"


def run(args: argparse.Namespace) -> int:
    database = database_of(args)
    clean(args.prefix)
    if args.workers > 1 and not database.startswith("postgres"):
        raise Refused("several workers need PostgreSQL: give --database postgresql://…, or one worker")
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
    per_client = (args.connections, float(args.requests), args.tables / 60)
    config = ServerConfig(
        database, tuple(args.origin), args.bot_processes, *per_client, clean(args.prefix), args.values_file
    )
    asyncio.run(serve(config, sock, ready))
    return 0


def _announce(args: argparse.Namespace, port: int) -> None:
    here = "localhost" if args.host in (*LOOPBACK, "0.0.0.0", "::") else args.host
    path = f"{clean(args.prefix)}/{'cards' if args.values_file else ''}"
    address = f"http://{here}:{port}{path}"
    print(f"Gunsteel is at {address}  (Ctrl-C stops it; tables are kept)", flush=True)
    if args.host not in LOOPBACK:
        network = f"http://{network_address()}:{port}{path}"
        print(f"In the local network: {network}", flush=True)
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


def _workers(count: int, sock: socket.socket) -> int:
    """Processes that share the socket; one that dies is replaced, a signal stops them all."""
    words = [word for word in sys.argv[1:] if word]
    command = [sys.executable, "-m", "gunsteel", *words, "--fd", str(sock.fileno())]
    stopping = False

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)

    def begin() -> subprocess.Popen[bytes]:
        return subprocess.Popen(command, stdin=subprocess.PIPE, pass_fds=[sock.fileno()], start_new_session=True)

    workers = [begin() for _ in range(count)]
    restarts = 0
    while not stopping:
        for index, worker in enumerate(workers):
            try:
                worker.wait(0.2)
            except subprocess.TimeoutExpired:
                continue
            restarts += 1
            if worker.returncode == 2 or restarts > 100:
                stopping = True  # its error message is above
            else:
                workers[index] = begin()
    for worker in workers:
        worker.terminate()
    codes = [worker.wait() for worker in workers]
    return 2 if 2 in codes else 0
