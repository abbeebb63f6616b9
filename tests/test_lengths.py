"""The matches of ``make lengths``, one of each game: what is counted is what was played."""

from __future__ import annotations

import pytest
from benchmarks.lengths import SECONDS_PER_DECISION, length, played, usual_players

from yamclub.games import GAMES


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_can_be_measured(game_id: str) -> None:
    found = length(game_id, played(game_id, usual_players(game_id)[0], 0))
    assert found.moves > found.decisions >= found.parts > 0
    assert found.minutes > 1


def test_a_match_of_yami_has_sixteen_deals() -> None:
    assert length("yami", played("yami", 2, 0)).parts == 16


def test_what_is_decided_together_counts_once() -> None:
    moves = list(played("menteur", 3, 0))
    found = length("menteur", iter(moves))
    assert found.decisions < sum(isinstance(move.by, int) for move in moves)
    assert found.minutes == pytest.approx(found.decisions * SECONDS_PER_DECISION / 60)


def test_yam_color_goes_by_its_own_clock() -> None:
    found = length("color", played("color", 2, 0))
    assert found.minutes != pytest.approx(found.decisions * SECONDS_PER_DECISION / 60)
