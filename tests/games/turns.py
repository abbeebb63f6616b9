"""Slow twins of what appraisers say: turns and ends of matches walked through by the rules alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from yamclub.bots import RandomBot, play
from yamclub.game import Action, Game, Mover
from yamclub.games.master.moves import Declare
from yamclub.mechanics.appraisal import Appraiser
from yamclub.mechanics.telling import Said
from yamclub.mechanics.throwing import Keep
from yamclub.terminal import Reader
from yamclub.words import LANGUAGES, Words

Worths = NDArray[np.float64]
Ending = Callable[[Any, int, Action], Worths | None]
"""What an action is worth with which the walk stops; None: it goes on."""


class Walk:
    """Every throw and every choice from a state on, whoever chooses playing for their own worth."""

    def __init__(self, ending: Ending) -> None:
        self._ending = ending
        self._found: dict[Any, Worths] = {}

    def __call__(self, state: Any) -> Worths:
        key = state.key()
        if key not in self._found:
            self._found[key] = self._worth(state)
        return self._found[key]

    def _worth(self, state: Any) -> Worths:
        result = state.result()
        if result is not None:
            first = np.array([float(place == 1) for place in result.places])
            shares: Worths = first / first.sum()
            return shares
        if state.turn().chance:
            chance = state.chance()
            rows = np.array([self(state.apply(Mover.CHANCE, one)) for one in chance.outcomes])
            mean: Worths = np.array(chance.weights, np.float64) @ rows / chance.total
            return mean
        (seat,) = state.turn().seats
        return max(self.choices(state), key=lambda row: float(row[seat]))

    def choices(self, state: Any) -> list[Worths]:
        """By legal action."""
        (seat,) = state.turn().seats
        return [self.after(state, seat, action) for action in state.legal(seat)]

    def after(self, state: Any, seat: int, action: Action) -> Worths:
        ended = self._ending(state, seat, action)
        return self(state.apply(seat, action)) if ended is None else ended


def whole_match() -> Walk:
    """To the end of the match: the shares of the win are what the rules say and nothing else."""
    return Walk(lambda *_: None)


def one_turn(appraiser: Appraiser) -> Walk:
    """To the end of the turn: what its ends are worth, the appraiser says."""

    def ending(state: Any, seat: int, action: Action) -> Worths | None:
        if isinstance(action, Keep | Declare):
            return None
        found: Worths = appraiser.actions(state.view(seat), seat, [action])[0]
        return found

    return Walk(ending)


def agrees(appraiser: Appraiser, state: Any, walk: Walk, every: int = 1) -> None:
    """Every so many of the actions are worth what the walk finds, and throws after keeps are too."""
    (seat,) = state.turn().seats
    legal = state.legal(seat)
    rows = appraiser.actions(state.view(seat), seat, legal)
    for place in range(0, len(legal), every):
        np.testing.assert_allclose(rows[place], walk.after(state, seat, legal[place]), atol=1e-9)
        after = state.apply(seat, legal[place])
        if after.turn().chance and isinstance(legal[place], Keep):
            chance, found = after.chance(), appraiser.outcomes(after)
            assert found is not None
            assert found.shape == (len(chance), rows.shape[1])
            np.testing.assert_allclose(np.array(chance.weights) @ found / chance.total, rows[place], atol=1e-9)
            for outcome, row in list(zip(chance.outcomes, found, strict=True))[::31]:
                np.testing.assert_allclose(row, walk(after.apply(Mover.CHANCE, outcome)), atol=1e-9)


def choices_of(game: Game, seats: int, options: Any, seed: int, every: int) -> list[Any]:
    """States of a match of random bots in which somebody has a choice: every so many."""
    rng = Random(seed)
    steps = play(game.start(seats, options), [RandomBot(rng) for _ in range(seats)], rng)
    found = [step.before for step in steps if not isinstance(step.by, Mover) and len(step.before.legal(step.by)) > 1]
    return found[::every]


def reasons(appraiser: Appraiser, states: Sequence[Any], seed: int = 0) -> list[Said | None]:
    """Why the best choice is better than a few others, and good at all; read in both languages."""
    rng, told = Random(seed), []
    for state in states:
        (seat,) = state.turn().seats
        view, legal = state.view(seat), state.legal(seat)
        rows = appraiser.actions(view, seat, legal)
        best = legal[int(rows[:, seat].argmax())]
        others = [one for one in rng.sample(legal, min(3, len(legal))) if one != best]
        told += [appraiser.why(view, seat, best, other) for other in (*others, None)]
    return told


def is_readable(game: str, said: Said) -> bool:
    for language in LANGUAGES:
        text = Reader(Words(language, game), ("Ann", "Bob")).say(said)
        if not text.endswith(".") or "{" in text or "why" in text or "-" in text.split()[0]:
            return False
    return all(0 <= value <= 100 for value in said.args.values() if isinstance(value, int))
