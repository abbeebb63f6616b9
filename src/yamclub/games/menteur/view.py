"""What is seen of a YAM menteur table: sheets and announcements by all, dice by their owner."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from yamclub.game import View
from yamclub.games.menteur.moves import Announce, MenteurOptions
from yamclub.games.menteur.sheet import Sheet
from yamclub.kernel.dice import Dice
from yamclub.mechanics.opening import Opening
from yamclub.mechanics.sheet import Box, Score

Phase = Literal["opening", "throwing", "announcing", "deciding", "over"]


class Cups(Struct, frozen=True):
    """What lies under the cups, for the eyes of whoever threw."""

    locked: Dice
    """Left under earlier cups: there to stay for the turn."""
    thrown: Dice
    """Just thrown; none while a throw is awaited."""
    worth: tuple[int, ...]
    """By box, what the five dice are worth there (0: they don't form it); empty while a throw is awaited."""
    honest: tuple[tuple[int, ...], ...]
    """By box, the points whose announcement would be true; empty while a throw is awaited."""


class MenteurView(View, frozen=True, kw_only=True):
    options: MenteurOptions
    phase: Phase
    you: int | None
    """The seat that looks, if it is one."""
    seat: int
    """Who throws and announces."""
    throws: int
    """Made in this turn."""
    thrown_again: tuple[int, ...]
    """How many dice at the second and third throw, where the table shows that."""
    to_throw: int | None
    """How many dice chance is to throw now; None: it is not to, or that is hidden."""
    cups: Cups | None
    """None: hidden."""
    announceable: tuple[Box, ...]
    """What the one who throws may announce, after a throw."""
    announced: Announce | None
    challengers: tuple[int, ...]
    """As far as the viewer may know before all have decided: itself. Those still to decide are in ``turn``."""
    sheets: tuple[Sheet, ...]
    scores: tuple[Score, ...]
    totals: tuple[int, ...]
    last_turns: tuple[int, ...] | None
    """Once the last round has begun: who has a turn after this one, unless their sheet is full by then."""
    opening: Opening | None
    """While it is decided who starts: the seats that throw for it, and their totals so far."""
