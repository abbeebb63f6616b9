"""What a server meets when it starts: a file that is in use, a path that is closed, a PostgreSQL that is not there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer
from time import monotonic

import pytest

from tests.server.own_postgres import PASSWORD, OwnPostgres, own_postgres
from tests.server.serving import Process, process
from tests.server.visitors import SECONDS, get

YAM = str(Path(sys.executable).parent / "yam")
AS_NOBODY = ("setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups") if os.getuid() == 0 else ()
"""Root may write everywhere, so that it would not see what others are refused."""


def refused(*arguments: str, before: tuple[str, ...] = (), lang: str = "en") -> str:
    """What `yam serve` says when it does not start: one line, with exit status 2."""
    done = subprocess.run(
        [*before, YAM, "serve", "--host", "127.0.0.1", "--port", "0", "--lang", lang, *arguments],
        capture_output=True, encoding="utf-8", timeout=SECONDS, check=False, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    return done.stderr


# --- one server for one file


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_second_server_on_the_same_file_is_refused(lang: str, tmp_path: Path) -> None:
    with process(str(tmp_path / "tables.db"), tmp_path / "log") as first:
        said = refused("--data", str(tmp_path), lang=lang)
        assert said.endswith("[database_in_use]\n")
        assert str(tmp_path / "tables.db") in said
        assert get(f"{first.url}/health").status_code == 200
    Process(str(tmp_path / "tables.db"), tmp_path / "log").stop()


def test_links_lead_to_the_same_file(tmp_path: Path) -> None:
    real = tmp_path / "real"
    (tmp_path / "folder").symlink_to(real)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "named.db").symlink_to(real / "tables.db")
    with process(str(real / "tables.db"), tmp_path / "log"):
        assert "[database_in_use]" in refused("--data", str(tmp_path / "folder"))
        assert "[database_in_use]" in refused("--database", str(tmp_path / "other" / "named.db"))
        assert "[database_in_use]" in refused("--database", str(tmp_path / "other" / ".." / "real" / "tables.db"))
        (tmp_path / "hard.db").hardlink_to(real / "tables.db")
        assert "[database_has_two_names]" in refused("--database", str(tmp_path / "hard.db"))
    assert "[database_has_two_names]" in refused("--data", str(real))  # and it is safe again once there is one name
    (tmp_path / "hard.db").unlink()
    Process(str(real / "tables.db"), tmp_path / "log").stop()


def test_a_crash_leaves_no_lock_behind(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    for _ in range(2):
        Process(database, tmp_path / "log").kill()
    assert (tmp_path / "tables.db.lock").exists()
    Process(database, tmp_path / "log").stop()


# --- paths


@pytest.fixture
def shared_folder() -> Iterator[Path]:
    """pytest's own folders are closed to other users."""
    with TemporaryDirectory(prefix="yamclub-paths-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def test_a_path_that_cannot_be_written_is_named(shared_folder: Path) -> None:
    closed, file, kept, log = (shared_folder / name for name in ("closed", "file", "kept", "log"))
    file.write_text("")
    for folder, mode in ((closed, 0o555), (kept, 0o777), (log, 0o777)):
        folder.mkdir()
        folder.chmod(mode)
    for name, mode in (("kept/tables.db", 0o444), ("log/tables.db", 0o666), ("log/tables.db-wal", 0o444)):
        (shared_folder / name).touch()
        (shared_folder / name).chmod(mode)
    for data, named in (
        (closed, closed),
        (closed / "deep" / "er", closed),
        (file, file),
        (file / "under", file),
        (kept, kept / "tables.db"),
        (log, log / "tables.db-wal"),
    ):
        said = refused("--data", str(data), before=AS_NOBODY)
        assert f"({named}: " in said, data
        assert said.endswith("[bad_database]\n")


@pytest.mark.parametrize("content", [b"not a database at all" * 100, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_of_another_kind_is_named_and_left_alone(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(content)
    said = refused("--data", str(tmp_path))
    assert str(tmp_path / "tables.db") in said
    assert said.endswith("[bad_database]\n")
    assert (tmp_path / "tables.db").read_bytes() == content


def test_a_folder_in_place_of_the_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "tables.db").mkdir()
    assert f"({tmp_path / 'tables.db'}: " in refused("--data", str(tmp_path))


# --- PostgreSQL


@pytest.fixture
def waited_for(port: int, postgres_user: None) -> Iterator[OwnPostgres]:
    with own_postgres(port) as server:
        yield server


@contextmanager
def starting(database: str) -> Iterator[subprocess.Popen[str]]:
    running = subprocess.Popen(
        [YAM, "serve", "--host", "127.0.0.1", "--port", "0", "--json", "--lang", "en", "--database", database],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", stdin=subprocess.DEVNULL,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler) and None,
    )  # fmt: skip
    try:
        yield running
    finally:
        if running.poll() is None:
            running.terminate()
        running.communicate(timeout=SECONDS)


def test_a_postgresql_that_starts_later_is_waited_for(waited_for: OwnPostgres) -> None:
    with starting(waited_for.url) as running:
        assert running.stderr is not None
        assert running.stdout is not None
        said = running.stderr.readline()
        assert '"database_away"' in said
        assert "hush" not in said
        waited_for.start()
        assert "addresses" in running.stdout.readline()
        waited_for.stop()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_waiting_stops_at_once_and_says_little(how: signal.Signals, port: int) -> None:
    with starting(f"postgresql://u:hush@127.0.0.1:{port}/x") as running:
        assert running.stderr is not None
        lines = [running.stderr.readline()]
        began = monotonic()
        lines.append(running.stderr.readline())
        assert monotonic() - began > 2  # it tries more often than it says so
        Timer(0.1, running.send_signal, [how]).start()
        assert running.wait(SECONDS) == 0
        assert all('"database_away"' in line and "hush" not in line for line in lines)


def test_what_no_waiting_would_mend_is_refused_at_once(waited_for: OwnPostgres) -> None:
    waited_for.start()
    for database, code, named in (
        (waited_for.address("postgres", "wronghush", "postgres"), "bad_database", '"postgres"'),
        (waited_for.address("nobody", "wronghush", "postgres"), "bad_database", '"nobody"'),
        (waited_for.address("postgres", PASSWORD, "nowhere"), "bad_database", '"nowhere"'),
        (f"postgresql://postgres:{PASSWORD}@127.0.0.1:{waited_for.port}/postgres", "bad_database_address", "%"),
    ):
        said = refused("--database", database)
        assert said.endswith(f"[{code}]\n")
        assert named in said
        assert "hush" not in said
