"""Plays jobs in processes of this machine or on a Ray cluster: the same games either way."""

import os
import signal
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread

from gunsteel.arena.contest import Job
from gunsteel.arena.match import play
from gunsteel.arena.result import Played
from gunsteel.errors import Refused, refused
from gunsteel.extras import require

# Plays jobs and yields the games in any order; stops when it is closed.
Executor = Callable[[Iterable[Job]], Generator[Played, None, None]]

CONNECT_SECONDS = 5.0


def executor(processes: int, ray_address: str | None = None) -> Executor:
    if ray_address is not None:
        return lambda jobs: on_ray(jobs, ray_address)
    if processes == 1:
        return in_this_process
    return lambda jobs: in_processes(jobs, processes)


def in_this_process(jobs: Iterable[Job]) -> Generator[Played, None, None]:
    for job in jobs:
        yield play(job)


def in_processes(jobs: Iterable[Job], processes: int) -> Generator[Played, None, None]:
    """Two games for each process are submitted at a time: no process waits, and little is lost."""
    others = set(active_children())
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _prepare_process)
    try:
        left = iter(jobs)
        waiting = {pool.submit(play, job) for job in islice(left, 2 * processes)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(play, job) for job in islice(left, len(done))}
            yield from _games(done)
        pool.shutdown()
    except BrokenProcessPool:
        text = "a process died while it played; was there too little memory?"
        raise refused("process-died", text) from None
    finally:
        # Stopped in the middle, do not wait for unfinished games.
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - others:
            process.terminate()


def _games(done: set[Future[Played]]) -> Iterator[Played]:
    """Finished games first: they count even if another one failed."""
    for future in sorted(done, key=lambda future: future.exception() is not None):
        yield future.result()


def _prepare_process() -> None:
    """A process leaves Ctrl-C to its parent, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def on_ray(jobs: Iterable[Job], address: str) -> Generator[Played, None, None]:
    """The same on Ray; the address `local` starts a cluster on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    require("ray", "--ray")
    import ray

    _check_reachable(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (ConnectionError, RuntimeError, ValueError) as fault:
        raise refused("ray", "{text}", f"--ray {address}", text=str(fault)) from None
    try:
        remote_play = ray.remote(play)
        left = iter(jobs)
        waiting = [remote_play.remote(job) for job in islice(left, 2 * int(ray.cluster_resources().get("CPU", 1)))]
        while waiting:
            done, waiting = ray.wait(waiting)
            waiting += [remote_play.remote(job) for job in islice(left, len(done))]
            yield from ray.get(done)
    except ray.exceptions.RayTaskError as fault:
        raise (fault.cause if isinstance(fault.cause, Refused) else Refused(str(fault.cause))) from None
    except ray.exceptions.RayError as fault:
        raise refused("ray", "{text}", f"--ray {address}", text=str(fault)) from None
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Ray itself would try for minutes to reach an address where nothing listens."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, ValueError, OverflowError) as fault:
        raise refused("no-connection", "no connection: {text}", f"--ray {address}", text=str(fault)) from None
