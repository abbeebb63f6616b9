"""The expert: its turn and the next one solved exactly, each for the share of the win of the side that plays it.

What follows then, a learned judge says. Alone it plays by the solved table, where one was made.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from yamclub.game import Action
from yamclub.games.slam.moves import SlamOptions, Take
from yamclub.games.slam.perfect import Perfect
from yamclub.games.slam.positions import points_of_share
from yamclub.games.slam.rules import imagine
from yamclub.games.slam.turn import turn_of
from yamclub.games.slam.view import SlamView
from yamclub.mechanics.rating import RatingBot
from yamclub.mechanics.throwing import Keep
from yamclub.solve.policy import known

if TYPE_CHECKING:
    from random import Random


class Expert(RatingBot):
    """Rates in points: as many as change the share of the win by as much, at the start of a game."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._perfect = Perfect(rng) if find_spec("numba") else None

    def rate(self, view: SlamView, legal: Sequence[Action]) -> list[float]:
        state = imagine(view, view.seat, self._rng)
        if state.players == 1 and self._perfect is not None and _is_solved(view.options):
            return self._perfect.rate(view, legal)
        turn, points = turn_of(state), points_of_share(len(state.held))

        def worth(action: Action) -> float:
            match action:
                case Take():
                    return turn.take(action, view.yamslam)
                case Keep(dice):
                    return turn.keep(dice, view.throws_left)
            return turn.fail()

        return [points * worth(action) for action in legal]


def _is_solved(options: SlamOptions) -> bool:
    return known(Perfect.question(options)) is not None
