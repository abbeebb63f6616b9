"""Positions in arrays follow from one another as the rules have it, and are scored alike."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from yamclub.bots import RandomBot, play
from yamclub.games.slam import GAME
from yamclub.games.slam.chips import INDEX
from yamclub.games.slam.moves import SlamOptions, Stop, Take
from yamclub.games.slam.positions import (
    FAILING,
    KINDS,
    YAMSLAM,
    Positions,
    after_turns,
    end_shares,
    kind_of,
)
from yamclub.games.slam.rules import SlamState
from yamclub.games.slam.turn import position_of

SHOWN = Positions._fields


def at(positions: Positions, row: int) -> dict[str, Any]:
    return {name: np.asarray(array)[row].tolist() for name, array in zip(SHOWN, positions, strict=True)}


def of(state: SlamState) -> dict[str, Any]:
    return at(Positions(*(np.array([value]) for value in position_of(state))), 0)


def way_of(action: object, yamslam: bool) -> int | None:
    match action:
        case Take(series, removed):
            return INDEX[series] + (YAMSLAM + KINDS * removed if yamslam else 0)
        case Stop():
            return FAILING
    return None


TABLES = [
    (1, SlamOptions()),
    (2, SlamOptions()),
    (2, SlamOptions(series="5")),
    (3, SlamOptions(series="1000")),
    (4, SlamOptions()),
    (4, SlamOptions(teams="yes", series="10")),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_end_of_a_turn_leads_where_the_rules_say(seats: int, options: SlamOptions) -> None:
    kind, rng, ended = kind_of(seats, options), Random(5), 0
    for _ in range(8):
        for step in play(GAME.start(seats, options), [RandomBot(rng)] * seats, rng):
            before, after = step.before, step.after
            assert isinstance(before, SlamState)
            assert isinstance(after, SlamState)
            way = way_of(step.move, bool(before.view(0).yamslam)) if before.phase == "choosing" else None
            if way is None:
                continue
            now = Positions(*(np.array([value]) for value in position_of(before)))
            found = after_turns(kind, now)
            assert found.possible[way]
            if found.ended[way]:
                ended += 1
                shares = end_shares(
                    kind, found.positions.rows(np.array([way])), found.last[[way]], found.passed[[way]]
                )[0]
                result = after.result()
                if result is not None:
                    assert (
                        _shares(result.places, kind.sides, before)
                        == pytest.approx(np.roll(shares, int(found.passed[way]))[: kind.sides].tolist())
                        if seats > 1
                        else result.scores[0] == pytest.approx(1000 * shares[0])
                    )
                continue
            assert at(found.positions, way) == of(after)
    assert ended


def _shares(places: tuple[int, ...], sides: int, state: SlamState) -> list[float]:
    """By side, from the one that moved."""
    first = state.side_of(state.seat)
    won = [places[(first + after) % sides] == 1 for after in range(sides)]
    return [one / sum(won) for one in won]
