"""Dice, chips and boards as styled text for a terminal. Knows no game and reads no keys."""

from yamclub.drawing.cards import card_line, card_name, card_names, card_row, rank_name
from yamclub.drawing.dice import dice_row, small_dice
from yamclub.drawing.face import Choice, Controls, Face, Table, TimedFace
from yamclub.drawing.opening import opening_row

__all__ = [
    "Choice",
    "Controls",
    "Face",
    "Table",
    "TimedFace",
    "card_line",
    "card_name",
    "card_names",
    "card_row",
    "dice_row",
    "opening_row",
    "rank_name",
    "small_dice",
]
