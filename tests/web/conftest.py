from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.serving import Served
from tests.web.visitor import ROOT, Visitor

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


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    assert chromium, "no chromium: make tools"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=_FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    assert (ROOT / "src/yamclub/server/page/index.html").exists(), "the page is not built: make page"
    with Served(str(tmp_path / "tables.db")) as server:
        yield server


Come = Callable[..., Visitor]


@pytest.fixture
def come(browser: Browser, served: Served) -> Iterator[Come]:
    """Let somebody come to the page: ``come("Ann", language="en", size="desktop")``."""
    visitors: list[Visitor] = []

    def arrive(name: str | None = None, **more: Any) -> Visitor:
        visitor = Visitor(browser, served.url, **more)
        visitors.append(visitor)
        visitor.go()
        if name is not None:
            visitor.introduce(name)
        return visitor

    yield arrive
    for visitor in visitors:
        visitor.close()
