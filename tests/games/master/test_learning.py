"""The learned value of Yam Master: both ways to solve a turn, and learning that can be repeated."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.master.positions import FORCED, on
from yamclub.games.master.batch import tables
from yamclub.games.master.features import BOARD, active_rows, lead_of, line_rows
from yamclub.games.master.learning import MasterLearning
from yamclub.games.master.moves import MasterOptions
from yamclub.games.master.rules import MOST_TURNS
from yamclub.games.master.turn_kernel import known, room_for, solve, value_ends, write_active
from yamclub.games.master.values import LATER, Net, ends, net_of
from yamclub.games.master.values import solve as solve_in_arrays
from yamclub.mechanics.learning import Arrays

pytestmark = pytest.mark.slow  # it is compiled first

SMALL = MasterLearning(generations=2, chunks=2, matches=8, width=8, units=4, size=64)

POSITIONS = [
    (0, 0),
    (on("a1 b1 c1 d1"), on("b3 c3 d3")),
    (on("c1 d3 a5"), on("a1 b2 c3 d4")),
    (on("a1 b1 d1 e1 a3 b3 d3 e3 a5 b5 d5"), on("c1 c2 c3")),
]


def _learned(learning: MasterLearning) -> tuple[Arrays, list[Arrays]]:
    state, played = learning.first(3), []
    for generation in range(learning.generations):
        played = [learning.play(state, generation, chunk, 10 * generation + chunk) for chunk in range(learning.chunks)]
        state, _ = learning.learn(state, played, generation, generation)
    return state, played


@pytest.fixture(scope="module")
def small() -> tuple[Arrays, list[Arrays]]:
    return _learned(SMALL)


def test_the_same_seed_learns_the_same(small: tuple[Arrays, list[Arrays]]) -> None:
    again, _ = _learned(SMALL)
    assert all(np.array_equal(array, again[name]) for name, array in small[0].items())


def test_playing_changes_nothing_that_was_learned(small: tuple[Arrays, list[Arrays]]) -> None:
    before = {name: array.copy() for name, array in small[0].items()}
    SMALL.play(small[0], 1, 0, 5)
    assert all(np.array_equal(array, before[name]) for name, array in small[0].items())


def test_targets_are_chances(small: tuple[Arrays, list[Arrays]]) -> None:
    for played in small[1]:
        assert 0 <= played["targets"].min() <= played["targets"].max() <= 1
        assert set(played["positions"][:, 2]) == {0, 1}  # both options


@pytest.mark.parametrize(("mine", "theirs"), POSITIONS)
@pytest.mark.parametrize("turns", [10, MOST_TURNS - 1])
@pytest.mark.parametrize("options", [MasterOptions(), FORCED])
def test_compiled_turns_are_the_same_as_those_in_arrays(
    small: tuple[Arrays, list[Arrays]], mine: int, theirs: int, turns: int, options: MasterOptions
) -> None:
    net, forced = net_of(small[0]), options.defi == "forced"
    room = room_for(net)
    value_ends(mine, theirs, turns, int(forced), net, known().lines, room)
    value = solve(((1 << BOARD) - 1) & ~(mine | theirs), room, tables(2, options), known().dice)
    worth = ends(np.array([mine]), np.array([theirs]), turns, forced, net)
    turn = solve_in_arrays(np.array([mine]), np.array([theirs]), worth, forced)
    assert worth[0] == pytest.approx([*room.place, *room.remove, room.stop[0]], abs=1e-6)
    assert turn.value[0] == pytest.approx(value, abs=1e-6)
    assert turn.thrown[2][0, LATER] == pytest.approx(room.thrown[0, 2], abs=1e-6)


@pytest.mark.parametrize(("mine", "theirs"), POSITIONS)
def test_rows_are_the_same_both_ways(mine: int, theirs: int) -> None:
    active = np.zeros(active_rows(np.array([0]), np.array([0]), False).shape[1], np.int64)
    lead = write_active(mine, theirs, 1, known().lines, active)
    assert active.tolist() == active_rows(np.array([mine]), np.array([theirs]), True)[0].tolist()
    assert lead == lead_of(line_rows(np.array([mine]), np.array([theirs])))[0]


def test_half_precision_costs_nothing_to_speak_of(small: tuple[Arrays, list[Arrays]]) -> None:
    exact = net_of(small[0])
    kept = Net(*(part.astype(np.float32) for part in net_of(SMALL.weights(small[0]))))
    mine, theirs = (np.array(pawns) for pawns in zip(*POSITIONS, strict=True))
    assert kept.values(mine, theirs, False) == pytest.approx(exact.values(mine, theirs, False), abs=2e-3)
