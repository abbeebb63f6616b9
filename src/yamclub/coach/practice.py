"""Practice: one position, one question, and what the answer is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import Any

import numpy as np

from yamclub.coach.analysis import mark_of, option_of
from yamclub.coach.judging import appraiser_of
from yamclub.coach.practice_question import Graded, Question, Source
from yamclub.coach.report import Caution
from yamclub.errors import Code, YamError
from yamclub.game import Action, Game, Options, State
from yamclub.games import game as find_game
from yamclub.kernel.codec import BadJson, convert, encode, to_builtins
from yamclub.mechanics.appraisal import Limits

_ID_LENGTH = 16
_DIGITS = 5
"""Of a worth that are kept. The limits of marks are far coarser."""
_POINTS = (100.0, 80.0, 50.0, 20.0, 0.0)
"""For a choice that costs nothing, an inaccuracy, a mistake, a blunder, two blunders; in between, in proportion."""


def question_of(
    game: Game,
    seats: int,
    options: Mapping[str, Any] | Options,
    view: Any,
    seat: int,
    legal: Sequence[Action],
    *,
    worths: Sequence[float] | None = None,
    source: Source = "generated",
) -> Question:
    """What this seat is asked. Nothing but its view goes in, so what it can't know makes no difference."""
    appraiser, imagined = appraiser_of(game), imagined_from(game, view, seat)
    if worths is None:
        appraiser.prepare(imagined)
        found = np.asarray(appraiser.actions(view, seat, legal), dtype=np.float64)[:, seat].tolist()
    else:
        found = list(worths)
    asked = {
        "game": game.id,
        "rules": game.version,
        "seats": seats,
        "options": to_builtins(options),
        "seat": seat,
        "view": to_builtins(view),
        "legal": tuple(to_builtins(action) for action in legal),
    }
    return Question(
        id=sha256(encode(asked)).hexdigest()[:_ID_LENGTH],
        worths=tuple(round(float(one), _DIGITS) for one in found),
        limits=appraiser.limits(imagined),
        exact=appraiser.exact(imagined),
        source=source,
        **asked,
    )


def imagined_from(game: Game, view: Any, seat: int) -> State:
    """A state that this seat can't tell from the real one."""
    return game.imagine(view, seat, Random(0))  # noqa: S311 - only to tell options by


class Asked:
    """A question with its view and actions as typed values. Raises where its game or rules are not known here."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.game = find_game(question.game, question.rules)
        try:
            self.view = convert(question.view, self.game.view)
            self.legal: list[Action] = [convert(one, self.game.actions) for one in question.legal]
        except BadJson as bad:
            raise YamError(Code.BAD_QUESTION, why=str(bad)[:80]) from None
        if len(question.worths) != len(self.legal) or not self.legal:
            raise YamError(Code.BAD_QUESTION, why="worths")

    def place_of(self, action: Any) -> int:
        """The place of an action, or of its JSON, among those that may be chosen."""
        try:
            return self.legal.index(convert(to_builtins(action), self.game.actions))
        except (*BadJson, ValueError):
            raise YamError(Code.NOT_A_MOVE_HERE) from None

    def grade(self, place: int) -> Graded:
        """What the choice at this place costs, in points and in words."""
        question, worths = self.question, self.question.worths
        best = place if worths[place] >= max(worths) else question.best
        cost = worths[best] - worths[place]
        why = None
        if best != place:
            why = appraiser_of(self.game).why(self.view, question.seat, self.legal[best], self.legal[place])
        state = imagined_from(self.game, self.view, question.seat)
        chosen, better = (
            option_of(self.game, state, question.seat, self.legal[one], worths[one]) for one in (place, best)
        )
        mark = mark_of(cost, question.limits)
        caution = Caution(chosen=chosen, best=better, cost=cost, unit=question.unit, mark=mark, why=why)
        return Graded(points=points_of(cost, question.limits), caution=caution)


def points_of(cost: float, limits: Limits) -> int:
    """Out of a hundred: 80 at the limit of an inaccuracy, 50 of a mistake, 20 of a blunder, 0 at twice that.

    >>> [points_of(cost, Limits(0.01, 0.03, 0.08)) for cost in (0, 0.01, 0.03, 0.08, 0.5)]
    [100, 80, 50, 20, 0]
    """
    costs = (0.0, limits.inaccuracy, limits.mistake, limits.blunder, 2 * limits.blunder)
    return round(float(np.interp(cost, costs, _POINTS)))
