"""What is seen of a table of Yam's. Nothing is hidden, so every viewer sees the same."""

from __future__ import annotations

from yamclub.games.yams.moves import YamsOptions
from yamclub.mechanics.sheet import Points, Score
from yamclub.mechanics.throwing import ThrowingView


class YamsView(ThrowingView, frozen=True, kw_only=True):
    options: YamsOptions
    """What the table agreed on."""
    sheets: tuple[Points, ...]
    """By seat, what stands in each box; null while it is open."""
    extra_yams: tuple[int, ...]
    """By seat, the points of extra yams."""
    scores: tuple[Score, ...]
    """By seat, part by part; the lower part has the extra yams."""
    totals: tuple[int, ...]
    """By seat."""
    worth: Points
    """By box, what the dice on the table would score there; null where they can't be written. Empty between throws."""
    extra: int
    """What these dice score beside that, in any box: an extra yam."""
