"""The small YAM menteur, judged by OpenSpiel: our solution and our best responses are right."""

from __future__ import annotations

import pytest
from benchmarks.small_menteur import Check, positions, solved

from yamclub.games.menteur.small import Small, best_responses

START = ((-1, -1), (-1, -1))


@pytest.mark.parametrize(("players", "turns"), [(2, 1), (2, 2), (3, 1)])
def test_both_rules_lead_to_the_same_positions(players: int, turns: int) -> None:
    match = Small(players=players, turns=turns)
    found = positions(match)
    for number, level in enumerate(match.levels):
        here = [place for (turn, _), place in found.items() if turn == number]
        assert len(set(here)) == len(here) <= len(level.legal)  # ours also has what no dice lead to
        assert len(here) > 0.5 * len(level.legal)


def test_open_spiel_finds_the_same_gains_of_best_responses() -> None:
    check = Check(players=2, turns=1, rounds=30)
    worth, gains = check.judged(check.game(0, START))
    assert worth == pytest.approx(check.worth.tolist())
    assert gains == pytest.approx((best_responses(check.match, check.played) - check.worth).sum())
    assert gains > 0.001  # after so few rounds there is something to gain


def test_cfr_finds_the_same_worth_of_the_last_turns() -> None:
    check = Check(players=2, turns=2, rounds=400)
    for sheets in check.some(3, 4):
        game = check.game(3, sheets)
        worth, gains = check.judged(game)
        theirs, _ = solved(game, 150)
        assert gains < 0.005
        assert theirs == pytest.approx(worth, abs=0.005)
