"""Whole matches of Yamslam in real browsers."""

from __future__ import annotations

import re
from time import monotonic

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.visitor import Visitor


def play_out(*visitors: Visitor, moves: int = 10**6) -> int:
    """Everybody moves whenever they can, until it is over or so many moves were made."""
    made, until = 0, monotonic() + 120
    while made < moves and not all(visitor.over for visitor in visitors):
        made += sum(visitor.move() for visitor in visitors)
        assert monotonic() < until, [visitor.page.locator("main").inner_text() for visitor in visitors]
    return made


def test_a_person_plays_a_bot_and_looks_at_the_match_again(come: Come) -> None:
    ann = come("Ann", language="fr", size="phone")
    ann.against_a_bot()
    ann.wait_for_turn()
    ann.check("turn")
    play_out(ann, moves=5)
    ann.wait_for_turn()
    before = ann.page.locator(".slam").inner_text()
    ann.page.reload()
    ann.wait_for_turn()
    assert ann.page.locator(".tray").inner_text() in before
    play_out(ann)
    ann.check("over")

    ann.button("verify").click()
    expect(ann.page.get_by_role("dialog").get_by_text(ann.words["true"])).to_be_visible()
    ann.check("verified")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("link", name=ann.words["replay"]).click()
    for _ in range(12):
        ann.button("on").click()
    expect(ann.page.get_by_text(re.compile(r"^13 / \d+$"))).to_be_visible()
    ann.check("replay")
    ann.page.get_by_role("link", name="Retour à la table").click()
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Télécharger").click()
    assert '"entry":"end"' in download.value.path().read_text(encoding="utf-8").splitlines()[-1]
    ann.button("rematch").click()
    ann.wait_for_turn()


def test_two_people_and_a_spectator_with_an_offline_spell(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    link = ann.make_table()
    ann.check("waiting")
    bob = come(language="fr", size="phone")
    bob.go(link)
    bob.check("invited")
    bob.introduce("Bob")
    bob.button("sit").click()
    ann.button("start").click()
    for person in (ann, bob):
        person.button("skip").click()
    eve = come(language="en", size="phone")
    eve.go(link)

    play_out(ann, bob, moves=6)
    bob.context.set_offline(True)
    while ann.move():
        pass
    bob.context.set_offline(False)
    play_out(ann, bob)
    expect(eve.page.locator("#over")).to_have_text(ann.page.locator("#over").inner_text())
    eve.check("spectator")

    ann.button("rematch").click()
    expect(bob.page.locator(".over")).to_have_count(0)
    assert bob.page.url == ann.page.url != ann.url + link


def test_keys_keep_dice_and_space_throws(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    ann.against_a_bot()
    ann.wait_for_turn()
    dice = ann.page.locator("[data-walk=dice] button")
    kept = [dice.nth(place).get_attribute("aria-label") for place in (0, 3)]
    ann.page.locator("main").focus()
    for key in "124":
        ann.page.keyboard.press(key)
    ann.page.keyboard.press("2")  # and back
    expect(ann.page.locator("[aria-pressed=true]")).to_have_count(2)
    ann.page.keyboard.press("Space")
    expect(ann.page.get_by_text("Your turn: one throw left")).to_be_visible()
    assert [dice.nth(place).get_attribute("aria-label") for place in (0, 3)] == [f"{one}, kept" for one in kept]


def test_what_cannot_be_done_says_why(come: Come) -> None:
    ann = come("Ann", language="en")
    ann.against_a_bot()
    ann.wait_for_turn()
    ann.page.locator("[data-walk=stacks] button[aria-disabled=true]").first.click(force=True)
    expect(ann.page.get_by_role("alert")).to_contain_text("do not win that chip")
    for place in range(5):
        ann.page.locator("[data-walk=dice] button").nth(place).click()
    ann.page.locator("[data-walk=actions] button", has_text="All kept").click(force=True)
    expect(ann.page.get_by_role("alert")).to_contain_text("All five dice are kept")
