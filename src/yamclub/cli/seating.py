"""Who sits where: from ``human,bot:greedy`` to seats, and to the bots that hold them."""

from __future__ import annotations

import secrets
from random import Random

from yamclub.bots import Bot, bot_title, check_bot, make_bot, usual_bot
from yamclub.errors import Code, YamError, bad_seat_count
from yamclub.game import Game
from yamclub.match.entries import Seat
from yamclub.words import Words


def read_seats(text: str | None, game: Game, words: Words) -> list[Seat]:
    """The seats as given; if none are, one person and enough bots to start."""
    fewest, most = game.seats
    written = text.split(",") if text is not None else ["human"] + ["bot"] * max(fewest - 1, min(1, most - 1))
    if not fewest <= len(written) <= most:
        raise bad_seat_count(game.name, len(written), fewest, most)
    return [_seat(one, number, len(written), game, words) for number, one in enumerate(written, start=1)]


def _seat(written: str, number: int, seats: int, game: Game, words: Words) -> Seat:
    kind, _, name = written.strip().partition(":")
    match kind:
        case "human":
            return Seat(name or words("person", number=number))
        case "bot":
            bot = name or usual_bot(game)
            check_bot(game, bot, seats)
            return Seat(words("bot-name", number=number, bot=bot_title(bot, words)), bot)
    raise YamError(Code.BAD_SEAT, seat=written[:40])


def seat_bot(game: Game, bot: str, seat: int, seed: str | None) -> Bot:
    """The bot, with its own randomness: repeatable if the match is."""
    return make_bot(game, bot, Random(f"{seed}/{seat}" if seed is not None else secrets.token_bytes()))  # noqa: S311
