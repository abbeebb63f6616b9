"""Yamslam alone solved in arrays, against the rules of the game, turn by turn."""

from __future__ import annotations

from functools import cache
from random import Random

import numpy as np
import pytest

from yamclub.game import Mover
from yamclub.games.slam.chips import ALL_CHIPS, NO_CHIPS, Chips, score
from yamclub.games.slam.ends import score_chances
from yamclub.games.slam.moves import SlamOptions
from yamclub.games.slam.rules import SlamState, first_state
from yamclub.games.slam.solver import by_rank, ends_of, solve_alone
from yamclub.games.slam.states import BASE, CODES, KINDS, START, STATES, state_number
from yamclub.solve.numbering import Floats

OBJECTIVES = ("score", "grand-slam", "score:900")


def unheard(done: int, of: int) -> None:
    """Progress that nobody follows."""


@cache
def solved(objective: str, four_as_two_pairs: bool = True) -> Floats:
    return solve_alone(objective, four_as_two_pairs, unheard).turn


def test_every_state_is_solved_once() -> None:
    every = np.concatenate(by_rank())
    assert len(every) == len(np.unique(every)) == STATES
    assert by_rank()[-1][0] == START


def digits(code: int) -> Chips:
    return tuple(code // BASE**kind % BASE for kind in range(KINDS))


def test_ends_are_worth_what_the_chips_score() -> None:
    taken, removed = ends_of("score")
    for code in Random(1).sample(range(CODES), 500):
        held = tuple(4 - gone for gone in digits(code))
        assert (taken[code], removed[code]) == (score(held, True).total, score(held, False).total)


def test_the_best_score_there_can_be_is_exactly_a_thousand() -> None:
    assert ends_of("score").taken.max() == 1000


def a_state(rng: Random) -> tuple[Chips, Chips]:
    """Chips in play and removed that can come up: only the dearest in play and dearer ones can have been removed."""
    top = rng.randrange(KINDS)
    in_play = [rng.randint(0, 4) if kind < top else 0 for kind in range(KINDS)]
    removed = [rng.randint(0, 4) if kind > top else 0 for kind in range(KINDS)]
    in_play[top] = rng.randint(1, 4)
    removed[top] = rng.randint(0, 4 - in_play[top])
    return tuple(in_play), tuple(removed)


def turn_by_the_rules(in_play: Chips, removed: Chips, options: SlamOptions, values: Floats, objective: str) -> float:
    """What a turn is worth through the contract: legal moves and chance, with the values where the next turn begins."""
    held = tuple(4 - left - gone for left, gone in zip(in_play, removed, strict=True))
    start = SlamState(options=options, players=1, in_play=in_play, removed=removed, held=(held,)).begin_turn(0)
    goal = {"score": None, "grand-slam": 1000, "score:900": 900}[objective]

    @cache
    def worth(state: SlamState) -> float:
        result = state.result()
        if result is not None:
            return result.scores[0] if goal is None else float(result.scores[0] >= goal)
        if state.phase == "throwing" and state.throws == 0 and state is not start:
            return float(values[state_number(state.in_play, state.removed)])
        if state.turn().chance:
            chance = state.chance()
            return sum(n * worth(state.apply(Mover.CHANCE, outcome)) for outcome, n in chance) / chance.total
        return max(worth(state.apply(0, action)) for action in state.legal(0))

    return worth(start)


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("four", ["yes", "no"])
def test_s15_a_turn_leads_from_value_to_value(objective: str, four: str) -> None:
    options, rng = SlamOptions(four_as_two_pairs=four), Random(objective + four)  # type: ignore[arg-type]
    values = solved(objective, four == "yes")
    for _ in range(3):
        in_play, removed = a_state(rng)
        expected = turn_by_the_rules(in_play, removed, options, values, objective)
        assert values[state_number(in_play, removed)] == pytest.approx(expected, abs=1e-9), (in_play, removed)


def test_the_start_is_the_states_of_the_rules() -> None:
    first = first_state(1, SlamOptions())
    assert (first.in_play, first.removed) == (ALL_CHIPS, NO_CHIPS)
    assert state_number(first.in_play, first.removed) == START


def test_four_alike_as_two_pairs_are_worth_something() -> None:
    assert solved("score", True)[START] > solved("score", False)[START] > 870


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_games_end_as_they_were_solved_to(objective: str) -> None:
    chances = score_chances(solved(objective), True, objective, unheard)
    assert sum(chances.values()) == pytest.approx(1.0, abs=1e-12)
    told = {
        "score": sum(score * share for score, share in chances.items()),
        "grand-slam": chances[1000],
        "score:900": sum(share for score, share in chances.items() if score >= 900),
    }
    assert told[objective] == pytest.approx(solved(objective)[START], abs=1e-9)
