"""A match played through in one process: seats are asked in turn, chance moves by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from yamclub.bots import Bot
from yamclub.errors import Code, YamError
from yamclub.match.entries import AnyEntry, Chance
from yamclub.match.match import Match, Step

ChanceSource = Callable[[Match], AnyEntry]


def drawn(match: Match) -> Chance:
    """Chance as committed."""
    return match.propose_draw()


def forget(entry: AnyEntry) -> None:
    """Keep no log but the match's own."""


def play_through(
    match: Match,
    seats: Sequence[Bot],
    chance: ChanceSource = drawn,
    keep: Callable[[AnyEntry], None] = forget,
) -> Iterator[Step]:
    """Every step of the match to its end. ``keep`` makes an entry durable before it counts."""
    while not match.turn().over:
        entry = chance(match) if match.turn().chance else ask(match, seats)
        keep(entry)
        yield match.commit(entry)
    end = match.propose_end()
    keep(end)
    yield match.commit(end)


class TakeBack(Exception):
    """Raised by whoever holds a seat to take the last dice back, where they are typed in."""


def ask(match: Match, seats: Sequence[Bot]) -> AnyEntry:
    """What the first of those to move does; a bot that breaks the rules is a bug worth a name."""
    seat = match.turn().seats[0]
    try:
        action = seats[seat].choose(match.state.view(seat), match.state.legal(seat))
    except TakeBack:
        return match.propose_undo()
    try:
        return match.propose_action(seat, action)
    except YamError as refusal:
        if match.header.seats[seat].bot is None:
            raise
        raise YamError(Code.BOT_BROKE_RULES, bot=match.header.seats[seat].bot, why=str(refusal.code)) from refusal
