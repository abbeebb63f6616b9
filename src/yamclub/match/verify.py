"""Whether a record is true: its dice come from its secret, its moves are legal, and they lead to its result."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET, Struct

from yamclub.errors import Code, YamError
from yamclub.game import Mover, Result
from yamclub.match.entries import Acted, AnyEntry, Chance, End, Entropy, Header
from yamclub.match.fairness import MOST_CHANCES, commitment, draw, entropy_commitment
from yamclub.match.match import Match, Proposed
from yamclub.match.position import sound
from yamclub.match.record import Record, check_seal


class Report(Struct, frozen=True):
    """What was verified."""

    game: str
    dice: str
    """``proved`` by the published secret, or ``typed`` in by people."""
    draws: int
    moves: int
    shares: int
    """Seats that added entropy of their own, committed to before any was opened. Format 1 had no such thing."""
    played_on: bool
    """Whether it begins with a position of another match, which nothing here proves."""
    undone_starts: int
    """How often the start was undone because somebody did not open."""
    finished: bool
    result: Result | None


def verify(record: Record) -> Report:
    """Check everything that a record claims; raise on the first thing that is wrong."""
    entries = [proposed.entry for proposed in replay(record)]
    end = record.entries[-1]
    finished = isinstance(end, End) and end.reason == "over"
    return Report(
        game=record.header.game,
        dice="typed" if record.header.commitment is None else "proved",
        draws=sum(isinstance(entry, Chance) for entry in entries),
        moves=sum(isinstance(entry, Acted) for entry in entries),
        shares=sum(isinstance(entry, Entropy) for entry in entries) if record.header.format > 1 else 0,
        played_on=record.header.position is not UNSET,
        undone_starts=len(record.header.undone_starts or ()),
        finished=finished,
        result=end.result if isinstance(end, End) else None,
    )


def replay(record: Record) -> Iterator[Proposed]:
    """Every entry of a record with its step, in order, each checked before it is given; the seal last."""
    end = record.entries[-1]
    match = Match(record.header, _opened_secret(record, end))
    check_undone_starts(record.header)
    for line, entry in enumerate(record.entries, start=2):
        if not isinstance(entry, Entropy) and (unopened := match.unopened()):
            raise YamError(Code.NOT_OPENED, line=line, seat=unopened[0] + 1)
        with sound(record.header):
            proposed = _checked(match, entry, line)
        if isinstance(entry, End):
            check_seal(record)
        yield match.commit(proposed)


def _opened_secret(record: Record, end: AnyEntry) -> bytes | None:
    text = end.secret if isinstance(end, End) else None
    secret = None if text is None else bytes.fromhex(text)
    promised = record.header.commitment
    if promised != (None if secret is None else commitment(secret)):
        raise YamError(Code.COMMITMENT_BROKEN, line=len(record.entries) + 1)
    return secret


def check_undone_starts(header: Header) -> None:
    """Raise unless what was opened in each undone start fits what was committed to in it."""
    for start in header.undone_starts or ():
        seats = range(len(start.seats))
        if commitment(bytes.fromhex(start.secret)) != start.commitment:
            raise YamError(Code.COMMITMENT_BROKEN, line=1)
        if not len(start.commitments) == len(start.openings) == len(seats) or not set(start.missing) <= set(seats):
            raise YamError(Code.RECORD_DAMAGED, line=1)
        for seat, (promised, opening) in enumerate(zip(start.commitments, start.openings, strict=True)):
            if opening is None:
                continue
            if seat in start.missing or entropy_commitment(start.commitment, seat, opening) != promised:
                raise YamError(Code.WRONG_MOVE, line=1, why=str(Code.BAD_OPENING))


def _checked(match: Match, entry: AnyEntry, line: int) -> Proposed:
    try:
        match entry:
            case Chance():
                return _checked_chance(match, entry, line)
            case End():
                expected = match.propose_end()
                assert isinstance(expected.entry, End)  # noqa: S101
                if (entry.reason, entry.result) != (expected.entry.reason, expected.entry.result):
                    raise YamError(Code.WRONG_RESULT, line=line)
        return match.propose_entry(entry)
    except YamError as refusal:
        if "line" in refusal.params:
            raise
        raise YamError(Code.WRONG_MOVE, line=line, why=str(refusal.code)) from refusal


def _checked_chance(match: Match, entry: Chance, line: int) -> Proposed:
    """Check the number first, which needs no rules; then that it means this outcome, which does."""
    if match.companion:
        proposed = match.propose_outcome(entry.outcome, entry.at)
    else:
        possible = entry.number is not None and 1 <= entry.total <= MOST_CHANCES
        if not possible or draw(match.key(), match.draws, entry.total) != entry.number:
            raise YamError(Code.WRONG_DRAW, line=line)
        refusal = match.state.refusal(Mover.CHANCE, entry.outcome)
        if refusal is not None:
            raise YamError(Code.WRONG_OUTCOME, line=line)
        proposed = match.propose_draw(entry.at)
    if entry != proposed.entry:
        raise YamError(Code.WRONG_OUTCOME, line=line)
    return proposed
