"""What the coach expects of players: the weights say what one would think, and the fit finds what is in the matches."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from msgspec.structs import replace

from docs import coach_habits
from yamclub.games.menteur.habits import bluff_signs, challenge_signs, habits, lead_signs, standings, weighed

FEW, MANY = 2, 11


def share(lead: float, least: int, seats: int) -> float:
    """Of the win, to who leads by so much in what was learned."""
    learned = np.zeros((1, seats))
    learned[0, 0] = lead
    return float(standings(learned, np.array([least]), np.zeros(seats), habits())[0, 0])


def test_what_looks_like_a_bluff_is_one_more_often() -> None:
    seen = np.linspace(0.05, 0.95, 10)
    for open_boxes in (FEW, MANY):
        by_expert = weighed(habits().bluffs, bluff_signs(seen, np.full(10, 0.3), open_boxes))
        assert all(one < two for one, two in pairwise(by_expert))
    for open_boxes in (FEW, MANY):
        rare = weighed(habits().bluffs, bluff_signs(np.full(10, 0.5), seen, open_boxes))
        assert all(one > two for one, two in pairwise(rare)), "the easier to throw, the rarer a bluff"


def test_a_challenge_is_likelier_the_more_it_pays() -> None:
    pays = np.linspace(-0.3, 0.3, 7)
    likely = weighed(habits().challenges, challenge_signs(np.full(7, 0.5), np.full(7, 0.5), pays))
    assert all(one < two for one, two in pairwise(likely))


def test_a_lead_counts_for_more_near_the_end() -> None:
    for seats in (3, 4, 6):
        by_open = [share(1.0, least, seats) for least in (1, 4, 8, 12)]
        assert all(one > two for one, two in pairwise(by_open))


def test_shares_add_up_and_the_next_to_roll_has_the_better_one() -> None:
    first = np.array([0.0, 1.0, 0.0])
    (shares,) = standings(np.zeros((1, 3)), np.array([6]), first, habits())
    assert shares.sum() == pytest.approx(1)
    assert shares[1] > shares[0] == shares[2]


def test_without_weights_shares_are_as_they_were_learned() -> None:
    learned = np.log(np.array([[0.5, 0.3, 0.2]]))
    found = standings(learned, np.array([6]), np.zeros(3), coach_habits.NO_WEIGHTS)
    assert found[0] == pytest.approx([0.5, 0.3, 0.2])


# --- the fit


def test_it_finds_the_weights_that_made_what_came() -> None:
    rng, weights = np.random.default_rng(1), np.array([-0.4, 0.7, 1.5])
    signs = np.concatenate([np.ones((20_000, 1)), rng.normal(size=(20_000, 2))], axis=1)
    came = rng.random(20_000) < 1 / (1 + np.exp(-signs @ weights))
    assert coach_habits.logistic(list(signs), list(came), [1.0] * len(signs)) == pytest.approx(weights, abs=0.06)


def test_it_finds_how_much_leads_count() -> None:
    rng, weights = np.random.default_rng(2), np.array([-0.2, 0.3, 0.5, -1.6, 0.25])
    known = replace(coach_habits.NO_WEIGHTS, leads=tuple(weights[:-1].tolist()), next=float(weights[-1]))
    leads = []
    for seats in (3, 5):
        learned, fewest = rng.normal(size=(12_000, seats)), rng.integers(1, 13, 12_000)
        shares = standings(learned, fewest, np.arange(seats) == 0, known)
        won = np.eye(seats)[[rng.choice(seats, p=one) for one in shares]]
        leads.append(coach_habits.Leads(lead_signs(fewest, seats), learned, won))
    found = coach_habits.fitted_leads(leads)
    for least, seats in ((1, 3), (12, 3), (6, 5)):
        signs = lead_signs(np.array(least), seats)
        wanted, factor = (float(signs @ np.array(one)) for one in (weights[:-1], found[:-1]))
        assert factor == pytest.approx(wanted, abs=0.12)
    assert found[-1] == pytest.approx(0.25, abs=0.06)


def test_a_match_is_noted_as_it_was() -> None:
    match = coach_habits.played(0)
    assert sum(match.won) == pytest.approx(1)
    assert len(match.said) >= len(match.starts) > 20
    for one in match.said:
        assert sorted(other for other, _ in one.decided) == [0, 1]
    assert {one.bluff for one in match.said} == {True, False}
    assert {challenged for one in match.said for _, challenged in one.decided} == {True, False}


def test_the_package_has_a_weight_for_every_sign() -> None:
    kept, half = habits(), np.array([0.5])
    assert kept.matches == coach_habits.MATCHES
    assert len(kept.bluffs) == bluff_signs(half, half, FEW).shape[-1]
    assert len(kept.challenges) == challenge_signs(half, half, half).shape[-1]
    assert len(kept.leads) == lead_signs(half, 3).shape[-1]
