"""Measure what the choices of each level cost, and how far a result without its luck still strays.

``make coach-curve`` plays matches of every level against itself, analyses them and writes the curve that analyses
compare players with. With names of games, only theirs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from random import Random
from statistics import mean, stdev

from docs.coach_pages import local, write_table
from yamclub.bots import LEVELS, make_bot
from yamclub.coach import Analysis, analyse
from yamclub.coach.levels import Measured, curve
from yamclub.coach.line import line_of_entries
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.kernel.codec import encode
from yamclub.match.entries import Seat
from yamclub.match.match import Match
from yamclub.match.runner import play_through

MATCHES = 12
CURVE = Path(str(files("yamclub.coach") / "curve.json"))
HEADS = {"en": "game | seats | matches of each", "fr": "jeu | places | parties de chacun"}


def main(chosen: list[str]) -> None:
    kept = {(one.game, one.seats): one for one in curve()}
    for game_id in chosen or GAMES:
        for seats in tables_of(game_id):
            kept[game_id, seats] = found = measured(game_id, seats)
            print(game_id, seats, found.rates, round(found.spread, 3))  # noqa: T201 - a command's own output
    rows = [kept[key] for key in sorted(kept, key=lambda key: (GAMES.index(key[0]), key[1]))]
    CURVE.write_bytes(b"[\n" + b",\n".join(map(encode, rows)) + b"\n]\n")
    write_table("curve", partial(table, rows))


def table(rows: Sequence[Measured], lang: str = "en") -> str:
    """The curve as the pages show it: chances to win in percent, alone points."""
    lines = [f"| {HEADS[lang]} | {' | '.join(LEVELS)} |", "|---" * (3 + len(LEVELS)) + "|"]
    for one in rows:
        rates = " | ".join(_cost(one.rates[level], alone=one.seats == 1) for level in LEVELS)
        lines.append(f"| {find_game(one.game).name} | {one.seats} | {one.matches} | {local(rates, lang)} |")
    return "\n".join(lines) + "\n"


def _cost(rate: float, *, alone: bool) -> str:
    return f"{rate:.2f}" if alone else f"{rate:.2%}"


def tables_of(game_id: str) -> list[int]:
    """Alone where that is played, and the smallest table of several."""
    fewest = find_game(game_id).seats[0]
    return [1, 2] if fewest == 1 else [fewest]


def measured(game_id: str, seats: int) -> Measured:
    found = {level: list(analyses(game_id, seats, level)) for level in LEVELS}
    rates = {level: mean(_rates(made)) for level, made in found.items()}
    adjusted = [player.adjusted for one in found["club"] for player in one.players]
    return Measured(game=game_id, seats=seats, matches=MATCHES, rates=rates, spread=stdev(adjusted))


def _rates(made: list[Analysis]) -> Iterator[float]:
    return (player.rate for one in made for player in one.players if player.rate is not None)


def analyses(game_id: str, seats: int, level: str) -> Iterator[Analysis]:
    game = find_game(game_id)
    for number in range(MATCHES):
        secret = sha256(f"{game_id} {seats} {level} {number}".encode()).digest()
        match = Match.create(game_id, [Seat(f"{level} {seat + 1}", level) for seat in range(seats)], secret=secret)
        rng = Random(number)  # noqa: S311 - for bots, not for dice
        list(play_through(match, [make_bot(game, level, Random(rng.random()), seats) for _ in range(seats)]))  # noqa: S311
        yield analyse(line_of_entries(match.entries))


if __name__ == "__main__":
    main(sys.argv[1:])
