"""Playing on from a moment of a match that is over, on the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.players import PLAYERS, play_to_the_end
from tests.web.visitor import SIZES, Language, Size, Visitor

BUTTON = {"fr": "Reprendre d’ici", "en": "Play on from here"}
LINE = {"fr": "Reprise d’une autre partie", "en": "Played on from another match"}
LOOK = {"fr": "Voir ce moment", "en": "See that moment"}
BACK = {"fr": "Retour à ce moment", "en": "Back to that moment"}
AGAIN = {"fr": "Reprendre au même moment", "en": "Same moment again"}


def watched(visitor: Visitor, game_id: str, seats: int = 2, part: float = 0.5) -> str:
    """In the middle of the replay of a match that bots have played; the path to its table."""
    kind = PLAYERS[game_id]
    table = visitor.table(game_id, ",".join([kind.bot] * seats), **kind.options)
    visitor.start(table)
    visitor.go(table)
    expect(visitor.page.locator("section.over")).to_be_visible()
    visitor.page.get_by_role("link", name=visitor.words["replay"]).click()
    slider = visitor.page.get_by_role("slider")
    middle = int(part * int(slider.get_attribute("max") or 0))
    slider.fill(str(middle))
    return table


def sheet(visitor: Visitor) -> Locator:
    visitor.page.get_by_role("button", name=BUTTON[visitor.language]).click()
    found = visitor.page.get_by_role("dialog", name=BUTTON[visitor.language])
    expect(found).to_be_visible()
    return found


@pytest.mark.parametrize(("language", "size"), [("fr", "phone"), ("fr", "landscape"), ("en", "desktop")])
def test_a_match_is_played_on_from_its_replay(come: Come, language: Language, size: Size) -> None:
    ann = come("Ann", language=language, size=size)
    table = watched(ann, "menteur", 3)
    ann.check(f"play-on-replay-{size}")
    form = sheet(ann)
    ann.check(f"play-on-sheet-{size}")
    form.locator('input[value="club"]').check(force=True)
    seat = form.get_by_role("group").first.get_by_role("radio").nth(2)
    seat.check(force=True)
    anew = form.get_by_role("radio", name=re.compile("tiré de nouveau|drawn anew"))
    anew.check(force=True)
    expect(form).to_contain_text(re.compile("ne change pas|stays the same"))
    form.get_by_role("button", name=ann.words["play"], exact=True).click()
    expect(ann.match).to_be_visible()
    line = ann.page.get_by_text(LINE[language])
    expect(line).to_contain_text(re.compile("tiré de nouveau|drawn anew"))
    ann.check(f"play-on-table-{size}")
    line.get_by_role("link", name=LOOK[language]).click()
    expect(ann.page).to_have_url(re.compile(rf"{re.escape(table)}/replay#\d+$"))


def test_all_of_it_by_key(come: Come) -> None:
    """No mouse, no finger: open, choose, play; Escape leaves the sheet, and the focus is where it was."""
    ann = come("Ann", language="en", size="desktop")
    watched(ann, "slam")
    page = ann.page
    button = page.get_by_role("button", name=BUTTON["en"])
    button.focus()
    page.keyboard.press("Enter")
    form = page.get_by_role("dialog", name=BUTTON["en"])
    expect(form).to_be_visible()
    # In Yamslam nothing is hidden, so nobody is asked what becomes of it.
    expect(form.get_by_text("Level of the bots")).to_be_visible()
    expect(form.get_by_text("What you couldn’t know")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(form).not_to_be_visible()
    expect(button).to_be_focused()
    button.press("Enter")
    expect(form).to_be_visible()
    play = form.get_by_role("button", name="Play", exact=True)
    for _ in range(12):
        if play.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(play).to_be_focused()
    page.keyboard.press("Enter")
    expect(ann.match).to_be_visible()
    expect(page.get_by_text(LINE["en"])).to_be_visible()


def test_a_choice_of_the_analysis_is_tried_again_and_again(come: Come) -> None:
    """The board of the new match is the one before that choice; its end leads back, or to the same moment again."""
    ann = come("Ann", language="en", size="phone")
    table = ann.table("slam", "random,random", series="single")
    ann.start(table)
    ann.go(table)
    page = ann.page
    expect(page.locator("section.over")).to_be_visible()
    page.get_by_role("link", name="Analysis", exact=True).click()
    page.locator(".choices ol button").last.click()
    expect(page.locator(".verdict[data-mark]")).to_be_visible()
    dice = page.locator(".stage [data-walk=dice]").first.inner_text()
    for size in SIZES:
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, size
    page.set_viewport_size(SIZES["phone"])  # type: ignore[arg-type]
    sheet(ann).get_by_role("button", name="Play", exact=True).click()
    expect(ann.match).to_be_visible()
    assert page.locator("[data-walk=dice]").first.inner_text() or dice == ""
    play_to_the_end(PLAYERS["slam"](ann))
    over = page.locator("section.over")
    expect(over).to_be_visible()
    ann.check("play-on-over")
    expect(over.get_by_role("button", name=AGAIN["en"])).to_be_visible()
    over.get_by_role("link", name=BACK["en"]).click()
    expect(page).to_have_url(re.compile(rf"{re.escape(table)}/analysis#\d+$"))
    expect(page.locator(".verdict[data-mark]")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name=AGAIN["en"]).click()
    expect(page.locator("section.over")).to_have_count(0)
    expect(page.get_by_text(LINE["en"])).to_be_visible()
    assert page.url != ann.url + table


def test_there_is_no_way_on_from_the_end(come: Come) -> None:
    ann = come("Ann", language="en", size="phone")
    watched(ann, "slam", part=1)
    expect(ann.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(ann.page.get_by_role("button", name=BUTTON["en"])).to_have_count(0)


def test_a_stranger_gives_a_name_first(come: Come) -> None:
    ann = come("Ann", language="en", size="phone")
    table = watched(ann, "slam")
    eve = come(language="en", size="phone")
    eve.go(f"{table}/replay#20")
    form = sheet(eve)
    form.get_by_role("textbox").fill("Eve")
    form.get_by_role("button", name="Play", exact=True).click()
    expect(eve.match).to_be_visible()


def test_a_sheet_that_is_closed_and_opened_again_at_once_stays_open(come: Come) -> None:
    """The browser tells late that a dialog was closed: by then it may be open again."""
    ann = come("Ann", language="en", size="desktop")
    watched(ann, "slam")
    form = sheet(ann)
    for by_key in (False, True):
        form.evaluate(
            """(sheet, [label, byKey]) => {
              const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
              if (byKey) sheet.dispatchEvent(escape);
              else sheet.querySelector('.close').click();
              [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === label).click();
            }""",
            [BUTTON["en"], by_key],
        )
        ann.page.wait_for_timeout(300)
        expect(form).to_be_visible()
        expect(form.get_by_text("Level of the bots")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(form).not_to_be_visible()
