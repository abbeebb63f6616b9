from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.players.player import Player

DEALS = 16


class YamiPlayer(Player):
    """Closes a box whenever the hand is good for any, else draws and discards a card that has no like.

    Boxes and cards are chosen first, then confirmed.
    """

    game = "yami"
    middle = 120
    next = """
        if (!one('.status.mine')) return null;
        const rank = (card) => card.querySelector('svg text').textContent;
        const lonely = (cards) => {
            const ranks = cards.map(rank);
            return cards.find((card) => ranks.filter((other) => other === rank(card)).length === 1) ?? cards[0];
        };
        const decided = one('.shown') || one(':is([data-walk=board], [data-walk=hand]) [aria-pressed=true]');
        if (decided) return one('[data-walk=actions] .main:not([aria-disabled=true])');
        return one('[data-walk=board] button.can[aria-disabled=false]')
            ?? lonely(all('[data-walk=hand] button.live[aria-disabled=false]'))
            ?? one('[data-walk=piles] button.can[aria-disabled=false]');
    """
    calm = "!one('.shown')"
    own = "all('[data-walk=hand] button .unseen').map((card) => card.textContent)"

    @property
    def sight(self) -> list[str]:
        self.wait_for_turn()
        return super().sight

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

    def wait_for_turn(self) -> None:
        """Until it is our turn, with the hands of the deal before looked at and taken up."""
        expect(self.page.locator(".status.mine")).to_be_visible()
        if self.shown.count():
            self.main.click()
            expect(self.shown).to_have_count(0)
