"""Looking at a page as an artist and as a gatekeeper would: a picture of it, and what would keep somebody out."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
PICTURES = Path(__file__).parent / "pictures"
_OPTIONS = "{ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }"
"""What can be touched must be found by a thumb, and not lie under something else."""


@cache
def _axe() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def picture(page: Page, name: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png", full_page=True)


def obstacles(page: Page) -> list[str]:
    """What axe finds, and whether anything is wider than the screen; a line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    found = page.evaluate(f"async () => (await axe.run(document, {_OPTIONS})).violations")
    told = [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]
    wider = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [*told, f"{wider} pixels wider than the screen"] if wider > 0 else told
