"""Why one choice at Yam Master is better than another, in a sentence whose numbers are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from yamclub.game import Action
from yamclub.games.master.board import BIT, BRELANS, FIVES, NEEDS, SQUARES, Pawns, Square, has_five, is_great, points
from yamclub.games.master.expert import chance_after
from yamclub.games.master.moves import Declare, Place, Remove, Stop
from yamclub.games.master.odds import DEFI, ODDS, SEC
from yamclub.games.master.rules import PAWNS, MasterState
from yamclub.games.master.telling import square_words
from yamclub.games.master.values import DARED, FIRST, LATER, NEVER, STOP, opened_ends
from yamclub.games.master.view import MasterView
from yamclub.mechanics.telling import Said, say
from yamclub.mechanics.throwing import THROWS, Keep
from yamclub.mechanics.turn_reasons import Ends, TurnReasons, percent
from yamclub.solve.numbering import FIRST_THROW, number_of, throw_list
from yamclub.solve.turn_following import TurnFollowing

if TYPE_CHECKING:
    from yamclub.games.master.values import Turns

_REMOVED, _NOTHING = len(SQUARES), len(SQUARES) + 1
"""Kinds of ends, after the squares."""


def why(view: MasterView, state: MasterState, turn: Turns, best: Action, other: Action | None) -> Said | None:
    match best, other:
        case Declare(), _:
            return say("master-why-dare", chance=percent(_dare_won(view, turn)))
        case _, Declare():
            return say("master-why-no-dare", chance=percent(_dare_won(view, turn)))
        case Keep(), Place() | Remove() | Stop():
            return _why_on(view, turn, best, chance_after(turn, other, view))
        case Keep(), _:
            return _why_keep(view, turn, best, other if isinstance(other, Keep) else None)
        case Place() | Remove(), Keep():
            return _why_now(view, turn, other, chance_after(turn, best, view)) or _why_pawn(view, state, best, None)
        case Place() | Remove(), _:
            return _why_pawn(view, state, best, other)
        case Stop(), Place(square):
            return _why_none(state, square)
    return None


# --- throwing on


def _ends(turn: Turns, when: int, forced: bool) -> Ends:
    worth = np.where(opened_ends(forced)[when], turn.ends[0], NEVER)
    end = worth.argmax(axis=1)
    return Ends(worth.max(axis=1), np.where(end < _REMOVED, end, np.where(end == STOP, _NOTHING, _REMOVED)))


def _turn(view: MasterView, turn: Turns) -> TurnReasons:
    forced = view.options.defi == "forced"
    final = _ends(turn, DARED if view.declared else LATER, forced)
    first = Ends(np.full(len(final.worth), -np.inf), final.kind) if view.declared else _ends(turn, FIRST, forced)
    return TurnReasons(_NOTHING + 1, final, [final, first])


def _dare_won(view: MasterView, turn: Turns) -> float:
    """How often a défi is won from these dice, played for the best end."""
    final = _ends(turn, DARED, view.options.defi == "forced")
    won = np.array([float(is_great(dice)) for dice in throw_list()])
    columns = np.column_stack([final.worth, won])
    must_throw = np.column_stack([np.full(len(won), -np.inf), won])
    thrown = TurnFollowing(columns, stops=[columns, must_throw]).thrown[THROWS - 1]
    return float(thrown[number_of()[view.dice] - FIRST_THROW, 1])


def _why_keep(view: MasterView, turn: Turns, best: Keep, other: Keep | None) -> Said | None:
    reasons, to_come = _turn(view, turn), view.throws_left
    found = reasons.likelier(to_come, best.dice, other.dice if other else None)
    if found is None:
        empty = reasons.emptier(to_come, best.dice, other.dice) if other else None
        return empty and say("master-why-empty", best=percent(empty[0]), than=percent(empty[1]))
    if found.kind == _REMOVED:
        return say("master-why-remove", best=percent(found.best))
    where = square_words(SQUARES[found.kind])
    if other is None:
        return say("master-why-chance", best=percent(found.best), **where)
    return say("master-why-likelier", best=percent(found.best), than=percent(found.other), **where)


def _why_on(view: MasterView, turn: Turns, keep: Keep, stopped: float) -> Said | None:
    on = _turn(view, turn).onward(view.throws_left, keep.dice, stopped)
    if on.better < on.worse and on.kind is not None and on.kind < _REMOVED:
        return say("master-why-chance", best=percent(on.chance), **square_words(SQUARES[on.kind]))
    return say("master-why-on", better=percent(on.better), worse=percent(on.worse))


def _why_now(view: MasterView, turn: Turns, keep: Keep, stopped: float) -> Said | None:
    on = _turn(view, turn).onward(view.throws_left, keep.dice, stopped)
    if on.better > on.worse:
        return say("master-why-lose", worse=percent(on.worse)) if on.worse else None
    return say("master-why-place", better=percent(on.better))


# --- where the pawns go


class _Effect(NamedTuple):
    """What a pawn placed or removed does to the lines on the board."""

    wins: bool = False
    blocks: int = 0
    """Pawns of the opponent in a line of five that this spoils."""
    scores: int = 0
    """Points, of one's own gained or of the opponent's lost."""
    builds: int = 0
    """Pawns in a line of five that is still open."""
    denies: int = 0
    """Points that the opponent would have on that square."""


def _effect(state: MasterState, action: Action | None) -> _Effect:
    mine, theirs = state.pawns[state.seat], state.pawns[1 - state.seat]
    match action:
        case Place(square):
            bit, after = BIT[square], mine | BIT[square]
            return _Effect(
                wins=has_five(after),
                blocks=_longest(bit, theirs, mine),
                scores=points(after) - points(mine),
                builds=_longest(bit, after, theirs),
                denies=points(theirs | bit) - points(theirs),
            )
        case Remove(square):
            bit = BIT[square]
            return _Effect(blocks=_longest(bit, theirs, mine), scores=points(theirs) - points(theirs & ~bit))
    return _Effect()


def _longest(bit: Pawns, pawns: Pawns, others: Pawns) -> int:
    """The most of these pawns in a line of five through a square in which the others have none."""
    return max(((pawns & five).bit_count() for five in FIVES if five & bit and not five & others), default=0)


def _why_pawn(view: MasterView, state: MasterState, best: Action, other: Action | None) -> Said | None:
    mine, theirs = _effect(state, best), _effect(state, other)
    told = _why_end(state, best) or _why_lines(mine, theirs, removes=isinstance(best, Remove))
    if told is None and isinstance(best, Place) and isinstance(other, Place):
        return _why_harder(view, best.square, other.square)
    return told


def _why_lines(mine: _Effect, theirs: _Effect, *, removes: bool) -> Said | None:
    """The first of these reasons that the best choice has more of."""
    if mine.wins:
        return say("master-why-five")
    if mine.blocks >= 4 > theirs.blocks:
        return say("master-why-breaks" if removes else "master-why-blocks", pawns=mine.blocks)
    if mine.scores > theirs.scores:
        return say("master-why-takes" if removes else "master-why-scores", points=mine.scores)
    if mine.blocks > max(1, theirs.blocks):
        return say("master-why-breaks" if removes else "master-why-blocks", pawns=mine.blocks)
    if mine.builds > max(1, theirs.builds):
        return say("master-why-builds", pawns=mine.builds)
    return say("master-why-denies", points=mine.denies) if mine.denies > theirs.denies else None


def _why_end(state: MasterState, best: Action) -> Said | None:
    """The last pawn ends the match."""
    own, others = state.pawns[state.seat], points(state.pawns[1 - state.seat])
    if not isinstance(best, Place) or own.bit_count() < PAWNS - 1 or has_five(own | BIT[best.square]):
        return None
    return say("master-why-end", mine=points(own | BIT[best.square]), theirs=others)


def _why_none(state: MasterState, square: Square) -> Said | None:
    own, others = state.pawns[state.seat], points(state.pawns[1 - state.seat])
    after = own | BIT[square]
    ends = after.bit_count() == PAWNS and points(after) <= others
    return say("master-why-not-yet", mine=points(after), theirs=others) if ends else None


def _why_harder(view: MasterView, best: Square, other: Square) -> Said | None:
    mine, theirs = _chance(view, best), _chance(view, other)
    if mine > theirs - 0.01:
        return None
    return say("master-why-harder", best=percent(mine), than=percent(theirs), **square_words(other))


def _chance(view: MasterView, square: Square) -> float:
    """How likely a turn makes what the square asks for, if it goes for nothing else."""
    needs = NEEDS[square]
    turn = ODDS.turn(f"brelan-{needs}" if needs in BRELANS else str(needs), view.options)
    if str(needs) == SEC:
        return float(turn.before(1))
    return float(turn.before(THROWS, first_counts=str(needs) != DEFI))
