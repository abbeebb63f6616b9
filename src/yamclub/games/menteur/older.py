"""What earlier versions of YAM menteur's rules meant.

Version 1: no box could be given up instead of announcing (M13b): there was no option.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from yamclub.game import OlderOptions
from yamclub.games.menteur import GAME
from yamclub.games.menteur.moves import MenteurOptions


class MenteurOptions1(OlderOptions, frozen=True):
    reroll_counts: Literal["hidden", "shown"] = "hidden"
    truth: Literal["at_least", "exact"] = "at_least"
    chance: Literal["any_time", "last"] = "any_time"

    def today(self) -> MenteurOptions:
        return MenteurOptions(reroll_counts=self.reroll_counts, truth=self.truth, chance=self.chance, scratch="no")


OLDER = (replace(GAME, version=1, options=MenteurOptions1),)
