"""Records: what is written can be read, and what was touched is caught."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from yamclub.bots import RandomBot
from yamclub.errors import Code, YamError
from yamclub.games.slam.chips import Series
from yamclub.games.slam.moves import Take
from yamclub.kernel.codec import BadJson, convert, encode
from yamclub.kernel.dice import dice
from yamclub.match.entries import (
    FORMAT,
    Acted,
    AnyEntry,
    Chance,
    End,
    Entropy,
    Hash,
    Header,
    Hex,
    Seat,
    Seated,
    Signature,
)
from yamclub.match.match import Match, Proposed
from yamclub.match.record import RecordFile, read_file, read_record, record_bytes
from yamclub.match.runner import play_through
from yamclub.match.verify import replay, verify
from yamclub.mechanics.throwing import Throw
from yamclub.server.protocol.incoming import Open, Sit
from yamclub.server.protocol.shapes import CommandId, TableId


def played(secret: bytes | None = bytes(32)) -> Match:
    entropy = None if secret is None else {0: b"salt"}
    match = Match.create("slam", [Seat("Ann"), Seat("Bob")], secret=secret, entropy=entropy)
    rng = Random(4)

    def typed(match: Match, at: int) -> Proposed:
        chance = match.state.chance()
        return match.propose_outcome(chance.pick(rng.randrange(chance.total)), at)

    bots = [RandomBot(Random(seat)) for seat in (1, 2)]
    list(play_through(match, bots, typed) if secret is None else play_through(match, bots))
    return match


OLD = Path(__file__).parent / "records"
MATCH = played()
TRUE = record_bytes(MATCH.entries)


def code_of(data: bytes) -> str:
    with pytest.raises(YamError) as refusal:
        verify(read_record(data))
    return str(refusal.value.code)


def test_a_true_record_is_true() -> None:
    report = verify(read_record(TRUE))
    assert (report.dice, report.finished, report.result) == ("proved", True, MATCH.state.result())
    assert report.draws + report.moves == len(MATCH.entries) - 3  # header, entropy, end


def test_replaying_a_record_gives_every_state_again() -> None:
    steps = list(replay(read_record(TRUE)))
    assert steps[-1].after == MATCH.state
    assert [step.entry for step in steps[:-1]] == MATCH.entries[1:-1]


def test_typed_dice_are_checked_against_the_rules_and_called_typed() -> None:
    match = played(None)
    report = verify(read_record(record_bytes(match.entries)))
    assert (report.dice, report.finished) == ("typed", True)


def test_a_match_that_was_left_has_a_true_record_too() -> None:
    match = Match.create("slam", [Seat("Ann")], secret=bytes(32))
    match.commit(match.propose_draw())
    match.commit(match.propose_end())
    assert not verify(read_record(record_bytes(match.entries))).finished


@settings(max_examples=400)
@given(st.integers(0, len(TRUE) - 1), st.integers(1, 255))
def test_no_single_byte_can_be_changed(place: int, change: int) -> None:
    changed = TRUE[:place] + bytes([TRUE[place] ^ change]) + TRUE[place + 1 :]
    assert code_of(changed) in set(Code)


@settings(max_examples=200)
@given(st.integers(0, len(TRUE) - 1))
def test_no_record_can_be_cut_short(length: int) -> None:
    code = code_of(TRUE[:length])
    assert code in {Code.RECORD_CUT_SHORT, Code.NOT_A_RECORD, Code.RECORD_DAMAGED}
    if TRUE[:length].count(b"\n"):
        assert code == Code.RECORD_CUT_SHORT


@settings(max_examples=100)
@given(st.integers(0, len(TRUE)), st.sampled_from([b" ", b"\n", b"\r", b"\x00", b"{}\n"]))
def test_nothing_can_be_slipped_in(place: int, more: bytes) -> None:
    assert code_of(TRUE[:place] + more + TRUE[place:]) in set(Code)


@pytest.mark.parametrize("data", [b"", b"hello\n", b"[]\n", b'{"a":1}\n', b"\xff\xfe", b"[" * 99_999, b"\x89PNG\r\n"])
def test_what_is_no_record_at_all(data: bytes) -> None:
    assert code_of(data) == Code.NOT_A_RECORD


def forged(change: Callable[[list[AnyEntry]], list[AnyEntry]]) -> bytes:
    """A record changed by somebody who can seal it again."""
    return record_bytes(change(list(MATCH.entries)))


def replaced(kind: type[AnyEntry], **fields: object) -> Callable[[list[AnyEntry]], list[AnyEntry]]:
    def change(entries: list[AnyEntry]) -> list[AnyEntry]:
        place = max(place for place, entry in enumerate(entries) if isinstance(entry, kind))
        entries[place] = replace(entries[place], **fields)
        return entries

    return change


def test_a_newer_version_is_told_apart() -> None:
    assert code_of(forged(replaced(Header, format=FORMAT + 1))) == Code.RECORD_NEWER
    assert code_of(forged(replaced(Header, rules=9))) == Code.RULES_DIFFER


def test_a_single_throw_changed_is_caught_even_when_sealed_again() -> None:
    def another_throw(entries: list[AnyEntry]) -> list[AnyEntry]:
        place, entry = next((p, e) for p, e in enumerate(entries) if isinstance(e, Chance) and e.total == 7776)
        other = dice("11111") if entry.outcome.dice is not dice("11111") else dice("22222")
        entries[place] = replace(entry, outcome=Throw(other))
        return entries

    assert code_of(forged(another_throw)) == Code.WRONG_OUTCOME


def test_a_throw_changed_with_its_number_is_caught() -> None:
    assert code_of(forged(replaced(Chance, number=0, outcome=Throw(dice("1"))))) == Code.WRONG_DRAW


def test_another_total_is_caught() -> None:
    assert code_of(forged(replaced(Chance, total=10**6))) == Code.WRONG_DRAW


def test_a_throw_left_out_is_caught() -> None:
    def shorter(entries: list[AnyEntry]) -> list[AnyEntry]:
        del entries[2]
        return entries

    assert code_of(forged(shorter)) in {Code.WRONG_DRAW, Code.WRONG_OUTCOME, Code.WRONG_MOVE}


def test_an_illegal_move_is_caught_with_its_reason() -> None:
    with pytest.raises(YamError) as refusal:
        verify(read_record(forged(replaced(Acted, action=Take(Series.FULL, removed=True)))))
    assert refusal.value.code == Code.WRONG_MOVE
    assert refusal.value.params["line"]


def test_another_result_is_caught() -> None:
    assert code_of(forged(replaced(End, result=None))) == Code.WRONG_RESULT
    assert code_of(forged(replaced(End, reason="abandoned"))) == Code.WRONG_RESULT


def test_another_secret_is_caught() -> None:
    assert code_of(forged(replaced(End, secret="00" * 31 + "01"))) == Code.COMMITMENT_BROKEN
    assert code_of(forged(replaced(End, secret=None))) == Code.COMMITMENT_BROKEN


def test_entropy_taken_away_or_changed_is_caught() -> None:
    assert code_of(forged(lambda entries: [e for e in entries if not isinstance(e, Entropy)])) == Code.NOT_OPENED
    assert code_of(forged(replaced(Entropy, hex="00"))) == Code.WRONG_MOVE
    assert code_of(forged(replaced(Header, commitments=(None, None)))) == Code.WRONG_MOVE
    assert code_of(forged(replaced(Header, commitments=(None,)))) == Code.RECORD_DAMAGED
    assert code_of(forged(replaced(Header, commitments=UNSET))) == Code.RECORD_DAMAGED
    assert code_of(forged(replaced(Header, format=1))) == Code.RECORD_DAMAGED


def test_openings_come_in_the_order_of_the_seats_since_another_gives_other_dice() -> None:
    match = Match.create("slam", [Seat("Ann"), Seat("Bob")], secret=bytes(32), entropy={1: b"b", 0: b"a"})
    _header, first, second = match.entries
    assert [entry.seat for entry in (first, second) if isinstance(entry, Entropy)] == [0, 1]
    other = Match(match.header, bytes(32))
    assert isinstance(second, Entropy)
    assert isinstance(first, Entropy)
    other.commit(other.propose_entry(second))
    with pytest.raises(YamError) as refusal:
        other.propose_entry(first)
    assert refusal.value.code == Code.BAD_OPENING


@pytest.mark.parametrize("file", sorted(OLD.iterdir()), ids=lambda file: file.name)
def test_records_of_older_formats_are_still_true(file: Path) -> None:
    """In format 1 entropy came in the clear, in any order; nothing of it was committed to."""
    report = verify(read_file(file))
    assert (report.dice, report.shares) == ("proved", 0 if file.name.startswith("format-1") else 2)
    with pytest.raises(YamError) as refusal:
        verify(read_record(file.read_bytes().replace(b'"number":1', b'"number":2', 1)))
    assert refusal.value.params["line"]


def test_another_name_is_caught_by_the_seal() -> None:
    assert code_of(TRUE.replace(b'"name":"Ann"', b'"name":"Eve"')) == Code.RECORD_ALTERED


def test_a_line_written_another_way_is_caught() -> None:
    assert code_of(TRUE.replace(b'"total":36,', b'"total": 36,', 1)) == Code.RECORD_DAMAGED


def test_a_record_file_is_written_as_it_goes(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    file = RecordFile(path)
    for entry in MATCH.entries[:3]:
        file.add(entry)
    assert path.read_bytes() == b"".join(encode(entry) + b"\n" for entry in MATCH.entries[:3])
    for entry in MATCH.entries[3:]:
        file.add(entry)
    assert path.read_bytes() == TRUE
    assert read_file(path).header == MATCH.header


def test_a_file_that_exists_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "precious"
    path.write_text("mine")
    with pytest.raises(YamError) as refusal:
        RecordFile(path)
    assert (refusal.value.code, path.read_text()) == (Code.FILE_EXISTS, "mine")


def test_a_file_that_cannot_be_read_or_written_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(YamError) as refusal:
        RecordFile(tmp_path / "nowhere" / "match.jsonl")
    assert refusal.value.code == Code.CANNOT_WRITE
    with pytest.raises(YamError) as refusal:
        read_file(tmp_path / "nothing")
    assert refusal.value.code == Code.NO_SUCH_FILE


def test_who_held_a_seat_is_kept_and_checked() -> None:
    match = Match.create("slam", [Seat("Ann"), Seat("Bob")], secret=bytes(32))
    match.commit(match.propose_draw())
    match.commit(match.propose_seated(1, "greedy"))
    match.commit(match.propose_end())
    data = record_bytes(match.entries)
    assert b'{"entry":"seated","seat":1,"bot":"greedy"}\n' in data
    assert verify(read_record(data)).moves == 0
    twice = record_bytes([*match.entries[:-1], Seated(1, "greedy"), match.entries[-1]])
    assert code_of(twice) == "wrong_move"


@pytest.mark.parametrize("kind", [Hex, Hash, Signature, Open, Sit, CommandId, TableId], ids=str)
def test_a_newline_is_part_of_no_written_value(kind: Any) -> None:
    """In Python a pattern's ``$`` stands before a last newline too."""
    texts = ["ab" * many for many in (16, 32, 64)] + ["abcdefghjk"]
    field = {Open: "entropy", Sit: "commitment"}.get(kind)
    wrapped: list[Any] = [text if field is None else {field: text, **_SEAT.get(kind, {})} for text in texts]
    assert any(_fits(value, kind) for value in wrapped)
    for value in wrapped:
        assert not _fits(value + "\n" if field is None else {**value, field: value[field] + "\n"}, kind)


_SEAT: dict[Any, dict[str, int]] = {Sit: {"seat": 0}}


def _fits(value: Any, kind: Any) -> bool:
    try:
        convert(value, kind)
    except BadJson:
        return False
    return True
