"""What is seen of a YAM menteur table: sheets and announcements by all, dice by their owner."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from yamclub.game import NOBODYS_TURN, View
from yamclub.games.menteur.conduct import Conduct
from yamclub.games.menteur.moves import Announce, MenteurOptions
from yamclub.games.menteur.sheet import Sheet, true_points
from yamclub.kernel.dice import Dice
from yamclub.mechanics.opening import Opening
from yamclub.mechanics.sheet import Box, Score, worth

Phase = Literal["opening", "throwing", "announcing", "deciding", "over"]


class Cups(Struct, frozen=True):
    """What is under the cups, seen only by the player who threw."""

    locked: Dice
    """Left under earlier cups, where they stay for the turn."""
    thrown: Dice
    """Just thrown; none while a throw is awaited."""
    worth: tuple[int, ...]
    """By box, what the five dice are worth there (0: they don't form it); empty while a throw is awaited."""
    honest: tuple[tuple[int, ...], ...]
    """By box, the points whose announcement would be true; empty while a throw is awaited."""


@lru_cache(maxsize=1 << 13)
def cups(locked: Dice, thrown: Dice, exact: bool) -> Cups:
    """Cached, because every view of the same throw has the same cups."""
    if not thrown.faces:
        return Cups(locked, thrown, (), ())
    dice = locked + thrown
    return Cups(locked, thrown, worth(dice), true_points(dice, exact))


class MenteurView(View, frozen=True, kw_only=True):
    options: MenteurOptions
    """What the table agreed on."""
    phase: Phase
    """What is awaited."""
    you: int | None
    """The viewer's seat, if it has one."""
    seat: int
    """Who throws and announces."""
    throws: int
    """Made in this turn."""
    thrown_again: tuple[int, ...]
    """How many dice at the second and third throw, where the table shows that."""
    to_throw: int | None
    """How many dice chance is to throw now; None: no throw is due, or the number is hidden."""
    cups: Cups | None
    """None: hidden."""
    announceable: tuple[Box, ...]
    """The boxes that the player who throws may announce, after a throw."""
    announced: Announce | None
    """What the others decide about; None before the announcement."""
    challengers: tuple[int, ...]
    """Until all have decided, the viewer only sees itself here. The seats still to decide are in ``turn``."""
    sheets: tuple[Sheet, ...]
    """By seat."""
    scores: tuple[Score, ...]
    """By seat, part by part."""
    totals: tuple[int, ...]
    """By seat."""
    conduct: tuple[Conduct, ...]
    """By seat: how its player has announced and challenged so far, as everybody saw."""
    last_turns: tuple[int, ...] | None
    """Once the last round has begun: who has a turn after this one, unless their sheet is full by then."""
    opening: Opening | None
    """While it is decided who starts: the seats that throw for it, and their totals so far."""


@lru_cache(maxsize=64)
def blank_view(options: MenteurOptions) -> MenteurView:
    """A view to fill in: what stays as it is in a match is there, and so is what is seldom otherwise.

    Python makes a dict of more than fifteen keywords, so a view made with all of them takes twice as long.
    """
    return MenteurView(
        turn=NOBODYS_TURN,
        options=options,
        phase="opening",
        you=None,
        seat=0,
        throws=0,
        thrown_again=(),
        to_throw=None,
        cups=None,
        announceable=(),
        announced=None,
        challengers=(),
        sheets=(),
        scores=(),
        totals=(),
        conduct=(),
        last_turns=None,
        opening=None,
    )
