"""YAM menteur in a terminal: everybody's sheet, side by side, and your own dice under the cups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from yamclub.game import Action, By, Move
from yamclub.games.menteur.moves import (
    Accept,
    Announce,
    Barred,
    Believed,
    Challenge,
    Crossed,
    HiddenDecision,
    HiddenKeep,
    HiddenThrow,
    LastRound,
    MenteurNews,
    Shown,
    Silence,
    Skipped,
    Wrote,
)
from yamclub.games.menteur.sheet import BONUS_FROM, BOXES, INDEX, UPPER, Box, Sheet
from yamclub.games.menteur.view import Cups, MenteurView
from yamclub.mechanics.opening import Starts, Tied
from yamclub.mechanics.throwing import Keep, Throw, may_keep
from yamclub.terminal import Choice, Controls, Reader, dice_row, opening_row, small_dice

_BOX_KEYS = dict(zip(BOXES, "abcdefghijklm", strict=True))
_WIDTH, _LEFT_WIDTH, _MOST_NAME = 80, 23, 12
_OPEN, _CROSS, _BARRED, _TRUE, _HERE = "·", "✗", "▒▒", "★", "▸"


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
        claim = "" if view.announced is None else _claim(view.announced, reader)
        name = reader.name(view.seat)
        parts.append(words(f"menteur-phase-{view.phase}", name=name, claim=claim, throws=view.throws))
        if view.thrown_again:
            parts.append(words("menteur-again", counts=", ".join(map(str, view.thrown_again))))
        title = Text(" " + " · ".join(parts), style="bold")
        if view.phase == "deciding" and view.you not in view.turn.seats:
            title.append("\n " + words("menteur-waiting", names=reader.name_list(view.turn.seats)), style="not bold")
        return title

    # --- the sheets

    def _sheets(self, view: MenteurView, reader: Reader) -> Grid:
        words = reader.words
        grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0))
        grid.add_column("", width=2)
        grid.add_column("", width=15, no_wrap=True)
        grid.add_column(words("menteur-dice") if _lying(view) else "", width=4, justify="right")
        width = min(_MOST_NAME, (_WIDTH - _LEFT_WIDTH) // len(view.sheets) - 1)
        for seat in range(len(view.sheets)):
            name = (_HERE if seat == view.seat and view.result is None else "") + reader.name(seat)
            grid.add_column(name, width=width, justify="center", no_wrap=True, overflow="crop")
        for box in BOXES:
            grid.add_row(*self._box_row(view, reader, box), style=_row_style(view, box))
            if box == UPPER[-1]:
                uppers = [f"{score.upper:>3}{f'+{score.bonus}' if score.bonus else '  '}" for score in view.scores]
                grid.add_row("", words("menteur-upper", goal=BONUS_FROM), "", *uppers, style="dim", end_section=True)
        grid.add_row("", words("menteur-total"), "", *(f"{total:>3}  " for total in view.totals), style="bold")
        return grid

    def _box_row(self, view: MenteurView, reader: Reader, box: Box) -> list[Text]:
        mine = view.you == view.seat and box in view.announceable
        announced = view.announced is not None and view.announced.box == box
        key = Text(f" {_BOX_KEYS[box] if mine else _HERE if announced else ''}", style="bold")
        worth = _worth(view, box) if box in view.announceable or announced else 0
        own = Text(f"{_TRUE}{worth}" if worth else "", style="bold yellow")
        cells = [_cell(sheet, INDEX[box]) for sheet in view.sheets]
        return [key, Text(reader.words(f"menteur-box-{box}")), own, *cells]

    def _cups(self, view: MenteurView, cups: Cups, reader: Reader, selected: frozenset[int]) -> Grid:
        """The dice just thrown, which may be left or thrown again, then those locked by earlier cups."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        marks = [str(place + 1) for place in range(len(cups.thrown))] if view.phase == "announcing" else ()
        rows = []
        if len(cups.thrown) or view.to_throw:
            rows.append(dice_row(cups.thrown, selected=selected, waiting=view.to_throw or 0, marks=marks))
        if len(cups.locked):
            locked = dice_row(cups.locked, marks=[reader.words("menteur-locked")] * len(cups.locked))
            locked.stylize("dim")
            rows.append(locked)
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
        thrown = view.cups.thrown if view.cups is not None and may_keep(legal) else None
        return Controls(tuple(choices), dice=thrown, hint=words("menteur-do-announce"))

    def ask_chance(self, view: MenteurView, reader: Reader) -> str:
        message = "menteur-ask-opening" if view.opening is not None else "menteur-ask-throw"
        return reader.words(message, name=reader.name(view.seat), dice=view.to_throw or 0)

    # --- what is told

    def tell(self, by: By, move: Move, before: MenteurView, after: MenteurView, reader: Reader) -> list[str]:
        told = self._tell_move(by, move, before, after, reader)
        return ([told] if told else []) + [self._tell_news(news, reader) for news in after.news]

    def _tell_move(self, by: By, move: Move, before: MenteurView, after: MenteurView, reader: Reader) -> str:
        """A secret decision is not told, and the last one is told by what it leads to."""
        words, name = reader.words, reader.name(before.seat)
        match move:
            case Throw(dice) if before.phase == "opening":
                return words("menteur-told-opening", name=name, dice=small_dice(dice), total=dice.total)
            case Throw(dice):
                return words("menteur-told-throw", name=name, dice=small_dice(dice), throw=after.throws)
            case Keep(dice):
                return words("menteur-told-keep", name=name, dice=small_dice(dice), kept=len(dice))
            case HiddenThrow():
                counted = after.thrown_again  # told already with the number of dice
                return "" if counted else words("menteur-told-hidden-throw", name=name, throw=after.throws)
            case HiddenKeep(thrown):
                return "" if thrown is None else words("menteur-told-hidden-keep", name=name, dice=thrown)
            case Announce():
                return words("menteur-told-announce", name=name, claim=_claim(move, reader))
            case Silence():
                return words("menteur-told-silence")
            case Accept() | Challenge() if isinstance(by, int) and not after.news:
                message = "menteur-told-accept" if isinstance(move, Accept) else "menteur-told-challenge"
                return words(message, name=reader.name(by))
            case Accept() | Challenge() | HiddenDecision():
                return ""
        raise TypeError(f"not a move of YAM menteur: {move!r}")

    def _tell_news(self, news: MenteurNews, reader: Reader) -> str:
        words, names = reader.words, reader.name_list
        match news:
            case Tied(seats):
                return words("menteur-told-tied", names=names(seats))
            case Starts(seat):
                return words("menteur-told-starts", name=reader.name(seat))
            case Believed(seat):
                return words("menteur-told-believed", name=reader.name(seat))
            case Shown(seat, challengers, dice, true):
                name, by = reader.name(seat), names(challengers)
                return words("menteur-told-shown", name=name, dice=small_dice(dice), true=int(true), names=by)
            case Wrote(seats, box, points):
                written = {"box": words(f"menteur-box-{box}"), "points": points}
                return words("menteur-told-wrote", names=names(seats), count=len(seats), **written)
            case Crossed(seats, box):
                return words("menteur-told-crossed", names=names(seats), box=words(f"menteur-box-{box}"))
            case Barred(seats, box):
                return words("menteur-told-barred", names=names(seats), box=words(f"menteur-box-{box}"))
            case LastRound(finished):
                return words("menteur-told-last-round", names=names(finished), count=len(finished))
            case Skipped(seat):
                return words("menteur-told-skipped", name=reader.name(seat))
            case _:
                assert_never(news)


def _claim(announced: Announce, reader: Reader) -> str:
    """What was announced: "fours, 3 × 4 = 12 points"; "three alike, 19 points"."""
    words, points = reader.words, announced.points
    box = words(f"menteur-box-{announced.box}")
    if announced.box not in UPPER:
        return words("menteur-claim", box=box, points=points)
    face = UPPER.index(announced.box) + 1
    return words("menteur-claim-upper", box=box, count=points // face, face=face, points=points)


def _box_choice(view: MenteurView, box: Box, announcements: Sequence[Announce], reader: Reader) -> Choice:
    """A box, then its points, unless there is but one number; a star where it is true."""
    key, name, worth = _BOX_KEYS[box], reader.words(f"menteur-box-{box}"), _worth(view, box)
    points = [action for action in announcements if action.box == box]
    if len(points) == 1:
        return Choice(key, name, points[0], painted=True)
    more = (Choice(str(a.points), _TRUE if a.points == worth else "", a) for a in points)
    return Choice(key, name, more=tuple(more), painted=True)


def _lying(view: MenteurView) -> bool:
    """Whether the viewer sees five dice lying."""
    return view.cups is not None and bool(view.cups.worth)


def _worth(view: MenteurView, box: Box) -> int:
    return view.cups.worth[INDEX[box]] if view.cups is not None and view.cups.worth else 0


def _cell(sheet: Sheet, index: int) -> Text:
    """Open, written or barred, and its crosses: five signs wide, so that columns line up."""
    crosses = f"{_CROSS * sheet.crosses[index]:<2}"
    if sheet.is_barred(index):
        return Text(f" {_BARRED}{crosses}", style="red dim")
    points = sheet.points[index]
    text = Text(f"{_OPEN if points is None else points:>3}", style="dim" if points is None else "bold green")
    return text.append(crosses, style="red")


def _row_style(view: MenteurView, box: Box) -> str:
    return "reverse" if view.announced is not None and view.announced.box == box else ""
