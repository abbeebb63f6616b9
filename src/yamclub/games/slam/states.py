"""The states of Yamslam alone (S15), numbered: what tables of solved values are read by.

What follows depends on the chips in play and those removed; the others are held. A chip is removed
only while no dearer one is in play. So with *t* the dearest series in play, no cheaper series has a
removed chip and no dearer one a chip in play: seven digits from 0 to 4 (chips in play up to *t*,
chips removed beyond it), *t*, and how many of *t* itself are removed. That makes 1,093,750 states.
"""

from __future__ import annotations

from yamclub.games.slam.chips import CHIPS_A_SERIES, SERIES

KINDS = len(SERIES)
BASE = CHIPS_A_SERIES + 1
CODES: int = BASE**KINDS
"""Numbers of seven digits."""
TOPS = KINDS * CHIPS_A_SERIES
"""Pairs of the dearest series in play and how many of it are removed: 0 to 3, as one at least is in play."""
ENDED = TOPS * CODES
"""States with nothing in play follow the others; their digits are the chips removed. They are ended."""
STATES = 1_093_750

_POWERS: list[int] = [BASE**kind for kind in range(KINDS)]


def state_number(in_play: tuple[int, ...], removed: tuple[int, ...]) -> int:
    """The number of a state that can come up alone.

    >>> state_number((4,) * 7, (0,) * 7) == 6 * CHIPS_A_SERIES * CODES + CODES - 1
    True
    """
    top = max((kind for kind, count in enumerate(in_play) if count), default=-1)
    digits = in_play[: top + 1] + removed[top + 1 :]
    code = sum(digit * power for digit, power in zip(digits, _POWERS, strict=True))
    return ENDED + code if top < 0 else (top * CHIPS_A_SERIES + removed[top]) * CODES + code


START = state_number((CHIPS_A_SERIES,) * KINDS, (0,) * KINDS)
