"""What each game's observation must be, told from the contract's view: by columns, as ``Table.fields`` lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.batch.observing_secrets import PARTS as SECRET_PARTS
from yamclub.batch.table import Table
from yamclub.game import State
from yamclub.games.color.batch_columns import NOW


def observed(table: Table, i: int, state: State) -> list[int]:
    """The observation of the seat to act in match ``i``, made from its view alone, and the time where there is one."""
    mover = int(table.last.mover[i])
    parts = _PARTS[table.game.id](state.view(mover), mover)
    if state.turn().clock and table.game.real_time:  # no view knows the time
        parts["elapsed"] = table.rows[i, NOW] // 100
    assert list(parts) == [field.name for field in table.fields]
    values = [parts[field.name] for field in table.fields]
    flat: list[int] = []
    for value, field in zip(values, table.fields, strict=True):
        columns = list(value) if isinstance(value, list | tuple) else [value]
        assert len(columns) == field.width
        flat += map(int, columns)
    return flat


def _yams(view: Any, mover: int) -> dict[str, Any]:
    seats = len(view.sheets)
    parts: dict[str, Any] = {"throws_left": view.throws_left, "dice": view.dice.counts[1:7]}
    for after in range(seats):
        seat = (mover + after) % seats
        parts[f"sheet_{after}"] = [-1 if points is None else points for points in view.sheets[seat]]
        parts[f"extra_{after}"] = view.extra_yams[seat]
        parts[f"upper_{after}"] = view.scores[seat].upper
        parts[f"lower_{after}"] = view.scores[seat].lower - view.extra_yams[seat]
    return parts


def _slam(view: Any, mover: int) -> dict[str, Any]:
    sides, seats = len(view.sides), sum(len(side.seats) for side in view.sides)
    last = [side for side, stands in enumerate(view.sides) if stands.score.last]
    parts: dict[str, Any] = {
        "throws_left": view.throws_left,
        "dice": view.dice.counts[1:7],
        "owed": view.owed,
        "took_chip": view.took_chip,
        "failed": view.failed_in_a_row,
        "games": len(view.games),
        "starter": (view.starter - mover) % seats,
        "last": (last[0] - mover) % sides if last else -1,
        "in_play": [pile.in_play for pile in view.piles],
        "removed": [pile.removed for pile in view.piles],
    }
    for after in range(sides):
        side = view.sides[(mover + after) % sides]
        parts[f"chips_{after}"], parts[f"earlier_{after}"] = side.chips, side.earlier
    return parts


def _master(view: Any, mover: int) -> dict[str, Any]:
    return {
        "throws_left": view.throws_left,
        "dice": view.dice.counts[1:7],
        "declared": view.declared,
        "turns_left": view.turns_left,
        "points_0": view.sides[mover].points,
        "points_1": view.sides[1 - mover].points,
        "board": [0 if spot.pawn is None else 1 if spot.pawn == mover else -1 for spot in view.board],
    }


_PARTS: dict[str, Callable[[Any, int], dict[str, Any]]] = {
    "yams": _yams,
    "slam": _slam,
    "master": _master,
    **SECRET_PARTS,
}
