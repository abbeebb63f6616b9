"""The very last turn of a match between two, by a player who knows what to beat."""

from __future__ import annotations

import numpy as np

from yamclub.games.yams.learned import Floats, Ints, Sheet
from yamclub.games.yams.moves import YamsOptions
from yamclub.games.yams.writing import endings
from yamclub.mechanics.sheet import BONUS, BONUS_FROM
from yamclub.solve.turn_search import TurnSearch


def best_reply(sheet: Sheet, options: YamsOptions, scores: Ints) -> Floats:
    """The share of the win of whoever has this sheet and one turn left, against each of these final scores."""
    ways = endings(sheet.closed, sheet.upper, options)
    totals = sheet.written + ways.gained + np.where(ways.upper == BONUS_FROM, BONUS, 0)
    beaten, place = np.unique(scores, return_inverse=True)
    worth = (totals > beaten[:, None]) + 0.5 * (totals == beaten[:, None])
    never = np.full((len(beaten), 1), -np.inf)
    final = np.concatenate([worth, never], axis=1)[:, ways.number].max(axis=2)
    found: Floats = TurnSearch(final).kept[-1][:, 0][place]
    return found
