"""The page for builders tells the observation fields that there are."""

from __future__ import annotations

from docs.fields import PAGE, written


def test_the_page_has_the_fields_of_every_game() -> None:
    """``make fields`` writes them."""
    page = PAGE.read_text(encoding="utf-8")
    assert written(page) == page
