"""Yam's on the page: choosing a box and scoring in it, by taps and by keys."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.games.yams.positions import EXTRA, sheet, thrown
from tests.web.conftest import Come
from tests.web.stage import stage


def test_a_tap_or_a_letter_shows_what_a_box_would_score_and_enter_scores(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    sent = stage(ann, "yams", "me,greedy", thrown("33344", sheet(threes=9), throws=1))
    write = ann.page.locator(".write")
    ann.page.get_by_role("button", name="full house: your dice are worth 25 points there").click()
    expect(write).to_have_text("Score 25 in full house↵")
    ann.page.keyboard.press("Escape")
    expect(write).to_have_count(0)
    ann.page.keyboard.press("m")
    expect(write).to_have_text("Score 17 in chance↵")
    assert sent == []
    ann.page.locator("[data-board]").focus()
    ann.page.keyboard.press("Enter")
    while not sent:
        ann.page.wait_for_timeout(20)
    assert sent == [{"kind": "write", "box": "chance"}]


def test_eight_sheets_and_an_extra_yam_fit_a_phone(come: Come) -> None:
    ann = come("Ann", language="fr")
    state = thrown("44444", *[sheet(yam=50, fours=8)] * 8, options=EXTRA, extra_yams=(100,) * 8)
    stage(ann, "yams", ",".join(["me", *["greedy"] * 7]), state)
    expect(ann.page.locator(".extra")).to_contain_text("yam de plus, +100")
    expect(ann.page.locator("td.mine button")).to_have_text(["20", "20", "25", "30", "40", "20"])
    ann.check("yams-eight")
