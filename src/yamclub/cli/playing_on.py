"""``yam play --from RECORD --at N``: a match that goes on from a moment of another one."""

from __future__ import annotations

import secrets
from argparse import Namespace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple, cast, get_args

from yamclub.bots import usual_bot
from yamclub.cli.numbers import seat_number, whole_number
from yamclub.cli.seating import read_seats
from yamclub.errors import Code, YamError, bad_seat_count
from yamclub.match.entries import Hidden, Position, Seat
from yamclub.match.playing_on import Moment, moment_in_file
from yamclub.words import Words

if TYPE_CHECKING:
    from yamclub.game import Game

_MOST_STEPS = 10**7


class PlayedOn(NamedTuple):
    """What a match that is played on begins with."""

    game: Game
    seats: list[Seat]
    options: dict[str, object]
    position: Position


def read_played_on(asked: Namespace, words: Words) -> PlayedOn:
    """What ``--from`` and the arguments beside it ask for."""
    if asked.options:
        raise YamError(Code.BAD_ARGUMENT, value="--set", argument="--from", command="play")
    if asked.at is None:
        raise YamError(Code.MISSING_ARGUMENT, argument="--at", command="play")
    hidden = _hidden(asked.hidden)
    moment = moment_in_file(Path(asked.from_record), whole_number(asked.at, "--at", "play", 0, _MOST_STEPS))
    if asked.game is not None and asked.game != moment.game.id:
        raise YamError(Code.BAD_ARGUMENT, value=asked.game[:40], argument="--from", command="play")
    seats = _seats(asked, moment, words)
    people = [seat for seat, holder in enumerate(seats) if holder.bot is None]
    if hidden == "anew" and len(people) > 1:  # two people can't both have forgotten what the other may know
        raise YamError(Code.BAD_ARGUMENT, value="anew", argument="--hidden", command="play")
    viewer = people[0] if people else moment.seat
    rng = Random(secrets.token_bytes() if asked.seed is None else f"{asked.seed}/anew")  # noqa: S311
    position = moment.position(viewer, hidden, rng)
    return PlayedOn(moment.game, seats, dict(moment.header.options), position)


def refuse_without_from(asked: Namespace) -> None:
    """Arguments that mean nothing without ``--from``."""
    if any(value is not None for value in (asked.at, asked.hidden, asked.seat, asked.level)):
        raise YamError(Code.MISSING_ARGUMENT, argument="--from", command="play")


def _hidden(text: str | None) -> Hidden:
    if text is not None and text not in get_args(Hidden):
        raise YamError(Code.BAD_ARGUMENT, value=text[:40], argument="--hidden", command="play")
    return cast(Hidden, text or "as-it-was")


def _seats(asked: Namespace, moment: Moment, words: Words) -> list[Seat]:
    """As given with ``--seats``; else one person, in the seat that is asked for, and bots of one level."""
    game, count = moment.game, len(moment.header.seats)
    written: str | None = asked.seats
    if written is None:
        mine = moment.seat if asked.seat is None else seat_number(asked.seat, "--seat", "play", count)
        if asked.level == "":
            raise YamError(Code.BAD_ARGUMENT, value="", argument="--level", command="play")
        bot = f"bot:{asked.level or usual_bot(game)}"
        written = ",".join("human" if seat == mine else bot for seat in range(count))
    elif asked.seat is not None or asked.level is not None:
        raise YamError(Code.BAD_ARGUMENT, value="--seats", argument="--from", command="play")
    seats = read_seats(written, game, words)
    if len(seats) != count:
        raise bad_seat_count(game.name, len(seats), count, count)
    return seats
