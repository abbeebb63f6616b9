"""Yam Master in a terminal: the dice, the board with both players' pawns, and what they are worth."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from yamclub.game import Action
from yamclub.games.master.board import SIDE, Square
from yamclub.games.master.moves import DECLARE, STOP, Declare, Place, Remove, Stop
from yamclub.games.master.telling import square_words
from yamclub.games.master.view import MasterView, Spot
from yamclub.mechanics.telling import say
from yamclub.mechanics.throwing import may_keep
from yamclub.terminal import Choice, Controls, Reader, ask_throw, phase_words, tray

_PLACE_KEYS = "abcefghijklm"
"""For the squares that can be taken now, in order: the dice never open more. No d, which declares."""
_REMOVE_KEYS = "ABCEFGHIJKLM"
_DECLARE_KEY, _STOP_KEY, _REMOVE_KEY = "d", "s", "r"
_PAWN = ("●", "○")
_STYLE = ("green", "cyan")
_WOOD = "yellow"
_CELL, _SIGN = 13, 3
_SOON = 30
"""Turns before the limit at which the limit is shown."""


class MasterTerminal:
    def paint(self, view: MasterView, reader: Reader, selected: frozenset[int]) -> RenderableType:
        top = Grid(box=None, show_header=False, pad_edge=False, padding=0)
        top.add_column(width=52)
        top.add_column(no_wrap=True)
        top.add_row(tray(view, reader, selected), self._players(view, reader))
        return Group(self._title(view, reader), top, self._board(view, reader))

    def _title(self, view: MasterView, reader: Reader) -> Text:
        words = reader.words
        parts = ["Yam Master", phase_words(view, reader)]
        if view.declared and view.phase != "over":
            parts.append(words("master-declared"))
        if 0 < view.turns_left <= _SOON:
            parts.append(words("master-turns-left", turns=view.turns_left))
        return Text(" " + " · ".join(parts), style="bold")

    def _players(self, view: MasterView, reader: Reader) -> Text:
        words, parts = reader.words, []
        for seat, side in enumerate(view.sides):
            to_move = "▶" if seat == view.seat and view.phase != "over" else " "
            left = words("master-pawns-left", left=side.pawns_left)
            parts += [
                Text(f"{to_move} {_PAWN[seat]} {reader.name(seat)}", style=f"bold {_STYLE[seat]}"),
                Text(f"    {words('master-points', points=side.points)}", style="bold"),
                Text(f"    {left}"),
            ]
        return Text("\n").join(parts)

    # --- the board

    def _board(self, view: MasterView, reader: Reader) -> Text:
        keys = _keys_on_board(view)
        letters = "┬".join("abcde"[column].center(_CELL, "─") for column in range(SIDE))
        board = Text().append(f"   ┌{letters}┐\n", style=_WOOD)
        for row in range(SIDE):
            board.append(f" {row + 1} │", style=_WOOD)
            for spot in view.board[row * SIDE : (row + 1) * SIDE]:
                board.append(self._cell(spot, view, keys.get(spot.square, ""), reader)).append("│", style=_WOOD)
            ends, cross = ("└┘", "┴") if row == SIDE - 1 else ("├┤", "┼")
            board.append(f"\n   {ends[0]}{cross.join(['─' * _CELL] * SIDE)}{ends[1]}", style=_WOOD)
            board.append("\n" if row < SIDE - 1 else "")
        return board

    def _cell(self, spot: Spot, view: MasterView, key: str, reader: Reader) -> Text:
        """What it asks for; a key and ★ where a pawn can be placed; a pawn, in brackets the last, ✗ if it can go."""
        label = reader.words(f"master-label-{spot.needs}")
        if spot.pawn is None:
            sign, style = (f"{key} ★" if spot.open else ""), ("bold yellow" if spot.open else "")
        else:
            last, pawn = spot.square == view.last, _PAWN[spot.pawn]
            sign = f"{key}{pawn}✗" if key else f"[{pawn}]" if last else f" {pawn}"
            style = f"bold black on {_STYLE[spot.pawn]}"
        start = max(_SIGN + 1, (_CELL - len(label)) // 2)
        return Text((sign.ljust(start) + label).ljust(_CELL), style=style)

    # --- keys

    def controls(self, view: MasterView, legal: Sequence[Action], reader: Reader) -> Controls:
        words, keys = reader.words, _keys_on_board(view)
        choices, removals = [], []
        for action in legal:
            match action:
                case Place(square):
                    choices.append(Choice(keys[square], _label(square, reader), action))
                case Remove(square):
                    removals.append(Choice(keys[square], _label(square, reader), action))
                case Declare():
                    choices.append(Choice(_DECLARE_KEY, words("master-do-declare"), action))
                case Stop():
                    won_or_none = not view.declared or any(spot.open for spot in view.board)
                    message = "master-do-stop" if won_or_none else "master-do-give-up"
                    choices.append(Choice(_STOP_KEY, words(message, left=view.throws_left), action))
        if removals:
            choices.append(Choice(_REMOVE_KEY, words("master-do-remove-menu"), more=tuple(removals)))
        closed = (Choice(_DECLARE_KEY, "", DECLARE), Choice(_STOP_KEY, "", STOP))
        return Controls(tuple(choices), dice=view.dice if may_keep(legal) else None, closed=closed)

    def ask_chance(self, view: MasterView, reader: Reader) -> str:
        return ask_throw(view, reader)


def _label(square: Square, reader: Reader) -> str:
    return reader.say(say("master-do-square", **square_words(square)))


def _keys_on_board(view: MasterView) -> dict[str, str]:
    """A small letter for each square that can be taken now, a capital for each pawn that can be removed."""
    may_place = [spot.square for spot in view.board if spot.open]
    may_remove = [spot.square for spot in view.board if view.yam and spot.pawn == 1 - view.seat]
    return dict([*zip(may_place, _PLACE_KEYS, strict=False), *zip(may_remove, _REMOVE_KEYS, strict=False)])
