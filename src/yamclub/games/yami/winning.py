"""Shares of the win: what expected totals are worth, by how far matches end from what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from yamclub.games.yami.board_values import board_values
from yamclub.games.yami.boxes import Sheet, bonus_from
from yamclub.mechanics.weights import load

Array = Any
LAYOUT = "yami 1"
_STEEP = 1.702
"""A logistic curve this steep is nearly the normal distribution."""
_LUCK = np.linspace(-2.6, 2.6, 11)
_ODDS = np.exp(-(_LUCK**2) / 2) / np.exp(-(_LUCK**2) / 2).sum()


def shares(totals: Array, spread: float) -> Array:
    """outcomes × seats: the chance that each of these expected totals ends highest, if all may miss by ``spread``."""
    ahead = (totals[:, :, None] - totals[:, None, :]) / max(spread, 1e-3)
    beats = 1 / (1 + np.exp(-_STEEP * np.clip(ahead[..., None] + _LUCK, -12, 12)))
    seats = totals.shape[1]
    beats[:, np.arange(seats), np.arange(seats)] = 1
    wins = (beats.prod(axis=2) * _ODDS).sum(axis=2)
    return wins / wins.sum(axis=1, keepdims=True)


@lru_cache(maxsize=1 << 10)
def expected_total(sheet: Sheet, seats: int) -> float:
    """What a board is expected to be worth in the end."""
    board = np.array([[-1 if one is None else one for one in sheet]])
    left = board_values(load("yami", LAYOUT), board, seats, bonus_from(seats))[0]
    return float(left) + sum(one for one in sheet if one is not None)


def spread_in(weights: Mapping[str, Array], seats: int, deal: int, part: float) -> float:
    """How far totals miss what is expected of them, in the course of a deal: with this part of its luck to come."""
    before, after = (float(weights[f"spread{seats}"][at]) for at in (deal - 1, deal))
    return float(np.sqrt(after**2 + part * max(before**2 - after**2, 0)))
