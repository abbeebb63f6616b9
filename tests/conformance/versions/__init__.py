"""Matches of every version of every game's rules, kept as records: they must verify and replay for ever.

A file is never written again. ``python -m tests.conformance.versions`` adds matches of the
versions that have none yet: run it before a version is replaced by the next.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from yamclub.bots import bot_names, make_bot
from yamclub.game import Game, choices_of
from yamclub.match.entries import Seat
from yamclub.match.fairness import secret_from_seed
from yamclub.match.match import Match, Proposed
from yamclub.match.record import record_bytes
from yamclub.match.runner import play_through

FOLDER = Path(__file__).parent
MOST_MOVES = 1500
"""Longer matches are left there: the rules have shown themselves by then."""


def kept(game_id: str, version: int) -> list[Path]:
    return sorted(FOLDER.glob(f"{game_id}-{version}-*.jsonl.gz"))


def keep(game: Game) -> None:
    """Write matches of this version, if it has none."""
    if not kept(game.id, game.version):
        for name, record in matches_of(game):
            file = FOLDER / f"{game.id}-{game.version}-{name}.jsonl.gz"
            file.write_bytes(gzip.compress(record, mtime=0))


def matches_of(game: Game) -> Iterator[tuple[str, bytes]]:
    """By name, for the default and each other value of an option: a match of random bots, and one of the game's own."""
    own = next(bot for bot in bot_names(game) if bot != "random")
    for number, chosen in enumerate([{}, *_other_values(game)]):
        label = "-".join(f"{name}-{value}" for name, value in chosen.items()) or "default"
        for bot in ("random", own):
            yield f"{label}-{bot}", record_bytes(_played(game, chosen, bot, number).entries)
    yield "companion", record_bytes(_typed_in(game).entries)


def _other_values(game: Game) -> Iterator[dict[str, Any]]:
    for name, choices in choices_of(game.options).items():
        yield from ({name: value} for value in choices.listed if value != getattr(game.options(), name))


def _seats(game: Game, chosen: dict[str, Any], bot: str, number: int) -> list[Seat]:
    """Fewer or more players from match to match, where the options allow it."""
    fewest, most = game.seats
    count = 4 if chosen.get("teams") == "yes" else max(2, fewest) + number % min(3, most - fewest + 1)
    return [Seat(f"Bot {seat + 1}", bot) for seat in range(min(count, most))]


def _played(game: Game, chosen: dict[str, Any], bot: str, number: int) -> Match:
    seats = _seats(game, chosen, bot, number)
    match = Match.create(game.id, seats, chosen, secret=secret_from_seed(f"{game.id} {number} {bot}"))
    bots = [make_bot(game, bot, Random(seat)) for seat in range(len(seats))]
    return _ended(match, play_through(match, bots))


def _typed_in(game: Game) -> Match:
    """Dice and cards typed in by people, the first of them taken back once."""
    seats = [Seat(name) for name in ("Ann", "Bob", "Zoé")[: max(2, game.seats[0])]]
    match = Match.create(game.id, seats, secret=None)
    rng = Random(game.id)

    def typed(match: Match, at: int) -> Proposed:
        chance = match.state.chance()
        outcome = chance.pick(rng.randrange(chance.total))
        if match.draws == 0:
            match.commit(match.propose_outcome(outcome, at))
            match.commit(match.propose_undo())
        return match.propose_outcome(outcome, at)

    bots = [make_bot(game, "random", Random(seat)) for seat in range(len(seats))]
    return _ended(match, islice(play_through(match, bots, typed), MOST_MOVES // 10))


def _ended(match: Match, played: Iterator[Proposed]) -> Match:
    list(islice(played, MOST_MOVES))
    if match.ended is None:
        match.commit(match.propose_end())
    return match
