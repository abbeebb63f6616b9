"""What the coach asks of YAMI: what the expert expects of a hand it holds and of boards, as shares of the win.

A choice is judged by the hand and what was seen of the others, never by what they hold. Draws are judged with all hands
open. What lies between is luck: hands that nobody could know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from msgspec.structs import replace

from yamclub.game import Action
from yamclub.games.yami.expert import Expert, seen_by
from yamclub.games.yami.judge import prepare, shown_by
from yamclub.games.yami.moves import Cancel, LayDown, Mark
from yamclub.games.yami.reasons import why
from yamclub.games.yami.rules import YamiState
from yamclub.games.yami.search import LATE, LEVEL, LUCK_LEFT
from yamclub.games.yami.view import YamiView
from yamclub.games.yami.winning import LAYOUT, expected_total, shares, spread_in
from yamclub.games.yami.worths import WORTHS
from yamclub.mechanics.appraisal import WITH_SECRETS, Limits
from yamclub.mechanics.weights import load

if TYPE_CHECKING:
    from random import Random

    from numpy.typing import NDArray

    from yamclub.mechanics.telling import Said

    Worths = NDArray[np.float64]


class YamiAppraiser:
    hides = True

    def __init__(self, rng: Random) -> None:
        self._expert = Expert(rng)

    def prepare(self, state: YamiState) -> None:
        """Everything is there."""

    def exact(self, state: YamiState) -> bool:
        return False

    def sees_all(self, state: YamiState) -> bool:
        """Cards are judged with all hands open, choices by the hand of who chooses."""
        return state.turn().chance

    def limits(self, state: YamiState) -> Limits:
        return WITH_SECRETS

    def outcomes(self, state: YamiState) -> Worths | None:
        return WORTHS.of_outcomes(state)

    def actions(self, view: YamiView, seat: int, legal: Sequence[Action]) -> Worths:
        rated = np.array(self._expert.rate(view, legal))
        seats = len(view.players)
        totals = np.array([expected_total(player.sheet, seats) for player in view.players])
        weights, follows = load("yami", LAYOUT), isinstance(legal[0], Mark | Cancel)
        if follows:
            totals = totals + _others_follow(view, seat)
        if view.deal >= LATE and any(isinstance(action, LayDown) for action in legal):
            return _with_share(totals, rated / (LEVEL * spread_in(weights, seats, view.deal, LUCK_LEFT)), seat, view)
        gains = np.zeros((len(legal), seats))
        gains[:, seat] = rated
        rows: Worths = shares(totals + gains, spread_in(weights, seats, view.deal, 0.0 if follows else LUCK_LEFT))
        return rows

    def why(self, view: YamiView, seat: int, best: Action, other: Action | None) -> Said | None:
        return why(view, seat, best, other)


def _others_follow(view: YamiView, seat: int) -> Worths:
    """What each of the others who follow gains: hands are open then, and each takes the best box.

    Who has chosen already too: what they chose is secret, and their boards show it only when all have.
    """
    gains, weights = np.zeros(len(view.players)), load("yami", LAYOUT)
    for other, player in enumerate(view.players):
        if other not in (seat, view.laid_by) and player.hand is not None:
            shows = shown_by(prepare(weights, seen_by(replace(view, you=other))))
            gains[other] = max(float(shows.marks.max()), float(shows.cancels.max()))
    return gains


def _with_share(totals: Worths, mine: Worths, seat: int, view: YamiView) -> Worths:
    """Rows with this share of one seat; the others divide the rest as their boards let expect."""
    seats = len(totals)
    others = shares(totals[None, :], spread_in(load("yami", LAYOUT), seats, view.deal, LUCK_LEFT))[0]
    others[seat] = 0.0
    mine = np.clip(mine, 0.0, 1.0)
    rows: Worths = (1 - mine)[:, None] * (others / others.sum())
    rows[:, seat] = mine
    return rows
