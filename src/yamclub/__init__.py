"""The Yam family of dice and card games: exact rules, explicit chance, verifiable matches.

>>> import yamclub
>>> game = yamclub.game("slam")
>>> state = yamclub.settle(game.start(seats=2), yamclub.Random(7))
>>> seat = state.turn().seats[0]
>>> state = state.apply(seat, state.legal(seat)[0])
"""

from random import Random

from yamclub.game import Mover, State
from yamclub.games import GAMES, game
from yamclub.kernel.dice import dice

__version__ = "0.2.0"
__all__ = ["GAMES", "Random", "State", "dice", "game", "settle"]


def settle(state: State, rng: Random) -> State:
    """Let chance move until somebody else is to, or it is over."""
    while state.turn().chance:
        chance = state.chance()
        state = state.apply(Mover.CHANCE, chance.pick(rng.randrange(chance.total)))
    return state
