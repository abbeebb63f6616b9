"""The page's types are those of the server: `make types-web` was run after the last change of either."""

from __future__ import annotations

from pathlib import Path

import pytest

from yamclub.server.protocol.typescript import files
from yamclub.server.web.views_page import page

SOURCES = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("path", files())
def test_the_types_of_the_page_are_current(path: str) -> None:
    assert (SOURCES / path).read_text(encoding="utf-8") == files()[path], "run make types-web"


def test_the_page_about_views_is_made_from_the_types() -> None:
    kept = (Path(__file__).parents[2] / "docs" / "protocol-views.md").read_text(encoding="utf-8")
    assert kept == page(), "make types-web"
