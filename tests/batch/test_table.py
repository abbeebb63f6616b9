"""A table of many matches: what it returns, what it refuses, and that nothing depends on how it is run."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.conformance.walks import walk
from yamclub.batch import make, rollout
from yamclub.batch.table import Table
from yamclub.errors import Code, YamError
from yamclub.game import State
from yamclub.games import game
from yamclub.solve.compiled import counting_compilations


def refused(call: Any, code: Code) -> YamError:
    with pytest.raises(YamError) as refusal:
        call()
    assert refusal.value.code == code
    return refusal.value


def positions(name: str, seats: int, seed: int = 1) -> list[State]:
    return [step.after for step in walk(game(name).start(seats), Random(seed))]


def played(table: Table, steps: int) -> list[np.ndarray[Any, Any]]:
    """The observations of the first three matches, step by step."""
    return [table.step(table.random_actions()).observation[:3].copy() for _ in range(steps)]


# --- the same seed, the same matches


def test_a_seed_gives_the_same_matches_again() -> None:
    one, other = make("yams", 5, 2, seed=3), make("yams", 5, 2, seed=3)
    assert np.array_equal(played(one, 100), played(other, 100))


def test_seeds_differ_and_so_do_matches() -> None:
    one, other = make("yams", 5, 2, seed=3), make("yams", 5, 2, seed=4)
    seen = played(one, 20)
    assert not np.array_equal(seen, played(other, 20))
    assert not np.array_equal(seen[9][0], seen[9][1])


def test_a_match_is_the_same_whoever_plays_beside_it_and_on_however_many_cores() -> None:
    few, many = make("slam", 3, 2, seed=8), make("slam", 20_000, 2, seed=8)
    assert np.array_equal(played(few, 60), played(many, 60))


def test_reset_begins_again() -> None:
    table = make("master", 4, 2, seed=6)
    first = table.last.observation.copy()
    played(table, 30)
    assert np.array_equal(table.reset(6).observation, first)


# --- what a step returns


def test_arrays_are_reused_and_read_only() -> None:
    table = make("yams", 4, 2)
    before, after = table.last, table.step(table.random_actions())
    assert all(one is other for one, other in zip(before, after, strict=True))
    with pytest.raises(ValueError, match="read-only"):
        after.mask[0, 0] = True


def test_shapes_and_types() -> None:
    table = make("slam", 6, 3)
    seen = table.last
    assert seen.observation.shape == (6, sum(field.width for field in table.fields))
    assert seen.mask.shape == (6, len(game("slam").every_action(3)))
    assert seen.reward.shape == seen.scores.shape == seen.places.shape == (6, 3)
    assert (seen.mask.dtype, seen.done.dtype, seen.reward.dtype) == (np.bool_, np.bool_, np.float32)
    assert table.columns["dice"] == slice(1, 7)
    assert seen.observation[:, table.columns["dice"]].sum(axis=1).tolist() == [5] * 6


def test_a_table_goes_on_by_itself() -> None:
    table = make("yams", 50, 1)
    ended = 0
    for _ in range(60):
        seen = table.step(table.random_actions())
        ended += int(seen.done.sum())
        assert seen.mask.any(axis=1).all()
        assert (seen.reward[seen.done, 0] == seen.scores[seen.done, 0]).all()
        assert (seen.reward[~seen.done] == 0).all()
    assert ended > 50


def test_a_table_that_does_not_stays_as_it_ended() -> None:
    table = make("yams", 20, 3, auto_reset=False)
    assert table.play_random(1000) > 20 * 39
    ended = table.rows.copy()
    seen = table.step(np.zeros(20, np.int64))
    assert seen.done.all()
    assert not seen.mask.any()
    assert (seen.mover == -1).all()
    assert np.allclose(seen.reward.sum(axis=1), 1)
    assert np.array_equal(ended, table.rows)


@pytest.mark.parametrize(("name", "seats"), [("yams", 2), ("slam", 4), ("master", 2)])
def test_random_actions_are_legal_and_all_of_them_come_up(name: str, seats: int) -> None:
    table = make(name, 1000, seats, seed=1)
    table.load([table.state(0)] * 1000, seed=2)
    legal = np.flatnonzero(table.last.mask[0])
    counts = np.bincount(
        np.concatenate([table.random_actions().copy() for _ in range(20)]), minlength=len(table.actions)
    )
    assert np.flatnonzero(counts).tolist() == legal.tolist()
    assert abs(counts[legal] - 20_000 / len(legal)).max() < 6 * (20_000 / len(legal)) ** 0.5


# --- what is refused, leaving everything as it was


def test_an_illegal_action_changes_nothing_and_names_the_first_match() -> None:
    table = make("yams", 8, 2, seed=2)
    rows, mask = table.rows.copy(), table.last.mask.copy()
    actions = table.random_actions().copy()
    for wrong in (-1, len(table.actions), 2**40, int(np.flatnonzero(~mask[5])[0])):
        actions[5] = actions[7] = wrong
        refusal = refused(lambda: table.step(actions), Code.ILLEGAL_IN_BATCH)
        assert refusal.params["match"] == 5
    assert np.array_equal(rows, table.rows)
    assert np.array_equal(mask, table.last.mask)


@pytest.mark.parametrize(
    "actions", [[0], np.zeros((4, 1), int), np.zeros(4), np.zeros(4, np.uint64), np.zeros(4, np.bool_), "abcd", None]
)
def test_actions_of_another_shape_or_type_are_refused(actions: Any) -> None:
    table = make("yams", 4, 2)
    refused(lambda: table.step(actions), Code.BAD_BATCH_ACTIONS)


def test_small_integers_and_lists_are_accepted() -> None:
    table = make("yams", 3, 2)
    table.step(np.zeros(3, np.uint8))
    table.step([0, 0, 0])


def test_bad_tables_are_refused() -> None:
    wrong: list[Any] = [0, -1, 2.0, "3", None]
    for n in wrong:
        refused(lambda n=n: make("yams", n, 2), Code.BAD_BATCH_SIZE)
    refused(lambda: make("chess", 2, 2), Code.UNKNOWN_GAME)
    refused(lambda: make("yams", 2, 9), Code.BAD_SEAT_COUNT)
    refused(lambda: make("slam", 2, 3, {"teams": "yes"}), Code.BAD_SEAT_COUNT)
    refused(lambda: make("slam", 2, 2, {"colour": "red"}), Code.UNKNOWN_OPTION)
    refused(lambda: make("slam", 2, 2, {"series": "6"}), Code.BAD_OPTION_VALUE)
    refused(lambda: make(game("slam", 1), 2, 2), Code.RULES_DIFFER)


def test_states_of_other_tables_are_refused() -> None:
    table = make("yams", 1, 2)
    rows = table.rows.copy()
    over = positions("yams", 2)[-1]
    for state in (game("slam").start(2), game("yams").start(3), over):
        refused(lambda state=state: table.load([state]), Code.BAD_BATCH_STATE)
    refused(lambda: table.load([]), Code.BAD_BATCH_STATE)
    assert np.array_equal(rows, table.rows)


def test_without_numba_it_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['numba'] = None\n"
        "from yamclub.batch import make\n"
        "try: make('yams', 2, 2)\n"
        "except Exception as refusal: print(refusal.code, refusal.params['install'])"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said == 'missing_extra pip install "yamclub[solve]"\n'


# --- compiled once


@pytest.mark.parametrize(("name", "chosen"), [("yams", {"extra_yams": "yes"}), ("slam", {"series": "5"})])
def test_other_seats_and_options_compile_nothing(name: str, chosen: dict[str, str]) -> None:
    make(name, 2, 1).play_random(5)
    table = make(name, 2, 1)
    table.step(table.random_actions())
    with counting_compilations() as names:
        table = make(name, 3, 2, chosen)
        table.step(table.random_actions())
        table.play_random(5)
    assert names == []


# --- positions


@pytest.mark.parametrize(("name", "seats"), [("yams", 1), ("yams", 4), ("slam", 1), ("slam", 3), ("master", 2)])
def test_states_become_rows_and_back(name: str, seats: int) -> None:
    every = [state for state in positions(name, seats) if state.turn().seats]
    table = make(name, len(every), seats)
    table.load(every)
    assert [table.state(match) for match in range(len(every))] == [table.rules.kept(state) for state in every]


def test_what_a_state_awaits_is_thrown() -> None:
    awaiting = [state for state in positions("slam", 3) if state.turn().chance]
    table = make("slam", len(awaiting), 3, noting=True)
    assert not any(table.state(match).turn().chance for match in range(len(awaiting)))
    table.load(awaiting, seed=5)
    for match, state in enumerate(awaiting):
        after: Any = table.state(match)
        assert after.turn().seats
        if state.phase == "throwing":  # type: ignore[attr-defined]
            assert state.dice.within(after.dice)  # type: ignore[attr-defined]


def test_a_rollout_of_what_is_over_is_its_result() -> None:
    every = positions("master", 2)
    over = every[-1]
    result = over.result()
    assert result is not None
    means = rollout("master", [over, every[len(every) // 2]], copies=50)
    assert tuple(means.scores[0]) == result.scores
    assert means.rewards.sum(axis=1).tolist() == pytest.approx([1, 1])


def test_random_play_and_a_random_policy_agree() -> None:
    state = positions("yams", 1)[40]
    rng = np.random.default_rng(1)
    at_random = rollout("yams", [state], copies=4000, seed=1)
    by_policy = rollout(
        "yams", [state], copies=4000, seed=2, policy=lambda seen: (rng.random(seen.mask.shape) * seen.mask).argmax(1)
    )
    assert at_random.scores[0, 0] == pytest.approx(by_policy.scores[0, 0], abs=3)


def test_rollouts_need_states_and_copies() -> None:
    refused(lambda: rollout("yams", []), Code.BAD_BATCH_SIZE)
    refused(lambda: rollout("yams", [game("yams").start(2)], copies=0), Code.BAD_BATCH_SIZE)
