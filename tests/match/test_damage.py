"""Damaged records: each line of a record of every game, damaged in several ways. The error names the line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from yamclub.bots import make_bot
from yamclub.cli import main
from yamclub.errors import Code, YamError
from yamclub.games import GAMES, game
from yamclub.kernel.codec import encode
from yamclub.match.entries import End, Seat
from yamclub.match.fairness import secret_from_seed
from yamclub.match.match import Match
from yamclub.match.record import Sealer, read_record, record_bytes
from yamclub.match.runner import play_through
from yamclub.match.verify import verify

FORM: dict[str, Callable[[bytes], bytes]] = {
    "cut": lambda line: line[:-1],
    "spaced": lambda line: line.replace(b":", b": ", 1),
    "trailing": lambda line: line + b" ",
    "empty": lambda _: b"",
    "null": lambda _: b"null",
    "object": lambda _: b"{}",
    "number": lambda _: b"7",
    "not utf-8": lambda line: line[:5] + b"\xff" + line[6:],
    "nul": lambda line: line[:5] + b"\0" + line[6:],
    "unknown kind": lambda line: line.replace(b'"entry":"', b'"entry":"x', 1),
    "unknown field": lambda line: line[:-1] + b',"more":1}',
    "a field twice": lambda line: line[:-1] + b"," + line[1:],
    "windows": lambda line: line + b"\r",
    "deep": lambda _: b"[" * 5000,
}
CUT_SHORT = {Code.RECORD_CUT_SHORT, Code.NOT_A_RECORD}


def refusal_of(data: bytes) -> YamError:
    with pytest.raises(YamError) as refusal:
        verify(read_record(data))
    return refusal.value


@cache
def lines_of(game_id: str) -> list[bytes]:
    """A short match with every kind of line; that of YAM's is played to its end."""
    found = game(game_id)
    seats = [Seat("Ann"), *(Seat(f"Bot {number}", "random") for number in range(1, max(2, found.seats[0])))]
    match = Match.create(game_id, seats, secret=secret_from_seed("damage"), entropy={0: b"salt"})
    match.commit(match.propose_seated(0, "random"))
    bots = [make_bot(found, "random", Random(number)) for number in range(len(seats))]
    list(islice(play_through(match, bots), 10**6 if game_id == "yams" else 30))
    if match.ended is None:
        match.commit(match.propose_end())
    return record_bytes(match.entries).splitlines()


def joined(lines: list[bytes]) -> bytes:
    return b"".join(line + b"\n" for line in lines)


def some(lines: list[bytes]) -> Iterator[int]:
    """The lines of the beginning and of the end, and some between."""
    last = len(lines)
    yield from sorted({*range(min(9, last)), *range(9, last, 13), *range(max(0, last - 3), last)})


@pytest.mark.parametrize("how", FORM)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_line_of_another_form_is_named(game_id: str, how: str) -> None:
    lines = lines_of(game_id)
    for place in some(lines):
        refusal = refusal_of(joined([*lines[:place], FORM[how](lines[place]), *lines[place + 1 :]]))
        assert refusal.code in {Code.RECORD_DAMAGED, *CUT_SHORT}
        assert refusal.params["line"] == place + 1, (how, lines[place])


@pytest.mark.parametrize("game_id", GAMES)
def test_a_line_lost_doubled_or_moved_is_named_or_one_after_it_is(game_id: str) -> None:
    lines = lines_of(game_id)
    for place in some(lines):
        changed = [
            [*lines[:place], *lines[place + 1 :]],
            [*lines[: place + 1], *lines[place:]],
            [*lines[:place], *lines[place + 1 : place + 2], lines[place], *lines[place + 2 :]],
            lines[:place],
        ]
        for damaged in changed:
            if damaged != lines:
                assert int(str(refusal_of(joined(damaged)).params["line"])) >= min(place, len(damaged))


def changed_values(line: bytes) -> Iterator[bytes]:
    """The line with each of its values changed to another of the same kind, or to one of another kind."""
    fields = json.loads(line)
    for name, value in fields.items():
        for other in _others(value):
            if other != value or type(other) is not type(value):
                yield encode({**fields, name: other})


def _others(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [{}, *({**value, name: other} for name in value for other in _others(value[name]))]
    if isinstance(value, int):
        return [value + 1, -1, 10**30, 10**90, "1", True]
    return ["", "x", "0" * 64, 1, [], {}, None]


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("sealed", [False, True])
def test_a_changed_value_is_named_or_a_line_after_it_is(game_id: str, sealed: bool) -> None:
    """Names, moments and legal moves may be changed by somebody who seals the file again: docs/record.md says so."""
    lines = lines_of(game_id)
    for place in some(lines):
        for other in changed_values(lines[place]):
            damaged = [*lines[:place], other, *lines[place + 1 :]]
            line = line_of_fault(resealed(damaged) if sealed else joined(damaged))
            assert line is not None or sealed, (lines[place], other)
            assert line is None or line >= place + 1, (lines[place], other)


def line_of_fault(data: bytes) -> int | None:
    try:
        verify(read_record(data))
    except YamError as refusal:
        return int(str(refusal.params["line"]))
    return None


def resealed(lines: list[bytes]) -> bytes:
    """Sealed again, if its end can be read."""
    sealer = Sealer()
    covered = joined(lines[:-1])
    sealer._hash.update(covered)
    try:
        end = End(**{name: value for name, value in json.loads(lines[-1]).items() if name != "entry"})
        return covered + encode(sealer.sealed(end)) + b"\n"
    except TypeError:
        return joined(lines)


@pytest.mark.parametrize("game_id", GAMES)
def test_options_are_all_there_and_in_order_even_when_sealed_again(game_id: str) -> None:
    lines = lines_of(game_id)
    header = json.loads(lines[0])
    options = list(header["options"].items())
    for changed in [options[1:], options[:-1], options[::-1], [*options[1:], options[0]], []]:
        if changed != options:
            refusal = refusal_of(resealed([encode({**header, "options": dict(changed)}), *lines[1:]]))
            assert (refusal.code, refusal.params["line"]) == (Code.OPTIONS_NOT_COMPLETE, 1)
    more = encode({**header, "options": {**header["options"], "colour": "red"}})
    assert refusal_of(resealed([more, *lines[1:]])).code == Code.WRONG_HEADER


def test_options_written_another_way_are_refused() -> None:
    lines = lines_of("yams")
    header = json.loads(lines[0])
    for name, value in header["options"].items():
        for other in (str(value), [value], None, 1 if value is True else 0.5):
            if other != value:
                changed = encode({**header, "options": {**header["options"], name: other}})
                assert refusal_of(resealed([changed, *lines[1:]])).params["line"] == 1


def test_the_command_says_the_line_and_exits_with_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = lines_of("slam")
    for place, code in ((0, "not_a_record"), (4, "record_damaged"), (len(lines) - 1, "record_cut_short")):
        file = tmp_path / f"{place}.jsonl"
        file.write_bytes(joined(lines[:place]) + (b"{\n" if place < len(lines) - 1 else b""))
        assert main(["verify", str(file), "--lang", "en"]) == 2
        said = capsys.readouterr().err
        assert said.endswith(f"[{code}]\n")
        assert f"ine {min(place + 1, len(lines) - 1)}" in said
