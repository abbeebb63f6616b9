"""A match played through in one process: seats are asked in turn or race, chance moves by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from yamclub.bots import Bot
from yamclub.errors import Code, YamError
from yamclub.game import Action, Mover
from yamclub.match.entries import AnyEntry, Chance
from yamclub.match.match import Match, Step
from yamclub.match.race import Listener, Race

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
    listener: Listener | None = None,
) -> Iterator[Step]:
    """Every step of the match to its end. ``keep`` makes an entry durable before it counts.

    Where the rules have the clock run, time is virtual, unless a ``listener`` waits for people.
    """
    race = Race(match, seats, listener)
    while not match.turn().over:
        entry = _next_entry(match, seats, chance, race)
        keep(entry)
        step = match.commit(entry)
        race.saw(entry)
        yield step
    end = match.propose_end()
    keep(end)
    yield match.commit(end)


class TakeBack(Exception):
    """Raised by whoever holds a seat to take the last dice back, where they are typed in."""


def _next_entry(match: Match, seats: Sequence[Bot], chance: ChanceSource, race: Race) -> AnyEntry:
    if match.turn().chance:
        entry = chance(match)
        return replace(entry, at=race.now) if isinstance(entry, Chance) else entry
    try:
        if race.is_on():
            return _raced(match, seats, race)
        return ask(match, seats, race.now)
    except TakeBack:
        return match.propose_undo()


def _raced(match: Match, seats: Sequence[Bot], race: Race) -> AnyEntry:
    by, action = race.first()
    if isinstance(by, Mover):
        return match.propose_action(by, match.state.legal(by)[0], race.now)
    if action is None:
        action = seats[by].choose(match.state.view(by), match.state.legal(by))
    return _acted(match, by, action, race.now)


def ask(match: Match, seats: Sequence[Bot], at: int = 0) -> AnyEntry:
    """What the first of those to move does: nobody is hurried where the rules set no time."""
    turn = match.turn()
    if not turn.seats:
        return match.propose_action(Mover.CLOCK, match.state.legal(Mover.CLOCK)[0], at)
    seat = turn.seats[0]
    return _acted(match, seat, seats[seat].choose(match.state.view(seat), match.state.legal(seat)), at)


def _acted(match: Match, seat: int, action: Action, at: int) -> AnyEntry:
    """A bot that breaks the rules is a bug worth a name."""
    try:
        return match.propose_action(seat, action, at)
    except YamError as refusal:
        if match.header.seats[seat].bot is None:
            raise
        raise YamError(Code.BOT_BROKE_RULES, bot=match.header.seats[seat].bot, why=str(refusal.code)) from refusal
