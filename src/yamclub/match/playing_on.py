"""From a moment of a record to a match that is played on from there."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from yamclub.errors import Code, YamError
from yamclub.game import Game, State
from yamclub.games import game as find_game
from yamclub.match.entries import Acted, AnyEntry, Chance, Header, Hidden, Position
from yamclub.match.match import Match
from yamclub.match.position import position_of, seat_to_play, sound
from yamclub.match.record import MAX_BYTES, Record, read_bytes, read_readable
from yamclub.match.verify import replay

if TYPE_CHECKING:
    from random import Random


class Moment(NamedTuple):
    """A match as it stood after so many of its entries, numbered as ``yam replay`` does; 0 is its start."""

    header: Header
    step: int
    at: int
    """Match time then."""
    state: State

    @property
    def game(self) -> Game:
        return find_game(self.header.game, self.header.rules)

    @property
    def seat(self) -> int:
        """The seat of whoever plays on, if they name none."""
        return seat_to_play(self.state)

    def position(self, seat: int, hidden: Hidden, rng: Random) -> Position:
        """What a match begins with that is played on from here by somebody in this seat."""
        begun = position_of(self.header, self.game, self.step, self.at, self.state, seat, hidden, rng)
        origin = self.header.position
        if self.step or origin is UNSET:
            return begun
        # The start of a match that was itself played on is the moment that it was played on from.
        anew = "anew" in (origin.hidden, begun.hidden)
        return replace(begun, match=origin.match, step=origin.step, hidden="anew" if anew else "as-it-was")


def moment_in_file(path: Path, step: int) -> Moment:
    """A moment of a record. Where the record is damaged, its part before that can still be played on."""
    header, entries, fault = read_readable(read_bytes(path, MAX_BYTES + 1))
    if fault is None:
        return _verified(Record(header, entries), step)
    if step > len(entries):
        raise fault
    return moment_of((header, *entries), step)


def _verified(record: Record, step: int) -> Moment:
    _check_step(step, len(record.entries))
    at, state = record.header.begins_at, Match(record.header).state
    for proposed in islice(replay(record), step):  # what follows the moment need not be true
        at, state = _later(at, proposed.entry), proposed.after
    return Moment(record.header, step, at, state)


def moment_of(entries: tuple[AnyEntry, ...], step: int) -> Moment:
    """The same of a log that nothing proves, header first; the rules still check its moves."""
    header, *rest = entries
    if not isinstance(header, Header):
        raise TypeError("a match begins with its header")
    _check_step(step, len(rest))
    match, at = Match(header), header.begins_at
    for entry in rest[:step]:
        with sound(header):
            match.commit(match.propose_entry(entry))
        at = _later(at, entry)
    return Moment(header, step, at, match.state)


def _check_step(step: int, most: int) -> None:
    if not 0 <= step <= most:
        raise YamError(Code.NO_SUCH_MOMENT, step=step, most=most)


def _later(at: int, entry: AnyEntry) -> int:
    return entry.at if isinstance(entry, Acted | Chance) else at
