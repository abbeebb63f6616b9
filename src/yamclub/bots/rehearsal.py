"""A bot's first move, in a match of nobody's: nobody knows better than the bot what it needs to make one."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from yamclub.game import Game, Mover

if TYPE_CHECKING:
    from yamclub.bots.contract import Bot


def rehearse(game: Game, bot: Bot, seats: int | None = None) -> None:
    """Have it choose once, at a table of so many seats: after that everything it needs is loaded."""
    rng, state = Random(0), game.start(max(2, game.seats[0]) if seats is None else seats)  # noqa: S311
    while (turn := state.turn()).chance:
        chance = state.chance()
        state = state.apply(Mover.CHANCE, chance.pick(rng.randrange(chance.total)), 0)
    if turn.seats:
        bot.choose(state.view(turn.seats[0]), state.legal(turn.seats[0]))
