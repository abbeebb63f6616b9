"""K17 in numbers: equal hands win equally often, near or far, and answering pings late is not worth it."""

from __future__ import annotations

import pytest
from benchmarks.distance import CHEATS, HANDS, share

ROUNDS = 6000
"""One standard deviation is 0.65 per cent of the rounds."""


@pytest.mark.parametrize("proxied", [False, True], ids=["kernel", "proxy"])
@pytest.mark.parametrize("hands", HANDS)
def test_k17_honest_players_at_20_and_200_ms_win_equally_often(hands: str, proxied: bool) -> None:
    assert 0.47 <= share(20, 200, hands=HANDS[hands], proxied=proxied, rounds=ROUNDS) <= 0.53


@pytest.mark.parametrize("cheat", [cheat for cheat in CHEATS if cheat != "honest"])
@pytest.mark.parametrize("hands", HANDS)
def test_k17_a_cheat_wins_fewer_than_55_of_100_rounds_against_an_equal(hands: str, cheat: str) -> None:
    assert share(20, 20, forge=CHEATS[cheat], hands=HANDS[hands], rounds=ROUNDS) < 0.55
