"""A bot that plays the turn exactly, tells the truth when it pays, and bluffs where a bluff is believable.

Every box has a par, what a turn aimed at it alone would bring. The bot plays for the points above
par of the best box its dice really form, and announces that, unless believable points elsewhere
are worth the risk, or a cheap box can be given up for less than either. It challenges
announcements that are unlikely after that many throws, if catching a bluff brings more than being
wrong costs. It looks no further than the announcement.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

from yamclub.game import Action
from yamclub.games.menteur.aiming import LockedTurn, par, reach
from yamclub.games.menteur.moves import Announce, Challenge, Scratch
from yamclub.games.menteur.sheet import Sheet
from yamclub.games.menteur.view import Cups, MenteurView
from yamclub.kernel.dice import Dice
from yamclub.mechanics.rating import RatingBot
from yamclub.mechanics.sheet import BONUS, BONUS_FROM, BOXES, INDEX, UPPER, YAM, worth
from yamclub.mechanics.throwing import THROWS, Keep, may_keep

if TYPE_CHECKING:
    from random import Random

FIRST_CROSS = 5.0
"""About what it costs to be one cross away from a struck-out box."""
STOPPED_EARLY = 6
"""How much an unused throw adds to belief: as much as this many more open boxes."""
_HONESTLY = 1e-6
_THROWING = 1e-9
"""Among equals the truth comes first, then stopping."""
WHIM = 2.0
"""How far, in points, a decision may be off, so that nobody knows for sure what will be challenged."""


class Bluffer(RatingBot):
    """Rates in points above par; a challenge and accepting are compared on the same scale."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._salt = rng.getrandbits(64)

    def rate(self, view: MenteurView, legal: Sequence[Action]) -> list[float]:
        if view.announced is not None:
            wish = challenge_worth(view, view.announced) + self._whim(view)
            return [wish if isinstance(action, Challenge) else 0.0 for action in legal]
        if view.cups is None:
            raise ValueError("a bot is asked with its own view")
        cups, keeps = view.cups, _keep_worth(view, view.cups, legal)

        def worth_of(action: Action) -> float:
            match action:
                case Announce():
                    return announcement_worth(view, cups, action)
                case Scratch(box):
                    return _gain(INDEX[box], 0)
            return keeps(action)

        return [worth_of(action) for action in legal]

    def _whim(self, view: MenteurView) -> float:
        """The same for the same position, however often it is asked."""
        position = (self._salt, view.seat, view.throws, view.announced, view.totals, view.you)
        drawn = int.from_bytes(sha256(repr(position).encode()).digest()[:8]) / 2**64
        return WHIM * (2 * drawn - 1)


def _keep_worth(view: MenteurView, cups: Cups, legal: Sequence[Action]) -> Callable[[Action], float]:
    """What leaving dice under the cup is worth, with the best announcement in the end."""
    announcements = [action for action in legal if isinstance(action, Announce)]
    boxes = sorted({INDEX[announcement.box] for announcement in announcements})
    bluffs = [_bluff_worth(view, announcement, THROWS) for announcement in announcements]
    scratches = [_gain(INDEX[action.box], 0) for action in legal if isinstance(action, Scratch)]
    without = max(bluffs + scratches)  # whatever the dice show

    def final(dice: Dice) -> float:
        points = worth(dice)
        return max([without, *(_gain(index, points[index]) for index in boxes if points[index])])

    turn = LockedTurn(final) if may_keep(legal) else None

    def worth_of(action: Action) -> float:
        if turn is None or not isinstance(action, Keep):
            return 0.0
        return turn.locked_worth(cups.locked + action.dice, THROWS - view.throws) - _THROWING

    return worth_of


def announcement_worth(view: MenteurView, cups: Cups, announced: Announce) -> float:
    index = INDEX[announced.box]
    really = cups.worth[index]
    if really == announced.points:
        return _gain(index, announced.points) + _HONESTLY
    if really > announced.points:  # announcing less is never better than the truth
        return -100.0
    return _bluff_worth(view, announced, THROWS)  # an early bluff is no better: another throw may make it true


def challenge_worth(view: MenteurView, announced: Announce) -> float:
    """What challenging brings the viewer on average, in points."""
    if view.you is None:
        return 0.0
    index, mine = INDEX[announced.box], view.sheets[view.you]
    catch = announced.points / (len(view.sheets) - 1)  # the bluffer is only one of the others
    if mine.is_open(index) and index != YAM:
        catch += _gain(index, announced.points)
    true = _belief(view, announced, view.throws)
    return (1 - true) * catch - true * _cross_cost(mine, index)


def _bluff_worth(view: MenteurView, announced: Announce, throws_made: int) -> float:
    others = len(view.sheets) - 1
    believed: float = _belief(view, announced, throws_made) ** (others / 2)  # not everybody who doubts will challenge
    index = INDEX[announced.box]
    caught = _cross_cost(view.sheets[view.seat], index) + announced.points / 2
    return believed * _gain(index, announced.points) - (1 - believed) * caught


def _belief(view: MenteurView, announced: Announce, throws_made: int) -> float:
    """How likely an announcement is true: the more boxes were open to aim at, the likelier one of them worked out.

    A player who stops with throws left has probably got something.
    """
    open_boxes = sum(map(view.sheets[view.seat].is_open, range(len(BOXES))))
    unlikely = 1 - reach(INDEX[announced.box], throws_made)[announced.points]
    missed: float = unlikely ** (1 + open_boxes / 6 + STOPPED_EARLY * (THROWS - throws_made))
    return 1 - missed


def _gain(index: int, points: int) -> float:
    """Points above par; those of the upper part with half their share of the bonus."""
    share = BONUS / BONUS_FROM / 2 if index < UPPER else 0.0
    return (points - par(index)) * (1 + share)


def _cross_cost(sheet: Sheet, index: int) -> float:
    """A first cross is a risk, the second loses the box, and any more cost nothing."""
    if sheet.is_barred(index):
        return 0.0
    if not sheet.crosses[index]:
        return FIRST_CROSS
    written = sheet.points[index]
    return FIRST_CROSS + (par(index) if written is None else written)
