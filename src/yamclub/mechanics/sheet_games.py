"""Games of a score sheet filled alone, played by the best choices: millions of them, turn by turn together.

All games are at the same turn at the same time. So the choices of one turn are made once, for every
state with as many closed boxes, and looked up by all games; then those of the next. Keeps are free.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yamclub.kernel.dice import after as after_keeping
from yamclub.mechanics.sheet import BONUS, BONUS_FROM, BOXES, UPPER
from yamclub.mechanics.sheet_choices import Choices, choose_turn, closed_with, new_choices, new_points
from yamclub.mechanics.sheet_goal import level_of
from yamclub.mechanics.sheet_solver import after_values
from yamclub.mechanics.sheet_states import (
    EXTRA_YAM,
    EXTRA_YAMS,
    SCORED_YAM,
    TOTALS,
    SheetRules,
    Worths,
    out_of_reach,
    sheets_by_size,
    table_size,
    worths_of,
)
from yamclub.mechanics.sheet_worths import After, Buffers, Rules, is_spare, new_buffers, write_row
from yamclub.solve.compiled import kernel
from yamclub.solve.lanes import LANES
from yamclub.solve.numbering import DICE, FIRST_THROW, THROWS, Floats, Ints, keep_list, number_of
from yamclub.solve.solution import Progress
from yamclub.solve.steps import LockedSteps, Steps, locked_steps, steps
from yamclub.solve.threads import on_all_cores

_AT_ONCE = 512
"""Games that look up the same choice one after another: the processor then fetches many of them at a time."""
_STEP = np.uint64(0x9E3779B97F4A7C15)


class Thrown(NamedTuple):
    """By keep, the throws that can lie there when the other dice are thrown, one for each ordered throw of them."""

    throws: NDArray[np.uint8]
    first: Ints
    counts: NDArray[np.uint64]


@cache
def _thrown() -> Thrown:
    number = number_of()
    lying = [
        [number[throw] - FIRST_THROW for throw, weight in after_keeping(keep, DICE) for _ in range(weight)]
        for keep in keep_list()
    ]
    counts = list(map(len, lying))
    every = np.array([throw for throws in lying for throw in throws], np.uint8)
    return Thrown(every, np.cumsum([0, *counts[:-1]]), np.array(counts, np.uint64))


class Policy(NamedTuple):
    """The choices of one turn, by state and throw."""

    row: NDArray[np.int32]
    """(sheets × 64): the row of each state."""
    keep: NDArray[np.uint16]
    """(rows × 2 × 252): the keep with two throws to come, and with one. All five dice: stop."""
    box: NDArray[np.uint8]
    """(rows × 252)."""


class Games(NamedTuple):
    """Where each game stands."""

    sheet: NDArray[np.int32]
    total: NDArray[np.int32]
    score: NDArray[np.int32]
    random: NDArray[np.uint64]


def play_sheets(rules: SheetRules, solved: Floats, games: int, seed: int, progress: Progress) -> NDArray[np.int32]:
    """The scores of so many games, played by the choices that these values (of ``solve_sheets``) lead to."""
    numbers: NDArray[np.uint64] = np.random.default_rng(seed).integers(0, 2**64, games, np.uint64)
    sheet, total, score = np.zeros((3, games), np.int32)
    standing, mean = Games(sheet, total, score, numbers), after_values(solved)
    by_size = sheets_by_size(rules)
    for turn, sheets in enumerate(by_size[:-1]):
        policy = _policy(sheets, rules, mean)
        _play_turn(rules, policy, standing)
        progress(turn + 1, len(BOXES))
    return standing.score + np.where(standing.total >= BONUS_FROM, BONUS, 0).astype(np.int32)


def _policy(sheets: Ints, rules: SheetRules, mean: After) -> Policy:
    level, worths = level_of(sheets, rules, None), worths_of(rules.straights)
    row = np.full(table_size(rules) * TOTALS, -1, np.int32)
    row[level.sheet * TOTALS + level.total] = np.arange(len(level.sheet))
    count = len(level.sheet)
    policy = Policy(row, np.empty((count * 2 * THROWS), np.uint16), np.empty(count * THROWS, np.uint8))
    compiled = Rules(EXTRA_YAMS[rules.extra_yams], rules.chance_last, rules.locks)
    lowest = np.array([max(0, out_of_reach(sheet)) for sheet in sheets.tolist()])

    def part(start: int, end: int) -> None:
        mine, buffers = slice(start, end), (new_buffers(worths), new_choices())
        _choose_part(sheets[mine], lowest[mine], compiled, worths, mean, *buffers, steps(), locked_steps(), policy)

    on_all_cores(part, len(sheets))
    for sheet, low in zip(sheets.tolist(), lowest.tolist(), strict=True):  # out of reach of the bonus, all are one
        row[sheet * TOTALS : sheet * TOTALS + low] = row[sheet * TOTALS + low]
    return policy


@kernel
def _choose_part(
    sheets: Ints,
    lowest: Ints,
    rules: Rules,
    worths: Worths,
    mean: After,
    buffers: Buffers,
    choices: Choices,
    steps: Steps,
    locked: LockedSteps,
    policy: Policy,
) -> None:
    for number in range(len(sheets)):
        sheet = sheets[number]
        new_points(sheet, rules, worths, buffers, choices)
        for block in range(lowest[number], TOTALS, LANES):
            there = False
            for total in range(block, min(block + LANES, TOTALS)):
                there = there or policy.row[sheet * TOTALS + total] >= 0
            if there:
                choose_turn(sheet, block, rules, worths, mean, buffers, steps, locked, choices)
                for total in range(block, min(block + LANES, TOTALS)):
                    row = int(policy.row[sheet * TOTALS + total])
                    if row >= 0:
                        _note(row, total - block, choices.keeps, choices.boxes, policy.keep, policy.box)


@kernel
def _note(row: int, lane: int, keeps: Floats, boxes: Floats, keep: NDArray[np.uint16], box: NDArray[np.uint8]) -> None:
    for throw in range(THROWS):
        for to_come in range(2):
            pick = int(keeps[(to_come * THROWS + throw) * LANES + lane])
            chosen = FIRST_THROW + throw if pick < 0 else pick // LANES
            keep[(row * 2 + 1 - to_come) * THROWS + throw] = chosen
        box[row * THROWS + throw] = int(boxes[throw * LANES + lane])


def _play_turn(rules: SheetRules, policy: Policy, games: Games) -> None:
    worths, thrown = worths_of(rules.straights), _thrown()
    compiled = Rules(EXTRA_YAMS[rules.extra_yams], rules.chance_last, rules.locks)

    def work(first: int, last: int) -> None:
        part = slice(first, last)
        mine = Games(games.sheet[part], games.total[part], games.score[part], games.random[part])
        _play_part(mine, policy, thrown, compiled, worths)

    on_all_cores(work, len(games.sheet), _AT_ONCE)


@kernel
def _drawn(random: np.uint64) -> np.uint64:
    """A number with all bits mixed (SplitMix64)."""
    mixed = (random ^ (random >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return mixed ^ (mixed >> np.uint64(31))


@kernel
def _play_part(games: Games, policy: Policy, thrown: Thrown, rules: Rules, worths: Worths) -> None:
    rows, lying = np.empty(_AT_ONCE, np.int64), np.empty(_AT_ONCE, np.int64)
    row = np.empty(len(BOXES), np.intp)
    half, low = np.uint64(32), np.uint64(0xFFFFFFFF)
    for start in range(0, len(games.sheet), _AT_ONCE):
        count = min(_AT_ONCE, len(games.sheet) - start)
        for place in range(count):
            game = start + place
            games.random[game] += _STEP
            rows[place] = policy.row[games.sheet[game] * TOTALS + games.total[game]]
            number = _drawn(games.random[game]) >> half
            lying[place] = thrown.throws[number * thrown.counts[0] >> half]
        for again in range(2):
            for place in range(count):
                number = _drawn(games.random[start + place] + np.uint64(again + 1)) & low
                keep = policy.keep[(rows[place] * 2 + again) * THROWS + lying[place]]
                fallen = number * thrown.counts[keep] >> half
                lying[place] = thrown.throws[thrown.first[keep] + np.int64(fallen)]
        for place in range(count):
            game, throw = start + place, lying[place]
            sheet, box = int(games.sheet[game]), int(policy.box[rows[place] * THROWS + throw])
            points = int(worths.points[throw * len(BOXES) + box])
            if is_spare(sheet, throw, rules.extra_yams, worths.points):
                write_row(sheet, throw, rules, worths, row, 0)
                points = int(row[box])
                games.score[game] += EXTRA_YAM if sheet & SCORED_YAM else 0
            games.score[game] += points
            games.sheet[game] = closed_with(sheet, box, points, rules.extra_yams)
            if box < UPPER:
                games.total[game] = min(BONUS_FROM, games.total[game] + points)
