"""Quick play, for games that random play makes very long: most matches are played so, the others at random."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from yamclub.batch.table import Table
from yamclub.games.color import batch_columns as color
from yamclub.games.yami import batch_rows as yami

AT_RANDOM = 64
"""One match in so many is played at random from start to end."""
Rng = np.random.Generator


def quick(table: Table, rng: Rng) -> list[int] | None:
    """An action for each match; None for a game that needs no haste."""
    hurry = _HURRY.get(table.game.id)
    if hurry is None:
        return None
    chosen = table.random_actions().copy()
    hasty = rng.random(table.n) < 0.95
    hasty[::AT_RANDOM] = False
    hurry(table, chosen, hasty & (table.last.mover >= 0), rng)
    listed: list[int] = chosen.tolist()
    return listed


_DIFFICULTY = np.array([3] * 8 + [1, 2, 3, 6, 7, 9, 5, 10])
"""Of a box of YAMI."""


def _yami(table: Table, chosen: Any, hasty: Any, rng: Rng) -> None:
    """Lay down as soon as possible; take from the stock; keep values of which there are most, and easy boxes free."""
    mask = table.last.mask
    may_take = mask[:, yami.TAKE_STOCK] & hasty
    chosen[may_take] = yami.TAKE_STOCK
    for first in (yami.CANCELS, yami.MARKS, yami.LAY_DOWNS):
        boxes = mask[:, first : first + yami.BOXES] * _DIFFICULTY
        some = boxes.any(axis=1) & hasty
        chosen[some] = first + np.argmax(boxes[some], axis=1)
    discard = mask[:, yami.DISCARDS : yami.LAY_DOWNS].any(axis=1) & hasty
    hands = table.last.observation[discard][:, yami.SEEN_PLAYERS :][:, : yami.CARDS].reshape(-1, 8, 4)
    free = table.last.observation[discard][:, yami.SEEN_PLAYERS + yami.CARDS :][:, : yami.VALUES] < 0
    alike = ((hands > 0).sum(axis=2) * (1 + free))[:, :, None]
    spare = (hands > 0) * (9.0 - alike + 9 * (hands > 1) + rng.random(hands.shape))
    chosen[discard] = yami.DISCARDS + np.argmax(spare.reshape(-1, yami.CARDS), axis=1)


def _color(table: Table, chosen: Any, hasty: Any, rng: Rng) -> None:
    """Announce the highest free number that is not too high, or nothing: fines make the pile new again."""
    rows, mask = table.rows, table.last.mask
    race = (rows[:, color.PHASE] == color.ANNOUNCING) & hasty
    numbers = table._tables.matching[rows[race, color.THROWN], rows[race, color.CARD]]
    right = mask[race][:, : color.LAYS] & (np.arange(color.LAYS) <= numbers[:, None])
    best = np.argmax(right * np.arange(1, color.LAYS + 1), axis=1)
    chosen[race] = np.where(right.any(axis=1), best, len(table.actions) - 1)  # else silence


_HURRY: dict[str, Callable[[Table, Any, Any, Rng], None]] = {"yami": _yami, "color": _color}
