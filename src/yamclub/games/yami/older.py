"""What earlier versions of YAMI's rules meant.

Version 1: without a choice, a flush was worth 30 and a straight 35 (C13). Only a follower with
nothing to mark could cancel a box (C10): there was no option.
"""

from __future__ import annotations

from msgspec.structs import replace

from yamclub.game import OlderOptions
from yamclub.games.yami import GAME
from yamclub.games.yami.boxes import PointTable
from yamclub.games.yami.moves import YamiOptions


class YamiOptions1(OlderOptions, frozen=True):
    values: PointTable = "list"

    def today(self) -> YamiOptions:
        return YamiOptions(values=self.values, cancel="last_resort")


OLDER = (replace(GAME, version=1, options=YamiOptions1),)
