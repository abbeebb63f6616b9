"""Erring players: what costs little is done often, what costs much never."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

from yamclub.game import Action
from yamclub.kernel.dice import dice
from yamclub.mechanics.levels import Erring
from yamclub.mechanics.throwing import Keep

ACTIONS = [Keep(dice(text)) for text in ("1", "2", "3", "4")]


class Student(Erring):
    slip = 2.0

    def rate(self, view: Any, legal: Sequence[Action]) -> list[float]:
        return [10.0, 8.0, 9.0, 1.9]


def test_an_action_is_taken_the_less_often_the_more_it_costs() -> None:
    student, tries = Student(Random(1)), 20_000
    taken = Counter(student.choose(None, ACTIONS) for _ in range(tries))
    expected = [1.0, exp(-1), exp(-0.5)]
    for action, weight in zip(ACTIONS, expected, strict=False):
        assert abs(taken[action] / tries - weight / sum(expected)) < 0.015


def test_a_blunder_is_never_made() -> None:
    student = Student(Random(1))
    assert all(student.choose(None, ACTIONS) != ACTIONS[3] for _ in range(5_000))
