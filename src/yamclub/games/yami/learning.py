"""How YAMI's expert learns: it plays against itself, and fits what hands and boards turned out to be worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from yamclub.games.yami.board_values import BOARD_INPUTS, BOXES, EARNED, board_inputs
from yamclub.games.yami.boxes import BONUS, COMBINATION_POINTS, bonus_from
from yamclub.games.yami.hand_values import bits_of_counts
from yamclub.games.yami.judge import (
    CARDS,
    CONTEXT_INPUTS,
    DEALT_INPUTS,
    HAND,
    INPUTS,
    POINTS,
    dealing,
    dealt_inputs,
    prepare,
    prior,
)
from yamclub.games.yami.rules import DEALS
from yamclub.games.yami.self_play import PAR, self_play, standings
from yamclub.mechanics.learning import Arrays, Learning
from yamclub.mechanics.network import adam, first_moments, first_parameters, gradient

Array = Any
SEATS = (2, 3, 4)
NETWORKS = {"hand": (INPUTS, 40, 2), "dealt": (DEALT_INPUTS, 24, 2)}
LINES = {"board": BOARD_INPUTS, "lay": CONTEXT_INPUTS}
"""What is a line, and its inputs."""
BATCH, STEPS = 1024, 250
FADE = 0.75
"""How much earlier generations count, against the next."""
RIDGE = 3.0
MOST_DEALT = 4000
"""Hands that are learned from as they are dealt, per generation."""
SLOW = 0.99
"""The network that plays follows the one that learns slowly, so that one batch does not change how it plays."""


class YamiLearning(Learning):
    layout = "yami 1"

    def __init__(self, generations: int = 15, matches: int = 320) -> None:
        self.generations, self.chunks, self._matches = generations, len(SEATS), matches

    def first(self, seed: int) -> Arrays:
        learned: dict[str, Array] = {}
        for seats in SEATS:
            for kind, sizes in NETWORKS.items():
                network = first_parameters(sizes, seed + seats, f"{kind}{seats}-")
                learned |= network | {f"fast/{name}": array.copy() for name, array in network.items()}
                learned |= {f"{kind}{seats}/{name}": array for name, array in first_moments(network).items()}
            learned[f"spread{seats}"] = np.full(DEALS + 1, 20.0)
            for kind, many in LINES.items():
                learned[f"{kind}{seats}-w0"] = np.zeros((many, 1), np.float32)
                learned[f"{kind}{seats}-b0"] = np.zeros(1, np.float32)
                learned[f"{kind}{seats}/sums"] = np.zeros((many + 2, many + 2))
            learned[f"board{seats}-w0"][:BOXES, 0] = np.array(PAR) / POINTS
        return learned

    def play(self, learned: Arrays, generation: int, chunk: int, seed: int) -> Arrays:
        seats = SEATS[chunk % len(SEATS)]
        played = self_play(learned, self._matches, seats, seed)
        return {"seats": np.array([seats]), **played._asdict()}

    def learn(
        self, learned: Arrays, played: Sequence[Arrays], generation: int, seed: int
    ) -> tuple[Arrays, Mapping[str, float]]:
        new = {name: array.copy() for name, array in learned.items()}
        rng = np.random.default_rng(seed)
        rate = 2e-3 * (1 - generation / self.generations) + 2e-4
        measures: dict[str, float] = {}
        for one in played:
            seats = int(one["seats"][0])
            _fit_line(new, f"board{seats}", *board_lesson(new, one, seats))  # first: it tells what hands gain
            _fit_line(new, f"lay{seats}", *lay_lesson(new, one, seats))
            measures[f"error{seats}"] = _fit(new, f"hand{seats}", *hand_lesson(new, one, seats), rate, rng)
            _fit(new, f"dealt{seats}", *dealt_lesson(new, one, seats, rng), rate, rng)
            _spread(new, one, seats)
            measures |= {f"{name}{seats}": value for name, value in _measures(new, one, seats).items()}
        return new, measures

    def weights(self, learned: Arrays) -> Arrays:
        return {name: array for name, array in learned.items() if "/" not in name}


def _measures(learned: Arrays, played: Arrays, seats: int) -> dict[str, float]:
    """How matches went; ``share`` is what one who learned wins among those who did not."""
    learns = played["learns"]
    points, bonus = (one[:, 0] for one in standings(learned, played["boards"][:, -1:], seats))
    totals = points + bonus
    firsts = totals == totals.max(axis=1, keepdims=True)
    alone = learns.sum(axis=1) == 1
    return {
        "rounds": len(played["hands"]) / (learns.sum() * DEALS),
        "points": float(totals[~alone].mean()),
        "bonus": float((bonus > 0)[learns].mean()),
        "share": float((firsts / firsts.sum(axis=1, keepdims=True))[alone][learns[alone]].mean()),
    }


def _part(learned: Arrays, prefix: str) -> dict[str, Array]:
    return {name: array for name, array in learned.items() if name.startswith(prefix)}


def board_lesson(learned: Arrays, played: Arrays, seats: int) -> tuple[Array, Array]:
    """Boards when a deal began, and the points that came after."""
    boards = played["boards"]
    points, left = standings(learned, boards, seats)
    inputs = board_inputs(boards[:, :-1].reshape(-1, BOXES).astype(np.int64), bonus_from(seats))
    to_come = (points[:, -1:] + left[:, -1:] - points[:, :-1]).reshape(-1) - inputs[:, EARNED] * BONUS
    learns = np.repeat(played["learns"][:, None], DEALS, axis=1).reshape(-1)
    return inputs[learns], (to_come / POINTS)[learns, None]


def hand_lesson(learned: Arrays, played: Arrays, seats: int) -> tuple[Array, Array]:
    """Hands after a discard, and what that deal gained their player and the others."""
    mine, others = _gains(learned, played, "hands_of", seats)
    return played["hands"], np.stack([mine - prior(played["hands"]), others], axis=1)


def lay_lesson(learned: Arrays, played: Arrays, seats: int) -> tuple[Array, Array]:
    """What somebody saw who laid down, and what the others gained by following."""
    return played["lays"], _gains(learned, played, "lays_of", seats)[1][:, None]


def dealt_lesson(learned: Arrays, played: Arrays, seats: int, rng: Any) -> tuple[Array, Array]:
    """Hands of which only some cards are dealt, and what that deal gained their player and the others."""
    matches = len(played["dealt"])
    some = rng.choice(matches * DEALS * seats, min(MOST_DEALT, matches * DEALS * seats), replace=False)
    match, deal, seat = np.unravel_index(some, (matches, DEALS, seats))
    learns = played["learns"][match, seat]
    match, deal, seat = match[learns], deal[learns], seat[learns]
    many = rng.integers(0, HAND + 1, len(match))
    cards = played["dealt"][match, deal, seat]
    counts = np.zeros((len(match), CARDS), np.int64)
    for place in range(HAND):
        np.add.at(counts, (np.arange(len(match)), cards[:, place]), many > place)
    turned = (seat[:, None] + np.arange(seats)) % seats
    boards = played["boards"][match[:, None], deal[:, None], turned].astype(np.int64)
    prepared = prepare(learned, dealing(counts, boards, np.array(COMBINATION_POINTS["board"]), freely=False))
    order = played["order"][match, deal, seat] / max(1, seats - 1)
    whose = {**played, "some": np.stack([match, deal, seat], axis=1)}
    return dealt_inputs(prepared, bits_of_counts(counts), many, order), np.stack(
        _gains(learned, whose, "some", seats), 1
    )


def _spread(learned: dict[str, Array], played: Arrays, seats: int) -> None:
    """By deals played, how far from what was expected boards end, beside the other boards of the match."""
    points, left = standings(learned, played["boards"], seats)
    off = points[:, -1:] + left[:, -1:] - points - left
    off = off - off.mean(axis=2, keepdims=True)
    found = np.sqrt((off**2).mean(axis=(0, 2)) * seats / (seats - 1))
    learned[f"spread{seats}"] = FADE * learned[f"spread{seats}"] + (1 - FADE) * found


def _gains(learned: Arrays, played: Arrays, whose: str, seats: int) -> tuple[Array, Array]:
    """What deals gained one seat, and the others on average."""
    points, left = standings(learned, played["boards"], seats)
    gains = np.diff(points + left, axis=1) / POINTS
    match, deal, seat = played[whose].T
    mine = gains[match, deal, seat]
    return mine, (gains[match, deal].sum(axis=1) - mine) / (seats - 1)


def _fit_line(learned: dict[str, Array], key: str, inputs: Array, targets: Array) -> None:
    """The line through all lessons so far that errs least, the last ones counting most."""
    every = np.concatenate([inputs, np.ones((len(inputs), 1)), targets], axis=1).astype(np.float64)
    sums = learned[f"{key}/sums"] = learned[f"{key}/sums"] * FADE + every.T @ every
    many = sums.shape[0] - 1
    line = np.linalg.solve(sums[:many, :many] + RIDGE * np.eye(many), sums[:many, many])
    learned[f"{key}-w0"], learned[f"{key}-b0"] = line[:-1, None].astype(np.float32), line[-1:].astype(np.float32)


def _fit(learned: dict[str, Array], key: str, inputs: Array, targets: Array, rate: float, rng: Any) -> float:
    """Some steps over the lessons; the mean square error on the way."""
    prefix = f"{key}-"
    slow = _part(learned, prefix)
    fast = {name: learned[f"fast/{name}"] for name in slow}
    moments = {name.removeprefix(f"{key}/"): array for name, array in _part(learned, f"{key}/adam").items()}
    errors = 0.0
    for _ in range(STEPS):
        some = rng.integers(0, len(inputs), BATCH)
        goal = targets[some].astype(np.float32)
        slopes, outputs = gradient(fast, inputs[some], lambda found, goal=goal: found - goal, prefix)
        adam(fast, slopes, moments, rate)
        for name, array in slow.items():
            array += np.float32(1 - SLOW) * (fast[name] - array)
        errors += float(((outputs - goal) ** 2).mean(axis=0)[0])
    return errors / STEPS


LEARNING = YamiLearning()
