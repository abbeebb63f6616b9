"""Chance in arrays: the generator as published, every number as likely, and dice that land as often as they should."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from yamclub.batch import make
from yamclub.kernel.dice import after, keeps, throws
from yamclub.mechanics.batch import draw, mixed
from yamclub.mechanics.batch_dice import KEEP_NUMBER, NUMBERED_THROWS, dice_tables
from yamclub.mechanics.throwing import DICE

GOLDEN = 0x9E3779B97F4A7C15


def test_splitmix64_gives_its_published_numbers() -> None:
    """The first numbers for seed 1234567, as listed for this generator at Rosetta Code."""
    states = [np.uint64((1234567 + GOLDEN * count) % 2**64) for count in range(1, 6)]
    assert [int(mixed(state)) for state in states] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize("bound", [1, 6, 7776, 2**31 + 1])
def test_numbers_are_drawn_as_the_slow_way_does(bound: int) -> None:
    """Scale 32 bits; redraw what lies in the part that does not divide evenly."""
    rng, state = np.array([99], np.uint64), 99
    unfair = 2**32 % bound
    for _ in range(200):
        while True:
            state = (state + GOLDEN) % 2**64
            scaled = (int(mixed(np.uint64(state))) >> 32) * bound
            if scaled % 2**32 >= unfair:
                break
        assert draw(rng, 0, bound) == scaled >> 32
        assert int(rng[0]) == state


def test_every_keep_lands_as_often_as_it_should() -> None:
    dice = dice_tables()
    for keep in keeps(DICE):
        number = KEEP_NUMBER[keep]
        start, ways = dice.start[number], dice.ways[number]
        landed = Counter(NUMBERED_THROWS[place] for place in dice.lands[start : start + ways].tolist())
        assert landed == dict(after(keep, DICE))


def test_the_noted_number_is_the_throws_place() -> None:
    dice = dice_tables()
    for count in range(1, DICE + 1):
        at = dice.loose[count]
        numbers = Counter(dice.number[at : at + 6**count].tolist())
        assert [numbers[place] for place in range(len(throws(count)))] == list(throws(count).weights)


def test_first_throws_come_up_as_often_as_they_should() -> None:
    """Chi-squared over 252 throws: above 350 once in 25,000 runs."""
    table = make("yams", 100_000, 1, seed=12)
    counts = Counter(table.rows[:, 3].tolist())
    expected = [100_000 * weight / 7776 for weight in throws(DICE).weights]
    assert sum((counts[place] - mean) ** 2 / mean for place, mean in enumerate(expected)) < 350


def test_the_noted_outcomes_lead_to_the_first_decision() -> None:
    table = make("master", 200, 2, seed=1, noting=True)
    lengths = Counter(len(table.outcomes(match)) for match in range(200))
    assert set(lengths) <= {3, 5, 7, 9, 11}  # two throws for the start, again if tied, and the first of the turn
    assert lengths[3] > 150
