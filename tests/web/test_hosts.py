"""A table that waits: what its owner can do about the seats, and what guests are told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from tests.server.serving import Served
from tests.web.conftest import HURRIED, Come


def test_the_owner_changes_bots_and_removes_a_guest_who_is_told(come: Come) -> None:
    ann, bob = come("Ann", language="en", size="phone"), come("Bob", language="fr", size="desktop")
    table = ann.table("slam", "me,open,greedy")
    bob.sit(table, 1)
    for person in (ann, bob):
        person.go(table)
    expect(bob.page.get_by_text("Ann lance la partie.")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Changer le bot")).to_have_count(0)

    ann.page.get_by_role("button", name="Change the bot at seat 3: Greedy").click()
    picker = ann.page.get_by_role("dialog")
    expect(picker.get_by_role("button", name="Greedy")).to_have_attribute("aria-current", "true")
    ann.check("picker")
    picker.get_by_role("button", name="Random").click()
    expect(ann.page.locator(".seat").nth(2).locator("strong")).to_have_text("Random")
    ann.check("owner")
    ann.page.get_by_role("button", name="Change the bot at seat 3: Random").click()
    ann.page.get_by_role("button", name="Remove the bot").click()
    expect(ann.page.get_by_text("Open seat", exact=True)).to_be_visible()

    ann.page.get_by_role("button", name="Remove Bob").focus()
    ann.page.keyboard.press("Enter")
    ann.check("remove-guest")
    ann.page.keyboard.press("Escape")
    expect(bob.page.get_by_text("Bob", exact=True).first).to_be_visible()
    ann.page.get_by_role("button", name="Remove Bob").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(bob.page.get_by_text("Vous n’avez plus de place à cette table")).to_be_visible()
    expect(bob.page.get_by_role("button", name="S’asseoir")).to_have_count(0)
    bob.check("removed")


@pytest.fixture
def brief(tmp_path: Path) -> Iterator[Served]:
    """Where an owner may not be away for long."""
    with Served(str(tmp_path / "tables.db"), replace(HURRIED, owner_seconds=4)) as server:
        yield server


def test_a_guest_sees_when_they_will_own_the_table(come: Come, brief: Served) -> None:
    ann = come("Ann", url=brief.url, language="en", size="phone")
    bob = come("Bob", url=brief.url, language="en", size="phone")
    table = ann.table("slam", "me,open,open")
    bob.sit(table, 1)
    for person in (ann, bob):
        person.go(table)
    expect(bob.page.get_by_text("Ann starts the match.")).to_be_visible()
    ann.page.close()
    expect(bob.page.get_by_role("timer")).to_contain_text("you will be in charge")
    bob.check("heir")
    expect(bob.page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    assert bob.alerts
