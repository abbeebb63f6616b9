"""YAM menteur in real browsers: the cup, announcing, deciding, by hand and by keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.games.menteur.positions import full_but, thrown
from tests.web.conftest import Come
from tests.web.players import play_to_the_end
from tests.web.players.menteur import MenteurPlayer
from tests.web.stage import stage
from yamclub.games.menteur.moves import MenteurOptions
from yamclub.mechanics.sheet import Box


def test_the_cup_is_lifted_dice_are_locked_and_boxes_close(come: Come) -> None:
    ann = come("Ann", language="fr", size="phone")
    player, page = MenteurPlayer(ann), ann.page
    ann.against_bots("menteur")
    player.until_own_turn()
    dice = page.locator("[data-walk=cup] button[aria-pressed]")
    expect(dice.first).to_be_hidden()
    expect(page.locator(".box.true")).to_have_count(0)
    ann.check("menteur-cup-down")
    page.get_by_role("button", name="Soulever le cornet").last.click()
    expect(dice).to_have_count(5)
    expect(page.locator(".box.true").last).to_be_visible()
    dice.nth(2).click()
    ann.check("menteur-cup-lifted")

    page.get_by_role("button", name="Relancer 4 dés").click()
    expect(page.locator(".status").get_by_text("À vous : deuxième lancer")).to_be_visible()
    locked = page.get_by_role("img", name=re.compile("bloqué$"))
    expect(locked).to_have_count(1)
    there = player.sight
    page.reload()
    expect(locked).to_have_count(1)
    assert player.sight == there

    page.get_by_role("button", name=re.compile("^chance")).click()
    ann.check("menteur-points")
    page.get_by_role("button", name=re.compile("^Annoncer chance, .* c’est vrai")).click()
    player.until_own_turn()
    page.get_by_role("button", name=re.compile("^chance")).click(force=True)
    ann.wait_for_alert("inscrite ou barrée")

    play_to_the_end(player)
    page.get_by_role("link", name=ann.words["replay"]).click()
    for _ in range(9):
        ann.button("on").click()
    ann.check("menteur-replay")


def test_by_keyboard_until_the_cups_are_lifted(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop", color_scheme="dark")
    player, page = MenteurPlayer(ann), ann.page
    ann.against_bots("menteur")
    player.until_own_turn()
    page.locator("[data-board]").focus()
    page.keyboard.press("p")
    for key in "125":
        page.keyboard.press(key)
    page.keyboard.press("2")  # and back
    expect(page.locator("[data-walk=cup] [aria-pressed=true]")).to_have_count(2)
    player.press("Space")
    expect(page.locator(".status").get_by_text("Your turn: second roll")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("locked$"))).to_have_count(2)
    player.wait_for_move()
    page.keyboard.press("m")
    expect(page.get_by_role("radiogroup")).to_be_visible()
    ann.check("menteur-points")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.get_by_role("button", name=re.compile("^Announce yam, 50 points"))).to_be_visible()
    player.press("Enter")

    player.wait_for_move()
    ann.check("menteur-deciding")
    verdict = page.get_by_text(re.compile("^(It’s true|Bluff)!$"))
    while not verdict.count():
        player.wait_for_move()
        if player.can_decide:
            page.keyboard.press("c")  # chosen
            player.press("c")  # and confirmed
        else:
            player.move()
    ann.check("menteur-settled")


def test_a_box_is_given_up_by_touch_or_by_keys(come: Come) -> None:
    options = MenteurOptions(scratch="yes", chance="last")
    state = thrown("23366", 3, options, throws=2, sheets=(full_but(Box.FULL, Box.YAM, Box.CHANCE),))
    phone = come("Ann", language="fr", size="phone")
    sent = stage(phone, "menteur", "me,bluffer,bluffer", state)
    phone.page.get_by_role("button", name=re.compile("^chance")).click()  # not to be announced yet
    phone.check("menteur-give-up")
    cancel = phone.page.get_by_role("button", name="Annuler la case : chance")
    cancel.click()
    phone.page.locator("[data-asks]").get_by_role("button", name="Annuler la case").click()
    expect(cancel).to_be_enabled()
    assert sent == [{"kind": "scratch", "box": "chance"}]

    desktop = come("Bob", language="en", size="desktop")
    sent = stage(desktop, "menteur", "me,bluffer,bluffer", state)
    desktop.page.locator("[data-board]").focus()
    desktop.page.keyboard.press("l")
    cancel = desktop.page.get_by_role("button", name="Cancel the box: yam")
    expect(cancel).to_be_visible()
    desktop.page.keyboard.press("x")
    desktop.page.keyboard.press("Tab")
    desktop.page.keyboard.press("Enter")
    expect(cancel).to_be_enabled()
    assert sent == [{"kind": "scratch", "box": "yam"}]
