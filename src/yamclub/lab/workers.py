"""Who does the work: this process, several, or the machines of a Ray cluster. The results are the same.

A task is a function of one value, importable by name, and answers the same wherever it runs. So a worker that is lost
costs only time: what it was given is given to another.
"""

from __future__ import annotations

import atexit
import logging
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, ExitStack, redirect_stdout
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar

from yamclub.errors import Code, YamError

T = TypeVar("T")
R = TypeVar("R")

MOST_LOST = 3
"""How often the same work may take its worker down before that is taken for the work's fault."""
_TIMES_TO_STOP, _STOP_SECONDS = 10, 0.2
_ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
_HANDED_ON = ("PYTHONPATH", "YAMCLUB_WEIGHTS")
"""Where this package and its weights are, if that is set."""


class Workers(AbstractContextManager[Any], Protocol):
    """Do the same task on many values, several at a time. Leaving its ``with`` stops what still runs."""

    @property
    def count(self) -> int:
        """How many values are worked on at the same time."""
        ...

    def run(self, task: Callable[[T], R], given: Iterable[T]) -> Iterator[R]:
        """The results, in the order of what was given; that is asked for only as it is needed."""
        ...


def one_thread_each() -> None:
    """Sums in one order, and no more threads than workers. Call it before NumPy is imported."""
    for name in _ONE_THREAD:
        os.environ[name] = "1"


class Here:
    """This process itself, one value after the other."""

    count = 1

    def run(self, task: Callable[[T], R], given: Iterable[T]) -> Iterator[R]:
        return map(task, given)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, bad: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing runs on its own."""


class Processes:
    """So many processes of this machine, started afresh so that they are the same on every system."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    def run(self, task: Callable[[T], R], given: Iterable[T]) -> Iterator[R]:
        values, waiting = iter(given), deque[tuple[T, Future[R]]]()
        lost = 0
        while True:
            for value in _next(values, self.count + 1 - len(waiting)):
                waiting.append((value, self._submit(task, value)))
            if not waiting:
                return
            value, future = waiting[0]
            try:
                done = future.result()
            except BrokenProcessPool:
                lost += 1
                if lost > MOST_LOST:
                    raise YamError(Code.WORKERS_LOST, times=lost) from None
                self._stop()
                waiting = deque((value, self._submit(task, value)) for value, _ in waiting)
                continue
            lost = 0
            waiting.popleft()
            yield done

    def _submit(self, task: Callable[[T], R], value: T) -> Future[R]:
        try:
            return self._started().submit(task, value)
        except BrokenProcessPool:  # it broke since: the future that says so is ahead of this one
            broken: Future[R] = Future()
            broken.set_exception(BrokenProcessPool())
            return broken

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.count, get_context("spawn"), _begin)
        return self._pool

    def _stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        running = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for _ in range(_TIMES_TO_STOP):  # a process that is about to wait may miss a signal, but not several
            for one in running:
                one.terminate()
            for one in running:
                one.join(_STOP_SECONDS)
            running = [one for one in running if one.is_alive()]
        for one in running:
            one.kill()
            one.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, bad: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop()


_ENDINGS: list[Callable[[], None]] = []


def at_end(ending: Callable[[], None]) -> None:
    """Have this done when this process ends, or is ended as a worker."""
    _ENDINGS.append(ending)
    atexit.register(ending)


def _begin() -> None:
    """In a new process: Ctrl-C is for the one that started it, and without that one there is nothing to do."""
    one_thread_each()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: _end())
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        _end()


def _end() -> None:
    """At once, whatever this process is doing: an exception would only be taken for one of the task's."""
    for ending in _ENDINGS:
        ending()
    os._exit(1)


class OnRay:
    """The workers of a Ray cluster: ``auto`` for the one of this machine, or ``ray://HOST:PORT``, or ``HOST:PORT``.

    Every machine needs the same version of this package. Ray gives the work of a lost worker to another.
    """

    def __init__(self, address: str) -> None:
        import ray

        self._ray: Any = ray
        self._ours = not ray.is_initialized()
        if self._ours:
            try:
                ray.init(
                    address, log_to_driver=False, logging_level=logging.ERROR, runtime_env={"env_vars": _environment()}
                )
            except (ConnectionError, ValueError, RuntimeError, OSError) as bad:
                raise YamError(Code.RAY_AWAY, address=address[:80], why=str(bad).strip().partition("\n")[0]) from None
        self._tasks: list[Any] = []
        self._quiet = ExitStack()

    @property
    def count(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def run(self, task: Callable[[T], R], given: Iterable[T]) -> Iterator[R]:
        remote = self._ray.remote(max_retries=MOST_LOST * 4, num_cpus=1)(task)
        values, waiting = iter(given), deque[Any]()
        while True:
            for value in _next(values, 2 * self.count - len(waiting)):
                waiting.append(remote.remote(value))
            if not waiting:
                return
            self._tasks = list(waiting)
            yield self._got(waiting.popleft())

    def _got(self, task: Any) -> Any:
        failures = self._ray.exceptions
        try:
            return self._ray.get(task)
        except failures.RayTaskError as failed:
            raise failed.cause from None
        except (failures.WorkerCrashedError, failures.NodeDiedError):
            raise YamError(Code.WORKERS_LOST, times=MOST_LOST * 4) from None

    def __enter__(self) -> Self:
        """Ray prints what becomes of its nodes, also where JSON is to be printed: until the end that goes nowhere."""
        nowhere = self._quiet.enter_context(Path(os.devnull).open("w"))
        self._quiet.enter_context(redirect_stdout(nowhere))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, bad: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop()
        self._quiet.close()

    def _stop(self) -> None:
        if self._ours:
            self._ray.shutdown()
            return
        for task in self._tasks:
            self._ray.cancel(task, force=True)


def _environment() -> dict[str, str]:
    """What workers are started with."""
    return {name: os.environ[name] for name in _HANDED_ON if name in os.environ} | dict.fromkeys(_ONE_THREAD, "1")


def _next(values: Iterator[T], count: int) -> Iterator[T]:
    """The next few, one at a time: what follows may depend on what happens with them."""
    for _ in range(count):
        try:
            yield next(values)
        except StopIteration:
            return


def workers(jobs: int = 1, ray: str | None = None) -> Workers:
    """As ``--jobs`` and ``--ray`` say."""
    if ray is not None:
        return OnRay(ray)
    return Here() if jobs == 1 else Processes(jobs)
