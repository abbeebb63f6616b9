"""YAM menteur in real browsers: the cup, announcing, deciding, and whole matches."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.visitor import Visitor


def sit_down(visitor: Visitor) -> None:
    visitor.go("/new/menteur")
    visitor.button("play").click()
    visitor.button("skip").click()


def can_decide(visitor: Visitor) -> bool:
    return visitor.page.locator("button.bluff:enabled").count() > 0


def can_announce(visitor: Visitor) -> bool:
    return visitor.page.locator("[data-walk=announce] button:enabled").count() > 0


def acted(visitor: Visitor, key: str) -> None:
    """Press a key that moves, and wait until something came of it."""
    event = visitor.page.locator("[data-event]").get_attribute("data-event")
    visitor.page.keyboard.press(key)
    expect(visitor.page.locator(f'[data-event="{event}"]')).to_have_count(0)


def announce(visitor: Visitor) -> None:
    """The first box that is open, and the first points where nothing is proposed."""
    page = visitor.page
    page.locator(".box[aria-disabled=false]").first.click()
    if not page.locator("[data-walk=actions] button").count():
        page.locator("[role=radiogroup] label").first.click()
    page.locator("main").focus()
    acted(visitor, "Enter")


def decide(visitor: Visitor, key: str = "a") -> None:
    visitor.page.locator("main").focus()
    acted(visitor, key)


def until_own_turn(visitor: Visitor) -> None:
    while True:
        visitor.wait_for_turn()
        if can_decide(visitor):
            decide(visitor)
        elif can_announce(visitor):
            return


def test_a_match_against_bluffers_with_a_reload(come: Come) -> None:
    ann = come("Ann", language="fr", size="phone")
    page = ann.page
    sit_down(ann)
    until_own_turn(ann)
    dice = page.locator("[data-walk=cup] button[aria-pressed]")
    expect(dice.first).to_be_hidden()
    expect(page.locator(".box.true")).to_have_count(0)
    ann.check("menteur-cup-down")
    page.get_by_role("button", name="Lever le cornet").last.click()
    expect(dice).to_have_count(5)
    expect(page.locator(".box.true").last).to_be_visible()
    dice.nth(2).click()
    ann.check("menteur-cup-lifted")

    page.get_by_role("button", name="Relancer 4 dés").click()
    expect(page.get_by_text("À vous : deuxième lancer")).to_be_visible()
    locked = page.get_by_role("img", name=re.compile("bloqué$"))
    expect(locked).to_have_count(1)
    there = [one.get_attribute("aria-label") for one in dice.all()]
    page.reload()
    expect(locked).to_have_count(1)
    faces = sorted(re.sub(r"^Dé \d", "", str(one)) for one in there)
    again = sorted(re.sub(r"^Dé \d", "", str(one.get_attribute("aria-label"))) for one in dice.all())
    assert again == faces

    page.get_by_role("button", name=re.compile("^chance")).click()
    ann.check("menteur-points")
    page.get_by_role("button", name=re.compile("^Annoncer chance, .* c’est vrai")).click()
    until_own_turn(ann)
    page.get_by_role("button", name=re.compile("^chance, fermée")).click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("inscrite ou barrée")

    while not ann.over:
        if can_decide(ann):
            decide(ann)
        elif can_announce(ann):
            announce(ann)
    ann.check("menteur-over")
    page.get_by_role("link", name=ann.words["replay"]).click()
    for _ in range(9):
        ann.button("on").click()
    ann.check("menteur-replay")


def test_by_keyboard_until_the_cups_are_lifted(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop", color_scheme="dark")
    page = ann.page
    sit_down(ann)
    until_own_turn(ann)
    page.locator("main").focus()
    page.keyboard.press("p")
    for key in "125":
        page.keyboard.press(key)
    page.keyboard.press("2")  # and back
    expect(page.locator("[data-walk=cup] [aria-pressed=true]")).to_have_count(2)
    acted(ann, "Space")
    expect(page.get_by_text("Your turn: second throw")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("locked$"))).to_have_count(2)
    page.keyboard.press("m")
    ann.check("menteur-points")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.get_by_role("button", name=re.compile("^Announce yam, 50 points"))).to_be_visible()
    acted(ann, "Enter")

    ann.wait_for_turn()
    ann.check("menteur-deciding")
    verdict = page.get_by_text(re.compile("^(It is true|Bluff)!$"))
    while not verdict.count():
        if can_decide(ann):
            decide(ann, "c")
        elif can_announce(ann):
            announce(ann)
    ann.check("menteur-settled")
