"""YAM color in virtual time: who is ready first decides, and the clock closes a round in time."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from tests.batch.lockstep import lockstep
from yamclub.batch import make
from yamclub.batch.table import Table
from yamclub.games import game
from yamclub.games.color import batch_columns as at
from yamclub.games.color.batch import set_reaction


def table_of(reactions: list[tuple[int, int]], n: int = 200, **chosen: Any) -> Table:
    table = make("color", n, len(reactions), chosen)
    for seat, (fastest, slowest) in enumerate(reactions):
        set_reaction(table.params, seat, fastest, slowest)
    table.reset(5)
    return table


def step_all(table: Table, action: int) -> None:
    table.step(np.full(table.n, action))


def test_the_quickest_seat_decides_first() -> None:
    table = table_of([(2000, 3000), (100, 200), (2000, 3000)])
    assert (table.last.mover == 1).all()
    assert (table.last.observation[:, table.columns["elapsed"]] <= 2).all()
    step_all(table, 0)
    assert (table.last.mover != 1).all()
    assert (table.last.observation[:, table.columns["taken"]][:, 0] >= 1).all()


def test_equally_quick_seats_are_asked_in_any_order() -> None:
    table = table_of([(700, 700)] * 4, 4000)
    first = Counter(table.last.mover.tolist())
    assert all(900 < first[seat] < 1100 for seat in range(4))


def test_who_is_too_late_for_the_last_call_is_not_asked() -> None:
    """K8: the round closes five seconds after the first announcement."""
    table = table_of([(100, 200), (5300, 6000)])
    step_all(table, 0)
    assert (table.rows[:, at.ROUNDS] == 2).all()
    assert (table.last.mover == 0).all()


def test_when_all_stay_silent_nobody_wins_the_card() -> None:
    table = table_of([(100, 200)] * 3)
    silence = len(table.actions) - 1
    for _ in range(3):
        step_all(table, silence)
    assert (table.rows[:, at.ROUNDS] == 2).all()
    assert (table.rows[:, at.GONE_SIZE] == 1).all()


def test_every_round_asks_somebody_however_short_it_is() -> None:
    table = table_of([(50_000, 60_000)] * 2, round_seconds=1)
    assert (table.last.observation[:, table.columns["elapsed"]] == 10).all()


def test_a_finger_is_ready_again_soon() -> None:
    table = table_of([(100, 200), (5000, 5000)], blind="on")
    before = table.rows[:, at.NOW].copy()
    step_all(table, at.FEELS + 4)
    assert (table.last.observation[:, table.columns["item"]] == 5).all()
    assert (table.last.observation[:, table.columns["colour"]] >= 1).all()
    waited = table.rows[:, at.NOW] - before
    assert waited.min() >= 200
    assert waited.max() <= 1200


# --- what random options don't reach: other times, other decks

ONE_OF_EACH = tuple("R" * red + "B" * blue + "G" * (8 - red - blue) for red in range(9) for blue in range(9 - red))[:26]
SOME_TWICE = ("RRRRBBBB", "GGGGYYYY") * 6 + ("RBGYRBGY",) * 14


@pytest.mark.parametrize(
    "chosen",
    [
        {"round_seconds": 1},
        {"round_seconds": 600, "last_call_seconds": 1, "blind": "on"},
        {"deck": ONE_OF_EACH, "stakes": "pot"},
        {"deck": SOME_TWICE, "stakes": "pile", "tie": "playoff"},
    ],
)
def test_other_times_and_decks_agree_with_the_contract(chosen: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    if chosen.get("deck") == SOME_TWICE:  # which of two equal cards it is can't be told from a view
        monkeypatch.setattr("tests.batch.lockstep.observed", lambda table, i, _: table.last.observation[i].tolist())
    played = game("color")
    assert lockstep(played, 3, played.options(**chosen), 60, 4).matches >= 60


@pytest.mark.parametrize("wrong", [(-1, 5), (10, 9)])
def test_times_that_make_no_range_are_refused(wrong: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="no range of times"):
        set_reaction(make("color", 1, 2).params, 0, *wrong)
