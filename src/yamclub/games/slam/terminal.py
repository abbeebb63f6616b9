"""Yamslam in a terminal: the tray, the chips around it, and who holds which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from yamclub.game import Action
from yamclub.games.slam.chips import SERIES
from yamclub.games.slam.moves import STOP, Stop, Take
from yamclub.games.slam.view import Pile, Side, SlamView
from yamclub.mechanics.throwing import may_keep
from yamclub.terminal import Choice, Controls, Reader, ask_throw, phase_words, tray

_TAKE_KEYS = "abcdefg"
_TAKE_REMOVED_KEYS = "ABCDEFG"
_CHIP, _GONE = "●", "✗"
_STOP = Choice("s", "", STOP)


class SlamTerminal:
    def paint(self, view: SlamView, reader: Reader, selected: frozenset[int]) -> RenderableType:
        return Group(
            self._title(view, reader), tray(view, reader, selected, two_coloured=True), self._chips(view, reader)
        )

    def _title(self, view: SlamView, reader: Reader) -> Text:
        words = reader.words
        parts = ["Yamslam"]
        if view.options.series != "single":
            number = len(view.games) + (view.phase != "over")
            parts.append(words("slam-game-number", number=number, series=view.options.series))
        parts.append(phase_words(view, reader))
        return Text(" " + " · ".join(parts), style="bold")

    def _chips(self, view: SlamView, reader: Reader) -> RenderableType:
        words = reader.words
        grid = Grid(box=None, pad_edge=False)
        grid.add_column("", width=4)
        grid.add_column(words("slam-chip"), min_width=14)
        grid.add_column(words("slam-points"), justify="right")
        grid.add_column(words("slam-on-table"), min_width=8, justify="center")
        for side in view.sides:
            grid.add_column(reader.name_list(side.seats), justify="center", min_width=8, overflow="ellipsis")
        for index, pile in enumerate(view.piles):
            grid.add_row(*self._pile_row(view, reader, index, pile), style="" if pile.in_play else "dim")
        totals = [words("slam-total-of", total=side.total, bonus=_bonus(side)) for side in view.sides]
        grid.add_row("", words("slam-total"), "", "", *totals, style="bold")
        if len(view.games) - (view.phase == "over"):
            grid.add_row("", words("slam-earlier"), "", "", *(str(side.earlier) for side in view.sides))
        return grid

    def _pile_row(self, view: SlamView, reader: Reader, index: int, pile: Pile) -> list[Text]:
        can_take = view.phase == "choosing" and pile.formed and (pile.in_play or (view.yamslam and pile.removed))
        sign = Text(f" {_TAKE_KEYS[index]} ★" if can_take else "", style="bold yellow")
        on_table = Text(_CHIP * pile.in_play, style="yellow").append(_GONE * pile.removed, style="dim")
        held = [Text(_CHIP * side.chips[index], style="green") for side in view.sides]
        name = Text(reader.words(f"slam-series-{pile.series}"), style="bold yellow" if can_take else "")
        return [sign, name, Text(str(pile.points)), on_table, *held]

    def controls(self, view: SlamView, legal: Sequence[Action], reader: Reader) -> Controls:
        choices = []
        for action in legal:
            match action:
                case Take(series, removed):
                    keys = _TAKE_REMOVED_KEYS if removed else _TAKE_KEYS
                    message = "slam-do-take-removed" if removed else "slam-do-take"
                    label = reader.words(message, chip=reader.words(f"slam-series-{series}"))
                    choices.append(Choice(keys[SERIES.index(series)], label, action))
                case Stop():
                    choices.append(replace(_STOP, label=reader.words("slam-do-stop")))
        closed = tuple(Choice(key, "", Take(series)) for key, series in zip(_TAKE_KEYS, SERIES, strict=True))
        return Controls(tuple(choices), dice=view.dice if may_keep(legal) else None, closed=(*closed, _STOP))

    def ask_chance(self, view: SlamView, reader: Reader) -> str:
        return ask_throw(view, reader)


def _bonus(side: Side) -> int:
    return side.total - side.score.chips
