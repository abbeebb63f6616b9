"""Hidden dice, hands, choices and covered items: what a seat may not know never changes what it observes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.conformance.walks import any_kind, walk
from yamclub.batch import make
from yamclub.batch.table import Table
from yamclub.game import State
from yamclub.games import game
from yamclub.games.color import batch_columns as color

TABLES = [
    ("menteur", 3, {}),
    ("menteur", 5, {"reroll_counts": "shown", "scratch": "yes", "chance": "last"}),
    ("yami", 2, {}),
    ("yami", 4, {"cancel": "free", "values": "list"}),
    ("color", 3, {"blind": "on"}),
    ("color", 4, {"blind": "on", "stakes": "pile", "tie": "playoff"}),
]


def decisions(name: str, seats: int, chosen: dict[str, Any], most: int = 400) -> Iterator[State]:
    """Positions of a random match in which a seat must decide."""
    played = game(name)
    for count, step in enumerate(walk(played.start(seats, played.options(**chosen)), Random(seats), any_kind)):
        if step.after.turn().seats:
            yield step.after
        if count >= most:
            return


def loaded(table: Table, states: list[State]) -> Any:
    """The rows of these states. Where time runs, all are asked the same seat at the same moment."""
    table.load(states)
    if table.game.id == "color":
        rows = table._arrays.rows
        for column in (color.MOVER, color.NOW, slice(color.READY, color.READY + 8)):
            rows[:, column] = rows[0, column]
        table._begin(fresh=False)
    return table.rows


@pytest.mark.parametrize(("name", "seats", "chosen"), TABLES)
def test_what_a_seat_may_not_know_changes_nothing_for_it(name: str, seats: int, chosen: dict[str, Any]) -> None:
    played, rng = game(name), Random(7)
    table = make(name, 4, seats, chosen)
    different = 0
    for state in decisions(name, seats, chosen):
        loaded(table, [state] * 4)
        mover = int(table.last.mover[0])
        view = state.view(mover)
        others = [played.imagine(view, mover, rng) for _ in range(3)]
        rows = loaded(table, [state, *others])
        different += any((row != rows[0]).any() for row in rows[1:])
        if name == "color":  # which seat is ready first was drawn again
            view_of_first = state.view(int(table.last.mover[0]))
            if any(other.view(int(table.last.mover[0])) != view_of_first for other in others):
                continue
        assert (table.last.mover == table.last.mover[0]).all()
        assert (table.last.observation == table.last.observation[0]).all()
        assert (table.last.mask == table.last.mask[0]).all()
    assert different > 20


@pytest.mark.parametrize(("name", "seats", "chosen"), TABLES)
def test_states_become_rows_and_back(name: str, seats: int, chosen: dict[str, Any]) -> None:
    table = make(name, 1, seats, chosen)
    for state in decisions(name, seats, chosen):
        row = table.rules.encode(state)
        assert row is not None
        assert table.rules.decode(row, seats, table.options) == state


@pytest.mark.parametrize("name", ["menteur", "yami", "color"])
def test_what_a_state_awaits_of_chance_is_drawn(name: str) -> None:
    played = game(name)
    steps = list(walk(played.start(3), Random(5), any_kind))
    waiting = [step.after for step in steps if step.after.turn().chance][:200]
    table = make(name, len(waiting), 3)
    table.load(waiting)
    for match in range(len(waiting)):
        assert int(table.last.mover[match]) in table.state(match).turn().seats


def test_a_later_decider_does_not_see_what_an_earlier_one_decided() -> None:
    """M14: two matches that differ in one seat's secret choice only."""
    table = make("menteur", 2, 4, seed=3)
    actions = list(table.actions)
    announce = next(place for place, action in enumerate(actions) if type(action).__name__ == "Announce")
    table.load([table.state(0)] * 2)
    table.step([announce] * 2)
    accept, challenge = len(actions) - 3, len(actions) - 2
    table.step([accept, challenge])
    assert table.state(0) != table.state(1)
    assert np.array_equal(table.last.observation[0], table.last.observation[1])
    assert np.array_equal(table.last.mask[0], table.last.mask[1])
    assert table.last.mover[0] == table.last.mover[1]


def test_silence_is_acceptance() -> None:
    table = make("menteur", 2, 3, seed=3, auto_reset=False)
    actions = list(table.actions)
    announce = next(place for place, action in enumerate(actions) if type(action).__name__ == "Announce")
    thrower, accept, silence = int(table.last.mover[0]), len(actions) - 3, len(actions) - 1
    table.load([table.state(0)] * 2)
    table.step([announce] * 2)
    table.step([accept, silence])
    table.step([silence, silence])
    one, other = table.state(0), table.state(1)
    assert one.sheets == other.sheets  # type: ignore[attr-defined]
    assert one.sheets[thrower].points[0] == 1  # type: ignore[attr-defined]
