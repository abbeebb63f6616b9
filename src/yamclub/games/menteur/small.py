"""A YAM menteur small enough to solve: for measuring how far regret matching stays from an equilibrium.

Two dice with three sides, thrown once; two boxes, the sum of the dice and a pair; one cross strikes a box out. The
rules are in ``docs/small-menteur.md``. As in the whole game nothing hidden outlives a turn, so every turn is a game of
its own between public positions. Positions are solved from the last turn to the first: each turn by regret matching
as in ``bluffing``, with what the positions after it are worth. ``best_responses`` then finds, exactly, what each
player could win by answering in the best way to how all the others play in the whole match.
"""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]

SIDES = 3
HANDS = tuple((low, high) for low in range(1, SIDES + 1) for high in range(low, SIDES + 1))
CHANCE = np.array([1 if low == high else 2 for low, high in HANDS]) / SIDES**2
SUM, PAIR = 0, 1
PAIR_POINTS = 5
SAYINGS = (*((SUM, points) for points in range(2, 2 * SIDES + 1)), (PAIR, PAIR_POINTS))
"""What can be announced: a box and its points."""
OPEN, BARRED = -1, -2

Sheet = tuple[int, int]
Sheets = tuple[Sheet, ...]
"""By player and box: points, or open or struck out. With whose turn it is this is the whole position."""


def is_true(hand: tuple[int, int], saying: tuple[int, int]) -> bool:
    box, points = saying
    return sum(hand) >= points if box == SUM else hand[0] == hand[1]


TRUE = np.array([[is_true(hand, saying) for saying in SAYINGS] for hand in HANDS])


def settled(sheets: Sheets, thrower: int, saying: tuple[int, int], true: bool, challengers: frozenset[int]) -> Sheets:
    """The sheets after an announcement and everybody's decision: M15 to M19, with one cross to strike out."""
    box, points = saying
    after = [list(sheet) for sheet in sheets]
    if true or not challengers:
        after[thrower][box] = points
        for player in challengers:
            after[player][box] = BARRED
    else:
        after[thrower][box] = BARRED
        for player in challengers:
            if after[player][box] == OPEN:
                after[player][box] = points
    return tuple((sheet[SUM], sheet[PAIR]) for sheet in after)


def shares(sheets: Sheets) -> list[float]:
    """Of the win, for the highest total; equal totals share it."""
    totals = [sum(max(0, points) for points in sheet) for sheet in sheets]
    first = [total == max(totals) for total in totals]
    return [one / sum(first) for one in first]


class Level(NamedTuple):
    """All positions before one turn. The others are in the order of play after the thrower."""

    thrower: int
    others: tuple[int, ...]
    sets: tuple[frozenset[int], ...]
    """Who may challenge together."""
    legal: Array
    """(positions, sayings)."""
    following: Array
    """(positions, sayings, false or true, sets): the position after it, by its place in the next level."""
    passes: Array
    """(positions,): the position after a thrower without an open box; -1 if there is something to say."""


class Played(NamedTuple):
    """How one turn is played in each of its positions."""

    says: Array
    """(positions, hands, sayings)."""
    challenges: Array
    """(positions, others, sayings)."""


class Small:
    """The match of ``players``, with so many turns each: its positions, turn by turn."""

    def __init__(self, players: int = 2, turns: int = 2) -> None:
        self.players = players
        here: list[Sheets] = [((OPEN, OPEN),) * players]
        self.levels: list[Level] = []
        for number in range(players * turns):
            level, here = self._level(here, number % players)
            self.levels.append(level)
        self.ends = np.array([shares(sheets) for sheets in here])

    def _level(self, here: list[Sheets], thrower: int) -> tuple[Level, list[Sheets]]:
        others = tuple((thrower + step) % self.players for step in range(1, self.players))
        choices = product((False, True), repeat=len(others))
        sets = tuple(frozenset(o for o, yes in zip(others, some, strict=True) if yes) for some in choices)
        found: dict[Sheets, int] = {}
        legal = np.array([[sheets[thrower][box] == OPEN for box, _ in SAYINGS] for sheets in here])
        following = np.zeros((len(here), len(SAYINGS), 2, len(sets)), int)
        passes = np.full(len(here), -1)
        for place, sheets in enumerate(here):
            if not legal[place].any():
                passes[place] = found.setdefault(sheets, len(found))
                continue
            for said, saying in enumerate(SAYINGS):
                for true, (number, challengers) in product((0, 1), enumerate(sets)):
                    after = settled(sheets, thrower, saying, bool(true), challengers) if legal[place, said] else sheets
                    following[place, said, true, number] = found.setdefault(after, len(found))
        return Level(thrower, others, sets, legal, following, passes), list(found)


def _odds(level: Level, challenges: Array, without: int | None = None) -> Array:
    """(positions, sayings, sets): how likely just these challenge; ``without`` counts one of the others as given."""
    odds = np.ones((len(challenges), len(SAYINGS), len(level.sets)))
    for place, other in enumerate(level.others):
        if place != without:
            inside = np.array([other in some for some in level.sets])
            each = challenges[:, place, :, None]
            odds = odds * np.where(inside, each, 1 - each)
    return odds


def _worths(level: Level, after: Array) -> Array:
    """(positions, hands, sayings, sets): what each way it can go is worth, from the worths of the next positions."""
    ways = after[level.following]
    return np.stack([np.where(row[:, None], ways[:, :, 1], ways[:, :, 0]) for row in TRUE], axis=1)


def _matched(regrets: Array, legal: Array) -> Array:
    kept = np.where(legal, regrets, 0.0)
    total = kept.sum(axis=-1, keepdims=True)
    alike = legal / np.maximum(legal.sum(axis=-1, keepdims=True), 1)
    found: Array = np.where(total > 1e-12, kept / np.maximum(total, 1e-12), alike)
    return found


def _both(level: Level, place: int) -> tuple[Array, Array]:
    """The places of the sets without this one of the others, and of the same sets with it."""
    other = level.others[place]
    without = [number for number, some in enumerate(level.sets) if other not in some]
    return np.array(without), np.array([level.sets.index(level.sets[number] | {other}) for number in without])


def _doubts(level: Level, place: int, says: Array, challenges: Array, worths: Array) -> Array:
    """(positions, sayings): what challenging is worth more than accepting to one of the others, times how often."""
    accepted, challenged = _both(level, place)
    odds = _odds(level, challenges, without=place)[:, :, accepted]
    gain = worths[..., challenged] - worths[..., accepted]
    found: Array = np.einsum("h,nha,nas,nhas->na", CHANCE, says, odds, gain)
    return found


def solve_level(level: Level, after: Array, rounds: int) -> Played:
    """One turn by regret matching: negative regrets are cut off, and later rounds count more."""
    count, others = len(level.legal), len(level.others)
    legal = np.broadcast_to(level.legal[:, None], (count, len(HANDS), len(SAYINGS)))
    own = _worths(level, after[:, level.thrower])
    theirs = [_worths(level, after[:, other]) for other in level.others]
    say = np.zeros((count, len(HANDS), len(SAYINGS)))
    doubt = np.zeros((2, count, others, len(SAYINGS)))
    sum_says, sum_challenges = np.zeros_like(say), np.zeros_like(doubt[0])
    for number in range(1, rounds + 1):
        says, total = _matched(say, legal), doubt.sum(axis=0)
        challenges = np.where(total > 1e-12, doubt[1] / np.maximum(total, 1e-12), 0.5)
        worth = np.einsum("nas,nhas->nha", _odds(level, challenges), own)
        say = np.maximum(say + worth - (says * worth).sum(axis=2, keepdims=True), 0)
        for place in range(others):
            gain = _doubts(level, place, says, challenges, theirs[place])
            doubt[1, :, place] = np.maximum(doubt[1, :, place] + (1 - challenges[:, place]) * gain, 0)
            doubt[0, :, place] = np.maximum(doubt[0, :, place] - challenges[:, place] * gain, 0)
        sum_says += number * says
        sum_challenges += number * challenges
    weight = rounds * (rounds + 1) / 2
    return Played(sum_says / weight, sum_challenges / weight)


def _passed(level: Level, worths: Array, after: Array) -> Array:
    return np.where(level.passes >= 0, after[level.passes], worths)


def value(level: Level, played: Played, after: Array) -> Array:
    """(positions,): what a player's positions are worth if the turn is played so; ``after``: the next positions."""
    odds = _odds(level, played.challenges)
    return _passed(level, np.einsum("h,nha,nas,nhas->n", CHANCE, played.says, odds, _worths(level, after)), after)


def solve(small: Small, rounds: int) -> tuple[list[Played], Array]:
    """How every turn is played, and what the match is worth to each player."""
    worth, found = small.ends, []
    for level in reversed(small.levels):
        played = solve_level(level, worth, rounds)
        worth = np.stack([value(level, played, worth[:, player]) for player in range(small.players)], axis=1)
        found.append(played)
    return found[::-1], worth[0]


def best_responses(small: Small, played: list[Played]) -> Array:
    """By player: what the match is worth with the best answer to how the others play, found exactly."""
    return np.array([_best_response(small, played, player) for player in range(small.players)])


def _best_response(small: Small, played: list[Played], player: int) -> float:
    worth = small.ends[:, player]
    for level, how in zip(reversed(small.levels), reversed(played), strict=True):
        worths = _worths(level, worth)
        if player == level.thrower:
            said = np.einsum("nas,nhas->nha", _odds(level, how.challenges), worths)
            best = np.where(level.legal[:, None], said, -np.inf).max(axis=2, initial=-1.0) @ CHANCE
        else:
            place = level.others.index(player)
            doubts = _doubts(level, place, how.says, how.challenges, worths)
            challenges = how.challenges.copy()
            challenges[:, place] = doubts > 0
            best = value(level, Played(how.says, challenges), worth)
        worth = _passed(level, best, worth)
    return float(worth[0])
