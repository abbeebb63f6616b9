from __future__ import annotations

from playwright.sync_api import ElementHandle

from tests.web.players.player import Player


class ColorPlayer(Player):
    """Counts at once and right, and lays all it can on it, in every other round: the others are somebody else's.

    If the number is taken the one below is said, or above. Who would always win or always lose has nothing to lay, or
    makes the match long.
    """

    game = "color"
    middle = 10
    slow = {"round_seconds": 600, "last_call_seconds": 600}  # noqa: RUF012
    bot = "random"
    options = {"stakes": "pile", "round_seconds": 2, "last_call_seconds": 1}  # noqa: RUF012
    next = """
        const round = Number(/\\d+/.exec(one('.facts')?.textContent)?.[0]);
        const mine = (number) => number % 2 === seat % 2;
        if (one('.next')) return one('.next');
        if (one('.stakes')) return mine(round + 1) ? all('.stakes .lay').at(-1) : one('.stakes .none');
        if (!one('.numbers.can')) return null;
        const colours = (of) => all(`.mat ${of} .unseen`).map((said) => said.textContent.trim().split(/\\s+/).at(-1));
        const dice = colours('.dice');
        const paired = (spot) => dice.includes(spot) && dice.splice(dice.indexOf(spot), 1);
        const wanted = colours('.card').filter(paired).length - (mine(round) ? 0 : 1);
        const free = all('.numbers .number').map((button, number) => ({ button, number }))
            .filter(({ button }) => button.getAttribute('aria-disabled') === 'false');
        return (free.findLast(({ number }) => number <= wanted) ?? free[0])?.button;
    """
    calm = "one('.stakes')"
    own = "all('.player .total, .mat .unseen').map((said) => said.textContent)"

    @property
    def number(self) -> int:
        """How many colours correspond, from what a screen reader is told."""
        said: list[list[str]] = [
            [text.split()[-1] for text in self.page.locator(f".mat {of} .unseen").all_inner_texts()]
            for of in (".dice", ".card")
        ]
        return sum(min(said[0].count(colour), said[1].count(colour)) for colour in set(said[0]))

    def _press(self, target: ElementHandle, event: int) -> None:
        target.evaluate("(button) => button.click()")  # a mouse that has to travel comes too late
