"""Matches that the expert plays against itself, compiled, and what there is to learn from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from yamclub.games.yami import batch_rows as at
from yamclub.games.yami.batch import RULES
from yamclub.games.yami.board_values import BOARD_INPUTS, board_values
from yamclub.games.yami.boxes import bonus_from
from yamclub.games.yami.hand_values import HAND_INPUTS, NOTHING
from yamclub.games.yami.judge import CONTEXT_INPUTS, DISCARD_INPUTS, INPUTS
from yamclub.games.yami.learning_rows import (
    Line,
    Net,
    fill_context,
    fill_discard,
    fill_gains,
    fill_hand,
    hand_outputs,
    hidden_part,
    one_output,
    run_tables,
    shown,
)
from yamclub.games.yami.moves import YamiOptions
from yamclub.mechanics.batch import Chance, draw, int64
from yamclub.solve.compiled import kernel

Array = Any
DRAWS = 8
"""Cards tried for the next one of the stock: fewer than there are, which is quick, and tries other things."""
CARELESS = 0.02
"""How often something else is tried."""
BLUR = 0.5
"""Points by which discards are misjudged, for the same reason."""
MOST_ROUNDS = 24
"""Hands noted per deal and seat, on average."""
_NOTHING = float(NOTHING)
_UNIT = 1 << 20
PAR = (11, 11, 11, 11, 11, 11, 11, 11, 9, 9, 11, 12, 7, 14, 18, 6)
"""What a free box is worth, before anything is learned."""


class Played(NamedTuple):
    """What was seen and done; a row each."""

    hands: Array
    """The inputs of hands kept."""
    hands_of: Array
    """Whose: match, deal, seat."""
    lays: Array
    """What was seen by those who laid down."""
    lays_of: Array
    boards: Array
    """matches × 17 × seats × 16: the boards when each deal began, and at the end."""
    dealt: Array
    """matches × 16 × seats × 5: the cards dealt."""
    order: Array
    """matches × 16 × seats: who plays first, second, …"""
    learns: Array
    """matches × seats: who learns. In every other match one player does, among some who learned nothing and
    lay down soon: whoever only met players as patient as itself would wait too long at other tables."""


class Nets(NamedTuple):
    board: Line
    hand: Net
    lay: Line


class Work(NamedTuple):
    """Room for what is worked out on the way."""

    values: Array
    """By seat, 8 × 5 gains; and so on: see ``learning_rows``."""
    rest: Array
    boards: Array
    known: Array
    pile: Array
    chance: Array
    counts: Array
    marks: Array
    lays: Array
    hand: Array
    discard: Array
    context: Array
    hidden: Array
    layer: Array
    outputs: Array
    board: Array
    best: Array
    """The inputs of the hand after the best discard."""


def _work(hidden: int) -> Work:
    def room(*shape: int) -> Array:
        return np.zeros(shape, np.float32)

    return Work(
        room(4, 8, 5), room(4, 24), np.zeros((4, 16), np.int64), np.zeros((4, 32), np.int64), np.zeros(32, np.int64),
        room(32), np.zeros(16, np.int64), room(16), room(16), room(HAND_INPUTS), room(DISCARD_INPUTS),
        room(CONTEXT_INPUTS), room(hidden), room(hidden), room(2), room(BOARD_INPUTS), room(INPUTS),
    )  # fmt: skip


def nets_of(weights: Mapping[str, Array], seats: int) -> Nets:
    def arrays(kind: str, *names: str) -> list[Array]:
        return [np.ascontiguousarray(weights[f"{kind}{seats}-{name}"], np.float32) for name in names]

    hand = Net(*arrays("hand", "w0", "b0", "w1", "b1"))
    return Nets(Line(*arrays("board", "w0", "b0")), hand, Line(*arrays("lay", "w0", "b0")))


def self_play(weights: Mapping[str, Array], matches: int, seats: int, seed: int) -> Played:
    options = YamiOptions()
    nets = nets_of(weights, seats)
    rows = np.zeros((matches, RULES.width(seats, options)), np.int8)
    rng = np.random.default_rng(seed).integers(0, 1 << 63, (2, matches), np.uint64)
    chance = Chance(rng[0].copy(), np.zeros((matches, 0), np.int16), np.zeros(matches, np.int32))
    most = matches * at.DEALS * seats * MOST_ROUNDS
    hands, hands_of = np.zeros((most, INPUTS), np.float32), np.zeros((most, 3), np.int32)
    deals = matches * at.DEALS
    lays, lays_of = np.zeros((deals, CONTEXT_INPUTS), np.float32), np.zeros((deals, 3), np.int32)
    boards = np.full((matches, at.DEALS + 1, seats, at.BOXES), at.FREE, np.int8)
    dealt = np.zeros((matches, at.DEALS, seats, at.HAND), np.int8)
    order = np.zeros((matches, at.DEALS, seats), np.int8)
    learns = np.ones((matches, seats), np.bool_)
    learns[::2] = np.arange(seats) == (np.arange(0, matches, 2)[:, None] // 2) % seats
    work = _work(len(nets.hand.b0))
    noted = Played(hands, hands_of, lays, lays_of, boards, dealt, order, learns)
    params = RULES.params(seats, options)
    made, laid = _play(rows, chance, params, at.tables(), rng[1].copy(), nets, plain(nets), run_tables(), work, noted)
    return Played(hands[:made], hands_of[:made], lays[:laid], lays_of[:laid], boards, dealt, order, learns)


def plain(nets: Nets) -> Nets:
    """A player who learned nothing: goes by ``PAR`` and by what the next card may bring."""
    boards, hand = Line(*map(np.zeros_like, nets.board)), Net(*map(np.zeros_like, nets.hand))
    boards.w0[: at.BOXES, 0] = np.array(PAR) / 10
    return Nets(boards, hand, Line(*map(np.zeros_like, nets.lay)))


@kernel
def _play(
    rows: Array,
    chance: Chance,
    params: Array,
    tables: Any,
    luck: Array,
    learner: Nets,
    others: Nets,
    runs: Any,
    work: Work,
    noted: Played,
) -> tuple[int, int]:
    seats, made, laid = params[at.SEATS], 0, 0
    for i in range(rows.shape[0]):
        at.reset_row(rows, i, chance, params, tables)
        deal, over = 0, False
        while not over:
            if rows[i, at.DEAL] != deal:
                deal = rows[i, at.DEAL]
                for seat in range(seats):
                    nets = learner if noted.learns[i, seat] else others
                    noted.order[i, deal - 1, seat] = (seat - rows[i, at.SEAT]) % seats
                    for place in range(at.HAND):
                        noted.dealt[i, deal - 1, seat, place] = rows[i, at.HANDS + 6 * seat + place]
                    for box in range(at.BOXES):
                        work.boards[seat, box] = rows[i, at.SHEETS + 16 * seat + box]
                        noted.boards[i, deal - 1, seat, box] = work.boards[seat, box]
                    fill_gains(
                        nets.board, work.boards[seat], tables.points[params[at.TABLE]], params[at.BONUS_FROM],
                        work.board, work.values[seat], work.rest[seat],
                    )  # fmt: skip
            seat = rows[i, at.MOVER]
            phase = rows[i, at.PHASE]
            learns = noted.learns[i, seat]
            nets = learner if learns else others
            if phase == at.FOLLOWING:
                action = _follow(rows, i, seat, runs, work)
            else:
                _look(rows, i, seat, seats, params, nets, work)
                if phase == at.CHOOSING:
                    action = _choose(rows, i, seat, seats, params, luck, nets, runs, work)
                    if action >= at.LAY_DOWNS and learns:
                        noted.lays[laid] = work.context
                        noted.lays_of[laid, 0], noted.lays_of[laid, 1], noted.lays_of[laid, 2] = i, deal - 1, seat
                        laid += 1
                else:
                    six = rows[i, at.HANDS + 6 * seat : at.HANDS + 6 * seat + 6]
                    gone, _ = _best_discard(six, seat, seats, luck, i, BLUR, nets, runs, work)
                    action = at.DISCARDS + gone
                    if learns and made < noted.hands.shape[0]:
                        noted.hands[made] = work.best
                        noted.hands_of[made, 0], noted.hands_of[made, 1], noted.hands_of[made, 2] = i, deal - 1, seat
                        made += 1
            over = at.step_row(rows, i, action, chance, params, tables)
        for seat in range(seats):
            for box in range(at.BOXES):
                noted.boards[i, at.DEALS, seat, box] = rows[i, at.SHEETS + 16 * seat + box]
    return made, laid


@kernel
def _uniform(luck: Array, i: int) -> float:
    return draw(luck, i, _UNIT) / _UNIT


@kernel
def _look(rows: Array, i: int, seat: int, seats: int, params: Array, nets: Nets, work: Work) -> None:
    """What the seat knows: the chance of each card, and what is the same for all hands."""
    for card in range(at.CARDS):
        work.pile[card] = rows[i, at.PILE_COUNTS + card]
        work.chance[card] = params[at.PACKS] - work.pile[card]
        for other in range(seats):
            work.known[other, card] = 0
    for place in range(at.HAND + (rows[i, at.PHASE] == at.DISCARDING)):
        work.chance[rows[i, at.HANDS + 6 * seat + place]] -= 1
    for other in range(seats):
        if other != seat:
            for place in range(rows[i, at.KNOWN_SIZE + other]):
                card = rows[i, at.KNOWN + 6 * other + place]
                work.known[other, card] += 1
                work.chance[card] -= 1
    total = work.chance.sum()
    for card in range(at.CARDS):
        work.chance[card] = max(work.chance[card], 0) / max(total, 1)
    fill_context(
        work.boards, work.known, seat, seats, rows[i, at.STOCK], rows[i, at.REMADE], params[at.BONUS_FROM], work.context
    )
    for unit in range(work.hidden.shape[0]):
        work.hidden[unit] = nets.hand.b0[unit]
    hidden_part(nets.hand, HAND_INPUTS + DISCARD_INPUTS, work.context, work.hidden)


@kernel
def _bits(cards: Array, but: int) -> int:
    """The different cards of a hand, without the one at a place."""
    bits = 0
    for place in range(cards.shape[0]):
        if place != but:
            card = int64(cards[place])
            bits |= 1 << ((card & 3) * 8 + (card >> 2))
    return bits


@kernel
def _best_discard(
    six: Array, seat: int, seats: int, luck: Array, i: int, blur: float, nets: Nets, runs: Any, work: Work
) -> tuple[int, float]:
    """The card to discard, and what the hand is then worth; its inputs are in ``work.best``."""
    best, gone = -1e9, 0
    following = (seat + 1) % seats
    for place in range(6):
        fill_hand(
            _bits(six, place), work.values[seat], work.rest[seat], work.chance, runs,
            work.counts, work.marks, work.lays, work.hand,
        )  # fmt: skip
        card = int64(six[place])
        fill_discard(card, work.boards[following], work.known[following], work.pile, work.discard)
        hand_outputs(nets.hand, work.hidden, work.hand, work.discard, work.layer, work.outputs)
        found = work.outputs[0] - work.outputs[1]
        if blur > 0:
            found += blur * 3.5 * (_uniform(luck, i) + _uniform(luck, i) - 1)
            if _uniform(luck, i) < CARELESS / 6:
                found += 900
        if found > best:
            best, gone = found, card
            if blur > 0:
                work.best[:HAND_INPUTS] = work.hand
                work.best[HAND_INPUTS : HAND_INPUTS + DISCARD_INPUTS] = work.discard
                work.best[HAND_INPUTS + DISCARD_INPUTS :] = work.context
    return gone, best


@kernel
def _choose(
    rows: Array, i: int, seat: int, seats: int, params: Array, luck: Array, nets: Nets, runs: Any, work: Work
) -> int:
    hand = rows[i, at.HANDS + 6 * seat : at.HANDS + 6 * seat + 6]
    shown(_bits(hand[:5], -1), work.values[seat], work.rest[seat], runs, work.counts, work.marks, work.lays)
    box, lay = 0, _NOTHING
    for one in range(at.BOXES):
        if work.lays[one] > lay:
            box, lay = one, work.lays[one]
    if lay > _NOTHING:
        lay -= one_output(nets.lay, work.context) * 10
        if _uniform(luck, i) < CARELESS:
            return at.LAY_DOWNS + box
    stock = 0.0
    for _ in range(DRAWS):
        left, card = _uniform(luck, i), 0
        while card < at.CARDS - 1 and left >= work.chance[card]:
            left -= work.chance[card]
            card += 1
        hand[5] = card
        stock += _best_discard(hand, seat, seats, luck, i, 0.0, nets, runs, work)[1] / DRAWS
    pile = -1e9
    if rows[i, at.TAKES] < at.TAKES_IN_A_ROW * seats:
        hand[5] = rows[i, at.PILE + rows[i, at.PILE_SIZE] - 1]
        pile = _best_discard(hand, seat, seats, luck, i, 0.0, nets, runs, work)[1]
    careless = _uniform(luck, i)
    if careless < CARELESS:
        return at.TAKE_STOCK
    if lay > _NOTHING / 2 and lay >= max(stock, pile) and careless > 2 * CARELESS:
        return at.LAY_DOWNS + box
    return at.TAKE_DISCARD if pile > stock else at.TAKE_STOCK


@kernel
def _follow(rows: Array, i: int, seat: int, runs: Any, work: Work) -> int:
    hand = rows[i, at.HANDS + 6 * seat : at.HANDS + 6 * seat + 5]
    shown(_bits(hand, -1), work.values[seat], work.rest[seat], runs, work.counts, work.marks, work.lays)
    action, best = 0, _NOTHING
    for box in range(at.BOXES):
        if work.marks[box] > best:
            action, best = at.MARKS + box, work.marks[box]
    if action == 0:
        for box in range(at.BOXES):
            if work.rest[seat, 8 + box] > best:
                action, best = at.CANCELS + box, work.rest[seat, 8 + box]
    return action


def standings(weights: Mapping[str, Array], boards: Array, seats: int) -> tuple[Array, Array]:
    """matches × 17 × seats: the points on boards, and what they are still to bring."""
    flat = boards.reshape(-1, 16).astype(np.int64)
    points = np.where(flat < 0, 0, flat).sum(axis=1)
    shape = boards.shape[:3]
    return points.reshape(shape), board_values(weights, flat, seats, bonus_from(seats)).reshape(shape)
