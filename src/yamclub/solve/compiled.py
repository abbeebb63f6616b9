"""Functions compiled to machine code: ``@kernel``, where their compiled form is kept, and a line while it is made.

numba keeps compiled functions on disk, but does not notice when a function that another one calls
has changed. So the folder is named by a hash of every kernel's source, and a change starts a new one.
"""

from __future__ import annotations

import os
import sys
from atexit import register
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from time import time
from typing import Any, TypeVar, overload

import numba
from numba.core import config, event

from yamclub.solve.folder import cache_folder

F = TypeVar("F", bound=Callable[..., Any])

SOURCES = ("kernel/*.py", "solve/**/*.py", "mechanics/*.py", "batch/**/*.py", "games/*/*.py")
"""Kernels, and all that they take numbers from: a constant of a game's rules is compiled in."""
_FORGOTTEN_AFTER = 30 * 24 * 3600
"""Seconds after which the compiled form of older sources is deleted."""


def _hash_of_sources() -> str:
    package = Path(__file__).parents[1]
    digest = blake2b(digest_size=8)
    for path in sorted({path for pattern in SOURCES for path in package.glob(pattern)}):
        digest.update(str(path.relative_to(package)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _kernel_folder() -> Path:
    """Where compiled functions are kept for these sources; those of sources long gone are deleted.

    If nothing can be kept there, they are compiled for this process alone.
    """
    every = cache_folder() / "kernels"
    here = every / _hash_of_sources()
    try:
        here.mkdir(parents=True, exist_ok=True)
        (here / ".used").touch()
        for older in every.iterdir():
            if time() - (older / ".used").stat().st_mtime > _FORGOTTEN_AFTER:
                rmtree(older, ignore_errors=True)
    except OSError:
        if not os.access(here, os.W_OK):
            here = Path(mkdtemp(prefix="yamclub-kernels-"))
            register(rmtree, here, ignore_errors=True)
    return here


config.CACHE_DIR = str(_kernel_folder())  # type: ignore[attr-defined]


@overload
def kernel(function: F) -> F: ...
@overload
def kernel(*, parallel: bool = False, inline: bool = False) -> Callable[[F], F]: ...
def kernel(function: Callable[..., Any] | None = None, *, parallel: bool = False, inline: bool = False) -> Any:
    """Compile this function when it is first called, without holding Python's lock while it runs.

    ``inline`` is for small helpers of other kernels. Prefer ``solve.threads`` to ``parallel``: it compiles
    faster, and several threads of one process may use it at the same time.
    """
    compile_it: Any = numba.njit(
        cache=True, nogil=True, parallel=parallel, error_model="numpy", inline="always" if inline else "never"
    )
    return compile_it if function is None else compile_it(function)


def row_kernel(function: F) -> F:
    """A kernel that makes no array of its own: it works on those it is given, and on one row of them at a time.

    Counting references to arrays, and handing many of them from function to function, took ten times as long as
    the work itself. So nothing is counted, and what calls this function contains its code.
    """
    njit: Any = numba.njit  # whose types don't know all of its options
    compile_it = njit(cache=True, nogil=True, error_model="numpy", forceinline=True, _nrt=False)
    compiled: F = compile_it(function)
    return compiled


class CompileLine(event.Listener):
    """Says on the terminal that something is being compiled, and takes it back when that is done."""

    def __init__(self) -> None:
        self.sentence = "Compiling for this machine, the first time only…"
        self._depth = 0
        self._told = False

    def on_start(self, event: Any) -> None:
        self._depth += 1
        if sys.stderr.isatty():
            if self._depth == 1:
                self._write(f"\r{self.sentence}")
        elif not self._told:
            self._write(f"{self.sentence}\n")
        self._told = True

    def on_end(self, event: Any) -> None:
        self._depth -= 1
        if self._depth == 0 and sys.stderr.isatty():
            self._write("\r\x1b[K")

    @staticmethod
    def _write(text: str) -> None:
        sys.stderr.write(text)
        sys.stderr.flush()


COMPILE_LINE = CompileLine()
_events: Any = event
_events.register("numba:compile", COMPILE_LINE)


@contextmanager
def counting_compilations() -> Iterator[list[str]]:
    """The names of the functions that are compiled within, rather than read from disk."""
    names: list[str] = []

    class Counter(event.Listener):
        def on_start(self, event: Any) -> None:
            names.append(event.data["dispatcher"].py_func.__qualname__)

        def on_end(self, event: Any) -> None:
            pass

    counter = Counter()
    _events.register("numba:compile", counter)
    try:
        yield names
    finally:
        _events.unregister("numba:compile", counter)
