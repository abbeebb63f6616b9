"""How YAM menteur is learned: matches against itself, every turn solved with what is known, then what came of them.

A network learns what a sheet will be worth in the end (``standing``). The better it knows, the better turns are
solved, and the better the play that it learns from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from yamclub.games.menteur.cup_tables import Array
from yamclub.games.menteur.reading import LAYOUT
from yamclub.games.menteur.self_play import MOST_SEATS, NOBODY, SelfPlay
from yamclub.games.menteur.standing import SCALE, SIZES, Learned, shares
from yamclub.mechanics.learning import Arrays, Learning
from yamclub.mechanics.network import adam, first_moments, first_parameters, forward, gradient
from yamclub.mechanics.sheet import BOXES

ROUNDS = (10, 20)
"""Of regret matching in each turn of self-play: enough to learn from."""
SEATS = (3, 4, 5, 6, 7, 8)
KEPT = 20_000
"""Turns of earlier generations that are learned from again."""
EPOCHS, BATCH = 4, 1024
_SHARP = np.linspace(0.01, 0.25, 49)


class MenteurLearning(Learning):
    layout = LAYOUT

    def __init__(self, generations: int = 2, matches: int = 16, rounds: tuple[int, ...] = ROUNDS) -> None:
        self.generations, self.chunks = generations, len(SEATS)
        self._matches, self._rounds = matches, rounds

    def first(self, seed: int) -> Arrays:
        network = first_parameters(SIZES, seed)
        nothing: dict[str, Array] = {
            "given": np.zeros((0, MOST_SEATS, SIZES[0]), np.float16),
            "known": np.zeros((0, MOST_SEATS), np.float32),
            "final": np.zeros((0, MOST_SEATS), np.float32),
            "least": np.zeros(0, np.int64),
        }
        return {**network, **first_moments(network), "sharpness": np.full(len(BOXES) + 1, 0.03), **nothing}

    def play(self, learned: Arrays, generation: int, chunk: int, seed: int) -> Arrays:
        return SelfPlay(learned, self._matches, SEATS[chunk % len(SEATS)], self._rounds, seed).run()

    def learn(
        self, learned: Arrays, played: Sequence[Arrays], generation: int, seed: int
    ) -> tuple[Arrays, Mapping[str, float]]:
        whole = {name: np.concatenate([learned[name], *(part[name] for part in played)]) for name in _HELD}
        whole = {name: array[-KEPT:] for name, array in whole.items()}
        network = {name: learned[name].copy() for name in learned if name[0] in "wb" and name not in _HELD}
        moments = {name: learned[name].copy() for name in learned if name.startswith("adam")}
        error = _fit(network, moments, whole, 3e-3 * 0.7**generation, seed)
        known = {**network, "sharpness": learned["sharpness"]}
        sharp = _sharpness(known, whole)
        told = np.sum([part["told"] for part in played], axis=0)
        measures = {"error": error, "bluffs": float(told[1] / told[0]), "challenges": float(told[2] / told[0])}
        return {**network, **moments, **whole, "sharpness": sharp}, measures

    def weights(self, learned: Arrays) -> Arrays:
        return {name: learned[name] for name in learned if name == "sharpness" or name[0] in "wb"}


_HELD = ("given", "known", "final", "least")


def _fit(network: dict[str, Array], moments: dict[str, Array], held: Arrays, rate: float, seed: int) -> float:
    """Learn what was to come on each sheet; returns the error that is left, in points."""
    seated = held["known"] > NOBODY / 2
    given, aim = held["given"][seated], ((held["final"] - held["known"])[seated] / SCALE)[:, None]
    order = np.random.default_rng(seed)
    errors = []
    for _ in range(EPOCHS):
        mixed = order.permutation(len(given))
        for start in range(0, len(mixed), BATCH):
            some = mixed[start : start + BATCH]
            target = aim[some]
            slopes, found = gradient(network, given[some].astype(np.float32), lambda out, at=target: out - at)
            adam(network, slopes, moments, rate)
            errors.append(float(np.mean((found - target) ** 2)))
    return SCALE * float(np.sqrt(np.mean(errors[-len(errors) // EPOCHS :])))


def _sharpness(learned: Learned, held: Arrays) -> Array:
    """By open boxes of who has the fewest: how sharply expected totals tell who will win."""
    totals = held["known"] + SCALE * forward(learned, held["given"].astype(np.float32))[..., 0]
    totals = np.where(held["known"] > NOBODY / 2, totals, NOBODY).astype(float)
    won = held["final"] == held["final"].max(axis=1, keepdims=True)
    won = won / won.sum(axis=1, keepdims=True)
    found = []
    for least in range(len(BOXES) + 1):
        near = np.abs(held["least"] - least) <= (least > 0)
        some, wins = totals[near], won[near]
        fits = [(wins * np.log(shares(some, np.full(len(some), sharp)) + 1e-9)).sum() for sharp in _SHARP]
        found.append(float(_SHARP[int(np.argmax(fits))]) if len(some) else 0.03)
    return np.array(found)


LEARNING = MenteurLearning()
