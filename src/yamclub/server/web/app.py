"""The web application: routes and socket in front of the services of one process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from secrets import token_hex

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from yamclub import __version__
from yamclub.server.peers.channels import make_channels
from yamclub.server.protocol.peer_messages import CHANNEL
from yamclub.server.services import Services
from yamclub.server.settings import Settings
from yamclub.server.store import Store, open_store
from yamclub.server.web.bodies import StrictRequest
from yamclub.server.web.errors import HANDLERS, MOST_BODY
from yamclub.server.web.page import get_page, read_page
from yamclub.server.web.practice_routes import PRACTICE
from yamclub.server.web.routes import API, DEPENDENCIES, get_health, get_key, get_metrics
from yamclub.server.web.security import secured
from yamclub.server.web.socket import open_socket


def create_app(database: str, settings: Settings, opened: Store) -> ASGIApp:
    """The application, ready to be served on this store, which it closes when it stops."""
    return secured(create_litestar(database, settings, opened), settings)


def create_litestar(database: str, settings: Settings, opened: Store | None = None) -> Litestar:
    """The application without the layer around it. Without a store that is open, it opens one when it starts."""
    channels = make_channels(database)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.page = read_page()
        store = opened or await open_store(database, token_hex(8))
        services = app.state.services = Services(store, settings, partial(channels.publish, channels=CHANNEL))
        try:
            async with channels.start_subscription(CHANNEL) as heard, heard.run_in_background(services.hear):
                services.begin()
                yield
        finally:
            await services.close()

    return Litestar(
        [API, PRACTICE, get_key, get_health, get_metrics, open_socket, get_page],
        lifespan=[
            channels,
            lifespan,
        ],  # not as a plugin: that would open it after the services, which publish through it
        request_class=StrictRequest,
        dependencies=DEPENDENCIES,
        exception_handlers=HANDLERS,
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Yamclub",
            version=__version__,
            description="Tables of the Yam family of games. Play goes over a socket: see docs/protocol.md.",
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
    )
