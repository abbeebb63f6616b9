"""Yam's: up to three throws of five dice, and every turn closes one box of a sheet of thirteen.

The numbers Y1 to Y11 name the rules, as in the game's page.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Self

from msgspec.structs import replace

from yamclub.errors import Code
from yamclub.game import Action, By, IllegalAction, News, Result, Viewer, ranked
from yamclub.games.yams.moves import WRITES, Bonus, Refusal, Write, YamsAction, YamsOptions
from yamclub.games.yams.view import YamsView
from yamclub.kernel.dice import Dice
from yamclub.kernel.values import changed
from yamclub.mechanics.sheet import INDEX, NO_POINTS, UPPER, YAM, YAM_POINTS, Points, Score, score, upper_bonus, worth
from yamclub.mechanics.throwing import Keep, ThrowingState, turn_in

if TYPE_CHECKING:
    from random import Random

EXTRA_YAM = 100


def worth_in(points: Points, dice: Dice, options: YamsOptions) -> Points:
    """What these dice are worth in each box of a sheet; None where they can't be written (Y3, Y11)."""
    spare = _are_spare(points, dice, options)
    worths = worth(dice, options.straights, spare)
    if not spare:
        return tuple([value if written is None else None for value, written in zip(worths, points, strict=True)])
    may = _writable(points, dice, spare)
    return tuple(value if index in may else None for index, value in enumerate(worths))


def _writable(points: Points, dice: Dice, spare: bool) -> tuple[int, ...]:
    """The boxes in which these dice can be written."""
    still_open = _open(points)
    if not spare:
        return still_open
    own = dice.faces[0] - 1  # to the box of their face, else to the lower part, else anywhere
    return (own,) if own in still_open else tuple(index for index in still_open if index >= UPPER) or still_open


@lru_cache(maxsize=1 << 12)
def _open(points: Points) -> tuple[int, ...]:
    """Cached, like what follows: a sheet stays as it is for a whole turn of everybody, and is asked at each move."""
    return tuple([index for index, written in enumerate(points) if written is None])


@lru_cache(maxsize=1 << 13)
def _writes(boxes: tuple[int, ...]) -> tuple[Write, ...]:
    return tuple([WRITES[index] for index in boxes])


@lru_cache(maxsize=1 << 12)
def _standing(points: Points, extra: int) -> tuple[Score, int]:
    """What a sheet is worth, part by part and together."""
    so_far = score(points, extra=extra)
    return so_far, so_far.total


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

    def _may_write(self) -> tuple[int, ...]:
        points = self.sheets[self.seat]
        return _writable(points, self.dice, _are_spare(points, self.dice, self.options))

    def choices(self, keeps: tuple[Keep, ...]) -> tuple[YamsAction, ...]:
        return _writes(self._may_write()) + keeps

    def gives_up(self, by: By, action: Action) -> bool:
        return isinstance(action, Write) and self._worth()[INDEX[action.box]] == 0

    def refuse_choice(self, by: By, action: Action, at: int) -> IllegalAction | None:
        if not isinstance(action, Write):
            return IllegalAction(Code.NOT_A_MOVE_HERE)
        index = INDEX[action.box]
        if self.sheets[self.seat][index] is not None:
            return IllegalAction(Refusal.BOX_CLOSED, box=action.box)
        return None if index in self._may_write() else IllegalAction(Refusal.FIVE_ELSEWHERE, box=action.box)

    def chosen(self, by: By, action: Write, at: int) -> tuple[Self, tuple[News, ...]]:
        seat, index, options = self.seat, INDEX[action.box], self.options
        before = self.sheets[seat]
        worths = worth(self.dice, options.straights, _are_spare(before, self.dice, options))
        sheet, extra = changed(before, index, worths[index]), extra_in(before, self.dice, options)
        upper = upper_bonus(sheet) - upper_bonus(before) if index < UPPER else 0
        news = (Bonus(seat, "upper", upper),) if upper else ()
        extra_yams = self.extra_yams
        if extra:
            news = (*news, Bonus(seat, "extra_yam", extra))
            extra_yams = changed(extra_yams, seat, extra_yams[seat] + extra)
        sheets = changed(self.sheets, seat, sheet)
        if None in sheet or any(None in points for points in sheets):
            return self.begin_turn(self.left_of(seat), sheets=sheets, extra_yams=extra_yams), news
        return replace(self, phase="over", sheets=sheets, extra_yams=extra_yams), news

    def result(self) -> Result | None:
        if self.phase != "over":
            return None
        return ranked([total for _, total in map(_standing, self.sheets, self.extra_yams)], "sheets_full")

    def view(self, viewer: Viewer) -> YamsView:
        options, sheets, extra_yams = self.options, self.sheets, self.extra_yams
        scores, totals = zip(*map(_standing, sheets, extra_yams), strict=True)
        choosing = self.phase == "choosing"
        return YamsView(
            **self.throwing_view(),
            options=options,
            sheets=sheets,
            extra_yams=extra_yams,
            scores=scores,
            totals=totals,
            worth=self._worth(),
            extra=extra_in(sheets[self.seat], self.dice, options) if choosing else 0,
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
