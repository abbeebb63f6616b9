"""What level a player compares to, by the measured curve."""

from __future__ import annotations

import pytest

from yamclub.coach.levels import curve, level_of, uncertainty_of


def test_a_better_level_gives_less_away() -> None:
    for one in curve():
        assert one.rates["novice"] > one.rates["club"] > one.rates["expert"], one.game


@pytest.mark.parametrize("level", ["novice", "club", "expert"])
def test_a_level_compares_to_itself(level: str) -> None:
    for one in curve():
        assert level_of(one.game, one.seats, one.rates[level]) == level


def test_a_table_that_was_not_measured_is_like_the_nearest_one() -> None:
    two = next(one for one in curve() if (one.game, one.seats) == ("slam", 2))
    assert level_of("slam", 4, two.rates["club"]) == "club"
    assert uncertainty_of("slam", 3) == two.spread


def test_playing_alone_is_like_nothing_else() -> None:
    alone = next(one for one in curve() if (one.game, one.seats) == ("slam", 1))
    assert uncertainty_of("slam", 1) == alone.spread > 1
