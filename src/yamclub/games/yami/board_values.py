"""What the free boxes of boards are worth, as learned, and what closing one of them gains."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from yamclub.games.yami.boxes import A_CARD, BONUS
from yamclub.games.yami.hand_values import COMBINATIONS, NOTHING, VALUES, Gains
from yamclub.mechanics.network import forward

Array = Any
FREE = -1
BOXES = VALUES + COMBINATIONS
PACES = (9.0, 11.0, 13.0, 15.0)
"""Points per value box, with which the bonus may or may not be reached."""
BOARD_INPUTS = 2 * BOXES + 3 + len(PACES)
EARNED = 2 * BOXES + 2
"""The input that says whether the bonus is earned already."""
POINTS = np.float32(10)
"""Networks work in tens of points."""


def board_inputs(boards: Array, bonus_from: int) -> Array:
    """boards × ``BOARD_INPUTS``. A board is sixteen numbers: points, 0 where cancelled, -1 while free."""
    free = boards == FREE
    values = free[:, :VALUES].sum(axis=1)
    above = np.where(free[:, :VALUES], 0, boards[:, :VALUES]).sum(axis=1)
    inputs = np.zeros((len(boards), BOARD_INPUTS), np.float32)
    many = free.sum(axis=1)
    inputs[:, :BOXES] = free
    inputs[:, BOXES : 2 * BOXES] = free * (many[:, None] / np.float32(BOXES))
    inputs[:, 2 * BOXES], inputs[:, 2 * BOXES + 1] = values / 8, many / 16
    inputs[:, EARNED] = above >= bonus_from
    for place, pace in enumerate(PACES):  # about the chance of the bonus, at this pace
        lead = (above + pace * values - bonus_from + 2.5) / (3 * np.sqrt(values) + 0.1)
        inputs[:, EARNED + 1 + place] = 1 / (1 + np.exp(-np.clip(lead, -20, 20)))
    return inputs


def board_values(weights: Mapping[str, Array], boards: Array, seats: int, bonus_from: int) -> Array:
    """The points that boards are still to bring, the bonus included."""
    inputs = board_inputs(boards, bonus_from)
    earned = inputs[:, EARNED] * BONUS
    full = inputs[:, 2 * BOXES + 1] == 0
    return np.where(full, earned, forward(weights, inputs, f"board{seats}-")[:, 0] * POINTS + earned)


_CARDS = np.arange(1, 5)


def gains_of(
    weights: Mapping[str, Array], boards: Array, combination_points: Array, seats: int, bonus_from: int, *, freely: bool
) -> tuple[Gains, Array]:
    """What closing each box of these boards gains, and what each of them is worth now.

    Every board is asked with each box closed: a value box with no card to four, a combination with its points or not.
    """
    many = len(boards)
    closings = VALUES * 5 + COMBINATIONS * 2
    after = np.repeat(boards[:, None, :], closings + 1, axis=1)
    points = np.zeros(closings + 1, np.float32)
    for box in range(VALUES):
        for cards in range(5):
            after[:, box * 5 + cards, box] = points[box * 5 + cards] = A_CARD * cards
    for combination in range(COMBINATIONS):
        place = VALUES * 5 + 2 * combination
        after[:, place, VALUES + combination] = 0
        after[:, place + 1, VALUES + combination] = points[place + 1] = combination_points[combination]
    worths = board_values(weights, after.reshape(-1, BOXES), seats, bonus_from).reshape(many, closings + 1)
    now = worths[:, closings]
    gains = (worths + points - now[:, None]).astype(np.float32)
    values = np.where(boards[:, :VALUES, None] == FREE, gains[:, : VALUES * 5].reshape(many, VALUES, 5), NOTHING)
    combinations = np.where(
        boards[:, VALUES:, None] == FREE,
        gains[:, VALUES * 5 : closings].reshape(many, COMBINATIONS, 2),
        NOTHING,
    )
    cancels = np.concatenate([values[:, :, 0], combinations[:, :, 0]], axis=1)
    values[:, :, 0] = NOTHING
    return Gains(values, combinations[:, :, 1], cancels.max(axis=1), freely, cancels), now
