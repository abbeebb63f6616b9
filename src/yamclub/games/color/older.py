"""What earlier versions of YAM color's rules meant.

Version 1: stakes were off or on, and ``on`` was what ``pile`` is now (K15). There was no pot.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from yamclub.game import OlderOptions
from yamclub.games.color import GAME
from yamclub.games.color.moves import ColorOptions, Seconds


class ColorOptions1(OlderOptions, frozen=True):
    tie: Literal["shared", "playoff"] = "shared"
    stakes: Literal["off", "on"] = "off"
    blind: Literal["off", "on"] = "off"
    round_seconds: Seconds = 12
    last_call_seconds: Seconds = 5
    deck: Literal["symmetric"] | tuple[str, ...] = "symmetric"

    def today(self) -> ColorOptions:
        return ColorOptions(
            tie=self.tie,
            stakes="pile" if self.stakes == "on" else "off",
            blind=self.blind,
            round_seconds=self.round_seconds,
            last_call_seconds=self.last_call_seconds,
            deck=self.deck,
        )


OLDER = (replace(GAME, version=1, options=ColorOptions1),)
