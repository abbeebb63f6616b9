"""What each action of YAM color is worth to every seat, as far as the seat that acts can know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from yamclub.game import Action
from yamclub.games.color.beliefs import Felt, believed
from yamclub.games.color.colours import SPOTS, matching
from yamclub.games.color.moves import Claim, Lay
from yamclub.games.color.round_worths import RoundWorths, Said
from yamclub.games.color.standing import FEW_ROUNDS
from yamclub.games.color.view import ColorView

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Worths = NDArray[np.float64]


def rows_of(view: ColorView, seat: int, legal: Sequence[Action], felt: Felt) -> Worths:
    """A row per action. To feel on, or to say nothing, is worth what the table makes of it without a call."""
    if isinstance(legal[0], Lay):
        return np.array([staked(view, seat, action.cards) for action in legal if isinstance(action, Lay)])
    worths, chances = RoundWorths(view), chances_of(view, felt)
    return np.array([_called(view, seat, action, worths, chances) for action in legal])


def felt_now(view: ColorView, seat: int) -> Felt:
    """What a finger is on; who plays remembers more."""
    return {touch.item: touch.colour for touch in view.touches if touch.seat == seat}


def chances_of(view: ColorView, felt: Felt) -> Worths:
    """How likely each number is the true one: certain, for who sees the dice and the card."""
    if view.dice is not None and view.card is not None:
        number = matching(view.dice, view.card)
        return np.array([float(one == number) for one in range(SPOTS + 1)])
    if view.phase in ("announcing", "feeling"):
        return believed(view, felt)
    return np.full(SPOTS + 1, 1 / (SPOTS + 1))


def waiting_of(view: ColorView) -> list[int]:
    called = {claim.seat for claim in view.claims}
    return [seat for seat in view.contenders if seat not in called]


def claims_of(view: ColorView) -> list[Said]:
    return [Said(claim.seat, claim.number) for claim in view.claims]


def table_worth(view: ColorView, worths: RoundWorths, chances: Worths) -> Worths:
    """What the round is worth to everybody at this moment, whoever is next to speak."""
    return _over(chances, worths, claims_of(view), waiting_of(view))


def staked(view: ColorView, seat: int, cards: int) -> Worths:
    """K15: with so many of its cards staked, as others did so far. A seat wins the round as often as it won others."""
    laid = [len(player.stake) for player in view.players]
    laid[seat] += cards
    return RoundWorths(view, laid).to_come([likely(view, one) for one in view.contenders])


def likely(view: ColorView, seat: int) -> float:
    """How likely this seat wins the next round, from those it has won so far."""
    held = [len(player.cards) + len(player.stake) for player in view.players]
    return (held[seat] + FEW_ROUNDS / len(held)) / (sum(held) + FEW_ROUNDS)


def _called(view: ColorView, seat: int, action: Action, worths: RoundWorths, chances: Worths) -> Worths:
    called = [*claims_of(view), Said(seat, action.number)] if isinstance(action, Claim) else claims_of(view)
    return _over(chances, worths, called, [one for one in waiting_of(view) if one != seat])


def _over(chances: Worths, worths: RoundWorths, claims: Sequence[Said], waiting: Sequence[int]) -> Worths:
    rows = [chance * worths.worth(claims, waiting, number) for number, chance in enumerate(chances) if chance]
    return np.asarray(np.sum(rows, axis=0))
