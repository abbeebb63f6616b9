"""What a game's rules look like when many matches are played at once, in arrays: see ``yamclub.batch``.

A match is one row of small integers. A game brings a module ``batch`` with a value ``RULES`` of type
``BatchRules``: seven compiled functions that work on row ``i`` of ``rows``, and plain ones that set a
table up and turn a state of the contract into a row and back. All of the compiled ones are given

- ``rows``: the rows of all matches, and ``i``, the one to work on;
- ``chance``: where dice and cards come from (``below``), and where what they brought is noted (``note``);
- ``params``: seats and options, as a small array of integers;
- ``tables``: arrays that never change, as a named tuple.

So a game is compiled once, for all options and seat counts. Chance never waits in a row: what is thrown
or dealt is drawn inside, until a seat has to decide or the match is over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

import numpy as np

from yamclub.game import By, Move, Outcome, State
from yamclub.solve.compiled import row_kernel

Array = Any
"""A NumPy array. Its elements are plain numbers to a kernel, which type checkers can't follow."""
int64: Callable[[Any], int] = cast(Any, np.int64)
"""The same as a plain integer, in a kernel."""

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_LOW = np.uint64(0xFFFFFFFF)
_S27, _S30, _S31, _S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


class Chance(NamedTuple):
    """Each match has its own source of randomness, so it plays the same whatever the others do."""

    rng: Array
    """uint64, one per match: the state of a splitmix64 generator."""
    record: Array
    """int16, matches × capacity: the outcomes of the last step, in order. Capacity 0: they are not noted."""
    noted: Array
    """int32: how many outcomes there were."""


class Field(NamedTuple):
    """A part of an observation: its columns are ``start`` to ``start + width``."""

    name: str
    width: int
    meaning: str


Made = tuple[By, Move, int]
"""A move in the contract: who makes it, what it is, and when."""


def _made_by_seat(state: State, row: Array, mover: int, action: Move) -> Made:
    return mover, action, 0


def _no_clock(state: State, row: Array) -> None:
    return None


@dataclass(frozen=True, eq=False)
class BatchRules:
    """A game, as ``yamclub.batch`` needs it. Row functions are compiled (``@row_kernel``), the others are plain."""

    game: str
    reset_row: Any
    """``(rows, i, chance, params, tables)``: a new match, up to the first decision."""
    resume_row: Any
    """``(rows, i, chance, params, tables)``: draw what a row made by ``encode`` still awaits of chance, if anything."""
    step_row: Any
    """``(rows, i, action, chance, params, tables) -> bool``: a legal action and what chance makes of it, up to the
    next decision; whether the match is over."""
    result_row: Any
    """``(rows, i, params, tables, scores, places)``: fill row ``i`` of both, by seat, once the match is over."""
    mask_row: Any
    """``(rows, i, params, tables, mask, words)``: write 1 for every legal action and 0 for others into ``mask[i]``;
    ``words`` is the same memory, eight actions a word. Not called once a match is over."""
    observe_row: Any
    """``(rows, i, params, tables, observation) -> int``: what the acting seat may know, into ``observation[i]``;
    returns that seat. Not called once a match is over."""
    dtype: Any
    """Of the rows."""
    width: Callable[[int, Any], int]
    """``(seats, options)``: the length of a row."""
    params: Callable[[int, Any], Array]
    tables: Callable[[int, Any], Any]
    fields: Callable[[int, Any], Sequence[Field]]
    """``(seats, options)``: the observation, part by part."""
    encode: Callable[[Any], Array | None]
    """The row of a state; None if it has none, because chance is in the middle of something."""
    decode: Callable[[Array, int, Any], State]
    """``(row, seats, options)``: the state that the row stands for. Over or a seat must decide."""
    kept: Callable[[Any], State] = lambda state: state
    """A state with only what rows keep of it, where they don't keep all: ``decode(encode(s)) == kept(s)``."""
    outcome: Callable[[Any, int], Outcome] = lambda state, number: state.chance().outcomes[number]
    """``(state, number)``: what was noted, as the outcome it stands for."""
    move: Callable[[Any, Array, int, Move], Made | None] = _made_by_seat
    """``(state, row before, mover, action)``: the move in the contract; None where a seat lets the clock run."""
    clock: Callable[[Any, Array], Made | None] = _no_clock
    """``(state, row after)``: the clock's move, if time ran out in the step that led to this row. Asked for a state
    in which the clock may move, once the seat's own move and what chance brought by then were made."""
    observed_dtype: Any = np.int16
    """Of the observation."""


# --- chance


@row_kernel
def mixed(state: Any) -> Any:
    """The number that a state of the generator stands for."""
    z = (state ^ (state >> _S30)) * _MIX_1
    z = (z ^ (z >> _S27)) * _MIX_2
    return z ^ (z >> _S31)


@row_kernel
def draw(rng: Array, i: int, bound: int) -> int:
    """A number from 0 up to ``bound``, each exactly as likely: what would favour some is drawn again."""
    size = np.uint64(bound)
    state = rng[i] + _GOLDEN
    scaled = (mixed(state) >> _S32) * size
    if (scaled & _LOW) < size:
        unfair = (_LOW - size + np.uint64(1)) % size
        while (scaled & _LOW) < unfair:
            state += _GOLDEN
            scaled = (mixed(state) >> _S32) * size
    rng[i] = state
    return int64(scaled >> _S32)


@row_kernel
def below(chance: Chance, i: int, bound: int) -> int:
    return draw(chance.rng, i, bound)


@row_kernel
def note(chance: Chance, i: int, number: int) -> None:
    """Note an outcome by its number, its place in the contract's ``chance().outcomes`` unless the game says otherwise.

    Ask ``chance.record.shape[1]`` first: if it is 0, nothing is noted.
    """
    at = chance.noted[i]
    if at < chance.record.shape[1]:
        chance.record[i, at] = number
    chance.noted[i] = at + 1


@row_kernel
def rank_row(i: int, count: int, scores: Array, places: Array) -> None:
    """The places of the first so many scores: more is better, equal scores share a place."""
    for one in range(count):
        place = 1
        for other in range(count):
            place += scores[i, other] > scores[i, one]
        places[i, one] = place
