"""Solved tables on disk: a file per question, mapped into memory, checked when opened, and made anew if unusable.

A file is a line with a checksum of all that follows, a line of JSON that says what it answers,
and the numbers as they lie in memory. It is written beside its place and then moved there, so
nobody ever reads half a table, and of two processes that make the same one the last wins.
"""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from tempfile import NamedTemporaryFile
from time import perf_counter, time
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import Struct

from yamclub.errors import Code, YamError
from yamclub.kernel.codec import BadJson, decode, encode
from yamclub.solve.folder import cache_folder
from yamclub.solve.solution import Distribution, Question, Solution

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Kind = Literal["values", "scores"]
"""The value of every state, or the probability of every score."""

_MAGIC = b"yamclub table 1 "
_DIGEST = 32
_FIRST_LINE = len(_MAGIC) + 2 * _DIGEST + 1
_ALIGNED = 4096
"""The numbers start at a multiple of this many bytes: a page of memory."""
_LONGEST_HEADER = 64 * 1024
_LEFT_OVER_AFTER = 24 * 3600
"""Seconds after which a file that a stopped process was writing is deleted."""


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table answers, and what it is made of."""

    kind: Kind
    target: str
    options: dict[str, str]
    objective: str
    made_by: str
    value: float
    states: int
    seconds: float
    shape: tuple[int, ...]
    dtype: Literal["<f8"] = "<f8"


class Watcher:
    """Follows what is done about a table. This one says nothing; others override what they want to show."""

    def begins(self) -> None:
        """There is no good table, so that something has to be computed, and perhaps compiled."""

    def progress(self, done: int, of: int) -> None:
        """So many parts are done."""

    def mended(self, refusal: YamError) -> None:
        """Something went wrong and was mended: a table that could not be used, or not be kept."""


class Unusable(Exception):
    """A table that can't be used: ``cut_short``, ``foreign``, ``damaged`` or ``older``."""


class Found(NamedTuple):
    """A solution, and whether it was kept from before."""

    solution: Solution
    kept: bool


def table_path(question: Question, kind: Kind = "values") -> Path:
    chosen = [f"{name}={value}" for name, value in question.options.items()]
    name = "-".join([question.target.id, *chosen, question.objective.replace(":", "-"), kind])
    return cache_folder() / "tables" / f"{name}.table"


def solved(question: Question, watcher: Watcher, *, again: bool = False) -> Found:
    """The solution, from its table if there is a good one; else it is solved, and kept if it can be."""
    began = perf_counter()
    values = None if again else _read(question, "values", watcher)
    if values is not None:
        return Found(_timed(values, perf_counter() - began), kept=True)
    watcher.begins()
    solution = _timed(question.solve(watcher.progress), perf_counter() - began)
    _write(question, "values", solution, watcher)
    return Found(solution, kept=False)


def kept(question: Question, watcher: Watcher) -> Solution | None:
    """The solution, if there is a good table of it."""
    return _read(question, "values", watcher)


def distribution(question: Question, solution: Solution, watcher: Watcher, *, again: bool = False) -> Distribution:
    """The exact probability of every score under this solution's play, kept like the solution itself."""
    import numpy as np

    known = None if again else kept_distribution(question, watcher)
    if known is not None:
        return known
    watcher.begins()
    found = question.distribution(solution, watcher.progress)
    scores = sorted(found)
    table = np.array([scores, [found[score] for score in scores]], dtype="<f8")
    _write(question, "scores", Solution(solution.value, solution.states, solution.seconds, table), watcher)
    return {score: found[score] for score in scores}


def kept_distribution(question: Question, watcher: Watcher) -> Distribution | None:
    known = _read(question, "scores", watcher)
    if known is None:
        return None
    return {int(score): float(share) for score, share in zip(*known.values, strict=True)}


def _timed(solution: Solution, seconds: float) -> Solution:
    return Solution(solution.value, solution.states, seconds, solution.values)


# --- reading


def _read(question: Question, kind: Kind, watcher: Watcher) -> Solution | None:
    path = table_path(question, kind)
    try:
        return read_table(path, question, kind)
    except FileNotFoundError:
        return None
    except (OSError, Unusable) as unusable:
        why = unusable.strerror if isinstance(unusable, OSError) else str(unusable)
        watcher.mended(YamError(Code.TABLE_UNUSABLE, file=str(path), why=str(why)))
        return None


def read_table(path: Path, question: Question, kind: Kind = "values") -> Solution:
    """The table in this file, mapped into memory; ``Unusable`` if it is damaged or answers something else."""
    import numpy as np

    if path.stat().st_size <= _FIRST_LINE:
        raise Unusable("cut_short")
    with path.open("rb") as file:
        whole: NDArray[np.uint8] = np.memmap(file, dtype=np.uint8, mode="r")
    first = bytes(whole[:_FIRST_LINE])
    if not first.startswith(_MAGIC):
        raise Unusable("foreign")
    if first != _first_line(whole[_FIRST_LINE:]):
        raise Unusable("damaged")
    start = bytes(whole[_FIRST_LINE : _FIRST_LINE + _LONGEST_HEADER])
    line, newline, _ = start.partition(b"\n")
    try:
        header = decode(line, Header)
    except BadJson:
        raise Unusable("foreign") from None
    if header != _header(question, kind, header):
        raise Unusable("older")
    numbers = whole[_FIRST_LINE + len(line) + len(newline) :].view("<f8").reshape(header.shape)
    return Solution(header.value, header.states, header.seconds, numbers)


def _first_line(rest: object) -> bytes:
    digest = blake2b(rest, digest_size=_DIGEST)  # type: ignore[arg-type]  # anything with a buffer
    return _MAGIC + digest.hexdigest().encode() + b"\n"


def _header(question: Question, kind: Kind, like: Header | Solution) -> Header:
    """The header that a table of this question has, with the numbers of this one."""
    return Header(
        kind=kind,
        target=question.target.id,
        options=question.options,
        objective=question.objective,
        made_by=question.made_by(),
        value=like.value,
        states=like.states,
        seconds=like.seconds,
        shape=like.shape if isinstance(like, Header) else like.values.shape,
    )


# --- writing


def _write(question: Question, kind: Kind, solution: Solution, watcher: Watcher) -> None:
    path = table_path(question, kind)
    try:
        write_table(path, question, kind, solution)
    except OSError as failure:
        watcher.mended(YamError(Code.TABLE_NOT_KEPT, file=str(path), why=str(failure.strerror)))


def write_table(path: Path, question: Question, kind: Kind, solution: Solution) -> None:
    """Put this table in its place, whole or not at all."""
    header = encode(_header(question, kind, solution))
    spaces = -(_FIRST_LINE + len(header) + 1) % _ALIGNED  # JSON may end in spaces
    rest = header + b" " * spaces + b"\n" + solution.values.astype("<f8", copy=False).tobytes()
    path.parent.mkdir(parents=True, exist_ok=True)
    _delete_left_over(path.parent)
    with NamedTemporaryFile(dir=path.parent, prefix=f"{path.stem}.", suffix=".new", delete=False) as file:
        try:
            file.write(_first_line(rest))
            file.write(rest)
            file.flush()
            os.fsync(file.fileno())
            file.close()
            Path(file.name).replace(path)
        except BaseException:
            Path(file.name).unlink(missing_ok=True)
            raise


def _delete_left_over(folder: Path) -> None:
    for path in folder.glob("*.new"):
        with suppress(OSError):  # somebody else's, or gone by now
            if time() - path.stat().st_mtime > _LEFT_OVER_AFTER:
                path.unlink()
