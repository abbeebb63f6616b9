"""The expert: it plays for the win, and knows what is still to come."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.games.yams.positions import EXTRA, all_but, sheet, thrown
from yamclub.games.yams.expert import Expert
from yamclub.games.yams.lastturns import last_turns
from yamclub.games.yams.learned import ALL_CLOSED, RULES, futures, sheet_of
from yamclub.games.yams.moves import Write, YamsOptions
from yamclub.games.yams.position import Table, position
from yamclub.games.yams.reply import best_reply
from yamclub.games.yams.rules import YamsState
from yamclub.games.yams.shares import Others, chances
from yamclub.kernel.dice import dice
from yamclub.mechanics.sheet import INDEX, NO_POINTS, Box
from yamclub.mechanics.throwing import Keep

EMPTY = np.zeros(1, np.intp)


def chosen(state: YamsState) -> Any:
    return Expert(Random(0)).choose(state.view(state.seat), state.legal(state.seat))


EXACT = tuple(zip(RULES, (245.871, 254.588, 220.205, 229.073), strict=True))
"""What best play averages: see docs/results.md."""


@pytest.mark.parametrize(("options", "best"), EXACT)
def test_knows_what_an_empty_sheet_is_worth(options: YamsOptions, best: float) -> None:
    assert futures(options).moments(EMPTY, EMPTY)[0, 0] == pytest.approx(best, abs=0.5)


def test_writes_what_wins_and_throws_for_what_does_not() -> None:
    """The last turn, the chance open: 23 points lie there."""
    mine = all_but(Box.CHANCE)
    assert chosen(thrown("66443", mine, all_but(chance=22), throws=2)) == Write(Box.CHANCE)
    assert chosen(thrown("66443", mine, all_but(chance=27), throws=2)) == Keep(dice("66"))


def test_gambles_when_behind_and_takes_the_sure_points_when_ahead() -> None:
    """The large straight and the chance are open, and it is the last turn but one."""
    mine = all_but(Box.LARGE_STRAIGHT, Box.CHANCE)
    assert chosen(thrown("23456", mine, all_but(yam=50), throws=1)) == Write(Box.LARGE_STRAIGHT)
    behind = thrown("23466", all_but(Box.LARGE_STRAIGHT, chance=20), all_but(yam=50), throws=2)
    assert chosen(behind) == Keep(dice("2346"))


def test_where_nothing_is_to_be_won_points_still_count() -> None:
    lost = thrown("66665", all_but(Box.ACES, Box.CARRE), all_but(yam=50, sixes=30, chance=30, full=25))
    assert chosen(lost) == Write(Box.CARRE)


def test_throws_for_an_extra_yam() -> None:
    state = thrown("44442", all_but(Box.FOURS, Box.CHANCE, yam=50), options=EXTRA, throws=2)
    assert chosen(state) == Keep(dice("4444"))


def test_the_first_of_several_share_the_win() -> None:
    sure = np.array([[0.0, 1.0, 0.0]])
    assert Others(sure).share(sure).tolist() == pytest.approx([1 / 2])
    three = Others(np.repeat(sure, 2, axis=0))
    assert three.share(sure).tolist() == pytest.approx([1 / 3])
    assert three.shares(sure)[0].tolist() == pytest.approx([1 / 3, 1 / 3])


def test_chances_have_the_mean_and_spread_they_are_made_of() -> None:
    scores = np.arange(0.0, 400.0)
    (row,) = chances(scores, np.array([[100.0, 40.0, 10.0]]), np.array([50.0]))
    mean = row @ scores
    assert (row.sum(), mean, np.sqrt(row @ (scores - mean) ** 2)) == pytest.approx((1.0, 150.0, 40.0), abs=0.2)


def test_a_yam_comes_in_three_throws_as_often_as_it_is_known_to() -> None:
    closed = ALL_CLOSED ^ 1 << INDEX[Box.YAM]
    coming = last_turns(closed, 0, YamsOptions())
    assert np.flatnonzero(coming).tolist() == [0, 50]
    assert coming[50] == pytest.approx(0.04602864)  # 347897 / 7558272, in many textbooks


@pytest.mark.parametrize("options", RULES)
def test_the_last_turns_bring_what_was_learned_of_them(options: YamsOptions) -> None:
    closed, upper = ALL_CLOSED ^ 1 << INDEX[Box.SIXES] ^ 1 << INDEX[Box.SMALL_STRAIGHT], 45
    coming = last_turns(closed, upper, options)
    points = np.arange(len(coming))
    mean = coming @ points
    spread = np.sqrt(coming @ (points - mean) ** 2)
    learned = futures(options).moments(np.array([closed]), np.array([upper]))[0]
    assert (coming.sum(), mean, spread) == pytest.approx((1.0, learned[0], learned[1]), abs=0.5)


def test_who_comes_last_plays_for_what_is_needed() -> None:
    """With only the yam open, a yam is needed against 40 points, and against 50 it shares the win."""
    last = sheet_of(all_but(Box.YAM), 0, YamsOptions())
    yam = 0.04602864
    assert best_reply(last, YamsOptions(), np.array([40, 50, 51, 40])) == pytest.approx([yam, yam / 2, 0.0, yam])


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_shares_of_all_seats_make_a_whole(seats: int) -> None:
    sheets = tuple(sheet(sixes=6 * (seat % 5)) for seat in range(seats))
    following = position(Table(sheets, (0,) * seats, YamsOptions(), 1)).following
    assert following.kept[3][0, 1:].sum() == pytest.approx(1.0)
    assert following.kept[3][0, 1 + 4 % seats] >= following.kept[3][0, 1]


def test_plays_the_same_whoever_it_was_before() -> None:
    state = thrown("23366", sheet(sixes=18), NO_POINTS, throws=1)
    bot = Expert(Random(1))
    bot.choose(thrown("44444", throws=1).view(0), thrown("44444", throws=1).legal(0))
    assert bot.rate(state.view(0), state.legal(0)) == Expert(Random(2)).rate(state.view(0), state.legal(0))
