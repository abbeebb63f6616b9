"""Every screen: nothing keeps anybody out, nothing is wider than it should be, and it comes quickly."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response, expect

from tests.web.conftest import Come

SCREENS = {"home": "/", "new": "/new/slam", "rules": "/rules/slam", "about": "/about", "missing": "/nowhere"}


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize(("language", "scheme"), [("fr", "light"), ("en", "dark")])
def test_every_screen_is_open_to_everybody(come: Come, size: str, language: str, scheme: str) -> None:
    ann = come(language=language, size=size, color_scheme=scheme)
    for name, path in SCREENS.items():
        ann.go(path)
        ann.page.wait_for_load_state("networkidle")
        ann.check(name)
    ann.go()
    ann.page.locator("header nav button").last.click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    ann.check("settings")


def test_the_language_is_switched_and_remembered(come: Come) -> None:
    ann = come("Ann", language="fr")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("À vous de lancer, Ann.")
    ann.page.get_by_role("button", name="English").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Your throw, Ann.")
    ann.page.reload()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Your throw, Ann.")
    assert ann.page.locator("html").get_attribute("lang") == "en"


def test_a_table_that_is_not_there_is_told(come: Come) -> None:
    ann = come("Ann", language="en")
    ann.go("/t/abcdefghij")
    expect(ann.page.get_by_role("heading", name="There is no such table")).to_be_visible()
    ann.check("no-table")


def test_the_first_load_is_small(come: Come) -> None:
    ann = come()
    answers: list[Response] = []
    ann.page.on("response", lambda answer: answers.append(answer))
    ann.page.reload(wait_until="networkidle")
    weights = [
        len(gzip.compress(answer.body()))
        for answer in answers
        if answer.ok and answer.headers.get("content-type", "").startswith(("text/javascript", "text/css"))
    ]
    assert len(weights) > 3
    assert sum(weights) <= 100_000
