"""A match played through in one process, with its log: the runner's loop, each move logged before it counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Protocol

from yamclub.bots import Bot
from yamclub.bots.runner import LONGEST, SHORTEST, Heard, Runner
from yamclub.errors import Code, YamError
from yamclub.match.entries import Acted, AnyEntry, Chance
from yamclub.match.match import Match, Proposed

ChanceSource = Callable[[Match, int], Proposed]
"""Proposes what chance brings at a moment of match time."""


class MatchListener(Protocol):
    """Listens to the people at a table, in real time."""

    def begin(self, now: int) -> None: ...

    def hear(self, match: Match, until: int) -> Heard | None: ...


def drawn(match: Match, at: int) -> Proposed:
    """Chance drawn from the committed secret."""
    return match.propose_draw(at)


def forget(entry: AnyEntry) -> None:
    """Keep no log but the match's own."""


class Undo(Exception):
    """Raised by a player to undo the last dice, where they are typed in."""


def play_through(
    match: Match,
    seats: Sequence[Bot],
    chance: ChanceSource = drawn,
    keep: Callable[[AnyEntry], None] = forget,
    listener: MatchListener | None = None,
) -> Iterator[Proposed]:
    """Every entry of the match to its end. ``keep`` makes an entry durable before it counts."""
    runner = _runner(match, seats, listener)
    while not match.turn().over:
        proposed = _next(match, runner, chance)
        keep(proposed.entry)
        match.commit(proposed)
        if proposed.step is None:
            runner.turned_back(match.state)
        else:
            runner.saw(proposed.step.by, match.state)
        yield proposed
    end = match.propose_end()
    keep(end.entry)
    yield match.commit(end)


def _next(match: Match, runner: Runner, chance: ChanceSource) -> Proposed:
    if match.turn().chance:
        return chance(match, runner.now)
    try:
        by, action = runner.act(match.state)
    except Undo:
        return match.propose_undo()
    try:
        return match.propose_action(by, action, runner.now)
    except YamError as refusal:
        bot = match.header.seats[by].bot if isinstance(by, int) else None
        if bot is None:
            raise
        # A bot that breaks the rules is a bug: say which bot.
        raise YamError(Code.BOT_BROKE_RULES, bot=bot, why=str(refusal.code)) from refusal


def _runner(match: Match, seats: Sequence[Bot], listener: MatchListener | None) -> Runner:
    """Match time continues from the last entry of the log."""
    moments = (entry.at for entry in reversed(match.entries) if isinstance(entry, Acted | Chance))
    now = next(moments, match.header.begins_at)
    people = [seat for seat, holder in enumerate(match.header.seats) if holder.bot is None]

    def delay(seat: int) -> int:
        """Any number that differs by seat and moment, and is the same when the match is repeated."""
        mixed = f"{match.header.commitment}:{len(match.entries)}:{seat}"
        return SHORTEST + int.from_bytes(sha256(mixed.encode()).digest()) % (LONGEST - SHORTEST)

    bound = None if listener is None else _Bound(match, listener)
    return Runner(seats, delay, now=now, listener=bound, people=people)


class _Bound:
    """A listener bound to its match."""

    def __init__(self, match: Match, listener: MatchListener) -> None:
        self._match, self._listener = match, listener

    def begin(self, now: int) -> None:
        self._listener.begin(now)

    def hear(self, until: int) -> Heard | None:
        return self._listener.hear(self._match, until)
