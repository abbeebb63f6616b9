"""Sharper worths: choices that may matter are played on many times, with the luck of the draws taken out.

Each option is played on for a while, everybody doing what the appraiser thinks best, and then it says what was reached
is worth. Options share their imagined positions and their draws, as far as they go. What draws brought above their
mean is subtracted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from yamclub.coach.judging import Judged, appraiser_of, judged, worth_of
from yamclub.coach.line import Line
from yamclub.game import Action, Game, Mover, State
from yamclub.games import game as find_game
from yamclub.mechanics.appraisal import Appraiser, BelievingAppraiser

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Worths = NDArray[np.float64]

CANDIDATES = 3
"""So many options are played on, and the chosen one."""
CLOSE = 2.0
"""Only options whose cost is at most this many blunders."""
AHEAD = 12
"""Choices that are made before the appraiser is asked."""


class _Choice(NamedTuple):
    number: int
    state: State
    seat: int
    chosen: Action


def _chosen(line: Line) -> Iterator[Any]:
    return (one for one in line.steps if not isinstance(one.step.by, Mover))


class Sharper(NamedTuple):
    """What rollouts found: by place in the legal list, worths to every seat and the standard error to the mover."""

    found: dict[int, tuple[Worths, float]]

    def applied(self, choice: Judged, seat: int) -> tuple[Judged, list[float | None]]:
        """The choice with its sharper worths. What was not played on can't be the best, or it would have been."""
        rows = choice.worths.copy()
        top = max(float(mean[seat]) for mean, _ in self.found.values())
        for place in range(len(rows)):
            if place in self.found:
                rows[place] = self.found[place][0]
            elif rows[place, seat] >= top:
                rows[place] += (top - 1e-9 - rows[place, seat]) * (np.arange(rows.shape[1]) == seat)
        best = max(self.found, key=lambda place: (rows[place, seat], place == choice.chosen))
        errors = [self.found[place][1] if place in self.found else None for place in range(len(rows))]
        return Judged(choice.legal, rows, best, choice.chosen), errors


class Rollouts:
    """So many for each option that is played on; none, and nothing is."""

    def __init__(self, game: Game, appraiser: Appraiser, seats: int, count: int, jobs: int = 1) -> None:
        self.count, self._game, self._appraiser, self._seats, self._jobs = count, game, appraiser, seats, jobs
        self._believing = appraiser if isinstance(appraiser, BelievingAppraiser) else None

    def of_line(self, line: Line, progress: Callable[[int, int], None]) -> dict[int, Sharper]:
        """By number of the step, for every choice that may have cost something."""
        if not self.count or self._game.real_time:
            return {}
        choices = [_Choice(one.number, one.step.before, one.step.by, one.step.move) for one in _chosen(line)]
        found: dict[int, Sharper] = {}
        for done, (choice, sharper) in enumerate(zip(choices, self._sharper(choices), strict=True), start=1):
            if sharper is not None:
                found[choice.number] = sharper
            progress(done, len(choices))
        return found

    def _sharper(self, choices: list[_Choice]) -> Iterator[Sharper | None]:
        """In the order of the choices: in this process, or by several."""
        if self._jobs == 1:
            yield from map(self.of_choice, choices)
            return
        made_by = self._game.id, self._game.version, self._seats, self.count
        with ProcessPoolExecutor(self._jobs, get_context("spawn"), initializer=_begin, initargs=made_by) as pool:
            yield from pool.map(_ask, choices)

    def of_choice(self, asked: _Choice) -> Sharper | None:
        """None: there was nothing to choose between."""
        state, seat, seed = asked.state, asked.seat, asked.number
        if self._believing is not None and self._believing.believes(state):
            return None
        choice = judged(self._appraiser, state, seat, asked.chosen)
        places = self._candidates(state, choice, seat)
        if len(places) < 2:
            return None
        found = {}
        for place in places:
            ends = np.array([self._played(state, seat, choice.legal[place], (seed, n)) for n in range(self.count)])
            error = float(ends[:, seat].std(ddof=1) / np.sqrt(len(ends))) if len(ends) > 1 else 0.0
            found[place] = ends.mean(axis=0), error
        return Sharper(found)

    def _candidates(self, state: State, choice: Judged, seat: int) -> list[int]:
        mine = choice.worths[:, seat]
        least = mine.max() - CLOSE * self._appraiser.limits(state).blunder
        order = np.argsort(-mine, kind="stable")[:CANDIDATES].tolist()
        places = [place for place in order if mine[place] >= least]
        return places if choice.chosen in places else [*places, choice.chosen]

    def _played(self, state: State, seat: int, action: Action, seed: Sequence[int]) -> Worths:
        """Where it led to, less the luck on the way."""
        rng = Random(f"{seed}")  # noqa: S311 - not for dice that anybody plays with
        now = self._game.imagine(state.view(seat), seat, rng) if self._appraiser.hides else state
        now, luck, choices = now.apply(seat, action), np.zeros(self._seats), 0
        while not (turn := now.turn()).over and choices < AHEAD:
            if turn.chance:
                chance = now.chance()
                outcome = chance.pick(rng.randrange(chance.total))
                rows = self._appraiser.outcomes(now)
                if rows is not None:
                    weights = np.asarray(chance.weights, dtype=np.float64)
                    luck += rows[chance.outcomes.index(outcome)] - weights @ rows / chance.total
                now = now.apply(Mover.CHANCE, outcome)
            elif turn.seats:
                now = self._goes_on(now, turn.seats[0], rng)
                choices += 1
            else:
                now = now.apply(Mover.CLOCK, now.legal(Mover.CLOCK)[0])
        found: Worths = worth_of(self._appraiser, now, self._seats) - luck
        return found

    def _goes_on(self, state: State, seat: int, rng: Random) -> State:
        """Everybody plays on as the appraiser thinks best, or as it expects them to."""
        expected = None if self._believing is None else self._believing.goes_on(state, seat, rng)
        if expected is not None:
            return state.apply(seat, expected)
        legal = state.legal(seat)
        rows = self._appraiser.actions(state.view(seat), seat, legal)
        return state.apply(seat, legal[int(rows[:, seat].argmax())])


_here: dict[str, Rollouts] = {}
"""In a process of the pool, what answers."""


def _begin(game_id: str, version: int, seats: int, count: int) -> None:
    game = find_game(game_id, version)
    _here["rollouts"] = Rollouts(game, appraiser_of(game), seats, count)


def _ask(choice: _Choice) -> Sharper | None:
    return _here["rollouts"].of_choice(choice)
