"""YAM color on one row of numbers: the rules a second time, compiled, for many matches at once.

``rules`` is the reference: what is done here must be what it does, and the tests walk both side by side.
The numbers K1 to K17 name the rules, as there.

Time is virtual. When a card is turned, every seat that may announce gets a moment at which it is ready, drawn from
its own range; the seat that is ready first decides, and so on. A finger that felt something is ready again a little
later. When nobody is ready before the deadline, the clock closes the round. Times count from the card.
"""

from __future__ import annotations

from yamclub.games.color.batch_columns import (
    ANNOUNCING,
    AT,
    BLIND,
    CARD,
    CARDS,
    CHAMPION,
    CLAIMS,
    CONTENDS,
    FASTEST,
    FEELING,
    FEELS,
    FINGER,
    FOUND,
    IS_UNSEEN,
    ITEMS,
    LAID,
    LAID_SIZE,
    LAST_CALL,
    LAYS,
    MOVER,
    NOBODY,
    NOW,
    ORDER,
    OVER,
    PHASE,
    PLAYOFF,
    POT_SIZE,
    READY,
    ROUND_TIME,
    ROUNDS,
    SEAT,
    SEATS,
    SEEN_CARD,
    SEEN_DICE,
    SEEN_SEATS,
    SEEN_TAKEN,
    SEEN_UNSEEN,
    SILENT,
    SLOWEST,
    SPOKEN,
    STAKING,
    TAKEN_BY,
    THROWING,
    THROWN,
    TOP,
    TOUCH,
    TOUCH_FASTEST,
    TOUCH_SLOWEST,
    TURNED_AT,
    TURNING,
    UNDER_SIZE,
    UNSEEN_SIZE,
    UNTIMED,
    WAITING,
    WON,
    Tables,
)
from yamclub.games.color.batch_rounds import close_round, next_stakes, stake, turn_card, whole_pile
from yamclub.games.color.colours import SPOTS
from yamclub.mechanics.batch import Array, Chance, below, int64, note
from yamclub.solve.compiled import row_kernel

# --- chance


@row_kernel
def reset_row(rows: Array, i: int, chance: Chance, params: Array, tables: Tables) -> None:
    """K3: a whole pile, and who throws first is drawn by lot."""
    players = params[SEATS]
    for column in range(ROUNDS, LAID):
        rows[i, column] = 0
    rows[i, CHAMPION] = NOBODY
    whole_pile(rows, i)
    for seat in range(players):
        rows[i, TOP + seat] = NOBODY
        rows[i, CONTENDS + seat] = 1
    rows[i, SEAT] = below(chance, i, players)
    if chance.record.shape[1]:
        note(chance, i, rows[i, SEAT])
    _throw(rows, i, chance, params, tables)


@row_kernel
def resume_row(rows: Array, i: int, chance: Chance, params: Array, tables: Tables) -> None:
    phase = rows[i, PHASE]
    if phase in (THROWING, TURNING):
        _throw(rows, i, chance, params, tables)
    elif phase in (FEELING, UNTIMED):
        if phase == FEELING:
            _feel(rows, i, int64(rows[i, FINGER]), chance, tables)
        deadline = _deadline(rows, i, params)
        for seat in range(params[SEATS]):
            if rows[i, READY + seat] < SPOKEN:
                ready = rows[i, NOW] + _reaction(chance, i, params[FASTEST + seat], params[SLOWEST + seat], deadline)
                rows[i, READY + seat] = min(ready, deadline)
        rows[i, PHASE] = ANNOUNCING
        _next_ready(rows, i, chance, params)


@row_kernel
def _reaction(chance: Chance, i: int, fastest: int, slowest: int, most: int) -> int:
    """How long a seat takes. Never longer than the round, so that every round asks somebody."""
    slowest = min(slowest, most)
    fastest = min(fastest, slowest)
    return fastest + below(chance, i, slowest - fastest + 1)


@row_kernel
def _throw(rows: Array, i: int, chance: Chance, params: Array, tables: Tables) -> None:
    """K4: the dice, the card, and when each seat is ready to announce."""
    players = params[SEATS]
    if rows[i, PHASE] != TURNING:
        rows[i, THROWN] = tables.throws[below(chance, i, 65536)]
        if chance.record.shape[1]:
            note(chance, i, rows[i, THROWN])
    rows[i, CARD] = turn_card(rows, i, chance)
    rows[i, PHASE] = ANNOUNCING
    rows[i, ROUNDS] += 1
    rows[i, CLAIMS] = rows[i, WAITING] = rows[i, TURNED_AT] = 0
    for number in range(SPOTS + 1):
        rows[i, TAKEN_BY + number] = NOBODY
    if params[BLIND]:
        for item in range(ITEMS):
            rows[i, FOUND + item] = 0
    for seat in range(players):
        rows[i, TOUCH + seat] = 0
        rows[i, READY + seat] = SPOKEN
        if rows[i, CONTENDS + seat]:
            rows[i, WAITING] += 1
            fastest, slowest = params[FASTEST + seat], params[SLOWEST + seat]
            rows[i, READY + seat] = _reaction(chance, i, fastest, slowest, params[ROUND_TIME])
    _next_ready(rows, i, chance, params)


@row_kernel
def _deadline(rows: Array, i: int, params: Array) -> int:
    """K8: a set time after the card or after the first announcement, whichever comes first."""
    if rows[i, CLAIMS] == 0:
        return params[ROUND_TIME]  # type: ignore[no-any-return]
    return min(params[ROUND_TIME], rows[i, AT + rows[i, ORDER]] + params[LAST_CALL])  # type: ignore[no-any-return]


@row_kernel
def _next_ready(rows: Array, i: int, chance: Chance, params: Array) -> bool:
    """Whose decision is next, and when; False if it comes too late, or nobody is left."""
    players, first = params[SEATS], SPOKEN
    for seat in range(players):
        first = min(first, rows[i, READY + seat])
    if first > _deadline(rows, i, params):
        return False
    mover, tied = 0, 0
    for seat in range(players):
        is_first = rows[i, READY + seat] == first
        mover = seat if is_first else mover
        tied += is_first
    if tied > 1:  # at the same moment: any of them, each as likely
        tied = below(chance, i, tied)
        for seat in range(players):
            if rows[i, READY + seat] == first:
                mover = seat if tied == 0 else mover
                tied -= 1
    rows[i, MOVER], rows[i, NOW] = mover, first
    return True


# --- what may be done


@row_kernel
def mask_row(rows: Array, i: int, params: Array, tables: Tables, mask: Array, words: Array) -> None:
    """While announcing, the clock's action is the mover's silence for the rest of the round."""
    for word in range(words.shape[1]):
        words[i, word] = 0
    items = ITEMS if params[BLIND] else 0
    if rows[i, PHASE] == OVER:  # only where the last prizes were drawn for a state that awaited them
        mask[i, FEELS + items] = 1
        return
    if rows[i, PHASE] == STAKING:
        for cards in range(min(3, rows[i, WON + rows[i, MOVER]]) + 1):
            mask[i, LAYS + cards] = 1
        return
    for number in range(SPOTS + 1):
        mask[i, number] = rows[i, TAKEN_BY + number] == NOBODY
    for action in range(FEELS, FEELS + items + 1):
        mask[i, action] = 1


# --- what follows


@row_kernel
def step_row(rows: Array, i: int, action: int, chance: Chance, params: Array, tables: Tables) -> bool:
    if rows[i, PHASE] == OVER:
        return True
    if rows[i, PHASE] == STAKING:
        stake(rows, i, action - LAYS)
        if next_stakes(rows, i, params):
            return False
    else:
        _announce(rows, i, action, chance, params, tables)
        if _next_ready(rows, i, chance, params):
            return False
        close_round(rows, i, chance, params, tables)
        if rows[i, PHASE] != ANNOUNCING:  # over, or stakes first
            return int64(rows[i, PHASE]) == OVER
    _throw(rows, i, chance, params, tables)
    return False


@row_kernel
def _announce(rows: Array, i: int, action: int, chance: Chance, params: Array, tables: Tables) -> None:
    mover = int64(rows[i, MOVER])
    if action < LAYS:  # K6
        rows[i, TAKEN_BY + action] = mover
        rows[i, ORDER + rows[i, CLAIMS]] = mover
        rows[i, AT + mover] = rows[i, NOW]
        rows[i, READY + mover] = SPOKEN
        rows[i, CLAIMS] += 1
        rows[i, WAITING] -= 1
    elif action == FEELS + (ITEMS if params[BLIND] else 0):
        rows[i, READY + mover] = SILENT
    else:  # K16
        rows[i, TOUCH + mover] = action - FEELS + 1
        _feel(rows, i, mover, chance, tables)
        pause = below(chance, i, params[TOUCH_SLOWEST] - params[TOUCH_FASTEST] + 1)
        rows[i, READY + mover] += params[TOUCH_FASTEST] + pause


@row_kernel
def _feel(rows: Array, i: int, seat: int, chance: Chance, tables: Tables) -> None:
    """K16: the first finger on an item draws its colour from those left; any other finds the same."""
    item = int64(rows[i, TOUCH + seat]) - 1
    colour = int64(rows[i, FOUND + item]) - 1
    if colour < 0:
        first = 0 if item < SPOTS else SPOTS
        found = 0
        for other in range(first, first + SPOTS):
            found += rows[i, FOUND + other] > 0
        left = below(chance, i, SPOTS - found)
        while left >= 0:
            colour += 1
            left -= tables.counts[rows[i, THROWN], colour] if item < SPOTS else tables.spots[rows[i, CARD], colour]
            for other in range(first, first + SPOTS):
                left += rows[i, FOUND + other] == colour + 1
        rows[i, FOUND + item] = colour + 1
    if chance.record.shape[1]:
        note(chance, i, colour)


# --- what is known


@row_kernel
def observe_row(rows: Array, i: int, params: Array, tables: Tables, observation: Array) -> int:
    """Everything but the dice and the card under a cover (K16): of those, only what the mover's finger is on."""
    players, mover = params[SEATS], int64(rows[i, MOVER])
    thrower, racing = int64(rows[i, SEAT]), rows[i, PHASE] == ANNOUNCING
    observation[i, 0] = rows[i, PHASE]
    observation[i, 1] = thrower - mover if thrower >= mover else thrower - mover + players
    observation[i, 2] = rows[i, ROUNDS]
    observation[i, 3] = rows[i, UNSEEN_SIZE] + rows[i, UNDER_SIZE]
    observation[i, 4] = rows[i, POT_SIZE]
    observation[i, 5] = rows[i, PLAYOFF]
    observation[i, 6] = rows[i, NOW] // 100 if racing else 0
    observation[i, 7] = _deadline(rows, i, params) // 100 if racing else 0
    item = int64(rows[i, TOUCH + mover]) if racing else 0
    observation[i, 8] = item
    observation[i, 9] = rows[i, FOUND + item - 1] if item else 0
    covered = params[BLIND] and racing
    observation[i, 10] = covered
    shown = racing and not covered
    for colour in range(4):
        observation[i, SEEN_DICE + colour] = tables.counts[rows[i, THROWN], colour] if shown else 0
        observation[i, SEEN_CARD + colour] = tables.spots[rows[i, CARD], colour] if shown else 0
    for number in range(SPOTS + 1):
        seat = int64(rows[i, TAKEN_BY + number]) if racing else NOBODY
        turned = seat - mover if seat >= mover else seat - mover + players
        observation[i, SEEN_TAKEN + number] = NOBODY if seat == NOBODY else turned
    for card in range(CARDS):
        observation[i, SEEN_UNSEEN + card] = rows[i, IS_UNSEEN + card]
    if covered:
        observation[i, SEEN_UNSEEN + rows[i, CARD]] = 1
    for turned in range(players):
        seat = mover + turned if mover + turned < players else mover + turned - players
        observation[i, SEEN_SEATS + turned] = rows[i, WON + seat]
        observation[i, SEEN_SEATS + players + turned] = rows[i, LAID_SIZE + seat]
        observation[i, SEEN_SEATS + 2 * players + turned] = rows[i, CONTENDS + seat]
    return mover
