"""A throwing turn in a terminal: whose turn it is, the dice on the tray, what to type in at a real table."""

from __future__ import annotations

from rich.console import RenderableType

from yamclub.mechanics.throwing import ThrowingView
from yamclub.terminal.dice import dice_row, low_dice_row
from yamclub.terminal.face import Reader
from yamclub.terminal.opening import opening_row


def phase_words(view: ThrowingView, reader: Reader) -> str:
    return reader.words(f"phase-{view.phase}", **reader.naming(view.seat), left=view.throws_left)


def tray(
    view: ThrowingView, reader: Reader, selected: frozenset[int], *, two_coloured: bool = False, low: bool = False
) -> RenderableType:
    """The dice on the table with the keys that choose them; before the start, who has thrown what for it."""
    if view.opening is not None:
        return opening_row(view.opening, reader)
    if low:
        return low_dice_row(view.dice, selected=selected, waiting=view.to_throw, keys=view.phase == "choosing")
    marks = [str(place + 1) for place in range(len(view.dice))] if view.phase == "choosing" else ()
    return dice_row(view.dice, selected=selected, waiting=view.to_throw, two_coloured=two_coloured, marks=marks)


def ask_throw(view: ThrowingView, reader: Reader) -> str:
    return reader.words("ask-throw", name=reader.name(view.seat), dice=view.to_throw)
