"""A match that the server cannot read: listed, explained, left; and its record, once it is over."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.databases import run_sql
from tests.server.serving import Served
from tests.web.conftest import Come
from tests.web.visitor import Language, Size

OLDER = "UPDATE entries SET body = replace(body, '\"rules\":', '\"rules\":9') WHERE table_id = $1 AND seq = 0"


def spoil(served: Served, table: str) -> None:
    """The match follows rules that no server has, and this one has not read it yet."""
    run_sql(served.database, OLDER, table)
    served.services.hub.tables.pop(table)


@pytest.mark.parametrize(("language", "size"), [("en", "phone"), ("fr", "desktop")])
def test_a_match_of_another_version_is_explained_and_left(
    come: Come, served: Served, language: Language, size: Size
) -> None:
    ann = come("Ann", language=language, size=size)
    path = ann.table("slam", "me,greedy")
    ann.start(path)
    spoil(served, path.rpartition("/")[2])
    words = {
        "en": ("another version", "This match follows another version", "Leave my seat", "Download"),
        "fr": ("autre version", "Cette partie suit une autre version", "Quitter ma place", "Télécharger"),
    }
    version, why, leave, download = words[language]

    ann.go()
    ticket = ann.page.locator(".tickets a")
    expect(ticket).to_contain_text(version)
    ticket.click()
    expect(ann.page.get_by_text(why)).to_be_visible()
    ann.check("unreadable")
    ann.page.get_by_role("button", name=leave).click()
    with ann.page.expect_download() as coming:
        ann.page.get_by_role("link", name=download).click()
    assert b'"abandoned"' in coming.value.path().read_bytes()
    ann.go(f"{path}/replay")
    expect(ann.page.get_by_text(why)).to_be_visible()
    ann.go()
    expect(ticket).to_have_count(0)
