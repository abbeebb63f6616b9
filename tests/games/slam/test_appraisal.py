"""What the coach says of Yamslam: the rules walked through say the same."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.coach.matches import analysed
from tests.games.slam.positions import chips, playing
from tests.games.turns import agrees, choices_of, is_readable, one_turn, reasons, whole_match
from yamclub.game import Mover
from yamclub.games.slam import GAME
from yamclub.games.slam.appraisal import SlamAppraiser
from yamclub.games.slam.chips import ALL_CHIPS, Series
from yamclub.games.slam.moves import TAKE, SlamOptions
from yamclub.games.slam.rules import SlamState, first_state
from yamclub.kernel.dice import dice
from yamclub.mechanics.opening import Opening
from yamclub.mechanics.starting import start_chances
from yamclub.mechanics.throwing import Keep, Throw

APPRAISER = SlamAppraiser(Random(0))
TABLES = [(1, SlamOptions()), (2, SlamOptions(four_as_two_pairs="no")), (3, SlamOptions(series="5"))]


def lying(faces: str, players: int = 2, options: SlamOptions | None = None, **changes: Any) -> SlamState:
    """Seat 0 has thrown twice."""
    return playing(players, options, throws=1, **changes).apply(Mover.CHANCE, Throw(dice(faces)))


@pytest.mark.parametrize(("players", "options"), [*TABLES, (4, SlamOptions(teams="yes"))])
def test_a_turn_is_worth_what_the_rules_make_of_its_ends(players: int, options: SlamOptions) -> None:
    state = lying("33445", players, options)
    APPRAISER.prepare(state)
    agrees(APPRAISER, state, one_turn(APPRAISER), every=3)


def test_a_whole_turn_is_worth_what_the_rules_make_of_its_ends() -> None:
    state = playing(in_play=chips(full=1, carre=2, large_straight=1), removed=chips(large_straight=3))
    state = state.apply(Mover.CHANCE, Throw(dice("12245")))
    agrees(APPRAISER, state, one_turn(APPRAISER), every=11)


LAST = {"full": chips(full=1), "carre": chips(carre=1), "flush": chips(flush=1)}


@pytest.mark.parametrize("left", LAST)
@pytest.mark.parametrize("failed", [0, 1])
def test_the_last_chip_is_judged_exactly(left: str, failed: int) -> None:
    """Who takes it, or that nobody does: with the other's turn after a failed one the game is over."""
    mine = chips(two_pairs=4, brelan=3, small_straight=2, full=1, carre=2, large_straight=2, flush=2)
    theirs = tuple(every - one - two for every, one, two in zip(ALL_CHIPS, LAST[left], mine, strict=True))
    state = lying("11336", in_play=LAST[left], removed=chips(), held=(mine, theirs), failed_in_a_row=failed)
    agrees(APPRAISER, state, whole_match(), every=5)


def test_alone_the_start_is_worth_what_is_published() -> None:
    state = first_state(1, SlamOptions())
    APPRAISER.prepare(state)
    found, chance = APPRAISER.outcomes(state), state.chance()
    assert found is not None
    assert APPRAISER.exact(state)
    # As in docs/results.md.
    assert float(np.array(chance.weights) @ found[:, 0] / chance.total) == pytest.approx(874.304165365, abs=1e-8)


@pytest.mark.parametrize(("players", "options"), [(2, {"series": "5"}), (3, {"four_as_two_pairs": "no"})])
def test_matches_add_up(players: int, options: dict[str, str]) -> None:
    for player in analysed("slam", ["random"] * players, seed=players, options=options).players:
        whole = player.expected + player.luck + player.own + player.others
        assert whole == pytest.approx(player.result, abs=1e-9)
        assert player.own <= 0


# --- who starts


def _slow_chances(opening: Opening, players: int, first: bool = True) -> list[float]:
    """By every throw that may still come, ties shared."""
    if not opening.numbers and not first:
        return [(seat in opening.contenders) / len(opening.contenders) for seat in range(players)]
    found = np.zeros(players)
    for total in range(2, 13):
        weight = (6 - abs(7 - total)) / 36
        found += weight * np.array(_slow_chances(opening.after(total), players, first=False))
    return [float(one) for one in found]


@pytest.mark.parametrize("numbers", [(), (7,), (12,), (3, 9), (8, 8)])
def test_the_chances_to_start_are_those_of_all_throws(numbers: tuple[int, ...]) -> None:
    opening = Opening((0, 1, 2), numbers)
    assert start_chances(opening, 3, 2) == pytest.approx(_slow_chances(opening, 3))


# --- why


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_reasons_can_be_read(players: int, options: SlamOptions) -> None:
    states = choices_of(GAME, players, options, 7, every=20 if options.series != "single" else 4)
    APPRAISER.prepare(states[0])
    told = [said for said in reasons(APPRAISER, states) if said is not None]
    assert len(told) > 30
    assert all(is_readable("slam", said) for said in told)


def test_says_how_often_the_full_house_comes() -> None:
    """Two pairs and one die to throw: a third of the cases. A pair and three dice: 20 of 216."""
    state = lying("11225", in_play=chips(full=2))
    told = APPRAISER.why(state.view(0), 0, Keep(dice("1122")), Keep(dice("11")))
    assert told is not None
    assert (told.id, told.args["best"], told.args["than"]) == ("slam-why-likelier", 33, 9)


def test_says_how_rarely_throwing_on_helps() -> None:
    """From three alike only five alike are better than the full house there was: 1 of 36."""
    state = lying("11122", in_play=chips(full=2))
    told = APPRAISER.why(state.view(0), 0, TAKE[Series.FULL], Keep(dice("111")))
    assert told is not None
    assert (told.id, told.args["better"]) == ("slam-why-take", 3)


def test_says_what_a_chip_brings_with_its_bonus() -> None:
    """The fourth chip of a series brings 30 more."""
    state = lying("11122", held=(chips(brelan=3), chips()), in_play=chips(brelan=1, full=2))
    told = APPRAISER.why(state.view(0), 0, TAKE[Series.BRELAN], TAKE[Series.FULL])
    assert told is not None
    assert (told.id, told.args["best"], told.args["than"]) == ("slam-why-more", 40, 30)
