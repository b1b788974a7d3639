import pytest

from gunsteel.arena import rating
from tests.commands.program import Program


@pytest.fixture
def program(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Program:
    return Program(capsys, monkeypatch)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bounds need not be fine here."""
    monkeypatch.setattr(rating, "RESAMPLES", 100)
