"""The same games, wherever they are played."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from subprocess import PIPE

import pytest

from gunsteel.arena.contest import Contest
from gunsteel.arena.executor import executor, in_processes, in_this_process, on_ray
from gunsteel.arena.result import GameResult, Played
from gunsteel.errors import Refused
from tests.arena.contests import contest

CONTEST = contest("random", "random", seed=3)


def in_order(played: Iterable[Played]) -> list[GameResult]:
    return sorted((one.game for one in played), key=lambda game: game.key)


def test_two_processes_play_the_games_of_one() -> None:
    assert in_order(in_processes(CONTEST.jobs(3), 2)) == in_order(in_this_process(CONTEST.jobs(3)))


def test_one_process_is_this_one() -> None:
    assert executor(1) is in_this_process


def test_a_fault_in_another_process_arrives() -> None:
    unknown = Contest(("random", "nobody"), "base", 2, {}, {}, 1)
    with pytest.raises(Refused, match="there is no bot 'nobody'"):
        list(in_processes(unknown.jobs(1), 2))


def test_ray_plays_the_same_games() -> None:
    assert in_order(on_ray(CONTEST.jobs(2), "local")) == in_order(in_this_process(CONTEST.jobs(2)))


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refused, match="--ray needs the extra 'ray'"):
        next(on_ray(CONTEST.jobs(1), "local"))


@pytest.mark.skipif(os.name == "nt", reason="sends signals")
def test_ctrl_c_keeps_the_finished_games(tmp_path: Path) -> None:
    part = tmp_path / "r.json.part"
    game = ["--set", "base", "--players", "2", "--games", "100000", "--processes", "2"]
    out = ["--out", str(tmp_path / "r.json")]
    command = [sys.executable, "-m", "gunsteel", "arena", "random", "random", *game, *out]
    # A shell that starts the tests in the background lets them ignore Ctrl-C.
    heeds = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True, preexec_fn=heeds) as process:
        try:
            deadline = time.monotonic() + 20
            while not part.exists() and time.monotonic() < deadline:
                time.sleep(0.05)
            process.send_signal(signal.SIGINT)
            said = process.communicate(timeout=20)
        finally:
            process.kill()
    assert (process.returncode, *said) == (130, "", "")
    assert part.read_bytes().count(b"\n") >= 1
    assert not (tmp_path / "r.json").exists()
