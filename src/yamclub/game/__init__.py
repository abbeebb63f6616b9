"""The contract: what every game answers, and nothing about any one game.

A game is a value that starts a state. A state is frozen: ask it whose move it is, what may be
done and what chance can bring, and make a move to get the next one. A move made is a step: who,
what, when, and the news that followed. Rules never throw, shuffle or read a clock; those are
moves too, made by chance and by the clock. Everything sent out of a process goes through ``view``
and ``seen``, which give what one viewer may know.
"""

from yamclub.game.game import Game
from yamclub.game.options import Choices, OlderOptions, Options, choices_of
from yamclub.game.result import Result, View, ranked
from yamclub.game.state import SeenStep, State, Step
from yamclub.game.turn import (
    CHANCE_TURN,
    NOBODYS_TURN,
    ONE_SEAT,
    By,
    Eye,
    Mover,
    Turn,
    Viewer,
    turn_against_time,
    turn_of,
)
from yamclub.kernel.moves import TAKE_BACK, Action, IllegalAction, Move, News, Outcome, TakeBack

__all__ = [
    "CHANCE_TURN",
    "NOBODYS_TURN",
    "ONE_SEAT",
    "TAKE_BACK",
    "Action",
    "By",
    "Choices",
    "Eye",
    "Game",
    "IllegalAction",
    "Move",
    "Mover",
    "News",
    "OlderOptions",
    "Options",
    "Outcome",
    "Result",
    "SeenStep",
    "State",
    "Step",
    "TakeBack",
    "Turn",
    "View",
    "Viewer",
    "choices_of",
    "ranked",
    "turn_against_time",
    "turn_of",
]
