"""Dice and cards as exact, countable values. Knows no game."""

from yamclub.kernel.cards import Card, Cards, Draws, draws, pack
from yamclub.kernel.dice import Dice, after, arrangements, dice, keeps, sub_keeps, throws
from yamclub.kernel.weighted import Weighted

__all__ = [
    "Card",
    "Cards",
    "Dice",
    "Draws",
    "Weighted",
    "after",
    "arrangements",
    "dice",
    "draws",
    "keeps",
    "pack",
    "sub_keeps",
    "throws",
]
