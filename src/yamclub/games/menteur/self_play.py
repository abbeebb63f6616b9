"""Matches of YAM menteur against itself, on the batch kernels: many at once, each turn solved when it begins."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from yamclub.games.menteur.bluffing import solve
from yamclub.games.menteur.company import Company, played
from yamclub.games.menteur.cup_tables import BOX_OF, POINTS_OF, SAYINGS, Array, best_keeps, cups
from yamclub.games.menteur.stakes import Rules, Tables, around_all, stakes_of
from yamclub.games.menteur.standing import OPEN, Learned, banked, features, usual
from yamclub.mechanics.learning import Arrays
from yamclub.mechanics.sheet import BOXES
from yamclub.solve.numbering import lattice

PEOPLE, VARIED = 0.6, 0.7
"""How many of the seats play as people do, and how much those differ in what they suspect."""
MOST_SEATS = 8
NOBODY = -1e4
"""In place of a score, for seats that a table does not have."""
_DECIDING, _THROWS, _BOX, _POINTS, _LAST, _THROWN, _LOCKED, _TURNS = 0, 2, 3, 4, 5, 8, 14, 20
_SHEET = 2 * len(BOXES)
_KEEPS, _ACCEPT = 210, 322
"""Columns and actions of the batch kernels."""


class Codes:
    """Handfuls of dice by their counts: what the kernels show as six numbers."""

    def __init__(self) -> None:
        self.faces = lattice().faces.astype(int)
        self.power = 6 ** np.arange(6)
        self.number = np.full(6**6, -1)
        self.number[self.faces @ self.power] = np.arange(len(self.faces))
        known = cups()
        self.spot = np.full((len(known.first), 252), -1)
        self.spot[known.locked, known.hand] = np.arange(len(known.locked))

    def of(self, counts: Array) -> Array:
        return self.number[counts @ self.power]


class SelfPlay:
    """Matches in the middle of their turns: what was solved when each turn began."""

    def __init__(self, learned: Learned, matches: int, seats: int, rounds: tuple[int, ...], seed: int) -> None:
        self.learned, self.matches, self.seats, self.rounds = learned, matches, seats, rounds
        self.rng, self.codes = np.random.default_rng(seed), Codes()
        batch: Any = import_module("yamclub.batch")  # above the games: known by name alone
        self.table = batch.make("menteur", n=matches, seats=seats, seed=seed, auto_reset=False)
        self.people = self.rng.random((matches, seats)) < PEOPLE
        self.suspicion = VARIED * self.rng.standard_normal((matches, seats))
        others = seats - 1
        self.challenges = np.zeros((matches, others, 3, SAYINGS), np.float32)
        self.mix = np.zeros((matches, 3, SAYINGS), np.float32)
        self.choice = np.zeros((matches, 3, 252, 3), np.float32)
        self.said = np.zeros((matches, 3, 252), np.int16)
        self.lock = np.zeros((matches, 2, len(cups().hand)), np.int16)
        self.seen: list[tuple[Array, ...]] = []
        self.told = np.zeros(3)
        """Announcements, bluffs and challenges."""

    def run(self) -> Arrays:
        seen = self.table.last
        while (alive := seen.mover >= 0).any():
            actions = np.zeros(self.matches, np.int64)
            look = seen.observation.astype(int)
            begins = alive & (look[:, _DECIDING] == 0) & (look[:, _THROWS] == 1)
            if begins.any():
                self._solve(np.flatnonzero(begins), look[begins], seen.mover[begins])
            speak = np.flatnonzero(alive & (look[:, _DECIDING] == 0))
            actions[speak] = self._speak(speak, look[speak])
            decide = np.flatnonzero(alive & (look[:, _DECIDING] == 1))
            actions[decide] = self._decide(decide, look[decide])
            seen = self.table.step(actions)
        return self._learned_from(seen.scores)

    def _sheets(self, look: Array) -> tuple[Array, Array]:
        start = _TURNS + self.seats
        sheets = look[:, start:].reshape(len(look), self.seats, _SHEET)
        return sheets[..., : len(BOXES)], sheets[..., len(BOXES) :]

    def _solve(self, rows: Array, look: Array, mover: Array) -> None:
        points, crosses = self._sheets(look)
        last, has_turn = look[:, _LAST] == 1, look[:, _TURNS : _TURNS + self.seats] == 1
        seats = (mover[:, None] + np.arange(self.seats)) % self.seats
        people = self.people[rows[:, None], seats] + 0.0
        tables = Tables(points, crosses, last, has_turn, people, self.suspicion[rows[:, None], seats])
        self._note(rows, tables, mover)
        stakes = stakes_of(self.learned, tables, Rules())
        solved = solve(stakes, False, self.rounds, compiled=True)
        others = (mover[:, None] + np.arange(1, self.seats)) % self.seats
        company = Company(
            thrower=self.people[rows, mover],
            others=self.people[rows[:, None], others],
            suspicion=self.suspicion[rows[:, None], others],
            open_boxes=(points[:, 0] == OPEN).sum(axis=1),
        )
        how = played(stakes, solved, company)
        self.challenges[rows], self.mix[rows], self.choice[rows] = how.challenges, how.mix, how.choice
        self.said[rows] = how.said
        for to_come in (0, 1):
            self.lock[rows, to_come] = best_keeps(how.kept[:, to_come])[1]

    def _note(self, rows: Array, tables: Tables, mover: Array) -> None:
        """The sheets as they are when a turn begins, and whose they are."""
        points, crosses = tables.points, tables.crosses
        now = (tables.has_turn | (np.arange(self.seats) == 0)) & tables.last[:, None]
        around = around_all(tables._replace(has_turn=now), (points == OPEN).sum(axis=2), next_first=False)
        given = features(points, crosses, around)
        known = banked(points) + usual(points, crosses, around)
        whose = (mover[:, None] + np.arange(self.seats)) % self.seats
        least = (points == OPEN).sum(axis=2).min(axis=1)
        self.seen.append((rows, given, known, whose, least))

    def _speak(self, rows: Array, look: Array) -> Array:
        stage = look[:, _THROWS] - 1
        thrown, locked = look[:, _THROWN : _THROWN + 6], look[:, _LOCKED : _LOCKED + 6]
        hand, lock = self.codes.of(thrown + locked) - _KEEPS, self.codes.of(locked)
        chances = self.choice[rows, stage, hand].astype(float)
        chances[stage == 2, 2] = 0
        said = self.said[rows, stage, hand].astype(int)
        chances[said == SAYINGS, 0] = 0
        chances[:, 1] += 1e-9
        kind = drawn(chances, self.rng)
        bluff = drawn(self.mix[rows, stage].astype(float), self.rng)
        spot = self.codes.spot[lock, hand]
        chosen = self.lock[rows, np.clip(1 - stage, 0, 1), spot]
        kept = self.codes.of(self.codes.faces[chosen] - locked)
        self.told[0] += (kind < 2).sum()
        self.told[1] += (kind == 1).sum()
        return np.select([kind == 0, kind == 1], [_KEEPS + said, _KEEPS + bluff], kept)

    def _decide(self, rows: Array, look: Array) -> Array:
        place = np.full((len(BOXES), 51), -1)
        place[BOX_OF, POINTS_OF] = np.arange(SAYINGS)
        said, stage = place[look[:, _BOX], look[:, _POINTS]], look[:, _THROWS] - 1
        me = self.seats - look[:, 1] - 1
        often = self.challenges[rows, me, stage, said]
        challenges = self.rng.random(len(rows)) < often
        self.told[2] += challenges.sum()
        found: Array = _ACCEPT + challenges
        return found

    def _learned_from(self, scores: Array) -> Arrays:
        rows = np.concatenate([rows for rows, *_ in self.seen])
        given, known, whose, least = (np.concatenate([part[i] for part in self.seen]) for i in range(1, 5))
        final = np.take_along_axis(scores[rows], whose, axis=1)
        empty = ((0, 0), (0, MOST_SEATS - self.seats))
        return {
            "given": np.pad(given.astype(np.float16), (*empty, (0, 0))),
            "known": np.pad(known.astype(np.float32), empty, constant_values=NOBODY),
            "final": np.pad(final.astype(np.float32), empty, constant_values=NOBODY),
            "least": least,
            "told": self.told,
        }


def drawn(weights: Array, rng: np.random.Generator) -> Array:
    """A place drawn from each row, in proportion to its weights."""
    sums = weights.cumsum(axis=1)
    found: Array = (rng.random(len(weights))[:, None] * sums[:, -1:] >= sums).sum(axis=1).clip(0, weights.shape[1] - 1)
    return found
