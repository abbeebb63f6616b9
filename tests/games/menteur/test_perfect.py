"""The honest sheet of YAM menteur, filled alone: locked keeps, every box with what the dice are worth."""

from __future__ import annotations

from random import Random

import pytest

from yamclub.games.menteur.moves import MenteurOptions
from yamclub.games.menteur.perfect import Honest
from yamclub.games.menteur.targets import HONEST
from yamclub.kernel.dice import dice, throws
from yamclub.mechanics.sheet import CHANCE, NO_POINTS, Points
from yamclub.mechanics.throwing import NO_DICE
from yamclub.solve.policy import policy

TABLES = [MenteurOptions(), MenteurOptions(chance="last")]


@pytest.mark.parametrize("options", TABLES)
def test_its_choices_after_the_first_throw_are_worth_what_was_solved(options: MenteurOptions) -> None:
    honest, first = Honest(options), throws(5)
    worth = sum(weight * honest.choose(NO_POINTS, NO_DICE, thrown, 2).worth for thrown, weight in first) / first.total
    assert worth == pytest.approx(policy(HONEST.question({"chance": options.chance})).value, abs=1e-9)
    assert worth == pytest.approx(honest.value(), abs=1e-9)


def test_locked_dice_stay_locked() -> None:
    choice = Honest().choose(NO_POINTS, dice("66"), dice("123"), 1)
    assert choice.lock is not None
    assert dice("66").within(choice.lock)


def test_the_last_box_is_written_with_what_the_dice_are_worth_be_it_zero() -> None:
    sheet: Points = (3, 6, 9, 12, 15, 18, 20, 0, None, 30, 0, 0, 22)
    assert Honest().boxes(sheet, dice("44455")) == {8: 63 + 35 + 20 + 25 + 30 + 22}
    assert Honest().boxes(sheet, dice("44456")) == {8: 63 + 35 + 20 + 30 + 22}


def test_chance_waits_where_it_has_to() -> None:
    honest = Honest(MenteurOptions(chance="last"))
    assert CHANCE not in honest.boxes(NO_POINTS, dice("66655"))
    assert None not in honest.fill(Random(3))
