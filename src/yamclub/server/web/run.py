"""Serve the application on a port until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from secrets import token_hex
from time import monotonic
from typing import Any, NoReturn, cast

import uvicorn
from litestar.types import ASGIApp

from yamclub.errors import Code, YamError
from yamclub.server.settings import Settings
from yamclub.server.store import Store, open_store
from yamclub.server.web.app import create_app
from yamclub.server.web.listening import Address, address_of, bind, listen
from yamclub.server.web.logs import keep_logs_short
from yamclub.server.web.requests import RequestProtocol
from yamclub.server.web.wire import SocketProtocol

MOST_FRAME = 16 * 1024
_SWITCH_SECONDS = 0.001
"""How long SQLite's threads wait for Python while the loop is busy. A move is answered only after their turn."""
_STOP_SECONDS = 10
"""Longer than the answers still owed may take (``socket``), and closing after that (``wire``)."""


_RETRY_SECONDS = 1.0
_TELL_SECONDS = 5.0
"""How often a database that does not answer is tried again, and how often that is said."""

Ready = Callable[[Sequence[Address]], None]
Waiting = Callable[[YamError], None]


def serve(
    host: str | None,
    port: int,
    database: str,
    settings: Settings,
    ready: Ready,
    waiting: Waiting = lambda _: None,
) -> None:
    """Serve until interrupted. ``ready`` is called with the addresses once they are served.

    Without a host it is every address of this machine; port 0 takes any that is free. While the database does not
    answer, ``waiting`` is called every few seconds with the reason.
    """
    signal.signal(signal.SIGTERM, _end)
    bound = bind(host, port)
    try:
        with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
            store = runner.run(_open_patiently(database, waiting))
            listen(bound)
            server = make_server(create_app(database, settings, store))
            keep_logs_short()  # now that uvicorn's logs are set up
            runner.run(_serve(server, bound, ready))
    finally:
        for one in bound:
            one.close()


async def _open_patiently(database: str, waiting: Waiting) -> Store:
    """Open the store before anything is reported to run. A database that will come back is waited for."""
    told = -_TELL_SECONDS
    while True:
        try:
            return await open_store(database, token_hex(8))
        except YamError as refusal:
            if refusal.code != Code.DATABASE_AWAY:
                raise
            if monotonic() - told >= _TELL_SECONDS:
                told = monotonic()
                waiting(refusal)
        await asyncio.sleep(_RETRY_SECONDS)


def _end(_signal: int, _frame: object) -> NoReturn:
    """Exit with 0. uvicorn raises the signal again once it has stopped, and being stopped is no failure."""
    raise SystemExit(0)


def make_server(app: ASGIApp) -> uvicorn.Server:
    """The uvicorn server with our limits, and with logs that say nothing about visitors."""
    config = uvicorn.Config(
        cast(Any, app),
        http=RequestProtocol,
        ws=SocketProtocol,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_STOP_SECONDS,
        lifespan="on",
    )
    return uvicorn.Server(config)


async def _serve(server: uvicorn.Server, bound: list[socket.socket], ready: Ready) -> None:
    serving = asyncio.create_task(server.serve(bound))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        _calm_collector()
        sys.setswitchinterval(_SWITCH_SECONDS)
        ready([address_of(one) for one in bound])
    await serving


def _calm_collector() -> None:
    """Collect garbage rarely: tables are long-lived values without cycles, and scanning them makes people wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 1000)
