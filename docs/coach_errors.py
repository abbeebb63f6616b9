"""Measure how far the coach's worths are from what comes out when positions are played on to the end.

``make coach-errors`` takes choices from matches between club players, asks the coach what the best is worth to the
player who chooses, and what the choice that was made costs (or the next best, if it was the best). Both are played on
many times between good bots, with the same seeds. What the draws brought above their mean is taken out of the results.
The table goes to docs/coach.md; with names of games, only their rows are measured anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any, NamedTuple

import msgspec
import numpy as np

from docs.coach_pages import local, write_table
from yamclub.bots import make_bot, play
from yamclub.coach.judging import appraiser_of, drawn, ended, judged
from yamclub.coach.line import line_of_entries
from yamclub.game import Action, Game, Mover, State
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.kernel.codec import encode
from yamclub.match.entries import Seat
from yamclub.match.match import Match
from yamclub.match.runner import play_through
from yamclub.mechanics.appraisal import BelievingAppraiser

Array = Any
POSITIONS, ROLLOUTS, JOBS = 100, 50, 2
FROM_ONE_MATCH = 4
PLAYED_ON_BY = {"menteur": "club", "yami": "club"}
"""Whose experts are too slow for so many matches. Nor is their luck taken out: that would be slow too."""
FOUND = Path(__file__).parent / "coach-errors.json"
HEADS = {
    "en": "| game | seats | positions | rollouts | played on by | error of a worth | at most | of a cost | at most |",
    "fr": "| jeu | places | positions | fins jouées | par | erreur d’une valeur | au plus | d’un coût | au plus |",
}


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
    cost: float
    """The same of what a choice costs."""
    cost_within: float


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
        write_table("errors", partial(table, rows))


def found() -> list[Measured]:
    return msgspec.json.decode(FOUND.read_bytes(), type=list[Measured]) if FOUND.exists() else []


def measured(game_id: str) -> Measured:
    seats = seats_of(find_game(game_id))
    asked = [Asked(game_id, seats, number) for number in range(POSITIONS // FROM_ONE_MATCH)]
    with ProcessPoolExecutor(JOBS, get_context("spawn")) as pool:
        squares = [square for part in pool.map(squares_of, asked) for square in part]
    error, within = _root([one.worth for one in squares])
    cost, cost_within = _root([one.cost for one in squares])
    return Measured(
        game=game_id,
        seats=seats,
        positions=len(squares),
        rollouts=2 * len(squares) * ROLLOUTS,
        bots=played_on_by(game_id),
        error=error,
        within=within,
        cost=cost,
        cost_within=cost_within,
    )


def _root(squares: Sequence[float]) -> tuple[float, float]:
    """Of the mean, and of what it is at most with 95 % confidence."""
    middle, off = mean(squares), 1.96 * stdev(squares) / len(squares) ** 0.5
    return max(0.0, middle) ** 0.5, max(0.0, middle + off) ** 0.5


def seats_of(game: Game) -> int:
    return max(2, game.seats[0])


def played_on_by(game_id: str) -> str:
    return PLAYED_ON_BY.get(game_id, "expert")


class Squares(NamedTuple):
    """Of what the coach was off by, in one position."""

    worth: float
    cost: float


def squares_of(asked: Asked) -> list[Squares]:
    """For some positions of one match."""
    game, rng = find_game(asked.game_id), Random(f"{asked}")  # noqa: S311 - for bots, not for dice
    appraiser = appraiser_of(game)
    squares = []
    for place, (state, seat, chosen) in enumerate(positions_of(asked, rng)):
        choice = judged(appraiser, state, seat, chosen)
        mine = choice.worths[:, seat]
        best, other = choice.best, choice.chosen
        if best == other:
            other = max((one for one in range(len(mine)) if one != best), key=lambda one: mine[one])
        ends = np.array(
            [
                [played_on(game, state, seat, choice.legal[one], f"{asked} {place} {number}") for one in (best, other)]
                for number in range(ROLLOUTS)
            ]
        )
        cost = mine[best] - mine[other]
        squares.append(Squares(_square(mine[best] - ends[:, 0]), _square(cost - (ends[:, 0] - ends[:, 1]))))
    return squares


def _square(off: Array) -> float:
    """The product of two independent differences has the mean of the square: the spread of rollouts adds nothing."""
    many = len(off)
    return float((off.sum() ** 2 - (off**2).sum()) / (many * (many - 1)))


def positions_of(asked: Asked, rng: Random) -> Iterator[tuple[State, int, Action]]:
    """Choices from everywhere in a match between club players."""
    secret = sha256(f"{asked}".encode()).digest()
    seats = [Seat(f"club {seat + 1}", "club") for seat in range(asked.seats)]
    match = Match.create(asked.game_id, seats, secret=secret)
    list(play_through(match, [make_bot(match.game, "club", rng, asked.seats) for _ in seats]))
    choices = [one.step for one in line_of_entries(match.entries).steps if not isinstance(one.step.by, Mover)]
    choices = [step for step in choices if len(step.before.legal(step.by)) > 1]
    appraiser = appraiser_of(match.game)
    if isinstance(appraiser, BelievingAppraiser):  # positions that are only imagined would mislead there
        choices = [step for step in choices if not appraiser.believes(step.before)]
    for step in rng.sample(choices, FROM_ONE_MATCH):
        yield step.before, int(step.by), step.move  # type: ignore[misc]


def played_on(game: Game, state: State, seat: int, action: Action, seed: str) -> float:
    """This seat's share of the win after this choice, less the luck of the draws."""
    rng, appraiser = Random(seed), appraiser_of(game)  # noqa: S311 - for bots, not for dice
    begin = game.imagine(state.view(seat), seat, rng) if appraiser.hides else state
    begin, luck = begin.apply(seat, action), 0.0
    result = begin.result()
    seats = seats_of(game)
    bots = [make_bot(game, played_on_by(game.id), rng, seats) for _ in range(seats)]
    for step in play(begin, bots, rng):
        draw = drawn(appraiser, step) if step.by is Mover.CHANCE and game.id not in PLAYED_ON_BY else None
        luck += 0.0 if draw is None else float(draw.after[seat] - draw.before[seat])
        result = step.after.result()
    return float(ended(result)[seat]) - luck if result else 0.0


def table(rows: list[Measured], lang: str = "en") -> str:
    lines = [HEADS[lang], "|---|---|---|---|---|---|---|---|---|"]
    for one in rows:
        figures = " | ".join(f"{share:.1%}" for share in (one.error, one.within, one.cost, one.cost_within))
        first = f"| {find_game(one.game).name} | {one.seats} | {one.positions} | {one.rollouts:,} "
        lines.append(first.replace(",", "\u00a0" if lang == "fr" else ",") + f"| {one.bots} | {local(figures, lang)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main(sys.argv[1:])
