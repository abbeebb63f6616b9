"""A bot that plays each turn exactly, and looks no further than the turn.

Every square gets a value: what a pawn there would add to its own alignments and chances of them,
and take from its opponent's. A pawn that a yam could remove gets one in the same way. The turn is
then solved for the best mean, once as it is and once with a défi declared. It ignores what the
opponent may throw next.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from yamclub.game import Action
from yamclub.games.master.board import BIT, FIVES, LINES, Pawns, Square, has_five, is_yam, opened, points, squares_of
from yamclub.games.master.moves import Declare, Place, Remove
from yamclub.games.master.rules import imagine
from yamclub.games.master.view import MasterView
from yamclub.kernel.dice import Dice
from yamclub.kernel.turn import Worth, solve_turn
from yamclub.mechanics.rating import RatingBot
from yamclub.mechanics.throwing import Keep, keep_actions

if TYPE_CHECKING:
    from random import Random

POINT = 4.0
_WIN = 1000.0
_TRIPLES = tuple(
    sum(1 << index for index in line[start : start + 3]) for line in LINES for start in range(len(line) - 2)
)


_THROWS_AFTER_THE_FIRST = 2


class Taste(NamedTuple):
    """What a player looks at, in quarters of a point."""

    fives: tuple[float, ...] = (0.0, 0.1, 0.4, 1.5, 8.0, _WIN)
    """By pawns already there: the worth of a line of five in which the opponent has none."""
    threes: tuple[float, ...] = (0.0, 0.2, 1.0, 0.0)
    """The same for three neighbouring squares; once they are filled they are counted as points."""
    others: float = 1.0
    """How much of what the opponent's pawns are worth is seen."""
    ahead: int = _THROWS_AFTER_THE_FIRST
    """How many throws are thought of before the dice are kept."""

    def balance(self, mine: Pawns, theirs: Pawns) -> float:
        return self._standing(mine, theirs) - self.others * self._standing(theirs, mine)

    def _standing(self, pawns: Pawns, others: Pawns) -> float:
        """The points of these pawns, and their chances of more."""
        worth = POINT * points(pawns)
        worth += sum(self.fives[(pawns & five).bit_count()] for five in FIVES if not five & others)
        return worth + sum(self.threes[(pawns & three).bit_count()] for three in _TRIPLES if not three & others)


class Position(NamedTuple):
    """The pawns of the player to move and of the opponent, how many the player has left, and the option."""

    mine: Pawns
    theirs: Pawns
    left: int
    forced: bool


class Greedy(RatingBot):
    """Rates in points: those of its lines less the opponent's, with chances of lines as parts of a point."""

    taste = Taste()

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._solved = SolvedTurn(Position(0, 0, 0, False), self.taste)

    def rate(self, view: MasterView, legal: Sequence[Action]) -> list[float]:
        position = self._position(view)
        if position != self._solved.position:  # the board does not change during a turn
            self._solved = SolvedTurn(position, self.taste)
        return [self._worth(action, view) / POINT for action in legal]

    def _position(self, view: MasterView) -> Position:
        state = imagine(view, view.seat, self._rng)
        mine, theirs = state.pawns[state.seat], state.pawns[1 - state.seat]
        return Position(mine, theirs, view.sides[view.seat].pawns_left, view.options.defi == "forced")

    def _worth(self, action: Action, view: MasterView) -> float:
        solved = self._solved
        match action:
            case Place(square):
                return solved.place[square]
            case Remove(square):
                return solved.remove[square]
            case Keep(dice):
                return solved.keeps(view.declared, view.throws_left)[dice]
            case Declare():
                worth = solved.keeps(True, view.throws_left)
                return max(worth[keep.dice] for keep in keep_actions(view.dice))
        return 0.0


class SolvedTurn:
    """What everything that can be done in one turn is worth, computed when it is needed."""

    def __init__(self, position: Position, taste: Taste) -> None:
        self.position, self.taste = position, taste
        self._stages: dict[bool, Sequence[Worth]] = {}

    @cached_property
    def _before(self) -> float:
        return self.taste.balance(self.position.mine, self.position.theirs)

    @cached_property
    def place(self) -> dict[Square, float]:
        mine, theirs = self.position.mine, self.position.theirs
        return {square: self._placed(mine | bit) for square, bit in BIT.items() if not (mine | theirs) & bit}

    def _placed(self, mine: Pawns) -> float:
        theirs = self.position.theirs
        if has_five(mine):
            return _WIN
        if self.position.left == 1:  # the last pawn ends the game: good if ahead, bad if behind
            ahead = points(mine) - points(theirs)
            return _WIN if ahead > 0 else -_WIN if ahead < 0 else 0.0
        return self._better(mine, theirs)

    @cached_property
    def remove(self) -> dict[Square, float]:
        mine, theirs = self.position.mine, self.position.theirs
        return {square: self._better(mine, theirs & ~BIT[square]) for square in squares_of(theirs)}

    def _better(self, mine: Pawns, theirs: Pawns) -> float:
        return self.taste.balance(mine, theirs) - self._before

    def keeps(self, declared: bool, throws_left: int) -> Worth:
        """What each keep is worth with this many throws to come."""
        if declared not in self._stages:
            self._stages[declared] = solve_turn(lambda dice: self._lying(dice, declared), self.taste.ahead)
        return self._stages[declared][min(throws_left, self.taste.ahead) - 1]

    def _lying(self, dice: Dice, declared: bool) -> float:
        """What these dice are worth after the second or third throw; ending the turn is worth nothing."""
        may_place = opened(dice, False, declared, self.position.forced)
        worth = [value for square, value in self.place.items() if may_place & BIT[square]]
        if is_yam(dice):
            worth += self.remove.values()
        return max(0.0, max(worth, default=0.0))
