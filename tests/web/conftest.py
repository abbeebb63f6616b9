"""What page tests share: a browser, servers, and visitors who come to the page."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.serving import QUICK, Served
from tests.web.cable import Cable
from tests.web.looking import ROOT
from tests.web.visitor import TIME, Visitor

_FLAGS = [
    f"--{flag}"
    for flag in (
        "no-sandbox",
        "disable-gpu",
        "disable-quic",
        "no-first-run",
        "disable-background-networking",
        "disable-component-update",
        "disable-sync",
    )
]
expect.set_options(timeout=TIME)
HURRIED = replace(QUICK, pause=0, messages_per_second=10**6, messages_at_once=10**6)
"""For people who click as quickly as the page can take it."""


@pytest.fixture(scope="session")
def browser_thread() -> Iterator[ThreadPoolExecutor]:
    """The one thread that uses Playwright, so that no other test finds an event loop running in its own.

    Playwright's sync API keeps its loop running, between calls too, in the thread that started it. `asyncio.run`
    refuses to work in such a thread, so in the main thread it would break every later test that needs a loop.
    """
    with ThreadPoolExecutor(1, "browser") as thread:
        yield thread


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Run each test that has a browser in the browser's thread."""
    thread = pyfuncitem.funcargs.get("browser_thread")
    if isinstance(thread, ThreadPoolExecutor):
        test = pyfuncitem.obj
        pyfuncitem.obj = lambda **fixtures: thread.submit(test, **fixtures).result()
    return (yield)


@pytest.fixture(scope="session")
def browser(browser_thread: ThreadPoolExecutor) -> Iterator[Browser]:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    assert chromium, "no chromium: make tools"
    gc.collect()
    gc.freeze()  # what earlier tests loaded (compilers among it) would be looked through again and again: long pauses
    running = sync_playwright()

    def launch() -> Browser:
        playwright = running.__enter__()
        return playwright.chromium.launch(executable_path=chromium, args=_FLAGS, timeout=2 * TIME)

    def close() -> None:
        launched.close()
        running.__exit__()

    launched = browser_thread.submit(launch).result()
    yield launched
    browser_thread.submit(close).result()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    assert (ROOT / "src/yamclub/server/page/index.html").exists(), "the page is not built: make page"
    with Served(str(tmp_path_factory.mktemp("served") / "tables.db"), HURRIED) as server:
        yield server


@pytest.fixture(scope="session")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Where people have the time between rounds that the rules want."""
    with Served(str(tmp_path_factory.mktemp("calm") / "tables.db"), QUICK) as server:
        yield server


@pytest.fixture
def cable(served: Served) -> Iterator[Cable]:
    cable = Cable(served.port)
    yield cable
    cable.close()


Come = Callable[..., Visitor]


@pytest.fixture
def come(browser: Browser, browser_thread: ThreadPoolExecutor, served: Served) -> Iterator[Come]:
    """Let somebody come to the page: ``come("Ann", language="en", size="desktop")``."""
    visitors: list[Visitor] = []

    def arrive(name: str | None = None, url: str = served.url, **more: Any) -> Visitor:
        visitors.append(Visitor(browser, url, name, **more))
        return visitors[-1]

    def leave() -> None:
        for visitor in visitors:
            visitor.context.close()

    yield arrive
    browser_thread.submit(leave).result()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []
