"""Work is done in order, only as far as it is wanted, and again where a worker was lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lab.tasks import die_always, die_once, fail_at_three, square
from yamclub.errors import Code, YamError
from yamclub.lab.workers import Here, Processes, workers


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order(jobs: int) -> None:
    with workers(jobs) as those:
        assert list(those.run(square, range(20))) == [number * number for number in range(20)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_given_is_asked_for_only_as_needed(jobs: int) -> None:
    asked = []

    def given() -> Iterator[int]:
        for number in range(1000):
            asked.append(number)
            yield number

    with workers(jobs) as those:
        results = those.run(square, given())
        assert [next(results) for _ in range(3)] == [0, 1, 4]
    assert len(asked) <= 3 + jobs + 1


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_of_the_task_is_raised_where_its_result_is_asked_for(jobs: int) -> None:
    with workers(jobs) as those:
        results = those.run(fail_at_three, range(5))
        assert [next(results) for _ in range(3)] == [0, 1, 2]
        with pytest.raises(ValueError, match="three"):
            next(results)


def test_what_a_lost_worker_was_given_is_given_to_another(tmp_path: Path) -> None:
    with Processes(2) as those:
        assert list(those.run(die_once, [(number, str(tmp_path)) for number in range(6)])) == list(range(6))
    assert (tmp_path / "died").exists()


def test_work_that_always_takes_its_worker_down_is_given_up() -> None:
    with Processes(2) as those, pytest.raises(YamError) as refused:
        list(those.run(die_always, range(6)))
    assert refused.value.code == Code.WORKERS_LOST


def test_one_job_needs_no_other_process() -> None:
    assert isinstance(workers(1), Here)
