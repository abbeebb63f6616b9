"""Dice, chips and boards as styled text for a terminal. Knows no game and reads no keys."""

from yamclub.drawing.dice import dice_row, small_dice
from yamclub.drawing.face import Choice, Controls, Face, Table
from yamclub.drawing.opening import opening_row

__all__ = ["Choice", "Controls", "Face", "Table", "dice_row", "opening_row", "small_dice"]
