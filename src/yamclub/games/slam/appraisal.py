"""What the coach asks of Yamslam: exact alone, else the turn and the next one solved over the expert's judgement."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING

import numpy as np

from yamclub.game import Action
from yamclub.games.slam.perfect import Perfect
from yamclub.games.slam.positions import GOAL
from yamclub.games.slam.reasons import why
from yamclub.games.slam.rules import SlamState, imagine
from yamclub.games.slam.turn import solved_turn
from yamclub.games.slam.view import SlamView
from yamclub.games.slam.worths import by_seat, of_opening
from yamclub.mechanics.appraisal import OF_A_WIN, Limits
from yamclub.mechanics.throwing import THROWS
from yamclub.solve.numbering import FIRST_THROW, number_of
from yamclub.solve.policy import known, policy

if TYPE_CHECKING:
    from random import Random

    from numpy.typing import NDArray

    from yamclub.mechanics.telling import Said

    Worths = NDArray[np.float64]

ALONE = Limits(2.0, 6.0, 16.0)
"""Alone a game brings about 870 points, and a good throw some dozens."""


class SlamAppraiser:
    hides = False

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def prepare(self, state: SlamState) -> None:
        if state.players == 1 and find_spec("numba") is not None:
            policy(Perfect.question(state.options))

    def exact(self, state: SlamState) -> bool:
        return state.players == 1 and state.options.series == "single" and self._solved(state)

    def sees_all(self, state: SlamState) -> bool:
        return True

    def limits(self, state: SlamState) -> Limits:
        return ALONE if state.players == 1 else OF_A_WIN

    def outcomes(self, state: SlamState) -> Worths | None:
        if state.opening is not None:
            return of_opening(state, state.opening)
        number, to_come = number_of(), THROWS - state.throws - 1
        lying = [state.dice + throw.dice for throw in state.chance().outcomes]
        if self._solved(state):
            thrown = self._perfect.thrown(state.view(0), to_come)
            return self._earlier(state) + np.array([[thrown[dice]] for dice in lying])
        shares = solved_turn(state).thrown[to_come][0][[number[dice] - FIRST_THROW for dice in lying]]
        return by_seat(state, shares, state.seat) * (GOAL if state.players == 1 else 1)

    def actions(self, view: SlamView, seat: int, legal: Sequence[Action]) -> Worths:
        state = imagine(view, seat, self._rng)
        if self._solved(state):
            return self._earlier(state) + np.array(self._perfect.rate(view, legal))[:, None]
        turn = solved_turn(state)
        shares = np.stack([turn.after(action, view.throws_left, yamslam=view.yamslam) for action in legal])
        return by_seat(state, shares, seat) * (GOAL if state.players == 1 else 1)

    def why(self, view: SlamView, seat: int, best: Action, other: Action | None) -> Said | None:
        state = imagine(view, seat, self._rng)
        ends = np.array(self._perfect.ends(view)) if self._solved(state) else solved_turn(state).mine[0]
        return why(view, ends, best, other)

    # --- alone

    @cached_property
    def _perfect(self) -> Perfect:
        return Perfect(self._rng)

    @staticmethod
    def _solved(state: SlamState) -> bool:
        return (
            state.players == 1 and find_spec("numba") is not None and known(Perfect.question(state.options)) is not None
        )

    @staticmethod
    def _earlier(state: SlamState) -> float:
        return float(sum(game[0] for game in state.games))
