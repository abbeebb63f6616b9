"""Coming to the club: a name that is missing or refused, and addresses that lead nowhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.hearing import Transcript
from tests.web.visitor import Language, Visitor


@pytest.mark.parametrize(("path", "language"), [("/", "fr"), ("/new/slam", "en")])
def test_a_name_that_is_missing_or_refused_is_told_beside_its_field(come: Come, path: str, language: Language) -> None:
    ann = come(language=language, size="phone")
    ann.go(path)
    field = ann.page.get_by_role("textbox", name=ann.words["name"])
    said = {"fr": "Entrez un nom", "en": "Enter a name"}[language]
    for name, told in {"": said, "   ": said, "\u200b\u200b": "24"}.items():
        field.fill(name)
        expect(field).to_have_attribute("aria-invalid", "false")
        field.press("Enter")
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_have_accessible_description(re.compile(told))
        expect(field).to_be_focused()
    ann.check(f"name-refused-{language}")
    field.fill("Ann")
    expect(field).to_have_accessible_description("")


def test_taking_a_name_is_not_told_as_a_lost_connection(come: Come) -> None:
    ann = come(language="en", size="phone")
    heard = Transcript(ann.context, ann.page)
    ann.go()
    ann.introduce("Ann")
    heading = ann.page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("Ann")
    ann.page.wait_for_load_state("networkidle")
    assert not [one for one in heard.everything if ann.words["lost"] in one]
    assert ann.page.evaluate("document.activeElement !== document.body"), "the focus went nowhere"


def links(visitor: Visitor) -> list[str]:
    return [str(link.get_attribute("href")) for link in visitor.page.locator("main a").all()]


def test_unknown_addresses_say_what_may_have_been_meant(come: Come) -> None:
    ann = come("Ann", language="en", size="small phone")
    for path, there in {
        "/yami": "/rules/yami",
        "/play/Yamslam": "/new/slam",
        "/t/K7M2P9QRST": "/t/k7m2p9qrst",
        "/replay/k7m2p9qrst": "/t/k7m2p9qrst/replay",
        "/play": "/new",
    }.items():
        ann.go(path)
        expect(ann.page.locator(f"main a[href='{there}']").first).to_be_visible()
        assert "/" in links(ann)
    ann.go("/t/k0m1p9")
    field = ann.page.get_by_role("textbox", name="Link of the table")
    expect(ann.page.get_by_text("seems incomplete")).to_be_visible()
    ann.check("broken-link")
    field.fill("nonsense")
    field.press("Enter")
    expect(field).to_have_accessible_description(re.compile("not the link of a table"))
    table = ann.table("slam", "me,open")
    field.fill(f" {ann.url}{table.upper()} ")
    field.press("Enter")
    expect(ann.page).to_have_url(ann.url + table)
    ann.go("/t/abcdefghij")
    expect(field).to_be_visible()
    ann.check("no-such-table")
