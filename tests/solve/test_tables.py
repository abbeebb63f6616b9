"""Tables on disk: read as they were written, never used when damaged, and made anew without anybody's help."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from tests.solve import fake
from tests.solve.fake import Told, question
from yamclub.errors import Code, YamError
from yamclub.solve import tables
from yamclub.solve.tables import Unusable, distribution, kept, read_table, solved, table_path
from yamclub.words import LANGUAGES, Words


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("YAMCLUB_CACHE", str(tmp_path / "cache"))
    fake.SOLVED.clear()
    return tmp_path / "cache"


@pytest.fixture
def told() -> Told:
    return Told()


def test_a_second_run_reads_what_the_first_has_kept(told: Told) -> None:
    first = solved(question(), told)
    second = solved(question(), told)
    assert (first.kept, second.kept, fake.SOLVED, told.refusals) == (False, True, ["score"], [])
    assert (second.solution.value, second.solution.states) == (199_999.5, 200_000)
    assert np.array_equal(first.solution.values, second.solution.values)


def test_a_kept_table_is_mapped_and_read_only(told: Told) -> None:
    solved(question(), told)
    values = solved(question(), told).solution.values
    assert isinstance(values, np.memmap)
    assert (values.dtype, values.shape, values.flags.writeable, values.flags.aligned) == ("f8", (200_000,), False, True)


def test_options_and_objectives_have_tables_of_their_own(told: Told) -> None:
    asked = [question(), question(bonus="off"), question("all"), question("score:30")]
    assert len({table_path(one) for one in asked}) == 4
    assert [solved(one, told).kept for one in asked] == [False] * 4
    assert kept(question(bonus="off"), told) is not None
    assert question(colour="blue") == question()


def test_asked_to_solve_again_it_does(told: Told) -> None:
    assert not solved(question(), told).kept
    assert not solved(question(), told, again=True).kept
    assert fake.SOLVED == ["score", "score"]


def test_a_distribution_is_kept_too_in_rising_order(told: Told) -> None:
    solution = solved(question(), told).solution
    expected = [(7, 0.125), (10, 0.25), (300, 0.625)]
    assert list(distribution(question(), solution, told).items()) == expected
    assert list(distribution(question(), solution, told).items()) == expected
    assert (fake.SOLVED, told.begun) == (["score", "scores"], 2)


# --- damage


def cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def flipped(at: int) -> Callable[[bytes], bytes]:
    """One bit changed at this place, from the end if negative."""

    def change(data: bytes) -> bytes:
        changed = bytearray(data)
        changed[at] ^= 1
        return bytes(changed)

    return change


def replaced(_: bytes) -> bytes:
    return b"PK\3\4" * 5000


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda data: data[:0], "cut_short"),
    "only the first line": (lambda data: data[:81], "cut_short"),
    "cut in half": (cut, "damaged"),
    "one byte less": (lambda data: data[:-1], "damaged"),
    "one byte more": (lambda data: data + b"\0", "damaged"),
    "a bit of the last number": (flipped(-1), "damaged"),
    "a bit in the middle": (flipped(800_000), "damaged"),
    "a bit of the header": (flipped(120), "damaged"),
    "a bit of the checksum": (flipped(30), "damaged"),
    "a bit of the magic": (flipped(0), "foreign"),
    "something else": (replaced, "foreign"),
    "a later format": (lambda data: data.replace(b"table 1", b"table 2", 1), "foreign"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_is_told_in_one_line_and_made_anew(damage: str, told: Told) -> None:
    solved(question(), told)
    path = table_path(question())
    harm, why = DAMAGES[damage]
    path.write_bytes(harm(path.read_bytes()))
    again = solved(question(), told)
    assert (again.kept, again.solution.value, [one.code for one in told.refusals]) == (
        False,
        199_999.5,
        [Code.TABLE_UNUSABLE],
    )
    assert told.refusals[0].params["why"] == why
    for language in LANGUAGES:
        sentence = Words(language).error(told.refusals[0])
        assert "\n" not in sentence
        assert why == "damaged" or why not in sentence
    assert solved(question(), told).kept
    assert len(told.refusals) == 1


def test_a_table_made_by_other_sources_is_made_anew(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    solved(question(), told)
    monkeypatch.setattr(fake, "FAKE", replace(fake.FAKE, sources=("errors.py",)))
    assert not solved(question(), told).kept
    assert [one.params["why"] for one in told.refusals] == ["older"]


def test_a_table_in_the_place_of_another_is_not_used(told: Told) -> None:
    solved(question(), told)
    other = table_path(question("all"))
    table_path(question()).rename(other)
    with pytest.raises(Unusable, match="older"):
        read_table(other, question("all"))


def test_no_table_runs_code_when_it_is_read() -> None:
    source = Path(tables.__file__).read_text()
    assert "pickle" not in source
    assert "np.load" not in source


# --- where nothing can be kept


def test_where_the_folder_cannot_be_made_the_answer_comes_with_a_line(folder: Path, told: Told) -> None:
    folder.write_text("a file, where the folder should be")
    found = solved(question(), told)
    assert (found.solution.value, [one.code for one in told.refusals]) == (
        199_999.5,
        [Code.TABLE_UNUSABLE, Code.TABLE_NOT_KEPT],
    )


def test_where_the_folder_is_read_only_too(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(**_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(tables, "NamedTemporaryFile", refused)  # to root, no folder is read-only
    assert solved(question(), told).solution.value == 199_999.5
    assert [(one.code, one.params["why"]) for one in told.refusals] == [(Code.TABLE_NOT_KEPT, "Permission denied")]


def test_on_a_full_disk_too_and_nothing_is_left_behind(
    told: Told, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert solved(question(), told).solution.value == 199_999.5
    assert [(one.code, one.params["why"]) for one in told.refusals] == [
        (Code.TABLE_NOT_KEPT, "No space left on device")
    ]
    assert list((folder / "tables").iterdir()) == []


def test_what_a_stopped_process_left_behind_is_deleted_after_a_day(folder: Path, told: Told) -> None:
    (folder / "tables").mkdir(parents=True)
    old, new = folder / "tables" / "a.new", folder / "tables" / "b.new"
    for path in (old, new):
        path.write_bytes(b"half a table")
    os.utime(old, (1, 1))
    solved(question(), told)
    assert (old.exists(), new.exists()) == (False, True)


# --- several at once


def test_processes_that_make_the_same_table_at_once_all_end_well(folder: Path) -> None:
    command = [sys.executable, "-m", "tests.solve.fake", str(folder), "12"]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    said = [process.communicate(timeout=120)[0] for process in running]
    assert ([process.returncode for process in running], said) == ([0] * 3, ["0\n"] * 3)
    assert [path.suffix for path in (folder / "tables").iterdir()] == [".table"]


# --- questions


@pytest.mark.parametrize(
    ("options", "objective", "code"),
    [
        ({"joker": "on"}, "score", Code.UNKNOWN_OPTION),
        ({"bonus": "maybe"}, "score", Code.BAD_CHOICE),
        ({"colour": "green"}, "score", Code.BAD_CHOICE),
        ({}, "fame", Code.UNKNOWN_OBJECTIVE),
        ({}, "score:", Code.UNKNOWN_OBJECTIVE),
        ({}, "score:-1", Code.UNKNOWN_OBJECTIVE),
        ({}, "score:1.5", Code.UNKNOWN_OBJECTIVE),
        ({}, "score:0", Code.BAD_GOAL),
        ({}, "score:301", Code.BAD_GOAL),
        ({"bonus": "off"}, "score:300", Code.BAD_GOAL),
    ],
)
def test_what_cannot_be_asked_is_refused_with_what_can_be(
    options: dict[str, object], objective: str, code: Code
) -> None:
    with pytest.raises(YamError) as refused:
        fake.FAKE.question(options, objective)
    assert refused.value.code == code
    for language in LANGUAGES:
        said = Words(language).error(refused.value)
        assert any(
            known in said
            for known in ("bonus=on|off", "on, off", "red, blue", "score, all, score:N", "1 to 300", "1 à 300", "265")
        )
