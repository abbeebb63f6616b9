"""YAMI on the page: keys, refusals, and the boards at the end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.games.yami.positions import NOTHING, only_free, playing
from tests.web import yami_scenes as scenes
from tests.web.conftest import Come
from tests.web.players import play_to_the_end
from tests.web.players.yami import DEALS, YamiPlayer
from tests.web.stage import stage
from yamclub.games.yami.boxes import EMPTY_SHEET, Box
from yamclub.games.yami.moves import LayDown, YamiOptions


def test_a_match_closes_every_box(come: Come) -> None:
    ann = YamiPlayer(come("Ann", language="fr", size="phone"))
    ann.visitor.against_bots("yami")
    play_to_the_end(ann)
    expect(ann.shown).to_contain_text("Fin de la donne 16")
    expect(ann.page.locator("[data-walk=board] .closed")).to_have_count(DEALS)


def test_keys_take_sort_and_discard(come: Come) -> None:
    ann = YamiPlayer(come("Ann", language="en", size="desktop", color_scheme="dark"))
    ann.visitor.against_bots("yami")
    ann.reach(ann.page.locator(".status").get_by_text("take a card"))  # unless somebody laid down at once
    ann.page.locator("[data-board]").focus()
    ann.page.keyboard.press("s")
    expect(ann.hand).to_have_count(6)
    expect(ann.hand.last).to_have_accessible_name(re.compile("of (spades|hearts|diamonds|clubs), .*just taken"))
    ann.visitor.check("yami-discard")
    names = ann.cards
    ann.page.get_by_role("button", name="Sort by suit").click()
    expect(ann.page.get_by_role("button", name="Sort by value")).to_be_visible()
    assert (sorted(ann.cards[:5]), ann.cards[5]) == (sorted(names[:5]), names[5])
    event = ann.visitor.event
    ann.page.locator("[data-board]").focus()
    ann.page.keyboard.press("6")
    expect(ann.hand.last).to_have_attribute("aria-pressed", "true")
    assert ann.visitor.event == event  # chosen, and not yet discarded
    ann.page.keyboard.press("Enter")
    ann.visitor.wait_for_event(event + 1)
    ann.wait_for_turn()
    expect(ann.hand).to_have_count(5)


def test_what_cannot_be_done_says_why(come: Come) -> None:
    ann = YamiPlayer(come("Ann", language="en"))
    ann.visitor.against_bots("yami")
    ann.wait_for_turn()
    if ann.page.locator(".status").get_by_text("take a card").count():
        ann.hand.first.click(force=True)
        ann.visitor.wait_for_alert("Take a card before you discard one.")
    ann.page.locator("[data-walk=board] button[aria-disabled=true]").last.click(force=True)
    ann.visitor.wait_for_alert("straight flush|four of a kind")


def test_a_follower_may_give_up_a_box_by_touch_or_by_keys(come: Come) -> None:
    for size, keys in (("phone", False), ("desktop", True)):
        visitor = come("Ann", language="en", size=size)
        sheets = (only_free(Box.ACE, Box.PAIR, Box.STRAIGHT_FLUSH), EMPTY_SHEET)
        state = playing(NOTHING, "8♠ 8♥ 10♦ V♣ A♥", seat=1, sheets=sheets, options=YamiOptions(cancel="free"))
        sent = stage(visitor, "yami", "me,greedy", state.apply(1, LayDown(Box.PAIR)))
        ann, page = YamiPlayer(visitor), visitor.page
        expect(ann.lit).to_have_count(1)  # the aces, to be marked
        if keys:
            page.keyboard.press("c")
        else:
            page.get_by_role("button", name="Cancel a box instead").click()
        expect(ann.lit).to_have_count(3)
        visitor.check("yami-give-up")
        page.get_by_role("button", name="Cancel straight flush").click()
        if keys:
            page.locator("[data-board]").focus()
            page.keyboard.press("Enter")
        else:
            ann.main.click()
        assert sent == []  # giving up points is asked about once more
        page.get_by_role("button", name="Cancel the box").click()
        expect(ann.main).to_have_count(0)
        assert sent == [{"kind": "cancel", "box": "straight_flush"}]


def test_bots_go_on_as_soon_as_the_next_deal_is_asked_for(come: Come) -> None:
    visitor = come("Ann", language="en")
    visitor.remembers(pace="calm")
    stage(visitor, "yami", scenes.SEATS, scenes.showdown(), scenes.next_deal())
    ann = YamiPlayer(visitor)
    asked = """(main) => new Promise((told) => {
        const since = performance.now();
        const status = document.querySelector('.status');
        const look = () => status.textContent.includes('Greedy 2 discards') && told(performance.now() - since);
        new MutationObserver(look).observe(status, { subtree: true, childList: true, characterData: true });
        main.click();
    })"""
    assert ann.main.evaluate(asked) < 2500  # the hands would be shown for five to eight seconds, if nobody asked
    expect(ann.shown).to_have_count(0)


def test_a_card_is_chosen_and_only_then_discarded(come: Come) -> None:
    visitor = come("Ann", language="en")
    sent = stage(visitor, "yami", scenes.SEATS, scenes.discard())
    ann, card = YamiPlayer(visitor), visitor.page.get_by_role("button", name="jack of hearts, just taken")
    expect(ann.main).to_have_count(0)
    card.click()
    card.click()  # a second tap is no move either
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(ann.main).to_contain_text("Discard the jack of hearts")
    visitor.check("yami-chosen")
    visitor.page.get_by_role("button", name="10 of clubs", exact=True).click()
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(ann.main).to_contain_text("Discard the 10 of clubs")
    assert sent == []
    ann.main.click()
    expect(ann.main).to_have_count(0)
    assert sent == [{"kind": "discard", "card": "10♣"}]


def test_a_second_copy_is_marked_and_explains_why_a_box_stays_dark(come: Come) -> None:
    visitor = come("Ann", language="en")
    sent = stage(visitor, "yami", "me,greedy", playing("R♥ R♥ R♠ 7♦ 10♣"), strict=True)
    page = visitor.page
    expect(page.get_by_role("button", name="king of hearts, second copy, counts once")).to_contain_text("copy")
    page.get_by_role("button", name="kings: ").click(force=True)
    visitor.wait_for_alert("Identical cards count once, and you hold the king of hearts twice.")
    page.get_by_role("button", name=re.compile("^flush: ")).click(force=True)
    visitor.wait_for_alert("4 cards short of this box .flush., which takes five cards of one suit")
    assert sent == []
