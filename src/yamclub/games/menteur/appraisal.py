"""What the coach asks of YAM menteur: every choice by what its player could know, as shares of the win.

A bluff is judged by how likely each of the others challenges it, a challenge by how likely such an announcement is a
bluff, and by what the others may decide at the same time: never by what lies under the cup. What comes out when cups
are lifted is luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from yamclub.game import Action
from yamclub.games.menteur.cup_tables import PLACE, cups
from yamclub.games.menteur.moves import Accept, Announce, Challenge, Scratch
from yamclub.games.menteur.reasons import why
from yamclub.games.menteur.rules import MenteurState
from yamclub.games.menteur.turn_worths import TurnWorths, turn_worths
from yamclub.games.menteur.view import Cups, MenteurView
from yamclub.mechanics.appraisal import WITH_SECRETS, Limits
from yamclub.mechanics.sheet import INDEX
from yamclub.mechanics.throwing import THROWS, Keep
from yamclub.solve.numbering import FIRST_THROW, number_of

if TYPE_CHECKING:
    from random import Random

    from numpy.typing import NDArray

    from yamclub.kernel.dice import Dice
    from yamclub.mechanics.telling import Said

    Worths = NDArray[np.float64]


class MenteurAppraiser:
    hides = True

    def __init__(self, rng: Random) -> None:
        """Nothing is drawn."""

    def prepare(self, state: MenteurState) -> None:
        """Everything is there."""

    def exact(self, state: MenteurState) -> bool:
        """Never: how the others will decide is expected, not known."""
        return False

    def sees_all(self, state: MenteurState) -> bool:
        """Only who rolls has a secret, and is judged by it; the others don't know it."""
        return state.announced is None

    def limits(self, state: MenteurState) -> Limits:
        return WITH_SECRETS

    def outcomes(self, state: MenteurState) -> Worths | None:
        """The throw for the start makes no difference that is known."""
        if state.opening is not None:
            return None
        turn = turn_worths(state.view(state.seat))
        places = _places(state.locked, [throw.dice for throw in state.chance().outcomes], state.throws)
        return _by_seat(turn.searched.thrown[state.throws][places, : turn.seats], state.seat)

    def actions(self, view: MenteurView, seat: int, legal: Sequence[Action]) -> Worths:
        turn = turn_worths(view)
        if view.announced is not None:
            rows = turn.decisions(view.throws - 1, PLACE[view.announced], (seat - view.seat) % turn.seats)
            return _by_seat(rows[[int(isinstance(action, Challenge)) for action in legal]], view.seat)
        if view.cups is None:
            raise ValueError("a seat is asked with its own view")
        return _by_seat(np.stack([_row(turn, view, view.cups, action) for action in legal]), view.seat)

    def believes(self, state: MenteurState) -> bool:
        """Whether to challenge: dice that are merely imagined know nothing of who bluffs."""
        return state.announced is not None

    def goes_on(self, state: MenteurState, seat: int, rng: Random) -> Action | None:
        """Others challenge as often as is expected: if all did only what is best, every bluff would be believed."""
        if state.announced is None:
            return None
        turn = turn_worths(state.view(seat))
        often = turn.often[(seat - state.seat) % turn.seats - 1, state.throws - 1, PLACE[state.announced]]
        return Challenge() if rng.random() < often else Accept()

    def why(self, view: MenteurView, seat: int, best: Action, other: Action | None) -> Said | None:
        return why(view, seat, turn_worths(view), best, other)


def _row(turn: TurnWorths, view: MenteurView, cups: Cups, action: Action) -> Worths:
    """What an action of the thrower is worth, who knows the dice."""
    match action:
        case Announce(box, points):
            told = turn.of_truths if points in cups.honest[INDEX[box]] else turn.of_bluffs
            row = told[view.throws - 1, PLACE[action]]
        case Keep(dice):
            row = turn.searched.kept[THROWS - view.throws - 1, number_of()[cups.locked + dice], : turn.seats]
        case Scratch(box):
            row = turn.given_up[INDEX[box]]
        case _:
            raise ValueError(f"not a move of who throws: {action}")
    return np.asarray(row)


def _places(locked: Dice, thrown: Sequence[Dice], throws: int) -> list[int]:
    """Where these throws are in ``Searched.thrown``, beside the dice locked before."""
    number = number_of()
    hands = [number[locked + dice] - FIRST_THROW for dice in thrown]
    if throws != 1:
        return hands
    first = int(cups().first[number[locked]])
    here = cups().hand[first : first + len(thrown)].tolist()
    return [first + here.index(hand) for hand in hands]


def _by_seat(rows: Worths, thrower: int) -> Worths:
    """Counted from the thrower, put in the order of the seats."""
    return np.roll(rows, thrower, axis=-1)
