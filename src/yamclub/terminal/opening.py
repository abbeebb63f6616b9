"""Who throws or draws for the start, and what each got."""

from __future__ import annotations

from collections.abc import Callable

from rich.table import Table as Grid

from yamclub.mechanics.opening import Opening
from yamclub.terminal.face import Reader


def opening_row(opening: Opening, reader: Reader, written: Callable[[int], str] = str) -> Grid:
    grid = Grid(box=None)
    for seat in opening.contenders:
        grid.add_column(reader.name(seat), justify="center", min_width=8)
    awaited = len(opening.contenders) - len(opening.numbers)
    grid.add_row(*map(written, opening.numbers), *["?"] * awaited)
    return grid
