"""YAM menteur in a terminal: everybody's sheet, side by side, and your own dice under the cups."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from yamclub.game import Action
from yamclub.games.menteur.moves import ANNOUNCEMENTS, Accept, Announce, Challenge, Scratch
from yamclub.games.menteur.sheet import Sheet
from yamclub.games.menteur.telling import claim
from yamclub.games.menteur.view import Cups, MenteurView
from yamclub.mechanics.sheet import BOXES, INDEX, Box
from yamclub.mechanics.throwing import may_keep
from yamclub.terminal import Choice, Controls, Reader, opening_row
from yamclub.terminal.dice import low_dice_row
from yamclub.terminal.sheet import BOX_KEYS, TRUE, BoxRow, points_cell, sheet_grid

_CROSS, _BARRED = "✗", "▒▒"


class MenteurTerminal:
    def paint(self, view: MenteurView, reader: Reader, selected: frozenset[int]) -> RenderableType:
        if view.opening is not None:
            return Group(self._title(view, reader), opening_row(view.opening, reader))
        below = [] if view.cups is None else [self._cups(view, view.cups, reader, selected)]
        return Group(self._title(view, reader), self._sheets(view, reader), *below)

    def _title(self, view: MenteurView, reader: Reader) -> Text:
        words = reader.words
        parts = ["YAM menteur"]
        if view.last_turns is not None and view.result is None:
            parts.append(words("menteur-last-round"))
        said = "" if view.announced is None else reader.say(claim(view.announced))
        parts.append(words(f"phase-{view.phase}", **reader.naming(view.seat), claim=said, throws=view.throws))
        if view.thrown_again:
            parts.append(words("menteur-again", counts=", ".join(map(str, view.thrown_again))))
        title = Text(" " + " · ".join(parts), style="bold")
        if view.phase == "deciding" and view.you not in view.turn.seats:
            title.append("\n " + words("menteur-waiting", names=reader.name_list(view.turn.seats)), style="not bold")
        return title

    # --- the sheets

    def _sheets(self, view: MenteurView, reader: Reader) -> Grid:
        rows = [self._box_row(view, box) for box in BOXES]
        dice = reader.words("menteur-dice") if _lying(view) else ""
        return sheet_grid(rows, view.scores, view.seat if view.result is None else None, reader, dice)

    def _box_row(self, view: MenteurView, box: Box) -> BoxRow:
        mine = view.you == view.seat and box in view.announceable
        announced = view.announced is not None and view.announced.box == box
        worth = _worth(view, box) if box in view.announceable or announced else 0
        cells = [_cell(sheet, INDEX[box]) for sheet in view.sheets]
        return BoxRow(box, BOX_KEYS[box] if mine else "", worth, cells, announced)

    def _cups(self, view: MenteurView, cups: Cups, reader: Reader, selected: frozenset[int]) -> Grid:
        """The dice just thrown, which may be left or thrown again, then those locked by earlier cups."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        rows = []
        if len(cups.thrown) or view.to_throw:
            choosing = view.phase == "announcing"
            rows.append(low_dice_row(cups.thrown, selected=selected, waiting=view.to_throw or 0, keys=choosing))
        if len(cups.locked):
            locked = low_dice_row(cups.locked)
            locked.stylize("dim")
            rows += [Text(f"\n{reader.words('menteur-locked')}", style="dim"), locked]
        grid.add_row(*rows)
        return grid

    # --- the keys

    def controls(self, view: MenteurView, legal: Sequence[Action], reader: Reader) -> Controls:
        words = reader.words
        if view.phase == "deciding":
            accept = Choice("a", words("menteur-do-accept"), Accept())
            return Controls((accept, Choice("c", words("menteur-do-challenge"), Challenge())))
        announcements = [action for action in legal if isinstance(action, Announce)]
        choices = [_box_choice(view, box, announcements, reader) for box in view.announceable]
        scratches = [action for action in legal if isinstance(action, Scratch)]
        choices += [_scratch_choice(action, reader) for action in scratches]
        hints = [words("menteur-do-announce"), *([words("menteur-do-scratch")] if scratches else [])]
        thrown = view.cups.thrown if view.cups is not None and may_keep(legal) else None
        closed = tuple(Choice(BOX_KEYS[box], "", ANNOUNCEMENTS[INDEX[box]][0]) for box in BOXES)
        return Controls(tuple(choices), dice=thrown, hint=" · ".join(hints), closed=closed)

    def ask_chance(self, view: MenteurView, reader: Reader) -> str:
        message = "menteur-ask-opening" if view.opening is not None else "ask-throw"
        return reader.words(message, name=reader.name(view.seat), dice=view.to_throw or 0)


def _box_choice(view: MenteurView, box: Box, announcements: Sequence[Announce], reader: Reader) -> Choice:
    """A box, then its points, unless there is only one number; a star where it is true."""
    key, name, worth = BOX_KEYS[box], reader.words(f"box-{box}"), _worth(view, box)
    points = [action for action in announcements if action.box == box]
    if len(points) == 1:
        return Choice(key, name, points[0], painted=True)
    more = (Choice(str(a.points), TRUE if a.points == worth else "", a) for a in points)
    return Choice(key, name, more=tuple(more), painted=True)


def _scratch_choice(action: Scratch, reader: Reader) -> Choice:
    """The capital letter of the box."""
    label = reader.words("menteur-scratch", box=reader.words(f"box-{action.box}"))
    return Choice(BOX_KEYS[action.box].upper(), label, action, painted=True)


def _lying(view: MenteurView) -> bool:
    """Whether the viewer sees five dice."""
    return view.cups is not None and bool(view.cups.worth)


def _worth(view: MenteurView, box: Box) -> int:
    return view.cups.worth[INDEX[box]] if view.cups is not None and view.cups.worth else 0


def _cell(sheet: Sheet, index: int) -> Text:
    """Open, written or struck out, and its crosses: five characters wide, so that columns line up."""
    crosses = f"{_CROSS * sheet.crosses[index]:<2}"
    if sheet.is_barred(index):
        return Text(f" {_BARRED}{crosses}", style="red dim")
    return points_cell(sheet.points[index]).append(crosses, style="red")
