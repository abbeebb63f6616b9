"""The start of a match in real browsers: the devices commit and open by themselves, and what is waited for is shown."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.players import play_to_the_end
from tests.web.players.slam import SlamPlayer
from tests.web.visitor import Visitor
from yamclub.match.record import read_record
from yamclub.match.verify import Report, verify


def sit_by_click(ann: Visitor, bob: Visitor) -> str:
    link = ann.invite("slam")
    bob.go(link)
    bob.button("sit").click()
    expect(bob.page.get_by_text("Ann", exact=True)).to_be_visible()
    expect(ann.page.get_by_text("Bob", exact=True)).to_be_visible()
    return link


def report(visitor: Visitor, link: str) -> Report:
    answer = visitor.context.request.get(f"/api{link.replace('/t/', '/tables/')}/record")
    return verify(read_record(answer.body()))


def test_one_click_starts_the_match_of_two_and_a_page_loaded_again_still_opens(come: Come) -> None:
    ann, bob = come("Ann", language="en", size="desktop"), come("Bob", language="en", size="phone")
    sit_by_click(ann, bob)
    bob.page.reload()
    expect(bob.page.get_by_text("Ann", exact=True)).to_be_visible()
    ann.button("start").click()
    for person in (ann, bob):
        expect(person.match).to_be_visible()
        assert not person.complaints


def test_a_device_that_does_not_answer_is_waited_for_and_the_undone_start_is_shown(come: Come) -> None:
    ann, bob = come("Ann", language="en", size="phone"), come("Bob", language="en", size="phone")
    sit_by_click(ann, bob)
    bob.page.close()
    ann.button("start").click()
    expect(ann.page.get_by_text("Waiting for Bob’s device…")).to_be_visible()
    ann.check("start-waits")
    ann.page.get_by_role("button", name="Stop waiting").click()
    expect(ann.page.get_by_text("The start was cancelled by the person who opened the table.")).to_be_visible()
    bob.page = bob.open_tab()
    bob.go(ann.page.url)  # his page commits anew, and so has Ann's
    ann.button("start").click()
    for person in (ann, bob):
        expect(person.match).to_be_visible()


def test_at_the_end_the_page_says_if_the_record_is_not_what_it_was_shown(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    ann.against_bots("slam")
    play_to_the_end(SlamPlayer(ann))
    expect(ann.page.locator("section.over")).to_be_visible()
    link = re.sub(r"^.*(/t/)", r"\1", ann.page.url)
    assert report(ann, link).shares == 1
    ann.page.wait_for_load_state("networkidle")
    expect(ann.page.locator(".differs")).to_have_count(0)
    ann.page.evaluate(
        """(key) => {
            const kept = JSON.parse(localStorage.getItem(key));
            kept.shown[0].commitments[0] = '0'.repeat(64);
            localStorage.setItem(key, JSON.stringify(kept));
        }""",
        f"yamclub.dice.{link.removeprefix('/t/')}",
    )
    ann.page.reload()
    expect(ann.page.locator(".differs")).to_be_visible()
    ann.button("verify").click()
    expect(ann.page.get_by_text("these are not the fingerprints that this device was shown")).to_be_visible()
