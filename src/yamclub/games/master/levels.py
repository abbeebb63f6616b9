"""The novice and the club player of Yam Master: they rate as ``greedy`` does, with blind spots, and slip."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import ClassVar

from yamclub.game import Action
from yamclub.games.master.greedy import Greedy, Taste
from yamclub.games.master.moves import Declare, Place, Remove, Stop
from yamclub.games.master.view import MasterView
from yamclub.mechanics.levels import Erring

_UNLIKE_PEOPLE = 1.0
"""Points off for what hardly anybody does: throw on with what they wanted on the table, or end a turn for nothing."""


class _Person(Greedy, Erring):
    shy: ClassVar[float] = 0.0
    """Points by which it underrates a défi."""

    def rate(self, view: MasterView, legal: Sequence[Action]) -> list[float]:
        worth = super().rate(view, legal)
        enough = max((one for one, action in zip(worth, legal, strict=True) if _is_end(action)), default=-inf)
        return [self._felt(one, action, enough) for one, action in zip(worth, legal, strict=True)]

    def _felt(self, worth: float, action: Action, enough: float) -> float:
        if isinstance(action, Declare):
            worth -= self.shy
        unlikely = isinstance(action, Stop) or (not _is_end(action) and worth <= enough)
        return worth - _UNLIKE_PEOPLE if unlikely else worth


def _is_end(action: Action) -> bool:
    return isinstance(action, Place | Remove)


class Club(_Person):
    """Builds its own lines well, and sees less of the opponent's than there is."""

    taste = Taste(others=0.75)
    slip = 0.06


class Novice(_Person):
    """Plays for points in reach, thinks of one throw at a time, and sees big threats only."""

    taste = Taste(fives=(0.0, 0.0, 0.0, 0.5, 4.0, 1000.0), others=0.25, ahead=1)
    slip = 0.24
    shy = 0.5
