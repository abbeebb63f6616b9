"""What can be solved with Yam's thirteen boxes: the classic alone, and Yahtzee as the literature has it."""

from __future__ import annotations

from yamclub.solve.solution import Target

_MOST = 375
"""Every box at its best, with the bonus of the upper part."""
_MOST_WITH_EXTRA = _MOST + 12 * 100
_SOURCES = ("mechanics/sheet*.py", "games/yams/solver.py")

YAMS = Target(
    id="yams",
    options={"straights": ("four", "five"), "extra_yams": ("no", "yes")},
    most_points=lambda options: _MOST if options["extra_yams"] == "no" else _MOST_WITH_EXTRA,
    keeps_every_state=False,
    solver="yamclub.games.yams.solver",
    sources=_SOURCES,
)
YAHTZEE = Target(
    id="yahtzee",
    options={"bonus": ("on", "off")},
    most_points=lambda options: _MOST if options["bonus"] == "off" else _MOST_WITH_EXTRA,
    keeps_every_state=False,
    solver="yamclub.games.yams.solver",
    sources=_SOURCES,
)
