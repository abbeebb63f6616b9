"""What can be solved of YAM menteur: its sheet, filled alone and honestly, zeros included, with locked keeps (M6)."""

from __future__ import annotations

from yamclub.solve.solution import Target

HONEST = Target(
    id="menteur-honest",
    options={"chance": ("any_time", "last")},
    without_effect={"reroll_counts": ("hidden", "shown"), "truth": ("at_least", "exact"), "scratch": ("no", "yes")},
    solver="yamclub.games.menteur.solver",
    sources=("mechanics/sheet*.py", "games/menteur/solver.py"),
)
