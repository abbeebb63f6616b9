"""Whole matches of YAMI in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.visitor import Visitor

DEALS = 16
CLICK_TO_THE_END = """() => new Promise((done) => {
  const one = (what) => document.querySelector(what);
  const click = () => {
    if (one('.over')) { watcher.disconnect(); done(); return; }
    if (!one('.status.mine')) return;
    const decided = one('.shown') || one('[aria-pressed=true]');
    const choice = decided
      ? one('[data-walk=actions] button.main:enabled')
      : one('[data-walk=board] button.can:enabled')
        || one('[data-walk=hand] button.live:enabled')
        || one('[data-walk=piles] button.can:enabled');
    choice?.click();
  };
  const watcher = new MutationObserver(click);
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  click();
})"""


class Player:
    """Somebody at the board of YAMI, who lays down whenever the hand is good for anything."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page

    def against_a_bot(self) -> None:
        self.visitor.go("/new/yami")
        self.visitor.button("play").click()
        self.visitor.button("skip").click()

    @property
    def hand(self) -> Locator:
        return self.page.locator("[data-walk=hand] button")

    @property
    def cards(self) -> list[str]:
        return self.hand.locator(".unseen").all_inner_texts()

    @property
    def lit(self) -> Locator:
        return self.page.locator("[data-walk=board] button.can")

    @property
    def main(self) -> Locator:
        return self.page.locator("[data-walk=actions] button.main")

    @property
    def shown(self) -> Locator:
        return self.page.locator(".shown")

    def wait(self) -> bool:
        """Until it is our turn, or all is over; whether there is a turn."""
        expect(self.page.locator(".over, .status.mine").first).to_be_visible()
        return not self.visitor.over

    def take_up(self) -> None:
        """The hands of the deal before were looked at: on with the next."""
        if self.shown.count():
            self.main.click()
            expect(self.shown).to_have_count(0)

    def _counts(self, choice: Locator) -> None:
        event = self.page.locator("[data-event]").get_attribute("data-event")
        choice.click()
        expect(self.page.locator(f'[data-event="{event}"]')).to_have_count(0)

    def take(self) -> None:
        self._counts(self.page.locator("[data-walk=piles] button").first)

    def discard(self) -> None:
        self._counts(self.hand.first)

    def close_a_box(self) -> None:
        if not self.page.locator("[aria-pressed=true]").count():
            self.lit.last.click()
        self._counts(self.main)

    def move(self) -> str:
        self.take_up()
        if self.lit.count():
            self.close_a_box()
            return "box"
        if self.hand.count() == 6:
            self.discard()
            return "discard"
        self.take()
        return "take"

    def play(self, deals: int) -> None:
        """Until so many boxes were closed."""
        closed = 0
        while closed < deals and self.wait():
            closed += self.move() == "box"

    def play_out(self) -> None:
        """To the end, with the same clicks, but as quickly as the page can take them."""
        self.page.evaluate(CLICK_TO_THE_END)


def test_a_person_plays_a_bot(come: Come) -> None:
    ann = Player(come("Ann", language="fr", size="phone"))
    ann.against_a_bot()
    ann.wait()
    expect(ann.hand).to_have_count(5)
    ann.visitor.check("yami-turn")
    ann.play(deals=2)
    ann.wait()
    ann.take_up()
    ann.visitor.check("yami-later")
    before = ann.cards
    ann.page.reload()
    ann.wait()
    ann.take_up()
    assert ann.cards == before
    ann.play_out()
    expect(ann.page.locator("#over")).to_be_visible()
    expect(ann.shown).to_contain_text("Fin de la donne 16")
    expect(ann.page.locator("[data-walk=board] .closed")).to_have_count(DEALS)
    ann.visitor.check("yami-over")


def test_keys_take_sort_and_discard(come: Come) -> None:
    ann = Player(come("Ann", language="en", size="desktop", color_scheme="dark"))
    ann.against_a_bot()
    ann.wait()
    if not ann.page.get_by_text("take a card").count():  # somebody laid down at once
        ann.close_a_box()
        ann.wait()
    ann.take_up()
    ann.page.locator("main").focus()
    ann.page.keyboard.press("s")
    expect(ann.hand).to_have_count(6)
    expect(ann.hand.last).to_have_accessible_name(re.compile("^Discard the .*just taken"))
    ann.visitor.check("yami-discard")
    names = ann.cards
    ann.page.get_by_role("button", name="Sort by suit").click()
    expect(ann.page.get_by_role("button", name="Sort by value")).to_be_visible()
    assert (sorted(ann.cards[:5]), ann.cards[5]) == (sorted(names[:5]), names[5])
    ann.page.locator("main").focus()
    ann.page.keyboard.press("6")
    ann.wait()
    expect(ann.hand).to_have_count(5)


def test_what_cannot_be_done_says_why(come: Come) -> None:
    ann = Player(come("Ann", language="en"))
    ann.against_a_bot()
    ann.wait()
    if ann.page.get_by_text("take a card").count():
        ann.hand.first.click(force=True)
        expect(ann.page.get_by_role("alert")).to_contain_text("Take a card before you discard one.")
    ann.page.locator("[data-walk=board] button[aria-disabled=true]").last.click(force=True)
    expect(ann.page.get_by_role("alert")).to_contain_text("straight flush")
