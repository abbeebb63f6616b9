"""The turn solver in arrays against its slow twin in fractions."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from tests.solve.twin import NO_DICE, SlowTurn
from yamclub.kernel.dice import Dice, dice, throws
from yamclub.solve import compiled
from yamclub.solve.numbering import FIRST_THROW, Floats, keep_list, lattice, number_of, throw_list
from yamclub.solve.turn import solve_turn, turn_values

PLACE = {throw: place for place, throw in enumerate(throw_list())}


def whole_numbers(seed: int, count: int = 1) -> Floats:
    return np.random.default_rng(seed).integers(0, 50, (count, 252)).astype(float)


def twin_of(worth: Floats, *, locks: bool = False, may_stop: Floats | None = None) -> SlowTurn:
    def final(lying: Dice) -> Fraction:
        return Fraction(int(worth[PLACE[lying]]))

    def stop(lying: Dice) -> Fraction | None:
        return final(lying) if may_stop is None or may_stop[PLACE[lying]] else None

    return SlowTurn(final, stop, locks=locks)


def test_throws_and_keeps_are_numbered_as_the_kernel_lists_them() -> None:
    assert (len(keep_list()), len(throw_list()), FIRST_THROW) == (462, 252, 210)
    assert throw_list() == throws(5).outcomes
    assert [number_of()[dice(text)] for text in ("", "1", "6", "11", "66666")] == [0, 1, 6, 7, 461]


def test_one_die_more_and_one_die_less_are_the_same_steps() -> None:
    known = lattice()
    up = {(keep, above) for keep in range(210) for above in known.up[keep].tolist()}
    first = known.first_down
    down = {(below, keep) for keep in range(462) for below in known.down[first[keep] : first[keep + 1]].tolist()}
    assert up == down
    assert len(up) == 1260


@pytest.mark.parametrize("locks", [False, True])
def test_every_position_of_a_turn_is_worth_what_the_twin_says(locks: bool) -> None:
    worth = whole_numbers(1)[0]
    turn, twin = solve_turn(worth, locks=locks), twin_of(worth, locks=locks)
    assert turn.value == pytest.approx(float(twin.kept(NO_DICE, 3)), rel=1e-13)
    for keep in keep_list()[:FIRST_THROW]:
        for to_come in (1, 2):
            expected = float(twin.kept(keep, to_come))
            assert turn.kept[to_come, number_of()[keep]] == pytest.approx(expected, rel=1e-13)
    for thrown in throw_list():
        assert turn.best(thrown, 2).worth == pytest.approx(float(twin.lying(NO_DICE, thrown, 2)), rel=1e-13)


def test_the_best_keep_beside_locked_dice_is_worth_what_the_twin_says() -> None:
    worth, locked = whole_numbers(2)[0], dice("44")
    turn, twin = solve_turn(worth, locks=True), twin_of(worth, locks=True)
    for thrown in throws(3).outcomes:
        best = turn.best(thrown, 1, locked)
        assert best.worth == pytest.approx(float(twin.lying(locked, thrown, 1)), rel=1e-13)
        assert locked.within(best.keep)
        assert best.keep.within(locked + thrown)


def test_a_turn_that_may_not_always_be_ended_early() -> None:
    worth = whole_numbers(3)[0]
    may = np.random.default_rng(33).integers(0, 2, 252).astype(float)
    stop = np.where(may > 0, worth, -np.inf)
    assert solve_turn(worth, stop=stop).value == pytest.approx(float(twin_of(worth, may_stop=may).kept(NO_DICE, 3)))
    assert solve_turn(worth, stop=stop).value < solve_turn(worth).value


@pytest.mark.parametrize("locks", [False, True])
@pytest.mark.parametrize("throws_made", [1, 2, 3])
def test_many_turns_at_once_are_worth_what_each_is_alone(locks: bool, throws_made: int) -> None:
    worth = whole_numbers(4, 19)  # not a multiple of the eight that are solved together
    values = turn_values(worth, throws_made, locks=locks)
    alone = [solve_turn(line, throws_made, locks=locks).value for line in worth]
    assert values == pytest.approx(alone, rel=1e-14)


def test_the_chance_of_a_yam_in_three_throws() -> None:
    # 4.6029 %, as every treatment of the game has it: 347897 / 7558272.
    worth = np.array([float(max(throw.counts) == 5) for throw in throw_list()])
    assert solve_turn(worth).value == pytest.approx(347897 / 7558272, abs=1e-15)
    assert twin_of(worth).kept(NO_DICE, 3) == Fraction(347897, 7558272)


SOLVING = """
import numpy as np
from yamclub.solve.compiled import counting_compilations
from yamclub.solve.turn import turn_values
with counting_compilations() as names:
    turn_values(np.ones((9, 252)))
print(len(names))
"""


def test_kernels_are_compiled_once_and_then_read_from_disk(tmp_path: Path) -> None:
    def run() -> subprocess.CompletedProcess[str]:
        environment = {"YAMCLUB_CACHE": str(tmp_path), "PATH": ""}
        return subprocess.run([sys.executable, "-c", SOLVING], env=environment, capture_output=True, text=True)

    first, second = run(), run()
    assert int(first.stdout) > 0, first.stderr
    assert first.stderr.count("\n") == 1, "one line says that it compiles"
    assert (second.stdout, second.stderr) == ("0\n", "")


def test_without_a_folder_to_keep_them_in_kernels_still_work(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    environment = {"YAMCLUB_CACHE": str(tmp_path / "file" / "below"), "PATH": "", "TMPDIR": str(tmp_path)}
    ended = subprocess.run([sys.executable, "-c", SOLVING], env=environment, capture_output=True, text=True)
    assert int(ended.stdout) > 0, ended.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["file"], "and leave nothing behind"


def test_every_kernel_is_among_the_sources() -> None:
    package = Path(compiled.__file__).parents[1]
    hashed = {path for pattern in compiled.SOURCES for path in package.glob(pattern)}
    with_kernels = {path for path in package.rglob("*.py") if "kernel\ndef " in path.read_text()}
    assert package / "mechanics" / "sheet_worths.py" in with_kernels
    assert with_kernels <= hashed


def test_another_source_means_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "solve").mkdir()
    kernel = tmp_path / "solve" / "some.py"
    monkeypatch.setattr(compiled, "__file__", str(tmp_path / "solve" / "compiled.py"))
    hashes = set()
    for source in ("a = 1", "a = 2"):
        kernel.write_text(source)
        hashes.add(compiled._hash_of_sources())
    assert len(hashes) == 2
