"""A solved score sheet, for either aim."""

from __future__ import annotations

import numpy as np

from yamclub.mechanics.sheet_goal import solve_goal
from yamclub.mechanics.sheet_solver import solve_sheets
from yamclub.mechanics.sheet_states import SheetRules, count_states
from yamclub.solve.solution import Progress, Solution, points_of


def solve_sheet(rules: SheetRules, objective: str, progress: Progress) -> Solution:
    """For the score on average, ``values[sheet, total]`` of every sheet; for the chance of enough points only the
    value of the empty sheet, as all of them would take gigabytes."""
    goal = points_of(objective)
    values = solve_sheets(rules, progress) if goal is None else np.array([solve_goal(rules, goal, progress)])
    return Solution(float(values.flat[0]), count_states(rules), 0.0, values)
