"""Learning the futures of sheets: self-play, and the vectors that fit best what it found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from yamclub.games.yams.learned import (
    KINDS,
    LAYOUT,
    LENGTH,
    LOWER_ROWS,
    RULES,
    UNIT,
    UPPER_ROWS,
    Floats,
    Futures,
    Ints,
    upper_rows,
)
from yamclub.mechanics.learning import Arrays, Learning
from yamclub.mechanics.sheet import BOXES, UPPER
from yamclub.mechanics.sheet_states import TOTALS

_HELD = 0.01
"""How much a vector is held to what is expected of it, beside one state met."""
_ROUNDS = 6
"""Of fitting the two parts in turn."""
_MATTERS = np.array([1.0, 0.4, 0.1])
"""How much mean, spread and lean count when they can't all be fitted."""
_REMEMBERED = 4
"""Generations whose states are learned from together."""
_OFTEN = 20
"""How many times a state counts at most, however often it was met."""


class YamsLearning(Learning):
    """From the end of a sheet to its beginning, a box a generation; then whole sheets, again and again."""

    layout = LAYOUT

    def __init__(self, states: int = 50_000, generations: int = 20) -> None:
        self.states, self.generations, self.chunks = states, generations, len(RULES)

    def first(self, seed: int) -> Arrays:
        """Vectors that add what the two parts bring, with little beside it."""
        rng = np.random.default_rng(seed)
        upper = rng.normal(0.0, 0.1, (UPPER_ROWS, LENGTH))
        upper[:, : KINDS + 1] = _EXPECTED_ABOVE[: KINDS + 1]
        lower = rng.normal(0.0, 0.1, (len(RULES), LOWER_ROWS, KINDS, LENGTH))
        lower[..., : KINDS + 1] = _EXPECTED_BELOW[:, : KINDS + 1]
        return {
            "upper": upper,
            "lower": lower,
            "rows": np.zeros(0, np.int16),
            "columns": np.zeros(0, np.int16),
            "found": np.zeros((0, KINDS), np.float32),
        }

    def play(self, learned: Arrays, generation: int, chunk: int, seed: int) -> Arrays:
        from yamclub.games.yams.selfplay import play

        known = Futures(learned, chunk).table()
        states, found = play(known, chunk, self.states, min(generation + 1, len(BOXES)), seed % (1 << 31))
        sheet, total = np.divmod(states, TOTALS)
        return {
            "rows": upper_rows(sheet, total).astype(np.int16),
            "columns": (chunk * LOWER_ROWS + (sheet >> UPPER)).astype(np.int16),
            "found": (found / UNIT).astype(np.float32),
            "known": known[states] / UNIT,
        }

    def learn(
        self, learned: Arrays, played: Sequence[Arrays], generation: int, seed: int
    ) -> tuple[Arrays, Mapping[str, float]]:
        moved = np.concatenate([part["found"] - part["known"] for part in played])
        rows, columns, found, often = _newest(learned, played)
        upper, lower = learned["upper"], learned["lower"].reshape(-1, KINDS, LENGTH)
        weight: Floats = np.sqrt(np.minimum(often, _OFTEN))
        for _ in range(_ROUNDS):
            upper = _fitted_upper(upper, lower, rows, columns, found, weight)
            lower = _fitted_lower(upper, lower, rows, columns, found, weight)
        missed = np.einsum("nr,nkr->nk", upper[rows], lower[columns]) - found
        kept = slice(None, _REMEMBERED * self.states * self.chunks)
        now = {
            "upper": upper,
            "lower": lower.reshape(learned["lower"].shape),
            "rows": rows[kept],
            "columns": columns[kept],
            "found": found[kept],
        }
        measures = {
            "moved": float(np.abs(moved[:, 0]).mean() * UNIT),
            "missed": float(np.abs(missed[:, 0]).mean() * UNIT),
            "missed_spread": float(np.abs(missed[:, 1]).mean() * UNIT),
        }
        start = np.zeros(1, np.intp)
        for number, options in enumerate(RULES):
            name = f"start_{options.straights}_{options.extra_yams}"
            measures[name] = float(Futures(now, number).moments(start, start)[0, 0])
        return now, measures

    def weights(self, learned: Arrays) -> Arrays:
        return {name: learned[name].astype(np.float32) for name in ("upper", "lower")}


LEARNING = YamsLearning()

_EXPECTED_ABOVE = np.zeros(LENGTH)
_EXPECTED_ABOVE[0] = 1.0
_EXPECTED_BELOW = np.zeros((KINDS, LENGTH))
_EXPECTED_BELOW[np.arange(KINDS), 1 + np.arange(KINDS)] = 1.0
"""Vectors that only add: 1 times what the other part brings, of each kind."""


def _newest(learned: Arrays, played: Sequence[Arrays]) -> tuple[Ints, Ints, Floats, Ints]:
    """The states met, the newest first, with what was found of each the last time, and how often it was met now."""
    parts = [*played, learned]
    rows, columns, found = (np.concatenate([part[name] for part in parts]) for name in ("rows", "columns", "found"))
    _, first, often = np.unique(rows * np.int64(1 << 16) + columns, return_index=True, return_counts=True)
    order = np.argsort(first)
    first = first[order]
    return rows[first], columns[first], found[first], often[order]


def _fitted_upper(upper: Floats, lower: Floats, rows: Ints, columns: Ints, found: Floats, weight: Floats) -> Floats:
    """The vectors of the upper part that fit best, those of the lower part being what they are.

    A total that is seldom met is held to its neighbours, and one that was not met lies between them.
    """
    expected = _between_neighbours(upper)
    fitted = expected.copy()
    for row, part in _groups(rows):
        matters = weight[part, None] * _MATTERS
        beside, wanted = lower[columns[part]] * matters[:, :, None], found[part] * matters
        fitted[row] = _fit(beside.reshape(-1, LENGTH), wanted.ravel(), expected[row])
    return fitted


def _fitted_lower(upper: Floats, lower: Floats, rows: Ints, columns: Ints, found: Floats, weight: Floats) -> Floats:
    fitted = lower.copy()
    for column, part in _groups(columns):
        matters = weight[part, None]
        fitted[column] = _fit(upper[rows[part]] * matters, found[part] * matters, lower[column].T).T
    return fitted


def _groups(numbers: Ints) -> list[tuple[int, Ints]]:
    """By number, the places where it stands."""
    order = np.argsort(numbers, kind="stable")
    met, first = np.unique(numbers[order], return_index=True)
    return list(zip(met.tolist(), np.split(order, first[1:]), strict=True))


def _between_neighbours(upper: Floats) -> Floats:
    by_total = upper.reshape(-1, TOTALS, LENGTH)
    wide = np.pad(by_total, ((0, 0), (1, 1), (0, 0)), mode="edge")
    middle: Floats = ((wide[:, :-2] + wide[:, 2:]) / 2).reshape(upper.shape)
    return middle


def _fit(inputs: Floats, wanted: Floats, expected: Floats) -> Floats:
    """Least squares, held a little to what is expected."""
    left = inputs.T @ inputs + _HELD * np.eye(LENGTH)
    solution: Floats = np.asarray(np.linalg.solve(left, inputs.T @ wanted + _HELD * expected), np.float64)
    return solution
