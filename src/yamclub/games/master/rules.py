"""Yam Master: a dice game for two, on a board of 25 squares that each ask for a combination.

There are three throws per turn; a combination lets its player put a pawn on a square that asks for
it. Five pawns in a row win at once. Otherwise the alignments of three and four count when somebody
has placed all twelve pawns. A défi (dare) that is won opens more squares, and a yam may remove a
pawn of the opponent. The numbers B1 to B17 name the rules, as in the game's page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self, cast

from msgspec.structs import replace

from yamclub.errors import Code
from yamclub.game import Action, By, IllegalAction, News, Result, Viewer, ranked
from yamclub.games.master.board import (
    BIT,
    NEEDS,
    WHERE,
    Combination,
    Pawns,
    Square,
    has_five,
    is_great,
    is_yam,
    missing_dice,
    opened,
    points,
)
from yamclub.games.master.moves import (
    DECLARE,
    STOP,
    Declare,
    DefiFailed,
    DefiMade,
    FiveInARow,
    MasterAction,
    MasterOptions,
    Passed,
    Place,
    Refusal,
    Remove,
    Scored,
    Stop,
    place_actions,
    remove_actions,
)
from yamclub.games.master.view import Dare, MasterView, board, side
from yamclub.kernel.dice import Dice
from yamclub.kernel.values import changed
from yamclub.mechanics.throwing import THROWS, Keep, Phase, ThrowingState, turn_in

if TYPE_CHECKING:
    from random import Random

PAWNS = 12
MOST_TURNS = 300
_DEFIS = WHERE[Combination.DEFI]

Reason = Literal["five_in_a_row", "pawns_placed", "turn_limit"]


class MasterState(ThrowingState, frozen=True, kw_only=True):
    remembers: ClassVar[tuple[str, ...]] = ("last",)
    reversible: ClassVar[tuple[type[Action], ...]] = (Declare,)

    options: MasterOptions
    phase: Phase = "opening"
    pawns: tuple[Pawns, ...] = (0, 0)
    """By seat. Pawns not on the board are in the stock, so no other field counts them."""
    declared: bool = False
    """Whether a défi was declared in this turn."""
    turns: int = 0
    """How many have ended."""
    ended: Reason | None = None
    last: Square | None = None
    """Where the last pawn was placed, as long as it stands."""

    # --- what may be done with the dice

    def choices(self, keeps: tuple[Keep, ...]) -> tuple[MasterAction, ...]:
        if self._must_throw():
            return keeps
        places = place_actions(self._opened() & ~self._taken())
        removes = remove_actions(self.pawns[1 - self.seat]) if is_yam(self.dice) else ()
        declares = (DECLARE,) if self.throws == 1 and self._refuse_declare() is None else ()
        return (*places, *removes, *declares, STOP, *keeps)

    def gives_up(self, by: By, action: Action) -> bool:
        return isinstance(action, Stop)

    def _must_throw(self) -> bool:
        """B9: a défi is won by a throw after it was declared, not by the dice already on the table."""
        return self.declared and self.throws == 1

    def _opened(self) -> Pawns:
        return opened(self.dice, self.throws == 1, self.declared, self.options.defi == "forced")

    def _taken(self) -> Pawns:
        return self.pawns[0] | self.pawns[1]

    def refuse_choice(self, by: By, action: Action, at: int) -> IllegalAction | None:
        code: Refusal | None
        if isinstance(action, Place):
            code = self._refuse_place(action.square)
        elif isinstance(action, Stop):  # B12: placing is optional, but a declared défi must be thrown for
            code = Refusal.MUST_THROW if self._must_throw() else None
        elif isinstance(action, Declare):
            code = self._refuse_declare()
        elif isinstance(action, Remove):
            code = self._refuse_remove(action.square)
        else:
            return IllegalAction(Code.NOT_A_MOVE_HERE)
        return None if code is None else self._refused(code, action)

    def _refused(self, code: Refusal, action: Action) -> IllegalAction:
        if isinstance(action, Place | Remove):
            needed = NEEDS[action.square]
            missing = missing_dice(self.dice, needed)
            return IllegalAction(code, dice=str(self.dice), square=action.square, asks=needed, missing=missing)
        return IllegalAction(code)

    def _refuse_declare(self) -> Refusal | None:
        if self.declared or self.throws != 1:
            return Refusal.TOO_LATE_TO_DECLARE
        return None if _DEFIS & ~self._taken() else Refusal.NO_DEFI_FREE

    def _refuse_place(self, square: Square) -> Refusal | None:
        if self._must_throw():
            return Refusal.MUST_THROW
        if self._taken() & BIT[square]:
            return Refusal.SQUARE_TAKEN
        return None if self._opened() & BIT[square] else self._why_not_open(NEEDS[square])

    def _why_not_open(self, needed: Combination) -> Refusal:
        if self.declared and not is_great(self.dice):
            return Refusal.DEFI_NOT_MADE
        if needed is Combination.DEFI:
            return Refusal.DEFI_NOT_DECLARED
        if needed is Combination.SEC and self.throws > 1:
            return Refusal.SEC_IS_FIRST_THROW
        return Refusal.DEFI_SQUARE_ONLY if self.declared and self.options.defi == "forced" else Refusal.NOT_FORMED

    def _refuse_remove(self, square: Square) -> Refusal | None:
        if self._must_throw():
            return Refusal.MUST_THROW
        if not is_yam(self.dice):
            return Refusal.ONLY_YAM
        return None if self.pawns[1 - self.seat] & BIT[square] else Refusal.NO_PAWN_THERE

    # --- what follows

    def news_of_dice(self, dice: Dice) -> tuple[News, ...]:
        return (DefiMade(self.seat),) if self.declared and is_great(dice) else ()

    def chosen(self, by: By, action: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        kind = type(action)
        if kind is Place:
            return self._placed(action.square)
        if kind is Declare:
            return replace(self, declared=True), ()
        return self._removed(action.square) if kind is Remove else self._stopped()

    def _placed(self, square: Square) -> tuple[Self, tuple[News, ...]]:
        """B12; B14: five in a row win; B15: the last pawn placed ends it."""
        mine = self.pawns[self.seat] | BIT[square]
        placed, scored = self._with_pawns(self.seat, mine, square)
        if has_five(mine):  # points no longer count, so their change is not told
            return placed._end("five_in_a_row"), (FiveInARow(self.seat),)
        if mine.bit_count() == PAWNS:
            return placed._end("pawns_placed"), scored
        return placed._next_turn(), scored

    def _removed(self, square: Square) -> tuple[Self, tuple[News, ...]]:
        """B13: the pawn goes back to its owner's stock and its square is free again."""
        other = 1 - self.seat
        last = None if self.last == square else self.last
        removed, scored = self._with_pawns(other, self.pawns[other] & ~BIT[square], last)
        return removed._next_turn(), scored

    def _with_pawns(self, seat: int, pawns: Pawns, last: Square | None) -> tuple[Self, tuple[News, ...]]:
        now = points(pawns)
        gained = now - points(self.pawns[seat])
        scored = (Scored(seat, now, gained),) if gained else ()
        return replace(self, pawns=changed(self.pawns, seat, pawns), last=last), scored

    def _stopped(self) -> tuple[Self, tuple[News, ...]]:
        """B10, B12: nothing is placed, by choice or because the défi was not won."""
        failed = self.declared and not is_great(self.dice)
        told = DefiFailed(self.seat, self.dice) if failed else Passed(self.seat, self.dice)
        return self._next_turn(), (told,)

    def _next_turn(self) -> Self:
        """B17: a match in which both players keep refusing to place is still scored."""
        turns = self.turns + 1
        if turns == MOST_TURNS:
            return self._end("turn_limit")
        return self.begin_turn(1 - self.seat, turns=turns, declared=False)

    def _end(self, reason: Reason) -> Self:
        return replace(self, phase="over", ended=reason, turns=self.turns + 1)

    # --- what is known

    def result(self) -> Result | None:
        """B14: five in a row beat any points; B16: otherwise the most points win, and equal points are a draw."""
        if self.ended is None:
            return None
        scores = tuple(map(points, self.pawns))
        if self.ended == "five_in_a_row":
            return Result(scores, (1, 2) if self.seat == 0 else (2, 1), self.ended)
        return ranked(scores, self.ended)

    def view(self, viewer: Viewer) -> MasterView:
        deciding = self.phase == "choosing" and not self._must_throw()
        may_place = self._opened() & ~self._taken() if deciding else 0
        return MasterView(
            **self.throwing_view(),
            options=self.options,
            declared=self.declared,
            dare=self._dare(),
            yam=deciding and is_yam(self.dice),
            board=board(self.pawns, may_place),
            sides=tuple([side(own, PAWNS) for own in self.pawns]),
            last=self.last,
            turns_left=MOST_TURNS - self.turns,
        )

    def _dare(self) -> Dare:
        """Where a défi stands: won or lost by the dice of a throw after it was declared (B9)."""
        if not self.declared or self.phase == "over":
            return "none"
        if self.phase != "choosing" or self.throws == 1:
            return "on"
        if is_great(self.dice):
            return "made"
        return "lost" if self.throws == THROWS else "on"


def first_state(players: int, options: MasterOptions) -> MasterState:
    return MasterState(options=options, players=players).throw_for_start()


def imagine(view: MasterView, viewer: Viewer, rng: Random) -> MasterState:
    """Nothing is hidden, so the view gives the whole state."""
    return MasterState(
        **turn_in(view),
        options=view.options,
        players=2,
        pawns=tuple(sum(BIT[spot.square] for spot in view.board if spot.pawn == seat) for seat in (0, 1)),
        declared=view.declared,
        turns=MOST_TURNS - view.turns_left,
        last=view.last,
        ended=None if view.result is None else cast(Reason, view.result.reason),
    )
