"""Dice in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from yamclub.kernel.dice import Dice

_PIPS = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}
_SQUARE = ("┌───────┐", "└───────┘")
_ROUND = ("╭───────╮", "╰───────╯")
_BLANK = " " * 9


def dice_row(
    dice: Dice,
    *,
    selected: frozenset[int] = frozenset(),
    waiting: int = 0,
    two_coloured: bool = False,
    marks: Sequence[str] = (),
) -> Text:
    """Dice side by side, then ``waiting`` empty places; below each its mark, in brackets when selected.

    Two-coloured dice also show their colour by their corners: odd faces square, even faces round.
    """
    drawn = [_die(face, place in selected, two_coloured) for place, face in enumerate(dice)]
    drawn += [[(line, "dim") for line in ("╶ ─ ─ ─ ╴", _BLANK, "    ?    ", _BLANK, "╶ ─ ─ ─ ╴")]] * waiting
    row = Text()
    for lines in zip(*drawn, strict=True):
        row.append(" ")
        for line, style in lines:
            row.append(line, style=style).append(" ")
        row.append("\n")
    row.append(" ")
    for place in range(len(drawn)):
        mark = marks[place] if place < len(marks) else ""
        chosen = place in selected
        row.append(f"{f'[{mark}]' if chosen else mark:^9} ", style="bold yellow" if chosen else "dim")
    return row


def _die(face: int, selected: bool, two_coloured: bool) -> list[tuple[str, str]]:
    odd = face % 2 == 1
    style = "red" if two_coloured and odd else "cyan" if two_coloured else "white"
    style = f"bold {style}" if selected else style
    top, bottom = _SQUARE if odd or not two_coloured else _ROUND
    return [(top, style), *((f"│ {line} │", style) for line in _PIPS[face]), (bottom, style)]


def low_dice_row(dice: Dice, *, selected: frozenset[int] = frozenset(), waiting: int = 0, keys: bool = False) -> Text:
    """Dice three lines high, where a sheet needs the rest of the screen; the key of each is in its lower edge."""
    lines: list[list[Text]] = [[], [], []]
    for place, face in enumerate([*map(str, dice), *"?" * waiting]):
        chosen, key = place in selected, str(place + 1) if keys else "─"
        style = "bold yellow" if chosen else "dim" if face == "?" else "white"
        drawn = ("┌───┐", f"│ {face} │", f"└[{key}]┘" if chosen else f"└─{key}─┘")
        for line, part in zip(lines, drawn, strict=True):
            line.append(Text(f" {part}", style=style))
    return Text("\n").join(Text().join(line) for line in lines)


def small_dice(dice: Dice) -> str:
    """Dice in a sentence: "2·4·4·5"."""
    return "·".join(map(str, dice)) or "–"
