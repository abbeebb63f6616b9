"""The exact chances of a turn: against a slow twin, against published numbers, and against themselves."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.slow_chances import Faces, SlowTurn
from yamclub.kernel.chances import FreeTurn, LockedTurn, lattice
from yamclub.kernel.dice import Dice, after, sub_keeps, throws

THROWS = throws(5).outcomes
MADE: dict[str, Callable[[Faces], bool]] = {
    "low": lambda faces: sum(faces) <= 8,
    "full": lambda faces: sorted(map(faces.count, set(faces))) == [2, 3],
    "small straight": lambda faces: any(set(range(low, low + 4)) <= set(faces) for low in (1, 2, 3)),
    "three fours": lambda faces: faces.count(4) >= 3,
}
every_target = pytest.mark.parametrize("name", MADE)


def free(name: str) -> FreeTurn:
    return FreeTurn(lambda dice: MADE[name](dice.faces))


def locked(name: str) -> LockedTurn:
    return LockedTurn(lambda dice: MADE[name](dice.faces))


def anything(seed: int) -> Callable[[Dice], bool]:
    """A target that no game has: some throws, drawn by lot."""
    rng = Random(seed)
    some = {dice for dice in THROWS if rng.random() < rng.choice((0.02, 0.1, 0.3))}
    return some.__contains__


def test_the_lattice_has_every_keep_once() -> None:
    table = lattice()
    assert (len(table.keeps), table.first, sum(map(len, table.more))) == (462, 210, 1260)
    assert all(table.keeps[table.number[keep]] is keep for keep in table.keeps)
    for index, less in enumerate(table.less):
        smaller = {keep for keep in sub_keeps(table.keeps[index]) if len(keep) == len(table.keeps[index]) - 1}
        assert {table.keeps[lesser] for lesser in less} == smaller
        assert len(less) == len(smaller)


@every_target
def test_free_keeps_as_the_slow_twin_has_them(name: str) -> None:
    fast, slow = free(name), SlowTurn(MADE[name], locked=False)
    assert [fast.before(left) for left in (1, 2, 3)] == [slow.before(left) for left in (1, 2, 3)]
    for dice in THROWS:
        for left in (0, 1, 2):
            assert fast.lying(dice, left).exact == slow.lying((), dice.faces, left)
        assert fast.lying(dice, 2, again=True).exact == slow.again((), dice.faces, 2)
    assert fast.before(3, first_counts=False) == slow.before_another(3)


@every_target
def test_locked_keeps_as_the_slow_twin_has_them(name: str) -> None:
    fast, slow = locked(name), SlowTurn(MADE[name], locked=True)
    assert [fast.before(left) for left in (1, 2, 3)] == [slow.before(left) for left in (1, 2, 3)]
    for dice in THROWS[::3]:
        assert fast.lying(Dice(), dice, 2).exact == slow.lying((), dice.faces, 2)
        for keep in sub_keeps(dice)[:-1]:
            thrown = dice - keep
            assert fast.lying(keep, thrown, 1).exact == slow.lying(keep.faces, thrown.faces, 1)
            assert fast.kept(keep, 2) == slow.kept(keep.faces, 2)


@pytest.mark.parametrize(
    ("made", "known"),
    [
        (lambda dice: 5 in dice.counts, Fraction(347897, 7558272)),
        (lambda dice: dice.counts[6] == 5, Fraction(91**5, 216**5)),
        (lambda dice: dice.total > 0, Fraction(1)),
        (lambda dice: dice.total > 30, Fraction(0)),
    ],
    ids=["five alike", "five sixes", "anything", "nothing"],
)
def test_known_chances_in_three_throws(made: Callable[[Dice], bool], known: Fraction) -> None:
    """Five sixes: each die has three tries, and only the sixes stay."""
    assert FreeTurn(made).before(3) == known


def test_of_one_face_locking_costs_nothing() -> None:
    """Nobody throws a four again who wants fours."""
    for count in range(1, 6):
        made = _at_least(4, count)
        assert [LockedTurn(made).before(left) for left in (1, 2, 3)] == [FreeTurn(made).before(n) for n in (1, 2, 3)]


def _at_least(face: int, count: int) -> Callable[[Dice], bool]:
    return lambda dice: dice.counts[face] >= count


@settings(deadline=None, max_examples=25)
@given(seed=st.integers(0, 10**6))
def test_another_throw_never_hurts_and_freedom_neither(seed: int) -> None:
    made = anything(seed)
    free_turn, locked_turn = FreeTurn(made), LockedTurn(made)
    for dice in THROWS[::11]:
        chances = [free_turn.lying(dice, left).exact for left in (0, 1, 2)]
        assert chances == sorted(chances)
        bound = [locked_turn.lying(Dice(), dice, left).exact for left in (0, 1, 2)]
        assert bound == sorted(bound)
        assert all(held <= loose for held, loose in zip(bound, chances, strict=True))
    assert locked_turn.before(3) <= free_turn.before(3)


@settings(deadline=None, max_examples=10)
@given(seed=st.integers(0, 10**6), number=st.integers(0, len(THROWS) - 1))
def test_the_keeps_reach_what_is_promised(seed: int, number: int) -> None:
    """Played forward by the keeps alone, with every throw that can follow."""
    made, dice = anything(seed), THROWS[number]
    turn, bound = FreeTurn(made), LockedTurn(made)

    def freely(lying: Dice, left: int) -> Fraction:
        keep = turn.lying(lying, left).keep
        if not left or keep == lying:
            return Fraction(made(lying))
        spread = after(keep, 5)
        return sum((weight * freely(then, left - 1) for then, weight in spread), Fraction(0)) / spread.total

    def bindingly(held: Dice, thrown: Dice, left: int) -> Fraction:
        keep = bound.lying(held, thrown, left).keep
        if not left or keep == held + thrown:
            return Fraction(made(held + thrown))
        assert held.within(keep)
        spread = throws(5 - len(keep))
        return sum((weight * bindingly(keep, then, left - 1) for then, weight in spread), Fraction(0)) / spread.total

    assert freely(dice, 2) == turn.lying(dice, 2).exact
    assert bindingly(Dice(), dice, 2) == bound.lying(Dice(), dice, 2).exact


def test_of_equal_keeps_the_one_with_the_most_dice_is_told() -> None:
    turn = FreeTurn(lambda dice: dice.counts[6] >= 1)
    assert turn.lying(Dice.parse("12345"), 0).keep == Dice.parse("12345")
    assert turn.lying(Dice.parse("12346"), 2).keep == Dice.parse("12346")
    assert FreeTurn(lambda dice: dice.counts[6] == 5).lying(Dice.parse("11116"), 1).keep == Dice.parse("6")


def test_a_keep_of_five_is_a_stop() -> None:
    turn, bound = FreeTurn(lambda dice: 5 in dice.counts), LockedTurn(lambda dice: 5 in dice.counts)
    for dice, made in ((Dice.parse("44444"), 1), (Dice.parse("44445"), 0)):
        assert turn.kept(dice, 0) == turn.kept(dice, 2) == bound.kept(dice, 0) == bound.kept(dice, 2) == made
    assert turn.kept(Dice.parse("44"), 0) == bound.kept(Dice.parse("44"), 0) == 0
