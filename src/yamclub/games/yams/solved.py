"""What sheets filled alone are worth exactly, if that was solved before."""

from __future__ import annotations

from functools import cache

from yamclub.games.yams.learned import Floats
from yamclub.games.yams.moves import YamsOptions
from yamclub.games.yams.targets import YAMS
from yamclub.solve.tables import Watcher, kept


@cache
def solved(options: YamsOptions) -> Floats | None:
    """By closed boxes and upper total; none is made here, because others wait."""
    found = kept(YAMS.question({"straights": options.straights, "extra_yams": options.extra_yams}), Watcher())
    return None if found is None else found.values
