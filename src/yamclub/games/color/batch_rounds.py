"""What follows from a round of YAM color, on its row: who wins, who pays, stakes, the next round."""

from __future__ import annotations

from yamclub.games.color.batch_columns import (
    BELOW,
    CARD,
    CARDS,
    CHAMPION,
    CONTENDS,
    GONE,
    GONE_SIZE,
    IS_UNSEEN,
    LAID,
    LAID_SIZE,
    MOST_ROUNDS,
    MOVER,
    NOBODY,
    OVER,
    PHASE,
    PLAYOFF,
    POT,
    POT_OF_STAKES,
    POT_SIZE,
    ROUNDS,
    SEAT,
    SEATS,
    STAKES,
    STAKING,
    TAKEN_BY,
    THROWN,
    TIE_PLAYOFF,
    TOP,
    UNDER,
    UNDER_FIRST,
    UNDER_SIZE,
    UNSEEN,
    UNSEEN_SIZE,
    WON,
    Tables,
)
from yamclub.games.color.colours import SPOTS
from yamclub.mechanics.batch import Array, Chance, below, int64, note
from yamclub.solve.compiled import row_kernel


@row_kernel
def whole_pile(rows: Array, i: int) -> None:
    for card in range(CARDS):
        rows[i, UNSEEN + card] = card
        rows[i, IS_UNSEEN + card] = 1
    rows[i, UNSEEN_SIZE] = CARDS


@row_kernel
def turn_card(rows: Array, i: int, chance: Chance) -> int:
    """The top card of the pile: any of the unseen, or the first of those slid under it."""
    left = int64(rows[i, UNSEEN_SIZE])
    if left:
        place = UNSEEN + below(chance, i, left)
        card = int64(rows[i, place])
        rows[i, place] = rows[i, UNSEEN + left - 1]
        rows[i, UNSEEN_SIZE] -= 1
        rows[i, IS_UNSEEN + card] = 0
    else:
        first = int64(rows[i, UNDER_FIRST])
        card = int64(rows[i, UNDER + first])
        rows[i, UNDER_FIRST] = first + 1 if first + 1 < CARDS else 0
        rows[i, UNDER_SIZE] -= 1
    if chance.record.shape[1]:
        note(chance, i, card)
    return card


@row_kernel
def _slide_under(rows: Array, i: int, card: int) -> None:
    place = int64(rows[i, UNDER_FIRST] + rows[i, UNDER_SIZE])
    rows[i, UNDER + (place if place < CARDS else place - CARDS)] = card
    rows[i, UNDER_SIZE] += 1


@row_kernel
def _win(rows: Array, i: int, seat: int, card: int) -> None:
    rows[i, BELOW + card] = rows[i, TOP + seat]
    rows[i, TOP + seat] = card
    rows[i, WON + seat] += 1


@row_kernel
def _paid(rows: Array, i: int, seat: int) -> int:
    """The card this seat won last, taken from it."""
    card = int64(rows[i, TOP + seat])
    rows[i, TOP + seat] = rows[i, BELOW + card]
    rows[i, WON + seat] -= 1
    return card


@row_kernel
def close_round(rows: Array, i: int, chance: Chance, params: Array, tables: Tables) -> None:
    """K9 to K12, and K14: in a playoff nobody pays, and the first card won decides."""
    card, winner = int64(rows[i, CARD]), NOBODY
    number = int64(tables.matching[rows[i, THROWN], card])
    for said in range(SPOTS, -1, -1):
        seat = int64(rows[i, TAKEN_BY + said])
        if seat == NOBODY:
            continue
        if said <= number:
            winner = seat
            break
        if not rows[i, PLAYOFF] and rows[i, WON + seat]:
            _slide_under(rows, i, _paid(rows, i, seat))
    if winner == NOBODY:
        rows[i, GONE + rows[i, GONE_SIZE]] = card
        rows[i, GONE_SIZE] += 1
    elif rows[i, PLAYOFF]:
        rows[i, CHAMPION], rows[i, PHASE] = winner, OVER
        return
    else:
        _win(rows, i, winner, card)
    if params[STAKES]:
        _settle_stakes(rows, i, winner, chance, params)
    if winner != NOBODY:
        rows[i, SEAT] = winner
    _next_round(rows, i, params)


@row_kernel
def _settle_stakes(rows: Array, i: int, winner: int, chance: Chance, params: Array) -> None:
    """K15: with ``pile``, prizes first; then what was laid, the thrower's first."""
    players, pot = params[SEATS], params[STAKES] == POT_OF_STAKES
    if winner != NOBODY and not pot:
        for _ in range(min(rows[i, LAID_SIZE + winner], rows[i, UNSEEN_SIZE] + rows[i, UNDER_SIZE])):
            _win(rows, i, winner, turn_card(rows, i, chance))
    for step in range(players):
        seat = (rows[i, SEAT] + step) % players
        for place in range(rows[i, LAID_SIZE + seat]):
            card = int64(rows[i, LAID + 3 * seat + place])
            if pot:
                rows[i, POT + rows[i, POT_SIZE]] = card
                rows[i, POT_SIZE] += 1
            elif seat == winner:
                _win(rows, i, seat, card)
            else:
                _slide_under(rows, i, card)
        rows[i, LAID_SIZE + seat] = 0
    if winner != NOBODY:
        for place in range(rows[i, POT_SIZE]):
            _win(rows, i, winner, int64(rows[i, POT + place]))
        rows[i, POT_SIZE] = 0


@row_kernel
def _next_round(rows: Array, i: int, params: Array) -> None:
    """K13, K14: what the row awaits now: the throw (its phase stays), stakes first, or nothing more."""
    players = params[SEATS]
    pile = rows[i, UNSEEN_SIZE] + rows[i, UNDER_SIZE]
    if pile and (rows[i, PLAYOFF] or rows[i, ROUNDS] < MOST_ROUNDS):
        rows[i, MOVER] = NOBODY
        if params[STAKES] and not rows[i, PLAYOFF]:
            next_stakes(rows, i, params)
        return
    most, tied = 0, 0
    for seat in range(players):
        if rows[i, WON + seat] > most:
            most, tied = rows[i, WON + seat], 0
        tied += rows[i, WON + seat] == most
    if not params[TIE_PLAYOFF] or rows[i, PLAYOFF] or tied == 1:
        rows[i, PHASE] = OVER
        return
    rows[i, PLAYOFF] = 1
    for seat in range(players):
        rows[i, CONTENDS + seat] = rows[i, WON + seat] == most
    whole_pile(rows, i)
    rows[i, UNDER_SIZE] = rows[i, GONE_SIZE] = rows[i, POT_SIZE] = 0


@row_kernel
def next_stakes(rows: Array, i: int, params: Array) -> bool:
    """K15: the next seat with won cards that has not been asked, from the thrower on; False: no other has."""
    players, thrower = params[SEATS], int64(rows[i, SEAT])
    asked = 0
    if rows[i, MOVER] != NOBODY:
        asked = (rows[i, MOVER] - thrower) % players + 1
    for step in range(asked, players):
        seat = (thrower + step) % players
        if rows[i, WON + seat]:
            rows[i, PHASE], rows[i, MOVER] = STAKING, seat
            return True
    return False


@row_kernel
def stake(rows: Array, i: int, cards: int) -> None:
    seat = int64(rows[i, MOVER])
    rows[i, LAID_SIZE + seat] = cards
    for place in range(cards - 1, -1, -1):
        rows[i, LAID + 3 * seat + place] = _paid(rows, i, seat)


@row_kernel
def result_row(rows: Array, i: int, params: Array, tables: Tables, scores: Array, places: Array) -> None:
    """K13, K14: most cards; a playoff's winner leaves those tied with it in the second place."""
    players = params[SEATS]
    for seat in range(players):
        scores[i, seat] = rows[i, WON + seat]
    for seat in range(players):
        places[i, seat] = 1
        for other in range(players):
            places[i, seat] += scores[i, other] > scores[i, seat]
        if rows[i, CHAMPION] != NOBODY and rows[i, CONTENDS + seat] and seat != rows[i, CHAMPION]:
            places[i, seat] = 2
