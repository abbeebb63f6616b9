"""Serve the application on a port until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from typing import Any, NoReturn, cast

import uvicorn
from litestar.types import ASGIApp

from yamclub.errors import Code, YamError
from yamclub.server.settings import Settings
from yamclub.server.store import open_store
from yamclub.server.web.app import create_app
from yamclub.server.web.wire import SocketProtocol

MOST_FRAME = 16 * 1024
_STOP_SECONDS = 10
"""Longer than the answers still owed may take (``socket``), and closing after that (``wire``)."""


def serve(host: str, port: int, database: str, settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve until interrupted. Port 0 takes any free one; ``ready`` is called with the port once it is served."""
    signal.signal(signal.SIGTERM, _end)
    bound = _bind(host, port)
    try:
        asyncio.run(_check_database(database))
        server = make_server(create_app(database, settings))
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(_serve(server, bound, ready))
    finally:
        bound.close()


def _end(_signal: int, _frame: object) -> NoReturn:
    """Exit with 0. uvicorn raises the signal again once it has stopped, and being stopped is no failure."""
    raise SystemExit(0)


def make_server(app: ASGIApp) -> uvicorn.Server:
    """The uvicorn server with our limits, and with logs that say nothing about visitors."""
    config = uvicorn.Config(
        cast(Any, app),
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


async def _serve(server: uvicorn.Server, bound: socket.socket, ready: Callable[[int], None]) -> None:
    serving = asyncio.create_task(server.serve([bound]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        _calm_collector()
        ready(bound.getsockname()[1])
    await serving


def _calm_collector() -> None:
    """Collect garbage rarely: tables are long-lived values without cycles, and scanning them makes people wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 1000)


async def _check_database(database: str) -> None:
    """Refuse a bad database before anything is reported to run."""
    store = await open_store(database)
    await store.close()


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(2048)
    except (OSError, OverflowError) as bad:
        bound.close()
        why = getattr(bad, "strerror", None) or str(bad)
        raise YamError(Code.PORT_TAKEN, host=host, port=port, why=why) from None
    return bound
