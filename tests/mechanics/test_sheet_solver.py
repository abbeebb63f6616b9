"""Sheets solved in arrays, against published values and against the rules of the games, turn by turn."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from tests.solve.twin import NO_DICE
from yamclub.games.yams.moves import YamsOptions
from yamclub.games.yams.rules import extra_in, worth_in
from yamclub.kernel.dice import Dice, sub_keeps, throws
from yamclub.kernel.turn import solve_turn
from yamclub.mechanics.sheet import BOXES, CHANCE, NO_POINTS, UPPER, YAM, YAM_POINTS, Points, worth
from yamclub.mechanics.sheet_games import play_sheets
from yamclub.mechanics.sheet_goal import solve_goal
from yamclub.mechanics.sheet_scores import score_chances
from yamclub.mechanics.sheet_solver import solve_sheets
from yamclub.mechanics.sheet_states import ALL_CLOSED, SCORED_YAM, SheetRules, count_states, totals_of
from yamclub.solve.numbering import Floats

YAHTZEE = SheetRules(extra_yams="free")
HONEST = SheetRules("five", locks=True)


def unheard(done: int, of: int) -> None:
    """Progress that nobody follows."""


@cache
def solved(rules: SheetRules) -> Floats:
    return solve_sheets(rules, unheard)


def test_yahtzee_is_worth_what_the_literature_says() -> None:
    # T. Verhoeff, "How to Maximize Your Score in Solitaire Yahtzee" (1999): 254.5896, joker rule, extra yahtzees.
    assert solved(YAHTZEE)[0, 0] == pytest.approx(254.5896, abs=5e-5)
    assert count_states(YAHTZEE) == 536_448


def test_yahtzee_without_bonuses_is_worth_what_the_literature_says() -> None:
    # P. Woodward, "Yahtzee: The Solution", Chance 16 (2003), and others: 245.8708 without extra yahtzees.
    assert solved(SheetRules())[0, 0] == pytest.approx(245.8708, abs=5e-5)


def test_a_free_choice_for_extra_yams_is_worth_more_than_a_forced_one() -> None:
    forced = solved(SheetRules(extra_yams="forced"))[0, 0]
    assert solved(SheetRules())[0, 0] < forced < solved(YAHTZEE)[0, 0]


def test_locked_keeps_cost_points() -> None:
    assert solved(HONEST)[0, 0] < solved(SheetRules("five"))[0, 0]


# --- the classic's own rules, one turn at a time


def a_sheet(rng: Random, options: YamsOptions) -> tuple[Points, int, int]:
    """Points such that the closed boxes and the upper total are these, with the number of the sheet."""
    closed = rng.randrange(ALL_CLOSED)
    points: list[int | None] = [*NO_POINTS]
    for box in range(len(BOXES)):
        if closed >> box & 1:
            points[box] = rng.randrange(6) * (box + 1) if box < UPPER else 0
    scored = options.extra_yams == "yes" and closed >> YAM & 1 and rng.random() < 0.5
    if scored:
        points[YAM] = YAM_POINTS
    upper = sum(filter(None, points[:UPPER]))
    return tuple(points), closed | (SCORED_YAM if scored else 0), min(63, upper)


def follows(values: Floats, sheet: int, total: int, box: int, points: int, scored: bool) -> float:
    closed = sheet | 1 << box | (SCORED_YAM if scored else 0)
    return float(values[closed, min(63, total + points) if box < UPPER else total])


@pytest.mark.parametrize("straights", ["four", "five"])
@pytest.mark.parametrize("extra_yams", ["no", "yes"])
def test_a_turn_of_the_classic_leads_from_value_to_value(straights: str, extra_yams: str) -> None:
    options = YamsOptions(straights=straights, extra_yams=extra_yams)  # type: ignore[arg-type]
    rules = SheetRules(straights, "forced" if extra_yams == "yes" else "no")  # type: ignore[arg-type]
    values, rng = solved(rules), Random(straights + extra_yams)
    for _ in range(12):
        written, sheet, total = a_sheet(rng, options)

        def final(dice: Dice, written: Points = written, sheet: int = sheet, total: int = total) -> float:
            extra = extra_in(written, dice, options)
            counts = extra_yams == "yes" and max(dice.counts) == 5
            return max(
                points + extra + follows(values, sheet, total, box, points, counts and box == YAM)
                for box, points in enumerate(worth_in(written, dice, options))
                if points is not None
            )

        expected = solve_turn(final, 3)[2][NO_DICE]
        assert values[sheet, total] == pytest.approx(expected, abs=1e-9), (written, total)


@pytest.mark.parametrize("chance_last", [False, True])
def test_a_turn_of_the_honest_sheet_leads_from_value_to_value(chance_last: bool) -> None:
    rules = SheetRules("five", chance_last=chance_last, locks=True)
    values, rng = solved(rules), Random(7)
    for _ in range(3):
        closed = rng.randrange(ALL_CLOSED)
        if chance_last:
            closed &= ~(1 << CHANCE)
        total = rng.choice(totals_of(closed))
        last = closed | 1 << CHANCE == ALL_CLOSED

        @cache
        def final(dice: Dice, closed: int = closed, total: int = total, last: bool = last) -> float:
            worths = worth(dice, "five")
            may = [
                box for box in range(len(BOXES)) if not closed >> box & 1 and (box != CHANCE or last or not chance_last)
            ]
            return max(worths[box] + follows(values, closed, total, box, worths[box], False) for box in may)

        @cache
        def kept(locked: Dice, to_come: int) -> float:
            chance = throws(5 - len(locked))
            return sum(n * lying(locked, thrown, to_come - 1) for thrown, n in chance) / chance.total

        @cache
        def lying(locked: Dice, thrown: Dice, to_come: int) -> float:
            stop = final(locked + thrown)
            keeps = [keep for keep in sub_keeps(thrown) if len(keep) < len(thrown)] if to_come else []
            return max([stop, *(kept(locked + keep, to_come) for keep in keeps)])

        assert values[closed, total] == pytest.approx(kept(NO_DICE, 3), abs=1e-9)


# --- enough points, and how games end


def all_but(*boxes: int) -> int:
    return ALL_CLOSED & ~sum(1 << box for box in boxes)


def slow_goal(sheet: int, need: int) -> float:
    """The best chance of so many points more, by the rules of ``worth`` alone, without a bonus in reach."""
    if sheet == ALL_CLOSED:
        return float(need <= 0)
    then = cache(slow_goal)
    open_boxes = [box for box in range(len(BOXES)) if not sheet >> box & 1]

    def final(dice: Dice) -> float:
        worths = worth(dice, "four")
        return max(then(sheet | 1 << box, max(0, need - worths[box])) for box in open_boxes)

    return solve_turn(final, 3)[2][NO_DICE]


@pytest.mark.parametrize(
    ("boxes", "goals"), [((YAM,), (1, 50, 51)), ((8, CHANCE), (20, 25, 45, 50, 56)), ((3, 6), (30,))]
)
def test_the_chance_of_enough_points_is_the_slow_ones(boxes: tuple[int, ...], goals: tuple[int, ...]) -> None:
    for goal in goals:
        expected = slow_goal(all_but(*boxes), goal)
        assert solve_goal(SheetRules(), goal, unheard, all_but(*boxes)) == pytest.approx(expected, abs=1e-12), goal


@pytest.mark.parametrize("rules", [SheetRules(), YAHTZEE, HONEST], ids=["classic", "yahtzee", "honest"])
def test_scores_are_spread_around_the_value_and_no_goal_is_likelier_than_the_best_play_for_it(
    rules: SheetRules,
) -> None:
    sheet = all_but(0, 5, 8, CHANCE)
    if rules.extra_yams != "no":
        sheet |= SCORED_YAM
    chances = score_chances(rules, solved(rules), unheard, sheet)
    assert sum(chances.values()) == pytest.approx(1.0, abs=1e-12)
    mean = sum(score * share for score, share in chances.items())
    assert mean == pytest.approx(solved(rules)[sheet, 0], abs=1e-10)
    for goal in (30, 60, 90):
        reached = sum(share for score, share in chances.items() if score >= goal)
        assert reached <= solve_goal(rules, goal, unheard, sheet) + 1e-12


def test_games_by_the_best_choices_average_what_was_solved() -> None:
    scores = play_sheets(YAHTZEE, solved(YAHTZEE), 40_000, 5, unheard)
    error = scores.std() / len(scores) ** 0.5
    assert abs(scores.mean() - solved(YAHTZEE)[0, 0]) < 4 * error
    assert scores.min() >= 0
    assert (scores == play_sheets(YAHTZEE, solved(YAHTZEE), 40_000, 5, unheard)).all(), "the same seed, the same games"
