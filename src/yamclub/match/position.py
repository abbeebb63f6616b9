"""A match that begins in the middle of another one: where it stood, checked like everything that is read.

A position can't be proved by dice: it is what was agreed on before the match, like its options. What can be checked
is that it is one of this game, with these seats and options, and that its rules can go on from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, cast

from msgspec import UNSET

from yamclub.errors import Code, YamError
from yamclub.game import Eye, Game, Mover, State
from yamclub.kernel.codec import BadJson, convert, encode, to_builtins
from yamclub.match.entries import Header, Hidden, Position
from yamclub.mechanics.options import read_options

if TYPE_CHECKING:
    from random import Random

    from yamclub.game import Viewer

MAX_POSITION_BYTES = 1 << 16
"""The longest of our games is a tenth of that."""
_NEXT = 3
"""Steps that are tried."""
_UNSOUND = (LookupError, ValueError, TypeError, ArithmeticError, AttributeError, AssertionError, RecursionError)
"""What rules may run into on a position that no match leads to."""


def first_state(header: Header, game: Game) -> State:
    """The state that a match with this header begins with. Raises ``BAD_POSITION`` if it can't be one."""
    options = read_options(game, header.options)
    usual = game.start(len(header.seats), options)
    if header.position is UNSET:
        return usual
    with sound(header):
        state: State = convert(header.position.state, game.state)
        _check(state, usual, game, header.position)
    return state


@contextmanager
def sound(header: Header) -> Iterator[None]:
    """What goes wrong in here is the fault of the position that the match began with, if it began with one."""
    try:
        yield
    except YamError:
        raise
    except (*BadJson, *_UNSOUND) as wrong:
        if header.position is UNSET:
            raise
        raise YamError(Code.BAD_POSITION, line=1) from wrong


def _check(state: State, usual: State, game: Game, position: Position) -> None:
    written = encode(position.state)
    if len(written) > MAX_POSITION_BYTES or encode(state) != written:
        raise ValueError("not as it is written")
    for agreed in ("options", "players", "edition"):
        if getattr(state, agreed, None) != getattr(usual, agreed, None):
            raise ValueError(f"other {agreed}")
    turn, seats = state.turn(), range(usual.players)  # type: ignore[attr-defined]
    if turn.over or not set(turn.seats) <= set(seats):
        raise ValueError("nobody can play on")
    if turn.chance:
        if state.chance().total < 1:
            raise ValueError("nothing can be drawn")
    elif not all(state.legal(seat) for seat in turn.seats):
        raise ValueError("nothing can be done")
    viewers: list[Viewer] = [*seats, Eye.SPECTATOR, Eye.OPEN]
    views = [state.view(viewer) for viewer in viewers]
    # Made again from all that can be seen of it: counts that don't agree show there.
    again = game.imagine(views[-1], Eye.OPEN, cast("Random", _First()))
    if encode(again.view(Eye.OPEN)) != encode(views[-1]):
        raise ValueError("does not agree with itself")
    _check_next(state, len(seats), position.at)


def _check_next(state: State, seats: int, at: int) -> None:
    """A few steps on, the rules still know whose turn it is."""
    for _ in range(_NEXT):
        turn = state.turn()
        if turn.over:
            return
        if not set(turn.seats) <= set(range(seats)):
            raise ValueError("nobody can play on")
        if turn.chance:
            state = state.apply(Mover.CHANCE, state.chance().pick(0), at)
        elif not turn.seats or not (legal := state.legal(turn.seats[0])):
            raise ValueError("nothing can be done")
        else:
            state = state.apply(turn.seats[0], legal[0], at)


class _First:
    """In place of randomness where nothing is left to be drawn: always the first."""

    def random(self) -> float:
        return 0.0

    def randrange(self, below: int) -> int:
        return 0

    def randint(self, least: int, most: int) -> int:
        return least

    def choice(self, among: Sequence[Any]) -> Any:
        return among[0]

    def shuffle(self, cards: list[Any]) -> None:
        """They stay as they are."""


def hides_something(game: Game, state: State) -> bool:
    options = getattr(state, "options", None)
    return game.secrets or bool(options is not None and options.hides())


def imagined_anew(game: Game, state: State, seat: int, rng: Random) -> State:
    """The same to this seat, everything that it doesn't know drawn anew; where nothing is hidden, the state itself."""
    return game.imagine(state.view(seat), seat, rng) if hides_something(game, state) else state


def position_of(
    header: Header, game: Game, step: int, at: int, state: State, seat: int, hidden: Hidden, rng: Random
) -> Position:
    """A match stood like this after so many steps: how to begin another one there, for whoever takes this seat."""
    if state.turn().over:
        raise YamError(Code.NOTHING_TO_PLAY_ON, step=step)
    anew = hidden == "anew" and hides_something(game, state)
    begun = imagined_anew(game, state, seat, rng) if anew else state
    return Position(
        match=header.commitment,
        step=step,
        hidden="anew" if anew else "as-it-was",
        at=at,
        state=to_builtins(begun),
    )


def seat_to_play(state: State) -> int:
    """The seat that somebody who plays on takes if they name none: the one to act, or whose dice fall next."""
    seats = state.turn().seats
    current = getattr(state, "seat", 0)
    return seats[0] if seats and current not in seats else int(current)
