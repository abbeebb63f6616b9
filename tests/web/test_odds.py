"""The odds on the page: beside the board or in a sheet, of the dice as they lie, where they are wanted and allowed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.menteur import positions as menteur
from tests.games.yams import positions as yams
from tests.web.conftest import Come
from tests.web.fitting import misfits
from tests.web.hearing import Transcript
from tests.web.stage import stage
from tests.web.test_dice_tables import FOUR, chips
from tests.web.test_master import MINE, THEIRS, at
from tests.web.visitor import Language, Size, Visitor
from yamclub.mechanics.sheet import Box

LIFTED = {"menteur.lifted": "yes"}
TITLE = {"fr": "Probabilités", "en": "Odds"}
BAR = "[data-walk=actions] button"
Made = tuple[str, Callable[[], Any], str, str, list[str]]
TABLES: dict[str, Made] = {
    "yams": ("me,greedy", lambda: yams.thrown("44425", *[yams.sheet(full=25)] * 2, throws=1), "yam", "full",
             [".status", "[data-walk=dice] .die", "td.mine button", BAR]),
    "menteur": ("me,bluffer,bluffer", lambda: menteur.thrown("44425", sheets=(menteur.sheet(full=25),)), "yam", "full",
                [".status", "[data-walk=cup] .die", ".peek", "button.box", BAR]),
    "slam": (FOUR, lambda: chips("44425", 1), "yamslam", "flush", [".status", "[data-walk=dice] .die", BAR]),
    "master": ("me,greedy", lambda: at(MINE, THEIRS, "44425", 1), "yam", "brelan-9",
               [".status", "[data-walk=dice] .die", "[data-square]", BAR]),
}  # fmt: skip
"""By game: who sits there, four fours and a two and a five before them, what five alike are called, what is closed."""


def row(page: Page, target: str) -> Locator:
    return page.locator(f"[data-target='{target}']")


def kept(page: Page) -> Locator:
    return page.locator("[data-walk=dice] [aria-pressed=true], [data-walk=cup] [aria-pressed=true]")


def asked(visitor: Visitor) -> list[str]:
    """What this page has asked the server about odds, as the answers show."""
    return [one for one in visitor.wire if '"say":"odds"' in one or '"say": "odds"' in one]


def ready(page: Page) -> None:
    """The page knows its games, and the board hears keys."""
    expect(page.locator("header .title")).to_have_text("Yam’s")
    expect(page.locator("[data-board] :focus")).to_have_count(1)


@pytest.mark.parametrize(
    ("size", "language"), [("small phone", "fr"), ("landscape", "en"), ("phone", "en"), ("desktop", "fr")]
)
def test_the_odds_of_the_dice_as_they_lie(come: Come, size: Size, language: Language) -> None:
    """Five alike from three fours with two throws to come: 121 of 1296."""
    ann = come("Ann", language=language, size=size)
    ann.remembers(odds="on", **LIFTED)
    games = ("slam", "menteur") if size == "landscape" else ("master", "yams") if size == "phone" else tuple(TABLES)
    for game in games:
        seats, make, five, closed, needed = TABLES[game]
        sent = stage(ann, game, seats, make())
        page = ann.page
        assert misfits(page, *needed) == [], game
        if size != "desktop":
            expect(row(page, five)).to_have_count(0)
            page.get_by_role("button", name=TITLE[language], exact=True).click()
            expect(page.get_by_role("dialog", name=TITLE[language])).to_be_visible()
        told = row(page, five)
        expect(told.get_by_role("cell").first).to_have_text(re.compile(r"9[.,]3\s?%"))
        expect(page.get_by_role("table", name=TITLE[language])).to_have_count(1)
        expect(row(page, closed)).to_have_count(0)
        ann.check(f"odds-{game}")
        told.scroll_into_view_if_needed()
        told.click(position={"x": 12, "y": 12})  # anywhere on the row
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(kept(page)).to_have_count(3)
        page.keyboard.press("Space")  # the focus is where the turn goes on
        for _ in range(500):  # until the message has left the page
            if not sent:
                page.wait_for_timeout(20)
        assert sent == [{"kind": "keep", "dice": "444"}]


def test_nobody_is_told_before_they_want_it_and_it_is_remembered(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    table = ann.table("yams", "me")
    ann.start(table)
    transcript = Transcript(ann.context, ann.page)
    ann.go(table)
    page, shown = ann.page, ann.page.get_by_role("table", name="Odds")
    ready(page)
    assert asked(ann) == []
    page.keyboard.press("Shift+P")
    page.wait_for_function("() => spoken.some((text) => text.includes('key o shows them'))")
    page.keyboard.press("o")
    expect(shown).to_be_visible()
    transcript.new()
    before = ann.event
    page.keyboard.press("Space")
    ann.wait_for_event(before + 2)
    expect(page.locator("[aria-busy=false] [role=row]").nth(1)).to_be_visible()
    assert not any("%" in said for said in transcript.new())  # never by themselves
    expect(page.locator("[data-board] :focus")).to_have_count(1)
    page.keyboard.press("Shift+P")
    page.wait_for_function("() => spoken.some((text) => /: [0-9.]+%/.test(text))")
    ann.go(table)
    expect(shown).to_be_visible()
    ready(page)
    page.keyboard.press("?")
    expect(page.get_by_text("Show or hide the odds")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hide", exact=True).click()
    expect(shown).to_have_count(0)


def test_a_table_may_forbid_them_and_says_so(come: Come) -> None:
    ann = come("Ann", language="fr", size="phone")
    ann.remembers(odds="on")
    ann.go("/new/slam")
    ann.button("friends").click()
    ann.page.get_by_role("radio", name="interdites").check(force=True)
    ann.check("odds-new-table")
    ann.button("invite").click()
    expect(ann.page.get_by_text("sans probabilités")).to_be_visible()
    ann.button("seat a bot").click()
    ann.page.locator("dialog[open] [data-bot=club]").click()
    ann.button("start").click()
    expect(ann.match).to_be_visible()
    ann.page.get_by_role("button", name=TITLE["fr"], exact=True).click()
    expect(ann.page.get_by_text("on joue sans les probabilités")).to_be_visible()
    assert asked(ann) == []


def test_what_lies_under_a_cup_that_is_down_is_not_told_by_its_odds(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    ann.remembers(odds="on")
    stage(ann, "menteur", "me,bluffer,bluffer", menteur.thrown("44425"))
    page, shown = ann.page, ann.page.get_by_role("table", name="Odds")
    expect(page.get_by_text("Lift your cup to see the odds")).to_be_visible()
    expect(shown).to_have_count(0)
    expect(page.locator("[data-board] :focus")).to_have_count(1)
    page.keyboard.press("p")
    expect(row(page, "yam")).to_be_visible()
    page.keyboard.press("p")
    expect(shown).to_have_count(0)


def test_whoever_judges_an_announcement_is_told_how_likely_it_is(come: Come) -> None:
    """A yam after one roll, for somebody who wants nothing else: 1 of 1296."""
    ann = come("Ann", language="en", size="desktop")
    ann.remembers(odds="on")
    said = menteur.announced("44444", Box.YAM, 50, seat=1)
    stage(ann, "menteur", "me,bluffer,bluffer", said)
    expect(ann.page.get_by_text("After one roll, for an honest player")).to_be_visible()
    expect(row(ann.page, "yam").get_by_role("cell").first).to_have_text("0.1%")
    ann.check("odds-judging")
