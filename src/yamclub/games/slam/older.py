"""What earlier versions of Yamslam's rules meant.

Version 1: a turn could be given up before the third throw (S2); the throws after a Yamslam counted
as a turn of their own, which could fail (S5); the second team came third, behind two players (S16).
"""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from yamclub.games.slam import GAME
from yamclub.games.slam.rules import first_state

OLDER = (replace(GAME, version=1, first=partial(first_state, edition=1)),)
