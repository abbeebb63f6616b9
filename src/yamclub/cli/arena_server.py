"""A web table for an arena alone: on the loopback, with no pauses, and gone when the arena is over."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from yamclub.server.web.listening import Address

_HOST = "127.0.0.1"
_MANY = 10**6
_SECONDS = 30


@contextmanager
def own_server() -> Iterator[str]:
    """Its address. It is a process of its own, so that nothing of the arena keeps it waiting."""
    with TemporaryDirectory(prefix="yam-arena-") as folder:
        command = [sys.executable, "-m", "yamclub.cli.arena_server", str(Path(folder) / "tables.db")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True) as server:  # noqa: S603
            try:
                assert server.stdout is not None  # noqa: S101 - it is a pipe
                yield json.loads(server.stdout.readline())
            finally:
                server.terminate()
                try:
                    server.wait(_SECONDS)
                except subprocess.TimeoutExpired:
                    server.kill()


def main(database: str) -> None:
    from yamclub.server.settings import Settings
    from yamclub.server.web.run import serve

    settings = Settings(
        bot_pace=0, pause=0, tables_per_hour=_MANY, visitors_per_hour=_MANY, bot_tables_per_address=_MANY,
        requests_per_second=_MANY, requests_at_once=_MANY, watches_per_second=_MANY, watches_at_once=_MANY,
    )  # fmt: skip

    def ready(bound: Sequence[Address]) -> None:
        sys.stdout.write(json.dumps(f"http://{_HOST}:{bound[0].port}") + "\n")
        sys.stdout.flush()

    serve(_HOST, 0, database, settings, ready)


if __name__ == "__main__":
    main(sys.argv[1])
