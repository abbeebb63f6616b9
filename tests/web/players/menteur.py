from __future__ import annotations

from tests.web.players.player import Player


class MenteurPlayer(Player):
    """Now and then throws again, announces the first open box, and does not believe everything."""

    game = "menteur"
    bot = "bluffer"
    next = """
        const todo = (more = '') => one(`[data-walk=actions] button${more}:enabled:not([aria-disabled=true])`);
        if (todo('.bluff')) return event() % 4 ? todo() : todo('.bluff');
        if (!one('[data-walk=announce] :is(.box, input):enabled')) return null; // the way back is always open
        const throws = all('[data-walk=throws] .lit').length;
        const choosing = !one('[role=radiogroup]');
        if (choosing) return throws < 2 && todo() ? todo() : one('.box[aria-disabled=false]:enabled');
        return todo() ?? one('[role=radiogroup] label');
    """
    calm = "!one('.bluff')"
    own = r"all('[data-walk=cup] .die[aria-label]').map((die) => die.ariaLabel.replace(/^\S+ \d/, '')).sort()"

    @property
    def can_decide(self) -> bool:
        return self.page.locator("button.bluff:not([aria-disabled=true])").count() > 0

    def until_own_turn(self) -> None:
        """Believe what others announce, which closes no box of one's own, until it is time to announce."""
        self.wait_for_move()
        while self.can_decide:
            self.press("a")
            self.wait_for_move()

    def press(self, key: str) -> None:
        """Press a key that moves, and wait until something came of it."""
        event = self.visitor.event
        self.page.locator("[data-board]").focus()
        self.page.keyboard.press(key)
        self.visitor.wait_for_event(event + 1)
