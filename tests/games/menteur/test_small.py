"""Regret matching on the variant that is small enough to solve: how far it stays from an equilibrium."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from yamclub.games.menteur.small import (
    CHANCE,
    HANDS,
    OPEN,
    PAIR,
    SAYINGS,
    SUM,
    TRUE,
    Played,
    Small,
    best_responses,
    settled,
    solve,
    value,
)

TWO, THREE = Small(2, 2), Small(3, 1)


def nash_gap(small: Small, rounds: int) -> float:
    played, worth = solve(small, rounds)
    gains = best_responses(small, played) - worth
    assert (gains > -1e-9).all()
    return float(gains.max())


def test_two_players_come_within_two_thousandths_of_an_equilibrium() -> None:
    played, worth = solve(TWO, 1000)
    assert worth.sum() == pytest.approx(1)
    assert (best_responses(TWO, played) - worth).sum() / 2 < 0.002


@pytest.mark.parametrize("small", [TWO, THREE], ids=["two", "three"])
def test_the_gain_of_a_best_response_falls_with_the_rounds(small: Small) -> None:
    few, more, many = (nash_gap(small, rounds) for rounds in (10, 100, 400))
    assert few > 4 * more
    assert more > many


def test_with_three_players_a_best_response_gains_little() -> None:
    assert nash_gap(THREE, 400) < 0.01


def test_its_page_says_what_is_found() -> None:
    page = (Path(__file__).parents[3] / "docs" / "small-menteur.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| ([\d.]+) \| ([\d.]+) \|$", page, flags=re.MULTILINE)
    assert len(rows) == 3
    for rounds, of_two, of_three in rows:
        played, worth = solve(TWO, int(rounds))
        assert f"{(best_responses(TWO, played) - worth).sum() / 2:.4f}" == of_two
        assert f"{nash_gap(THREE, int(rounds)):.4f}" == of_three


def test_who_never_bluffs_and_never_doubts_loses_to_who_does() -> None:
    """The best response finds what is there to be won: everybody says the most that is true, nobody challenges."""
    honest = []
    for level in TWO.levels:
        says = np.zeros((len(level.legal), len(HANDS), len(SAYINGS)))
        for place, hand in product(range(len(level.legal)), range(len(HANDS))):
            true = [said for said in range(len(SAYINGS)) if level.legal[place, said] and TRUE[hand, said]]
            legal = np.flatnonzero(level.legal[place])
            if len(legal):
                says[place, hand, max(true) if true else legal[0]] = 1
        honest.append(Played(says, np.zeros((len(level.legal), 1, len(SAYINGS)))))
    worth = TWO.ends
    for level, played in zip(reversed(TWO.levels), reversed(honest), strict=True):
        worth = np.stack([value(level, played, worth[:, player]) for player in range(2)], axis=1)
    assert (best_responses(TWO, honest) - worth[0] > 0.2).all()


def test_everybody_bluffs_sometimes() -> None:
    played, _ = solve(TWO, 400)
    lies = (CHANCE[:, None] * played[0].says[0] * ~TRUE).sum()
    assert 0.05 < lies < 0.6


BLANK = ((OPEN, OPEN), (OPEN, OPEN), (3, OPEN))


def test_a_caught_bluff_goes_to_who_has_the_box_open() -> None:
    after = settled(BLANK, 0, (SUM, 6), False, frozenset({1, 2}))
    assert [sheet[SUM] for sheet in after] == [-2, 6, 3]


def test_a_wrong_challenge_strikes_the_box_out() -> None:
    after = settled(BLANK, 0, (SUM, 4), True, frozenset({2}))
    assert [sheet[SUM] for sheet in after] == [4, OPEN, -2]
    assert [sheet[PAIR] for sheet in after] == [OPEN] * 3
