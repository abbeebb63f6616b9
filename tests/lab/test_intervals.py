"""Intervals miss as rarely as they say: checked on simulated blocks whose true share is known."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from yamclub.lab.intervals import Bets, lasting_interval, moments, share_interval, student
from yamclub.lab.series import Series, averaged

RUNS = 400
ALLOWED = 0.08
"""Of 400 intervals that miss in 5 % of all cases, more than this miss once in a few hundred such tests."""

Blocks = Callable[[Random], list[float]]


def independent(share: float, size: int) -> Blocks:
    return lambda rng: [float(rng.random() < share) for _ in range(size)]


def alike(share: float, size: int) -> Blocks:
    """The dice decide: whoever sits there wins, or nobody does."""
    return lambda rng: [float(rng.random() < share)] * size


def balanced(share: float, size: int) -> Blocks:
    """What one seat wins by the dice, the other loses by the same dice."""

    def block(rng: Random) -> list[float]:
        drawn = rng.random()
        return [float((drawn + place / size) % 1 < share) for place in range(size)]

    return block


@pytest.mark.parametrize("count", [8, 60])
@pytest.mark.parametrize(
    ("share", "block"),
    [
        (0.5, independent(0.5, 2)),
        (0.65, balanced(0.65, 2)),
        (0.97, independent(0.97, 2)),
        (0.6, alike(0.6, 2)),
        (0.25, alike(0.25, 4)),
        (0.04, independent(0.04, 8)),
    ],
)
def test_the_interval_of_a_share_misses_one_time_in_twenty(share: float, block: Blocks, count: int) -> None:
    rng, missed = Random(f"{share} {count}"), 0
    for _ in range(RUNS):
        series = Series(bounded=True, sequential=False)
        for _ in range(count):
            series.add(block(rng), None)
        low, high = series.interval()
        missed += not low <= share <= high
    assert missed / RUNS <= ALLOWED


def test_blocks_that_go_together_count_less_than_their_matches() -> None:
    rng = Random(1)
    together, apart = (Series(bounded=True, sequential=False) for _ in range(2))
    for _ in range(200):
        together.add(alike(0.5, 8)(rng), None)
        apart.add(independent(0.5, 8)(rng), None)
    wide, narrow = (high - low for low, high in (together.interval(), apart.interval()))
    assert wide > 2 * narrow


def test_all_won_is_not_taken_for_certain() -> None:
    series = Series(bounded=True, sequential=False)
    for _ in range(20):
        series.add([1.0, 1.0], None)
    assert 0.7 < series.interval().low < 0.9
    assert series.interval().high == 1


def test_one_block_says_nothing() -> None:
    assert share_interval(1.0, float("inf"), 0, 2, 0.05) == (0, 1)


@pytest.mark.parametrize(
    ("freedom", "expected"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (60, 2.000)]
)
def test_student(freedom: int, expected: float) -> None:
    assert student(0.05, freedom) == pytest.approx(expected, abs=0.001)


# --- looked at all the time


def flips(rng: Random, share: float) -> float:
    """Two matches with the same dice."""
    return (float(rng.random() < share) + float(rng.random() < share)) / 2


def test_coin_flips_are_hardly_ever_called_decided() -> None:
    """At one chance in a hundred of being wrong, however often it is looked at."""
    rng, wrong = Random(5), 0
    for _ in range(300):
        bets = Bets(0.01, (0.5,))
        for _ in range(200):
            bets.add(flips(rng, 0.5))
        wrong += bets.sides[0.5] != 0
    assert wrong / 300 <= 0.02


@pytest.mark.parametrize("share", [0.5, 0.7, 0.95])
def test_the_lasting_interval_misses_at_no_time_at_all(share: float) -> None:
    rng, missed = Random(f"always {share}"), 0
    for _ in range(100):
        bets = Bets(0.05, (share,))
        for _ in range(150):
            bets.add(flips(rng, share))
        missed += bets.sides[share] != 0
    assert missed <= 9


def test_a_clear_lead_is_decided_soon_and_for_the_right_side() -> None:
    rng = Random(6)
    bets, blocks = Bets(0.01, (0.5, 0.6)), 0
    while not bets.sides[0.6] and blocks < 1000:
        bets.add(flips(rng, 0.8))
        blocks += 1
    assert blocks < 100
    assert bets.sides == {0.5: 1, 0.6: 1}
    low, high = bets.interval(0.01)
    assert 0.6 <= low < 0.8 < high


def test_what_is_reported_after_stopping_early_misses_one_time_in_twenty() -> None:
    """Stop as soon as it is decided, else report all: the interval given then is honest."""
    rng, missed, stopped = Random(7), 0, 0
    for _ in range(300):
        series = Series(bounded=True, lines=(0.5,))
        assert series.bets is not None
        while len(series.values) < 60 and not series.bets.sides[0.5]:
            series.add([flips(rng, 0.62)], None)
        stopped += bool(series.bets.sides[0.5])
        series.complete = len(series.values) == 60
        low, high = series.interval()
        missed += not low <= 0.62 <= high
    assert stopped > 30
    assert missed / 300 <= 0.05


def test_scores_without_bounds_are_watched_too() -> None:
    rng, missed = Random(8), 0
    for _ in range(100):
        values, wrong = [rng.gauss(10, 5) for _ in range(400)], False
        for count in range(30, 401, 10):
            mean, error, number = moments(values[:count])
            low, high = lasting_interval(mean, error, number, 0.05)
            wrong |= not low <= 10 <= high
        missed += wrong
    assert missed <= 9


def test_several_opponents_count_alike() -> None:
    strong, weak = (Series(bounded=True, sequential=False) for _ in range(2))
    rng = Random(9)
    for _ in range(100):
        strong.add([flips(rng, 0.5)], None)
    for _ in range(1000):
        weak.add([flips(rng, 0.9)], None)
    mean, (low, high) = averaged([strong, weak])
    assert mean == pytest.approx((strong.moments.mean + weak.moments.mean) / 2)
    assert low < 0.7 < high
    assert high - low < 0.1
