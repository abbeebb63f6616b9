"""Somebody is away from a match: what the others are told, and what they can do, by keyboard too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from tests.server.serving import Served
from tests.web.conftest import HURRIED, Come
from tests.web.visitor import Visitor
from yamclub.bots import usual_bot
from yamclub.games import game


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Served]:
    """Where the grace time is long."""
    with Served(str(tmp_path / "tables.db"), replace(HURRIED, grace_seconds=40)) as server:
        yield server


def test_those_who_stay_see_how_long_they_wait_and_can_vote(come: Come, patient: Served) -> None:
    ann, bob, cleo = people = (
        come("Ann", url=patient.url, language="en", size="desktop"),
        come("Bob", url=patient.url, language="en", size="phone"),
        come("Cleo", url=patient.url, language="fr", size="desktop"),
    )
    table = sit_down(ann, bob, cleo)
    expect(bob.page.get_by_role("timer")).to_have_count(0)
    ann.page.close()

    away = bob.page.get_by_role("timer")
    expect(away).to_have_text("Ann is away: a bot can take over in 39 s.")
    bob.check("away")
    vote = bob.page.get_by_role("button", name="Vote for a bot now (0 of 2)")
    vote.focus()
    bob.page.keyboard.press("Enter")
    expect(bob.page.get_by_text("You voted for a bot: 1 of 2 votes.")).to_be_visible()
    bob.check("voted")
    cleo.check("away")
    cleo.page.get_by_role("button", name="Voter pour un bot dès maintenant (1 sur 2)").click()
    for person in people[1:]:
        expect(person.page.get_by_role("timer")).to_have_count(0)
        expect(person.match).to_be_visible()
    assert f'"bot":"{usual_bot(game("slam"))}"' in "".join(bob.wire)
    ann.page = ann.open_tab()
    ann.go(table)
    expect(ann.match).to_be_visible()
    expect(ann.page.get_by_role("button", name="Take my seat back")).to_have_count(0)  # the page may have said it aloud


def sit_down(owner: Visitor, *guests: Visitor) -> str:
    table = owner.table("slam", ",".join(["me", *["open"] * len(guests)]))
    for seat, guest in enumerate(guests, start=1):
        guest.sit(table, seat)
    owner.start(table)
    for person in (owner, *guests):
        person.go(table)
        expect(person.match).to_be_visible()
    return table


def test_the_owner_need_not_wait_and_chose_the_bot(come: Come, patient: Served) -> None:
    ann, bob = (come(name, url=patient.url, language="en", size="phone") for name in ("Ann", "Bob"))
    ann.go("/new/slam")
    ann.page.get_by_role("group", name="Stand-in").get_by_text("Random").click()
    ann.check("stand-in")
    sit_down(ann, bob)
    bob.page.close()
    ann.button("seat a bot").click()
    expect(ann.page.get_by_role("timer")).to_have_count(0)
