"""YAMI on the page: keys, refusals, and the boards at the end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.players import play_to_the_end
from tests.web.players.yami import DEALS, YamiPlayer


def test_a_match_closes_every_box(come: Come) -> None:
    ann = YamiPlayer(come("Ann", language="fr", size="phone"))
    ann.visitor.against_bots("yami")
    play_to_the_end(ann)
    expect(ann.shown).to_contain_text("Fin de la donne 16")
    expect(ann.page.locator("[data-walk=board] .closed")).to_have_count(DEALS)


def test_keys_take_sort_and_discard(come: Come) -> None:
    ann = YamiPlayer(come("Ann", language="en", size="desktop", color_scheme="dark"))
    ann.visitor.against_bots("yami")
    ann.reach(ann.page.get_by_text("take a card"))  # unless somebody laid down at once
    ann.page.locator("main").focus()
    ann.page.keyboard.press("s")
    expect(ann.hand).to_have_count(6)
    expect(ann.hand.last).to_have_accessible_name(re.compile("^Discard the .*just taken"))
    ann.visitor.check("yami-discard")
    names = ann.cards
    ann.page.get_by_role("button", name="Sort by suit").click()
    expect(ann.page.get_by_role("button", name="Sort by value")).to_be_visible()
    assert (sorted(ann.cards[:5]), ann.cards[5]) == (sorted(names[:5]), names[5])
    event = ann.visitor.event
    ann.page.locator("main").focus()
    ann.page.keyboard.press("6")
    ann.visitor.wait_for_event(event + 1)
    ann.wait_for_turn()
    expect(ann.hand).to_have_count(5)


def test_what_cannot_be_done_says_why(come: Come) -> None:
    ann = YamiPlayer(come("Ann", language="en"))
    ann.visitor.against_bots("yami")
    ann.wait_for_turn()
    if ann.page.get_by_text("take a card").count():
        ann.hand.first.click(force=True)
        ann.visitor.wait_for_alert("Take a card before you discard one.")
    ann.page.locator("[data-walk=board] button[aria-disabled=true]").last.click(force=True)
    ann.visitor.wait_for_alert("straight flush|four of a kind")
