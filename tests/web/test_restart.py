"""The server goes down in the middle of a match, as in a power cut: people are where they were when it is back."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.serving import Process, process
from tests.web.visitor import Visitor


def test_a_match_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    database, log = str(tmp_path / "tables.db"), tmp_path / "log.txt"
    first = Process(database, log)
    ann = Visitor(browser, first.url, language="en", size="desktop")
    ann.go()
    ann.introduce("Ann")
    ann.against_a_bot()
    ann.wait_for_turn()
    dice = ann.page.locator("[data-walk=dice]").inner_html()
    first.kill()
    expect(ann.page.get_by_text("The connection is lost")).to_be_visible()
    with process(database, log, first.port):
        expect(ann.page.get_by_text("The connection is lost")).to_have_count(0, timeout=30_000)
        assert ann.page.locator("[data-walk=dice]").inner_html() == dice
        assert ann.move()
        ann.close()
