"""Before a match: the start is on every screen, who comes and goes is said, and the keyboard is enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.fitting import misfits
from tests.web.hearing import Transcript
from tests.web.visitor import SIZES, Size

SIX: list[Size] = ["small phone", "short phone", "phone", "landscape", "tablet", "desktop"]


def test_the_start_is_on_the_screen_with_eight_seats_and_with_a_first_game(come: Come) -> None:
    ann = come("Ann", language="fr", size="small phone", first_game=True)
    full = ann.table("menteur", "me,bluffer,bluffer,bluffer,bluffer,bluffer,bluffer,bluffer")
    waiting = ann.table("menteur", "me,open,open,open,open,open,open,open")
    color = ann.table("color", "me,counter,counter,counter")
    for name, table in {"full": full, "waiting": waiting, "color": color}.items():
        ann.go(table)
        expect(ann.button("start")).to_be_visible()
        for size in SIX:
            ann.page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
            assert not misfits(ann.page, ".start"), f"{name} on a {size}"
            ann.page.screenshot(path=f"tests/web/pictures/start-{name}.{size}.png")
    ann.page.set_viewport_size(SIZES["small phone"])  # type: ignore[arg-type]
    ann.check("start-first-game")


def test_who_comes_and_goes_is_said(come: Come) -> None:
    ann, bob = come("Ann", language="en", size="phone"), come("Bob", language="fr", size="phone")
    heard = Transcript(ann.context, ann.page)
    table = ann.table("slam", "me,open")
    ann.go(table)
    expect(ann.button("start")).to_be_visible()
    bob.go(table)
    bob.button("sit").click()
    assert heard.wait_for("Bob sits down.")
    ann.button("start").click()
    assert heard.wait_for("The match begins.")
    expect(bob.match).to_be_visible()
    bob.button("table").click()
    bob.button("leave").click()
    bob.page.locator(".ask").get_by_role("button", name=bob.words["leave"]).click()
    assert heard.wait_for("Bob has left the match.")
    bob.button("take back").click()
    assert heard.wait_for("Bob takes the seat back.")


def focus_of(page: Page) -> str:
    """What has the focus, never the body: that would be nowhere."""
    found = page.evaluate(
        "() => { const { activeElement: one } = document; return one === document.body ? '' : one.outerHTML }"
    )
    assert found, f"the focus is nowhere at {page.url}"
    return str(found)


def tab_to(page: Page, name: str) -> None:
    for _ in range(60):
        said = page.evaluate("document.activeElement.textContent.trim()")
        if said == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {name!r} by keyboard at {page.url}")


@pytest.mark.parametrize("seats", ["bots", "friends"])
def test_from_home_to_a_match_by_keyboard_alone(come: Come, seats: str) -> None:
    ann = come(language="en", size="desktop")
    ann.go()
    page = ann.page
    field = page.get_by_role("textbox", name=ann.words["name"])
    expect(field).to_be_visible()
    while page.evaluate("document.activeElement.tagName") != "INPUT":
        page.keyboard.press("Tab")
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    expect(field).to_have_count(0)
    assert "Ann" in focus_of(page)
    page.locator("a.lid[href='/new/slam']").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Open a table")).to_be_focused()
    if seats == "friends":
        tab_to(page, ann.words["friends"])
        page.keyboard.press("Enter")
        tab_to(page, ann.words["invite"])
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Seat a bot")).to_be_visible()
        focus_of(page)
        tab_to(page, ann.words["seat a bot"])
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog").locator("[data-likely]")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Seat a bot")).to_have_count(0)
        expect(ann.button("start")).to_be_focused()
    else:
        tab_to(page, ann.words["play"])
    page.keyboard.press("Enter")
    expect(ann.match).to_be_visible()
    ann.wait_for_turn()
    page.wait_for_function("() => document.activeElement.closest('[data-board]')")
    # A dialog gives the focus back to what opened it.
    page.get_by_role("button", name=ann.words["table"], exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=ann.words["table"], exact=True)).to_be_focused()
