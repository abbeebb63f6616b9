"""A whole position from what one viewer sees: dice under the cup and secret decisions are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yamclub.game import Viewer
from yamclub.games.menteur.rules import MenteurState
from yamclub.games.menteur.view import MenteurView
from yamclub.kernel.dice import Dice
from yamclub.mechanics.throwing import DICE, NO_DICE, keep_actions, throw_chance

if TYPE_CHECKING:
    from random import Random


def imagine(view: MenteurView, viewer: Viewer, rng: Random) -> MenteurState:
    deciding = view.phase == "deciding"
    locked, dice = _under_cups(view, rng)
    secret = set(range(len(view.sheets))) - {view.seat, view.you, *view.turn.seats} if deciding else set()
    known = set(view.challengers)
    if viewer != "open":
        known |= {seat for seat in sorted(secret) if rng.random() < 1 / 2}
    return MenteurState(
        options=view.options,
        players=len(view.sheets),
        seat=view.seat,
        phase=view.phase,
        dice=dice,
        locked=locked,
        throws=view.throws,
        opening=view.opening,
        sheets=view.sheets,
        thrown_again=view.thrown_again,
        announced=view.announced,
        undecided=view.turn.seats if deciding else (),
        challengers=tuple(sorted(known)),
        last_turns=view.last_turns,
        conduct=view.conduct,
    )


def _under_cups(view: MenteurView, rng: Random) -> tuple[Dice, Dice]:
    """The dice left under earlier cups and those just thrown, drawn if hidden: all keeps are equally likely."""
    if view.cups is not None:
        return view.cups.locked, view.cups.thrown
    locked = dice = NO_DICE
    keeps = view.throws if view.phase == "throwing" else view.throws - 1
    for number in range(view.throws):
        chance = throw_chance(DICE - len(locked))
        dice = chance.pick(rng.randrange(chance.total)).dice
        if number < keeps:
            locked, dice = locked + _left(dice, number, view, rng), NO_DICE
    return locked, dice


def _left(thrown: Dice, number: int, view: MenteurView, rng: Random) -> Dice:
    """Some of the dice just thrown: as many as everybody saw, where the table shows that."""
    left = [keep.dice for keep in keep_actions(thrown)]
    if view.thrown_again:
        left = [dice for dice in left if len(thrown) - len(dice) == view.thrown_again[number]]
    return rng.choice(left)
