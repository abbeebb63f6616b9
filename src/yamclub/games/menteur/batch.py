"""YAM menteur in arrays, for many matches at once: how a table is set up, and rows as states and back."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from yamclub.game import By, Move, Mover
from yamclub.games.menteur import batch_columns as at
from yamclub.games.menteur import batch_rows
from yamclub.games.menteur.batch_columns import A_SHEET, ANNOUNCING, BARRED, DECIDING, OPEN, OVER, THROWING, Tables
from yamclub.games.menteur.moves import SILENCES, Announce, MenteurOptions, Silence
from yamclub.games.menteur.rules import MenteurState
from yamclub.games.menteur.sheet import CROSSES_TO_BAR, Sheet
from yamclub.kernel.dice import Dice
from yamclub.mechanics.batch import Array, BatchRules, Field
from yamclub.mechanics.batch_dice import KEEP_NUMBER
from yamclub.mechanics.sheet import BOXES, INDEX, UPPER

_PHASES = {"announcing": ANNOUNCING, "deciding": DECIDING, "throwing": THROWING, "over": OVER}
_NAMES = {number: name for name, number in _PHASES.items()}
_STILL_DECIDE = (at.UNDECIDED, at.SILENT)


def params(seats: int, options: MenteurOptions) -> Array:
    scratch = options.scratch == "yes"
    accept = at.SCRATCHES + (len(BOXES) if scratch else 0)
    exact, shown = options.truth == "exact", options.reroll_counts == "shown"
    return np.array([seats, exact, shown, options.chance == "last", scratch, accept], np.int64)


def tables(seats: int, options: MenteurOptions) -> Tables:
    return at.tables()


def width(seats: int, options: MenteurOptions) -> int:
    return at.SHEETS + A_SHEET * seats


def fields(seats: int, options: MenteurOptions) -> tuple[Field, ...]:
    sheets = []
    for after in range(seats):
        whose = "the acting seat" if after == 0 else f"the seat {after} to its left"
        sheets += [
            Field(f"points_{after}", len(BOXES), f"what {whose} has in each box; -1 while it is open, -2 struck out"),
            Field(f"crosses_{after}", len(BOXES), "its crosses in each box"),
        ]
    return (
        Field("deciding", 1, "1: accept or challenge what was announced; 0: throw again or announce"),
        Field("thrower", 1, "who throws: 0 the acting seat, 1 the seat to its left, …"),
        Field("throws", 1, "made in this turn"),
        Field("box", 1, "the announced box; -1: none yet"),
        Field("points", 1, "the announced points"),
        Field("last_round", 1, "whether the last round has begun"),
        Field("thrown_again", 2, "dice at the second and third throw, where the table shows that"),
        Field("thrown", 6, "of the dice just thrown, how many show 1, 2, … 6; 0 unless the acting seat throws"),
        Field("locked", 6, "the same for the dice left under cups"),
        Field(
            "last_turn", seats, "by seat, the acting one first: whether it has a turn after this one in the last round"
        ),
        *sheets,
    )


def encode(state: MenteurState) -> Array | None:
    if state.phase == "opening":
        return None
    row = np.zeros(width(state.players, state.options), np.int8)
    row[at.PHASE], row[at.SEAT], row[at.MOVER] = _PHASES[state.phase], state.seat, state.seat
    row[at.THROWS], row[at.LAST_ROUND], row[at.BOX] = state.throws, state.last_turns is not None, -1
    row[at.LAST_TURN + np.array(state.last_turns or (), int)] = 1
    row[at.THROWN : at.THROWN + 6] = state.dice.counts[1:7]
    row[at.LOCKED : at.LOCKED + 6] = state.locked.counts[1:7]
    row[at.THROW_HIGH], row[at.THROW_LOW] = divmod(KEEP_NUMBER[state.dice], 128)
    row[at.AGAIN : at.AGAIN + len(state.thrown_again)] = state.thrown_again
    if state.announced is not None:
        row[at.BOX], row[at.POINTS] = INDEX[state.announced.box], state.announced.points
        row[at.MOVER] = state.undecided[0]
        decided = [seat for seat in range(state.players) if seat not in (state.seat, *state.undecided)]
        row[at.DECIDED + np.array(decided, int)] = at.ACCEPTS
        row[at.DECIDED + np.array(state.challengers, int)] = at.CHALLENGES
    for seat, sheet in enumerate(state.sheets):
        row[at.OPEN_ABOVE + seat] = sum(1 << box for box in range(UPPER) if sheet.is_open(box))
        row[at.OPEN_BELOW + seat] = sum(1 << box - UPPER for box in range(UPPER, len(BOXES)) if sheet.is_open(box))
        here = at.SHEETS + A_SHEET * seat
        row[here : here + A_SHEET] = [*map(_points, sheet.points, sheet.crosses), *sheet.crosses]
    return row


def _points(points: int | None, crosses: int) -> int:
    return BARRED if crosses == CROSSES_TO_BAR else OPEN if points is None else points


def decode(row: Array, seats: int, options: MenteurOptions) -> MenteurState:
    whole: list[int] = row.tolist()
    seat, deciding = whole[at.SEAT], whole[at.PHASE] == DECIDING
    left_of = [other % seats for other in range(seat + 1, seat + seats + 1)]
    sheets = tuple(_sheet(whole[here : here + A_SHEET]) for here in range(at.SHEETS, len(whole), A_SHEET))
    last_turns = tuple(other for other in left_of if whole[at.LAST_TURN + other]) if whole[at.LAST_ROUND] else None
    begun = MenteurState(options=options, players=seats, sheets=sheets, last_turns=last_turns, seat=seat)
    if whole[at.PHASE] == OVER:  # nothing of the last turn is left
        return replace(begun, phase="over")
    decided = whole[at.DECIDED : at.DECIDED + seats]
    undecided = [other for other in sorted(left_of) if decided[other] in _STILL_DECIDE and other != seat]
    return replace(
        begun,
        phase=_NAMES[whole[at.PHASE]],
        throws=whole[at.THROWS],
        dice=_dice(whole[at.THROWN : at.THROWN + 6]),
        locked=_dice(whole[at.LOCKED : at.LOCKED + 6]),
        thrown_again=tuple(filter(None, whole[at.AGAIN : at.AGAIN + 2])),
        announced=Announce(BOXES[whole[at.BOX]], whole[at.POINTS]) if deciding else None,
        undecided=tuple(undecided) if deciding else (),
        challengers=tuple(other for other, decision in enumerate(decided) if decision == at.CHALLENGES),
    )


def _dice(counts: list[int]) -> Dice:
    return Dice(face for face, count in enumerate(counts, start=1) for _ in range(count))


def _sheet(block: list[int]) -> Sheet:
    points, crosses = block[: len(BOXES)], block[len(BOXES) :]
    return Sheet(tuple(None if written < 0 else written for written in points), tuple(crosses))


def move(state: MenteurState, row: Array, mover: int, action: Move) -> tuple[By, Move, int] | None:
    """A seat that stays silent makes no move."""
    return None if isinstance(action, Silence) else (mover, action, 0)


def clock(state: MenteurState, row: Array) -> tuple[By, Move, int] | None:
    """M14: once all the others have decided, the deadline passes for those who stay silent."""
    waits = state.phase == "deciding" and row[at.PHASE] != DECIDING
    return (Mover.CLOCK, SILENCES[0], 0) if waits else None


RULES = BatchRules(
    game="menteur",
    reset_row=batch_rows.reset_row,
    resume_row=batch_rows.resume_row,
    step_row=batch_rows.step_row,
    result_row=batch_rows.result_row,
    mask_row=batch_rows.mask_row,
    observe_row=batch_rows.observe_row,
    dtype=np.int8,
    width=width,
    params=params,
    tables=tables,
    fields=fields,
    encode=encode,
    decode=decode,
    move=move,
    clock=clock,
    observed_dtype=np.int8,
)
