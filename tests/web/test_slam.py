"""Yamslam on the page: keys, refusals, and what can be done with a match that is over."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.players import play_to_the_end
from tests.web.players.slam import SlamPlayer


def test_a_match_is_verified_looked_at_again_downloaded_and_played_again(come: Come) -> None:
    ann = come("Ann", language="fr", size="phone")
    ann.against_bots("slam")
    play_to_the_end(SlamPlayer(ann))
    ann.button("verify").click()
    expect(ann.page.get_by_role("dialog").get_by_text(ann.words["true"])).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("link", name=ann.words["replay"]).click()
    for _ in range(12):
        ann.button("on").click()
    expect(ann.page.get_by_role("slider")).to_have_value("12")
    ann.page.get_by_role("link", name="Retour à la table").click()
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Télécharger").click()
    record = download.value.path().read_text(encoding="utf-8").splitlines()
    assert record[1].startswith('{"entry":"entropy","seat":0,')  # the page has added to the dice
    assert '"entry":"end"' in record[-2]
    assert '"entry":"signed"' in record[-1]
    ann.button("rematch").click()
    ann.wait_for_turn()


def test_friends_are_invited_and_stay_together_for_a_rematch(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    link = ann.invite("slam")
    bob = come(language="fr", size="phone")
    bob.go(link)
    bob.introduce("Bob")
    bob.button("sit").click()
    ann.button("start").click()
    play_to_the_end(SlamPlayer(ann), SlamPlayer(bob))
    ann.button("rematch").click()
    for person in (ann, bob):
        expect(person.page).not_to_have_url(ann.url + link)
    assert bob.page.url == ann.page.url


def test_keys_keep_dice_and_space_throws(come: Come) -> None:
    ann = come("Ann", language="en", size="desktop")
    ann.against_bots("slam")
    SlamPlayer(ann).reach(ann.page.get_by_role("button", name="Reroll all 5 dice"))
    expect(ann.page.locator(".status").get_by_text("Your turn: 2 rolls left")).to_be_visible()
    dice = ann.page.locator("[data-walk=dice] button:enabled")
    expect(dice).to_have_count(5)
    names = [str(dice.nth(place).get_attribute("aria-label")) for place in range(5)]
    face = [name.split()[2] for name in names]
    # Two dice that differ, or five might be alike after the throw, and those are not thrown again.
    keep = (0, next(place for place in range(5) if face[place] != face[0]))
    other = next(place for place in range(5) if place not in keep)
    ann.page.locator("[data-board]").focus()
    for place in (*keep, other, other):  # and back
        ann.page.keyboard.press(str(place + 1))
    expect(ann.page.locator("[aria-pressed=true]")).to_have_count(2)
    ann.page.keyboard.press("Space")
    expect(ann.page.locator(".status").get_by_text("Your turn: one roll left")).to_be_visible()
    for place in keep:
        expect(dice.nth(place)).to_have_attribute("aria-label", f"{names[place]}, kept")


def test_what_cannot_be_done_says_why(come: Come) -> None:
    ann = come("Ann", language="en")
    ann.against_bots("slam")
    SlamPlayer(ann).reach(ann.page.get_by_role("button", name="Reroll all 5 dice"))  # five alike are not thrown again
    ann.page.locator("[data-walk=stacks] button[aria-disabled=true]").first.click(force=True)
    ann.wait_for_alert("to win that chip")
    for place in range(5):
        ann.page.locator("[data-walk=dice] button").nth(place).click()
    ann.page.locator("[data-walk=actions] button", has_text="Nothing to reroll").click(force=True)
    ann.wait_for_alert("All five dice are kept")
