"""What a turn of YAM menteur can bring to everybody, from the sheets: the ``Stakes`` of ``bluffing``."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from yamclub.games.menteur.bluffing import NEVER, Stakes
from yamclub.games.menteur.cup_tables import BOX_OF, POINTS_OF, SAYINGS, Array
from yamclub.games.menteur.standing import BARRED, OPEN, Around, Learned, banked, expected, felt, shares, sharpness
from yamclub.mechanics.sheet import BOXES, CHANCE, YAM

_BOXES = np.arange(len(BOXES))
_BY_SEAT = tuple(name for name in Around._fields if name != "seats")


class Tables(NamedTuple):
    """Turns about to be played, at tables of as many seats: the first axis is the table, the thrower sits first."""

    points: Array
    """(tables, seats, boxes)."""
    crosses: Array
    last: Array
    """(tables,): whether the last round has begun."""
    has_turn: Array
    """(tables, seats): whether a seat has a turn after this one in the last round."""
    people: Array
    """(tables, seats): 1 for who plays as people do, 0 for an expert."""
    suspicion: Array
    """(tables, seats): how much more they suspect than people usually do."""


class Rules(NamedTuple):
    """What the options say about announcements."""

    exact: bool = False
    chance_last: bool = False
    scratch: bool = False


def around_all(tables: Tables, open_boxes: Array, next_first: bool) -> Around:
    """What is around each seat. ``next_first``: the turn of the first seat is over, and the second is next."""
    count, seats = open_boxes.shape
    others = np.where(np.eye(seats, dtype=bool), 99, open_boxes[:, None, :])
    place = np.arange(seats)
    wait = np.where(place == 0, seats - 1, place - 1) if next_first else place
    return Around(
        least=others.min(axis=2),
        mean=(open_boxes.sum(axis=1, keepdims=True) - open_boxes) / (seats - 1),
        last=np.broadcast_to(tables.last[:, None], (count, seats)),
        has_turn=tables.has_turn,
        wait=np.broadcast_to(wait, (count, seats)),
        people=tables.people,
        suspicion=tables.suspicion,
        seats=seats,
    )


def _worth(learned: Learned, points: Array, crosses: Array, around: Around, over: Array) -> Array:
    """The final score on average, where the player may have closed the last box by what just happened."""
    full = (points != OPEN).all(axis=-1)
    begun = around.last | full
    around = around._replace(last=begun, has_turn=np.where(around.last, around.has_turn, begun & ~full))
    return np.where(over, banked(points), expected(learned, points, crosses, around))


def _spread(around: Around, axis: int) -> Around:
    """The same for several sheets of each seat."""
    parts: dict[str, Any] = {name: np.expand_dims(getattr(around, name), axis) for name in _BY_SEAT}
    return around._replace(**parts)


def stakes_of(learned: Learned, tables: Tables, rules: Rules) -> Stakes:
    points, crosses = tables.points, tables.crosses
    seats = points.shape[1]
    open_boxes = (points == OPEN).sum(axis=2)
    over = tables.last & ~tables.has_turn.any(axis=1)
    around = around_all(tables, open_boxes, next_first=True)
    still = _worth(learned, points, crosses, around, over[:, None])
    sharp = sharpness(learned, np.where(over, 0, open_boxes.min(axis=1)))
    share = shares(still, sharp)
    threat = share / np.maximum(1 - share[:, :1], 1e-9)

    # everybody's sheet with each announcement written, and with a cross in each box
    shape = (*points.shape[:2], SAYINGS, len(BOXES))
    wide = _spread(around, 2)
    written = np.where(BOX_OF[:, None] == _BOXES, POINTS_OF[:, None], points[:, :, None])
    wide_over = over[:, None, None]
    writes = _worth(learned, written, np.broadcast_to(crosses[:, :, None], shape), wide, wide_over)
    may_write = (points == OPEN)[:, :, BOX_OF]
    marked = np.minimum(crosses[:, :, None] + np.eye(len(BOXES), dtype=int), 2)
    struck = np.where(marked == 2, BARRED, points[:, :, None])
    crossed = _worth(learned, struck, marked, wide, wide_over)[:, :, BOX_OF]
    up, down = writes - still[:, :, None], np.minimum(crossed - still[:, :, None], 0.0)
    up = np.where(may_write, up, 0.0)
    felt_up = felt(up, share[:, :, None], sharp[:, None, None])
    felt_down = felt(down, share[:, :, None], sharp[:, None, None])

    # a box less to fill for the thrower brings the end nearer for everybody
    closer = around_all(tables, open_boxes - (np.arange(seats) == 0), next_first=True)
    ends = (open_boxes[:, :1] == 1) & ~tables.last[:, None]
    closer = closer._replace(last=closer.last | ends, has_turn=np.where(ends, open_boxes > 0, closer.has_turn))
    later = _worth(learned, points, crosses, closer, over[:, None]) - still
    hurry = -(threat[:, 1:] * later[:, 1:]).sum(axis=1)

    may = may_write[:, 0] & _sayable(open_boxes[:, 0], rules)
    mine = share[:, :1, None] / np.maximum(1 - share[:, 1:, None], 1e-9)
    giving_up = given_up(learned, tables).max(axis=1) if rules.scratch else np.full(len(points), NEVER)
    return Stakes(
        gain=np.where(may, felt_up[:, 0] + hurry[:, None], NEVER),
        caught=felt_down[:, 0],
        catch=np.where(BOX_OF == YAM, 0.0, felt_up[:, 1:]),
        wrong=felt_down[:, 1:],
        relief=mine * np.where(may, up[:, 0] - down[:, 0], 0.0)[:, None],
        threat=threat[:, 1:],
        instead=giving_up,
    )


def _sayable(open_boxes: Array, rules: Rules) -> Array:
    """M13, where the table plays chance last."""
    waits = rules.chance_last & (open_boxes > 1)
    found: Array = ~((BOX_OF == CHANCE) & waits[:, None])
    return found


def given_up(learned: Learned, tables: Tables) -> Array:
    """(tables, boxes): what it is worth to the thrower to give up each box."""
    open_boxes = (tables.points == OPEN).sum(axis=2)
    over = tables.last & ~tables.has_turn.any(axis=1)
    around = around_all(tables, open_boxes, next_first=True)
    still = _worth(learned, tables.points, tables.crosses, around, over[:, None])
    sharp = sharpness(learned, np.where(over, 0, open_boxes.min(axis=1)))
    share = shares(still, sharp)[:, 0, None]
    first = around._replace(**{name: getattr(around, name)[:, 0, None] for name in _BY_SEAT})
    eye = np.eye(len(BOXES), dtype=bool)
    barred = np.where(eye, BARRED, tables.points[:, 0, None])
    change = _worth(learned, barred, np.where(eye, 2, tables.crosses[:, 0, None]), first, over[:, None])
    worth = felt(change - still[:, :1], share, sharp[:, None])
    return np.where(tables.points[:, 0] == OPEN, worth, NEVER)
