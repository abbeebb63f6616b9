"""YAM menteur on one row of small numbers: the rules a second time, compiled, for many matches at once.

``rules`` is the reference: what is done here must be what it does, and the tests walk both side by side.
The numbers M1 to M24 name the rules, as there.
"""

from __future__ import annotations

from yamclub.games.menteur.batch_columns import (
    A_SHEET,
    ACCEPT,
    ACCEPTS,
    AGAIN,
    ALL_ABOVE,
    ALL_BELOW,
    ANNOUNCING,
    BARRED,
    BOX,
    BOX_WORDS,
    BOXES,
    CHALLENGES,
    CHANCE_BIT,
    CHANCE_LAST,
    COUNTS_SHOWN,
    DECIDED,
    DECIDING,
    EXACT,
    KEEP_WORDS,
    KEEPS,
    LAST_ROUND,
    LAST_TURN,
    LOCKED,
    MOVER,
    NO_KEEPS,
    OPEN,
    OPEN_ABOVE,
    OPEN_BELOW,
    OVER,
    PHASE,
    POINTS,
    SCRATCH,
    SCRATCHES,
    SEAT,
    SEATS,
    SEEN_DICE,
    SEEN_LAST_TURN,
    SHEETS,
    THROW_HIGH,
    THROW_LOW,
    THROWING,
    THROWN,
    THROWS,
    UNDECIDED,
    Tables,
)
from yamclub.games.menteur.sheet import CROSSES_TO_BAR
from yamclub.mechanics.batch import Array, Chance, int64
from yamclub.mechanics.batch_dice import throw_for_start, throw_loose
from yamclub.mechanics.sheet import BONUS, BONUS_FROM, CHANCE, UPPER, YAM
from yamclub.mechanics.throwing import DICE as ALL_DICE
from yamclub.mechanics.throwing import THROWS as THROWS_A_TURN
from yamclub.solve.compiled import row_kernel

# --- chance


@row_kernel
def _throw(rows: Array, i: int, count: int, chance: Chance, tables: Tables) -> None:
    throw = tables.first[count] + throw_loose(chance, i, count, tables.dice)
    rows[i, THROW_HIGH], rows[i, THROW_LOW] = throw >> 7, throw & 127
    for face in range(6):
        rows[i, THROWN + face] = tables.counts[throw, face]
    rows[i, THROWS] += 1
    rows[i, PHASE] = ANNOUNCING


@row_kernel
def reset_row(rows: Array, i: int, chance: Chance, params: Array, tables: Tables) -> None:
    players = params[SEATS]
    for column in range(SHEETS + players * A_SHEET):
        rows[i, column] = 0
    for seat in range(players):
        rows[i, OPEN_ABOVE + seat] = ALL_ABOVE
        rows[i, OPEN_BELOW + seat] = ALL_BELOW
        for box in range(BOXES):
            rows[i, SHEETS + A_SHEET * seat + box] = OPEN
    starter = throw_for_start(chance, i, players, ALL_DICE, tables.dice)  # M2
    _begin_turn(rows, i, starter, chance, tables)


@row_kernel
def resume_row(rows: Array, i: int, chance: Chance, params: Array, tables: Tables) -> None:
    if rows[i, PHASE] == THROWING:
        count = ALL_DICE
        for face in range(6):
            count -= rows[i, LOCKED + face]
        _throw(rows, i, count, chance, tables)


# --- what may be done


@row_kernel
def mask_row(rows: Array, i: int, params: Array, tables: Tables, mask: Array, words: Array) -> None:
    accept = params[ACCEPT]
    if rows[i, PHASE] == DECIDING:
        if mask[i, accept]:  # as it stands since the seat before
            return
        for word in range(words.shape[1]):
            words[i, word] = 0
        for action in range(accept, accept + 3):  # M14: silence until the deadline too
            mask[i, action] = 1
        return
    throw = (int64(rows[i, THROW_HIGH]) << 7) | rows[i, THROW_LOW]
    if rows[i, THROWS] == THROWS_A_TURN:
        throw = NO_KEEPS
    for word in range(KEEP_WORDS):
        words[i, word] = tables.keep_words[throw, word]
    above, below = int64(rows[i, OPEN_ABOVE + rows[i, SEAT]]), int64(rows[i, OPEN_BELOW + rows[i, SEAT]])
    may = below
    if params[CHANCE_LAST] and (above or below != CHANCE_BIT):  # M13
        may &= ~CHANCE_BIT
    for word in range(BOX_WORDS):
        words[i, KEEP_WORDS + word] = tables.above_words[above, word] | tables.below_words[may, word]
    words[i, KEEP_WORDS] |= tables.keep_words[throw, KEEP_WORDS]
    for word in range(KEEP_WORDS + BOX_WORDS, words.shape[1]):
        words[i, word] = 0
    if params[SCRATCH]:
        every = above | below << UPPER
        for box in range(BOXES):
            mask[i, SCRATCHES + box] = every >> box & 1


# --- what follows


@row_kernel
def step_row(rows: Array, i: int, action: int, chance: Chance, params: Array, tables: Tables) -> bool:
    if rows[i, PHASE] == DECIDING:
        rows[i, DECIDED + rows[i, MOVER]] = ACCEPTS + action - params[ACCEPT]
        if _next_decides(rows, i, params):
            return False
        _settle(rows, i, params)
    elif action < KEEPS:
        _keep(rows, i, action, chance, params, tables)
        return False
    elif action < SCRATCHES:
        rows[i, PHASE] = DECIDING
        rows[i, BOX] = tables.announced[action - KEEPS, 0]
        rows[i, POINTS] = tables.announced[action - KEEPS, 1]
        rows[i, MOVER] = 1 if rows[i, SEAT] == 0 else 0
        return False
    else:
        _bar(rows, i, int64(rows[i, SEAT]), action - SCRATCHES)  # M13b
    return _end_turn(rows, i, chance, params, tables)


@row_kernel
def _keep(rows: Array, i: int, keep: int, chance: Chance, params: Array, tables: Tables) -> None:
    """M5, M6: what is kept is locked for the turn, and the others are thrown again."""
    count = 0
    for face in range(6):
        kept = tables.counts[keep, face]
        count += rows[i, THROWN + face] - kept
        rows[i, LOCKED + face] += kept
    if params[COUNTS_SHOWN]:  # M7
        rows[i, AGAIN + rows[i, THROWS] - 1] = count
    _throw(rows, i, count, chance, tables)


@row_kernel
def _next_decides(rows: Array, i: int, params: Array) -> bool:
    """M14: one is asked after the other, and none sees what those before decided."""
    for seat in range(rows[i, MOVER] + 1, params[SEATS]):
        if seat != rows[i, SEAT] and rows[i, DECIDED + seat] == UNDECIDED:
            rows[i, MOVER] = seat
            return True
    return False


@row_kernel
def _settle(rows: Array, i: int, params: Array) -> None:
    me, box, points = int64(rows[i, SEAT]), int64(rows[i, BOX]), int64(rows[i, POINTS])
    challenged = False
    for seat in range(params[SEATS]):
        challenged |= rows[i, DECIDED + seat] == CHALLENGES
    if not challenged:  # M15
        _write(rows, i, me, box, points)
        return
    really = _worth(rows, i, box)
    true = points == really if params[EXACT] else points <= really  # M12
    if true:  # M16
        _write(rows, i, me, box, points)
    else:  # M17
        _cross(rows, i, me, box)
    for seat in range(params[SEATS]):
        if rows[i, DECIDED + seat] == CHALLENGES:
            if true:
                _cross(rows, i, seat, box)
            elif box != YAM and rows[i, SHEETS + A_SHEET * seat + box] == OPEN:  # M17, M18
                _write(rows, i, seat, box, points)


@row_kernel
def _worth(rows: Array, i: int, box: int) -> int:
    """M11: what the five dice under the cups are worth in a box."""
    if box < UPPER:
        count = rows[i, THROWN + box] + rows[i, LOCKED + box]
        return int64((box + 1) * count)
    total, most, pairs, faces = 0, 0, 0, 0
    for face in range(6):
        count = rows[i, THROWN + face] + rows[i, LOCKED + face]
        total += count * (face + 1)
        most = max(most, count)
        pairs += count == 2
        faces |= (count > 0) << face
    if box == CHANCE:
        return total
    if box == 6:
        return total if most >= 3 else 0
    if box == 7:
        return total if most >= 4 else 0
    if box == 8:
        return 25 if most == 3 and pairs == 1 else 0
    if box == 9:
        return 30 if faces == 0b011111 else 0
    if box == 10:
        return 40 if faces == 0b111110 else 0
    return 50 if most == 5 else 0


@row_kernel
def _write(rows: Array, i: int, seat: int, box: int, points: int) -> None:
    rows[i, SHEETS + A_SHEET * seat + box] = points
    _close(rows, i, seat, box)


@row_kernel
def _close(rows: Array, i: int, seat: int, box: int) -> None:
    """The box is no longer open, if it was."""
    if box < UPPER:
        rows[i, OPEN_ABOVE + seat] &= ~(1 << box)
    else:
        rows[i, OPEN_BELOW + seat] &= ~(1 << (box - UPPER))


@row_kernel
def _cross(rows: Array, i: int, seat: int, box: int) -> None:
    """M19: the second cross strikes the box out; further ones change nothing."""
    crosses = SHEETS + A_SHEET * seat + BOXES + box
    if rows[i, crosses] == 1:
        _bar(rows, i, seat, box)
    elif rows[i, crosses] == 0:
        rows[i, crosses] = 1


@row_kernel
def _bar(rows: Array, i: int, seat: int, box: int) -> None:
    at = SHEETS + A_SHEET * seat + box
    rows[i, at] = BARRED
    rows[i, at + BOXES] = CROSSES_TO_BAR
    _close(rows, i, seat, box)


@row_kernel
def _is_full(rows: Array, i: int, seat: int) -> bool:
    return (rows[i, OPEN_ABOVE + seat] | rows[i, OPEN_BELOW + seat]) == 0  # type: ignore[no-any-return]


@row_kernel
def _end_turn(rows: Array, i: int, chance: Chance, params: Array, tables: Tables) -> bool:
    """M21: after the first full sheet, each of the others has one more turn, in seating order."""
    players, seat = params[SEATS], int64(rows[i, SEAT])
    if not rows[i, LAST_ROUND]:
        for other in range(players):
            if _is_full(rows, i, other):
                rows[i, LAST_ROUND] = 1
        if not rows[i, LAST_ROUND]:
            _begin_turn(rows, i, seat + 1 if seat + 1 < players else 0, chance, tables)
            return False
        for other in range(players):
            rows[i, LAST_TURN + other] = not _is_full(rows, i, other)
    for step in range(1, players + 1):
        other = seat + step if seat + step < players else seat + step - players
        has_turn = rows[i, LAST_TURN + other] and not _is_full(rows, i, other)
        rows[i, LAST_TURN + other] = 0
        if has_turn:
            _begin_turn(rows, i, other, chance, tables)
            return False
    rows[i, PHASE] = OVER
    return True


@row_kernel
def _begin_turn(rows: Array, i: int, seat: int, chance: Chance, tables: Tables) -> None:
    rows[i, SEAT] = rows[i, MOVER] = seat
    rows[i, THROWS] = 0
    rows[i, BOX] = -1
    rows[i, POINTS] = 0
    for column in range(AGAIN, LAST_TURN):  # thrown again, dice, decisions
        rows[i, column] = 0
    _throw(rows, i, ALL_DICE, chance, tables)


@row_kernel
def result_row(rows: Array, i: int, params: Array, tables: Tables, scores: Array, places: Array) -> None:
    """M23, M24."""
    players = params[SEATS]
    for seat in range(players):
        sheet = SHEETS + A_SHEET * seat
        upper, lower = 0, 0
        for box in range(UPPER):
            upper += max(0, rows[i, sheet + box])
        for box in range(UPPER, BOXES):
            lower += max(0, rows[i, sheet + box])
        scores[i, seat] = upper + lower + (BONUS if upper >= BONUS_FROM else 0)
    for seat in range(players):
        places[i, seat] = 1
        for other in range(players):
            places[i, seat] += scores[i, other] > scores[i, seat]


# --- what is known


@row_kernel
def observe_row(rows: Array, i: int, params: Array, tables: Tables, observation: Array) -> int:
    """The thrower sees its dice (M7), everybody the announcement and the sheets, nobody another's decision."""
    players, mover, thrower = params[SEATS], int64(rows[i, MOVER]), int64(rows[i, SEAT])
    own = thrower == mover
    observation[i, 0] = rows[i, PHASE]
    observation[i, 1] = thrower - mover if thrower >= mover else thrower - mover + players
    observation[i, 2] = rows[i, THROWS]
    observation[i, 3] = rows[i, BOX]
    observation[i, 4] = rows[i, POINTS]
    observation[i, 5] = rows[i, LAST_ROUND]
    for throw in range(2):
        observation[i, 6 + throw] = rows[i, AGAIN + throw]
    for die in range(12):
        observation[i, SEEN_DICE + die] = rows[i, THROWN + die] if own else 0
    sheets = SEEN_LAST_TURN + players
    for turned in range(players):
        seat = mover + turned if mover + turned < players else mover + turned - players
        observation[i, SEEN_LAST_TURN + turned] = rows[i, LAST_TURN + seat]
        for column in range(A_SHEET):
            observation[i, sheets + A_SHEET * turned + column] = rows[i, SHEETS + A_SHEET * seat + column]
    return mover
