"""The moves of a match that stand: what was taken back or undone is left out, and what is damaged ends it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from yamclub.errors import YamError
from yamclub.game import Mover, State, Step, TakeBack
from yamclub.match.entries import AnyEntry, Header, Seated, Undone
from yamclub.match.match import Match
from yamclub.match.record import MAX_BYTES, Record, read_bytes, read_readable
from yamclub.match.verify import replay


class Numbered(NamedTuple):
    """A step with its number in the replay, from 1, and the bots that held the seats then."""

    number: int
    step: Step
    holders: tuple[str | None, ...]


class Line(NamedTuple):
    """A match as it went, from its first state."""

    header: Header
    start: State
    steps: tuple[Numbered, ...]
    fault: YamError | None
    """Why it goes no further, where a record breaks off or is damaged."""

    @property
    def last(self) -> State:
        return self.steps[-1].step.after if self.steps else self.start


def line_of(record: Record) -> Line:
    """The steps that stand. A record that proves wrong somewhere is followed as far as it is right."""
    fault, made = None, _Made(record.header)
    try:
        for proposed in replay(record):
            made.add(proposed.entry, proposed.step)
    except YamError as wrong:
        fault = wrong
    return Line(record.header, _start(record.header), made.standing(), fault)


def read_line(path: Path) -> Line:
    """The same from a file, as far as it can be read. Raises where there is nothing to follow."""
    return line_of_bytes(read_bytes(path, MAX_BYTES + 1))


def line_of_bytes(data: bytes) -> Line:
    """The same from the text of a record."""
    header, entries, fault = read_readable(data)
    if fault is None:
        return line_of(Record(header, entries))
    return _unsealed(header, entries, fault)


def _unsealed(header: Header, entries: tuple[AnyEntry, ...], fault: YamError | None) -> Line:
    """Entries without an end: nothing proves their draws, but the rules still check the moves."""
    match, made = Match(header), _Made(header)
    try:
        for entry in entries:
            proposed = match.commit(match.propose_entry(entry))
            made.add(entry, proposed.step)
    except YamError as wrong:
        fault = wrong
    return Line(header, _start(header), made.standing(), fault)


def line_of_entries(entries: list[AnyEntry]) -> Line:
    """The line of a match in memory, header first, over or not."""
    header, *rest = entries
    if not isinstance(header, Header):
        raise TypeError("a match begins with its header")
    return _unsealed(header, tuple(rest), None)


def _start(header: Header) -> State:
    return Match(header).state


class _Made:
    """Steps as they are made, and taken back or undone."""

    def __init__(self, header: Header) -> None:
        self._numbered: list[Numbered] = []
        self._count = 0
        self._holders = tuple(seat.bot for seat in header.seats)

    def add(self, entry: AnyEntry, step: Step | None) -> None:
        self._count += 1
        match entry:
            case Undone():
                while self._numbered.pop().step.by is not Mover.CHANCE:
                    pass
            case Seated(seat, bot):
                self._holders = (*self._holders[:seat], bot, *self._holders[seat + 1 :])
        if step is None:
            return
        if isinstance(step.move, TakeBack):
            self._take_back(step)
        else:
            self._numbered.append(Numbered(self._count, step, self._holders))

    def _take_back(self, back: Step) -> None:
        """The seat's last move goes; what others did since then is made again without it."""
        place = max(at for at, one in enumerate(self._numbered) if one.step.by == back.by)
        later, state = self._numbered[place + 1 :], self._numbered[place].step.before
        del self._numbered[place:]
        for one in later:
            step = state.step(one.step.by, one.step.move, one.step.at)
            self._numbered.append(Numbered(one.number, step, one.holders))
            state = step.after

    def standing(self) -> tuple[Numbered, ...]:
        return tuple(self._numbered)
