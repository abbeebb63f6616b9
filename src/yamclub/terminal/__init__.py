"""Dice, chips and boards as styled text for a terminal. Knows no game and reads no keys."""

from yamclub.terminal.cards import card_line, card_name, card_names, card_row, rank_name
from yamclub.terminal.dice import dice_row, small_dice
from yamclub.terminal.face import Choice, Controls, Face, Reader, TimedFace
from yamclub.terminal.opening import opening_row
from yamclub.terminal.throwing import ask_throw, phase_words, tray

__all__ = [
    "Choice",
    "Controls",
    "Face",
    "Reader",
    "TimedFace",
    "ask_throw",
    "card_line",
    "card_name",
    "card_names",
    "card_row",
    "dice_row",
    "opening_row",
    "phase_words",
    "rank_name",
    "small_dice",
    "tray",
]
