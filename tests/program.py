"""The program as users run it, but in this process: arguments in; exit code, output and errors out."""

import io
from dataclasses import dataclass

import pytest

from gunsteel.cli import main


@dataclass(frozen=True)
class Completed:
    code: int
    out: str
    err: str


class Program:
    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def run(self, *args: object, typed: str = "") -> Completed:
        self.monkeypatch.setenv("COLUMNS", "80")
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(arg) for arg in args])
        captured = self.capsys.readouterr()
        return Completed(code, captured.out, captured.err)

    def refused(self, *args: object) -> str:
        """The one-line reason for bad input."""
        ran = self.run(*args)
        assert ran.code == 2
        assert ran.out == ""
        assert ran.err.count("\n") == 1
        return ran.err
