"""Yam Master: dice for two, on a board of 25 squares where each asks for its own combination.

Three throws a turn; a combination made puts a pawn on a square that asks for it. Five pawns in a
row win at once, otherwise the alignments of three and four on the board count when somebody has
placed all twelve pawns. A défi dares the dice for more squares, a yam may bite a pawn of the other
player off the board. The numbers B1 to B17 name the rules, as in the game's page.
"""

from __future__ import annotations

from typing import Any, Literal, Self

from msgspec.structs import replace

from yamclub.errors import Code
from yamclub.game import (
    CHANCE_TURN,
    NOBODYS_TURN,
    Action,
    By,
    IllegalAction,
    Move,
    Result,
    State,
    Turn,
    Viewer,
    ranked,
    turn_of,
)
from yamclub.games.master.board import (
    BIT,
    NEEDS,
    WHERE,
    Combination,
    Pawns,
    Square,
    alignments,
    has_five,
    is_great,
    is_yam,
    opened,
    points,
)
from yamclub.games.master.moves import (
    DECLARE,
    STOP,
    Declare,
    DefiFailed,
    DefiMade,
    MasterAction,
    MasterNews,
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
from yamclub.games.master.view import MasterView, Phase, Side, spot
from yamclub.kernel.dice import Dice
from yamclub.kernel.weighted import Weighted
from yamclub.mechanics.opening import Opening, Starts
from yamclub.mechanics.throwing import NO_DICE, Keep, Throw, keep_actions, throw_chance

DICE = 5
THROWS = 3
PAWNS = 12
MOST_TURNS = 300

Reason = Literal["five_in_a_row", "pawns_placed", "turn_limit"]


class MasterState(State, frozen=True):
    options: MasterOptions
    phase: Phase
    seat: int
    pawns: tuple[Pawns, Pawns] = (0, 0)
    """By seat. What is not on the board is in the stock, so nothing else counts pawns."""
    dice: Dice = NO_DICE
    throws: int = 0
    """Made in this turn."""
    declared: bool = False
    """A défi, in this turn."""
    turns: int = 0
    """Played to their end."""
    last: Square | None = None
    ended: Reason | None = None
    opening: Opening | None = None
    """While it is decided who starts."""
    news: tuple[MasterNews, ...] = ()

    # --- whose move, and what may be done

    def turn(self) -> Turn:
        if self.phase == "choosing":
            return turn_of((self.seat,))
        return NOBODYS_TURN if self.phase == "over" else CHANCE_TURN

    def chance(self) -> Weighted[Throw]:
        return throw_chance(self._to_throw())

    def _to_throw(self) -> int:
        return DICE - len(self.dice)  # B2: the throw for the start is of five dice too

    def legal(self, by: By) -> tuple[MasterAction, ...]:
        if self.phase != "choosing" or by != self.seat:
            return ()
        keeps = keep_actions(self.dice) if self.throws < THROWS else ()
        if self._must_throw():
            return keeps
        places = place_actions(self._opened() & ~self._taken())
        removes = remove_actions(self.pawns[1 - self.seat]) if is_yam(self.dice) else ()
        declares = (DECLARE,) if self._refuse_declare() is None else ()
        return (*places, *removes, *declares, STOP, *keeps)

    def _must_throw(self) -> bool:
        """B9: a défi is made by a throw after it was declared, not by the dice that lay there."""
        return self.declared and self.throws == 1

    def _opened(self) -> Pawns:
        return opened(self.dice, self.throws == 1, self.declared, self.options.defi == "forced")

    def _taken(self) -> Pawns:
        return self.pawns[0] | self.pawns[1]

    def refuse(self, by: By, action: Action, at: int) -> IllegalAction | None:
        match action:
            case Keep(dice):
                code = self._refuse_keep(dice)
            case Place(square):
                code = self._refuse_place(square)
            case Remove(square):
                code = self._refuse_remove(square)
            case Declare():
                code = self._refuse_declare()
            case Stop():  # B12: placing is optional, but a défi taken up must be thrown for
                code = Refusal.MUST_THROW if self._must_throw() else None
            case _:
                return IllegalAction(Code.NOT_A_MOVE_HERE)
        return None if code is None else self._refused(code, action)

    def _refused(self, code: Refusal, action: Action) -> IllegalAction:
        match action:
            case Keep(keep):
                return IllegalAction(code, dice=str(self.dice), keep=str(keep))
            case Place(square) | Remove(square):
                return IllegalAction(code, dice=str(self.dice), square=square)
        return IllegalAction(code)

    def _refuse_keep(self, keep: Dice) -> Refusal | None:
        if self.throws == THROWS:
            return Refusal.NO_THROW_LEFT
        if not keep.within(self.dice):
            return Refusal.DICE_NOT_THERE
        return Refusal.NOTHING_TO_THROW if len(keep) == DICE else None

    def _refuse_declare(self) -> Refusal | None:
        if self.declared or self.throws != 1:
            return Refusal.TOO_LATE_TO_DECLARE
        return None if WHERE[Combination.DEFI] & ~self._taken() else Refusal.NO_DEFI_FREE

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

    def after(self, by: By, move: Any, at: int) -> Self:
        match move:
            case Throw(dice) if self.opening is not None:
                return self._thrown_for_start(self.opening.after(dice.total))
            case Throw(dice):
                return self._thrown(self.dice + dice)
            case Keep(dice):
                return replace(self, phase="throwing", dice=dice, news=())
            case Declare():
                return replace(self, declared=True, news=())
            case Place(square):
                return self._placed(square)
            case Remove(square):
                return self._removed(square)
        return self._stopped()

    def _thrown_for_start(self, opening: Opening) -> Self:
        """B2: the best total starts; on a tie both throw again."""
        if opening.starter is not None:
            return replace(self, opening=None)._begin_turn(opening.starter, (Starts(opening.starter),))
        return replace(self, opening=opening, seat=opening.seat, news=opening.news)

    def _thrown(self, dice: Dice) -> Self:
        news = (DefiMade(self.seat),) if self.declared and is_great(dice) else ()
        return replace(self, phase="choosing", dice=dice, throws=self.throws + 1, news=news)

    def _placed(self, square: Square) -> Self:
        """B12; B14: five in a row win; B15: the last pawn placed ends it."""
        mine = self.pawns[self.seat] | BIT[square]
        placed = self._with_pawns(self.seat, mine, square)
        if has_five(mine):
            return placed._end("five_in_a_row")
        if mine.bit_count() == PAWNS:
            return placed._end("pawns_placed")
        return placed._end_turn()

    def _removed(self, square: Square) -> Self:
        """B13: the pawn goes back to its owner's stock and its square is free again."""
        other = 1 - self.seat
        last = None if self.last == square else self.last
        return self._with_pawns(other, self.pawns[other] & ~BIT[square], last)._end_turn()

    def _with_pawns(self, seat: int, pawns: Pawns, last: Square | None) -> Self:
        both = (pawns, self.pawns[1]) if seat == 0 else (self.pawns[0], pawns)
        now = points(pawns)
        gained = now - points(self.pawns[seat])
        return replace(self, pawns=both, last=last, news=(Scored(seat, now, gained),) if gained else ())

    def _stopped(self) -> Self:
        """B10, B12: nothing is placed, by choice or because the défi was not made."""
        failed = self.declared and not is_great(self.dice)
        told = DefiFailed(self.seat, self.dice) if failed else Passed(self.seat, self.dice)
        return replace(self, news=(told,))._end_turn()

    def _end_turn(self) -> Self:
        """B17: a match in which both keep refusing to place is scored all the same."""
        turns = self.turns + 1
        if turns == MOST_TURNS:
            return self._end("turn_limit")
        return replace(self, turns=turns)._begin_turn(1 - self.seat, self.news)

    def _begin_turn(self, seat: int, news: tuple[MasterNews, ...]) -> Self:
        return replace(self, phase="throwing", seat=seat, dice=NO_DICE, throws=0, declared=False, news=news)

    def _end(self, reason: Reason) -> Self:
        return replace(self, phase="over", ended=reason, turns=self.turns + 1)

    # --- what is known

    def result(self) -> Result | None:
        """B14: five in a row beat any points; B16: else the most points win, and equal points are a draw."""
        if self.ended is None:
            return None
        scores = tuple(map(points, self.pawns))
        if self.ended == "five_in_a_row":
            return Result(scores, (1, 2) if self.seat == 0 else (2, 1), self.ended)
        return ranked(scores, self.ended)

    def seen(self, by: By, move: Move, viewer: Viewer) -> Move:
        return move

    def view(self, viewer: Viewer) -> MasterView:
        turn = self.turn()
        deciding = self.phase == "choosing" and not self._must_throw()
        may_place = self._opened() & ~self._taken() if deciding else 0
        return MasterView(
            turn=turn,
            news=self.news,
            result=self.result(),
            options=self.options,
            phase=self.phase,
            seat=self.seat,
            dice=self.dice,
            to_throw=self._to_throw() if turn.chance else 0,
            throws_left=THROWS - self.throws - turn.chance,
            declared=self.declared,
            yam=deciding and is_yam(self.dice),
            board=tuple(spot(square, self._pawn(bit), may_place & bit != 0) for square, bit in BIT.items()),
            sides=tuple(Side(PAWNS - own.bit_count(), points(own), alignments(own)) for own in self.pawns),
            last=self.last,
            turns_left=MOST_TURNS - self.turns,
            opening=self.opening,
        )

    def _pawn(self, bit: int) -> int | None:
        if self.pawns[0] & bit:
            return 0
        return 1 if self.pawns[1] & bit else None


def first_state(players: int, options: MasterOptions) -> MasterState:
    return MasterState(options, "opening", 0, opening=Opening((0, 1)))
