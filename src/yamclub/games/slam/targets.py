"""What can be solved of Yamslam: a single game played alone (S15)."""

from __future__ import annotations

from yamclub.solve.solution import SCORE, Target

GRAND_SLAM = "grand-slam"
"""The objective of holding all 28 chips."""

SLAM = Target(
    id="slam",
    options={"four_as_two_pairs": ("yes", "no")},
    objectives=(SCORE, GRAND_SLAM),
    most_points=lambda _: 1000,
    solver="yamclub.games.slam.solver",
    sources=("games/slam/chips.py", "games/slam/ends.py", "games/slam/states.py", "games/slam/solver.py"),
)
