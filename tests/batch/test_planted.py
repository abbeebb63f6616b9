"""Planted bugs: lockstep notices a wrong table, a wrong bit of a mask, a wrong limit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.batch.lockstep import Disagreement, lockstep
from yamclub.batch.table import Table
from yamclub.games import game


def changed(name: str, change: Callable[[Any], Any]) -> Callable[[Table], None]:
    """A table of arrays with one of its constants changed: ``name`` may be a field of a field."""

    def plant(table: Table) -> None:
        *outer, field = name.split(".")
        tables = table._tables
        owner = getattr(tables, outer[0]) if outer else tables
        array = getattr(owner, field).copy()
        change(array)
        planted = owner._replace(**{field: array})
        table._tables = tables._replace(**{outer[0]: planted}) if outer else planted

    return plant


def put(*where: Any, value: int) -> Callable[[Any], None]:
    def change(array: Any) -> None:
        array[where] = value

    return change


def exclude(array: Any) -> None:
    """The first keep of every throw is no longer allowed."""
    array[:, 0] &= 0xFFFFFFFFFFFFFF00


def flip(*where: Any) -> Callable[[Any], None]:
    def change(array: Any) -> None:
        array[where] = 1 - array[where]

    return change


FIVE_SIXES, FOUR_ONES = 251, 1
PLANTED = [
    ("yams", 2, {}, changed("dice.keep_words", exclude), "Keep"),
    ("yams", 2, {}, changed("dice.lands", put(slice(0, 7776), value=100)), "match"),
    ("yams", 2, {}, changed("worth", put(0, slice(None), 8, value=25)), "position|scores"),
    ("yams", 1, {}, changed("bonus_from", put(0, value=30)), "scores"),
    ("yams", 1, {"extra_yams": "yes"}, changed("alike", put(FIVE_SIXES, value=0)), "match"),
    ("yams", 1, {"extra_yams": "yes"}, changed("worth", put(1, slice(None), 9, value=0)), "position|scores"),
    ("slam", 2, {}, changed("wins", flip(FOUR_ONES, 0)), "TWO_PAIRS"),
    ("slam", 2, {}, changed("yamslam", put(slice(None), value=0)), "match"),
    ("slam", 4, {"teams": "yes"}, changed("points", put(6, value=49)), "scores"),
    ("slam", 1, {"series": "1000"}, changed("goal", put(0, value=990)), "match"),
    ("master", 2, {}, changed("opened", put(slice(None), 2, value=0)), "Place"),
    ("master", 2, {"defi": "forced"}, changed("opened", put(FIVE_SIXES, 1, value=1 << 12)), "match"),
    ("master", 2, {}, changed("worth", put(0b01111, value=1)), "match"),
    ("master", 2, {}, changed("lines", put(0, 4, value=25)), "match"),
    ("master", 2, {}, changed("defi", put(0, value=4)), "Declare"),
    ("master", 2, {}, changed("most_turns", put(0, value=299)), "match"),
]


@pytest.mark.parametrize(("name", "seats", "chosen", "plant", "told"), PLANTED)
def test_a_planted_bug_is_noticed(
    name: str, seats: int, chosen: dict[str, str], plant: Callable[[Table], None], told: str
) -> None:
    played = game(name)
    with pytest.raises(Disagreement, match=told):
        lockstep(played, seats, played.options(**chosen), 2000, 7, plant=plant)
