"""Dice as counts, proved against every ordered throw."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from itertools import combinations, permutations, product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yamclub.errors import Code, YamError
from yamclub.kernel.dice import Dice, after, arrangements, dice, keeps, sub_keeps, throws

faces_lists = st.lists(st.integers(1, 6), max_size=8)
every_handful = pytest.mark.parametrize(
    ("count", "sides"), [(count, sides) for count in range(1, 9) for sides in (2, 4, 6) if sides**count <= 300_000]
)


@every_handful
def test_throws_weigh_exactly_the_ordered_throws_behind_them(count: int, sides: int) -> None:
    ordered = Counter(tuple(sorted(faces)) for faces in product(range(1, sides + 1), repeat=count))
    assert {throw.faces: weight for throw, weight in throws(count, sides)} == ordered


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("sides", range(1, 10))
def test_there_are_as_many_throws_and_keeps_as_theory_says(count: int, sides: int) -> None:
    assert len(throws(count, sides)) == comb(count + sides - 1, count)
    assert throws(count, sides).total == sides**count
    assert len(keeps(count, sides)) == comb(count + sides, count)
    assert len(set(keeps(count, sides))) == len(keeps(count, sides))


def test_five_dice_have_252_throws_and_462_keeps() -> None:
    assert (len(throws(5)), len(keeps(5))) == (252, 462)


@pytest.mark.parametrize("count", [1, 2, 5])
def test_sub_keeps_are_every_choice_of_places_and_no_more(count: int) -> None:
    for thrown in throws(count).outcomes:
        chosen = {Dice(faces) for size in range(count + 1) for faces in combinations(thrown.faces, size)}
        assert set(sub_keeps(thrown)) == chosen
        assert len(sub_keeps(thrown)) == len(chosen)


def test_after_a_keep_the_weights_are_those_of_throwing_the_rest() -> None:
    for keep in keeps(5):
        rest = product(range(1, 7), repeat=5 - len(keep))
        assert dict(after(keep, 5)) == Counter(Dice((*keep.faces, *faces)) for faces in rest)


def test_keeping_then_throwing_is_throwing_all_when_chance_picks_the_keep() -> None:
    """The throws of five are those of two followed by those of three."""
    mixed: Counter[Dice] = Counter()
    for first, weight in throws(2):
        for whole, more in after(first, 5):
            mixed[whole] += weight * more
    assert mixed == Counter(dict(throws(5)))


@given(faces_lists)
def test_text_round_trips(faces: list[int]) -> None:
    assert dice(str(Dice(faces))) is Dice(faces)
    assert str(Dice(faces)) == "".join(map(str, sorted(faces)))


@given(faces_lists)
def test_equal_dice_are_the_same_object_even_copied(faces: list[int]) -> None:
    handful = Dice(faces)
    assert Dice(reversed(faces)) is handful
    assert copy.deepcopy(handful) is handful
    assert pickle.loads(pickle.dumps(handful)) is handful  # noqa: S301


@given(st.lists(st.integers(1, 6), max_size=4), st.lists(st.integers(1, 6), max_size=4))
def test_adding_and_taking_away_undo_each_other(some: list[int], more: list[int]) -> None:
    assert Dice(some) + Dice(more) - Dice(more) is Dice(some)
    assert Dice(some).within(Dice(some) + Dice(more))


def test_taking_away_what_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="within"):
        _ = dice("445") - dice("55")


@pytest.mark.parametrize("text", ["0", "x", "123456789", "4.4", "٣", "-" * 9 + "a"])
def test_what_is_not_dice_is_refused_with_a_code(text: str) -> None:
    with pytest.raises(YamError) as refusal:
        dice(text)
    assert refusal.value.code == Code.BAD_DICE


def test_people_may_write_dice_as_they_like() -> None:
    assert dice("4 4-4, 2 5") is dice("24445")


@given(st.lists(st.integers(1, 6), max_size=6))
def test_arrangements_count_the_different_orders(faces: list[int]) -> None:
    assert arrangements(Dice(faces)) == len(set(permutations(faces)))
