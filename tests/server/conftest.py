"""Databases for tests: every test of the store runs on both kinds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, running


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    with running() as server:
        yield server


@pytest.fixture
def postgres(postgres_server: Postgres) -> str:
    """The url of a fresh PostgreSQL database."""
    return postgres_server.fresh()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The url of a fresh SQLite database."""
    return f"sqlite:///{tmp_path / 'fresh.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    name = "sqlite" if request.param == "sqlite" else "postgres"
    return str(request.getfixturevalue(name))
