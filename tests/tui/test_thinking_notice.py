"""The notice while a bot thinks: only when it takes long, only on a terminal, and erased afterwards."""

import io
import time
from contextlib import suppress

import pytest

from gunsteel.tui import thinking_notice as module
from gunsteel.tui.thinking_notice import thinking_notice


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def said(monkeypatch: pytest.MonkeyPatch, output: io.StringIO, seconds: float) -> str:
    monkeypatch.setattr(module, "DELAY_SECONDS", 0.05)
    monkeypatch.setattr("sys.stdout", output)
    with thinking_notice("Ben が考えています…"):
        time.sleep(seconds)
    return output.getvalue()


def test_a_long_thought_is_announced_and_erased(monkeypatch: pytest.MonkeyPatch) -> None:
    text = said(monkeypatch, Terminal(), 0.3)
    assert text == f"Ben が考えています…\r{' ' * 20}\r"


def test_a_short_thought_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    assert said(monkeypatch, Terminal(), 0) == ""


def test_nothing_is_written_into_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    assert said(monkeypatch, io.StringIO(), 0.2) == ""


def test_a_thought_that_fails_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    output = Terminal()
    monkeypatch.setattr(module, "DELAY_SECONDS", 0.05)
    monkeypatch.setattr("sys.stdout", output)
    with suppress(KeyboardInterrupt), thinking_notice("Ben…"):
        time.sleep(0.3)
        raise KeyboardInterrupt
    assert output.getvalue() == "Ben…\r     \r"
