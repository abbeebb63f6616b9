"""Yam's: up to three throws of five dice, and every turn closes one box of a sheet of thirteen.

The numbers Y1 to Y11 name the rules, as in the game's page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from msgspec.structs import replace

from yamclub.errors import Code
from yamclub.game import Action, By, IllegalAction, News, Result, Viewer, ranked
from yamclub.games.yams.moves import WRITES, Bonus, Refusal, Write, YamsAction, YamsOptions
from yamclub.games.yams.view import YamsView
from yamclub.kernel.dice import Dice
from yamclub.kernel.values import changed
from yamclub.mechanics.sheet import INDEX, NO_POINTS, UPPER, YAM, YAM_POINTS, Points, Score, score, worth
from yamclub.mechanics.throwing import Keep, ThrowingState, turn_in

if TYPE_CHECKING:
    from random import Random

EXTRA_YAM = 100


def worth_in(points: Points, dice: Dice, options: YamsOptions) -> Points:
    """What these dice are worth in each box of a sheet; None where they can't be written (Y3, Y11)."""
    spare = _are_spare(points, dice, options)
    may = [index for index, written in enumerate(points) if written is None]
    if spare:  # to the box of their face, else to the lower part, else anywhere
        own = dice.faces[0] - 1
        may = [own] if own in may else [index for index in may if index >= UPPER] or may
    worths = worth(dice, options.straights, spare)
    return tuple(worths[index] if index in may else None for index in INDEX.values())


def extra_in(points: Points, dice: Dice, options: YamsOptions) -> int:
    """Y11: five alike after a yam that was scored."""
    return EXTRA_YAM if _are_spare(points, dice, options) and points[YAM] == YAM_POINTS else 0


def _are_spare(points: Points, dice: Dice, options: YamsOptions) -> bool:
    """Whether these are five alike that the yam box can't take any more, and the table counts them."""
    return options.extra_yams == "yes" and points[YAM] is not None and worth(dice)[YAM] > 0


class YamsState(ThrowingState, frozen=True, kw_only=True):
    options: YamsOptions
    sheets: tuple[Points, ...]
    extra_yams: tuple[int, ...]
    """By seat, the points of extra yams."""

    def _worth(self) -> Points:
        return worth_in(self.sheets[self.seat], self.dice, self.options) if self.phase == self.CHOOSING else ()

    def choices(self, keeps: tuple[Keep, ...]) -> tuple[YamsAction, ...]:
        return (*(write for write, points in zip(WRITES, self._worth(), strict=True) if points is not None), *keeps)

    def gives_up(self, by: By, action: Action) -> bool:
        return isinstance(action, Write) and self._worth()[INDEX[action.box]] == 0

    def refuse_choice(self, by: By, action: Action, at: int) -> IllegalAction | None:
        if not isinstance(action, Write):
            return IllegalAction(Code.NOT_A_MOVE_HERE)
        index = INDEX[action.box]
        if self.sheets[self.seat][index] is not None:
            return IllegalAction(Refusal.BOX_CLOSED, box=action.box)
        return IllegalAction(Refusal.FIVE_ELSEWHERE, box=action.box) if self._worth()[index] is None else None

    def chosen(self, by: By, action: Write, at: int) -> tuple[Self, tuple[News, ...]]:
        seat, index = self.seat, INDEX[action.box]
        before, extra = self.sheets[seat], extra_in(self.sheets[seat], self.dice, self.options)
        sheet = changed(before, index, self._worth()[index])
        upper = score(sheet).bonus - score(before).bonus
        news = (Bonus(seat, "upper", upper),) * bool(upper) + (Bonus(seat, "extra_yam", extra),) * bool(extra)
        extra_yams = changed(self.extra_yams, seat, self.extra_yams[seat] + extra)
        written = replace(self, sheets=changed(self.sheets, seat, sheet), extra_yams=extra_yams)
        if any(None in points for points in written.sheets):
            return written.begin_turn(self.left_of(seat)), news
        return replace(written, phase="over"), news

    def _scores(self) -> tuple[Score, ...]:
        return tuple(score(points, extra=extra) for points, extra in zip(self.sheets, self.extra_yams, strict=True))

    def result(self) -> Result | None:
        return ranked([so_far.total for so_far in self._scores()], "sheets_full") if self.phase == "over" else None

    def view(self, viewer: Viewer) -> YamsView:
        scores, choosing = self._scores(), self.phase == self.CHOOSING
        return YamsView(
            **self.throwing_view(),
            options=self.options,
            sheets=self.sheets,
            extra_yams=self.extra_yams,
            scores=scores,
            totals=tuple(so_far.total for so_far in scores),
            worth=self._worth(),
            extra=extra_in(self.sheets[self.seat], self.dice, self.options) if choosing else 0,
        )


def first_state(players: int, options: YamsOptions) -> YamsState:
    sheets, extra_yams = (NO_POINTS,) * players, (0,) * players
    return YamsState(options=options, players=players, sheets=sheets, extra_yams=extra_yams).throw_for_start()


def imagine(view: YamsView, viewer: Viewer, rng: Random) -> YamsState:
    """Nothing is hidden, so the view tells the state."""
    players = len(view.sheets)
    return YamsState(
        **turn_in(view), players=players, options=view.options, sheets=view.sheets, extra_yams=view.extra_yams
    )
