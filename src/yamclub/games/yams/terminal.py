"""Yam's in a terminal: the tray, and everybody's sheet below it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from yamclub.game import Action
from yamclub.games.yams.moves import Write
from yamclub.games.yams.view import YamsView
from yamclub.mechanics.sheet import BOXES, YAM, YAM_POINTS
from yamclub.mechanics.throwing import may_keep
from yamclub.terminal import Choice, Controls, Reader, ask_throw, phase_words, tray
from yamclub.terminal.sheet import BOX_KEYS, BoxRow, points_cell, sheet_grid


class YamsTerminal:
    def paint(self, view: YamsView, reader: Reader, selected: frozenset[int]) -> RenderableType:
        parts = ["Yam’s", phase_words(view, reader)]
        parts += [reader.words("yams-do-write")] * bool(view.worth)
        parts += [reader.words("yams-extra-yam", points=view.extra)] * bool(view.extra)
        title = Text(" " + " · ".join(parts), style="bold", no_wrap=True, overflow="ellipsis")
        rows = [_row(view, index) for index in range(len(BOXES))]
        sheets = sheet_grid(rows, view.scores, view.seat if view.result is None else None, reader, "")
        return Group(title, tray(view, reader, selected, low=True), sheets)

    def controls(self, view: YamsView, legal: Sequence[Action], reader: Reader) -> Controls:
        writes = [action for action in legal if isinstance(action, Write)]
        choices = (Choice(BOX_KEYS[one.box], reader.words(f"box-{one.box}"), one, painted=True) for one in writes)
        return Controls(tuple(choices), dice=view.dice if may_keep(legal) else None)

    def ask_chance(self, view: YamsView, reader: Reader) -> str:
        return ask_throw(view, reader)


def _row(view: YamsView, index: int) -> BoxRow:
    worth = view.worth[index] if view.worth else None
    cells = [_cell(view, seat, index) for seat in range(len(view.sheets))]
    return BoxRow(BOXES[index], "" if worth is None else BOX_KEYS[BOXES[index]], worth or 0, cells)


def _cell(view: YamsView, seat: int, index: int) -> Text:
    extra = view.extra_yams[seat]
    if index == YAM and extra:
        return Text(f"{YAM_POINTS}+{extra}", style="bold green")
    return points_cell(view.sheets[seat][index])
