"""The odds of Yam Master: that the dice show what a square asks for."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from yamclub.games.master.board import BRELANS, Combination, formed, is_great
from yamclub.games.master.moves import MasterOptions
from yamclub.games.master.view import MasterView
from yamclub.kernel.chances import FreeTurn
from yamclub.kernel.dice import Dice
from yamclub.kernel.odds import Odds, odds_of
from yamclub.mechanics.odds import FreeOdds, Named, Question, plain, unknown_target
from yamclub.mechanics.throwing import THROWS

SEC, DEFI = "sec", "defi"
_FORMED = {f"brelan-{combination}": combination for combination in BRELANS} | {
    str(combination): combination
    for combination in (
        Combination.FULL,
        Combination.CARRE,
        Combination.YAM,
        Combination.SUITE,
        Combination.LOW,
    )
}
TARGETS = (*_FORMED, SEC, DEFI)
_ALSO = {str(face): f"brelan-{face}" for face in range(1, 7)} | {"<=8": "low", "≤8": "low", "8": "low"}


@cache
def _turn(target: str, declared: bool) -> FreeTurn:
    """The chances of a turn; once a défi is declared, a brelan alone opens nothing (B10)."""
    combination = _FORMED.get(target)
    if combination is None:
        return FreeTurn(is_great)
    return FreeTurn(lambda dice: combination in formed(dice) and (is_great(dice) or not declared))


class MasterOdds(FreeOdds):
    """A sec is made by the first throw or not at all; a défi only by a throw after the first (B8, B9)."""

    game = "master"

    def targets(self, options: MasterOptions) -> tuple[str, ...]:
        return TARGETS

    def read(self, text: str, options: MasterOptions) -> str:
        name = plain(text)
        name = _ALSO.get(name, name)
        if name not in TARGETS:
            raise unknown_target(self.game, text, TARGETS)
        return name

    def named(self, target: str) -> Named:
        return Named(f"master-square-{target.removeprefix('brelan-')}")

    def turn(self, target: str, options: MasterOptions) -> FreeTurn:
        return _turn(target, False)

    def answer(self, target: str, turn: FreeTurn, question: Question) -> Odds:
        throws_left, dice = question.throws_left or 0, question.dice
        first = throws_left == THROWS - 1
        if target not in (SEC, DEFI) or question.kept is not None:
            # A sec is no matter of keeping; a défi is, and what lies after a keep counts.
            return odds_of(SEC, Fraction(0)) if target == SEC else super().answer(target, turn, question)
        if dice is None:
            chance = turn.before(1) if target == SEC else turn.before(throws_left, first_counts=False)
            return odds_of(target, chance)
        if target == DEFI:
            return self.tell(target, turn, dice, throws_left, again=first)
        return self.tell(target, turn, dice, 0) if first else odds_of(SEC, Fraction(0))

    def lying_now(self, view: MasterView, dice: Dice, throws_left: int) -> tuple[Odds, ...]:
        """The combinations; a sec if it is made; the défi if it is declared, or can be now (B9)."""
        first, declared = throws_left == THROWS - 1, view.declared
        squares = [spot for spot in view.board if spot.needs is Combination.DEFI and spot.pawn is None]
        names = [] if declared and view.options.defi == "forced" else list(_FORMED)
        told = [self.tell(name, _turn(name, declared), dice, throws_left, again=declared and first) for name in names]
        if first and not declared and is_great(dice):
            told.append(self.tell(SEC, _turn(SEC, False), dice, 0))
        if declared or (first and squares):
            told.append(self.tell(DEFI, _turn(DEFI, False), dice, throws_left, again=first))
        return tuple(told)


ODDS = MasterOdds()
