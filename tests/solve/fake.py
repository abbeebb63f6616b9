"""A target that is solved at once, to test everything around solving."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from yamclub.errors import YamError
from yamclub.solve.solution import Distribution, Progress, Question, Solution, Target
from yamclub.solve.tables import Watcher, solved

FAKE = Target(
    id="fake",
    options={"bonus": ("on", "off")},
    without_effect={"colour": ("red", "blue")},
    objectives=("score", "all"),
    most_points=lambda options: 300 if options["bonus"] == "on" else 265,
    solver="tests.solve.fake",
    sources=(),
)
SOLVED: list[str] = []
"""What was solved in this process, in order."""


def solve(target: str, options: Mapping[str, str], objective: str, progress: Progress) -> Solution:
    SOLVED.append(objective)
    for part in range(5):
        progress(part, 4)
    values = np.arange(200_000.0) + (0.5 if options["bonus"] == "on" else 0.0)
    return Solution(float(values[-1]), len(values), 0.25, values)


def distribution(
    target: str, options: Mapping[str, str], objective: str, solution: Solution, progress: Progress
) -> Distribution:
    SOLVED.append("scores")
    return {10: 0.25, 7: 0.125, 300: 0.625}


def question(objective: str = "score", **options: object) -> Question:
    return FAKE.question(options, objective)


class Told(Watcher):
    """Notes what it is told."""

    def __init__(self) -> None:
        self.refusals: list[YamError] = []
        self.begun = 0
        self.parts: list[tuple[int, int]] = []

    def begins(self) -> None:
        self.begun += 1

    def progress(self, done: int, of: int) -> None:
        self.parts.append((done, of))

    def mended(self, refusal: YamError) -> None:
        self.refusals.append(refusal)


def main(folder: str, times: int) -> None:
    """Solve again and again, for a test with several processes: prints what was told."""
    os.environ["YAMCLUB_CACHE"] = str(Path(folder))
    told = Told()
    for number in range(times):
        found = solved(question(), told, again=number % 2 == 0)
        assert found.solution.values[-1] == found.solution.value == 199_999.5
    sys.stdout.write(f"{len(told.refusals)}\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
