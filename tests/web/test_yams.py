"""Yam's on the page: choosing a box and scoring in it, by taps and by keys."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.games.yams.positions import EXTRA, sheet, thrown
from tests.web.conftest import Come
from tests.web.stage import stage
from tests.web.visitor import Visitor


def first_of(sent: list[dict[str, Any]], visitor: Visitor) -> dict[str, Any]:
    """The first move that was sent, as soon as there is one."""
    while not sent:
        visitor.page.wait_for_timeout(20)
    return sent[0]


def test_a_tap_shows_what_a_box_would_score_and_a_second_one_scores(come: Come) -> None:
    ann = come("Ann", language="en")
    sent = stage(ann, "yams", "me,greedy", thrown("33344", sheet(threes=9), throws=1))
    full = ann.page.get_by_role("button", name="full house: your dice are worth 25 points there")
    full.click()
    expect(ann.page.get_by_role("button", name="Score 25 in full house")).to_be_visible()
    assert sent == []
    full.click()
    assert first_of(sent, ann) == {"kind": "write", "box": "full"}


def test_a_letter_chooses_a_box_escape_lets_go_and_enter_scores(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    sent = stage(ann, "yams", "me,greedy", thrown("33344", sheet(threes=9)))
    press, write = ann.page.keyboard.press, ann.page.locator(".write")
    press("i")
    expect(write).to_have_text("Score 25 in full house↵")
    press("Escape")
    expect(write).to_have_count(0)
    press("m")
    press("Enter")
    assert first_of(sent, ann) == {"kind": "write", "box": "chance"}


def test_eight_sheets_and_an_extra_yam_fit_a_phone(come: Come) -> None:
    ann = come("Ann", language="fr")
    state = thrown("44444", *[sheet(yam=50, fours=8)] * 8, options=EXTRA, extra_yams=(100,) * 8)
    stage(ann, "yams", ",".join(["me", *["greedy"] * 7]), state)
    expect(ann.page.locator(".extra")).to_have_text("yam de plus, +100")
    expect(ann.page.locator("td.mine button")).to_have_text(["20", "20", "25", "30", "40", "20"])
    ann.check("yams-eight")
