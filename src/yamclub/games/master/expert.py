"""The expert of Yam Master: it plays for the chance to win, by what it learned from matches against itself.

Every end that its turn can have is valued, the opponent's turn after it solved exactly; then its own turn is
solved for the best chance, with a défi and without.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from yamclub.game import Action
from yamclub.games.master.board import SQUARES
from yamclub.games.master.moves import Declare, Place, Remove
from yamclub.games.master.rules import MasterState, imagine
from yamclub.games.master.view import MasterView
from yamclub.mechanics.rating import RatingBot
from yamclub.mechanics.throwing import Keep
from yamclub.mechanics.weights import folder_of

if TYPE_CHECKING:
    from yamclub.games.master.values import Turns

_INDEX = {square: index for index, square in enumerate(SQUARES)}
POINTS_OF_A_WIN = 20.0
"""Ratings are in points, and what a match is about is worth so many."""


@lru_cache(maxsize=512)
def _solved(mine: int, theirs: int, turns: int, forced: bool, folder: Path) -> Turns:
    """The turn of the player whose pawns are given first; kept, because each of its throws asks again."""
    import numpy as np

    from yamclub.games.master.values import learned, looked_ahead, solve

    worth = looked_ahead(mine, theirs, turns, forced, learned())
    return solve(np.array([mine]), np.array([theirs]), worth, forced)


def solved_turn(state: MasterState) -> Turns:
    """The turn that a state is in the middle of."""
    mine, theirs = state.pawns[state.seat], state.pawns[1 - state.seat]
    return _solved(mine, theirs, state.turns, state.options.defi == "forced", folder_of("master"))


class Expert(RatingBot):
    """Rates by the chance to win, in parts of what a win is worth; a draw is half a win."""

    def rate(self, view: MasterView, legal: Sequence[Action]) -> list[float]:
        turn = solved_turn(imagine(view, view.seat, self._rng))
        return [POINTS_OF_A_WIN * chance_after(turn, action, view) for action in legal]


def chance_after(turn: Turns, action: Action, view: MasterView) -> float:
    """The chance to win once this was done."""
    from yamclub.games.master.values import DARED, STOP
    from yamclub.solve.numbering import FIRST_THROW, number_of

    match action:
        case Keep(dice):
            return float(turn.kept[view.throws_left - 1][0, int(view.declared), number_of()[dice]])
        case Declare():
            return float(turn.thrown[-1][0, DARED, number_of()[view.dice] - FIRST_THROW])
        case Place(square):
            return float(turn.ends[0, _INDEX[square]])
        case Remove(square):
            return float(turn.ends[0, len(SQUARES) + _INDEX[square]])
    return float(turn.ends[0, STOP])
