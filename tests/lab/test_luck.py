"""Luck is taken out without moving the result to any side, and it takes fewer matches."""

from __future__ import annotations

from random import Random

import pytest

from tests.lab import small
from tests.lab.small import SMALL, WORTHS, Careful, Hasty, SmallState, true_share
from yamclub.game import Mover, State
from yamclub.lab import playing
from yamclub.lab.lineups import Pairing
from yamclub.lab.luck import Luck
from yamclub.lab.playing import Batch, Setup, play_batch
from yamclub.lab.series import Series
from yamclub.lab.standings import Standings
from yamclub.lab.version import code_fingerprint


@pytest.fixture(autouse=True)
def _small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "find_game", lambda _: SMALL)


SETUP = Setup("small", {}, 2, ("careful", "hasty"), "luck", 10.0, luck=True)
PAIR = Pairing("duel", (0, 1))


def expected_luck(state: State, bots: list[Careful]) -> list[float]:
    """The mean of the luck of either seat from here on, over everything that can happen."""
    turn = state.turn()
    if turn.over:
        return [0.0, 0.0]
    if not turn.chance:
        seat = turn.seats[0]
        return expected_luck(state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat))), bots)
    chance, sums = state.chance(), [0.0, 0.0]
    for outcome, weight in chance:
        luck = Luck(WORTHS, 2)
        luck.saw(state, outcome)
        assert luck.by_seat is not None
        after = expected_luck(state.apply(Mover.CHANCE, outcome), bots)
        for seat in range(2):
            sums[seat] += weight / chance.total * (luck.by_seat[seat] + after[seat])
    return sums


def test_the_mean_of_luck_is_zero_whatever_the_worths_and_the_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(small, "TURNS", 1)
    rng = Random(0)
    start = SmallState(2, totals=(0, 0))
    for bots in ([Careful(rng), Hasty(rng)], [Hasty(rng), Careful(rng)]):
        assert expected_luck(start, bots) == pytest.approx([0, 0], abs=1e-12)


def played(first: int, count: int) -> Series:
    standings = Standings(PAIR, 2, sequential=False)
    for block in play_batch(Batch(SETUP, 0, PAIR, first, count, code_fingerprint())):
        standings.add(block)
    return standings.series[0, 1]


def test_many_small_arenas_are_right_on_average_and_as_surely_as_they_say() -> None:
    """Few blocks each, where a weight taken from the same blocks would show."""
    share, arenas, blocks = true_share(3, 0), 150, 8
    found = [played(blocks * number, blocks).luckless() for number in range(arenas)]
    means = [one.share for one in found if one is not None]
    mean = sum(means) / arenas
    error = (sum((one - mean) ** 2 for one in means) / (arenas - 1) / arenas) ** 0.5
    assert abs(mean - share) < 3 * error
    missed = sum(not one.low <= share <= one.high for one in found if one is not None)
    assert missed / arenas <= 0.09


def test_fewer_matches_are_needed_than_by_counting() -> None:
    series = played(0, 400)
    luckless, (low, high) = series.luckless(), series.interval()
    assert luckless is not None
    assert luckless.fewer is not None
    assert luckless.fewer > 1.5
    assert luckless.high - luckless.low < high - low
    assert luckless.low <= true_share(3, 0) <= luckless.high


def test_without_worths_no_luck_is_told() -> None:
    standings = Standings(PAIR, 2, sequential=False)
    plain = Setup("small", {}, 2, ("careful", "hasty"), "luck", 10.0, luck=False)
    for block in play_batch(Batch(plain, 0, PAIR, 0, 5, code_fingerprint())):
        standings.add(block)
        assert all(match.luck is None for match in block.matches)
    assert standings.series[0, 1].luckless() is None
