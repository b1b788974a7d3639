import pytest

from gunsteel.arena import rating


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bounds need not be precise here."""
    monkeypatch.setattr(rating, "RESAMPLES", 100)
