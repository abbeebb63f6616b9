"""Real servers for tests: in a thread of this process, or as processes of their own that can be killed."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from types import TracebackType
from typing import Self

from yamclub.kernel.codec import decode, encode
from yamclub.server.services import Services
from yamclub.server.settings import Settings
from yamclub.server.web.app import create_litestar
from yamclub.server.web.listening import Address
from yamclub.server.web.run import make_server, serve
from yamclub.server.web.security import secured

QUICK = Settings(
    bot_pace=0, bot_workers=0, tables_per_hour=10**6, visitors_per_hour=10**6, open_tables_per_visitor=10**6,
    open_tables_per_address=10**6, bot_tables_per_address=10**6, take_over_seconds=0.2, back_seconds=0,
    requests_per_second=10**6, requests_at_once=10**6, sockets_per_address=10**6,
    watches_per_second=10**6, watches_at_once=10**7,
    grace_seconds=0,
)  # fmt: skip
_SECONDS = 120


class Served:
    """A server in a thread of its own, on a free port of the loopback."""

    loop: asyncio.AbstractEventLoop
    """Of that thread, to run something inside the server."""

    def __init__(self, database: str, settings: Settings = QUICK) -> None:
        self.database = database
        self._app = create_litestar(database, settings)
        self._server = make_server(secured(self._app, settings))
        # Its own pings (not ours) would draw from `random` behind the back of property tests, which share it.
        self._server.config.ws_ping_interval = None
        self._bound = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._bound.getsockname()[1]
        self._ready = Event()
        self._thread = Thread(target=self._run, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def services(self) -> Services:
        services: Services = self._app.state.services
        return services

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            serving = asyncio.create_task(self._server.serve([self._bound]))
            while not self._server.started and not serving.done():
                await asyncio.sleep(0.005)
            self._ready.set()
            await serving

        with asyncio.Runner(loop_factory=self._server.config.get_loop_factory()) as runner:
            runner.run(serve())

    def stop(self) -> None:
        """Tell it to; it takes its time."""
        self._server.should_exit = True

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(_SECONDS)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, bad: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        self._thread.join(_SECONDS)
        assert not self._thread.is_alive()
        self._bound.close()


class Process:
    """``yam serve`` as a process of its own. What it writes is kept, to be searched for secrets."""

    def __init__(
        self, database: str, log: Path, port: int = 0, settings: Settings | None = None, files: int | None = None
    ) -> None:
        """``files``: how many it may have open."""
        self._log = log.open("ab")
        self._process = subprocess.Popen(
            _yam_serve(database, port) if settings is None else _serve_with(settings, database, port),
            stdout=subprocess.PIPE, stderr=self._log, stdin=subprocess.DEVNULL, text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"}, cwd=Path(__file__).parents[2],
            preexec_fn=None if files is None else lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)),
        )  # fmt: skip
        self.said = ""
        self.url = self._wait()
        self.port = int(self.url.rpartition(":")[2])

    def _wait(self) -> str:
        """The address it prints once it answers; nothing is guessed by waiting."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.said += line
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                return found.group()
        raise AssertionError(f"it did not start: {self.said}")

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self._process.poll() is None:
            self._process.send_signal(how)
        rest, _ = self._process.communicate(timeout=_SECONDS)
        self.said += rest or ""
        self._log.close()
        return self._process.returncode


def _yam_serve(database: str, port: int) -> list[str]:
    return [
        str(Path(sys.executable).parent / "yam"), "serve", "--host", "127.0.0.1", "--port", str(port),
        "--database", database, "--bot-pace", "0", "--lang", "en",
    ]  # fmt: skip


def _serve_with(settings: Settings, database: str, port: int) -> list[str]:
    """With what cannot be said on the command line."""
    return [sys.executable, "-m", "tests.server.serving", encode(settings).decode(), database, str(port)]


@contextmanager
def held_port() -> Iterator[int]:
    """A port that nobody else is given meanwhile: bound, but not listened at, so that a server may still open it."""
    with socket.socket() as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind(("127.0.0.1", 0))
        yield held.getsockname()[1]


@contextmanager
def process(
    database: str, log: Path, port: int = 0, settings: Settings | None = None, files: int | None = None
) -> Iterator[Process]:
    running = Process(database, log, port, settings, files)
    try:
        yield running
    finally:
        running.stop()


if __name__ == "__main__":
    chosen, at, on = sys.argv[1:]

    def ready(addresses: Sequence[Address]) -> None:
        print(f"http://127.0.0.1:{addresses[0].port}")  # noqa: T201

    serve("127.0.0.1", int(on), at, decode(chosen, Settings), ready)
