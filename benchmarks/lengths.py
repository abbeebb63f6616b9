"""How long a match lasts: the game's own bots play, at a person's speed.

Bots decide at once, so the minutes are an estimate: every decision is counted as long as a person
takes for it, and decisions of several players at the same time are counted once. Where the rules
have a clock of their own, match time and the pauses between rounds are used instead.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles
from typing import NamedTuple

from yamclub.bots import make_bot
from yamclub.game import Mover, Step
from yamclub.games import GAMES, game
from yamclub.match.entries import Seat
from yamclub.match.fairness import secret_from_seed
from yamclub.match.match import Match
from yamclub.match.runner import play_through

SECONDS_PER_DECISION = 10
"""To look, to think and to act: which dice to keep, which card to take, whether to challenge."""
MATCHES = 40
"""For each number of players."""

PARTS = {"color": ("rounds", "rounds"), "yami": ("deals", "deal")}
"""What a match is made of, and the field of the state that counts it."""
TURNS = ("turns", "throws")
"""In all other games a player's turn begins with a first throw."""


class Length(NamedTuple):
    """How long one match was."""

    moves: int
    """Including throws and cards."""
    decisions: int
    parts: int
    minutes: float


def played(game_id: str, players: int, number: int) -> Iterator[Step]:
    """All the moves of a match between the game's own bots, the same every time."""
    rules = game(game_id)
    bot = next(iter(rules.bots))
    seats = [Seat(f"Bot {seat}", bot) for seat in range(players)]
    match = Match.create(game_id, seats, secret=secret_from_seed(f"lengths {number}"))
    bots = [make_bot(rules, bot, Random(f"{number} {seat}")) for seat in range(players)]
    for proposed in play_through(match, bots):
        if proposed.step is not None:
            yield proposed.step


def length(game_id: str, moves: Iterator[Step]) -> Length:
    _, field = PARTS.get(game_id, TURNS)
    count = decisions = parts = clock = pauses = 0
    deciding: set[int] = set()
    """Who else was asked together with the last player that decided."""
    for move in moves:
        count += 1
        clock = max(clock, move.at)
        parts += _begins(field, move)
        if move.by is Mover.CHANCE:
            pauses += move.before.pause()
        elif move.by in deciding:
            deciding.discard(int(move.by))
        else:
            decisions += 1
            deciding = {*move.before.turn().seats} - {move.by}
    seconds = (clock + pauses) / 1000 if clock else SECONDS_PER_DECISION * decisions
    return Length(count, decisions, parts, seconds / 60)


def _begins(field: str, move: Step) -> bool:
    """Whether this move begins a round, a deal or a turn."""
    before, after = getattr(move.before, field), getattr(move.after, field)
    return bool(after > before and (field != TURNS[1] or before == 0))


def usual_players(game_id: str) -> list[int]:
    """The usual numbers of players among the allowed ones: rarely more than six."""
    fewest, most = game(game_id).seats
    return [players for players in (1, 2, 3, 4, 6) if fewest <= players <= most]


def report(game_id: str, players: int, matches: int) -> str:
    lengths = [length(game_id, played(game_id, players, number)) for number in range(matches)]
    moves, decisions, parts, _ = (round(median(column)) for column in zip(*lengths, strict=True))
    minutes = [one.minutes for one in lengths]
    low, *_, high = quantiles(minutes, n=10)
    unit, _ = PARTS.get(game_id, TURNS)
    cells = f"{game_id:8} {players:7} {moves:7} {decisions:10}   {parts:5} {unit:6}"
    return f"{cells} {median(minutes):8.0f}   {low:.0f} to {high:.0f}"


def main() -> None:
    parser = ArgumentParser(description="How long matches of the games' own bots would last between people.")
    parser.add_argument("games", nargs="*", default=GAMES, metavar="game")
    parser.add_argument("--matches", type=int, default=MATCHES, help="for each number of players")
    asked = parser.parse_args()
    print(f"Medians of {asked.matches} matches; {SECONDS_PER_DECISION} seconds per decision.")
    print("game     players   moves  decisions   in all         minutes   8 of 10 within")
    for game_id in asked.games:
        for players in usual_players(game_id):
            print(report(game_id, players, asked.matches))


if __name__ == "__main__":
    main()
