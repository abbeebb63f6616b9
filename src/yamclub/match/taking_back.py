"""Taking a move back: whether a seat may, and what then stands. The same rule for all games.

A seat may take its last move back as long as nothing that could follow from it has: no draw, no move of the clock, no
move of a seat whose turn came only through it. Others who decide at the same time, in secret, don't end that: what
they did stands. The game says which kinds of action are reversible at all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from yamclub.game import Mover, Step, TakeBack

MOST_TAKEN_BACK = 5
"""By one seat between two draws, so that nobody can keep the others waiting, or the log growing, for ever."""


class Standing:
    """The moves of seats that stand since chance or the clock moved last."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self._taken_back: Counter[int] = Counter()

    def clear(self) -> None:
        self.steps = []
        self._taken_back.clear()

    def add(self, step: Step) -> None:
        if isinstance(step.by, Mover):
            self.clear()
        elif isinstance(step.move, TakeBack):
            self.steps = self.without_last(step.by) or []
            self._taken_back[step.by] += 1
        else:
            self.steps.append(step)

    def without_last(self, seat: int) -> list[Step] | None:
        """What stands once this seat has taken its last move back; None if it may not."""
        place = next((place for place, step in reversed([*enumerate(self.steps)]) if step.by == seat), None)
        if place is None or self._taken_back[seat] >= MOST_TAKEN_BACK:
            return None
        turn, taken, later = self.steps[-1].after.turn(), self.steps[place], self.steps[place + 1 :]
        beside = {step.by for step in later} <= set(taken.before.turn().seats)
        if turn.chance or turn.over or not beside or not _is_reversible(taken):
            return None
        remade = _remade(taken, later)
        return None if remade is None else self.steps[:place] + remade


def _is_reversible(step: Step) -> bool:
    shows = any(news.lays_open for news in step.news)
    return isinstance(step.move, step.before.reversible) and not shows


def _remade(taken: Step, later: Sequence[Step]) -> list[Step] | None:
    """The later moves as they are without the one taken back; None if one of them needed it."""
    state, remade = taken.before, []
    for step in later:
        if state.refusal(step.by, step.move, step.at) is not None:
            return None
        remade.append(state.advance(step.by, step.move, step.at))
        state = remade[-1].after
    return remade
