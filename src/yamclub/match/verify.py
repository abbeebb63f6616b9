"""Whether a record is true: its dice those of its secret, its moves legal, its result what they lead to."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from yamclub.errors import Code, YamError
from yamclub.game import Mover, Result
from yamclub.match.entries import Acted, AnyEntry, Chance, End, Entropy, Seated, Undone
from yamclub.match.fairness import commitment, draw
from yamclub.match.match import Match, Step
from yamclub.match.record import Record, check_seal


class Report(Struct, frozen=True):
    """What was verified."""

    game: str
    dice: str
    """``proved`` by the published secret, or ``typed`` in by people."""
    draws: int
    moves: int
    finished: bool
    result: Result | None


def verify(record: Record) -> Report:
    """Check everything that a record claims; raise on the first thing that is not so."""
    entries = [step.entry for step in replay(record)]
    end = record.entries[-1]
    finished = isinstance(end, End) and end.reason == "over"
    return Report(
        game=record.header.game,
        dice="typed" if record.header.commitment is None else "proved",
        draws=sum(isinstance(entry, Chance) for entry in entries),
        moves=sum(isinstance(entry, Acted) for entry in entries),
        finished=finished,
        result=end.result if isinstance(end, End) else None,
    )


def replay(record: Record) -> Iterator[Step]:
    """Every step of a record, in order, each checked before it is given; the seal is checked with the end."""
    end = record.entries[-1]
    match = Match(record.header, _opened_secret(record, end))
    for line, entry in enumerate(record.entries, start=2):
        _check(match, entry, line)
        if isinstance(entry, End):
            check_seal(record)
        yield match.commit(entry)


def _opened_secret(record: Record, end: AnyEntry) -> bytes | None:
    text = end.secret if isinstance(end, End) else None
    secret = None if text is None else bytes.fromhex(text)
    promised = record.header.commitment
    if promised != (None if secret is None else commitment(secret)):
        raise YamError(Code.COMMITMENT_BROKEN)
    return secret


def _check(match: Match, entry: AnyEntry, line: int) -> None:
    try:
        match entry:
            case Chance():
                _check_chance(match, entry, line)
            case Acted(by, action, at):
                match.propose_action(by, action, at)
            case Entropy(seat, text):
                match.propose_entropy(seat, bytes.fromhex(text))
            case Seated(seat, bot):
                match.propose_seated(seat, bot)
            case Undone():
                match.propose_undo()
            case End():
                expected = match.propose_end()
                if (entry.reason, entry.result) != (expected.reason, expected.result):
                    raise YamError(Code.WRONG_RESULT, line=line)
    except YamError as refusal:
        if "line" in refusal.params:
            raise
        raise YamError(Code.WRONG_MOVE, line=line, why=str(refusal.code)) from refusal


def _check_chance(match: Match, entry: Chance, line: int) -> None:
    """The number first, which needs no rules; then that it stands for this outcome, which does."""
    if match.companion:
        if entry != match.propose_outcome(entry.outcome, entry.at):
            raise YamError(Code.WRONG_OUTCOME, line=line)
        return
    if entry.number is None or entry.total < 1 or draw(match.key(), match.draws, entry.total) != entry.number:
        raise YamError(Code.WRONG_DRAW, line=line)
    refusal = match.state.refusal(Mover.CHANCE, entry.outcome)
    if refusal is not None or entry != match.propose_draw(entry.at):
        raise YamError(Code.WRONG_OUTCOME, line=line)
