"""The expert's preferences: what it says, whom it doubts, and that it notices how the others play."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from tests.games.menteur.positions import announced, full_but, sheet, thrown
from yamclub.games.menteur.aiming import par
from yamclub.games.menteur.bluffing import solve, spoken
from yamclub.games.menteur.conduct import Conduct
from yamclub.games.menteur.cup_tables import EVERY, PLACE, best_keeps, cups, is_false, kept_values
from yamclub.games.menteur.expert import Expert
from yamclub.games.menteur.moves import Accept, Announce, Challenge, MenteurOptions, Scratch
from yamclub.games.menteur.reading import position_of, read
from yamclub.games.menteur.rules import MenteurState
from yamclub.kernel.dice import dice
from yamclub.mechanics.sheet import INDEX, Box, worth
from yamclub.mechanics.throwing import Keep
from yamclub.solve.numbering import throw_list

TRUSTING, DOUBTING = Conduct(accepted=12), Conduct(right=2, wrong=10)
HONEST, LYING = Conduct(proved=6, accepted=4), Conduct(caught=6, accepted=4)


def rated(state: MenteurState, seat: int = 0) -> dict[Any, float]:
    legal = state.legal(seat)
    return dict(zip(legal, Expert(Random(1)).rate(state.view(seat), legal), strict=True))


def choices(state: MenteurState, seat: int = 0, times: int = 60) -> list[Any]:
    view, legal = state.view(seat), state.legal(seat)
    bot = Expert(Random(5))
    return [bot.choose(view, legal) for _ in range(times)]


def doubt(state: MenteurState, *conduct: Conduct) -> float:
    return rated(replace(state, conduct=conduct), 1)[Challenge()]


def test_stops_at_a_yam_and_says_so() -> None:
    assert set(choices(thrown("66666"))) == {Announce(Box.YAM, 50)}


def test_keeps_four_sixes_for_the_yam() -> None:
    assert set(choices(thrown("66661", sheets=(full_but(Box.YAM, Box.SIXES),)))) == {Keep(dice("6666"))}


def test_doubts_a_player_who_was_caught_more_than_one_who_was_not() -> None:
    state = announced("12335", Box.FULL, 25, throws=2)
    assert doubt(state, LYING, Conduct(), Conduct()) > doubt(state, HONEST, Conduct(), Conduct()) + 2


def test_doubts_more_where_catching_fills_a_box_than_where_it_is_filled() -> None:
    free, filled = (
        announced("12335", Box.LARGE_STRAIGHT, 40, throws=2, sheets=(sheet(), mine))
        for mine in (sheet(), sheet(large_straight=40))
    )
    assert doubt(free, *[Conduct()] * 3) > doubt(filled, *[Conduct()] * 3)


def test_challenges_freely_where_its_box_is_struck_out_already() -> None:
    state = announced("12335", Box.FULL, 25, throws=2, sheets=(sheet(), sheet("full full")))
    assert doubt(state, LYING, Conduct(), Conduct()) > 0


@pytest.mark.parametrize("players", [3, 5, 8])
def test_a_bluff_is_worth_more_against_those_who_believe(players: int) -> None:
    state = thrown("12335", players, throws=2)
    easy, hard = (
        rated(replace(state, conduct=(Conduct(), *[others] * (players - 1))))[Announce(Box.FULL, 25)]
        for others in (TRUSTING, DOUBTING)
    )
    assert easy > hard + 2


def test_bluffs_at_a_table_of_eight_who_believe() -> None:
    """Whether to bluff follows from what it is worth, not from how many could challenge."""
    state = replace(thrown("11346", 8, throws=2), conduct=(Conduct(), *[Conduct(accepted=30)] * 7))
    cups_now = state.view(0).cups
    assert cups_now is not None
    said = choices(state)
    lies = [one for one in said if one.points not in cups_now.honest[INDEX[one.box]]]
    assert len(lies) > len(said) / 2


def test_announcements_and_decisions_are_mixed() -> None:
    said = [len(set(choices(thrown(faces, throws=2)))) for faces in ("12335", "11346", "22345", "33461", "55614")]
    assert sum(number > 1 for number in said) > 1
    heard = announced("12335", Box.BRELAN, 24, throws=2)
    records = [(Conduct(caught=caught), Conduct(), Conduct()) for caught in range(9)]
    assert any(len(set(choices(replace(heard, conduct=record), 1))) == 2 for record in records)


def test_gives_up_a_yam_rather_than_a_large_straight() -> None:
    state = thrown("23366", 3, MenteurOptions(scratch="yes"), throws=2, sheets=(full_but(Box.LARGE_STRAIGHT, Box.YAM),))
    worths = rated(state)
    assert worths[Scratch(Box.YAM)] > worths[Scratch(Box.LARGE_STRAIGHT)]


def test_chance_waits_where_the_table_plays_it_last() -> None:
    state = thrown("55566", 3, MenteurOptions(chance="last"), throws=2)
    assert all(one.box != Box.CHANCE for one in choices(state) if isinstance(one, Announce))


def test_everything_legal_is_rated_in_a_match_that_nobody_remembers() -> None:
    """As states out of the batch kernels are."""
    state = announced("12335", Box.SIXES, 12)
    assert set(rated(replace(state, conduct=()), 1)) == {Accept(), Challenge()}


# the solved turn


def test_the_turn_in_arrays_agrees_with_the_search_of_aims() -> None:
    final = np.array([worth(hand) for hand in throw_list()], float).T
    known = cups()
    second = np.maximum(best_keeps(kept_values(final))[0], final[:, known.hand])
    before = np.add.reduceat(second * known.share, known.first, axis=-1)
    first = np.maximum(best_keeps(before)[0][:, :252], final)
    assert (first @ known.chance).tolist() == pytest.approx([par(index) for index in range(13)])


def test_the_solution_bluffs_and_challenges_sometimes() -> None:
    turn = read(position_of(thrown("12335").view(0)))
    solved = turn.solved
    assert 0.1 < solved.lies.sum() < 0.7
    assert solved.lies.sum() + solved.truths.sum() == pytest.approx(1, abs=0.1)
    often = solved.challenges[0, 0, 2, PLACE[Announce(Box.LARGE_STRAIGHT, 40)]]
    assert 0.01 < often < 0.99


def test_with_more_rounds_all_bluffs_that_are_told_are_worth_nearly_the_same() -> None:
    """As in an equilibrium: what the best bluff is worth beyond those of the solution shrinks."""
    stakes = read(position_of(thrown("12335").view(0))).stakes
    gains = []
    for rounds in ((5, 10), (25, 25, 300)):
        solved = solve(stakes, exact=False, rounds=rounds)
        _, worths, _ = spoken(stakes, solved.challenges)
        told = (solved.mix[0, 2] * np.where(stakes.gain[0] > -1e8, worths[0, 2], 0)).sum()
        gains.append(float(worths[0, 2].max() - told))
    assert gains[1] < gains[0] / 2


def test_a_bluff_is_what_the_dice_do_not_bear_out() -> None:
    place = throw_list().index(dice("44425"))
    false = {EVERY[said] for said in np.flatnonzero(is_false(False)[place])}
    assert Announce(Box.FOURS, 12) not in false
    assert Announce(Box.FOURS, 8) not in false
    assert Announce(Box.FOURS, 16) in false
    assert Announce(Box.FOURS, 8) in {EVERY[said] for said in np.flatnonzero(is_false(True)[place])}
