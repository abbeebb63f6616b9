"""Measure how far the coach's worths are from what comes out when positions are played on to the end.

``make coach-errors`` takes choices from matches between club players, asks the coach what each position is worth to
the player who chooses, and plays it on many times between good bots. What the draws brought above their mean is taken
out of the results. The table goes to docs/coach.md; with names of games, only their rows are measured anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

import msgspec
import numpy as np

from docs.marked import write_part
from yamclub.bots import make_bot, play
from yamclub.coach.judging import appraiser_of, drawn, ended, worth_of
from yamclub.coach.line import line_of_entries
from yamclub.game import Game, Mover, State
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.kernel.codec import encode
from yamclub.match.entries import Seat
from yamclub.match.match import Match
from yamclub.match.runner import play_through
from yamclub.mechanics.appraisal import BelievingAppraiser

POSITIONS, ROLLOUTS, JOBS = 100, 100, 2
FEWER = {"yami": 25}
"""Rollouts of a game whose matches take too long for so many."""
FROM_ONE_MATCH = 4
PLAYED_ON_BY = {"menteur": "club", "yami": "club"}
"""Whose experts are too slow for so many matches. Nor is their luck taken out: that would be slow too."""
HERE = Path(__file__).parent
FOUND, PAGE = HERE / "coach-errors.json", HERE / "coach.md"


class Measured(msgspec.Struct, frozen=True):
    """How far worths were from what came out, over all positions of a game."""

    game: str
    seats: int
    positions: int
    rollouts: int
    bots: str
    error: float
    """The root of the mean square of what the worths were off by, the spread of the rollouts taken out."""
    within: float
    """With 95 % confidence, no more than this."""


class Asked(NamedTuple):
    game_id: str
    seats: int
    number: int


def main(chosen: list[str]) -> None:
    kept = {one.game: one for one in found()}
    for game_id in chosen or [game_id for game_id in GAMES if not find_game(game_id).real_time]:
        kept[game_id] = measured(game_id)
        print(kept[game_id], flush=True)  # noqa: T201 - a command's own output
        rows = [kept[name] for name in GAMES if name in kept]
        FOUND.write_bytes(b"[\n" + b",\n".join(map(encode, rows)) + b"\n]\n")
        write_part(PAGE, "errors", table(rows))


def found() -> list[Measured]:
    return msgspec.json.decode(FOUND.read_bytes(), type=list[Measured]) if FOUND.exists() else []


def measured(game_id: str) -> Measured:
    seats = max(2, find_game(game_id).seats[0])
    asked = [Asked(game_id, seats, number) for number in range(POSITIONS // FROM_ONE_MATCH)]
    with ProcessPoolExecutor(JOBS, get_context("spawn")) as pool:
        squares = [square for part in pool.map(squares_of, asked) for square in part]
    middle, off = mean(squares), 1.96 * stdev(squares) / len(squares) ** 0.5
    return Measured(
        game=game_id,
        seats=seats,
        positions=len(squares),
        rollouts=len(squares) * rollouts_of(game_id),
        bots=played_on_by(game_id),
        error=max(0.0, middle) ** 0.5,
        within=max(0.0, middle + off) ** 0.5,
    )


def played_on_by(game_id: str) -> str:
    return PLAYED_ON_BY.get(game_id, "expert")


def rollouts_of(game_id: str) -> int:
    return FEWER.get(game_id, ROLLOUTS)


def squares_of(asked: Asked) -> list[float]:
    """For some positions of one match, the square of what the worth was off by.

    The product of two independent differences has that mean: so the spread of the rollouts does not add to it.
    """
    game, rng = find_game(asked.game_id), Random(f"{asked}")  # noqa: S311 - for bots, not for dice
    squares, many = [], rollouts_of(asked.game_id)
    for state, seat in positions_of(asked, rng):
        worth = worth_of(appraiser_of(game), state, asked.seats)[seat]
        off = np.array([worth - played_on(game, state, seat, asked.seats, rng) for _ in range(many)])
        squares.append(float((off.sum() ** 2 - (off**2).sum()) / (many * (many - 1))))
    return squares


def positions_of(asked: Asked, rng: Random) -> Iterator[tuple[State, int]]:
    """Choices from everywhere in a match between club players."""
    secret = sha256(f"{asked}".encode()).digest()
    seats = [Seat(f"club {seat + 1}", "club") for seat in range(asked.seats)]
    match = Match.create(asked.game_id, seats, secret=secret)
    list(play_through(match, [make_bot(match.game, "club", rng, asked.seats) for _ in seats]))
    choices = [one.step for one in line_of_entries(match.entries).steps if not isinstance(one.step.by, Mover)]
    appraiser = appraiser_of(match.game)
    if isinstance(appraiser, BelievingAppraiser):  # positions that are only imagined would mislead there
        choices = [step for step in choices if not appraiser.believes(step.before)]
    for step in rng.sample(choices, FROM_ONE_MATCH):
        yield step.before, int(step.by)


def played_on(game: Game, state: State, seat: int, seats: int, rng: Random) -> float:
    """This seat's share of the win, less the luck of the draws."""
    appraiser, luck, result = appraiser_of(game), 0.0, state.result()
    begin = game.imagine(state.view(seat), seat, rng) if appraiser.hides else state
    bots = [make_bot(game, played_on_by(game.id), rng, seats) for _ in range(seats)]
    for step in play(begin, bots, rng):
        draw = drawn(appraiser, step) if step.by is Mover.CHANCE and game.id not in PLAYED_ON_BY else None
        luck += 0.0 if draw is None else float(draw.after[seat] - draw.before[seat])
        result = step.after.result()
    return float(ended(result)[seat]) - luck if result else 0.0


def table(rows: list[Measured]) -> str:
    lines = [
        "| game | seats | positions | rollouts | played on by | typical error | at most (95 %) |",
        "|---|---|---|---|---|---|---|",
    ]
    for one in rows:
        name = find_game(one.game).name
        lines.append(
            f"| {name} | {one.seats} | {one.positions} | {one.rollouts:,} | {one.bots} "
            f"| {one.error:.1%} | {one.within:.1%} |".replace("%", " %")
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main(sys.argv[1:])
