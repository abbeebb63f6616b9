"""Learning: the compiled numbers are those that bots work out, and a run can be repeated."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from yamclub.batch import make
from yamclub.games.yami import batch_rows as at
from yamclub.games.yami.board_values import BOARD_INPUTS
from yamclub.games.yami.expert import seen_by
from yamclub.games.yami.hand_values import HAND_INPUTS, bits_of
from yamclub.games.yami.judge import DISCARD_INPUTS, hand_inputs, places_of, prepare
from yamclub.games.yami.learning import YamiLearning
from yamclub.games.yami.learning_rows import fill_context, fill_discard, fill_gains, fill_hand, run_tables
from yamclub.games.yami.self_play import nets_of

pytestmark = pytest.mark.slow  # they are compiled first


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_compiled_inputs_are_those_of_bots(seats: int) -> None:
    weights = YamiLearning().first(3)
    table = make("yami", 60, seats, seed=5)
    table.play_random(301)
    checked = 0
    for match in range(table.n):
        state: Any = table.state(match)
        if state.phase != "discarding":
            continue
        seat = state.seat
        prepared = prepare(weights, seen_by(state.view(seat)))
        places = places_of(prepared.seen.hands)[0]
        gone = int(places[0])
        bits = bits_of(places[1:].tolist())
        bots = hand_inputs(prepared, np.zeros(1, int), np.array([bits], np.uint32), np.array([gone]))[0]
        assert np.allclose(bots, _compiled(weights, prepared, state, bits, gone), atol=1e-4)
        checked += 1
    assert checked > 5


def _compiled(weights: Any, prepared: Any, state: Any, bits: int, gone: int) -> Any:
    seats, seat = state.players, state.seat
    nets, points = nets_of(weights, seats), prepared.seen.table
    boards = np.array([[-1 if one is None else one for one in sheet] for sheet in state.sheets])
    known = np.array([cards.counts for cards in state.known])
    found = np.zeros(bots_inputs(prepared), np.float32)
    values, rest = np.zeros((8, 5), np.float32), np.zeros(24, np.float32)
    bonus = 105 if seats == 2 else 90
    fill_gains(nets.board, boards[seat], points, bonus, np.zeros(BOARD_INPUTS, np.float32), values, rest)
    room = np.zeros(16, np.int64), np.zeros(16, np.float32), np.zeros(16, np.float32)
    fill_hand(bits, values, rest, prepared.unseen.reshape(-1), run_tables(), *room, found[:HAND_INPUTS])
    after, last = (seat + 1) % seats, HAND_INPUTS + DISCARD_INPUTS
    fill_discard(gone, boards[after], known[after], prepared.seen.pile[0], found[HAND_INPUTS:last])
    known[seat] = 0
    fill_context(boards, known, seat, seats, len(state.stock), state.remade, bonus, found[last:])
    return found


def bots_inputs(prepared: Any) -> int:
    return HAND_INPUTS + DISCARD_INPUTS + int(prepared.context.shape[1])


def test_the_same_seeds_give_the_same_weights() -> None:
    def run() -> Any:
        learning = YamiLearning(generations=2, matches=6)
        learned = learning.first(1)
        for generation in range(2):
            played = [learning.play(learned, generation, chunk, 10 * generation + chunk) for chunk in range(3)]
            learned, measures = learning.learn(learned, played, generation, generation)
            assert all(np.isfinite(value) for value in measures.values())
        return learning.weights(learned)

    once, again = run(), run()
    assert once.keys() == again.keys()
    assert all((once[name] == again[name]).all() for name in once)


def test_every_deal_closes_a_box_of_each_board() -> None:
    learning = YamiLearning(generations=1, matches=4)
    played = learning.play(learning.first(1), 0, 1, 7)
    free = (played["boards"] < 0).sum(axis=3)
    assert (free == np.arange(at.DEALS, -1, -1)[:, None]).all()
