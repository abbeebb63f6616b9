"""The best play of YAM menteur's sheet filled alone and honestly."""

from __future__ import annotations

from collections.abc import Mapping

from yamclub.mechanics.sheet_scores import score_chances
from yamclub.mechanics.sheet_solution import solve_sheet
from yamclub.mechanics.sheet_states import SheetRules
from yamclub.solve.solution import Distribution, Progress, Solution


def rules_of(options: Mapping[str, str]) -> SheetRules:
    return SheetRules("five", chance_last=options["chance"] == "last", locks=True)


def solve(target: str, options: Mapping[str, str], objective: str, progress: Progress) -> Solution:
    return solve_sheet(rules_of(options), objective, progress)


def distribution(
    target: str, options: Mapping[str, str], objective: str, solution: Solution, progress: Progress
) -> Distribution:
    """The exact probability of every score under the play that is best on average."""
    return score_chances(rules_of(options), solution.values, progress)
