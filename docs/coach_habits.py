"""Fit what the coach expects of players of YAM menteur, from matches between bots of all levels.

``make coach-habits`` plays matches, notes at every announcement what was and what could be expected of it, and fits the
weights of ``habits.json`` by logistic regression.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import replace

from yamclub.bots import make_bot, play
from yamclub.game import Eye, Mover, Result
from yamclub.games import game
from yamclub.games.menteur import habits
from yamclub.games.menteur.bluffing import STAGES
from yamclub.games.menteur.cup_tables import PLACE
from yamclub.games.menteur.habits import Habits, lead_signs, weighed
from yamclub.games.menteur.moves import Announce, Challenge
from yamclub.games.menteur.players import honest_reach
from yamclub.games.menteur.reading import TREMBLE, position_of, tables_of
from yamclub.games.menteur.rules import MenteurState
from yamclub.games.menteur.standing import shares
from yamclub.games.menteur.turn_ends import Sheets
from yamclub.games.menteur.turn_worths import TurnWorths
from yamclub.games.menteur.view import MenteurView
from yamclub.kernel.codec import encode
from yamclub.mechanics.sheet import INDEX

Array = Any
MATCHES, JOBS = 400, 2
SEATS = (3, 3, 4, 5, 6, 8)
COMPANY = ("novice", "club", "club", "expert")
SLOW_FROM = 5
"""Seats from which on there are no experts: they take too long."""
NO_WEIGHTS = Habits(matches=0, challenges=(0, 1, 0, 0), bluffs=(0, 1, 0, 0, 0), leads=(0, 0, 0, 0), next=0)
WHIMS = TREMBLE
"""So many announcements are taken to be made on a whim, whatever the dice: people do what no bot would."""
STEPS = 12
"""Of Newton's method: more change nothing."""


class Seen(NamedTuple):
    """An announcement as everybody saw it, and what lay under the cup."""

    view: MenteurView
    said: int
    stage: int
    bluff: bool
    decided: list[tuple[int, bool]]
    """Who decided, counted from the thrower, and whether it was a challenge."""


class Match(NamedTuple):
    starts: list[MenteurView]
    """When a turn began, before the last round."""
    said: list[Seen]
    won: tuple[float, ...]
    """Shares of the win."""


def main() -> None:
    with ProcessPoolExecutor(JOBS, get_context("spawn")) as pool:
        matches = list(pool.map(played, range(MATCHES), chunksize=10))
        leads = fitted_leads([leads_of(matches, seats) for seats in sorted(set(SEATS))])
        known = replace(NO_WEIGHTS, matches=MATCHES, leads=leads[:-1], next=leads[-1])
        parts = list(pool.map(_signs, [(match.said, known) for match in matches], chunksize=10))
    known = replace(known, bluffs=logistic(*zip(*(row for part in parts for row in part[0]), strict=True)))
    rows = [row for part in parts for row in part[1]]
    signs = [_with_pays(known, one) for one in rows]
    known = replace(known, challenges=logistic(signs, [one.challenged for one in rows], [1.0] * len(rows)))
    habits.FILE.write_bytes(encode(known) + b"\n")
    print(known)  # noqa: T201 - a command's own output


def played(number: int) -> Match:
    """A match between bots of mixed levels."""
    rng, menteur = Random(number), game("menteur")  # noqa: S311 - for bots, not for dice
    seats = SEATS[number % len(SEATS)]
    levels = COMPANY if seats < SLOW_FROM else COMPANY[:-1]
    bots = [make_bot(menteur, rng.choice(levels), rng, seats) for _ in range(seats)]
    starts: list[MenteurView] = []
    said: list[Seen] = []
    result: Result | None = None
    for step in play(menteur.start(seats), bots, rng):
        state: MenteurState = step.before  # type: ignore[assignment]
        result = step.after.result()
        if state.opening is not None:
            continue
        if state.turn().chance and not state.throws and state.last_turns is None:
            starts.append(state.view(Eye.SPECTATOR))
        if isinstance(step.by, Mover):
            continue
        if isinstance(step.move, Announce):
            true = state.is_true(INDEX[step.move.box], step.move.points, state.locked + state.dice)
            said.append(Seen(state.view(Eye.SPECTATOR), PLACE[step.move], state.throws - 1, not true, []))
        elif state.announced is not None:
            said[-1].decided.append(((step.by - state.seat) % seats - 1, isinstance(step.move, Challenge)))
    places = result.places if result is not None else ()
    won = tuple((place == 1) / places.count(1) for place in places)
    return Match(starts, said, won)


# --- signs


class Decided(NamedTuple):
    """Without the sign of what a challenge pays, which rests on how likely a bluff is."""

    signs: Array
    caught: float
    """What a challenge changes if it is a bluff, if not, and the signs that it is."""
    wrong: float
    bluff: Array
    challenged: bool


def _signs(asked: tuple[Sequence[Seen], Habits]) -> tuple[list[tuple[Array, bool, float]], list[Decided]]:
    """Of announcements, with how much each counts, and of decisions."""
    said, known = asked
    bluffs: list[tuple[Array, bool, float]] = []
    decided = []
    rng = np.random.default_rng(len(said))
    for one in said:
        turn = TurnWorths(one.view, known)
        at = one.stage, one.said
        signs = turn.bluff_signs[at]
        bluffs.append((signs, one.bluff, 1 - WHIMS))
        whim = rng.integers(STAGES), rng.choice(turn.may)
        bluffs.append((turn.bluff_signs[whim], bool(rng.random() > honest_reach()[whim]), WHIMS))
        for other, challenged in one.decided:
            caught, wrong = turn.changes[0][other, one.said], turn.changes[1][other, one.said]
            decided.append(Decided(turn.challenge_signs[(other, *at)], float(caught), float(wrong), signs, challenged))
    return bluffs, decided


def _with_pays(known: Habits, one: Decided) -> Array:
    bluff = float(weighed(known.bluffs, one.bluff))
    return np.append(one.signs[:-1], bluff * one.caught + (1 - bluff) * one.wrong)


# --- fitting


def logistic(signs: Sequence[Array], came: Sequence[bool], counts: Sequence[float]) -> tuple[float, ...]:
    """The weights of the signs that make what came likeliest."""
    rows, aim, much = np.array(signs, float), np.array(came, float), np.array(counts)
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-rows @ weights))
        curve = (rows * (much * likely * (1 - likely))[:, None]).T @ rows
        weights += np.linalg.solve(curve, rows.T @ (much * (aim - likely)))
    return _rounded(weights)


def fitted_leads(groups: Sequence[Leads]) -> tuple[float, ...]:
    """The weights of a lead, and last that of rolling next."""
    weights = np.zeros(5)
    for _ in range(STEPS):
        parts = [group.slopes(weights) for group in groups]
        weights += np.linalg.solve(sum(curve for curve, _ in parts), sum(slope for _, slope in parts))
    return _rounded(weights)


class Leads(NamedTuple):
    """Turns at tables of one size: what was learned of every sheet, and who won, from who is to roll."""

    signs: Array
    learned: Array
    won: Array

    def slopes(self, weights: Array) -> tuple[Array, Array]:
        """Of the likelihood: the expected curvature, and the slope."""
        first = np.arange(self.won.shape[1]) == 0
        lead = np.exp(self.signs @ weights[:-1])[:, None] * self.learned
        likely = shares(lead + weights[-1] * first, np.ones(len(lead)))
        rolls = np.broadcast_to(first[:, None] + 0.0, (*lead.shape, 1))
        signs = np.concatenate([lead[..., None] * self.signs[:, None], rolls], axis=2)
        away = signs - (likely[..., None] * signs).sum(axis=1, keepdims=True)
        curve = np.einsum("rs,rsi,rsj->ij", likely, away, away)
        return curve, np.einsum("rs,rsi->i", self.won - likely, signs)


def leads_of(matches: Sequence[Match], seats: int) -> Leads:
    some = [match for match in matches if len(match.won) == seats]
    rows = [(*_start(view), _from(match.won, view.seat)) for match in some for view in match.starts]
    least, learned, won = zip(*rows, strict=True)
    return Leads(lead_signs(np.array(least), seats), np.array(learned), np.array(won))


def _start(view: MenteurView) -> tuple[int, Array]:
    """The fewest open boxes of anybody, and what was learned of each sheet, from who is to roll."""
    seats = len(view.sheets)
    before = replace(view, seat=(view.seat - 1) % seats)  # as a turn before leaves it
    sheets = Sheets(tables_of(position_of(before)), NO_WEIGHTS)
    learned = sheets.learned(np.zeros((1, seats), int))[0]
    return min(_open(view)), np.roll(learned, -1)


def _open(view: MenteurView) -> Iterator[int]:
    return (sum(map(sheet.is_open, range(len(sheet.points)))) for sheet in view.sheets)


def _from(won: tuple[float, ...], seat: int) -> tuple[float, ...]:
    return won[seat:] + won[:seat]


def _rounded(weights: Array) -> tuple[float, ...]:
    return tuple(round(float(one), 3) for one in weights)


if __name__ == "__main__":
    main()
