"""Everybody's score sheet in a terminal, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.table import Table as Grid
from rich.text import Text

from yamclub.mechanics.sheet import BONUS_FROM, BOXES, UPPER, Box, Score
from yamclub.terminal.face import Reader

BOX_KEYS = dict(zip(BOXES, "abcdefghijklm", strict=True))
OPEN, HERE, TRUE = "·", "▸", "★"
_WIDTH, _LEFT_WIDTH, _MOST_NAME = 80, 23, 12


class BoxRow(NamedTuple):
    """One box: its key where it can be chosen, what the dice are worth there, and what everybody has in it."""

    box: Box
    key: str
    worth: int
    cells: Sequence[Text]
    marked: bool = False


def sheet_grid(rows: Sequence[BoxRow], scores: Sequence[Score], seat: int | None, reader: Reader, dice: str) -> Grid:
    """``seat`` is whose turn it is; ``dice`` heads the column of what their dice are worth."""
    words = reader.words
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column("", width=2)
    grid.add_column("", width=15, no_wrap=True)
    grid.add_column(dice, width=4, justify="right")
    width = min(_MOST_NAME, (_WIDTH - _LEFT_WIDTH) // len(scores) - 1)
    for number in range(len(scores)):
        name = (HERE if number == seat else "") + reader.name(number)
        grid.add_column(name, width=width, justify="center", no_wrap=True, overflow="crop")
    for index, row in enumerate(rows, start=1):
        grid.add_row(*_row(row, reader), style="reverse" if row.marked else "")
        if index == UPPER:
            uppers = [f"{score.upper:>3}{f'+{score.bonus}' if score.bonus else '  '}" for score in scores]
            grid.add_row("", words("sheet-upper", goal=BONUS_FROM), "", *uppers, style="dim", end_section=True)
    grid.add_row("", words("sheet-total"), "", *(f"{score.total:>3}  " for score in scores), style="bold")
    return grid


def _row(row: BoxRow, reader: Reader) -> list[Text]:
    key = Text(f" {row.key or (HERE if row.marked else '')}", style="bold")
    worth = Text(f"{TRUE}{row.worth}" if row.worth else "", style="bold yellow")
    return [key, Text(reader.words(f"box-{row.box}")), worth, *row.cells]


def points_cell(points: int | None) -> Text:
    """Open, or written: three characters wide, so that columns line up."""
    return Text(f"{OPEN if points is None else points:>3}", style="dim" if points is None else "bold green")
