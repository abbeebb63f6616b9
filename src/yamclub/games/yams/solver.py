"""The best play of the classic alone, and of Yahtzee as the literature has it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from yamclub.games.yams.targets import YAHTZEE
from yamclub.mechanics.sheet import Straights
from yamclub.mechanics.sheet_scores import score_chances
from yamclub.mechanics.sheet_solution import solve_sheet
from yamclub.mechanics.sheet_states import SheetRules
from yamclub.solve.solution import Distribution, Progress, Solution


def rules_of(target: str, options: Mapping[str, str]) -> SheetRules:
    if target == YAHTZEE.id:
        return SheetRules(extra_yams="free" if options["bonus"] == "on" else "no")
    straights = cast("Straights", options["straights"])
    return SheetRules(straights, "forced" if options["extra_yams"] == "yes" else "no")


def solve(target: str, options: Mapping[str, str], objective: str, progress: Progress) -> Solution:
    return solve_sheet(rules_of(target, options), objective, progress)


def distribution(
    target: str, options: Mapping[str, str], objective: str, solution: Solution, progress: Progress
) -> Distribution:
    """The exact probability of every score under the play that is best on average."""
    return score_chances(rules_of(target, options), solution.values, progress)
